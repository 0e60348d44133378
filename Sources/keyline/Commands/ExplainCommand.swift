import LayoutCompiler
import LayoutDiagnostics
import LayoutExplain
import LayoutLint

extension Command {
  /// `keyline explain`: why a view has its frame, or what a rule of lint means.
  static let explain = Command(
    name: "explain", operands: "FILE NODE | RULE",
    summary: "Say why a view is where it is and as large as it is.",
    discussion: """
      FILE is a .layout or .swift file, or '-' for standard input. NODE is a name that the file gives with
      accessibilityIdentifier or id, a path of 'keyline compile --format json', or LINE:COLUMN. RULE is the name
      of a rule of 'keyline lint', whose meaning is then told.
      """,
    options: [CommandOption("format", short: "f", value: "NAME", "text or json (default: text)")] + LayoutOptions.all
      + [ColorChoice.option]
  ) { (arguments, console) throws(UsageError) in
    let format = arguments.value("format") ?? "text"
    guard ["text", "json"].contains(format) else { throw .badValue(format, of: "format", allowed: ["text", "json"]) }
    if arguments.operands.count == 1, let text = RulePages.text(of: arguments.operands[0]) {
      console.write(text)
      return .success
    }
    guard arguments.operands.count == 2 else {
      let word = arguments.operands.first ?? ""
      let suggestion = UsageError.suggestion(word, RuleCatalog.all.map(\.name))
      throw UsageError("a file and a node are needed: FILE NODE; or the name of a rule" + suggestion)
    }
    var options = try LayoutOptions.parse(arguments)
    options.isTraced = true
    let inputs = try Inputs([arguments.operands[0]], &console)
    guard let source = inputs.sources.first else { return .failure }
    options.resources = ResourceFinder.resources(of: source)
    let compilation = LayoutCompiler.compile(source, options: options)
    if compilation.diagnostics.hasErrors {
      let renderer = DiagnosticRenderer(sources: compilation.sources, isColored: console.isColored(.errors))
      console.writeError(renderer.render(compilation.diagnostics.filter { $0.severity == .error }))
    }
    if compilation.scenes.isEmpty { return .findings }
    let explanation = try explain(arguments.operands[1], compilation)
    console.write(
      format == "json"
        ? ExplanationJSON.render(explanation)
        : ExplanationText.render(explanation, isColored: console.isColored(.output)))
    return compilation.diagnostics.hasErrors ? .findings : .success
  }

  private static func explain(_ word: String, _ compilation: Compilation) throws(UsageError) -> Explanation {
    let explanations = findNodes(word, in: compilation).compactMap { LayoutExplain.explain($0, in: compilation) }
    guard var first = explanations.first else {
      if let nearest = nearestNode(to: word, in: compilation) {
        throw UsageError(
          "no view or modifier that is laid out stands on the line of \(word); the nearest is \(nearest)")
      }
      throw UsageError(
        "no view is called '\(word)'" + UsageError.suggestion(word, nodeIdentifiers(in: compilation))
          + "\n'keyline compile' lists them all.")
    }
    first.others = explanations.dropFirst().map(\.subject)
    return first
  }
}
