import LayoutEngine
import LayoutEvaluator

/// The explicit guides of a tree's nodes, by name.
///
/// A node can have an explicit value only for a guide that something in its own subtree sets, so nodes without such a
/// descendant are not asked.
struct GuideReader {
  private let keys: [(key: AlignmentKey, name: String)]
  /// For every node, the next node at or after it that sets a guide; the count of nodes past the last.
  private var nextSource: [Int32]
  private let tree: LayoutTree

  init(_ tree: ViewTree, _ evaluator: Evaluator) {
    self.tree = tree.tree
    var keys = tree.guideKeys
    // Symbols have baselines as texts do.
    let hasLines = (0..<tree.tree.count).contains { tree.tree.kind(of: $0) == .text }
    if hasLines {
      for key in [AlignmentKey.firstTextBaseline, .lastTextBaseline] where !keys.contains(key) { keys.append(key) }
    }
    self.keys = keys.map { ($0, evaluator.name(of: $0)) }.sorted {
      ($0.key.axis.rawValue, $0.name) < ($1.key.axis.rawValue, $1.name)
    }
    let count = tree.tree.count
    nextSource = Array(repeating: Int32(count), count: count + 1)
    for node in stride(from: count - 1, through: 0, by: -1) {
      let kind = tree.tree.kind(of: node)
      nextSource[node] = kind == .alignmentGuide || kind == .text ? Int32(node) : nextSource[node + 1]
    }
  }

  /// Appends the explicit guides of a node, horizontal ones first, then by name.
  func append(of node: NodeIndex, _ session: LayoutSession, to guides: inout [GuideValue]) {
    if keys.isEmpty || Int(nextSource[node]) >= tree.end(of: node) { return }
    for (key, name) in keys {
      guard let value = session.explicitGuide(key, of: node) else { continue }
      guides.append(GuideValue(axis: key.axis, name: name, value: value))
    }
  }
}
