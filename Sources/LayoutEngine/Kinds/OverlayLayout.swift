/// `overlay` and `background` (Semantics §5.6): the node is its primary child in every respect; the secondary is offered the
/// primary's size and hung on the primary's guides, explicit ones included.
extension Solver {
  /// False if something is being worked out now.
  func placeLayers(_ node: Int, _ proposal: ProposedSize) -> Bool {
    let size = work.pointee.frame[node].size
    put(node + 1, in: node, .zero, size, proposal)
    let secondary = end(node + 1)
    guard secondary < end(node) else { return true }
    let alignment = work.pointee.tree.parameters.alignments[parameter(node)]
    let offer = ProposedSize(size)
    guard let secondarySize = self.size(secondary, offer) else { return false }
    guard
      let x = distance(alignment.horizontal, node + 1, proposal, size, secondary, offer, secondarySize),
      let y = distance(alignment.vertical, node + 1, proposal, size, secondary, offer, secondarySize)
    else { return false }
    put(secondary, in: node, Point(x: x, y: y), secondarySize, offer)
    return true
  }

  private func distance(
    _ key: AlignmentKey, _ primary: Int, _ proposal: ProposedSize, _ size: Size,
    _ secondary: Int, _ offer: ProposedSize, _ secondarySize: Size
  ) -> Double? {
    let anchor = guide(key, primary, proposal, size)
    guard !anchor.isNaN else { return nil }
    let own = guide(key, secondary, offer, secondarySize)
    return own.isNaN ? nil : anchor - own
  }
}
