/// `ViewThatFits` (Semantics §6.8): the first candidate whose ideal size on the constrained axes is within the offer, else the
/// last; that one then takes the node's place under the real offer, guides and all. The choice may differ from one
/// proposal to the next. The others are not laid out.
extension Solver {
  /// The candidate for a proposal, nil if one is being measured now.
  func fittingChild(_ node: Int, _ proposal: ProposedSize) -> Int? {
    let axes = FixedAxes(parameter: parameter(node))
    let offer = axes.offer(proposal)
    var child = node + 1
    while end(child) < end(node) {
      guard let size = size(child, offer) else { return nil }
      let fitsAcross = !axes.horizontal || !(size.width > proposal.w)
      if fitsAcross && (!axes.vertical || !(size.height > proposal.h)) { return child }
      child = end(child)
    }
    return child
  }

  func computeFittingSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard node(request.node, hasChildren: true) else { return answer(request, Size.zero) }
    guard let child = fittingChild(request.node, request.proposal), let size = size(child, request.proposal)
    else { return false }
    return answer(request, size)
  }

  func computeFittingGuide(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard let child = fittingChild(request.node, request.proposal) else { return false }
    var value: Double?
    guard explicit(request.question.key, child, request.proposal, &value) else { return false }
    return answer(request, value)
  }

  /// Gives the chosen child the node's frame. False if the choice is being made now.
  func placeFitting(_ node: Int, _ proposal: ProposedSize) -> Bool {
    guard let chosen = fittingChild(node, proposal) else { return false }
    var child = node + 1
    while child < end(node) {
      if child == chosen {
        put(child, in: node, .zero, work.pointee.frame[node].size, proposal)
      } else {
        leaveOut(child)
      }
      child = end(child)
    }
    return true
  }

  func node(_ node: Int, hasChildren: Bool) -> Bool { (end(node) > node + 1) == hasChildren }

  /// The subtree is not shown: no frames in it.
  private func leaveOut(_ node: Int) {
    for index in node..<end(node) {
      work.pointee.frame[index] = .zero
      work.pointee.flags.base[index].insert(NodeFlags.leftOut)
    }
  }

  func summarizeFitting(_ node: Int) {
    var flags = NodeFlags(width: .unknown, height: .unknown, inert: false)
    var child = node + 1
    while child < end(node) {
      flags.insert(self.flags(child).guides)
      child = end(child)
    }
    let isEmpty = child == node + 1
    if !isEmpty && self.flags(node + 1).hasPriority { flags.insert(NodeFlags.hasPriority) }
    let spacing = isEmpty ? SpacingPreferences.zero : work.pointee.spacing[node + 1]
    set(node, .unknown, .unknown, flags, spacing)
  }
}
