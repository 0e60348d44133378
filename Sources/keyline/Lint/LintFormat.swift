import LayoutLint

/// `--format` of `keyline lint`.
enum LintFormat: String, CaseIterable {
  case text, concise, json, sarif, github, junit

  func render(_ results: [LintResult], variants: [LintVariant], isColored: Bool) -> [UInt8] {
    let names = variants.map(\.name)
    return switch self {
    case .text: Array(LintLines.text(results, variants: names, isColored: isColored).utf8)
    case .concise: Array(LintLines.concise(results, variants: names).utf8)
    case .json: LintJSON.render(results, variants: names)
    case .sarif: Sarif.render(results, version: Version.text)
    case .github: Array(LintLines.github(results, variants: names).utf8)
    case .junit: Array(JUnit.render(results, variants: names).utf8)
    }
  }

  static func statistics(_ results: [LintResult]) -> [UInt8] { Array(LintLines.statistics(results).utf8) }
}
