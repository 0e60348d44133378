import LayoutEngine

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
      let places = nodes.filter { $0.isUnreadable }
      guard let first = places.first else { continue }
      let axis: Axis = LayoutTrace.isSame(first.size.width, 0) ? .horizontal : .vertical
      findings.report(
        "this text is 0 \(axis.adjective) and cannot be seen", at: site.range, variants: variants(of: places))
    }
  }
}

extension LintNode {
  /// A text that has something to show and no room to show it.
  fileprivate var isUnreadable: Bool {
    kind == .text && trace.isZeroSize(index) && record.ideal.width > 0 && record.ideal.height > 0
      && !ancestors.contains { ["hidden", "opacity"].contains($0.name) }
  }
}
