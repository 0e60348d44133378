/// What a byte can start or continue, as a table: the lexer asks it once per byte and branches on nothing else.
///
/// Bytes above ASCII count as letters here; which of them are operators, letters or neither is decided from the scalar
/// that they make (``UnicodeClass``), off the fast path.
struct ByteClass: OptionSet {
  let rawValue: UInt16

  static let letter = ByteClass(rawValue: 1 << 0)
  static let digit = ByteClass(rawValue: 1 << 1)
  static let operatorByte = ByteClass(rawValue: 1 << 2)
  /// Space and the control bytes that Swift counts as white space, but for the two that end a line.
  static let space = ByteClass(rawValue: 1 << 3)
  static let lineEnd = ByteClass(rawValue: 1 << 4)
  static let hexLetter = ByteClass(rawValue: 1 << 5)
  /// What may stand before a token that is not left-bound: an opening bracket or a separator.
  static let opens = ByteClass(rawValue: 1 << 6)
  /// What may stand after a token that is not right-bound: a closing bracket or a separator.
  static let closes = ByteClass(rawValue: 1 << 7)
  /// ASCII that continues a name: letters, digits, `_`.
  static let word = ByteClass(rawValue: 1 << 8)
  /// What may be no token at all: white space, the slash of a comment, the first byte of a space above ASCII.
  static let trivia = ByteClass(rawValue: 1 << 9)
  /// ASCII that means nothing to a string literal on one line.
  static let plain = ByteClass(rawValue: 1 << 10)

  /// The class of each byte.
  static let table: [ByteClass] = (0...255).map { byte in
    let byte = UInt8(byte)
    let kind = classify(byte)
    var result = kind
    if byte < 0x80, !kind.isDisjoint(with: [.letter, .digit]) { result.insert(.word) }
    if !kind.isDisjoint(with: [.space, .lineEnd]) || byte == UInt8(ascii: "/") || byte >= 0xC2 {
      result.insert(.trivia)
    }
    let isQuoteOrEscape = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    if byte < 0x80, !kind.contains(.lineEnd), !isQuoteOrEscape { result.insert(.plain) }
    return result
  }

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): [.letter, .hexLetter]
    case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .letter
    case 0x80...0xFF: .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case 0x0A, 0x0D: .lineEnd
    case 0x00, 0x09, 0x0B, 0x0C, 0x20: .space
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opens
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closes
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): [.opens, .closes]
    default: isOperator(byte) ? .operatorByte : []
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

/// What a scalar above ASCII is to the lexer, by the ranges of Swift's grammar.
enum UnicodeClass {
  case letter, mark, operatorHead, space, quote, other

  static func of(_ scalar: UInt32) -> UnicodeClass {
    switch scalar {
    case 0x2018...0x201F, 0xFF02, 0xFF07: .quote
    case 0x00A0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF, 0x200B, 0x200E, 0x200F: .space
    case 0x00A1...0x00A7, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00B0, 0x00B1, 0x00B6, 0x00BB, 0x00BF, 0x00D7, 0x00F7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      .operatorHead
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: .mark
    case 0x0080...0x00A0, 0x00B8, 0xD800...0xF8FF: .other
    case let value where value & 0xFFFE == 0xFFFE: .other
    default: .letter
    }
  }
}
