import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// A shape among texts that stand on a line.
extension Rule {
  static let baselineWithoutText = Rule(
    "baseline-without-text", .alignment, .info,
    what: "A stack aligns on text baselines, and one of its children is a shape or colour",
    why: """
      What has no text has no baseline; its bottom edge stands in for it. Whether that is meant can be said with a guide.
      """,
    bad: """
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        Circle().frame(width: 12, height: 12)
        //       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ info[baseline-without-text]: there is no text in this child; its bottom edge stands on the baseline
      }
      """,
    good: """
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        Circle().frame(width: 12, height: 12)
          .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 5 }
      }
      """,
    yields: .toAll
  ) { input, findings in
    for (_, nodes) in input.sites(named: "HStack") {
      var known: Set<SourceRange> = []
      for child in nodes.flatMap({ $0.childrenWithoutBaseline }) {
        let view = child.innermostNamed
        guard let range = view.origin?.range, known.insert(range).inserted else { continue }
        findings.report(
          "there is no text in this child; its bottom edge stands on the baseline", at: range,
          variants: [child.layout.variant])
      }
    }
  }
}

extension LintNode {
  /// The children of a stack on a baseline that consist of shapes and colours and say nothing of a baseline.
  fileprivate var childrenWithoutBaseline: [LintNode] {
    guard case .stack(_, let key, _) = detail, key == .firstTextBaseline || key == .lastTextBaseline else { return [] }
    return trace.answers(askedBy: index).map { trace.guides[$0] }.filter { $0.contributions.isEmpty }.map {
      at($0.node)
    }
    .filter { child in
      (child.index..<child.record.end).map(at).filter { $0.record.end == $0.index + 1 }
        .allSatisfy { $0.kind == .color || $0.kind == .circle }
    }
  }
}
