import LayoutDiagnostics

/// What lies between tokens: white space, line breaks and comments.
///
/// Trivia is not stored. The lexer only notes on the tokens around it what the grammar asks for: whether there was any, and
/// whether a line ended in it. A comment counts as white space, and one with a line break in it counts as a line break.
extension Lexer {
  /// Moves to the next token and says what lay before it.
  mutating func skipTrivia() -> TokenFlags {
    let start = position
    var flags: TokenFlags = []
    while position < text.count {
      let byte = text[position]
      let kind = classes[Int(byte)]
      if kind.contains(.space) {
        position += 1
      } else if kind.contains(.lineEnd) {
        flags.insert(.afterNewline)
        position += 1
      } else if byte == UInt8(ascii: "/"), skipComment(&flags) {
        continue
      } else if byte >= 0xC2, skipUnicodeSpace() {
        continue
      } else {
        break
      }
    }
    if position > start || start == 0 {
      flags.insert(.afterSpace)
      if !tokens.isEmpty { tokens[tokens.count - 1].flags.insert(.beforeSpace) }
    }
    if tokens.isEmpty { flags.insert(.afterNewline) }
    return flags
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
    diagnostics.append(.unterminatedComment(at: range(start, start + 2)))
    return hasLineBreak
  }

  private mutating func skipUnicodeSpace() -> Bool {
    let (scalar, length) = decodeScalar(at: position)
    guard UnicodeClass.of(scalar) == .space else { return false }
    position += length
    return true
  }
}
