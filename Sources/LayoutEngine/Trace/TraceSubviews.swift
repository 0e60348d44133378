/// What a `Layout` of the program's own did with a subview, as its functions did it (Semantics §6.9).
package struct SubviewCall: Sendable {
  package enum Action: Sendable, Equatable {
    /// `sizeThatFits` of the layout asked the subview for a size.
    case measured
    /// `placeSubviews` did.
    case measuredWhilePlacing
    /// `placeSubviews` put the point of the subview that `anchor` names, in fractions of its size, on a point, which is given
    /// from the layout's top leading corner.
    case placed(at: Point, anchor: Point)
    /// `placeSubviews` said nothing of the subview, which is then centered.
    case leftOut
  }

  package let subview: NodeIndex
  package internal(set) var action: Action
  package let proposal: ProposedSize
  /// The subview's answer, in points.
  package let size: Size
}

/// Where a scroll view starts its content on an axis that it scrolls (Semantics §6.11).
package struct ScrollTrace: Sendable {
  package let node: NodeIndex
  package let axis: Axis
  /// Margins and what covers the view's edges, at the beginning and at both ends together.
  package let start: Double
  package let total: Double
  /// The fraction of what is left over, or of what is too long as a negative length, that lies before the content.
  package let anchor: Double
}

extension Tracer {
  /// A layout of the program's own works out its size and places its subviews once more, so that what it asks is seen: guides and sizes.
  mutating func traceCustom(_ node: NodeIndex) {
    let record = trace.nodes[node]
    let reads = solver.recordingReads { solver.placeChildren(node) }
    for read in reads where read.node > node && read.node < record.end { noteRead(read, by: node) }
    let measured = solver.recordingSubviews(of: node) { solver.measureCustomAgain(node, record.measuredProposal) }
    let placed = solver.recordingSubviews(of: node) { solver.placeChildren(node) }
    for call in measured where call.action == .measuredWhilePlacing { note(call, .measured) }
    for call in placed { note(call, call.action) }
  }

  /// Notes what was done, each question once.
  private mutating func note(_ call: SubviewCall, _ action: SubviewCall.Action) {
    var call = call
    call.action = action
    let isKnown = trace.subviewCalls.contains {
      $0.subview == call.subview && $0.action == action && $0.proposal == call.proposal
    }
    if !isKnown { trace.subviewCalls.append(call) }
  }

  mutating func traceScroll(_ node: NodeIndex) {
    guard trace.nodes[node].end > node + 1 else { return }
    let scroll = solver.scroll(node)
    let covered = solver.scrollInsets(node)
    let content = trace.nodes[node + 1].size
    for axis in Axis.both where scroll.axes[axis] {
      let isHorizontal = axis == .horizontal
      let start =
        isHorizontal ? scroll.margins.leading + covered.leading : scroll.margins.top + covered.top
      let total = scroll.margins.total(axis) + covered.total(axis)
      let anchor = trace.nodes[node].size[axis] < content[axis] + total ? scroll.longAnchor : scroll.shortAnchor
      trace.scrolls.append(
        ScrollTrace(
          node: node, axis: axis, start: start, total: total, anchor: isHorizontal ? anchor.x : anchor.y))
    }
  }
}

extension Solver {
  /// Notes what a layout did with a subview while somebody listens.
  func noteSubview(_ subview: Int, _ action: SubviewCall.Action, _ proposal: ProposedSize, _ size: Size) {
    guard work.pointee.recordsSubviews else { return }
    work.pointee.subviewCalls.append(
      SubviewCall(subview: subview, action: action, proposal: proposal, size: size))
  }

  /// What a layout does with its subviews while `body` runs. Layouts in it ask theirs as well, which is left out.
  fileprivate func recordingSubviews(of node: Int, _ body: () -> Void) -> [SubviewCall] {
    work.pointee.recordsSubviews = true
    body()
    work.pointee.recordsSubviews = false
    var calls: [SubviewCall] = []
    for index in 0..<work.pointee.subviewCalls.count {
      let call = work.pointee.subviewCalls[index]
      if isChild(call.subview, of: node) { calls.append(call) }
    }
    work.pointee.subviewCalls.setCount(0)
    return calls
  }

  private func isChild(_ child: Int, of node: Int) -> Bool {
    var sibling = node + 1
    while sibling < child, sibling < end(node) { sibling = end(sibling) }
    return sibling == child && child < end(node)
  }

  /// Asks a layout for its size though the answer is known.
  fileprivate func measureCustomAgain(_ node: Int, _ proposal: ProposedSize) {
    begin(.size, node, proposal)
    run()
  }
}
