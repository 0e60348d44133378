/// Words, brackets, separators and small numbers with white space between them: most of every file.
///
/// They are read in one loop whose state stays in registers; whatever else comes (a string, an operator, a comment, a letter
/// above ASCII, anything inside of an interpolation) ends the loop before it and is for the rest of the lexer, which could
/// read all of this as well and would give the same tokens.
extension Lexer {
  mutating func lexPlainTokens() {
    guard tokens.count > 0, openLiterals.isEmpty else { return }
    let (text, classes) = (text, classes)
    var position = position
    while true {
      var start = position
      let flags = skipBlanks(text, classes, &start)
      guard start < text.count, let (kind, end) = plainToken(text, classes, start) else { break }
      var token = Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind, flags: flags)
      if kind == .identifier {
        token.name = names.insert(UnsafeBufferPointer(rebasing: text[start..<end]))
        token.kind = Word.tokenKind(of: token.name)
      }
      if flags.contains(.afterSpace) { tokens[tokens.count - 1].flags.insert(.beforeSpace) }
      tokens.append(token)
      position = end
    }
    self.position = position
  }

  /// Steps over spaces and line breaks, and says what they were.
  @inline(__always)
  private func skipBlanks(
    _ text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<ByteClass>, _ position: inout Int
  ) -> TokenFlags {
    let start = position
    var flags: TokenFlags = []
    while position < text.count {
      let byte = text[position]
      if byte == 0x20 {
        position = indexBehindSpaces(position + 1)
      } else {
        guard !classes[Int(byte)].isDisjoint(with: [.space, .lineEnd]) else { break }
        if byte == 0x0A || byte == 0x0D { flags.insert(.afterNewline) }
        position += 1
      }
    }
    if position > start { flags.insert(.afterSpace) }
    return flags
  }

  /// The kind and the end of a plain token; nil for any other. A word may turn out to be reserved.
  @inline(__always)
  private func plainToken(
    _ text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<ByteClass>, _ start: Int
  ) -> (TokenKind, end: Int)? {
    let first = text[start]
    if let mark = Self.mark(first) { return (mark, start + 1) }
    if first == UInt8(ascii: "(") { return (.leftParen, start + 1) }
    if first == UInt8(ascii: ")") { return (.rightParen, start + 1) }
    guard classes[Int(first)].contains(.word) else { return nil }
    var end = start + 1
    if !classes[Int(first)].contains(.digit) {
      while end < text.count, classes[Int(text[end])].contains(.word) { end += 1 }
      return end < text.count && text[end] < 0x80 ? (.identifier, end) : nil
    }
    while end < text.count, classes[Int(text[end])].contains(.digit) { end += 1 }
    guard end < text.count, text[end] < 0x80, text[end] != UInt8(ascii: ".") else { return nil }
    return classes[Int(text[end])].contains(.word) ? nil : (.integerLiteral, end)
  }
}
