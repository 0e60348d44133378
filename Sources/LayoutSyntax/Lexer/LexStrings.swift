import LayoutDiagnostics

/// How a string literal ends, and where it began.
struct StringDelimiter {
  /// The index of the opening quote's token.
  var quote: Int
  /// How many `#` stand before the opening quote, behind the closing one, and in every escape.
  var hashes: Int
  var isMultiline: Bool
  /// The index of the token `\(` of the interpolation that is open.
  var interpolation = 0
  /// Parentheses opened inside the interpolation and not yet closed.
  var parenthesisDepth = 0
}

/// String literals as tokens: an opening quote, segments and interpolations in turn, a closing quote.
///
/// A literal on one line ends at the line's end at the latest, and so does an interpolation in it: an unclosed quote costs
/// its own line and no other.
extension Lexer {
  mutating func lexString(hashes: Int, _ flags: TokenFlags) {
    let start = position
    position += hashes + 1
    var literal = StringDelimiter(quote: tokens.count, hashes: hashes, isMultiline: false)
    if byte(at: position) == UInt8(ascii: "\""), byte(at: position + 1) == UInt8(ascii: "\"") {
      literal.isMultiline = true
      position += 2
    }
    append(.stringQuote, from: start, flags: flags)
    lexStringBody(literal)
  }

  /// Continues a literal behind its opening quote or behind an interpolation.
  mutating func lexStringBody(_ literal: StringDelimiter) {
    let start = position
    skipPlainText()
    var segmentFlags: TokenFlags = []
    var wrongQuote: Int?
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\"") {
        if endsLiteral(literal) { return appendEndQuote(literal, start, segmentFlags) }
        position += 1
      } else if byte == UInt8(ascii: "\\"), followsHashes(literal, at: position + 1) {
        if self.byte(at: position + 1 + literal.hashes) == UInt8(ascii: "(") {
          return appendInterpolation(literal, start, segmentFlags)
        }
        if !skipEscape(literal) { segmentFlags.insert(.hasError) }
      } else if !literal.isMultiline, classes[Int(byte)].contains(.lineEnd) {
        break
      } else if byte == 0xE2, isWrongQuote(at: position) {
        wrongQuote = position
        position += 3
      } else {
        position += 1
        skipPlainText()
      }
    }
    if let wrongQuote, !literal.isMultiline { return endLiteral(literal, start, atWrongQuote: wrongQuote) }
    appendSegment(start, segmentFlags)
    if openLiterals.last?.isMultiline == false, position < text.count {
      tokens[literal.quote].flags.insert(.hasError)
    } else {
      reportUnterminated(literal)
    }
  }

  /// Steps over bytes that mean nothing to a string literal.
  private mutating func skipPlainText() {
    var end = position
    while end < text.count, classes[Int(text[end])].contains(.plain) { end += 1 }
    position = end
  }

  /// Ends a literal, which its own quote does not end on its line, at a typographic quote.
  private mutating func endLiteral(_ literal: StringDelimiter, _ start: Int, atWrongQuote quote: Int) {
    position = quote
    appendSegment(start, [])
    position = quote + decodeScalar(at: quote).length
    append(.stringEndQuote, from: quote, flags: [])
    let opening = tokens[literal.quote]
    report(
      .wrongQuotes(open: range(Int(opening.start), Int(opening.end)), close: range(quote, position)))
  }

  private func followsHashes(_ literal: StringDelimiter, at offset: Int) -> Bool {
    for index in 0..<literal.hashes where byte(at: offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private func endsLiteral(_ literal: StringDelimiter) -> Bool {
    guard literal.isMultiline else { return followsHashes(literal, at: position + 1) }
    return byte(at: position + 1) == UInt8(ascii: "\"") && byte(at: position + 2) == UInt8(ascii: "\"")
      && followsHashes(literal, at: position + 3)
  }

  private mutating func appendSegment(_ start: Int, _ flags: TokenFlags) {
    if position > start { append(.stringSegment, from: start, flags: flags) }
  }

  private mutating func appendEndQuote(_ literal: StringDelimiter, _ start: Int, _ flags: TokenFlags) {
    appendSegment(start, flags)
    let quote = position
    position += literal.hashes + (literal.isMultiline ? 3 : 1)
    append(.stringEndQuote, from: quote, flags: [])
  }

  private mutating func appendInterpolation(_ literal: StringDelimiter, _ start: Int, _ flags: TokenFlags) {
    appendSegment(start, flags)
    var literal = literal
    literal.interpolation = tokens.count
    literal.parenthesisDepth = 0
    let escape = position
    position += literal.hashes + 2
    append(.interpolationStart, from: escape, flags: [])
    openLiterals.append(literal)
  }

  /// Steps over an escape and says whether Swift knows it.
  private mutating func skipEscape(_ literal: StringDelimiter) -> Bool {
    let start = position
    position += 1 + literal.hashes
    let escaped = byte(at: position)
    switch escaped {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      position += 1
      return true
    case UInt8(ascii: "u") where byte(at: position + 1) == UInt8(ascii: "{"):
      position += 2
      let digits = position
      while byte(at: position) | 0x20 >= UInt8(ascii: "a") && byte(at: position) | 0x20 <= UInt8(ascii: "f")
        || classes[Int(byte(at: position))].contains(.digit)
      { position += 1 }
      let count = position - digits
      if byte(at: position) == UInt8(ascii: "}") {
        position += 1
        if count > 0, count <= 8 { return true }
      }
    case _ where literal.isMultiline && !classes[Int(escaped)].isDisjoint(with: [.space, .lineEnd]):
      return true
    default:
      let kind = classes[Int(escaped)]
      if position < text.count, !kind.contains(.lineEnd) { position += decodeScalar(at: position).length }
    }
    report(.invalidEscape(escapeText(start), at: range(start, position)))
    return false
  }

  private func escapeText(_ start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[start..<position]), as: UTF8.self)
  }
}

