/// ZStack (Semantics §4): the children of the highest priority decide on size and alignment point; then all children are
/// offered that size and hang on that point.
extension Solver {
  func computeZStackSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard measureLayers(top, request.proposal, deciding: true) else { return false }
    return answer(request, Size(width: unionLength(top, .horizontal), height: unionLength(top, .vertical)))
  }

  func placeZStack(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard measureLayers(top, ProposedSize(work.pointee.frame[request.node].size), deciding: false) else { return false }
    arrangeLayers(top)
    for member in members(top) { put(member.node, in: request.node, member.origin, member.size, member.proposal) }
    return true
  }

  func computeZStackGuide(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard let size = size(request.node, request.proposal), measureLayers(top, ProposedSize(size), deciding: false),
      findExplicit(top, request.question.key)
    else { return false }
    arrangeLayers(top)
    return answer(request, mergedGuide(top, request.question.key))
  }

  /// The highest priority among the members.
  private func highestPriority(_ top: Int) -> Double {
    var highest = -Double.infinity
    for member in members(top) { highest = max(highest, member.priority) }
    return highest
  }

  /// Finds size and guides of every member, or only of those that decide. False if one is being worked out now.
  func measureLayers(_ top: Int, _ offer: ProposedSize, deciding: Bool) -> Bool {
    if work.pointee.activations[top].members < 0 { openMembers(top, spacing: 0) }
    let alignment = work.pointee.tree.parameters.alignments[parameter(work.pointee.activations[top].node)]
    let highest = highestPriority(top)
    for index in work.pointee.activations[top].cursor..<members(top).count {
      let node = members(top)[index].node
      work.pointee.activations.base[top].cursor = index
      if deciding && members(top)[index].priority < highest { continue }
      guard let size = size(node, offer) else { return false }
      let x = guide(alignment.horizontal, node, offer, size)
      guard !x.isNaN else { return false }
      let y = guide(alignment.vertical, node, offer, size)
      guard !y.isNaN else { return false }
      members(top)[index].proposal = offer
      members(top)[index].size = size
      members(top)[index].origin = Point(x: x, y: y)
    }
    work.pointee.activations.base[top].cursor = members(top).count
    return true
  }

  /// The length of the union of the deciding members, lined up (§4, step 3).
  private func unionLength(_ top: Int, _ axis: Axis) -> Double {
    let highest = highestPriority(top)
    var before = -Double.infinity
    var after = -Double.infinity
    for member in members(top) where member.priority == highest {
      let length = member.size[axis]
      let guide = axis == .horizontal ? member.origin.x : member.origin.y
      if length == .infinity { return .infinity }
      before = max(before, guide)
      after = max(after, length - guide)
    }
    return before == -.infinity ? 0 : before + after
  }

  /// Turns the members' guides into their origins: the farthest guide of a deciding member is the common point (step 4).
  func arrangeLayers(_ top: Int) {
    let highest = highestPriority(top)
    let members = members(top)
    var point = Point(x: -.infinity, y: -.infinity)
    for member in members where member.priority == highest {
      point = Point(x: max(point.x, member.origin.x), y: max(point.y, member.origin.y))
    }
    for index in members.indices {
      let guide = members[index].origin
      members[index].origin = Point(x: point.x - guide.x, y: point.y - guide.y)
    }
  }
}
