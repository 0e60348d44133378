import LayoutDiagnostics

/// Scalars from bytes, and what to say about bytes that are none.
extension Lexer {
  /// What stands for a byte that starts no valid sequence.
  static let invalidScalar: UInt32 = 0xFFFF_FFFF

  /// The scalar at an offset and its length; ``invalidScalar`` and one byte where there is none.
  func decodeScalar(at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(text[offset])
    let length: Int
    var scalar: UInt32
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC2..<0xE0: (length, scalar) = (2, first & 0x1F)
    case 0xE0..<0xF0: (length, scalar) = (3, first & 0x0F)
    case 0xF0..<0xF5: (length, scalar) = (4, first & 0x07)
    default: return (Self.invalidScalar, 1)
    }
    guard offset + length <= text.count else { return (Self.invalidScalar, 1) }
    for index in 1..<length {
      let byte = UInt32(text[offset + index])
      guard byte & 0xC0 == 0x80 else { return (Self.invalidScalar, 1) }
      scalar = scalar << 6 | byte & 0x3F
    }
    let minimum: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    let isValid = scalar >= minimum && scalar <= 0x10_FFFF && !(0xD800...0xDFFF).contains(scalar)
    return isValid ? (scalar, length) : (Self.invalidScalar, 1)
  }

  /// One message for every line that holds bytes that are not UTF-8, up to the number that makes the file no text at
  /// all.
  mutating func reportInvalidUTF8() {
    var offset = 0
    var reported = 0
    while offset < text.count {
      offset = skipASCII(from: offset)
      guard offset < text.count else { return }
      let (scalar, length) = decodeScalar(at: offset)
      guard scalar == Self.invalidScalar else {
        offset += length
        continue
      }
      let start = offset
      while offset < text.count, text[offset] >= 0x80, decodeScalar(at: offset).scalar == Self.invalidScalar {
        offset += 1
      }
      report(.invalidUTF8(at: range(start, offset)))
      reported += 1
      if reported == SyntaxLimits.invalidUTF8Reports { return }
      while offset < text.count, !classes[Int(text[offset])].contains(.lineEnd) { offset += 1 }
    }
  }

  private func skipASCII(from start: Int) -> Int {
    var offset = start
    guard let bytes = UnsafeRawPointer(text.baseAddress) else { return offset }
    while offset + 8 <= text.count,
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    while offset < text.count, text[offset] < 0x80 { offset += 1 }
    return offset
  }
}
