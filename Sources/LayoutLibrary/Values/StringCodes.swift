import LayoutEvaluator

/// What strings are made of below their characters: bytes, code units and scalars, which people count and make colours of.
/// A scalar is a character that has a number.
extension LibraryEntry {
  static let stringCodes = LibraryEntry(
    interface: """
      /// The numbers that a text is in UTF-8, UTF-16 or UTF-32, by how many bits they have.
      func _codes(_ text: String, _ bits: Int) -> [Int]
      /// The scalars of a text, each by itself.
      func _scalars(_ text: String) -> [Character]
      extension String {
        var utf8: [Int] { _codes(self, 8) }
        var utf16: [Int] { _codes(self, 16) }
        var unicodeScalars: [Character] { _scalars(self) }
      }
      extension Character {
        /// The number of the first scalar.
        var value: Int { _codes(String(self), 32)[0] }
        var asciiValue: Int? { value < 128 ? value : nil }
        var utf8: [Int] { _codes(String(self), 8) }
        var unicodeScalars: [Character] { _scalars(String(self)) }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let text = arguments[0].string
        let codes: [Int] =
          switch arguments[1].integer {
          case 8: text.utf8.map { Int($0) }
          case 16: text.utf16.map { Int($0) }
          default: text.unicodeScalars.map { Int($0.value) }
          }
        return .array(codes.map { .integer($0) })
      },
      .function { (_, arguments) in
        .array(arguments[0].string.unicodeScalars.map { .string(String(Character($0))) })
      },
    ])
}
