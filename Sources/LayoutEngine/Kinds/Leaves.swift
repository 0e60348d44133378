/// The leaves (Semantics §6.1–6.4): what they answer is a summary of each axis, except for circles, whose axes depend on each
/// other, and texts.
extension Solver {
  /// The shorter of the offered lengths, both ways.
  func circleSize(_ proposal: ProposedSize) -> Size {
    let side = min(proposal.w.or(10), proposal.h.or(10))
    return Size(width: side, height: side)
  }
}

extension AxisSummary {
  /// Of a leaf between two bounds.
  static func elastic(_ minimum: Double, _ ideal: Double, _ maximum: Double) -> AxisSummary {
    minimum == maximum && ideal == minimum ? .rigid(ideal) : .clamped(minimum, ideal, maximum)
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
