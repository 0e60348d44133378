import LayoutDiagnostics

/// Number literals: decimal, `0x`, `0o`, `0b`, with underscores, fractions and exponents.
///
/// A letter that no number can hold still belongs to the literal, so that `12px` is one mistake and not a number followed
/// by a name. Behind a period digits are a tuple's element, which has no fraction: `pair.0.1`.
extension Lexer {
  mutating func lexNumber(_ flags: TokenFlags) {
    let start = position
    if let end = endOfPlainDigits() {
      position = end
      return append(.integerLiteral, from: start, flags: flags)
    }
    let isElement = tokens.last?.kind == .period && !flags.contains(.afterSpace)
    var isFloat = false
    var isValid: Bool
    switch (text[start], byte(at: start + 1)) {
    case (UInt8(ascii: "0"), UInt8(ascii: "x")) where !isElement:
      position += 2
      isValid = skipDigits(radix: 16)
      isFloat = skipHexFraction()
    case (UInt8(ascii: "0"), UInt8(ascii: "o")) where !isElement:
      position += 2
      isValid = skipDigits(radix: 8)
    case (UInt8(ascii: "0"), UInt8(ascii: "b")) where !isElement:
      position += 2
      isValid = skipDigits(radix: 2)
    default:
      isValid = skipDigits(radix: 10)
      if !isElement { isFloat = skipFraction(exponent: UInt8(ascii: "e"), &isValid) }
    }
    let end = position
    skipIdentifierBytes()
    isValid = isValid && position == end
    let kind: TokenKind = isFloat ? .floatLiteral : .integerLiteral
    append(kind, from: start, flags: isValid ? flags : flags.union(.hasError))
    if !isValid { report(.invalidNumber(literal(start), at: range(start, position))) }
  }

  /// The end of digits that are a whole number and nothing else, which most numbers are.
  @inline(__always)
  private func endOfPlainDigits() -> Int? {
    var end = position
    while end < text.count, classes[Int(text[end])].contains(.digit) { end += 1 }
    guard end < text.count, text[end] < 0x80, text[end] != UInt8(ascii: "."),
      !classes[Int(text[end])].contains(.word)
    else { return nil }
    return end
  }

  private func literal(_ start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[start..<position]), as: UTF8.self)
  }

  /// Steps over digits and underscores, and says whether there was a digit.
  private mutating func skipDigits(radix: UInt8) -> Bool {
    var count = 0
    while position < text.count {
      let byte = text[position]
      if byte != UInt8(ascii: "_") || count == 0 {
        guard Self.isDigit(byte, radix: radix) else { break }
        count += 1
      }
      position += 1
    }
    return count > 0
  }

  private static func isDigit(_ byte: UInt8, radix: UInt8) -> Bool {
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return byte - UInt8(ascii: "0") < radix }
    return radix == 16 && byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
  }

  /// A fraction and an exponent, each if it is there.
  private mutating func skipFraction(exponent: UInt8, _ isValid: inout Bool) -> Bool {
    var isFloat = false
    if byte(at: position) == UInt8(ascii: "."), Self.isDigit(byte(at: position + 1), radix: 10) {
      position += 1
      isFloat = skipDigits(radix: exponent == UInt8(ascii: "p") ? 16 : 10)
    }
    if byte(at: position) | 0x20 == exponent {
      position += 1
      if byte(at: position) == UInt8(ascii: "+") || byte(at: position) == UInt8(ascii: "-") { position += 1 }
      isFloat = true
      if !skipDigits(radix: 10) { isValid = false }
    }
    return isFloat
  }

  /// The fraction of a hexadecimal literal counts only with an exponent: `0x1.8p3`, but `0xF.description`.
  private mutating func skipHexFraction() -> Bool {
    var end = position
    if byte(at: end) == UInt8(ascii: "."), Self.isDigit(byte(at: end + 1), radix: 16) {
      end += 2
      while Self.isDigit(byte(at: end), radix: 16) || byte(at: end) == UInt8(ascii: "_") { end += 1 }
    }
    guard byte(at: end) | 0x20 == UInt8(ascii: "p") else { return false }
    position = end
    var isValid = true
    return skipFraction(exponent: UInt8(ascii: "p"), &isValid)
  }
}
