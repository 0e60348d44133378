/// What is known of a stack before anybody asks. Along its axis the minimum, the ideal and the maximum are sums; in between, the
/// children's shares are not a closed form that is exact to the last bit, so those are measured. Across it, the stack is as
/// long as its longest child, as far as only built-in guides line the children up and none of them is explicit.
extension Solver {
  @inline(__always)
  func summarizeStack(_ node: Int, _ axis: Axis) {
    let end = end(node)
    guard node + 1 < end else { return setEmptyContainer(node) }
    let stack = stack(node)
    var content = StackContent()
    var previous = -1
    var child = node + 1
    while child < end {
      let flags = flags(child)
      guard flags.isRigid else { return summarizeElasticStack(node, axis) }
      if previous >= 0 { content.spacing += childGap(previous, child, axis, stack.spacing) }
      content.length += work.pointee.ideal.length(child, axis)
      content.breadth = larger(content.breadth, work.pointee.ideal.length(child, axis.other))
      content.add(flags, work.pointee.spacing[child])
      previous = child
      child = self.end(child)
    }
    if isOpaque(stack.alignment, content.guides) { return summarizeElasticStack(node, axis) }
    let preferences = content.hasDefaultSpacing ? SpacingPreferences.defaultLeaf : stackSpacing(node, axis)
    setRigid(node, Size(content.length + content.spacing, along: axis, across: content.breadth), preferences)
    var flags = NodeFlags(rawValue: content.isInert ? NodeFlags.inert : 0)
    flags.insert(NodeFlags.finite | NodeFlags.rising)
    flags.insert(content.guides.intersection(.climbing))
    work.pointee.flags[node] = flags
  }

  /// A stack with a child that is not rigid, or with guides that have to be asked for.
  @inline(__always)
  private func summarizeElasticStack(_ node: Int, _ axis: Axis) {
    let stack = stack(node)
    var content = StackContent()
    var sums = Lengths()
    var largest = Lengths()
    var uniformity = Uniformity()
    var flexible = 0
    var previous = -1
    var child = node + 1
    let end = end(node)
    while child < end {
      let flags = flags(child)
      let next = self.end(child)
      if previous >= 0 { content.spacing += childGap(previous, child, axis, stack.spacing) }
      content.add(flags, work.pointee.spacing[child])
      let along = lengths(child, axis, flags)
      sums.formSum(along)
      largest.formMaximum(lengths(child, axis.other, flags))
      if flags[axis] != .rigid || flags.hasPriority {
        if flags[axis] != .rigid { flexible = flexible == 0 && next == end ? 1 : 2 }
        uniformity.add(along, flags[axis], isSpacer: flags.hasPriority ? priority(child) == -.infinity : nil)
      }
      previous = child
      child = next
    }
    work.pointee.stackFacts[parameter(node)] = StackFacts(
      count: content.count, spacing: content.spacing, spacers: uniformity.spacers, reserved: uniformity.reserved)
    let isOpaque = isOpaque(stack.alignment, content.guides)
    let along = sums.summary(content.response(axis), spacing: content.spacing)
    let across = isOpaque ? .unknown : largest.summary(content.response(axis.other))
    var flags =
      axis == .horizontal
      ? NodeFlags(width: along.response, height: across.response, inert: content.isInert)
      : NodeFlags(width: across.response, height: along.response, inert: content.isInert)
    flags.insert(content.guides.intersection(.climbing))
    flags.insert(content.traits(isInOrder: flexible < 2 && !isOpaque))
    if uniformity.holds && across.response.union(.clamped) == .clamped { flags.insert(NodeFlags.uniform) }
    let preferences = content.hasDefaultSpacing ? SpacingPreferences.defaultLeaf : stackSpacing(node, axis)
    axis == .horizontal ? set(node, along, across, flags, preferences) : set(node, across, along, flags, preferences)
  }

