import LayoutDiagnostics
import LayoutSyntax

/// A width or height that no view can have.
extension Rule {
  static let invalidDimension = Rule(
    "invalid-dimension", .frames, .error,
    what: "A frame's width or height is negative, infinite or not a number, or one of its limits is",
    why: """
      SwiftUI logs a fault and lays out as if the dimension were not given. An infinite width is mostly meant to be \
      `maxWidth: .infinity`.
      """,
    bad: """
      Color.red.frame(width: .infinity, height: 44)
      //        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error[invalid-dimension]: a negative or non-finite frame dimension is ignored
      """,
    good: """
      Color.red.frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
      """
  ) { input, findings in
    CompilerFindings.report(.invalidFrameDimension, in: input, to: &findings)
    for (site, nodes) in input.sites(named: "frame") {
      guard let call = input.syntax.call(at: site.range), input.syntax.hasImpossibleLimit(call) else { continue }
      findings.report(
        "no view can have this minimum, ideal or maximum", at: site.range, variants: variants(of: nodes))
    }
  }
}

extension SyntaxIndex {
  /// Whether a flexible frame is given a negative number, or an ideal without end; a minimum or maximum may be infinite.
  fileprivate func hasImpossibleLimit(_ call: NodeID) -> Bool {
    arguments(call).contains { argument in
      let token = tree[argument].label
      guard !token.isNone else { return false }
      let label = tree.text(token)
      guard label.hasSuffix("Width") || label.hasSuffix("Height") else { return false }
      let written = text(value(argument))
      if label.hasPrefix("ideal") && written.hasSuffix(".infinity") { return true }
      return written.hasSuffix(".nan") || (isNumber(value(argument)) && written.hasPrefix("-"))
    }
  }
}
