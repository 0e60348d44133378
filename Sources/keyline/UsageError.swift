import LayoutDiagnostics

/// Words on the command line, or in a file of settings, that make no sense, with what may have been meant.
struct UsageError: Error {
  let message: String
  /// `path:line:column` of the file that makes no sense, if it is no word of the command line.
  let place: String?

  init(_ message: String, at place: String? = nil) {
    self.message = message
    self.place = place
  }

  static func unknownOption(_ word: String, known: [String]) -> UsageError {
    UsageError("unknown option '\(word)'" + suggestion(word, known))
  }

  static func unknownCommand(_ word: String, known: [String]) -> UsageError {
    UsageError("unknown command '\(word)'" + suggestion(word, known))
  }

  /// An option's value that is none of those it may have.
  static func badValue(_ value: String, of option: String, allowed: [String]) -> UsageError {
    UsageError(
      "'--\(option)' takes \(allowed.joined(separator: ", ")), not '\(value)'" + suggestion(value, allowed))
  }

  static func suggestion(_ word: String, _ known: [String]) -> String {
    Suggestions.best(for: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
