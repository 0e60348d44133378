import LayoutDiagnostics

/// The rules whose work the compiler does: it has to know of contradictory frames to lay out as SwiftUI does, and one mistake
/// makes one message. The rule gives it a name that can be silenced and a severity that can be set.
enum CompilerFindings {
  /// What rules take over from the compiler's list.
  static let ids: [DiagnosticID] = [
    .contradictoryFrame, .invalidFrameDimension, .unsettledLayout, .recursiveGuide,
  ]

  /// Reports the compiler's diagnostics of a kind under a rule's name.
  static func report(
    _ id: DiagnosticID, in input: LintInput, to findings: inout Findings,
    fix: (Diagnostic) -> Fix? = { _ in nil }
  ) {
    var known: Set<SourceRange> = []
    for diagnostic in input.diagnostics where diagnostic.id == id && known.insert(diagnostic.range).inserted {
      findings.report(diagnostic.message, at: diagnostic.range, notes: diagnostic.notes, fix: fix(diagnostic))
    }
  }
}
