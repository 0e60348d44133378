/// Lays `tree` out in `host`.
package func layout(_ tree: LayoutTree, in host: LayoutHost) -> LayoutSession {
  let session = LayoutSession(tree)
  session.layout(in: host)
  return session
}

/// One tree, laid out: every node's frame, and on request the guides that it gives. It owns the memory that a layout needs,
/// so laying out again in another host allocates nothing.
package final class LayoutSession {
  package let tree: LayoutTree
  /// What went wrong, in no particular order, each once.
  package private(set) var issues: [LayoutIssue] = []
  package private(set) var counters = LayoutCounters()

  package init(_ tree: LayoutTree) {
    self.tree = tree
  }

  package func layout(in host: LayoutHost) {}

  /// The node's frame: exact, in container coordinates (moved by the host's origin), before rounding to pixels.
  package func frame(of node: NodeIndex) -> Rect { .zero }

  /// What the node was offered when it was placed.
  package func proposal(of node: NodeIndex) -> ProposedSize { .unspecified }

  /// The explicit value of a guide at the node's final size and proposal, in points from the node's own leading or top
  /// edge; nil if the node has none (Semantics §1.3).
  package func explicitGuide(_ key: AlignmentKey, of node: NodeIndex) -> Double? { nil }
}
