import LayoutDiagnostics

/// Bytes to tokens, in one pass over the whole file.
///
/// The parser looks ahead freely, so all tokens are made first, into one array. Bytes are classified by a table and never
/// grouped into characters; names are interned as they are read. The only state beyond the position is a stack of string
/// literals whose interpolations are open: a `)` that closes one continues the literal around it. Nothing here fails:
/// what is no token becomes an ``TokenKind/unknown`` token with a diagnostic, and lexing goes on behind it.
struct Lexer: ~Copyable {
  let text: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<ByteClass>
  let base: SourceOffset
  var position = 0
  var tokens: OutputBuffer<Token>
  var names: NameTable
  var diagnostics: [Diagnostic] = []
  /// The literals around the position, innermost last, each in the middle of an interpolation.
  var openLiterals: [StringDelimiter] = []

  init(
    text: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<ByteClass>, base: SourceOffset,
    names: consuming NameTable, tokens: UnsafeMutableBufferPointer<Token>
  ) {
    self.text = text
    self.classes = classes
    self.base = base
    self.names = names
    self.tokens = OutputBuffer(tokens)
  }

  mutating func lexFile() {
    reportInvalidUTF8()
    skipFileStart()
    while true {
      lexPlainTokens()
      let flags = skipTrivia()
      if position == text.count {
        append(.endOfFile, from: position, flags: flags.union(.beforeSpace))
        break
      }
      if flags.contains(.afterNewline), !openLiterals.isEmpty { endInterpolationsAtLineBreak() }
      lexToken(flags)
    }
    if let literal = openLiterals.first { reportUnterminated(literal) }
  }

  /// Steps over a byte order mark and a `#!` line.
  private mutating func skipFileStart() {
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { position = 3 }
    if byte(at: position) == UInt8(ascii: "#"), byte(at: position + 1) == UInt8(ascii: "!") { skipToLineEnd() }
  }

  private mutating func lexToken(_ flags: TokenFlags) {
    let first = text[position]
    let kind = classes[Int(first)]
    if kind.contains(.letter) {
      if first < 0x80 { lexIdentifier(flags) } else { lexUnicode(flags) }
    } else if kind.contains(.operatorByte) {
      lexOperator(flags)
    } else if kind.contains(.digit) {
      lexNumber(flags)
    } else if let mark = Self.mark(first) {
      appendOne(mark, flags)
    } else {
      lexPunctuation(first, flags)
    }
  }

  /// The tokens that one byte makes wherever it stands.
  @inline(__always)
  static func mark(_ byte: UInt8) -> TokenKind? {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: nil
    }
  }

  private mutating func lexPunctuation(_ first: UInt8, _ flags: TokenFlags) {
    switch first {
    case UInt8(ascii: "("):
      appendOne(.leftParen, flags)
      if !openLiterals.isEmpty { openLiterals[openLiterals.count - 1].parenthesisDepth += 1 }
    case UInt8(ascii: ")"):
      appendOne(.rightParen, flags)
      if !openLiterals.isEmpty { closeInterpolation() }
    case UInt8(ascii: "\""): lexString(hashes: 0, flags)
    case UInt8(ascii: "#"): lexPound(flags)
    case UInt8(ascii: "$"): lexDollar(flags)
    case UInt8(ascii: "`"): lexQuotedIdentifier(flags)
    case UInt8(ascii: "'"): lexWronglyQuotedString(flags)
    default: lexStray(flags)
    }
  }

  /// A parenthesis inside an interpolation closes one that was opened there, or the interpolation.
  private mutating func closeInterpolation() {
    guard let literal = openLiterals.last else { return }
    if literal.parenthesisDepth > 0 {
      openLiterals[openLiterals.count - 1].parenthesisDepth -= 1
    } else {
      openLiterals.removeLast()
      lexStringBody(literal)
    }
  }

  /// `#if` and its kin, a raw string, or `#` alone before a macro's name.
  private mutating func lexPound(_ flags: TokenFlags) {
    var end = position
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    if byte(at: end) == UInt8(ascii: "\"") { return lexString(hashes: end - position, flags) }
    if byte(at: end) == UInt8(ascii: "/") { return lexExtendedRegex(hashes: end - position, flags) }
    end = position + 1
    while classes[Int(byte(at: end))].contains(.letter) { end += 1 }
    let name = names.insert(UnsafeBufferPointer(rebasing: text[position + 1..<end]))
    let kind: TokenKind =
      switch name {
      case Word.if.name: .poundIf
      case Word.elseif.name: .poundElseif
      case Word.else.name: .poundElse
      case Word.endif.name: .poundEndif
      default: .pound
      }
    if kind == .pound { return appendOne(.pound, flags) }
    let start = position
    position = end
    append(kind, from: start, flags: flags)
  }

  private mutating func lexDollar(_ flags: TokenFlags) {
    let start = position
    position += 1
    skipIdentifierBytes()
    if position == start + 1 {
      position = start
      return lexStray(flags)
    }
    append(.dollarIdentifier, from: start, flags: flags, name: intern(start, position))
  }
}

// MARK: - The cursor

extension Lexer {
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < SyntaxLimits.diagnostics { diagnostics.append(diagnostic) }
  }

  /// The byte at an offset; zero behind the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  mutating func intern(_ start: Int, _ end: Int) -> NameID {
    names.insert(UnsafeBufferPointer(rebasing: text[start..<end]))
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, flags: TokenFlags, name: NameID = .empty) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), kind: kind, flags: flags,
        name: name))
  }

  @inline(__always)
  mutating func appendOne(_ kind: TokenKind, _ flags: TokenFlags) {
    position += 1
    append(kind, from: position - 1, flags: flags)
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(base + SourceOffset(start), base + SourceOffset(end))
  }
}
