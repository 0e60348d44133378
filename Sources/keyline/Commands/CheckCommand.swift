import LayoutCompiler
import LayoutDiagnostics

extension Command {
  /// `keyline check`: what is wrong with files, without laying anything out.
  ///
  /// Diagnostics are the data here, so they go to standard output.
  static let check = Command(
    name: "check", operands: "FILE…", summary: "Report errors and warnings only.",
    discussion: "FILE is a .layout or .swift file, or '-' for standard input. Several files form one module.",
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
    var status = inputs.isComplete ? ExitStatus.success : .failure
    guard var module = inputs.module else { return status }
    if arguments.has("diff") || arguments.has("fix") {
      let isDiff = arguments.has("diff")
      let (corrected, counts) = FixedFiles.correct(module)
      for (index, file) in module.files.enumerated() {
        try FixedFiles.write(
          file.path, from: file.text, to: corrected.files[index].text, count: counts[index], isDiff: isDiff, &console)
      }
      if isDiff { return counts.allSatisfy { $0 == 0 } ? status : status.and(.findings) }
      module = corrected
    }
    let checked = LayoutCompiler.check(module)
    let shown = checked.diagnostics.filter { $0.severity == .error || !arguments.has("quiet") }
    if !shown.isEmpty { status = status.and(.findings) }
    if format == "json" {
      var json = JSONWriter()
      json.beginArray()
      for diagnostic in shown { json.value(diagnostic, sources: checked.sources) }
      json.endArray()
      console.write(json.bytes + [UInt8(ascii: "\n")])
    } else {
      let renderer = DiagnosticRenderer(sources: checked.sources, isColored: console.isColored(.output))
      let isShowingText = arguments.has("fix") && module.files.contains { $0.path == Inputs.standardInputName }
      if isShowingText { console.writeError(renderer.render(shown)) } else { console.write(renderer.render(shown)) }
    }
    return status
  }
}
