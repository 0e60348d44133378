/// Laying out again after one leaf has changed. Summaries are renewed from the leaf upwards until one comes out as before and
/// says all there is to say about its node; only below that node can anything have moved. Its content is marked stale,
/// and put in place again when somebody asks for a frame in it, along the path to what was asked for and no farther. The
/// steps are those of a full layout, so the numbers are the same to the last bit.
extension Solver {
  /// Renews what depends on `leaf`, whose size or text was changed in the tree.
  func renew(_ leaf: Int, in host: LayoutHost) {
    prepareParents()
    var node = leaf
    while true {
      let before = fingerprint(node)
      work.pointee.memory.forget(node)
      if kind(node) == .text { work.pointee.texts.forget(parameter(node)) }
      summarize(node)
      if node != leaf && fingerprint(node) == before && flags(node).answersEverything { break }
      guard node > 0 else {
        placeRoot(in: host)
        break
      }
      node = Int(work.pointee.parents[node])
    }
    markStale(node)
  }

  /// Puts everything on the way to a node in place.
  func settle(_ node: Int) {
    guard work.pointee.hasStale else { return }
    work.pointee.path.removeAll()
    var ancestor = node
    while ancestor > 0 {
      ancestor = Int(work.pointee.parents[ancestor])
      work.pointee.path.append(UInt32(truncatingIfNeeded: ancestor))
    }
    for index in stride(from: work.pointee.path.count - 1, through: 0, by: -1) {
      let ancestor = Int(work.pointee.path[index])
      guard flags(ancestor).isStale else { continue }
      placeChildren(ancestor)
      work.pointee.flags.base[ancestor].rawValue &= ~NodeFlags.stale
      var child = ancestor + 1
      while child < end(ancestor) {
        markStale(child)
        child = end(child)
      }
    }
  }

  private func markStale(_ node: Int) {
    guard end(node) > node + 1 else { return }
    work.pointee.flags.base[node].insert(NodeFlags.stale)
    work.pointee.hasStale = true
  }

  private func prepareParents() {
    guard work.pointee.parents.count == 0 else { return }
    let count = work.pointee.tree.count
    work.pointee.parents.resize(to: count, filling: 0)
    for node in 0..<count {
      var child = node + 1
      while child < end(node) {
        work.pointee.parents[child] = UInt32(truncatingIfNeeded: node)
        child = end(child)
      }
    }
  }

  /// All that a parent knows of a node.
  private struct Fingerprint: Equatable {
    var flags: UInt32
    var spacing: UInt32
    var sizes: (Size, Size, Size)

    static func == (a: Fingerprint, b: Fingerprint) -> Bool {
      a.flags == b.flags && a.spacing == b.spacing && a.sizes == b.sizes
    }
  }

  private func fingerprint(_ node: Int) -> Fingerprint {
    let flags = flags(node)
    let ideal = work.pointee.ideal[node]
    let low = flags.isRigid ? ideal : work.pointee.low[node]
    let high = flags.isRigid ? ideal : work.pointee.high[node]
    return Fingerprint(
      flags: flags.rawValue & ~(NodeFlags.stale | NodeFlags.placed), spacing: work.pointee.spacing[node],
      sizes: (low, ideal, high))
  }
}
