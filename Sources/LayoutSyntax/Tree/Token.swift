/// One token: where it stands and what it is.
///
/// Offsets are relative to the file. Leading trivia is what lies between the end of the token before and `start`.
public struct Token: Sendable {
  public var start: UInt32
  /// One past the last byte; equal to `start` for a token that the parser made up and for the end of the file.
  public var end: UInt32
  public var kind: TokenKind
  public var flags: TokenFlags
  /// The name of an identifier (without backticks), keyword or operator; `.empty` for everything else.
  public var name: NameID

  @inlinable
  public init(start: UInt32, end: UInt32, kind: TokenKind, flags: TokenFlags, name: NameID = .empty) {
    self.start = start
    self.end = end
    self.kind = kind
    self.flags = flags
    self.name = name
  }
}

/// What Swift's grammar reads off the space around a token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break lies between the token before and this one.
  @inlinable public static var afterNewline: TokenFlags { TokenFlags(rawValue: 1 << 0) }
  /// Trivia (or the start of the file) lies before this token.
  @inlinable public static var afterSpace: TokenFlags { TokenFlags(rawValue: 1 << 1) }
  /// Trivia (or the end of the file) lies after this token: with `afterSpace`, what tells prefix, infix and postfix operators apart.
  @inlinable public static var beforeSpace: TokenFlags { TokenFlags(rawValue: 1 << 2) }
  /// The token is malformed (an unterminated string, a bad escape); a diagnostic has been written.
  @inlinable public static var hasError: TokenFlags { TokenFlags(rawValue: 1 << 3) }
  /// An identifier in backticks.
  @inlinable public static var quoted: TokenFlags { TokenFlags(rawValue: 1 << 4) }
}
