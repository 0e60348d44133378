import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutText

/// What differs when one layout is shown on several devices, in several text sizes and in both directions.
///
/// Every scene is compared with the same scene in the first setting. That a view is elsewhere says little, so what counts
/// is a size that differs by more than a pixel (screens round texts each in their own way), other lines, a text that is cut off, a view that sticks out, and views that come or go.
struct MatrixSummary {
  /// The scenes that are compared, as indices of all scenes.
  let scene: Int
  let base: Int
  /// Indices of the scene's nodes; those of `missing` belong to the base.
  private(set) var resized: [Int] = []
  private(set) var rewrapped: [Int] = []
  private(set) var truncated: [Int] = []
  private(set) var outside: [Int] = []
  private(set) var missing: [Int] = []
  private(set) var added: [Int] = []

  init(_ scene: SceneLayout, at index: Int, against base: SceneLayout, at baseIndex: Int) {
    self.scene = index
    self.base = baseIndex
    var known: [NodeKey: Int] = [:]
    for (index, node) in base.nodes.enumerated() where node.isLaidOut { known[NodeKey(node, base)] = index }
    for (index, node) in scene.nodes.enumerated() where node.isLaidOut {
      if let other = known.removeValue(forKey: NodeKey(node, scene)) {
        compare(node, index, in: scene.container, with: base.nodes[other], in: base.container)
      } else {
        added.append(index)
      }
    }
    missing = known.values.sorted()
  }

  private mutating func compare(
    _ node: PlacedNode, _ index: Int, in container: Container, with other: PlacedNode, in otherContainer: Container
  ) {
    let pixel = 1 / min(container.scale, otherContainer.scale) + Self.dust
    if abs(node.frame.width - other.frame.width) > pixel || abs(node.frame.height - other.frame.height) > pixel {
      resized.append(index)
    }
    if node.text?.lines != other.text?.lines { rewrapped.append(index) }
    if node.text?.isTruncated == true && other.text?.isTruncated != true { truncated.append(index) }
    if sticksOut(node, of: container) && !sticksOut(other, of: otherContainer) { outside.append(index) }
  }

  private func sticksOut(_ node: PlacedNode, of container: Container) -> Bool {
    let frame = node.frame
    return frame.x < -Self.dust || frame.y < -Self.dust || frame.x + frame.width > container.size.width + Self.dust
      || frame.y + frame.height > container.size.height + Self.dust
  }

  /// Points that are no difference.
  private static let dust = 0.001

  /// All comparisons of a compilation, whose scenes start at an index of the report's.
  static func all(_ compilation: Compilation, from start: Int) -> [MatrixSummary] {
    let scenes = compilation.scenes
    return scenes.indices.map { index in
      let first = scenes.firstIndex { $0.name == scenes[index].name && $0.file == scenes[index].file } ?? index
      return MatrixSummary(scenes[index], at: start + index, against: scenes[first], at: start + first)
    }
  }
}

/// What makes nodes of two layouts the same node.
private struct NodeKey: Hashable {
  let path: String
  let kind: String
  let copy: Int32

  init(_ node: PlacedNode, _ scene: SceneLayout) {
    path = scene.paths.text(of: node.origin.path)
    kind = node.origin.kind
    copy = node.origin.copy
  }
}

extension MatrixSummary {
  /// As the report's key `matrix`.
  static func write(_ compilations: [Compilation], to json: inout JSONWriter) {
    json.beginArray()
    var start = 0
    for compilation in compilations {
      for summary in all(compilation, from: start) {
        summary.write(compilation.scenes[summary.scene - start], compilation.scenes[summary.base - start], to: &json)
      }
      start += compilation.scenes.count
    }
    json.endArray()
  }

  private func write(_ scene: SceneLayout, _ base: SceneLayout, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.key("scene")
    json.value(self.scene)
    json.key("base")
    json.value(self.base)
    write("resized", resized, scene, &json)
    write("rewrapped", rewrapped, scene, &json)
    write("truncated", truncated, scene, &json)
    write("outside", outside, scene, &json)
    write("missing", missing, base, &json)
    write("added", added, scene, &json)
    json.endObject()
  }

  private func write(_ key: StaticString, _ nodes: [Int], _ scene: SceneLayout, _ json: inout JSONWriter) {
    json.key(key)
    json.beginArray(inline: true)
    for node in nodes { json.value(scene.paths.text(of: scene.nodes[node].origin.path)) }
    json.endArray()
  }
}

extension SceneSetting {
  /// As members of a scene; what is as usual is left out.
  func write(to json: inout JSONWriter) {
    if let device {
      json.key("device")
      json.value(device)
    }
    if contentSize != .large {
      json.key("textSize")
      json.value(contentSize.name)
    }
    if direction == .rightToLeft {
      json.key("direction")
      json.value("rtl")
    }
  }
}