  /// The numbers of a child's summary.
  @inline(__always)
  private func lengths(_ child: Int, _ axis: Axis, _ flags: NodeFlags) -> Lengths {
    let ideal = work.pointee.ideal.length(child, axis)
    if flags.isRigid { return Lengths(low: ideal, ideal: ideal, high: ideal) }
    return Lengths(
      low: work.pointee.low.length(child, axis), ideal: ideal, high: work.pointee.high.length(child, axis))
  }

  func summarizeZStack(_ node: Int) {
    let end = end(node)
    guard node + 1 < end else { return setEmptyContainer(node) }
    let alignment = work.pointee.tree.parameters.alignments[parameter(node)]
    var width = AxisSummary.rigid(0)
    var height = AxisSummary.rigid(0)
    var isInert = true
    var guides: UInt8 = 0
    var hasPriorities = false
    var hasDefaultSpacing = true
    var child = node + 1
    while child < end {
      let flags = flags(child)
      width.formMaximum(summary(child, .horizontal))
      height.formMaximum(summary(child, .vertical))
      if !flags.isInert { isInert = false }
      if flags.hasPriority { hasPriorities = true }
      if work.pointee.spacing[child] != SpacingPreferences.defaultLeaf { hasDefaultSpacing = false }
      guides |= flags.guides.rawValue
      child = self.end(child)
    }
    let all = GuideMask(rawValue: guides)
    if hasPriorities || isOpaque(alignment.horizontal, all) || width.response == .unknown { width = .unknown }
    if hasPriorities || isOpaque(alignment.vertical, all) || height.response == .unknown { height = .unknown }
    var flags = NodeFlags(width: width.response, height: height.response, inert: isInert)
    flags.insert(all.intersection(.climbing))
    let preferences = hasDefaultSpacing ? SpacingPreferences.defaultLeaf : zStackSpacing(node)
    set(node, width, height, flags, preferences)
  }

  private func isOpaque(_ key: AlignmentKey, _ guides: GuideMask) -> Bool {
    key.customIndex != nil || guides.intersects(GuideMask(key))
  }

  /// No child: no size, no distance, and everybody else is served first (Semantics §2.6).
  func setEmptyContainer(_ node: Int) {
    setRigid(node, .zero, SpacingPreferences.zero)
    work.pointee.flags.base[node].insert(NodeFlags.hasPriority)
  }

  func childGap(_ previous: Int, _ child: Int, _ axis: Axis, _ spacing: Double) -> Double {
    guard spacing.isAbsent else { return spacing }
    if work.pointee.gap.count == 0 { work.pointee.prepareGaps() }
    let gap = distance(previous, child, along: axis)
    work.pointee.gap[child] = gap
    return gap
  }

  /// Only the children of the highest priority are asked for their spacing (§4.7).
  private func zStackSpacing(_ node: Int) -> UInt32 {
    var highest = -Double.infinity
    var child = node + 1
    while child < end(node) {
      highest = max(highest, flags(child).hasPriority ? priority(child) : 0)
      child = end(child)
    }
    return unionSpacing(node) { child, _, _ in
      (flags(child).hasPriority ? priority(child) : 0) == highest ? .all : []
    }
  }
}

/// The three lengths of summaries of children taken together; NaN where one of them is not known.
private struct Lengths {
  var low = 0.0
  var ideal = 0.0
  var high = 0.0
  /// A sum of all that was compared, which a NaN stays in.
  private var doubts = (low: 0.0, ideal: 0.0, high: 0.0)

  init() {}

  init(low: Double, ideal: Double, high: Double) {
    self.low = low
    self.ideal = ideal
    self.high = high
  }

  /// Another member along the axis of a stack.
  @inline(__always)
  mutating func formSum(_ other: Lengths) {
    low += other.low
    ideal += other.ideal
    high += other.high
  }

  /// Another member across the axis: the longest one counts, whatever the offer.
  @inline(__always)
  mutating func formMaximum(_ other: Lengths) {
    low = other.low > low ? other.low : low
    ideal = other.ideal > ideal ? other.ideal : ideal
    high = other.high > high ? other.high : high
    doubts.low += other.low
    doubts.ideal += other.ideal
    doubts.high += other.high
  }

