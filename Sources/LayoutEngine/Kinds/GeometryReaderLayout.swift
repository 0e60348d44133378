/// GeometryReader with a known content (Semantics §6.7): every child is offered the reader's size and put at its top leading
/// corner, one over the other; none of them has a say in anything.
extension Solver {
  func placeReaderContent(_ top: Int) -> Bool {
    let node = work.pointee.activations[top].node
    let size = work.pointee.frame[node].size
    var child = max(work.pointee.activations[top].cursor, node + 1)
    while child < end(node) {
      guard let childSize = self.size(child, ProposedSize(size)) else {
        work.pointee.activations.base[top].cursor = child
        return false
      }
      put(child, in: node, .zero, childSize, ProposedSize(size))
      child = end(child)
    }
    return true
  }
}
