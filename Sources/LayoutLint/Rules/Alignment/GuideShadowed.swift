/// A guide that one on a view around it hides.
extension Rule {
  static let guideShadowed = Rule(
    "guide-shadowed", .alignment, .info,
    what: "A guide on a view further out hides this one before anything asks for it",
    why: """
      The value of a view inside a container can become the container's own, unless a guide on the container answers in its \
      place.
      """,
    bad: """
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        ZStack {
          Color.blue
          Color.red.alignmentGuide(.firstTextBaseline) { _ in 10 }
          //                       ^~~~~~~~~~~~~~~~~~ info[guide-shadowed]: the value of '.firstTextBaseline' is replaced further out
        }
        .frame(width: 40, height: 40)
        .alignmentGuide(.firstTextBaseline) { _ in 20 }
      }
      """,
    good: """
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        ZStack {
          Color.blue
          Color.red
        }
          .frame(width: 40, height: 40)
          .alignmentGuide(.firstTextBaseline) { _ in 20 }
      }
      """,
    isUniversal: true
  ) { input, findings in
    for guide in input.guideSites {
      guard case .shadowed(let by) = guide.verdict else { continue }
      findings.report(
        "the value of \(guide.name) is replaced further out", at: guide.range, variants: guide.variants,
        notes: by.note("it is replaced here"))
    }
  }
}
