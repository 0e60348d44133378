/// `position(x:y:)` (Semantics §5.5): fills the offer, with the child's length where there is none.
func positionSize(_ proposal: ProposedSize, child: Size) -> Size {
  Size(width: proposal.w.or(child.width), height: proposal.h.or(child.height))
}

/// Along one axis.
func positionSummary(child: AxisSummary) -> AxisSummary {
  .clamped(0, child.response == .unknown ? .nan : child.ideal, .infinity)
}
