/// The leaves (Semantics §6.1–6.4): what they answer is a summary of each axis, except for circles, whose axes depend on each
/// other, and texts.
extension Solver {
  /// The shorter of the offered lengths, both ways.
  func circleSize(_ proposal: ProposedSize) -> Size {
    let side = min(proposal.w.or(10), proposal.h.or(10))
    return Size(width: side, height: side)
  }
}

extension ElasticSize {
  @inline(__always)
  func summary(_ axis: Axis) -> AxisSummary {
    minimum[axis] == maximum[axis] && ideal[axis] == minimum[axis]
      ? .rigid(ideal[axis]) : .clamped(minimum[axis], ideal[axis], maximum[axis])
  }
}

extension OrientedLength {
  /// A Spacer takes the offer along its stack and nothing across; without a stack it takes both (Semantics §6.2).
  func spacerSummary(_ axis: Axis) -> AxisSummary {
    let isAcross = orientation == (axis == .horizontal ? .vertical : .horizontal)
    return isAcross ? .rigid(0) : .clamped(max(0, length), length, .infinity)
  }

  /// A Divider is thin along its stack and takes the offer across; without a stack it is a horizontal line (§6.3).
  func dividerSummary(_ axis: Axis) -> AxisSummary {
    let isThin = (axis == .horizontal) == (orientation == .horizontal)
    return isThin ? .rigid(length) : .clamped(0, 10, .infinity)
  }
}
