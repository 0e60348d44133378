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
      """,
    yields: .toFamily
  ) { input, findings in
    // A default that is no built-in one, such as a third of the height, is a reason to do without guides.
    for (site, nodes) in input.sites(named: "HStack", "VStack", "ZStack") {
      guard let call = input.syntax.call(at: site.range), let argument = input.syntax.argument(call, "alignment"),
        let same = nodes.first?.namesOfDefault.first(where: { name in
          nodes.allSatisfy { $0.namesOfDefault.contains(name) }
        })
      else { continue }
      let value = input.syntax.value(argument)
      findings.report(
        "every child uses the default of '\(input.syntax.text(value))', which is the same as '.\(same)'",
        at: input.syntax.tree.range(value), variants: variants(of: nodes))
    }
  }
}

extension LintNode {
  /// The built-in alignments that a stack with a custom one does the same as, because no child says anything of its own.
  fileprivate var namesOfDefault: [String] {
    guard case .stack(_, let key, _) = detail, key.customIndex != nil else { return [] }
    let answers = trace.answers(askedBy: index).map { trace.guides[$0] }
    guard answers.count > 1, answers.allSatisfy({ $0.contributions.isEmpty }) else { return [] }
    let isHorizontal = key.axis == .horizontal
    let names = [("center", 0.5), (isHorizontal ? "leading" : "top", 0), (isHorizontal ? "trailing" : "bottom", 1)]
    return names.filter { _, part in
      answers.allSatisfy { LayoutTrace.isSame($0.value, at($0.node).size[key.axis] * part) }
    }
    .map { $0.0 }
  }
}
