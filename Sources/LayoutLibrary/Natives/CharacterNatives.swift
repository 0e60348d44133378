/// What Unicode says of characters, as Swift's library and Foundation's sets of characters read it.
enum CharacterNatives {
  /// What a member of `Character`, by its place in the list of its kinds, says of a character.
  static let kinds: [@Sendable (Character) -> Bool] = [
    { $0.isLetter }, { $0.isNumber }, { $0.isWholeNumber }, { $0.isWhitespace }, { $0.isNewline },
    { $0.isPunctuation }, { $0.isSymbol }, { $0.isMathSymbol }, { $0.isCurrencySymbol }, { $0.isUppercase },
    { $0.isLowercase }, { $0.isCased }, { $0.isASCII },
    { $0.first.properties.isEmoji }, { $0.first.properties.isEmojiPresentation }, { $0.first.properties.isAlphabetic },
    { $0.first.properties.isEmojiModifier }, { $0.first.properties.isEmojiModifierBase },
  ]

  /// Whether one of Foundation's sets has a scalar, by the letter that the rules of sets call it by.
  static func isInSet(_ set: UInt8, _ scalar: Unicode.Scalar) -> Bool {
    switch set {
    case UInt8(ascii: "s"): return scalar.value == 9 || scalar.properties.generalCategory == .spaceSeparator
    case UInt8(ascii: "w"): return isInSet(UInt8(ascii: "s"), scalar) || isInSet(UInt8(ascii: "n"), scalar)
    case UInt8(ascii: "n"):
      return (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
    case UInt8(ascii: "a"): return isLetter(scalar) || isNumber(scalar)
    case UInt8(ascii: "l"): return isLetter(scalar)
    case UInt8(ascii: "d"): return scalar.properties.generalCategory == .decimalNumber
    case UInt8(ascii: "U"):
      return [.uppercaseLetter, .titlecaseLetter].contains(scalar.properties.generalCategory)
    case UInt8(ascii: "L"): return scalar.properties.generalCategory == .lowercaseLetter
    case UInt8(ascii: "t"): return scalar.properties.generalCategory == .titlecaseLetter
    case UInt8(ascii: "m"): return isMark(scalar)
    case UInt8(ascii: "p"): return isPunctuation(scalar)
    case UInt8(ascii: "y"): return isSymbol(scalar)
    case UInt8(ascii: "c"): return [.control, .format].contains(scalar.properties.generalCategory)
    default: return false
    }
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: isMark(scalar)
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }

  /// A text with each of its words in lower case but for its first letter, as Foundation counts words: whatever is no letter
  /// ends one, but for an apostrophe.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      let isInside = character.isLetter || character == "'" || character == "’"
      if !isStart {
        result += character.lowercased()
      } else if let mapping = character.unicodeScalars.first?.properties.titlecaseMapping {
        result += mapping + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
      }
      isStart = isStart ? !character.isLetter : !isInside
    }
    return result
  }
}

extension Character {
  /// The first of the scalars that the character is made of.
  fileprivate var first: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }
}

/// A set of characters as a program makes it of others: steps in the order of a calculator that knows no brackets. A step is
/// `=` and the characters themselves, `#` and the letter of one of Foundation's sets, or what is done with the last sets.
struct CharacterRule {
  private enum Step {
    case characters(Set<Unicode.Scalar>)
    case set(UInt8)
    case both, either, one, not
  }

  private let steps: [Step]

  init(_ texts: [String]) {
    steps = texts.map { text in
      switch text.utf8.first {
      case UInt8(ascii: "="): .characters(Set(text.unicodeScalars.dropFirst()))
      case UInt8(ascii: "#"): .set(text.utf8.last ?? 0)
      case UInt8(ascii: "&"): .both
      case UInt8(ascii: "|"): .either
      case UInt8(ascii: "^"): .one
      default: .not
      }
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var results: [Bool] = []
    for step in steps {
      switch step {
      case .characters(let characters): results.append(characters.contains(scalar))
      case .set(let set): results.append(CharacterNatives.isInSet(set, scalar))
      case .not: results.append(!results.removeLast())
      case .both: join(&results) { $0 && $1 }
      case .either: join(&results) { $0 || $1 }
      case .one: join(&results) { $0 != $1 }
      }
    }
    return results.last ?? false
  }

  private func join(_ results: inout [Bool], _ change: (Bool, Bool) -> Bool) {
    let last = results.removeLast()
    results.append(change(results.removeLast(), last))
  }

  /// The text without what the set has at its ends.
  func trim(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var start = 0
    var end = scalars.count
    while start < end, contains(scalars[start]) { start += 1 }
    while end > start, contains(scalars[end - 1]) { end -= 1 }
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  /// The parts of a text between what the set has.
  func divide(_ text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: false) { contains($0) }.map { String($0) }
  }
}
