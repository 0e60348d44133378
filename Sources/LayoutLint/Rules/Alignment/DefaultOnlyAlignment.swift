import LayoutDiagnostics
import LayoutEngine
import LayoutSyntax

/// A custom alignment that no child says anything about.
extension Rule {
  static let defaultOnlyAlignment = Rule(
    "default-only-alignment", .alignment, .warning,
    what: "A container aligns on a custom alignment that none of its children has a guide for",
    why: """
      Every child answers with the alignment's default, so the container does what one of the built-in alignments does. Mostly \
      a guide was forgotten, or is on another view than it was meant for.
      """,
    bad: """
      enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
      }
      extension VerticalAlignment {
        static let middle = VerticalAlignment(Middle.self)
      }
      HStack(alignment: .middle) {
      //                ^~~~~~~ warning[default-only-alignment]: every child uses the default of '.middle', which is the same as '.center'
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 40)
      }
      """,
    good: """
      enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
      }
      extension VerticalAlignment {
        static let middle = VerticalAlignment(Middle.self)
      }
      HStack(alignment: .middle) {
        Color.red.frame(width: 20, height: 20)
          .alignmentGuide(.middle) { _ in 5 }
        Color.blue.frame(width: 20, height: 40)
      }
      """
  ) { input, findings in
    // A default that is no built-in one, such as a third of the height, is a reason to do without guides.
    for (site, nodes) in input.sites(named: "HStack", "VStack", "ZStack") {
      guard let call = input.syntax.call(at: site.range), let argument = input.syntax.argument(call, "alignment"),
        nodes.allSatisfy({ $0.alignsOnCenterByDefault })
      else { continue }
      let value = input.syntax.value(argument)
      findings.report(
        "every child uses the default of '\(input.syntax.text(value))', which is the same as '.center'",
        at: input.syntax.tree.range(value), variants: variants(of: nodes))
    }
  }
}

extension LintNode {
  /// A stack with a custom alignment, all of whose children answer with half of their length.
  fileprivate var alignsOnCenterByDefault: Bool {
    guard case .stack(_, let key, _) = detail, key.customIndex != nil else { return false }
    let answers = trace.answers(askedBy: index).map { trace.guides[$0] }
    return answers.count > 1
      && answers.allSatisfy { answer in
        answer.contributions.isEmpty && LayoutTrace.isSame(answer.value, at(answer.node).size[key.axis] / 2)
      }
  }
}
