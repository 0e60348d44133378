/// A child of a container that is being arranged: what it answered so far. Members of all arrangements under way lie in one
/// column, those of the innermost one last.
struct Member {
  let node: Int
  /// The distance from the member before, in points; 0 for the first.
  let gap: Double
  let priority: Double
  /// For a stack: the length at 0 along its axis, and what the length at ∞ is more than that.
  var low: Double = 0
  var flexibility: Double = 0
  /// The index of the member that is served when this position comes up.
  var served: Int = 0
  var proposal = ProposedSize.unspecified
  var size = Size.zero
  /// First the guides that line the members up, from each member's own origin; then the member's origin in the container.
  var origin = Point.zero
  /// The explicit value that a container looks for in its members, NaN for none.
  var explicit: Double = .nan
}

extension Solver {
  /// Makes members of the children of an activation's node.
  func openMembers(_ top: Int, spacing: Double) {
    let node = work.pointee.activations[top].node
    work.pointee.activations[top].members = work.pointee.members.count
    var child = node + 1
    while child < end(node) {
      let gap = child == node + 1 ? 0 : spacing.or(work.pointee.gap[child])
      let priority = flags(child).hasPriority ? priority(child) : 0
      work.pointee.members.append(Member(node: child, gap: gap, priority: priority))
      child = end(child)
    }
  }

  /// The layout priority (Semantics §5.0): −∞ for what gives way to everything; wrappers reset it.
  func priority(_ node: Int) -> Double {
    var node = node
    while true {
      switch kind(node) {
      case .layoutPriority: return work.pointee.tree.parameters.priorities[parameter(node)]
      case .spacer: return -.infinity
      case .hStack, .vStack, .zStack, .custom: return end(node) == node + 1 ? -.infinity : 0
      case .passthrough, .offset, .alignmentGuide, .gridCell, .gridLine, .plainEdges, .overlay, .background, .fixedSize,
        .viewThatFits:
        node += 1
      default: return 0
      }
    }
  }
}
