/// An option of a command: what it is called, what it takes, and what the help says of it.
struct CommandOption {
  let name: String
  let short: String?
  /// What stands for the value in the help, `WxH`; `nil` for an option that takes none.
  let value: String?
  let summary: String

  init(_ name: String, short: String? = nil, value: String? = nil, _ summary: String) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
  }

  /// How the help writes it: `-o, --output FILE`.
  var spelling: String {
    let dashed = (short.map { "-\($0), " } ?? "") + "--\(name)"
    return value.map { "\(dashed) \($0)" } ?? dashed
  }
}

/// The words after a command, sorted into options and operands.
///
/// Options may stand anywhere and take their value as the next word or after `=`; everything after `--` is an operand.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private var values: [(name: String, value: String)] = []

  init(_ words: ArraySlice<String>, options: [CommandOption]) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try parse(word, &rest, options)
    }
  }

  /// The same with some options more, which count where the command line has none of that name.
  func with(_ defaults: [(name: String, value: String)]) -> ParsedArguments {
    var result = self
    result.values += defaults.filter { !has($0.name) }
    return result
  }

  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// An option's value; the last one counts.
  func value(_ name: String) -> String? { values.last { $0.name == name }?.value }

  /// All values of an option that may stand several times.
  func values(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  private mutating func parse(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
  ) throws(UsageError) {
    let equals = word.firstIndex(of: "=")
    let spelled = String(equals.map { word[..<$0] } ?? word[...])
    guard let option = options.first(where: { "--\($0.name)" == spelled || $0.short.map { "-\($0)" } == spelled })
    else {
      throw .unknownOption(spelled, known: options.map { "--\($0.name)" })
    }
    guard option.value != nil else {
      if equals != nil { throw UsageError("'\(spelled)' takes no value") }
      values.append((option.name, ""))
      return
    }
    if let equals {
      values.append((option.name, String(word[word.index(after: equals)...])))
    } else if let value = rest.popFirst() {
      values.append((option.name, value))
    } else {
      throw UsageError("'\(spelled)' needs a value: \(option.spelling)")
    }
  }
}
