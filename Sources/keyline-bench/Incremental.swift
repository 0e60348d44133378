import LayoutEngine

/// What a change costs: `relayout-one` changes the height of the middle leaf of `fix-10000` and reads its frame, in
/// nanoseconds a change (the nodes count as one); `relayout-all` changes every leaf.
extension Measurement {
  static func incremental() -> [Measurement] {
    let tree = WorkloadTree.decimal(10_000, flexible: false, leaf: WorkloadTree.fixedLeaf)
    let leaves = (0..<tree.count).filter { tree.kind(of: $0) == .rigid }
    let host = LayoutHost(container: Size(width: 1e7, height: 1e7), centersRoot: false)
    let session = LayoutEngine.layout(tree, in: host)
    let before = session.allocations
    // The row grows and shrinks with it, so everything below moves.
    let one = changes(session, leaves[leaves.count / 2])
    let all = everything(session, leaves)
    let made = session.allocations - before
    return [
      Measurement("relayout-one-10000", nodes: 1, layout: one, session, allocations: made),
      Measurement("relayout-all-10000", nodes: 11_111, layout: all / 11_111, session, allocations: 0),
    ]
  }

  private static func changes(_ session: LayoutSession, _ leaf: NodeIndex) -> Double {
    let times = (0..<2001).map { round in
      let size = Size(width: 12, height: round % 2 == 0 ? 20 : 8)
      return nanoseconds {
        session.tree.setSize(size, of: leaf)
        session.update(leaf)
        _ = session.frame(of: leaf)
      }
    }
    return median(times)
  }

  private static func everything(_ session: LayoutSession, _ leaves: [NodeIndex]) -> Double {
    let times = (0..<31).map { round in
      nanoseconds {
        for (index, leaf) in leaves.enumerated() {
          let size = WorkloadTree.leafSize(index)
          session.tree.setSize(Size(width: size.width, height: size.height + Double(round % 2)), of: leaf)
        }
        session.layoutAgain()
      }
    }
    return median(times)
  }

  private init(_ name: String, nodes: Int, layout: Double, _ session: LayoutSession, allocations: Int) {
    self.name = name
    self.nodes = nodes
    self.layout = layout
    self.allocations = allocations
    (cold, limit, failure) = (.nan, .nan, nil)
    bytesPerNode = Double(session.byteCount) / Double(session.tree.count)
    counters = session.counters
  }
}
