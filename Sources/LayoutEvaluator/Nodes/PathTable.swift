/// A path of a ``PathTable``: a node's place in the tree as the source shows it.
package struct PathID: Hashable, Sendable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
  /// The path with no components: the parent of the views at file scope.
  package static let root = PathID(0)
}

/// The paths of a scene's nodes, `0.1.0` and the like, as a tree of steps.
///
/// A path is its parent and one number more. Paths number siblings as they stand in the source, and count what is not a
/// node (`Group`, `if`, `ForEach`), so a path can have ancestors that no node has.
package struct PathTable: Sendable {
  private var parents: [Int32] = [-1]
  private var ordinals: [Int32] = [-1]
  private var depths: [Int32] = [0]

  package init() {}

  /// The path of the `ordinal`th part of the one at `parent`. Every call makes a new path.
  package mutating func append(_ ordinal: Int, to parent: PathID) -> PathID {
    parents.append(parent.index)
    ordinals.append(Int32(ordinal))
    depths.append(depths[Int(parent.index)] + 1)
    return PathID(Int32(parents.count - 1))
  }

  /// The path without its last component; nil for the root.
  package func parent(of path: PathID) -> PathID? {
    let parent = parents[Int(path.index)]
    return parent < 0 ? nil : PathID(parent)
  }

  /// The last component.
  package func ordinal(of path: PathID) -> Int { Int(ordinals[Int(path.index)]) }

  /// The number of components.
  package func depth(of path: PathID) -> Int { Int(depths[Int(path.index)]) }

  /// The components from the outermost to the last.
  package func components(of path: PathID) -> [Int] {
    var result = [Int](repeating: 0, count: depth(of: path))
    var current = path
    for index in result.indices.reversed() {
      result[index] = ordinal(of: current)
      current = PathID(parents[Int(current.index)])
    }
    return result
  }

  /// The components joined by dots, as reports print them: `0.1.0`.
  package func text(of path: PathID) -> String {
    var text = ""
    for component in components(of: path) {
      if !text.isEmpty { text += "." }
      text += "\(component)"
    }
    return text
  }
}
