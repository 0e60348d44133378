/// What is known of a stack before anybody asks. Along its axis the minimum, the ideal and the maximum are sums; in between, the
/// children's shares are not a closed form that is exact to the last bit, so those are measured. Across it, the stack is as
/// long as its longest child, as far as only built-in guides line the children up and none of them is explicit.
extension Solver {
  func summarizeStack(_ node: Int, _ axis: Axis) {
    let end = end(node)
    guard node + 1 < end else { return setEmptyContainer(node) }
    let stack = stack(node)
    let mask = GuideMask(stack.alignment)
    var along = AxisSummary.rigid(0)
    var across = AxisSummary.rigid(0)
    var isInert = true
    var guides: UInt8 = 0
    var hasDefaultSpacing = true
    var spacing = 0.0
    var previous = -1
    var child = node + 1
    while child < end {
      let flags = flags(child)
      if previous >= 0 { spacing += childGap(previous, child, axis, stack.spacing) }
      add(child, flags, axis, &along, &across)
      if !flags.isInert { isInert = false }
      if work.pointee.spacing[child] != SpacingPreferences.defaultLeaf { hasDefaultSpacing = false }
      guides |= flags.guides.rawValue
      previous = child
      child = self.end(child)
    }
    along.add(spacing)
    let all = GuideMask(rawValue: guides)
    if stack.alignment.customIndex != nil || all.intersects(mask) { across = .unknown }
    if across.response == .unknown { across = .unknown }
    var flags =
      axis == .horizontal
      ? NodeFlags(width: along.response, height: across.response, inert: isInert)
      : NodeFlags(width: across.response, height: along.response, inert: isInert)
    flags.insert(all.intersection(.climbing))
    let preferences = hasDefaultSpacing ? SpacingPreferences.defaultLeaf : stackSpacing(node, axis)
    axis == .horizontal ? set(node, along, across, flags, preferences) : set(node, across, along, flags, preferences)
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
  private func setEmptyContainer(_ node: Int) {
    setRigid(node, .zero, SpacingPreferences.zero)
    work.pointee.flags.base[node].insert(NodeFlags.hasPriority)
  }

  private func childGap(_ previous: Int, _ child: Int, _ axis: Axis, _ spacing: Double) -> Double {
    guard spacing.isAbsent else { return spacing }
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

  private func add(
    _ child: Int, _ flags: NodeFlags, _ axis: Axis, _ along: inout AxisSummary, _ across: inout AxisSummary
  ) {
    along.formSum(summary(child, axis))
    across.formMaximum(summary(child, axis.other))
  }
}

extension AxisSummary {
  /// Another member along the axis of a stack.
  fileprivate mutating func formSum(_ other: AxisSummary) {
    response = response.union(other.response == .rigid ? .rigid : other.response.union(.sampled))
    low += other.low
    ideal += other.ideal
    high += other.high
  }

  /// The spacing of a stack. With a negative one there is something to share out even of an offer of 0.
  fileprivate mutating func add(_ spacing: Double) {
    low = spacing < 0 && response != .rigid ? .nan : low + spacing
    ideal += spacing
    high += spacing
    if response == .unknown { self = .unknown }
  }

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
