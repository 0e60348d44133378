/// How a stack shares out its length (Semantics §3.4), step by step as the rule is numbered. Children are measured in the order
/// of their priority and flexibility and each is offered an equal part of what is left; whatever one takes more or
/// less than its part, the next ones feel.
extension Solver {
  private enum Phase {
    static let start: UInt8 = 0
    static let flexibility: UInt8 = 1
    static let share: UInt8 = 2
    static let ideal: UInt8 = 3
    static let guides: UInt8 = 4
    static let done: UInt8 = 5
  }

  /// Gives every member of a stack its proposal, its size, and its guide on the stack's alignment. False if something is
  /// being worked out now.
  func fitStack(_ top: Int, _ proposal: ProposedSize) -> Bool {
    let activation = work.pointee.activations.base + top
    let axis = stackAxis(activation.pointee.node)
    if activation.pointee.phase == Phase.start {
      activation.pointee.effective = proposal
      startFit(top, axis)
    }
    switch work.pointee.activations[top].phase {
    case Phase.flexibility:
      guard measureFlexibility(top, axis) else { return false }
      orderMembers(top)
      enter(Phase.share, top)
      fallthrough
    case Phase.share:
      guard shareLength(top, axis) else { return false }
      enter(Phase.guides, top)
    case Phase.ideal:
      guard measureIdeals(top, axis) else { return false }
      enter(Phase.guides, top)
    default: break
    }
    if work.pointee.activations[top].phase == Phase.guides {
      guard findGuides(top, axis) else { return false }
      enter(Phase.done, top)
    }
    return true
  }

  func stackAxis(_ node: Int) -> Axis { kind(node) == .hStack ? .horizontal : .vertical }

  func stack(_ node: Int) -> StackParameters { work.pointee.tree.parameters.stacks[parameter(node)] }

  /// The members of an activation.
  func members(_ top: Int) -> UnsafeMutableBufferPointer<Member> {
    let start = work.pointee.activations[top].members
    return UnsafeMutableBufferPointer(
      start: work.pointee.members.base + start, count: work.pointee.members.count - start)
  }

  private func enter(_ phase: UInt8, _ top: Int) {
    work.pointee.activations.base[top].phase = phase
    work.pointee.activations.base[top].cursor = 0
  }

  /// Opens the members; what is left to give is the offer less all spacing.
  private func startFit(_ top: Int, _ axis: Axis) {
    let node = work.pointee.activations[top].node
    openMembers(top, spacing: stack(node).spacing)
    var spacing = 0.0
    for member in members(top) { spacing += member.gap }
    let offer = work.pointee.activations[top].effective[axis]
    work.pointee.activations.base[top].available = offer - spacing
    enter(offer.isAbsent ? Phase.ideal : members(top).count == 1 ? Phase.share : Phase.flexibility, top)
  }

  /// Without an offer along its axis, a stack asks every child for its ideal.
  private func measureIdeals(_ top: Int, _ axis: Axis) -> Bool {
    let across = work.pointee.activations[top].effective[axis.other]
    let offer = ProposedSize(.absent, along: axis, across: across)
    for index in work.pointee.activations[top].cursor..<members(top).count {
      guard offerMember(top, index, offer) else { return false }
    }
    return true
  }

  /// Step 1: the minimum and the maximum of each child along the axis.
  private func measureFlexibility(_ top: Int, _ axis: Axis) -> Bool {
    let across = work.pointee.activations[top].effective[axis.other]
    let least = ProposedSize(0, along: axis, across: across)
    let most = ProposedSize(.infinity, along: axis, across: across)
    for index in work.pointee.activations[top].cursor..<members(top).count {
      let node = members(top)[index].node
      let low = length(node, axis, least)
      let high = isOrderKnown(top, index, axis, across) ? low : length(node, axis, most)
      guard !low.isNaN && !high.isNaN else {
        work.pointee.activations.base[top].cursor = index
        return false
      }
      members(top)[index].low = low
      members(top)[index].flexibility = (high - low).or(0)
      members(top)[index].served = index
    }
    return true
  }

  /// Steps 3 to 5, from the member that is up.
  private func shareLength(_ top: Int, _ axis: Axis) -> Bool {
    let across = work.pointee.activations[top].effective[axis.other]
    let count = members(top).count
    for turn in work.pointee.activations[top].cursor..<count {
      if turn == work.pointee.activations[top].groupEnd { openGroup(top, turn) }
      let available = work.pointee.activations[top].available
      let parts = Double(work.pointee.activations[top].groupEnd - turn)
      let index = members(top)[turn].served
      let offer = ProposedSize(max(available / parts, 0), along: axis, across: across)
      guard offerMember(top, index, offer) else {
        work.pointee.activations.base[top].cursor = turn
        return false
      }
      let rest = available - members(top)[index].size[axis]
      if !rest.isNaN { work.pointee.activations.base[top].available = rest }
    }
    return true
  }

  /// Step 4: the minimums of lower groups are set aside before the first group, and each group gets its own back.
  private func openGroup(_ top: Int, _ start: Int) {
    let members = members(top)
    let priority = members[members[start].served].priority
    var groupEnd = start + 1
    while groupEnd < members.count && members[members[groupEnd].served].priority == priority { groupEnd += 1 }
    let reserved = start == 0 ? groupEnd..<members.count : start..<groupEnd
    var minimums = 0.0
    for turn in reserved { minimums += members[members[turn].served].low }
    let available = work.pointee.activations[top].available
    let rest = start == 0 ? available - minimums : available + minimums
    if !rest.isNaN { work.pointee.activations.base[top].available = rest }
    work.pointee.activations.base[top].groupEnd = groupEnd
  }

  /// Offers a member its share; the member at the cursor if it has to be worked out.
  private func offerMember(_ top: Int, _ index: Int, _ offer: ProposedSize) -> Bool {
    guard let size = size(members(top)[index].node, offer) else {
      work.pointee.activations.base[top].cursor = index
      return false
    }
    members(top)[index].proposal = offer
    members(top)[index].size = size
    return true
  }

  /// The guide of each member on the alignment of the stack (§3.5).
  private func findGuides(_ top: Int, _ axis: Axis) -> Bool {
    let key = stack(work.pointee.activations[top].node).alignment
    for index in work.pointee.activations[top].cursor..<members(top).count {
      let member = members(top)[index]
      let value = guide(key, member.node, member.proposal, member.size)
      guard !value.isNaN else {
        work.pointee.activations.base[top].cursor = index
        return false
      }
      members(top)[index].origin = Point(x: value, y: value)
    }
    return true
  }
}
