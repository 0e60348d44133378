import LayoutDiagnostics

/// A frame whose limits exclude each other.
extension Rule {
  static let contradictoryFrame = Rule(
    "contradictory-frame", .frames, .error,
    what: "A frame's minimum exceeds its ideal or maximum, or its ideal its maximum",
    why: """
      SwiftUI logs a fault and makes what it can of the numbers; no view is at the same time over 200 and under 100 wide.
      """,
    bad: """
      Color.red.frame(minWidth: 200, maxWidth: 100)
      //        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error[contradictory-frame]: the minimum, ideal and maximum of this frame contradict each other
      """,
    good: """
      Color.red.frame(minWidth: 100, maxWidth: 200)
      """
  ) { input, findings in
    CompilerFindings.report(.contradictoryFrame, in: input, to: &findings)
  }
}
