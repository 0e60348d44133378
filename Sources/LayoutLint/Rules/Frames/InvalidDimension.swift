import LayoutDiagnostics

/// A width or height that no view can have.
extension Rule {
  static let invalidDimension = Rule(
    "invalid-dimension", .frames, .error,
    what: "A frame's width or height is negative, infinite or not a number",
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
  }
}
