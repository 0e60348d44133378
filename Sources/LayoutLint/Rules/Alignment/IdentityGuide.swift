import LayoutEngine

/// A guide that answers what would be answered without it.
extension Rule {
  static let identityGuide = Rule(
    "identity-guide", .alignment, .warning,
    what: "A guide's closure returns the value that the guide has anyway",
    why: """
      Every view has a value for every guide: its edges, its center, its baselines. A guide that returns that value changes \
      nothing.
      """,
    bad: """
      VStack(alignment: .leading) {
        Text("Heading")
        Text("Line").alignmentGuide(.leading) { $0[.leading] }
        //                          ^~~~~~~~ warning[identity-guide]: this guide returns what '.leading' is anyway
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Text("Heading")
        Text("Line").alignmentGuide(.leading) { $0[.leading] - 8 }
      }
      """,
    fix: .safe, isUniversal: true
  ) { input, findings in
    // An explicit value of a custom guide or a baseline also counts in what containers make of their children's values.
    for guide in input.guideSites where guide.key.isEdge {
      guard case .used = guide.verdict, guide.nodes.allSatisfy({ $0.guideFact?.isIdentity == true }) else { continue }
      findings.report(
        "this guide returns what \(guide.name) is anyway", at: guide.range, variants: guide.variants,
        fix: input.removal(of: guide))
    }
  }
}
