import LayoutCompiler
import LayoutDiagnostics
import LayoutReport

extension Command {
  /// `keyline compile`: the frame report of every scene.
  ///
  /// The report is data and goes to standard output, or to the file of `--output`; diagnostics go to standard error, and into
  /// the JSON report as well. A file with errors still reports the scenes that no error touches.
  static let compile = Command(
    name: "compile", operands: "FILE…", summary: "Lay out files and report every frame.",
    discussion: """
      FILE is a .layout or .swift file, or '-' for standard input. Several files form one module, as in an app: each may
      use what the others declare.
      """,
    options: [
      CommandOption("format", short: "f", value: "NAME", "text or json (default: text)"),
      CommandOption("output", short: "o", value: "FILE", "write the report to a file"),
    ] + LayoutOptions.all + [
      LayoutOptions.matrix, ColorChoice.option, CommandOption("quiet", short: "q", "no warnings, only errors"),
    ]
  ) { (arguments, console) throws(UsageError) in
    let format = arguments.value("format") ?? "text"
    guard ["text", "json"].contains(format) else { throw .badValue(format, of: "format", allowed: ["text", "json"]) }
    var settings = try LayoutOptions.parseAll(arguments)
    let isMatrix = arguments.has("matrix")
    let inputs = try Inputs(arguments.operands, &console)
    let resources = inputs.module.flatMap { ResourceFinder.resources(of: $0) }
    for index in settings.indices { settings[index].resources = resources }
    let compilations = inputs.module.map { [LayoutCompiler.compile($0, settings: settings)] } ?? []
    var status = inputs.isComplete ? ExitStatus.success : .failure
    for compilation in compilations {
      let renderer = DiagnosticRenderer(sources: compilation.sources, isColored: console.isColored(.errors))
      let shown = compilation.diagnostics.filter { $0.severity == .error || !arguments.has("quiet") }
      console.writeError(renderer.render(shown))
      if compilation.diagnostics.hasErrors { status = status.and(.findings) }
    }
    if let name = settings.first?.sceneName, compilations.allSatisfy({ $0.scenes.isEmpty && !$0.diagnostics.hasErrors })
    {
      throw UsageError("no scene is called '\(name)'")
    }
    guard format == "json" || compilations.contains(where: { !$0.scenes.isEmpty }) else { return status }
    let path = arguments.value("output")
    let isColored = path == nil && console.isColored(.output)
    let report =
      format == "json"
      ? FrameReportJSON.render(compilations, isMatrix: isMatrix) : text(compilations, isMatrix, isColored)
    return status.and(deliver(report, path, &console))
  }

  private static func text(_ compilations: [Compilation], _ isMatrix: Bool, _ isColored: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for compilation in compilations where !compilation.scenes.isEmpty {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      bytes += isMatrix ? MatrixText.render(compilation) : FrameReportText.render(compilation, isColored: isColored)
    }
    return bytes
  }

  private static func deliver(_ report: [UInt8], _ path: String?, _ console: inout Console) -> ExitStatus {
    guard let path, path != "-" else {
      console.write(report)
      return .success
    }
    do {
      try Platform.replace(path: path, with: report)
      return .success
    } catch {
      console.reportFailure("cannot write '\(path)': \(error.reason)")
      return .failure
    }
  }
}
