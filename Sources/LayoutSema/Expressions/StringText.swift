import LayoutDiagnostics
import LayoutSyntax

/// The text that a string literal means: escapes replaced, a multi-line literal's indentation and outer breaks removed.
enum StringText {
  /// Where a segment stands in its literal.
  struct Place {
    var isMultiline: Bool
    var isFirst: Bool
    var isLast: Bool
    /// How many bytes of white space each line of a multi-line literal loses.
    var indentation: Int
  }

  /// The text of a literal on one line without interpolations and escapes, as most are; nil for any other.
  static func plain(_ tree: SyntaxTree, _ literal: NodeID) -> String? {
    let record = tree[literal]
    guard record.childCount == 1, record.last.index == record.first.index + 2 else { return nil }
    let quote = tree[record.first]
    let text = tree[TokenID(record.first.index + 1)]
    guard quote.end == quote.start + 1, text.kind == .stringSegment, text.flags.isDisjoint(with: .hasError) else {
      return nil
    }
    return tree.file.text.withUnsafeBufferPointer { bytes in
      let written = UnsafeBufferPointer(rebasing: bytes[Int(text.start)..<Int(text.end)])
      for byte in written where byte == UInt8(ascii: "\\") { return nil }
      return String(decoding: written, as: UTF8.self)
    }
  }

  static func isMultiline(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    tree.bytes(tree[literal].first).count == hashes(tree, literal) + 3
  }

  /// The number of `#` around a literal.
  static func hashes(_ tree: SyntaxTree, _ literal: NodeID) -> Int {
    var count = 0
    for byte in tree.bytes(tree[literal].first) where byte == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// The white space before the closing quotes of a multi-line literal.
  static func indentation(_ tree: SyntaxTree, _ literal: NodeID) -> Int {
    let start = Int(tree[tree[literal].last].start)
    var count = 0
    while start - count > 0, isSpace(tree.file.text[start - count - 1]) { count += 1 }
    return count
  }

  static func text(_ tree: SyntaxTree, _ segment: NodeID, _ place: Place, hashes: Int) -> String {
    let written = tree.bytes(tree[segment].token)
    if !place.isMultiline, !written.contains(UInt8(ascii: "\\")) { return String(decoding: written, as: UTF8.self) }
    let bytes = place.isMultiline ? unindented(Array(written), place) : Array(written)
    return String(decoding: unescaped(bytes, hashes: hashes), as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func unindented(_ bytes: [UInt8], _ place: Place) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    var atLineStart = false
    if place.isFirst {
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      index = afterBreak(bytes, index)
      atLineStart = true
    }
    while index < bytes.count {
      if atLineStart {
        let end = min(index + place.indentation, bytes.count)
        while index < end, isSpace(bytes[index]) { index += 1 }
        atLineStart = false
        continue
      }
      let isBreak = bytes[index] == 0x0A || bytes[index] == 0x0D
      if isBreak {
        index = afterBreak(bytes, index)
        result.append(0x0A)
        atLineStart = true
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    if place.isLast, result.last == 0x0A { result.removeLast() }
    return result
  }

  private static func afterBreak(_ bytes: [UInt8], _ index: Int) -> Int {
    guard index < bytes.count else { return index }
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { return index + 2 }
    return bytes[index] == 0x0A || bytes[index] == 0x0D ? index + 1 : index
  }

  private static func unescaped(_ bytes: [UInt8], hashes: Int) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let escape = index + 1 + hashes
      guard bytes[index] == UInt8(ascii: "\\"), escape < bytes.count,
        bytes[(index + 1)..<escape].allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index = appendEscape(bytes, at: escape, to: &result)
    }
    return result
  }

  /// Appends what the escape at an index means and returns the index behind it.
  private static func appendEscape(_ bytes: [UInt8], at index: Int, to result: inout [UInt8]) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "u"): return appendScalar(bytes, at: index + 1, to: &result)
    case 0x0A: return index + 1
    default: result.append(bytes[index])
    }
    return index + 1
  }

  /// `{1F600}`
  private static func appendScalar(_ bytes: [UInt8], at start: Int, to result: inout [UInt8]) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return start }
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
    let digits = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
    let scalar = UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
    result.append(contentsOf: Array(String(Character(scalar)).utf8))
    return min(index + 1, bytes.count)
  }
}
