import LayoutDiagnostics
import LayoutEngine

/// A guide that makes its container longer.
extension Rule {
  static let guideGrowsContainer = Rule(
    "guide-grows-container", .overflow, .off,
    what: "An explicit guide makes a stack longer across than any of its children",
    why: """
      A stack is as long as its aligned children together reach. A guide that moves a child moves the stack's edge as well, \
      and with it everything around. Off by default, because that is mostly what a guide is for.
      """,
    bad: """
      HStack(alignment: .top, spacing: 0) {
      //@1:37 warning[guide-grows-container]: guides make this HStack 15 higher than its highest child
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
          .alignmentGuide(.top) { _ in 15 }
      }
      """,
    good: """
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 20, height: 40)
        Color.blue.frame(width: 20, height: 20)
          .alignmentGuide(.top) { _ in -15 }
      }
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "HStack", "VStack") {
      let places = nodes.filter { $0.growth > 0.5 }
      guard let first = places.first, let axis = first.sharing?.axis.other else { continue }
      findings.report(
        "guides make this \(site.name) \(number(first.growth)) \(axis == .horizontal ? "wider" : "higher") than its "
          + "\(axis == .horizontal ? "widest" : "highest") child", at: site.range, variants: variants(of: places))
    }
  }
}

extension LintNode {
  /// How much longer a stack is across than its longest child, in points.
  fileprivate var growth: Double {
    guard let axis = sharing?.axis.other else { return 0 }
    return size[axis] - (children.map { $0.size[axis] }.max() ?? 0)
  }
}
