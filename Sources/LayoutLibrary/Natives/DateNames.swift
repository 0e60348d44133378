import LayoutEvaluator

/// The names of months, weekdays and halves of the day that stand in a date in place of those of American English: a locale's,
/// or what was set on a formatter, in lists of a fixed order that are empty where nothing was.
struct DateNames {
  let locale: LocaleDates?
  let own: [[String]]

  /// The name that a field of a pattern shows; nil if it is a number or the one that English has.
  func name(_ letter: UInt8, _ count: Int, _ month: Int, _ weekday: Int, isMorning: Bool) -> String? {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      guard count > 2 else { return nil }
      let standsAlone = letter == UInt8(ascii: "L")
      let list = count == 3 ? 1 : count == 4 ? 0 : 2
      return own(standsAlone && list < 2 ? 7 + list : list, month)
        ?? locale?.month(month, count, standsAlone: standsAlone)
    case UInt8(ascii: "E"):
      return own(count == 4 ? 3 : count == 5 ? 5 : count == 6 ? -1 : 4, weekday) ?? locale?.weekday(weekday, count)
    case UInt8(ascii: "a"):
      return count > 3 ? nil : own(6, isMorning ? 0 : 1) ?? locale?.half(isMorning: isMorning)
    default: return nil
    }
  }

  private func own(_ list: Int, _ index: Int) -> String? {
    guard own.indices.contains(list), own[list].indices.contains(index) else { return nil }
    return own[list][index].isEmpty ? nil : own[list][index]
  }

  /// The first letter of a pattern that stands for what another locale may write in its own way, beside what is known of it.
  static func unknownLetter(_ pattern: String, hasNames: Bool) -> String? {
    var isQuoted = false
    var last: Character = " "
    var count = 0
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if isQuoted || !character.isLetter || !character.isASCII {
        last = " "
        continue
      }
      count = character == last ? count + 1 : 1
      last = character
      let isNumber = "yudDHhkKmsSAXx".contains(character) || "ML".contains(character) && count < 3
      let isName = "MLE".contains(character) && !(character == "L" && count > 4) || character == "a" && count < 4
      if !isNumber, !hasNames || !isName { return String(character) }
    }
    return nil
  }
}

extension DateNames {
  /// Writes a date: its seconds, the pattern, the locale's identifier (empty for American English) and names of its own.
  static let native = Native.function { (evaluator, arguments) throws(EvaluationError) in
    let pattern = arguments[1].string
    let identifier = arguments[2].string
    let own = arguments[3].parts.map { $0.parts.map { $0.string } }
    let locale = identifier.isEmpty ? nil : LocaleDates(identifier)
    if !identifier.isEmpty, let letter = unknownLetter(pattern, hasNames: locale != nil) {
      let what = locale == nil ? "" : "'\(letter)' in "
      throw evaluator.failMissing("\(what)the format of the locale '\(identifier)'", arguments.range)
    }
    if !identifier.isEmpty, locale == nil, !writesLatinDigits(identifier) {
      throw evaluator.failMissing("the format of the locale '\(identifier)'", arguments.range)
    }
    if let letter = DateText.unknownLetter(pattern) {
      throw evaluator.failMissing("'\(letter)' in the pattern of a date", arguments.range)
    }
    return .string(DateText.format(arguments[0].double, pattern, DateNames(locale: locale, own: own)))
  }

  /// The pattern of a locale for a date and a time of some length.
  static let pattern = Native.function { (evaluator, arguments) throws(EvaluationError) in
    let identifier = arguments[2].string
    guard let locale = LocaleDates(identifier), arguments[1].integer < 3 else {
      throw evaluator.failMissing("the format of the locale '\(identifier)'", arguments.range)
    }
    return .string(locale.pattern(date: arguments[0].integer, time: arguments[1].integer))
  }

  /// Languages that write the numbers 0 to 9 and count years as English does, beside those whose names are known.
  private static func writesLatinDigits(_ identifier: String) -> Bool {
    let language = identifier.prefix { $0 != "_" && $0 != "-" }
    return [
      "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "nn", "fi", "pl", "cs", "sk", "hu", "ro", "tr",
      "ru", "uk", "ja", "ko", "zh", "ca", "el", "he", "vi", "id", "ms", "hr", "sl", "bg", "lt", "lv", "et",
    ].contains(String(language))
  }
}
