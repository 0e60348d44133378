/// One token: where it stands and what it is.
///
/// Offsets are relative to the file. Leading trivia is what lies between the end of the token before and `start`.
package struct Token: Sendable {
  package var start: UInt32
  /// One past the last byte; equal to `start` for a token that the parser made up and for the end of the file.
  package var end: UInt32
  package var kind: TokenKind
  package var flags: TokenFlags
  /// The name of an identifier (without backticks), keyword or operator; `.empty` for everything else.
  package var name: NameID

  package init(start: UInt32, end: UInt32, kind: TokenKind, flags: TokenFlags, name: NameID = .empty) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
    self.name = name
  }
}

/// What Swift's grammar reads off the space around a token.
package struct TokenFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break lies between the token before and this one.
  package static let afterNewline = TokenFlags(rawValue: 1 << 0)
  /// Trivia (or the start of the file) lies before this token.
  package static let afterSpace = TokenFlags(rawValue: 1 << 1)
  /// Trivia (or the end of the file) lies after this token: with `afterSpace`, what tells prefix, infix and postfix operators apart.
  package static let beforeSpace = TokenFlags(rawValue: 1 << 2)
  /// The token is malformed (an unterminated string, a bad escape); a diagnostic has been written.
  package static let hasError = TokenFlags(rawValue: 1 << 3)
  /// An identifier in backticks.
  package static let quoted = TokenFlags(rawValue: 1 << 4)
}
