/// What can be said of sizes without measuring, beyond the numbers of a summary: that they are finite, that they rise. It
/// decides the order in which a stack serves its children where only one of them has an unknown maximum. That maximum is
/// then never asked for, which is what keeps chains of aspect ratios linear: the share and the maximum of such
/// a child lead to different sizes of all that is in it, so that asking for both at every level doubles the work at
/// every level.
extension NodeFlags {
  /// The traits of a node whose lengths are clamped offers.
  func clampedTraits(_ width: AxisSummary, _ height: AxisSummary) -> UInt32 {
    guard rawValue & 0b110110 == 0 else { return 0 }
    let isFinite =
      (width.response == .rigid ? width.ideal : width.low).isFinite
      && (height.response == .rigid ? height.ideal : height.low).isFinite
    return isFinite ? Self.finite | Self.rising : Self.rising
  }
}

extension Solver {
  /// The traits that a wrapper has from its child.
  func wrapperTraits(_ node: Int) -> UInt32 {
    let child = flags(node + 1)
    switch kind(node) {
    case .padding: return child.traits(NodeFlags.finite | NodeFlags.bound | NodeFlags.rising)
    case .fixedFrame: return child.traits(NodeFlags.finite | NodeFlags.rising)
    case .aspectRatio:
      let traits = child.traits(NodeFlags.finite | NodeFlags.rising)
      guard traits != 0 && hasProperRatio(node) else { return 0 }
      let aspect = work.pointee.tree.parameters.aspectRatios[parameter(node)]
      let isBound = aspect.mode == .fit && child.traits(NodeFlags.finite) != 0
      return traits | (isBound ? NodeFlags.bound : 0)
    default: return 0
    }
  }

  /// Whether the place of a stack's member in the order of serving is known without its maximum, as if it were rigid: it comes
  /// before members of infinite flexibility if its own is finite, and after the rigid members declared before it if
  /// it has any.
  func isOrderKnown(_ top: Int, _ index: Int, _ axis: Axis, _ across: Double) -> Bool {
    let members = members(top)
    let own = flags(members[index].node)
    guard own.traits(NodeFlags.bound | NodeFlags.rising) != 0 && own[axis].rawValue & 0b010 != 0 else { return false }
    let isKnown = summary(members[index].node, axis).high == summary(members[index].node, axis).high
    if isKnown || members.count > Self.ordinaryCount { return false }
    let isFinite = own.traits(NodeFlags.bound) != 0 && across.isFinite
    let isRising = own.traits(NodeFlags.rising) != 0
    for other in members.indices where other != index && members[other].priority == members[index].priority {
      let summary = summary(members[other].node, axis)
      let flexibility = (summary.length(at: .infinity) - summary.length(at: 0))
      if flexibility == .infinity && isFinite { continue }
      if flexibility == 0 && other < index && isRising { continue }
      return false
    }
    return true
  }

  /// Comparing every member of a long stack with every other one would be worse than asking.
  private static var ordinaryCount: Int { 64 }
}
