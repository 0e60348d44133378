import LayoutDiagnostics
import LayoutEngine

/// A stack whose children need more than there is.
extension Rule {
  static let stackOverflow = Rule(
    "stack-overflow", .overflow, .warning,
    what: "What a stack holds, or what stands alone on the screen, needs more than there is",
    why: """
      A stack that cannot make its children any smaller grows beyond its room, on both sides if it is centered, and what is \
      around it moves or is drawn over.
      """,
    bad: """
      HStack(spacing: 8) {
      //@1:20 warning[stack-overflow]: needs 356, has 320: 36 too wide; the longest child is frame, 200
        Color.red.frame(width: 200, height: 40)
        Color.blue.frame(width: 148, height: 40)
      }
      """,
    good: """
      HStack(spacing: 8) {
        Color.red.frame(maxWidth: 200, minHeight: 40, maxHeight: 40)
        Color.blue.frame(width: 148, height: 40)
      }
      """,
    options: [.tolerance]
  ) { input, findings in
    let tolerance = findings.value(of: .tolerance)
    for (site, nodes) in input.sitesThatMayOverflow {
      for axis in Axis.both {
        let places = nodes.filter { $0.overflows(on: axis, by: tolerance) }
        // What fits in other variants is a finding of its own.
        guard let first = places.max(by: { $0.excess(on: axis) < $1.excess(on: axis) }),
          variants(of: places) == variants(of: nodes), let room = first.room(on: axis)
        else { continue }
        let longest = first.isStack ? first.longestChild(on: axis) : nil
        let culprit = longest.map { "; the longest child is \($0.name), \(number($0.size[axis]))" } ?? ""
        findings.report(
          "needs \(number(room + first.excess(on: axis))), has \(number(room)): \(number(first.excess(on: axis))) too "
            + "\(axis.adjective)\(culprit)",
          at: site.range, variants: variants(of: places), notes: longest?.note("the longest child") ?? [])
        break
      }
    }
  }
}

extension LintInput {
  /// The places whose views may be longer than their room: HStacks and VStacks, and whatever says itself how wide it is.
  var sitesThatMayOverflow: [(site: Site, nodes: [LintNode])] {
    sites(named: "HStack", "VStack", "Grid", "frame", "fixedSize")
  }
}

extension LintNode {
  /// What a view was given on an axis, in points; nil if that was nothing in particular.
  func room(on axis: Axis) -> Double? {
    let measured = axis == .horizontal ? record.measuredProposal.width : record.measuredProposal.height
    let offer = sharing?.axis == axis ? sharing?.offer : measured
    return offer.flatMap { $0.isFinite ? $0 : nil }
  }

  /// By how much a view's content is longer than its room on an axis, in points; if it is not, by how much its minimum is
  /// shorter, as a negative number.
  func excess(on axis: Axis) -> Double {
    guard let room = room(on: axis) else { return -.infinity }
    guard let sharing else { return axis == .horizontal ? size[axis] - room : -.infinity }
    if sharing.axis == axis { return (sharing.overflow > 0 ? sharing.length : sharing.minimum ?? -.infinity) - room }
    // A guide makes the stack wider as well, which is another matter.
    guard axis == .horizontal else { return -.infinity }
    return (children.map { $0.size[axis] }.max() ?? 0) - room
  }

  /// A view that is too long, though nobody said that the rest is to be cut off, and has none in it that is the reason.
  func overflows(on axis: Axis, by tolerance: Double) -> Bool {
    guard isOverfull(on: axis, by: tolerance), !isIn(["clipped", "mask"]) else { return false }
    return !descendants.contains { $0.record.isLaidOut && $0.isOverfull(on: axis, by: max(tolerance, 0.5)) }
  }

  /// A stack, or what fills the screen and is no stack, that has more in it than it has room for.
  func isOverfull(on axis: Axis, by tolerance: Double) -> Bool {
    guard isStack || isFrame || kind == .fixedSize || kind == .grid, excess(on: axis) > tolerance else { return false }
    if isStack { return !isMadeRoomFor(on: axis) }
    return size[axis] > trace.container.width + tolerance
      && ancestors.allSatisfy { $0.leavesRoom && !$0.bounds(axis) }
  }

  /// Whether what is more than the view's share comes from elsewhere: a stack further out along the axis gives each child a
  /// share, and those that are served later take what is left. What an overlay or background adds may be larger than what
  /// it is on.
  private func isMadeRoomFor(on axis: Axis) -> Bool {
    var inner = self
    for ancestor in ancestors {
      if ancestor.sharing?.axis == axis { return true }
      if (ancestor.kind == .overlay || ancestor.kind == .background) && inner.index != ancestor.index + 1 {
        return true
      }
      if ancestor.bounds(axis) { return false }
      inner = ancestor
    }
    return false
  }

  /// A frame that offers its child another length than it was offered.
  private func bounds(_ axis: Axis) -> Bool {
    switch detail {
    case .fixedFrame(let width, let height, _): (axis == .horizontal ? width : height) != nil
    case .flexibleFrame(let width, let height, _):
      ((axis == .horizontal ? width : height).maximum ?? .infinity) < (room(on: axis) ?? .infinity)
    default: false
    }
  }

  /// Whether all that it was offered, but for some margin, is one view's.
  private var leavesRoom: Bool {
    switch kind {
    case .passthrough, .plainEdges, .layoutPriority, .alignmentGuide, .padding, .ignoresSafeArea, .safeAreaPadding,
      .safeAreaInset, .fixedFrame, .flexibleFrame, .scrollView:
      true
    default: false
    }
  }

  fileprivate func longestChild(on axis: Axis) -> LintNode? {
    children.max { $0.size[axis] < $1.size[axis] }?.innermostTransparent.innermostNamed
  }

  /// The outermost node from here inwards that the source shows.
  var innermostNamed: LintNode {
    var node = self
    while node.origin == nil, node.record.end > node.index + 1 { node = node.at(node.index + 1) }
    return node
  }
}
