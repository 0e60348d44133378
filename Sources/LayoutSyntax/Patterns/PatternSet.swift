/// A set of characters in a regular expression: `[a-z]`, `\d`, `\p{Lu}`, and what is made of them.
///
/// A character of several scalars is in a range if it is one end of it, and has a property if its first scalar has it.
package struct PatternSet: Sendable {
  var items: [Item] = []
  /// Sets that a character must be in, too, and sets that it must not be in.
  var limits: [PatternSet] = []
  var exceptions: [PatternSet] = []
  var isInverted = false
  var ignoresCase = false

  package indirect enum Item: Sendable {
    case character(Character)
    case range(UInt32, UInt32)
    case property(PatternProperty, isInverted: Bool)
    case set(PatternSet)
  }

  package init(_ items: [Item] = [], isInverted: Bool = false) {
    self.items = items
    self.isInverted = isInverted
  }

  package func contains(_ character: Character) -> Bool {
    var isFound = hasItem(character)
    if !isFound, ignoresCase {
      isFound = Self.others(character).contains { hasItem($0) }
    }
    isFound = isFound && limits.allSatisfy { $0.contains(character) }
    isFound = isFound && !exceptions.contains { $0.contains(character) }
    return isFound != isInverted
  }

  /// The character in lower and in upper case.
  private static func others(_ character: Character) -> [Character] {
    [character.lowercased(), character.uppercased()].filter { $0.count == 1 }.map { Character($0) }
  }

  private func hasItem(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let isOne = scalars.index(after: scalars.startIndex) == scalars.endIndex
    return items.contains { item in
      switch item {
      case .character(let other): other == character
      case .range(let low, let high): isOne && first.value >= low && first.value <= high
      case .property(let property, let isInverted): property.holds(first) != isInverted
      case .set(let set): set.contains(character)
      }
    }
  }
}

/// What an expression may ask of a scalar.
package enum PatternProperty: Sendable {
  case word, digit, space, horizontalSpace, verticalSpace
  case alphabetic, uppercase, lowercase, emoji, emojiPresentation, ascii, any, hexDigit
  case categories([Unicode.GeneralCategory])

  func holds(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch self {
    case .word: return Self.isWord(scalar)
    case .digit: return properties.generalCategory == .decimalNumber
    case .space: return properties.isWhitespace
    case .horizontalSpace: return scalar.value == 9 || properties.generalCategory == .spaceSeparator
    case .verticalSpace: return Self.endsLine(scalar)
    case .alphabetic: return properties.isAlphabetic
    case .uppercase: return properties.isUppercase
    case .lowercase: return properties.isLowercase
    case .emoji: return properties.isEmoji
    case .emojiPresentation: return properties.isEmojiPresentation
    case .ascii: return scalar.isASCII
    case .any: return true
    case .hexDigit: return properties.isHexDigit
    case .categories(let categories): return categories.contains(properties.generalCategory)
    }
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D { return true }
    return wordCategories.contains(scalar.properties.generalCategory)
  }

  private static let wordCategories: [Unicode.GeneralCategory] = [
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
  ]

  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  /// The property of a name, as it stands in `\p{…}` or `[:…:]`; nil for one that is not known here.
  init?(named name: String) {
    let parts = name.split { $0 == "=" || $0 == ":" }
    let key = String((parts.last ?? "").lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
    if let property = Self.names.first(where: { $0.name == key })?.property {
      self = property
      return
    }
    let short = Self.longNames.first { $0.name == key }?.short ?? key
    let found = Self.categoryNames.filter { short.utf8.count < 3 && $0.name.hasPrefix(short) }
    if found.isEmpty || short.isEmpty { return nil }
    self = .categories(found.map { (entry: (name: String, category: Unicode.GeneralCategory)) in entry.category })
  }

  private static let names: [(name: String, property: PatternProperty)] = [
    ("alpha", .alphabetic), ("alphabetic", .alphabetic), ("digit", .digit), ("space", .space), ("whitespace", .space),
    ("upper", .uppercase), ("uppercase", .uppercase), ("lower", .lowercase), ("lowercase", .lowercase),
    ("word", .word), ("blank", .horizontalSpace), ("emoji", .emoji), ("emojipresentation", .emojiPresentation),
    ("ascii", .ascii), ("any", .any), ("xdigit", .hexDigit), ("hexdigit", .hexDigit),
    ("asciihexdigit", .hexDigit),
    (
      "alnum",
      .categories([
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber,
      ])
    ),
  ]

  private static let longNames: [(name: String, short: String)] = [
    ("letter", "l"), ("mark", "m"), ("number", "n"), ("punctuation", "p"), ("punct", "p"), ("symbol", "s"),
    ("separator", "z"), ("other", "c"), ("uppercaseletter", "lu"), ("lowercaseletter", "ll"),
    ("titlecaseletter", "lt"), ("modifierletter", "lm"), ("otherletter", "lo"), ("decimalnumber", "nd"),
    ("letternumber", "nl"), ("othernumber", "no"), ("spaceseparator", "zs"), ("currencysymbol", "sc"),
    ("mathsymbol", "sm"), ("dashpunctuation", "pd"), ("openpunctuation", "ps"), ("closepunctuation", "pe"),
    ("connectorpunctuation", "pc"), ("otherpunctuation", "po"), ("nonspacingmark", "mn"), ("control", "cc"),
    ("cntrl", "cc"), ("format", "cf"),
  ]

  private static let categoryNames: [(name: String, category: Unicode.GeneralCategory)] = [
    ("lu", .uppercaseLetter), ("ll", .lowercaseLetter), ("lt", .titlecaseLetter), ("lm", .modifierLetter),
    ("lo", .otherLetter), ("mn", .nonspacingMark), ("mc", .spacingMark), ("me", .enclosingMark),
    ("nd", .decimalNumber), ("nl", .letterNumber), ("no", .otherNumber), ("pc", .connectorPunctuation),
    ("pd", .dashPunctuation), ("ps", .openPunctuation), ("pe", .closePunctuation), ("pi", .initialPunctuation),
    ("pf", .finalPunctuation), ("po", .otherPunctuation), ("sm", .mathSymbol), ("sc", .currencySymbol),
    ("sk", .modifierSymbol), ("so", .otherSymbol), ("zs", .spaceSeparator), ("zl", .lineSeparator),
    ("zp", .paragraphSeparator), ("cc", .control), ("cf", .format), ("cs", .surrogate), ("co", .privateUse),
    ("cn", .unassigned),
  ]
}
