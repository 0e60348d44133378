import LayoutEngine
import LayoutEvaluator

/// A text that cannot be seen.
extension Rule {
  static let zeroSize = Rule(
    "zero-size", .overflow, .warning,
    what: "A text has no width or no height",
    why: "Somebody wrote it to be read. Mostly siblings took all the room, or a frame is zero.",
    bad: """
      HStack(spacing: 0) {
        Color.red.frame(width: 320, height: 20)
        Text("Price")
        //@3:13 warning[zero-size]: this text is 0 wide and cannot be seen
      }
      """,
    good: """
      HStack(spacing: 0) {
        Color.red.frame(height: 20)
        Text("Price").fixedSize()
      }
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "Text") {
      let places = nodes.filter { $0.isUnreadable || input.isInFlatFrame($0) }
      guard let first = places.first else { continue }
      let axis: Axis = LayoutTrace.isSame(first.size.width, 0) ? .horizontal : .vertical
      let message =
        first.isUnreadable
        ? "this text is 0 \(axis.adjective) and cannot be seen"
        : "this text stands in a frame of no height, over whatever comes next"
      findings.report(message, at: site.range, variants: variants(of: places))
    }
  }
}

extension LintNode {
  /// A text that has something to show and no room to show it.
  fileprivate var isUnreadable: Bool {
    kind == .text && trace.isZeroSize(index) && record.ideal.width > 0 && record.ideal.height > 0
      && !isIn(["hidden", "opacity"])
  }
}

extension LintInput {
  /// A text whose nearest modifier that sets a size is `frame(height: 0)`, written like that and not computed, and that
  /// nothing cuts off there.
  fileprivate func isInFlatFrame(_ node: LintNode) -> Bool {
    guard node.kind == .text, node.record.ideal.height > 0, !node.isIn(["hidden", "opacity"]),
      let frame = node.ancestors.first(where: { !$0.isTransparent && $0.kind != .padding }),
      case .fixedFrame(_, let height?, _) = frame.detail, height == 0, frame.parent?.name != "clipped",
      let call = frame.origin.flatMap({ syntax.call(at: $0.range) }), let argument = syntax.argument(call, "height")
    else { return false }
    return syntax.isNumber(syntax.value(argument))
  }
}
