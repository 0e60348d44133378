/// A guide that cannot leave what it is in.
extension Rule {
  static let guideBlocked = Rule(
    "guide-blocked", .alignment, .warning,
    what: "A container further out would ask for this guide, but something in between does not let it pass",
    why: """
      What is added by an overlay or background, scrolls, or stands in a GeometryReader keeps its guides to itself: what is \
      around sees only the primary view, or none.
      """,
    bad: """
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        Color.red.frame(width: 40, height: 40)
          .overlay {
            Color.blue.alignmentGuide(.firstTextBaseline) { _ in 10 }
            //                        ^~~~~~~~~~~~~~~~~~ warning[guide-blocked]: '.firstTextBaseline' cannot leave this overlay
          }
      }
      """,
    good: """
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        Color.red.frame(width: 40, height: 40)
          .overlay { Color.blue }
          .alignmentGuide(.firstTextBaseline) { _ in 10 }
      }
      """,
    isUniversal: true
  ) { input, findings in
    for guide in input.guideSites {
      guard case .blocked(let by, let wanted) = guide.verdict else { continue }
      findings.report(
        "\(guide.name) cannot leave this \(by.kindWord)", at: guide.range, variants: guide.variants,
        notes: by.note("it stops here") + wanted.note("and would have been asked for here"))
    }
  }
}
