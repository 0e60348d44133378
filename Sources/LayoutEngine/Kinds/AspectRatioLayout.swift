/// `aspectRatio`, `scaledToFit`, `scaledToFill` (Semantics §5.7): the child is offered the largest (fit) or smallest (fill)
/// rectangle of the ratio that goes with the offer, and what it answers is the answer.
extension AspectRatio {
  /// What the child is offered; `base` is the ratio as a size.
  func offer(_ proposal: ProposedSize, base: Size) -> ProposedSize {
    let base = base.width == base.height ? Size(width: 1, height: 1) : base
    let scale = choose(scale(proposal.w, base.width), scale(proposal.h, base.height))
    if scale.isNaN { return .unspecified }
    return ProposedSize(w: base.width * scale, h: base.height * scale)
  }

  /// What takes `base` to `offer`; nothing takes 0 anywhere.
  private func scale(_ offer: Double, _ base: Double) -> Double {
    base == 0 ? .nan : offer / base
  }

  /// Of the scales that the two axes ask for; an axis without an offer asks for none.
  private func choose(_ horizontal: Double, _ vertical: Double) -> Double {
    if horizontal.isNaN { return vertical }
    if vertical.isNaN { return horizontal }
    return mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
  }
}

extension Solver {
  /// Of 0 along either axis a fitting ratio makes 0 along both.
  func aspectSummary(_ node: Int, _ axis: Axis, child: AxisSummary) -> AxisSummary {
    if flags(node + 1).isRigid { return child }
    let mode = work.pointee.tree.parameters.aspectRatios[parameter(node)].mode
    guard mode == .fit && child.response != .unknown && hasProperRatio(node) else { return .unknown }
    return child.response == .rigid ? child : .low(child.low)
  }

  /// The ratio is neither flat nor endless; the child's own is measured.
  func hasProperRatio(_ node: Int) -> Bool {
    let ratio = work.pointee.tree.parameters.aspectRatios[parameter(node)].ratio
    if !ratio.isAbsent { return ratio > 0 && ratio < .infinity }
    let base = sizeNow(node + 1, .unspecified)
    return base.width > 0 && base.height > 0 && (base.width + base.height).isFinite
  }

  /// What the child of an `aspectRatio` node is offered, nil if its own ratio is being worked out now.
  func aspectOffer(_ node: Int, _ proposal: ProposedSize) -> ProposedSize? {
    if proposal.w.isAbsent && proposal.h.isAbsent { return proposal }
    let aspect = work.pointee.tree.parameters.aspectRatios[parameter(node)]
    if !aspect.ratio.isAbsent { return aspect.offer(proposal, base: Size(width: aspect.ratio, height: 1)) }
    return size(node + 1, .unspecified).map { aspect.offer(proposal, base: $0) }
  }
}
