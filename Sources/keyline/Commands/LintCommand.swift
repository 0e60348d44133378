import LayoutCompiler
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
      .gitignore does not exclude. What rules count as stands in keyline.json, in FILE's directory or above; the nearest
      counts most, and none above one that says "root": true. A comment '// keyline:ignore RULE -- reason' silences a rule on its line or the next.
      'keyline rules' lists the rules.
      """,
    options: [
      CommandOption("format", short: "f", value: "NAME", LintFormat.allCases.map(\.rawValue).joined(separator: ", ")),
      CommandOption("select", value: "RULES", "only these rules, separated by commas"),
      CommandOption("ignore", value: "RULES", "not these rules"),
      CommandOption("fix", "make the fixes that leave every frame as it is"),
      CommandOption("unsafe-fixes", "make the fixes that change frames, too"),
      CommandOption("diff", "print what fixes would change, and write nothing"),
      CommandOption("baseline", value: "FILE", "report only what FILE does not know; a new FILE is written"),
      CommandOption("update-baseline", "write all findings to the baseline"),
      CommandOption("show-settings", "print what counts for each file, and lint nothing"),
      CommandOption("no-config", "read no keyline.json"),
      CommandOption("statistics", "how often each rule fires, instead of the findings"),
      CommandOption("exit-zero", "exit with 0 in spite of findings"),
      CommandOption("max-warnings", value: "N", "exit with 0 with up to N findings that are no errors"),
    ] + LayoutOptions.all + [ColorChoice.option]
  ) { (arguments, console) throws(UsageError) in
    let request = try LintRequest(arguments)
    let baseline = try BaselineFile(arguments)
    let inputs = try Inputs(SourceFinder.expand(arguments.operands), &console)
    var settings = try LintSettings(arguments)
    var jobs: [LintJob] = []
    for source in inputs.sources {
      let resolved = try settings.resolve(source.files[0].path)
      if arguments.has("show-settings") { console.write(resolved.text(for: source.files[0].path)) }
      var options = resolved.options
      options.takeResources(ResourceFinder.resources(of: source))
      jobs.append(LintJob(source: source, options: options, fixes: request.fixes))
    }
    if arguments.has("show-settings") { return inputs.isComplete ? .success : .failure }
    let fixed = BigStack.map(jobs, LibraryCache()) { job, cache in job.run(&cache) }
    for (job, fixed) in zip(jobs, fixed) { try request.write(fixed, of: job, &console) }
    var results = fixed.map(\.result)
    if !request.isDiff {
      try baseline?.apply(to: &results, &console)
      console.write(
        arguments.has("statistics")
          ? LintFormat.statistics(results)
          : request.format.render(results, isColored: console.isColored(.output)))
    }
    return request.status(of: results).and(inputs.isComplete ? .success : .failure)
  }
}

/// One file's part of the work, which needs nothing of the others.
private struct LintJob: Sendable {
  let source: SourceMap
  let options: LintOptions
  let fixes: FixSafety?

  func run(_ cache: inout LibraryCache) -> FixedSource {
    guard let fixes else {
      return FixedSource(text: source.files[0].text, result: lint(source, options: options, cache: &cache))
    }
    return makeFixes(source, options: options, includesUnsafe: fixes == .unsafe, cache: &cache)
  }
}

/// What the words behind `lint` ask for, besides the settings of rules.
private struct LintRequest {
  let format: LintFormat
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
    isDiff = arguments.has("diff")
    fixes = arguments.has("unsafe-fixes") ? .unsafe : arguments.has("fix") || isDiff ? .safe : nil
    isLenient = arguments.has("exit-zero")
    allowedWarnings = try Self.number(arguments.value("max-warnings"))
  }

  /// Writes a file that was fixed, or prints what would change, with the frames that unsafe fixes change.
  func write(_ fixed: FixedSource, of job: LintJob, _ console: inout Console) throws(UsageError) {
    let path = job.source.files[0].path
    let old = job.source.files[0].text
    if fixes == nil { return }
    if fixes == .unsafe, fixed.text != old {
      let lines = frameChanges(
        from: job.source, to: SourceMap(path: path, text: fixed.text), options: job.options)
      for line in lines { console.writeError(line + "\n") }
    }
    try FixedFiles.write(path, from: old, to: fixed.text, count: fixed.count, isDiff: isDiff, &console)
  }

  /// 1 for errors and for more findings than are allowed.
  func status(of results: [LintResult]) -> ExitStatus {
    if isLenient { return .success }
    let open = results.flatMap(\.open)
    if results.contains(where: \.diagnostics.hasErrors) { return .findings }
    let errors = open.count { $0.diagnostic.severity == .error }
    return errors > 0 || open.count > allowedWarnings ? .findings : .success
  }

  private static func number(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 0 }
    guard let number = Int(text), number >= 0 else { throw UsageError("'\(text)' is no number of warnings") }
    return number
  }
}
