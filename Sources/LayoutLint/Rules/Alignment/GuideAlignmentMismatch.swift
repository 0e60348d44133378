import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// A guide for one alignment in a container that lines its children up by another.
extension Rule {
  static let guideAlignmentMismatch = Rule(
    "guide-alignment-mismatch", .alignment, .warning,
    what: "A child sets a guide for one alignment while its container aligns on another of the same axis",
    why: """
      A stack asks its children for one guide: the one of its own alignment. A value for any other guide is never read, so \
      the view stays where it was, whatever the value is.
      """,
    bad: """
      HStack {
        Text("Name")
        Color.red.frame(width: 40, height: 40)
          .alignmentGuide(.top) { $0[.bottom] }
          //              ^~~~ warning[guide-alignment-mismatch]: the guide '.top' is ignored: this HStack aligns on '.center'
      }
      """,
    good: """
      HStack(alignment: .top) {
        Text("Name")
        Color.red.frame(width: 40, height: 40)
          .alignmentGuide(.top) { $0[.bottom] }
      }
      """,
    isUniversal: true
  ) { input, findings in
    for guide in input.guideSites {
      guard case .mismatch(let container) = guide.verdict else { continue }
      findings.report(
        "the guide \(guide.name) is ignored: this \(container.kindWord) aligns on \(container.askedNames(on: guide.key.axis))",
        at: guide.range, variants: guide.variants, notes: container.note("the container"))
    }
  }
}

extension LintNode {
  /// What it is called in a sentence.
  var kindWord: String {
    guard name.isEmpty else { return name }
    return kind == .zStack ? "implicit ZStack" : kind == .vStack ? "implicit VStack" : "container"
  }

  /// A note that points at it, if the source shows it.
  func note(_ message: String) -> [Diagnostic.Note] {
    origin.map { [Diagnostic.Note(message, at: $0.range)] } ?? []
  }
}
