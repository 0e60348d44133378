/// LazyVStack and LazyHStack (Semantics §6.11): as wide as the offer, as long as the children at their ideal lengths. There is
/// nothing to share out, so neither priorities nor flexibility matter, and nothing inside can be seen from outside.
extension Solver {
  func computeLazyStackSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    let axis = lazyAxis(request.node)
    guard let breadth = lazyBreadth(request.node, axis, request.proposal), measureLazy(top, axis, breadth)
    else { return false }
    var length = 0.0
    var spacing = 0.0
    for member in members(top) {
      length += member.size[axis]
      spacing += member.gap
    }
    return answer(request, Size(length + spacing, along: axis, across: breadth))
  }

  func placeLazyStack(_ top: Int) -> Bool {
    let node = work.pointee.activations[top].node
    let axis = lazyAxis(node)
    let size = work.pointee.frame[node].size
    guard measureLazy(top, axis, size[axis.other]) else { return false }
    let key = stack(node).alignment
    var position = 0.0
    for index in members(top).indices {
      let member = members(top)[index]
      let own = guide(key, member.node, member.proposal, member.size)
      guard !own.isNaN else { return false }
      position += member.gap
      let across = frameGuide(key, size) - own
      let origin = axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      put(member.node, in: node, origin, member.size, member.proposal)
      position += member.size[axis]
    }
    return true
  }

  private func lazyAxis(_ node: Int) -> Axis { kind(node) == .lazyHStack ? .horizontal : .vertical }

  /// The offer across, or the first child's ideal in its place; nil if that is being worked out now.
  private func lazyBreadth(_ node: Int, _ axis: Axis, _ proposal: ProposedSize) -> Double? {
    let offer = proposal[axis.other]
    if !offer.isAbsent { return offer }
    guard self.node(node, hasChildren: true) else { return 0 }
    let ideal = length(node + 1, axis.other, .unspecified)
    return ideal.isNaN ? nil : ideal
  }

  private func measureLazy(_ top: Int, _ axis: Axis, _ breadth: Double) -> Bool {
    let node = work.pointee.activations[top].node
    if work.pointee.activations[top].members < 0 { openMembers(top, spacing: stack(node).spacing) }
    let offer = ProposedSize(.absent, along: axis, across: breadth)
    return measureMembers(top) { _ in offer }
  }

  /// Measures the members from the cursor on. False if one is being worked out now.
  func measureMembers(_ top: Int, offer: (Int) -> ProposedSize) -> Bool {
    for index in work.pointee.activations[top].cursor..<members(top).count {
      work.pointee.activations.base[top].cursor = index
      let proposal = offer(index)
      guard let size = size(members(top)[index].node, proposal) else { return false }
      members(top)[index].proposal = proposal
      members(top)[index].size = size
    }
    work.pointee.activations.base[top].cursor = members(top).count
    return true
  }

  func summarizeLazyStack(_ node: Int) {
    let axis = lazyAxis(node)
    let spacing = stack(node).spacing
    var length = 0.0
    var gaps = 0.0
    var isKnown = true
    var child = node + 1
    var previous = -1
    while child < end(node) {
      if previous >= 0 { gaps += childGap(previous, child, axis, spacing) }
      let along = summary(child, axis)
      if along.response == .unknown || along.ideal.isNaN { isKnown = false }
      length += along.ideal
      (previous, child) = (child, end(child))
    }
    let along: AxisSummary = isKnown ? .rigid(length + gaps) : .unknown
    let ideal = previous < 0 ? 0 : summary(node + 1, axis.other).length(at: .absent)
    let across = AxisSummary.clamped(0, ideal, .infinity)
    let flags =
      axis == .horizontal
      ? NodeFlags(width: along.response, height: across.response, inert: false)
      : NodeFlags(width: across.response, height: along.response, inert: false)
    let preferences = previous < 0 ? SpacingPreferences.zero : stackSpacing(node, axis)
    axis == .horizontal ? set(node, along, across, flags, preferences) : set(node, across, along, flags, preferences)
  }
}
