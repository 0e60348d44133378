/// Words, brackets, separators, members, small numbers and plain strings with white space between them: most of every file.
///
/// They are read in one loop whose state stays in registers; whatever else comes (an operator, a comment, an escape in a
/// string, a letter above ASCII, the last bytes of the file, anything inside of an interpolation) ends the loop before it
/// and is for the rest of the lexer, which could read all of this as well and would give the same tokens.
extension Lexer {
  mutating func lexPlainTokens() {
    guard tokens.count > 0, openLiterals.isEmpty else { return }
    let (text, classes) = (text, classes)
    var position = position
    while position &+ 9 <= text.count {
      var start = position
      var flags: TokenFlags = []
      var kind = classes[Int(text[start])]
      if !kind.isDisjoint(with: [.space, .lineEnd]) {
        flags = Self.skipBlanks(text, classes, &start)
        tokens[tokens.count &- 1].flags.insert(.beforeSpace)
        guard start &+ 9 <= text.count else { break }
        kind = classes[Int(text[start])]
      }
      guard let end = lexPlainToken(text, classes, start, kind, flags) else { break }
      position = end
    }
    self.position = position
  }

  /// Steps over at least one space or line break, and says what they were.
  @inline(__always)
  private static func skipBlanks(
    _ text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<ByteClass>, _ position: inout Int
  ) -> TokenFlags {
    var flags: TokenFlags = .afterSpace
    repeat {
      let byte = text[position]
      position &+= 1
      if byte == 0x20 {
        position = indexBehindSpaces(text, position)
      } else if byte == 0x0A || byte == 0x0D {
        flags.insert(.afterNewline)
      }
    } while position < text.count && !classes[Int(text[position])].isDisjoint(with: [.space, .lineEnd])
    return flags
  }

  /// Reads a plain token and gives its end; nil, with nothing read, for any other.
  @inline(__always)
  private mutating func lexPlainToken(
    _ text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<ByteClass>, _ start: Int, _ kind: ByteClass,
    _ flags: TokenFlags
  ) -> Int? {
    if kind.contains(.word) {
      if kind.contains(.digit) { return lexPlainNumber(text, classes, start, flags) }
      return lexPlainWord(text, classes, start, flags)
    }
    let first = text[start]
    if let mark = Self.mark(first) { return appendPlain(mark, start, start &+ 1, flags) }
    switch first {
    case UInt8(ascii: "("): return appendPlain(.leftParen, start, start &+ 1, flags)
    case UInt8(ascii: ")"): return appendPlain(.rightParen, start, start &+ 1, flags)
    case UInt8(ascii: ".") where classes[Int(text[start &+ 1])].contains(.word):
      return appendPlain(.period, start, start &+ 1, flags)
    case UInt8(ascii: "\""): return lexPlainString(text, start, flags)
    default: return nil
    }
  }

  @inline(__always)
  private mutating func appendPlain(
    _ kind: TokenKind, _ start: Int, _ end: Int, _ flags: TokenFlags, name: NameID = .empty
  ) -> Int {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind, flags: flags,
        name: name))
    return end
  }

  /// A name or a reserved word in ASCII.
  @inline(__always)
  private mutating func lexPlainWord(
    _ text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<ByteClass>, _ start: Int, _ flags: TokenFlags
  ) -> Int? {
    let head = EightBytes(text, at: start)
    var length = head.wordBytes
    if length == 8 {
      while start &+ length < text.count, classes[Int(text[start &+ length])].contains(.word) { length &+= 1 }
    }
    let end = start &+ length
    guard end < text.count, text[end] < 0x80 else { return nil }
    let name = names.insert(UnsafeBufferPointer(rebasing: text[start..<end]), head: head.prefix(length))
    return appendPlain(Word.tokenKind(of: name), start, end, flags, name: name)
  }

  /// A number without anything but digits.
  @inline(__always)
  private mutating func lexPlainNumber(
    _ text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<ByteClass>, _ start: Int, _ flags: TokenFlags
  ) -> Int? {
    var end = start &+ 1
    while end < text.count, classes[Int(text[end])].contains(.digit) { end &+= 1 }
    guard end < text.count, text[end] < 0x80, text[end] != UInt8(ascii: "."),
      !classes[Int(text[end])].contains(.word)
    else { return nil }
    return appendPlain(.integerLiteral, start, end, flags)
  }

  /// A literal of one line with some text, all of it ASCII and none of it escaped.
  @inline(__always)
  private mutating func lexPlainString(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ flags: TokenFlags
  ) -> Int? {
    var end = start &+ 1
    while true {
      guard end &+ 8 <= text.count else { return nil }
      let length = EightBytes(text, at: end).plainBytes
      end &+= length
      if length < 8 { break }
    }
    guard text[end] == UInt8(ascii: "\""), end > start &+ 1 else { return nil }
    let segment = appendPlain(.stringQuote, start, start &+ 1, flags)
    _ = appendPlain(.stringSegment, segment, end, [])
    return appendPlain(.stringEndQuote, end, end &+ 1, [])
  }
}
