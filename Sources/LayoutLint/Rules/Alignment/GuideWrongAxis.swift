import LayoutEngine

/// A horizontal guide in a container that aligns vertically, or the other way round.
extension Rule {
  static let guideWrongAxis = Rule(
    "guide-wrong-axis", .alignment, .warning,
    what: "A horizontal guide under an HStack, or a vertical one under a VStack, that nothing further out asks for",
    why: """
      An HStack puts its children side by side and lines them up vertically; along its own axis nothing is aligned. A \
      horizontal guide of a child has nobody to ask for it.
      """,
    bad: """
      HStack {
        Text("A")
        Text("B").alignmentGuide(.leading) { _ in -20 }
        //                       ^~~~~~~~ warning[guide-wrong-axis]: '.leading' is horizontal, and this HStack aligns only vertically
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Text("A")
        Text("B").alignmentGuide(.leading) { _ in -20 }
      }
      """,
    isUniversal: true
  ) { input, findings in
    for guide in input.guideSites {
      guard case .wrongAxis(let container) = guide.verdict else { continue }
      let (own, other) = guide.key.axis == .horizontal ? ("horizontal", "vertically") : ("vertical", "horizontally")
      findings.report(
        "\(guide.name) is \(own), and this \(container.kindWord) aligns only \(other)", at: guide.range,
        variants: guide.variants, notes: container.note("the container"))
    }
  }
}
