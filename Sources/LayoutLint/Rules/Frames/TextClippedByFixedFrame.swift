import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutSyntax

/// A text that its frame has no room for.
extension Rule {
  static let textClippedByFixedFrame = Rule(
    "text-clipped-by-fixed-frame", .frames, .warning,
    what:
      "A text is cut short or stands out because the frame around it is fixed, at this text size or another that was asked for",
    why: """
      A text in a fixed height leaves out what does not fit. Other languages are longer and other text sizes larger, so a \
      height that fits today does not tomorrow; a minimum height grows.
      """,
    bad: """
      Text("One line, and another, and what is left of them")
        .frame(width: 120, height: 35)
        //@4:29 warning[text-clipped-by-fixed-frame]: the text needs a height of 86.5 and has 35
      """,
    good: """
      Text("One line, and another, and what is left of them")
        .frame(width: 120).frame(minHeight: 35)
      """,
    fix: .unsafe, options: [.tolerance]
  ) { input, findings in
    let tolerance = findings.value(of: .tolerance)
    for (site, nodes) in input.sites(named: "frame") {
      let places = nodes.filter { ($0.missingHeight ?? 0) > tolerance }
      guard let first = places.first, let missing = first.missingHeight else { continue }
      findings.report(
        "the text needs a height of \(number(first.size.height + missing)) and has \(number(first.size.height))",
        at: site.range, variants: variants(of: places),
        fix: input.syntax.call(at: site.range).flatMap { input.syntax.frameWithMinimumHeight($0) })
    }
  }
}

extension LintNode {
  /// The points that a frame of fixed height lacks for the text in it; nil where there is no text, or no height at all.
  var missingHeight: Double? {
    guard case .fixedFrame(_, let height?, _) = detail, height > 0, record.end > index + 1 else { return nil }
    var inner = at(index + 1)
    while inner.isTransparent || inner.kind == .padding, inner.record.end > inner.index + 1 {
      inner = inner.at(inner.index + 1)
    }
    guard inner.kind == .text, inner.size.width > 0 else { return nil }
    let margin = at(index + 1).size.height - inner.size.height
    return max(inner.text?.wholeHeight ?? 0, inner.size.height) + margin - height
  }
}

extension SyntaxIndex {
  /// The fix that makes the height of a frame its minimum.
  fileprivate func frameWithMinimumHeight(_ call: NodeID) -> Fix? {
    guard let height = argument(call, "height"), arguments(call).count == 1 || argument(call, "width") != nil else {
      return nil
    }
    let minimum = SourceEdit(tree.range(tree[height].label), "minHeight")
    guard let width = argument(call, "width") else { return .unsafe("make it the minimum height", [minimum]) }
    let value = text(value(width))
    let both = SourceEdit(tree.range(width), "minWidth: " + value + ", maxWidth: " + value)
    return .unsafe("make it the minimum height", [both, minimum])
  }
}