  /// Of a stack along its axis, `response` being the union of its children's. With a negative spacing there is something to
  /// share out even of an offer of 0.
  func summary(_ response: Response, spacing: Double) -> AxisSummary {
    if response == .unknown { return .unknown }
    let response = response == .rigid ? response : response.union(.sampled)
    return AxisSummary(
      response: response, low: spacing < 0 && response != .rigid ? .nan : low + spacing, ideal: ideal + spacing,
      high: high + spacing)
  }

  /// Of a stack across its axis: clamped if all children are.
  func summary(_ response: Response) -> AxisSummary {
    if response == .unknown { return .unknown }
    return AxisSummary(
      response: response, low: doubts.low.isNaN ? .nan : low, ideal: doubts.ideal.isNaN ? .nan : ideal,
      high: doubts.high.isNaN ? .nan : high)
  }
}

extension AxisSummary {
  /// Another member across the axis: the longest one counts, whatever the offer. That is clamped if all of them are.
  fileprivate mutating func formMaximum(_ other: AxisSummary) {
    response = response.union(other.response)
    low = larger(low, other.low)
    ideal = larger(ideal, other.ideal)
    high = larger(high, other.high)
  }
}

/// The larger number; a number that is not known makes the result unknown.
private func larger(_ a: Double, _ b: Double) -> Double {
  a > b ? a : b >= a ? b : .nan
}

/// Whether the members of a stack are uniform along its axis (see `uniformLength`).
private struct Uniformity {
  private(set) var holds = true
  /// The Spacers, and the sum of their minimums.
  private(set) var spacers = 0.0
  private(set) var reserved = 0.0
  private var low = Double.nan
  private var spacerLow = Double.nan

  /// `isSpacer` says whether a child whose priority is not 0 gives way to all others; nil for the others.
  @inline(__always)
  mutating func add(_ length: Lengths, _ response: Response, isSpacer: Bool?) {
    if response != .clamped || length.high != .infinity || length.ideal.isNaN { holds = false }
    guard let isSpacer else {
      if low.isNaN { low = length.low }
      if length.low != low { holds = false }
      return
    }
    if spacerLow.isNaN { spacerLow = length.low }
    if length.low != spacerLow || !isSpacer { holds = false }
    spacers += 1
    reserved += length.low
  }
}

/// What the first look at the members of a stack gives.
private struct StackContent {
  /// The sums of the ideal lengths and of the spacing, and the largest ideal breadth.
  var length = 0.0
  var spacing = 0.0
  var breadth = 0.0
  private(set) var count = 0.0
  private var someFlags: UInt32 = 0
  private var commonFlags = UInt32.max
  private var preferences: UInt32 = 0

  mutating func add(_ flags: NodeFlags, _ preferences: UInt32) {
    count += 1
    someFlags |= flags.rawValue
    commonFlags &= flags.rawValue
    self.preferences |= preferences
  }

  /// The union of the children's responses along an axis.
  func response(_ axis: Axis) -> Response { NodeFlags(rawValue: someFlags)[axis] }
  var isInert: Bool { NodeFlags(rawValue: commonFlags).isInert }
  /// Infinite spacing apart, a stack of finite members is finite. One is rising if its members are and are always served in
  /// the same order, only the last one being flexible: then more for the stack is never less for a member.
  func traits(isInOrder: Bool) -> UInt32 {
    guard spacing.isFinite else { return 0 }
    let hasPriorities = NodeFlags(rawValue: someFlags).hasPriority
    let isRising = isInOrder && !hasPriorities
    return commonFlags & (isRising ? NodeFlags.finite | NodeFlags.rising : NodeFlags.finite)
  }
  var guides: GuideMask { NodeFlags(rawValue: someFlags).guides }
  var hasDefaultSpacing: Bool { preferences == SpacingPreferences.defaultLeaf }
}
