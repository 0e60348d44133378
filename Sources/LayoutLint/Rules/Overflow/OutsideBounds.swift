import LayoutEngine

/// A view that is nowhere to be seen.
extension Rule {
  static let outsideBounds = Rule(
    "outside-bounds", .overflow, .warning,
    what: "A view lies wholly outside of the screen or window",
    why: "Nobody sees it, and no scroll view brings it in.",
    bad: """
      Text("Gone").offset(x: 400)
      //@1:12 warning[outside-bounds]: this view lies outside of the screen
      """,
    good: """
      Text("Here").offset(x: 40)
      """
  ) { input, findings in
    var known: Set<Int> = []
    for (index, site) in input.sites.enumerated() {
      let places = input.nodes(site).filter { $0.isOutOfSight }
      guard !places.isEmpty, known.insert(index).inserted else { continue }
      findings.report("this view lies outside of the screen", at: site.range, variants: variants(of: places))
    }
  }
}

extension LintNode {
  /// A leaf that shows something, out of every scroll view and outside of the screen.
  fileprivate var isOutOfSight: Bool {
    guard record.end == index + 1, kind == .text || kind == .color || kind == .circle || kind == .rigid else {
      return false
    }
    guard !trace.isZeroSize(index), trace.isOutside(index, trace.container) else { return false }
    return !ancestors.contains { $0.kind == .scrollView || $0.name == "hidden" }
  }
}
