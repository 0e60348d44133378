/// Two guides for one alignment on one view.
extension Rule {
  static let duplicateGuide = Rule(
    "duplicate-guide", .alignment, .warning,
    what: "A view has two guides for one alignment, and the outer one does not read the inner one",
    why: """
      The outer guide is asked first and answers. Unless its closure reads the inner value, the inner guide might as well not \
      be there.
      """,
    bad: """
      VStack(alignment: .leading) {
        Text("Heading")
        Text("Line")
          .alignmentGuide(.leading) { _ in -8 }
          //              ^~~~~~~~ warning[duplicate-guide]: another guide for '.leading' on the same view overwrites this one
          .alignmentGuide(.leading) { _ in -16 }
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Text("Heading")
        Text("Line").alignmentGuide(.leading) { _ in -16 }
      }
      """,
    fix: .safe, isUniversal: true
  ) { input, findings in
    for guide in input.guideSites {
      guard case .duplicate(let by) = guide.verdict else { continue }
      findings.report(
        "another guide for \(guide.name) on the same view overwrites this one", at: guide.range,
        variants: guide.variants,
        notes: by.note("it is overwritten here"), fix: input.removal(of: guide))
    }
  }
}
