import LayoutCompiler
import LayoutDiagnostics

extension Command {
  /// `keyline check`: what is wrong with files, without laying anything out.
  ///
  /// Diagnostics are the data here, so they go to standard output.
  static let check = Command(
    name: "check", operands: "FILE…", summary: "Report errors and warnings only.",
    discussion: "FILE is a .layout or .swift file, or '-' for standard input.",
    options: [
      CommandOption("format", short: "f", value: "NAME", "text or json (default: text)"), ColorChoice.option,
      CommandOption("quiet", short: "q", "no warnings, only errors"),
      CommandOption("fix", "make the changes that messages propose, and report what is left"),
      CommandOption("diff", "print what --fix would change, and write nothing"),
    ]
  ) { (arguments, console) throws(UsageError) in
    let format = arguments.value("format") ?? "text"
    guard ["text", "json"].contains(format) else { throw .badValue(format, of: "format", allowed: ["text", "json"]) }
    let inputs = try Inputs(arguments.operands, &console)
    if arguments.has("diff") { return try showCorrections(of: inputs, &console) }
    var status = inputs.isComplete ? ExitStatus.success : .failure
    var json = JSONWriter()
    json.beginArray()
    for var sources in inputs.sources {
      if arguments.has("fix") { sources = try corrected(sources, &console) }
      let checked = LayoutCompiler.check(sources)
      let shown = checked.diagnostics.filter { $0.severity == .error || !arguments.has("quiet") }
      if !shown.isEmpty { status = status.and(.findings) }
      if format == "json" {
        for diagnostic in shown { json.value(diagnostic, sources: checked.sources) }
      } else {
        let renderer = DiagnosticRenderer(sources: checked.sources, isColored: console.isColored(.output))
        let isShowingText = arguments.has("fix") && sources.files[0].path == Inputs.standardInputName
        if isShowingText { console.writeError(renderer.render(shown)) } else { console.write(renderer.render(shown)) }
      }
    }
    json.endArray()
    if format == "json" { console.write(json.bytes + [UInt8(ascii: "\n")]) }
    return status
  }
}

/// Prints for each file what its corrections would change.
private func showCorrections(of inputs: Inputs, _ console: inout Console) throws(UsageError) -> ExitStatus {
  var status = inputs.isComplete ? ExitStatus.success : .failure
  for source in inputs.sources {
    let file = source.files[0]
    let (text, count) = FixedFiles.correct(source)
    if count > 0 { status = status.and(.findings) }
    try FixedFiles.write(file.path, from: file.text, to: text, count: count, isDiff: true, &console)
  }
  return status
}

/// Makes a file's corrections, and gives what it is from now on.
private func corrected(_ source: SourceMap, _ console: inout Console) throws(UsageError) -> SourceMap {
  let file = source.files[0]
  let (text, count) = FixedFiles.correct(source)
  try FixedFiles.write(file.path, from: file.text, to: text, count: count, isDiff: false, &console)
  return SourceMap(path: file.path, text: text)
}
