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
    ]
  ) { (arguments, console) throws(UsageError) in
    let format = arguments.value("format") ?? "text"
    guard ["text", "json"].contains(format) else { throw .badValue(format, of: "format", allowed: ["text", "json"]) }
    let inputs = try Inputs(arguments.operands, &console)
    var status = inputs.isComplete ? ExitStatus.success : .failure
    var json = JSONWriter()
    json.beginArray()
    for sources in inputs.sources {
      let checked = LayoutCompiler.check(sources)
      let shown = checked.diagnostics.filter { $0.severity == .error || !arguments.has("quiet") }
      if !shown.isEmpty { status = status.and(.findings) }
      if format == "json" {
        for diagnostic in shown { json.value(diagnostic, sources: checked.sources) }
      } else {
        let renderer = DiagnosticRenderer(sources: checked.sources, isColored: console.isColored(.output))
        console.write(renderer.render(shown))
      }
    }
    json.endArray()
    if format == "json" { console.write(json.bytes + [UInt8(ascii: "\n")]) }
    return status
  }
}
