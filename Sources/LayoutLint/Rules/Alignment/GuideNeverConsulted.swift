/// A guide that nobody asks for.
extension Rule {
  static let guideNeverConsulted = Rule(
    "guide-never-consulted", .alignment, .warning,
    what: "No container around the view ever asks for this guide",
    why: """
      A guide is an answer. Without a stack, frame, overlay or background up to the root that aligns on it, it is an answer \
      to no question.
      """,
    bad: """
      Text("Alone").alignmentGuide(.top) { _ in 10 }
      //                           ^~~~ warning[guide-never-consulted]: nothing up to the root aligns on '.top'
      """,
    good: """
      HStack(alignment: .top) {
        Text("First")
        Text("Second").alignmentGuide(.top) { _ in 10 }
      }
      """,
    fix: .safe, isUniversal: true
  ) { input, findings in
    for guide in input.guideSites {
      guard case .neverConsulted = guide.verdict else { continue }
      findings.report(
        "nothing up to the root aligns on \(guide.name)", at: guide.range, variants: guide.variants,
        fix: input.removal(of: guide))
    }
  }
}
