/// `frame(minWidth:idealWidth:maxWidth:…)` (Semantics §5.2), one axis at a time: what the child is offered, what the frame
/// answers without asking the child ("early"), and what it makes of the child's answer otherwise.
extension LengthLimits {
  /// What the child is offered along the axis when the frame is measured at `offer`.
  func childOffer(_ offer: Double) -> Double {
    if offer.isAbsent && ideal.isAbsent { return .absent }
    return clamp(offer.or(ideal), low.or(-.infinity), high.or(.infinity))
  }

  /// The frame's length if it does not depend on the child, else ∅.
  func early(_ offer: Double) -> Double {
    if offer.isAbsent { return ideal }
    return isRange ? clamp(offer, low, high) : .absent
  }

  /// The frame's length, given the child's under `childOffer(offer)`.
  func length(_ offer: Double, child: Double) -> Double {
    let early = early(offer)
    if !early.isAbsent || child.isNaN { return early }
    if isRange { return clamp(child, low, high) }
    let offered = childOffer(offer)
    switch (low.isAbsent, high.isAbsent) {
    case (false, true): return max(min(offered.or(.infinity), child), low)
    case (true, false): return min(max(offered.or(-.infinity), child), high)
    default: return child
    }
  }

  /// What the child is offered when the frame, measured at `offer`, turned out `length` long: that length, unless nothing
  /// constrained it.
  func placementOffer(_ offer: Double, length: Double) -> Double {
    let isFree = ideal.isAbsent && offer.isAbsent && low.or(-.infinity) < length && length < high.or(.infinity)
    return isFree ? .absent : length
  }

  /// Minima and maxima of clamped lengths are clamped lengths, so a frame around one is one, to the bit.
  func summary(child: AxisSummary) -> AxisSummary {
    if isUnset { return child }
    if isRange && !ideal.isAbsent && low < high { return .clamped(low, ideal, high) }
    let atIdeal = length(.absent, child: child.length(at: childOffer(.absent)))
    if isRange { return low == high && atIdeal == low ? .rigid(low) : .clamped(low, atIdeal, high) }
    guard child.response != .unknown else {
      return AxisSummary(response: .unknown, low: .nan, ideal: atIdeal, high: .nan)
    }
    let isClamped = child.response != .sampled && (low.isAbsent || high.isAbsent)
    let atZero = length(0, child: child.length(at: childOffer(0)))
    let atInfinity = length(.infinity, child: child.length(at: childOffer(.infinity)))
    if isClamped && atZero == atInfinity && atZero == atIdeal { return .rigid(atZero) }
    return isClamped
      ? .clamped(atZero, atIdeal, atInfinity) : .sampled(low: atZero, ideal: atIdeal, high: atInfinity)
  }

  private var isRange: Bool { low <= high }
}

extension FlexibleFrame {
  func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(w: width.childOffer(proposal.w), h: height.childOffer(proposal.h))
  }

  func size(_ proposal: ProposedSize, child: Size) -> Size {
    Size(
      width: width.length(proposal.w, child: child.width), height: height.length(proposal.h, child: child.height))
  }

  func placementOffer(_ proposal: ProposedSize, _ size: Size) -> ProposedSize {
    ProposedSize(
      w: width.placementOffer(proposal.w, length: size.width),
      h: height.placementOffer(proposal.h, length: size.height))
  }
}
