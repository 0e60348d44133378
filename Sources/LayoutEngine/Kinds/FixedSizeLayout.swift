/// `fixedSize(horizontal:vertical:)` (Semantics §5.8): the chosen axes are offered ∅, so the child takes its ideal length.
struct FixedAxes {
  let horizontal: Bool
  let vertical: Bool

  /// From the parameter of a node: bit 0 is horizontal, bit 1 vertical.
  init(parameter: Int) {
    horizontal = parameter & 1 != 0
    vertical = parameter & 2 != 0
  }

  subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

  func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(w: horizontal ? .absent : proposal.w, h: vertical ? .absent : proposal.h)
  }

  func summary(_ axis: Axis, child: AxisSummary) -> AxisSummary {
    guard self[axis] else { return child }
    return child.response == .unknown || child.ideal.isNaN ? .unknown : .rigid(child.ideal)
  }
}