// MARK: - Literals that do not end

extension Lexer {
  mutating func reportUnterminated(_ literal: StringDelimiter) {
    tokens[literal.quote].flags.insert(.hasError)
    let quote = tokens[literal.quote]
    let end = lineEnd(after: Int(quote.start))
    let reach = literal.isMultiline ? Int(quote.end) : max(end, Int(quote.end))
    report(.unterminatedString(at: range(Int(quote.start), reach)))
  }

  private func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < text.count, !classes[Int(text[end])].contains(.lineEnd) { end += 1 }
    return end
  }

  /// Gives up the literals whose interpolation runs over the end of their line; the outermost is the one to mend.
  mutating func endInterpolationsAtLineBreak() {
    var outermost: StringDelimiter?
    while let literal = openLiterals.last, !literal.isMultiline {
      tokens[literal.quote].flags.insert(.hasError)
      tokens[literal.interpolation].flags.insert(.hasError)
      outermost = literal
      openLiterals.removeLast()
    }
    if let outermost { reportUnterminated(outermost) }
  }

  /// A literal in typographic or single quotes: read as a string, with one message for its quotes.
  mutating func lexWronglyQuotedString(_ flags: TokenFlags) {
    let start = position
    let open = decodeScalar(at: start).length
    var end = start + open
    while end < text.count, !classes[Int(text[end])].contains(.lineEnd), !isWrongQuote(at: end) { end += 1 }
    guard isWrongQuote(at: end) else { return lexUnpairedQuote(start, open, flags) }
    let close = decodeScalar(at: end).length
    position = start + open
    append(.stringQuote, from: start, flags: flags)
    position = end
    appendSegment(start + open, [])
    position = end + close
    append(.stringEndQuote, from: end, flags: [])
    report(.wrongQuotes(open: range(start, start + open), close: range(end, end + close)))
  }

  private mutating func lexUnpairedQuote(_ start: Int, _ length: Int, _ flags: TokenFlags) {
    position = start + length
    append(.unknown, from: start, flags: flags.union(.hasError))
    let text = String(decoding: UnsafeBufferPointer(rebasing: self.text[start..<position]), as: UTF8.self)
    report(.strayCharacter(text, at: range(start, position)))
  }

  private func isWrongQuote(at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    if text[offset] == UInt8(ascii: "'") || text[offset] == UInt8(ascii: "\"") { return true }
    return text[offset] >= 0xC2 && UnicodeClass.of(decodeScalar(at: offset).scalar) == .quote
  }

  /// `/pattern/` where an operand must stand.
  mutating func lexRegex(_ flags: TokenFlags) -> Bool {
    guard !startsOperand(), !classes[Int(byte(at: position + 1))].contains(.space) else { return false }
    var end = position + 1
    while end < text.count, text[end] != UInt8(ascii: "/") {
      if classes[Int(text[end])].contains(.lineEnd) { return false }
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < text.count else { return false }
    appendRegex(to: end + 1, flags)
    return true
  }

  mutating func lexExtendedRegex(hashes: Int, _ flags: TokenFlags) {
    let literal = StringDelimiter(quote: 0, hashes: hashes, isMultiline: false)
    var end = position + hashes + 1
    while end < text.count, text[end] != UInt8(ascii: "/") || !followsHashes(literal, at: end + 1) { end += 1 }
    appendRegex(to: min(end + 1 + hashes, text.count), flags)
  }

  private mutating func appendRegex(to end: Int, _ flags: TokenFlags) {
    let start = position
    position = end
    append(.regexLiteral, from: start, flags: flags)
  }

  /// Whether the token before is an operand, so that `/` divides.
  private func startsOperand() -> Bool {
    switch tokens.last?.kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .regexLiteral, .stringEndQuote, .rightParen,
      .rightBracket,
      .rightBrace, .postfixQuestion, .postfixExclamation, .kwSelf, .kwSuper, .kwSelfType, .kwTrue, .kwFalse, .kwNil,
      .kwFunc:
      true
    default: false
    }
  }
}
