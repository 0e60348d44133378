/// What a command says: data to standard output, everything else to standard error, each with its own choice of colour.
///
/// Both are collected and written once, so that a report is one write however long it is.
struct Console {
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private let color: ColorChoice?

  /// - Parameter color: what the user asked for; `nil` before the command line has been read.
  init(color: ColorChoice?) {
    self.color = color
  }

  func isColored(_ stream: Platform.Stream) -> Bool { (color ?? .automatic).isColored(stream) }

  mutating func write(_ bytes: [UInt8]) { output += bytes }
  mutating func write(_ text: String) { output += Array(text.utf8) }

  mutating func writeError(_ text: String) { errors += Array(text.utf8) }

  /// A failure that belongs to no place in a source.
  /// - Parameter place: `path:line:column`, for what is wrong in a file.
  mutating func reportFailure(_ message: String, at place: String? = nil) {
    let start = place.map { $0 + ": " } ?? ""
    writeError(start + (isColored(.errors) ? "\u{1B}[1;31merror:\u{1B}[0m " : "error: ") + message + "\n")
  }

  mutating func flush() {
    Platform.write(output, to: .output)
    Platform.write(errors, to: .errors)
    output = []
    errors = []
  }
}

/// `--color auto|always|never`, and what `NO_COLOR` and the stream say where nobody chose.
enum ColorChoice: String, CaseIterable {
  case automatic = "auto"
  case always
  case never

  static let option = CommandOption("color", value: "WHEN", "auto, always or never; also NO_COLOR is heeded")

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let value = arguments.value("color") ?? "auto"
    guard let choice = ColorChoice(rawValue: value) else {
      throw .badValue(value, of: "color", allowed: ColorChoice.allCases.map(\.rawValue))
    }
    self = choice
  }

  func isColored(_ stream: Platform.Stream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .automatic: (Platform.environment("NO_COLOR") ?? "").isEmpty && Platform.isTerminal(stream)
    }
  }
}
