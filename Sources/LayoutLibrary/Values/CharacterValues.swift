import LayoutEvaluator

/// What a character is, by Unicode: a letter, a digit, a sign. Swift's own library answers, so that the answers are Swift's.
extension LibraryEntry {
  static let characterValues = LibraryEntry(
    interface: """
      /// Whether a character is of a kind, by the place that the kind has in a list.
      func _isOfKind(_ character: Character, _ kind: Int) -> Bool
      func _digit(_ character: Character) -> Int?
      func _hexDigit(_ character: Character) -> Int?
      extension Character {
        var isLetter: Bool { _isOfKind(self, 0) }
        var isNumber: Bool { _isOfKind(self, 1) }
        var isWholeNumber: Bool { _isOfKind(self, 2) }
        var isWhitespace: Bool { _isOfKind(self, 3) }
        var isNewline: Bool { _isOfKind(self, 4) }
        var isPunctuation: Bool { _isOfKind(self, 5) }
        var isSymbol: Bool { _isOfKind(self, 6) }
        var isMathSymbol: Bool { _isOfKind(self, 7) }
        var isCurrencySymbol: Bool { _isOfKind(self, 8) }
        var isUppercase: Bool { _isOfKind(self, 9) }
        var isLowercase: Bool { _isOfKind(self, 10) }
        var isCased: Bool { _isOfKind(self, 11) }
        var isASCII: Bool { _isOfKind(self, 12) }
        var wholeNumberValue: Int? { _digit(self) }
        var hexDigitValue: Int? { _hexDigit(self) }
        var isHexDigit: Bool { _hexDigit(self) != nil }
        func uppercased() -> String { String(self).uppercased() }
        func lowercased() -> String { String(self).lowercased() }
        /// What Unicode says of a scalar.
        var properties: _ScalarProperties { _ScalarProperties(_scalar: self) }
      }
      struct _ScalarProperties {
        var _scalar: Character
        var isEmoji: Bool { _isOfKind(_scalar, 13) }
        var isEmojiPresentation: Bool { _isOfKind(_scalar, 14) }
        var isAlphabetic: Bool { _isOfKind(_scalar, 15) }
        var isEmojiModifier: Bool { _isOfKind(_scalar, 16) }
        var isEmojiModifierBase: Bool { _isOfKind(_scalar, 17) }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let kind = arguments[1].integer
        guard let character = arguments[0].string.first, CharacterNatives.kinds.indices.contains(kind) else {
          return .boolean(false)
        }
        return .boolean(CharacterNatives.kinds[kind](character))
      },
      .function { (_, arguments) in arguments[0].string.first?.wholeNumberValue.map { .integer($0) } ?? .none },
      .function { (_, arguments) in arguments[0].string.first?.hexDigitValue.map { .integer($0) } ?? .none },
    ])
}
