/// Searching, splitting and joining of texts, byte by byte: UTF-8 makes that the same as character by character for whole
/// texts.
enum TextSearch {
  /// The parts between the occurrences of a separator; an empty separator occurs nowhere.
  static func split(_ text: String, by separator: String) -> [String] {
    let bytes = Array(text.utf8)
    let pattern = Array(separator.utf8)
    var parts: [String] = []
    var start = 0
    var position = 0
    while !pattern.isEmpty, position + pattern.count <= bytes.count {
      if matches(bytes, pattern, at: position) {
        parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
        position += pattern.count
        start = position
      } else {
        position += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  private static func matches(_ bytes: [UInt8], _ pattern: [UInt8], at position: Int) -> Bool {
    for index in pattern.indices where bytes[position + index] != pattern[index] { return false }
    return true
  }

  static func join(_ parts: [String], with separator: String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }

  /// -1, 0 or 1 as one text is before, beside or behind another, where digits in a row count as one number.
  static func numericOrder(_ left: String, _ right: String) -> Int {
    let (left, right) = (numbers(Array(left.utf8)), numbers(Array(right.utf8)))
    for (a, b) in zip(left, right) where a != b {
      if a.isNumber, b.isNumber, a.bytes.count != b.bytes.count { return a.bytes.count < b.bytes.count ? -1 : 1 }
      return a.bytes.lexicographicallyPrecedes(b.bytes) ? -1 : 1
    }
    return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
  }

  /// A byte, or the digits of a number without its leading zeros.
  private struct Piece: Equatable {
    var bytes: ArraySlice<UInt8>
    var isNumber: Bool
  }

  private static func numbers(_ bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      if end > start {
        let digits = bytes[start..<end].drop { $0 == UInt8(ascii: "0") }
        pieces.append(Piece(bytes: digits, isNumber: true))
      } else {
        end = start + 1
        pieces.append(Piece(bytes: bytes[start..<end], isNumber: false))
      }
      start = end
    }
    return pieces
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// The text without white space at its ends.
  static func trim(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var start = 0
    var end = bytes.count
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
