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
    let flags = flags(node)
    guard flags.isUniform else { return false }
    if flags.isPlaced {
      work.pointee.flags.base[node].rawValue &= ~NodeFlags.placed
      return true
    }
    let offer = finalProposal(node)
    let across = work.pointee.frame[node].size[stackAxis(node).other]
    _ = fitUniformStack(node, offer, across: across)
    moveUniformStack(node)
    return true
  }

  /// Gives the children of a uniform stack, which is `breadth` across, their sizes under an offer and their places in the stack.
  /// The length along its axis is the result.
  func fitUniformStack(_ node: Int, _ offer: ProposedSize, across breadth: Double) -> Double {
    kind(node) == .hStack
      ? fitUniform(node, .horizontal, offer, breadth) : fitUniform(node, .vertical, offer, breadth)
  }

  /// Moves the children of a uniform stack, which lie in it as `fitUniformStack` left them, to where it is.
  func moveUniformStack(_ node: Int) {
    let frame = work.pointee.frame[node]
    let isMirrored = work.pointee.direction[node] == .rightToLeft
    let frames = work.pointee.frame.base
    let ends = work.pointee.end
    let end = Int(ends[node])
    var child = node + 1
    while child < end {
      var rect = frames[child]
      let x = isMirrored ? frame.width - rect.x - rect.width : rect.x
      rect.x = frame.x + x
      rect.y = frame.y + rect.y
      if (rect.x + rect.y + rect.width + rect.height).isFinite { frames[child] = rect } else { setFrame(child, rect) }
      child = Int(ends[child])
    }
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
  private func fitUniform(_ node: Int, _ axis: Axis, _ offer: ProposedSize, _ breadth: Double) -> Double {
    let columns = UniformColumns(work)
    let parameters = stack(node)
    let offerAcross = offer[axis.other].or(breadth)
    let fraction = parameters.alignment.defaultFraction ?? 0
    let line = fraction == 0 ? 0 : fraction * breadth
    let frames = work.pointee.frame.base
    let proposals = work.pointee.proposal.base
    var shares = uniformShares(node, axis, offer[axis], columns)
    var position = 0.0
    var lengths = 0.0
    var child = node + 1
    let end = end(node)
    while child < end {
      if child > node + 1 { position += parameters.spacing.or(work.pointee.gap[child]) }
      let share = columns.share(child, axis, &shares)
      let across = columns.length(child, axis.other, at: offerAcross)
      let start = fraction == 0 ? 0 : line - fraction * across
      frames[child] =
        axis == .horizontal
        ? Rect(x: position, y: start, width: share.length, height: across)
        : Rect(x: start, y: position, width: across, height: share.length)
      proposals[child] = ProposedSize(share.offer, along: axis, across: offerAcross)
      position += share.length
      lengths += share.length
      child = Int(columns.end[child])
    }
    return lengths + work.pointee.stackFacts[parameter(node)].spacing
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
