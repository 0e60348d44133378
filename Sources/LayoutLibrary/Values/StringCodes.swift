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
      /// The scalar with a number, if there is one.
      func _scalar(_ number: Int) -> Character?
      typealias UnicodeScalar = Character
      enum Unicode {
        typealias Scalar = Character
      }
      extension String {
        var utf8: [UInt8] { _bytes(self) }
        var utf16: [UInt16] { _units(self) }
        var unicodeScalars: [Character] { _scalars(self) }
      }
      extension UInt8 {
        init(ascii scalar: Character) { self = UInt8(scalar.value) }
      }
      extension String.Index {
        init(utf16Offset offset: Int, in text: some StringProtocol) {
          var (rest, count) = (offset, 0)
          for character in "\\(text)" {
            if rest <= 0 { break }
            rest -= _units(String(character)).count
            count += 1
          }
          self.init(_offset: count)
        }
      }
      extension Character {
        /// The number of the first scalar.
        var value: UInt32 { _numbers(String(self))[0] }
        var asciiValue: UInt8? { self == "\\r\\n" ? 10 : isASCII ? UInt8(value) : nil }
        /// A scalar by its number. Of a `UInt8` there always is one, so what may be missing is taken, too: a type for each
        /// kind of number would bring them all into every module, since every module has characters.
        init?(_ number: some BinaryInteger) {
          let found = _scalar(Int(number))
          if found == nil { return nil }
          self = found!
        }
        init(_ character: Character?) { self = character! }
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
      .function { (_, arguments) in
        guard let scalar = UInt32(exactly: arguments[0].integer).flatMap({ Unicode.Scalar($0) }) else { return .none }
        return .string(String(Character(scalar)))
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
