/// `frame(width:height:alignment:)` (Semantics §5.1): the given lengths replace the offer and the answer; a free axis is the
/// child's, and offered to it as it comes.
extension FixedFrame {
  func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(w: width.or(proposal.w), h: height.or(proposal.h))
  }

  func size(_ child: Size) -> Size {
    Size(width: width.or(child.width), height: height.or(child.height))
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// A given length is the frame's, whatever the child does.
  func summary(_ axis: Axis, child: AxisSummary) -> AxisSummary {
    self[axis].isAbsent ? child : .rigid(self[axis])
  }

  /// With both lengths given the child is always offered the same.
  var isFixed: Bool { !width.isAbsent && !height.isAbsent }
}
