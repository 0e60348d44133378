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
  let solver: Solver
  package private(set) var host = LayoutHost(container: .zero)

  package init(_ tree: LayoutTree) {
    self.tree = tree
    let work = UnsafeMutablePointer<Workspace>.allocate(capacity: 1)
    work.initialize(to: Workspace(tree))
    solver = Solver(work: work)
  }

  deinit {
    solver.work.deinitialize(count: 1)
    solver.work.deallocate()
  }

  /// Lays the tree out from scratch.
  package func layout(in host: LayoutHost) {
    self.host = host
    _ = tree.resolveRelativeFrames { _ in host.offer }
    for _ in 0..<Self.passLimit {
      pass(host)
      let settled = !tree.resolveRelativeFrames { $0.map { offer(of: $0) } ?? host.offer }
      if settled { return }
    }
    solver.report(.unsettled, at: 0)
  }

  /// What frames relative to a scroll view are made for: its size less its safe area (Semantics §5.11).
  private func offer(of scrollView: NodeIndex) -> Size {
    let size = frame(of: scrollView).size
    let covered = solver.scrollInsets(scrollView)
    return Size(
      width: max(0, size.width - covered.total(.horizontal)), height: max(0, size.height - covered.total(.vertical)))
  }

  /// How often a layout is done again because a container turned out another size than its content was made for.
  private static let passLimit = 8

  private func pass(_ host: LayoutHost) {
    solver.work.pointee.prepare()
    solver.summarizeTree()
    solver.placeTree(in: host)
  }

  /// Lays out again in the same host, after leaves were changed with `LayoutTree.setSize` or `setText`.
  package func layoutAgain() { layout(in: host) }

  /// Lays out again after one leaf was changed, doing only what that makes necessary.
  package func update(_ leaf: NodeIndex) {
    // What is found out anew is added to tables that only a full layout clears.
    let isCrowded = solver.work.pointee.isCrowded
    if tree.dependsOnPlaces || isCrowded { return layoutAgain() }
    solver.renew(leaf, in: host)
  }

  /// The node's frame: exact, in container coordinates (moved by the host's origin), before rounding to pixels.
  package func frame(of node: NodeIndex) -> Rect {
    solver.settle(node)
    return solver.work.pointee.frame[node]
  }

  /// What the node was offered when it got its frame; any offer for one whose size does not depend on it.
  package func proposal(of node: NodeIndex) -> ProposedSize {
    solver.settle(node)
    return solver.finalProposal(node)
  }

  /// Whether the node has a frame: false in the candidates that a `ViewThatFits` did not choose.
  package func isLaidOut(_ node: NodeIndex) -> Bool { !solver.flags(node).isLeftOut }

  /// The explicit value of a guide at the node's final size and proposal, in points from the node's own leading or top
  /// edge; nil if the node has none (Semantics §1.3).
  package func explicitGuide(_ key: AlignmentKey, of node: NodeIndex) -> Double? {
    solver.settle(node)
    return solver.explicitGuide(key, of: node, at: solver.finalProposal(node))
  }

  /// What went wrong, each thing once: first what the builder dropped, then what layout found.
  package var issues: [LayoutIssue] {
    var issues: [LayoutIssue] = []
    for index in 0..<tree.parameters.issues.count { issues.append(tree.parameters.issues[index]) }
    for index in 0..<solver.work.pointee.issues.count { issues.append(solver.work.pointee.issues[index]) }
    return issues
  }

  /// Memory in bytes that the tree and its layout hold.
  package var byteCount: Int { tree.nodes.byteCount + tree.parameters.byteCount + solver.work.pointee.byteCount }

  /// How often memory had to be made in the course of the session. A layout like the one before makes none.
  package var allocations: Int { solver.work.pointee.allocations }

  /// The work of the last layout.
  package var counters: LayoutCounters { solver.work.pointee.counters }
}
