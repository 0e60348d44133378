import LayoutEngine

/// A view that is larger than the frame around it.
extension Rule {
  static let childExceedsFrame = Rule(
    "child-exceeds-frame", .overflow, .warning,
    what: "A view is larger than the fixed frame around it, and nothing clips it",
    why: """
      A frame says how much room a view has in the layout; it does not cut. What is larger is drawn over whatever stands \
      beside the frame.
      """,
    bad: """
      Color.red.frame(width: 300, height: 80)
        .frame(width: 200)
        //@4:17 warning[child-exceeds-frame]: 300 × 80 drawn over a frame of 200 × 80
      """,
    good: """
      Color.red.frame(width: 300, height: 80)
        .frame(width: 200)
        .clipped()
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "frame") {
      let places = nodes.filter { $0.isExceeded }
      guard let first = places.first else { continue }
      let child = first.at(first.index + 1).size
      findings.report(
        "\(number(child.width)) × \(number(child.height)) drawn over a frame of \(number(first.size.width)) × "
          + "\(number(first.size.height))",
        at: site.range, variants: variants(of: places))
    }
  }
}

extension LintNode {
  /// A fixed frame with a child that is longer, in sight. A frame of no length is made to hide the child's length.
  fileprivate var isExceeded: Bool {
    guard case .fixedFrame(let width, let height, _) = detail, record.end > index + 1 else { return false }
    // A text that is too high has a rule of its own.
    let given = [(Axis.horizontal, width), (.vertical, missingHeight == nil ? height : nil)]
    guard given.contains(where: { axis, length in (length ?? 0) > 0 && trace.childOverflow(index, axis) > 0.5 }) else {
      return false
    }
    return !isClipped && !at(index + 1).innermostTransparent.isStack
  }
}
