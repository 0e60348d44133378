/// Stacks share out their length once more, along the long way, which every stack takes here, also those that the solver places
/// by plain sums.
extension Tracer {
  mutating func traceStack(_ node: NodeIndex) {
    let record = trace.nodes[node]
    guard case .stack(let axis, let alignment, _) = record.detail else { return }
    let effective = solver.placementProposal(node, record.proposal, record.size)
    let fit = solver.fitting(node, effective)
    let first = trace.shares.count
    trace.nodes[node].stack = Int32(truncatingIfNeeded: trace.stacks.count)
    trace.stacks.append(stackRecord(node, axis, effective, fit))
    for member in fit.members {
      trace.nodes[member.node].share = Int32(truncatingIfNeeded: trace.shares.count)
      trace.shares.append(shareRecord(member, axis, effective))
      note(member.node, member.proposal, member.origin)
      ask(alignment, of: member.node, by: node)
      trace.nodes[member.node].line =
        axis == .horizontal ? Point(x: .nan, y: fit.line) : Point(x: fit.line, y: .nan)
    }
    noteTurns(trace.stacks.count - 1, first, fit.members)
  }

  private func stackRecord(
    _ node: NodeIndex, _ axis: Axis, _ effective: ProposedSize, _ fit: StackFitting
  ) -> StackTrace {
    var stack = StackTrace(node: node, axis: axis)
    stack.offer = effective[axis].given
    stack.offerAcross = effective[axis.other].given
    stack.line = fit.line
    var minimum = 0.0
    for member in fit.members {
      stack.spacing += member.gap
      stack.taken += member.size[axis]
      minimum += member.low
      if member.priority != fit.members[0].priority { stack.hasPriorities = true }
    }
    if stack.offer != nil && fit.members.count > 1 { stack.minimum = minimum + stack.spacing }
    if fit.hasLayoutPriority { stack.priorityDecides = priorityDecides(node, axis, effective, fit.members) }
    stack.shares = trace.shares.count..<trace.shares.count + fit.members.count
    return stack
  }

  private func shareRecord(_ member: Member, _ axis: Axis, _ effective: ProposedSize) -> ShareTrace {
    let unoffered = ProposedSize(.absent, along: axis, across: effective[axis.other])
    return ShareTrace(
      node: member.node, gap: member.gap, priority: member.priority,
      ideal: solver.lengthNow(member.node, axis, unoffered), offer: member.proposal[axis].given,
      taken: member.size[axis])
  }

  /// The turns: steps 3 to 5 of Semantics §3.4, by the answers that the members gave.
  private mutating func noteTurns(_ index: Int, _ first: Int, _ members: [Member]) {
    let stack = trace.stacks[index]
    guard let offer = stack.offer else {
      for turn in members.indices { trace.shares[first + turn].turn = turn }
      return
    }
    let isShared = members.count > 1
    let order = isShared ? members.map { $0.served } : [0]
    var available = offer - stack.spacing
    var groupEnd = 0
    for turn in order.indices {
      if turn == groupEnd {
        while groupEnd < order.count && members[order[groupEnd]].priority == members[order[turn]].priority {
          groupEnd += 1
        }
        let setAside = turn == 0 ? groupEnd..<order.count : turn..<groupEnd
        let minimums = setAside.reduce(0) { $0 + members[order[$1]].low }
        if turn == 0 { trace.stacks[index].reserved = minimums }
        available = (turn == 0 ? available - minimums : available + minimums).or(available)
      }
      let share = first + order[turn]
      if isShared { trace.shares[share].note(members[order[turn]]) }
      trace.shares[share].turn = turn
      trace.shares[share].available = available
      trace.shares[share].parts = groupEnd - turn
      available = (available - trace.shares[share].taken).or(available)
    }
  }

  /// Whether some child would get another length if no priorities were given.
  private func priorityDecides(
    _ node: NodeIndex, _ axis: Axis, _ effective: ProposedSize, _ members: [Member]
  ) -> Bool {
    let values = members.map { solver.setLayoutPriority($0.node, 0) }
    let without = solver.fitting(node, effective)
    for (member, value) in zip(members, values) {
      if let value { _ = solver.setLayoutPriority(member.node, value) }
    }
    return zip(members, without.members).contains { $0.size[axis] != $1.size[axis] }
  }

  mutating func traceZStack(_ node: NodeIndex) {
    let record = trace.nodes[node]
    guard case .aligned(let alignment) = record.detail else { return }
    let members = solver.layers(node, ProposedSize(record.size))
    for member in members {
      note(member.node, member.proposal, member.origin)
      noteMeasured(member.node, record.proposal)
      let x = ask(alignment.horizontal, of: member.node, by: node)
      let y = ask(alignment.vertical, of: member.node, by: node)
      trace.nodes[member.node].line = Point(x: member.origin.x + x, y: member.origin.y + y)
    }
  }
}

extension ShareTrace {
  /// The answers to the questions for minimum and maximum.
  fileprivate mutating func note(_ member: Member) {
    minimum = member.low
    maximum = member.low + member.flexibility
  }
}

/// A stack that was fitted under a proposal.
struct StackFitting {
  var members: [Member]
  /// Where the alignment line lies across the stack.
  var line: Double
  var hasLayoutPriority: Bool
}

extension Solver {
  /// Fits a stack and arranges its members, as placement does.
  func fitting(_ node: Int, _ proposal: ProposedSize) -> StackFitting {
    let axis = stackAxis(node)
    begin(.placement, node, proposal)
    let top = work.pointee.activations.count - 1
    while !fitStack(top, proposal) { run() }
    measureMaximums(top, axis, proposal)
    let guides = members(top).map { $0.origin.x }
    _ = arrangeStack(top)
    let members = Array(members(top))
    end(activation: top)
    let first = members[0].origin
    let line = guides[0] + (axis == .horizontal ? first.y : first.x)
    let hasLayoutPriority = members.contains { $0.priority != 0 && $0.priority != -.infinity }
    return StackFitting(members: members, line: line, hasLayoutPriority: hasLayoutPriority)
  }

  /// Fitting does not ask for a maximum where the order does not depend on it.
  private func measureMaximums(_ top: Int, _ axis: Axis, _ proposal: ProposedSize) {
    if proposal[axis].isAbsent || members(top).count == 1 { return }
    let most = ProposedSize(.infinity, along: axis, across: proposal[axis.other])
    for index in members(top).indices {
      let high = sizeNow(members(top)[index].node, most)[axis]
      members(top)[index].flexibility = (high - members(top)[index].low).or(0)
    }
  }

  /// The layers of a ZStack in their places.
  func layers(_ node: Int, _ offer: ProposedSize) -> [Member] {
    begin(.placement, node, offer)
    let top = work.pointee.activations.count - 1
    while !measureLayers(top, offer, deciding: false) { run() }
    arrangeLayers(top)
    let members = Array(members(top))
    end(activation: top)
    return members
  }

  private func end(activation top: Int) {
    work.pointee.members.setCount(work.pointee.activations[top].members)
    work.pointee.activations.removeLast()
  }

  /// Changes the priority that a child's `layoutPriority` gives it; the one before, nil if it has no such modifier.
  func setLayoutPriority(_ child: Int, _ value: Double) -> Double? {
    var node = child
    while kind(node).isTransparent || kind(node) == .fixedSize || kind(node) == .viewThatFits {
      if kind(node) == .layoutPriority {
        let before = work.pointee.tree.parameters.priorities[parameter(node)]
        work.pointee.tree.parameters.priorities[parameter(node)] = value
        return before
      }
      node += 1
    }
    return nil
  }
}
