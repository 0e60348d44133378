/// HStack and VStack once their children have sizes: how large they are, where the children go, and which guides they pass on
/// (Semantics §3.5–3.7).
extension Solver {
  func computeStackSize(_ top: Int) -> Bool {
    guard fitStack(top, work.pointee.activations[top].proposal) else { return false }
    return answer(work.pointee.activations[top], arrangeStack(top))
  }

  /// Fits a stack again, its own length across standing in for an offer of ∅ (§3.6), and puts the children there.
  func placeStack(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard fitStack(top, placementProposal(request.node, request.proposal, work.pointee.frame[request.node].size))
    else { return false }
    _ = arrangeStack(top)
    for member in members(top) { put(member.node, in: request.node, member.origin, member.size, member.proposal) }
    return true
  }

  /// The explicit value that a stack makes of those of its children, at their places (§3.7).
  func computeStackGuide(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard let size = size(request.node, request.proposal),
      fitStack(top, placementProposal(request.node, request.proposal, size))
    else { return false }
    guard findExplicit(top, request.question.key) else { return false }
    _ = arrangeStack(top)
    return answer(request, mergedGuide(top, request.question.key))
  }

  func placementProposal(_ node: Int, _ proposal: ProposedSize, _ size: Size) -> ProposedSize {
    let across = stackAxis(node).other
    var proposal = proposal
    if proposal[across].isAbsent { proposal[across] = size[across] }
    return proposal
  }

  /// Turns the members' guides into their origins and gives the size of the stack (§3.5). The interval across contains the
  /// alignment line; an infinite member makes it infinite, unless its guide has taken it out of sight.
  func arrangeStack(_ top: Int) -> Size {
    let axis = stackAxis(work.pointee.activations[top].node)
    let members = members(top)
    var lower = 0.0
    var upper = 0.0
    var isInfinite = false
    var spacing = 0.0
    var lengths = 0.0
    for member in members {
      let start = -member.origin.x
      let length = member.size[axis.other]
      spacing += member.gap
      lengths += member.size[axis]
      if start == .infinity { continue }
      if length == .infinity { isInfinite = true }
      lower = min(lower, start)
      upper = max(upper, (start + length).or(upper))
    }
    var position = 0.0
    for index in members.indices {
      position += members[index].gap
      let across = -members[index].origin.x - lower
      members[index].origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      position += members[index].size[axis]
    }
    return Size(lengths + spacing, along: axis, across: isInfinite ? .infinity : upper - lower)
  }
}

/// What every container of several children does with their explicit guides.
extension Solver {
  /// Asks each member for its explicit value. False if one is being worked out now.
  func findExplicit(_ top: Int, _ key: AlignmentKey) -> Bool {
    let mask = GuideMask(key)
    for index in work.pointee.activations[top].asked..<members(top).count {
      let member = members(top)[index]
      guard flags(member.node).guides.intersects(mask) else { continue }
      var value: Double?
      guard explicit(key, member.node, member.proposal, &value) else {
        work.pointee.activations.base[top].asked = index
        return false
      }
      members(top)[index].explicit = value ?? .nan
    }
    return true
  }

  /// The members' explicit values, moved by their origins and merged by the rule of the key (§1.3); nil if there is none.
  func mergedGuide(_ top: Int, _ key: AlignmentKey) -> Double? {
    let rule = key.merge
    var merged = 0.0
    var count = 0.0
    for member in members(top) where !member.explicit.isNaN {
      let value = member.explicit + (key.axis == .horizontal ? member.origin.x : member.origin.y)
      switch rule {
      case .never: return nil
      case .minimum: merged = count == 0 ? value : min(merged, value)
      case .maximum: merged = count == 0 ? value : max(merged, value)
      case .mean: merged = count == 0 ? value : (merged * count + value) / (count + 1)
      }
      count += 1
    }
    return count == 0 ? nil : merged
  }
}
