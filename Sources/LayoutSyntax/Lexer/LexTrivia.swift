import LayoutDiagnostics

/// What lies between tokens: white space, line breaks and comments.
///
/// Trivia is not stored. The lexer only notes on the tokens around it what the grammar asks for: whether there was any, and
/// whether a line ended in it. A comment counts as white space, and one with a line break in it counts as a line break.
extension Lexer {
  /// Moves to the next token and says what lay before it. Before most tokens there is nothing.
  @inline(__always)
  mutating func skipTrivia() -> TokenFlags {
    if position < text.count, position > 0, !classes[Int(text[position])].contains(.trivia) { return [] }
    return skipPossibleTrivia()
  }

  @inline(never)
  private mutating func skipPossibleTrivia() -> TokenFlags {
    let start = position
    var flags: TokenFlags = []
    repeat {
      skipWhiteSpace(&flags)
      guard position < text.count, classes[Int(text[position])].contains(.trivia) else { break }
    } while skipOtherTrivia(&flags)
    if position > start || start == 0 {
      flags.insert(.afterSpace)
      if tokens.count > 0 { tokens[tokens.count - 1].flags.insert(.beforeSpace) }
    }
    if tokens.count == 0 { flags.insert(.afterNewline) }
    return flags
  }

  private mutating func skipWhiteSpace(_ flags: inout TokenFlags) {
    var end = position
    var hasLineBreak = false
    while end < text.count {
      let byte = text[end]
      if byte == 0x20 {
        end = Self.indexBehindSpaces(text, end + 1)
      } else if byte == 0x0A || byte == 0x0D {
        hasLineBreak = true
        end += 1
      } else {
        guard classes[Int(byte)].contains(.space) else { break }
        end += 1
      }
    }
    position = end
    if hasLineBreak { flags.insert(.afterNewline) }
  }

  /// Half of what people write is indentation, so spaces are counted eight at a time.
  @inline(__always)
  static func indexBehindSpaces(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end &+ 8 <= text.count {
      let spaces = EightBytes(text, at: end).spaces
      end &+= spaces
      if spaces < 8 { return end }
    }
    while end < text.count, text[end] == 0x20 { end &+= 1 }
    return end
  }

  /// Steps over a comment or a space above ASCII, if one stands here.
  private mutating func skipOtherTrivia(_ flags: inout TokenFlags) -> Bool {
    if text[position] == UInt8(ascii: "/") { return skipComment(&flags) }
    return text[position] >= 0xC2 && skipUnicodeSpace()
  }

  mutating func skipToLineEnd() {
    while position < text.count, !classes[Int(text[position])].contains(.lineEnd) { position += 1 }
  }

  private mutating func skipComment(_ flags: inout TokenFlags) -> Bool {
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"): skipToLineEnd()
    case UInt8(ascii: "*"): if skipBlockComment() { flags.insert(.afterNewline) }
    default: return false
    }
    return true
  }

  /// Steps over a block comment, which may hold others, and says whether a line ended in it.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var depth = 1
    var hasLineBreak = false
    position += 2
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "*"), self.byte(at: position + 1) == UInt8(ascii: "/") {
        position += 2
        depth -= 1
        if depth == 0 { return hasLineBreak }
      } else if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "*") {
        position += 2
        depth += 1
      } else {
        if classes[Int(byte)].contains(.lineEnd) { hasLineBreak = true }
        position += 1
      }
    }
    report(.unterminatedComment(at: range(start, start + 2)))
    return hasLineBreak
  }

  private mutating func skipUnicodeSpace() -> Bool {
    let (scalar, length) = decodeScalar(at: position)
    guard UnicodeClass.of(scalar) == .space else { return false }
    position += length
    return true
  }
}
