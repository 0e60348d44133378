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
    let columns = UniformColumns(work)
    var shares = uniformShares(node, axis, offer, columns)
    var lengths = 0.0
    var child = node + 1
    let end = end(node)
    while child < end {
      lengths += columns.share(child, axis, &shares).length
      child = Int(columns.end[child])
    }
    return lengths + work.pointee.stackFacts[parameter(node)].spacing
  }

  @inline(__always)
  private func placeUniform(_ node: Int, _ axis: Axis) {
    let columns = UniformColumns(work)
    let parameters = stack(node)
    let frame = work.pointee.frame[node]
    let offer = finalProposal(node)
    let offerAcross = offer[axis.other].or(frame.size[axis.other])
    let fraction = parameters.alignment.defaultFraction ?? 0
    let line = fraction == 0 ? 0 : fraction * frame.size[axis.other]
    let isMirrored = work.pointee.direction[node] == .rightToLeft
    let frames = work.pointee.frame.base
    let proposals = work.pointee.proposal.base
    var shares = uniformShares(node, axis, offer[axis], columns)
    var position = 0.0
    var child = node + 1
    let end = end(node)
    while child < end {
      if child > node + 1 { position += parameters.spacing.or(work.pointee.gap[child]) }
      let share = columns.share(child, axis, &shares)
      let across = columns.length(child, axis.other, at: offerAcross)
      let start = fraction == 0 ? 0 : line - fraction * across
      let size = Size(share.length, along: axis, across: across)
      let origin = axis == .horizontal ? Point(x: position, y: start) : Point(x: start, y: position)
      let x = isMirrored ? frame.width - origin.x - size.width : origin.x
      let rect = Rect(x: frame.x + x, y: frame.y + origin.y, width: size.width, height: size.height)
      if (rect.x + rect.y + rect.width + rect.height).isFinite { frames[child] = rect } else { setFrame(child, rect) }
      proposals[child] = ProposedSize(share.offer, along: axis, across: offerAcross)
      position += share.length
      child = Int(columns.end[child])
    }
  }

  /// What the rigid children leave for the others, and all of these for the Spacers.
  @inline(__always)
  private func uniformShares(_ node: Int, _ axis: Axis, _ offer: Double, _ columns: UniformColumns) -> UniformShares {
    let facts = work.pointee.stackFacts[parameter(node)]
    var main = LengthShares(available: offer - facts.spacing, parts: facts.count - facts.spacers)
    let hasMain = main.parts > 0
    if facts.spacers > 0 && hasMain { main.available -= facts.reserved }
    var child = node + 1
    let end = end(node)
    while child < end {
      if columns.flags[child][axis] == .rigid { main.take(columns.ideal.length(child, axis)) }
      child = Int(columns.end[child])
    }
    var spacers = LengthShares(available: main.available, parts: facts.spacers)
    guard facts.spacers > 0 && hasMain else { return UniformShares(main: main, spacers: spacers) }
    if main.parts > 0 { spacers.available = afterFlexible(node, axis, main, columns) }
    spacers.available += facts.reserved
    return UniformShares(main: main, spacers: spacers)
  }

  /// What is left of `shares` when every flexible child that is no Spacer has taken its own.
  private func afterFlexible(_ node: Int, _ axis: Axis, _ shares: LengthShares, _ columns: UniformColumns) -> Double {
    var shares = UniformShares(main: shares, spacers: LengthShares(available: .absent, parts: 0))
    var child = node + 1
    while child < end(node) {
      if !flags(child).hasPriority { _ = columns.share(child, axis, &shares) }
      child = end(child)
    }
    return shares.main.available
  }
}

/// The columns that sharing out reads, at hand: nothing that is written on the way can move them.
private struct UniformColumns {
  let flags: UnsafePointer<NodeFlags>
  let ideal: UnsafePointer<Size>
  let low: UnsafePointer<Size>
  let high: UnsafePointer<Size>
  let end: UnsafePointer<UInt32>

  @inline(__always)
  init(_ work: UnsafeMutablePointer<Workspace>) {
    flags = UnsafePointer(work.pointee.flags.base)
    ideal = UnsafePointer(work.pointee.ideal.base)
    low = UnsafePointer(work.pointee.low.base)
    high = UnsafePointer(work.pointee.high.base)
    end = work.pointee.end
  }

  /// The next child's offer and length. A rigid child is offered what matters to nobody.
  @inline(__always)
  func share(_ child: Int, _ axis: Axis, _ shares: inout UniformShares) -> (offer: Double, length: Double) {
    let ideal = ideal.length(child, axis)
    let flags = flags[child]
    if flags[axis] == .rigid { return (shares.main.offer, ideal) }
    let offer = flags.hasPriority ? shares.spacers.offer : shares.main.offer
    if offer.isAbsent { return (offer, ideal) }
    let length = clamp(offer, low.length(child, axis), high.length(child, axis))
    if flags.hasPriority { shares.spacers.take(length) } else { shares.main.take(length) }
    return (offer, length)
  }

  /// The length of a child that answers every offer by a rigid or clamped length.
  @inline(__always)
  func length(_ child: Int, _ axis: Axis, at offer: Double) -> Double {
    if flags[child][axis] == .rigid || offer.isAbsent { return ideal.length(child, axis) }
    return clamp(offer, low.length(child, axis), high.length(child, axis))
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
