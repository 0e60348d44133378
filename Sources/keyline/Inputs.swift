import LayoutDiagnostics

/// The files that a command was given.
struct Inputs {
  /// What a source from standard input is called in messages and reports.
  static let standardInputName = "<stdin>"

  /// Each file that could be read, by itself.
  private(set) var sources: [SourceMap] = []
  /// Whether every file could be read.
  private(set) var isComplete = true

  /// All files that could be read, as one module; nil if there are none.
  var module: SourceMap? {
    guard var module = sources.first else { return nil }
    for source in sources.dropFirst() { _ = module.add(copyOf: source.files[0]) }
    return module
  }

  /// Reads the operands in order; `-` is standard input. What cannot be read is said on the console.
  init(_ operands: [String], _ console: inout Console) throws(UsageError) {
    guard !operands.isEmpty else { throw UsageError("no file given; '-' reads standard input") }
    for path in operands {
      do {
        let text = path == "-" ? try Platform.readStandardInput() : try Platform.read(path: path)
        sources.append(SourceMap(path: path == "-" ? Self.standardInputName : path, text: text))
      } catch {
        console.reportFailure("cannot read '\(path)': \(error.reason)")
        isComplete = false
      }
    }
    Platform.takeLargePages(forTextOf: sources.reduce(0) { $0 + $1.files[0].text.count })
  }
}
