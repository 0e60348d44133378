package import LayoutCompiler
import LayoutDiagnostics
import LayoutEvaluator

/// The nodes that a user means by a word: an identifier, a path of the frame report, or `line:column`.
package struct NodeMatch: Sendable {
  /// Index of the scene in the compilation, and of the node in the scene.
  package let scene: Int
  package let node: Int

  package init(scene: Int, node: Int) {
    self.scene = scene
    self.node = node
  }
}

/// All nodes of a compilation that `word` may mean, in order. A path that exists wins over an identifier of the same letters.
package func findNodes(_ word: String, in compilation: Compilation) -> [NodeMatch] {
  if let place = SourcePlace(word) { return nodes(at: place, in: compilation) }
  if let components = pathComponents(word) {
    let byPath = matches(in: compilation) { scene, node in
      let path = scene.nodes[node].origin.path
      return scene.paths.depth(of: path) == components.count && scene.paths.components(of: path) == components
    }
    if !byPath.isEmpty { return byPath }
  }
  return matches(in: compilation) { scene, node in scene.nodes[node].origin.identifier == word }
}

/// Every identifier of a compilation, for suggestions.
package func nodeIdentifiers(in compilation: Compilation) -> [String] {
  var names: [String] = []
  for scene in compilation.scenes {
    for node in scene.nodes {
      if let name = node.origin.identifier, !names.contains(name) { names.append(name) }
    }
  }
  return names
}

/// What to say of a place, `line:column`, on whose line no view stands: where the nearest one is. Nil for every other word.
package func nearestNode(to word: String, in compilation: Compilation) -> String? {
  guard let place = SourcePlace(word) else { return nil }
  var best: (distance: Int, words: String)?
  for scene in compilation.scenes {
    for node in scene.nodes {
      let start = compilation.sources.location(of: node.origin.place)
      let distance = abs(start.line - place.line)
      if distance >= best?.distance ?? .max { continue }
      best = (distance, "'" + node.origin.kind + "' at \(start.line):\(start.column)")
    }
  }
  return best?.words
}

/// `0.1.0` as numbers.
private func pathComponents(_ word: String) -> [Int]? {
  var components: [Int] = []
  for part in word.split(separator: ".", omittingEmptySubsequences: false) {
    guard let number = Int(part), number >= 0 else { return nil }
    components.append(number)
  }
  return components
}

/// `12:7`, counted from 1.
private struct SourcePlace {
  let line: Int
  let column: Int

  init?(_ word: String) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let line = Int(parts[0]), let column = Int(parts[1]) else { return nil }
    self.line = line
    self.column = column
  }
}

private func matches(in compilation: Compilation, where isMatch: (SceneLayout, Int) -> Bool) -> [NodeMatch] {
  var found: [NodeMatch] = []
  for (index, scene) in compilation.scenes.enumerated() {
    for node in scene.nodes.indices where isMatch(scene, node) { found.append(NodeMatch(scene: index, node: node)) }
  }
  return found
}

/// The nodes whose name stands at a place, or else the ones whose name is the last before it on its line.
private func nodes(at place: SourcePlace, in compilation: Compilation) -> [NodeMatch] {
  var best = 0
  for scene in compilation.scenes {
    for node in scene.nodes {
      let start = compilation.sources.location(of: node.origin.place)
      if start.line == place.line && start.column <= place.column { best = max(best, start.column) }
    }
  }
  return matches(in: compilation) { scene, node in
    let start = compilation.sources.location(of: scene.nodes[node].origin.place)
    return start.line == place.line && start.column == best
  }
}
