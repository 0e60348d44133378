import LayoutLint

/// `--format` of `keyline lint`.
enum LintFormat: String, CaseIterable {
  case text, concise, json, sarif, github, junit

  func render(_ results: [LintResult], isColored: Bool) -> [UInt8] {
    switch self {
    case .text: Array(LintLines.text(results, isColored: isColored).utf8)
    case .concise: Array(LintLines.concise(results).utf8)
    case .json: LintJSON.render(results)
    case .sarif: Sarif.render(results, version: Version.text)
    case .github: Array(LintLines.github(results).utf8)
    case .junit: Array(JUnit.render(results).utf8)
    }
  }

  static func statistics(_ results: [LintResult]) -> [UInt8] { Array(LintLines.statistics(results).utf8) }
}
