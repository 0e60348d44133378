package import LayoutEngine
import LayoutEvaluator

/// How the frames of one tree of a scene came about, tied to the scene's nodes and to the names that its source uses.
///
/// A scene is one tree, and one more for the content of each geometry reader, which is laid out in the reader's frame.
package struct SceneTrace: Sendable {
  package let layout: LayoutTrace
  /// For each node of the tree its index in ``SceneLayout/nodes``; -1 for the containers that SwiftUI inserts by itself.
  package internal(set) var placed: [Int32]
  /// The placed node of the geometry reader that this is the content of; -1 for the scene itself.
  package let reader: Int
  private let names: [AlignmentKey: String]

  init(_ session: LayoutSession, _ tree: ViewTree, _ evaluator: Evaluator, reader: Int) {
    layout = session.trace()
    placed = Array(repeating: -1, count: tree.tree.count)
    self.reader = reader
    if reader >= 0 { placed[0] = Int32(reader) }
    var names: [AlignmentKey: String] = [:]
    for answer in layout.guides where names[answer.key] == nil { names[answer.key] = evaluator.name(of: answer.key) }
    for fact in layout.guideFacts where names[fact.key] == nil { names[fact.key] = evaluator.name(of: fact.key) }
    self.names = names
  }

  /// A guide as it is written: `leading`, or the constant that the program declares. Every guide of the trace has one.
  package func name(of key: AlignmentKey) -> String { names[key] ?? "" }

  /// The tree's node that is at an index of ``SceneLayout/nodes``.
  package func node(placed index: Int) -> NodeIndex? { placed.firstIndex(of: Int32(index)) }
}
