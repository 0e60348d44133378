import LayoutDiagnostics
import LayoutSyntax

/// Number literals from bytes to values, with Swift's separators and prefixes.
///
/// Decimal fractions go through the standard library's correctly rounded conversion; integers are added up here, so that
/// overflow is noticed.
enum NumberText {
  /// The value of a literal that is nothing but a few decimal digits, as most are; nil for any other.
  static func plain(_ tree: SyntaxTree, _ token: TokenID) -> Int64? {
    let token = tree[token]
    guard token.end - token.start <= 15 else { return nil }
    return tree.file.text.withUnsafeBufferPointer { text in
      var value: Int64 = 0
      for index in Int(token.start)..<Int(token.end) {
        let digit = text[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        value = value &* 10 &+ Int64(digit)
      }
      return value
    }
  }

  /// The value of an integer literal; `nil` if it does not fit 64 bits.
  static func integer(_ tree: SyntaxTree, _ token: TokenID, isNegative: Bool) -> Int64? {
    if let value = plain(tree, token) { return isNegative ? -value : value }
    return integer(tree.bytes(token), isNegative: isNegative)
  }

  private static func integer(_ bytes: ArraySlice<UInt8>, isNegative: Bool) -> Int64? {
    guard let magnitude = magnitude(bytes) else { return nil }
    let limit = UInt64(Int64.max) + (isNegative ? 1 : 0)
    if magnitude > limit { return nil }
    return isNegative ? Int64(truncatingIfNeeded: 0 &- magnitude) : Int64(magnitude)
  }

  /// The value of an integer literal without a sign; `nil` if it does not fit 64 bits.
  static func magnitude(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    let (radix, digits) = split(bytes)
    var magnitude: UInt64 = 0
    for byte in digits where byte != UInt8(ascii: "_") {
      guard let digit = digit(byte), digit < radix else { return nil }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: UInt64(radix))
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      if overflow || carry { return nil }
      magnitude = sum
    }
    return magnitude
  }

  /// The value of an integer or float literal as a `Double`; `nil` if it is too large for one.
  static func double(_ tree: SyntaxTree, _ token: TokenID) -> Double? {
    plain(tree, token).map { Double($0) } ?? double(tree.bytes(token))
  }

  private static func double(_ bytes: ArraySlice<UInt8>) -> Double? {
    let (radix, digits) = split(bytes)
    let isHexadecimalFloat = radix == 16 && bytes.contains { $0 == UInt8(ascii: "p") || $0 == UInt8(ascii: "P") }
    if radix != 10, !isHexadecimalFloat {
      var value = 0.0
      for byte in digits where byte != UInt8(ascii: "_") { value = value * Double(radix) + Double(digit(byte) ?? 0) }
      return value.isFinite ? value : nil
    }
    let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func split(_ bytes: ArraySlice<UInt8>) -> (radix: Int, digits: ArraySlice<UInt8>) {
    guard bytes.count > 2, bytes.first == UInt8(ascii: "0") else { return (10, bytes) }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "x"): return (16, bytes.dropFirst(2))
    case UInt8(ascii: "b"): return (2, bytes.dropFirst(2))
    case UInt8(ascii: "o"): return (8, bytes.dropFirst(2))
    default: return (10, bytes)
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return Int(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
  }
}
