/// What a token is.
///
/// Keywords are only those that Swift reserves everywhere; words that are special in one place (`some`, `mutating`, `get`,
/// `lazy`, …) are identifiers, and the grammar asks for their names.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// A byte sequence that starts no token; a diagnostic has been written.
  case unknown
  case identifier
  /// `$0`, or `$name` (a projected value).
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  /// `/pattern/`, or `#/pattern/#`, with its delimiters.
  case regexLiteral
  /// The opening quote(s) of a string literal, with its `#`s: `"`, `"""`, `#"`.
  case stringQuote
  /// Text of a string literal between quotes and interpolations, raw, with its escapes.
  case stringSegment
  /// `\(` with its `#`s; a `rightParen` closes it.
  case interpolationStart
  /// The closing quote(s) of a string literal.
  case stringEndQuote

  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case comma, colon, semicolon, period, at, pound, backslash, arrow, backtick
  /// `=` alone.
  case equal
  /// `&` before an operand.
  case prefixAmpersand
  /// `?` and `!` directly after an operand.
  case postfixQuestion, postfixExclamation
  /// `?` of a conditional, with space before it.
  case infixQuestion
  case prefixOperator, infixOperator, postfixOperator

  // Declarations
  case kwAssociatedtype, kwClass, kwDeinit, kwEnum, kwExtension, kwFileprivate, kwFunc, kwImport, kwInit, kwInout
  case kwInternal, kwLet, kwOperator, kwPrivate, kwPrecedencegroup, kwProtocol, kwPublic, kwStatic, kwStruct
  case kwSubscript, kwTypealias, kwVar
  // Statements
  case kwBreak, kwCase, kwCatch, kwContinue, kwDefault, kwDefer, kwDo, kwElse, kwFallthrough, kwFor, kwGuard, kwIf
  case kwIn, kwRepeat, kwReturn, kwSwitch, kwThrow, kwWhere, kwWhile
  // Expressions and types
  case kwAny, kwAs, kwAwait, kwFalse, kwIs, kwNil, kwSelf, kwSelfType, kwSuper, kwThrows, kwTrue, kwTry, kwUnderscore
  // `#` words
  case poundIf, poundElseif, poundElse, poundEndif
}

extension TokenKind {
  /// Stages in other modules compare kinds at every step; Swift's own comparison would be a call there.
  @inlinable
  public static func == (left: TokenKind, right: TokenKind) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }
}
