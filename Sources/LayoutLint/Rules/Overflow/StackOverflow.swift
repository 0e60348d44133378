import LayoutDiagnostics
import LayoutEngine

/// A stack whose children need more than there is.
extension Rule {
  static let stackOverflow = Rule(
    "stack-overflow", .overflow, .warning,
    what: "The children of a stack and the spacing between them need more than the stack is offered",
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
    for (site, nodes) in input.sites(named: "HStack", "VStack") {
      for axis in Axis.both {
        let places = nodes.filter { $0.overflows(on: axis, by: tolerance) }
        // What fits in other variants is a finding of its own.
        guard let first = places.max(by: { $0.excess(on: axis) < $1.excess(on: axis) }),
          variants(of: places) == variants(of: nodes), let room = first.room(on: axis)
        else { continue }
        let longest = first.longestChild(on: axis)
        findings.report(
          "needs \(number(room + first.excess(on: axis))), has \(number(room)): \(number(first.excess(on: axis))) too "
            + "\(axis.adjective); the longest child is \(longest?.name ?? ""), \(number(longest?.size[axis] ?? 0))",
          at: site.range, variants: variants(of: places), notes: longest?.note("the longest child") ?? [])
        break
      }
    }
  }
}

extension LintNode {
  /// What a stack was given on an axis, in points; nil if that was nothing in particular.
  func room(on axis: Axis) -> Double? {
    let measured = axis == .horizontal ? record.measuredProposal.width : record.measuredProposal.height
    let offer = sharing?.axis == axis ? sharing?.offer : measured
    return offer.flatMap { $0.isFinite ? $0 : nil }
  }

  /// By how much a stack's content is longer than its room on an axis, in points; if it is not, by how much its minimum is
  /// shorter, as a negative number.
  func excess(on axis: Axis) -> Double {
    guard let sharing, let room = room(on: axis) else { return -.infinity }
    if sharing.axis == axis { return (sharing.overflow > 0 ? sharing.length : sharing.minimum ?? -.infinity) - room }
    // A guide makes the stack wider as well, which is another matter.
    guard axis == .horizontal else { return -.infinity }
    return (children.map { $0.size[axis] }.max() ?? 0) - room
  }

  /// A stack that is too long, though nobody said that the rest is to be cut off, and has no stack in it that is the reason.
  func overflows(on axis: Axis, by tolerance: Double) -> Bool {
    guard isStack, excess(on: axis) > tolerance, !isIn(["clipped", "mask"]) else { return false }
    return !descendants.contains { $0.record.isLaidOut && $0.isStack && $0.excess(on: axis) > max(tolerance, 0.5) }
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
