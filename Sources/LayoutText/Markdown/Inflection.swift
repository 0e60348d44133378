/// Grammar agreement: `^[2 day](inflect: true)` shows "2 days".
///
/// Foundation asks the grammar of the language; a layout's language is English, where a noun agrees with a number before it and
/// nothing else does. The number is the first of the phrase and the noun its last word, by the rules of spelling and a list of
/// the nouns that follow none of them.
enum Inflection {
  /// A phrase in the singular as it has to be beside its number.
  static func agreed(_ phrase: String) -> String {
    let bytes = Array(phrase.utf8)
    guard let number = number(in: bytes), number != "1" else { return phrase }
    guard let end = bytes.lastIndex(where: isLetter) else { return phrase }
    let start = (bytes[..<end].lastIndex { !isLetter($0) } ?? -1) + 1
    let word = String(decoding: bytes[start...end], as: UTF8.self)
    return String(decoding: bytes[..<start], as: UTF8.self) + plural(word)
      + String(decoding: bytes[(end + 1)...], as: UTF8.self)
  }

  /// The digits of the first number, without what groups them.
  private static func number(in bytes: [UInt8]) -> String? {
    guard let start = bytes.firstIndex(where: isDigit) else { return nil }
    let digits = bytes[start...].prefix { isDigit($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    return String(decoding: digits.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
  }

  /// The plural of an English noun.
  private static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregular[lower] { return word.first == lower.first ? irregular : irregular.capitalizedFirst }
    if unchanged.contains(lower) { return word }
    let end = Array(lower.utf8.suffix(2))
    guard let last = end.last else { return word }
    let before = end.count == 2 ? end[0] : 0
    switch last {
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"): return word + "es"
    case UInt8(ascii: "h") where before == UInt8(ascii: "c") || before == UInt8(ascii: "s"): return word + "es"
    case UInt8(ascii: "y") where !"aeiou".utf8.contains(before): return String(word.dropLast()) + "ies"
    default: return word + "s"
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "knife": "knives", "life": "lives", "wife": "wives", "half": "halves",
    "leaf": "leaves", "loaf": "loaves", "shelf": "shelves", "thief": "thieves", "wolf": "wolves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "quiz": "quizzes", "analysis": "analyses",
    "crisis": "crises", "criterion": "criteria", "medium": "media", "index": "indices", "vertex": "vertices",
    "matrix": "matrices", "is": "are", "was": "were", "has": "have", "this": "these", "that": "those",
  ]
  private static let unchanged: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "offspring",
  ]
}

extension String {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
