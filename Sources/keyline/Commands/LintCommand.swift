import LayoutDiagnostics
import LayoutLint

extension Command {
  /// `keyline lint`: what is wrong with layouts that compile.
  ///
  /// Findings are the data, so they go to standard output.
  static let lint = Command(
    name: "lint", operands: "FILE|DIR…", summary: "Find guides, frames and priorities that do nothing or do harm.",
    discussion: """
      FILE is a .layout or .swift file, or '-' for standard input; of a directory, all .layout files in it are read that
      .gitignore does not exclude. A comment '// keyline:ignore RULE -- reason' silences a rule on its line or the next.
      'keyline rules' lists the rules.
      """,
    options: [
      CommandOption("format", short: "f", value: "NAME", LintFormat.allCases.map(\.rawValue).joined(separator: ", ")),
      CommandOption("select", value: "RULES", "only these rules, separated by commas"),
      CommandOption("ignore", value: "RULES", "not these rules"),
      CommandOption("fix", "make the fixes that leave every frame as it is"),
      CommandOption("unsafe-fixes", "make the fixes that change frames, too"),
      CommandOption("diff", "print what fixes would change, and write nothing"),
      CommandOption("statistics", "how often each rule fires, instead of the findings"),
      CommandOption("exit-zero", "exit with 0 in spite of findings"),
      CommandOption("max-warnings", value: "N", "exit with 0 with up to N findings that are no errors"),
    ] + LayoutOptions.all + [ColorChoice.option]
  ) { (arguments, console) throws(UsageError) in
    let request = try LintRequest(arguments)
    let inputs = try Inputs(SourceFinder.expand(arguments.operands), &console)
    let results =
      request.fixes == nil
      ? inputs.sources.map { LayoutLint.lint($0, options: request.options) }
      : try inputs.sources.map { (source) throws(UsageError) in try request.fix(source, &console) }
    if request.isDiff { return request.status(of: results) }
    let text =
      arguments.has("statistics")
      ? LintFormat.statistics(results)
      : request.format.render(results, variants: request.options.variants, isColored: console.isColored(.output))
    console.write(text)
    return request.status(of: results).and(inputs.isComplete ? .success : .failure)
  }
}

/// What the words behind `lint` ask for.
struct LintRequest {
  let format: LintFormat
  private(set) var options: LintOptions
  /// Whether fixes are to be made, and if so, whether unsafe ones as well.
  let fixes: FixSafety?
  let isDiff: Bool
  private let isLenient: Bool
  private let allowedWarnings: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = arguments.value("format") ?? "text"
    guard let format = LintFormat(rawValue: name) else {
      throw .badValue(name, of: "format", allowed: LintFormat.allCases.map(\.rawValue))
    }
    self.format = format
    options = LintOptions(variants: try LayoutOptions.parseVariants(arguments).map(LintVariant.init))
    options.narrow = try LayoutOptions.narrowVariants(arguments).map(LintVariant.init)
    isDiff = arguments.has("diff")
    fixes = arguments.has("unsafe-fixes") ? .unsafe : arguments.has("fix") || isDiff ? .safe : nil
    isLenient = arguments.has("exit-zero")
    allowedWarnings = try Self.number(arguments.value("max-warnings"))
    if let words = arguments.value("select") {
      let selected = try Self.rules(words)
      for rule in RuleCatalog.all where !selected.contains(rule.name) { options.severities.append((rule.name, .off)) }
      for rule in RuleCatalog.all where selected.contains(rule.name) && rule.severity == .off {
        options.severities.append((rule.name, .warning))
      }
    }
    for name in try Self.rules(arguments.value("ignore") ?? "") { options.severities.append((name, .off)) }
  }

  /// Makes a file's fixes and writes it, or prints what would change; gives what is left to report.
  func fix(_ source: SourceMap, _ console: inout Console) throws(UsageError) -> LintResult {
    let path = source.files[0].path
    let fixed = makeFixes(source, options: options, includesUnsafe: fixes == .unsafe)
    if fixed.text == source.files[0].text { return fixed.result }
    if isDiff {
      console.write(UnifiedDiff.render(path: path, from: source.files[0].text, to: fixed.text))
    } else if path == Inputs.standardInputName {
      console.write(fixed.text)
    } else {
      do {
        try Platform.replace(path: path, with: fixed.text)
        console.writeError("\(path): \(fixed.count) fixed\n")
      } catch {
        throw UsageError("cannot write '\(path)': \(error.reason)")
      }
    }
    return fixed.result
  }

  /// 1 for errors and for more findings than are allowed.
  func status(of results: [LintResult]) -> ExitStatus {
    let open = results.flatMap(\.open)
    let errors = open.count { $0.diagnostic.severity == .error }
    if results.contains(where: \.diagnostics.hasErrors) { return .findings }
    if isLenient { return .success }
    return errors > 0 || open.count > allowedWarnings ? .findings : .success
  }

  private static func number(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 0 }
    guard let number = Int(text), number >= 0 else { throw UsageError("'\(text)' is no number of warnings") }
    return number
  }

  private static func rules(_ words: String) throws(UsageError) -> [String] {
    let names = words.split { $0 == "," || $0 == " " }.map(String.init)
    for name in names where RuleCatalog.named(name) == nil {
      throw UsageError("there is no rule '\(name)'" + UsageError.suggestion(name, RuleCatalog.all.map(\.name)))
    }
    return names
  }
}
