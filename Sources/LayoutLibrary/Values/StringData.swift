import LayoutEvaluator

/// Texts as bytes and bytes as texts.
extension LibraryEntry {
  static let stringData = LibraryEntry(
    interface: """
      /// The text that bytes spell in UTF-8, if they do.
      func _spelled(_ bytes: [UInt8]) -> String?
      /// The text that bytes spell in UTF-8, with a sign of its own for what spells nothing.
      func _repaired(_ bytes: [UInt8]) -> String
      /// Bytes in the letters of base 64, and back, if they are such letters.
      func _base64(_ bytes: [UInt8]) -> String
      func _fromBase64(_ text: String) -> [UInt8]?
      extension String {
        /// How texts are kept as bytes.
        enum Encoding { case utf8, ascii, isoLatin1 }
        func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
          if encoding == .utf8 { return Data(_text: self) }
          let numbers = _numbers(self)
          let limit: UInt32 = encoding == .ascii ? 128 : 256
          if !numbers.allSatisfy({ $0 < limit }) { return nil }
          return Data(numbers.map { UInt8($0) })
        }
        init?(data: Data, encoding: String.Encoding) {
          if encoding == .utf8 && data._text != nil {
            self = data._text!
            return
          }
          var bytes = data._known
          if encoding == .ascii && !bytes.allSatisfy({ $0 < 128 }) { return nil }
          if encoding == .isoLatin1 { bytes = _bytes(bytes.map { String(_scalar(Int($0))!) }.joined()) }
          guard let text = _spelled(bytes) else { return nil }
          self = text
        }
      }
      enum UTF8 {}
      extension String {
        init<S: Sequence>(decoding bytes: S, as encoding: UTF8.Type) where S.Element == UInt8 {
          self = _repaired(bytes.map { $0 })
        }
      }
      extension Data: Sequence {
        typealias Element = UInt8
        func makeIterator() -> IndexingIterator<UInt8> { _known.makeIterator() }
        func base64EncodedString() -> String { _base64(_known) }
        init?(base64Encoded text: String) {
          guard let bytes = _fromBase64(text) else { return nil }
          self._octets = bytes
        }
        subscript(index: Int) -> UInt8 { _known[index] }
        var first: UInt8? { _known.first }
        var last: UInt8? { _known.last }
        mutating func append(_ byte: UInt8) { self = Data(_known + [byte]) }
        mutating func append(_ other: Data) { self = self + other }
        static func + (lhs: Data, rhs: Data) -> Data { Data(lhs._known + rhs._known) }
        init(repeating byte: UInt8, count: Int) { self._octets = [UInt8](repeating: byte, count: count) }
        init(count: Int) { self._octets = [UInt8](repeating: 0, count: count) }
      }
      extension Data: CustomStringConvertible {
        var description: String { String(count) + (count == 1 ? " byte" : " bytes") }
      }
      """,
    natives: [
      .function { (_, arguments) in
        String(validating: bytes(arguments[0]), as: UTF8.self).map { .string($0) } ?? .none
      },
      .function { (_, arguments) in .string(String(decoding: bytes(arguments[0]), as: UTF8.self)) },
      .function { (_, arguments) in .string(Base64.text(bytes(arguments[0]))) },
      .function { (_, arguments) in
        guard let bytes = Base64.bytes(arguments[0].string) else { return .none }
        return .array(bytes.map { .sized(SizedInteger(.uint8, truncating: UInt64($0))) })
      },
    ])

  private static func bytes(_ value: Value) -> [UInt8] {
    value.parts.map { UInt8(truncatingIfNeeded: $0.wide.bits) }
  }
}

/// Bytes in letters, three in four.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < group.count ? Int(group[start + offset]) : 0) }
      for offset in 0..<4 {
        result.append(offset > group.count ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * offset) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    let padding = digits.suffix(2).filter { $0 == UInt8(ascii: "=") }.count
    guard digits.count % 4 == 0 else { return nil }
    var result: [UInt8] = []
    var bits = 0
    for (index, digit) in digits.enumerated() {
      let isPadding = index >= digits.count - padding
      guard let value = isPadding ? 0 : letters.firstIndex(of: digit) else { return nil }
      bits = (bits << 6 | value) & 0xFFFFFF
      if index % 4 == 3 { result += [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) } }
    }
    result.removeLast(padding)
    return result
  }
}
