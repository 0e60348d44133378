/// The short way for the stacks of most programs: children that are rigid along the axis beside children that take any length
/// from one common minimum up, Spacers of one minimum among them, lined up by a built-in guide that nobody sets. Then the order of
/// serving is known (the rigid ones, then the others, each as declared, and last the Spacers), every answer is in the summary, and two passes
/// over the children do what the machine would do. Steps and operations are those of `fitStack`, in the same order.
extension Solver {
  /// The length of a uniform stack along its axis under an offer that is not ∅.
  func uniformLength(_ node: Int, _ axis: Axis, _ offer: Double) -> Double {
    // Spelled out, so that each loop is compiled for its axis.
    axis == .horizontal ? measureUniform(node, .horizontal, offer) : measureUniform(node, .vertical, offer)
  }

  /// Places the children of a uniform stack. False if the node is none.
  func placeUniformStack(_ node: Int) -> Bool {
    guard flags(node).isUniform else { return false }
    kind(node) == .hStack ? placeUniform(node, .horizontal) : placeUniform(node, .vertical)
    return true
  }

  @inline(__always)
  private func measureUniform(_ node: Int, _ axis: Axis, _ offer: Double) -> Double {
    var shares = uniformShares(node, axis, offer)
    var lengths = 0.0
    var child = node + 1
    let end = end(node)
    while child < end {
      lengths += uniformShare(child, axis, &shares).length
      child = self.end(child)
    }
    return lengths + work.pointee.stackFacts[parameter(node)].spacing
  }

  @inline(__always)
  private func placeUniform(_ node: Int, _ axis: Axis) {
    let parameters = stack(node)
    let size = work.pointee.frame[node].size
    let offer = finalProposal(node)
    let offerAcross = offer[axis.other].or(size[axis.other])
    let fraction = parameters.alignment.defaultFraction ?? 0
    let line = fraction == 0 ? 0 : fraction * size[axis.other]
    var shares = uniformShares(node, axis, offer[axis])
    var position = 0.0
    var child = node + 1
    let end = end(node)
    while child < end {
      if child > node + 1 { position += parameters.spacing.or(work.pointee.gap[child]) }
      let share = uniformShare(child, axis, &shares)
      let across = summary(child, axis.other).length(at: offerAcross)
      let start = fraction == 0 ? 0 : line - fraction * across
      put(
        child, in: node, axis == .horizontal ? Point(x: position, y: start) : Point(x: start, y: position),
        Size(share.length, along: axis, across: across), ProposedSize(share.offer, along: axis, across: offerAcross))
      position += share.length
      child = self.end(child)
    }
  }

  /// What the rigid children leave for the others, and all of these for the Spacers.
  @inline(__always)
  private func uniformShares(_ node: Int, _ axis: Axis, _ offer: Double) -> UniformShares {
    let facts = work.pointee.stackFacts[parameter(node)]
    var main = LengthShares(available: offer - facts.spacing, parts: facts.count - facts.spacers)
    let hasMain = main.parts > 0
    if facts.spacers > 0 && hasMain { main.available -= facts.reserved }
    var child = node + 1
    let end = end(node)
    while child < end {
      if flags(child)[axis] == .rigid { main.take(work.pointee.ideal.length(child, axis)) }
      child = self.end(child)
    }
    var spacers = LengthShares(available: main.available, parts: facts.spacers)
    guard facts.spacers > 0 && hasMain else { return UniformShares(main: main, spacers: spacers) }
    if main.parts > 0 { spacers.available = afterFlexible(node, axis, main) }
    spacers.available += facts.reserved
    return UniformShares(main: main, spacers: spacers)
  }

  /// What is left of `shares` when every flexible child that is no Spacer has taken its own.
  private func afterFlexible(_ node: Int, _ axis: Axis, _ shares: LengthShares) -> Double {
    var shares = UniformShares(main: shares, spacers: LengthShares(available: .absent, parts: 0))
    var child = node + 1
    while child < end(node) {
      if !flags(child).hasPriority { _ = uniformShare(child, axis, &shares) }
      child = end(child)
    }
    return shares.main.available
  }

  /// The next child's offer and length. A rigid child is offered what matters to nobody.
  @inline(__always)
  private func uniformShare(
    _ child: Int, _ axis: Axis, _ shares: inout UniformShares
  ) -> (offer: Double, length: Double) {
    let ideal = work.pointee.ideal.length(child, axis)
    let flags = flags(child)
    if flags[axis] == .rigid { return (shares.main.offer, ideal) }
    let offer = flags.hasPriority ? shares.spacers.offer : shares.main.offer
    if offer.isAbsent { return (offer, ideal) }
    let length = clamp(offer, work.pointee.low.length(child, axis), work.pointee.high.length(child, axis))
    if flags.hasPriority { shares.spacers.take(length) } else { shares.main.take(length) }
    return (offer, length)
  }
}

/// What a uniform stack gives to its ordinary children, and afterwards to its Spacers.
private struct UniformShares {
  var main: LengthShares
  var spacers: LengthShares
}

/// A length that is given away in equal parts (Semantics §3.4, step 5).
struct LengthShares {
  /// What is left, in points; NaN if the stack is offered ∅, and then every part is ∅.
  var available: Double
  /// The children that have not got theirs.
  var parts: Double

  /// What the next child is offered.
  var offer: Double { available.isAbsent ? .absent : max(available / parts, 0) }

  /// One child took `length`.
  mutating func take(_ length: Double) {
    let rest = available - length
    if !rest.isNaN { available = rest }
    parts -= 1
  }
}
