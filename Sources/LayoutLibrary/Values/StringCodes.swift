import LayoutEvaluator

/// What strings are made of below their characters: bytes, code units and scalars, which people count and make colours of.
/// A scalar is a character that has a number.
extension LibraryEntry {
  static let stringCodes = LibraryEntry(
    interface: """
      /// The numbers that a text is in UTF-8, UTF-16 or UTF-32, by how many bits they have.
      func _bytes(_ text: String) -> [UInt8]
      func _units(_ text: String) -> [UInt16]
      func _numbers(_ text: String) -> [UInt32]
      /// The scalars of a text, each by itself.
      func _scalars(_ text: String) -> [Character]
      extension String {
        var utf8: [UInt8] { _bytes(self) }
        var utf16: [UInt16] { _units(self) }
        var unicodeScalars: [Character] { _scalars(self) }
      }
      extension Character {
        /// The number of the first scalar.
        var value: UInt32 { _numbers(String(self))[0] }
        var asciiValue: UInt8? { value < 128 ? UInt8(value) : nil }
        var utf8: [UInt8] { _bytes(String(self)) }
        var unicodeScalars: [Character] { _scalars(String(self)) }
      }
      """,
    natives: [
      codes(.uint8) { $0.utf8.map { UInt64($0) } },
      codes(.uint16) { $0.utf16.map { UInt64($0) } },
      codes(.uint32) { $0.unicodeScalars.map { UInt64($0.value) } },
      .function { (_, arguments) in
        .array(arguments[0].string.unicodeScalars.map { .string(String(Character($0))) })
      },
    ])

  private static func codes(
    _ kind: SizedInteger.Kind, _ read: @escaping @Sendable (String) -> [UInt64]
  ) -> Native {
    .function { (_, arguments) in
      .array(read(arguments[0].string).map { .sized(SizedInteger(kind, truncating: $0)) })
    }
  }
}
