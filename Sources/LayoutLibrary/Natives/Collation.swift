/// The order of texts that people expect, by Unicode's rules for a language that has none of its own: letters whatever their
/// case, then their accents, then small before capital. Signs come before digits and these before letters.
enum Collation {
  /// What a character is among others: its place, its accent, and whether it is a capital.
  private struct Key: Equatable {
    var place: [Int]
    var accent = 0
    var isCapital = false
  }

  private static let signs = Array("_-–—,;:!?….'‘’\"“”()[]{}@*/\\&#%`^+<=>|~")
  private static let letters: [Character: String] = ["ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"]
  private static let variants: [Character: Character] = ["ø": "o", "ł": "l", "đ": "d", "ı": "i", "ð": "d"]

  /// -1, 0 or 1 as one text is before, beside or behind another.
  static func order(_ left: String, _ right: String, byCase: Bool, byNumber: Bool) -> Int {
    let (left, right) = (keys(left, byNumber), keys(right, byNumber))
    let places = compare(left.flatMap { $0.place }, right.flatMap { $0.place })
    if places != 0 { return places }
    let accents = compare(left.map { $0.accent }, right.map { $0.accent })
    if accents != 0 || !byCase { return accents }
    return compare(left.map { $0.isCapital ? 1 : 0 }, right.map { $0.isCapital ? 1 : 0 })
  }

  private static func compare(_ left: [Int], _ right: [Int]) -> Int {
    left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private static func keys(_ text: String, _ byNumber: Bool) -> [Key] {
    let characters = Array(text)
    var keys: [Key] = []
    var position = 0
    while position < characters.count {
      var end = position
      while byNumber, end < characters.count, ("0"..."9").contains(characters[end]) { end += 1 }
      if end > position {
        let digits = characters[position..<end].drop { $0 == "0" }
        keys.append(Key(place: [2_000, digits.count] + digits.map { $0.wholeNumberValue ?? 0 }))
      } else {
        keys.append(key(characters[position]))
        end += 1
      }
      position = end
    }
    return keys
  }

  private static func key(_ character: Character) -> Key {
    if let sign = signs.firstIndex(of: character) { return Key(place: [100 + sign]) }
    if let digit = character.wholeNumberValue { return Key(place: [3_000 + digit]) }
    let value = Int(character.unicodeScalars.first.map { $0.value } ?? 0)
    if character.isWhitespace { return Key(place: [value % 90]) }
    guard character.isLetter else { return Key(place: [character.isCurrencySymbol ? 1_900 : 1_000, value]) }
    let small = Character(character.lowercased())
    let isCapital = small != character
    if let parts = letters[small] {
      return Key(place: parts.unicodeScalars.map { 10_000 + Int($0.value) }, accent: 1, isCapital: isCapital)
    }
    let base = variants[small] ?? Accents.stripped(small)
    let place = base.unicodeScalars.map { 10_000 + Int($0.value) }
    // a letter of its own that looks like another stands behind it
    if variants[small] != nil { return Key(place: place, accent: 9_000, isCapital: isCapital) }
    return Key(place: place, accent: base == small ? 0 : Accents.mark(of: small, over: base), isCapital: isCapital)
  }
}

/// Letters without the signs above and below them.
enum Accents {
  /// The signs, in the order in which letters that differ by them follow one another.
  private static let marks: [UInt32] = [
    0x301, 0x300, 0x306, 0x302, 0x30C, 0x30A, 0x308, 0x30B, 0x303, 0x307, 0x328, 0x327, 0x326, 0x304, 0x309, 0x31B,
    0x323, 0x30F, 0x311, 0x331, 0x32D, 0x330, 0x324, 0x325, 0x32E, 0x313, 0x314, 0x342, 0x345,
  ]

  /// Every letter with a sign that Unicode has a character for, and others that are spelled with two.
  private static let table: [Character: (base: Character, mark: Int)] = {
    var table: [Character: (base: Character, mark: Int)] = [:]
    func add(_ bases: ClosedRange<UInt32>) {
      for base in bases {
        guard let scalar = Unicode.Scalar(base) else { continue }
        for (index, mark) in marks.enumerated() {
          guard let sign = Unicode.Scalar(mark) else { continue }
          table[Character(String(String.UnicodeScalarView([scalar, sign])))] = (Character(scalar), index + 1)
        }
      }
    }
    for bases: ClosedRange<UInt32> in [0x41...0x5A, 0x61...0x7A, 0x391...0x3A9, 0x3B1...0x3C9, 0x410...0x44F] {
      add(bases)
    }
    return table
  }()

  /// A letter without its signs; Vietnamese and Greek have two of them on one.
  static func stripped(_ character: Character) -> Character {
    if character.isASCII { return character }
    if let found = table[character] { return found.base }
    let scalars = character.unicodeScalars
    if scalars.count > 1, let first = scalars.first, first.properties.isAlphabetic,
      scalars.dropFirst().allSatisfy({ CharacterNatives.isMark($0) })
    {
      return stripped(Character(first))
    }
    return twice(character) ?? character
  }

  static func mark(of character: Character, over base: Character) -> Int { table[character]?.mark ?? 99 }

  private static func twice(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first,
      (0x1E00...0x1FFF).contains(scalar.value) || (0x1D5...0x233).contains(scalar.value)
    else { return nil }
    for entry in table {
      for mark in marks {
        guard let sign = Unicode.Scalar(mark) else { continue }
        var scalars = String.UnicodeScalarView(entry.key.unicodeScalars)
        scalars.append(sign)
        if Character(String(scalars)) == character { return entry.value.base }
      }
    }
    return nil
  }
}
