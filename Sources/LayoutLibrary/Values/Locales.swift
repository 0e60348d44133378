import LayoutEvaluator

/// What formats ask of a locale. American English is what layouts are written in; other locales write by Unicode's tables as far
/// as these are here, and what isn't in them is an error.
extension LibraryEntry {
  static let locales = LibraryEntry(
    interface: """
      /// A point, a separator, a minus, the patterns of numbers, percents, money, accounts and codes, and the digits before a
      /// group and the currency; nothing for a locale that is not known.
      func _localeNumbers(_ identifier: String) -> [String]
      /// A currency's sign as a locale writes it; nothing where it is not known.
      func _localeSign(_ code: String, _ identifier: String) -> String
      /// A date by a pattern in a locale, with names of a formatter's own.
      func _localeDate(_ seconds: Double, _ pattern: String, _ identifier: String, _ names: [[String]]) -> String
      /// The pattern of a date and a time as long as a style says.
      func _localePattern(_ date: Int, _ time: Int, _ identifier: String) -> String
      /// Whether a locale writes dates as American English does.
      func _isAmerican(_ locale: Locale?) -> Bool {
        guard let locale else { return true }
        return ["en_US", "en_US_POSIX", "en-US", "en"].contains(locale.identifier)
      }
      /// Refuses texts in other languages, and as other countries write them.
      func _requireAmerican(_ locale: Locale?) {
        guard let locale else { return }
        let name = locale.identifier.components(separatedBy: "-").joined(separator: "_")
        let start = name.components(separatedBy: "@")[0]
        if start != "en" && start != "en_US" && start != "en_US_POSIX" && start != "" {
          _ = _missing("a text as the locale '" + locale.identifier + "' has it")
        }
      }
      func _otherLocale(_ locale: Locale) -> String { "the format of the locale '" + locale.identifier + "'" }
      func _numberSigns(_ locale: Locale?) -> [String] {
        guard let locale, locale.identifier != "en_US" && locale.identifier != "en-US" else {
          return [
            ".", ",", "-", "#,##0.###", "#,##0%", "¤#,##0.00", "¤#,##0.00;(¤#,##0.00)", "¤¤#,##0.00", "1", "USD",
          ]
        }
        let signs = _localeNumbers(locale.identifier)
        return signs.isEmpty ? [_missing(_otherLocale(locale))] : signs
      }
      func _moneySign(_ code: String, _ locale: Locale?) -> String {
        guard let locale, locale.identifier != "en_US" && locale.identifier != "en-US" else {
          let sign = _currency(code)[0]
          return sign.hasSuffix("\\u{a0}") ? String(sign.dropLast()) : sign
        }
        if code.isEmpty { return "¤" }
        let sign = _localeSign(code, locale.identifier)
        return sign.isEmpty ? _missing("the sign of '" + code + "' in the locale '" + locale.identifier + "'") : sign
      }
      /// The names of months and weekdays of a locale: a letter of a pattern, so many times.
      func _names(_ locale: Locale?, _ english: [String], _ field: String) -> [String] {
        if _isAmerican(locale) { return english }
        let identifier = locale!.identifier
        let step: Double = english.count == 7 ? 86400 : 2635200
        return (0..<english.count).map { _localeDate(Double($0) * step + 6 * 86400, field, identifier, []) }
      }
      extension DateFormatter {
        var monthSymbols: [String] {
          get { _own[0].isEmpty ? _names(locale, Calendar.current.monthSymbols, "MMMM") : _own[0] }
          set { _own[0] = newValue }
        }
        var shortMonthSymbols: [String] {
          get { _own[1].isEmpty ? _names(locale, Calendar.current.shortMonthSymbols, "MMM") : _own[1] }
          set { _own[1] = newValue }
        }
        var veryShortMonthSymbols: [String] {
          get { _own[2].isEmpty ? _names(locale, Calendar.current.veryShortMonthSymbols, "MMMMM") : _own[2] }
          set { _own[2] = newValue }
        }
        var weekdaySymbols: [String] {
          get { _own[3].isEmpty ? _names(locale, Calendar.current.weekdaySymbols, "EEEE") : _own[3] }
          set { _own[3] = newValue }
        }
        var shortWeekdaySymbols: [String] {
          get { _own[4].isEmpty ? _names(locale, Calendar.current.shortWeekdaySymbols, "EEE") : _own[4] }
          set { _own[4] = newValue }
        }
        var veryShortWeekdaySymbols: [String] {
          get { _own[5].isEmpty ? _names(locale, Calendar.current.veryShortWeekdaySymbols, "EEEEE") : _own[5] }
          set { _own[5] = newValue }
        }
        var standaloneMonthSymbols: [String] {
          get { _own[7].isEmpty ? _names(locale, Calendar.current.monthSymbols, "LLLL") : _own[7] }
          set { _own[7] = newValue }
        }
        var shortStandaloneMonthSymbols: [String] {
          get { _own[8].isEmpty ? _names(locale, Calendar.current.shortMonthSymbols, "LLL") : _own[8] }
          set { _own[8] = newValue }
        }
        var amSymbol: String {
          get { !_own[6][0].isEmpty ? _own[6][0] : _half(0) }
          set { _own[6][0] = newValue }
        }
        var pmSymbol: String {
          get { !_own[6][1].isEmpty ? _own[6][1] : _half(1) }
          set { _own[6][1] = newValue }
        }
        func _half(_ index: Int) -> String {
          if _isAmerican(locale) { return index == 0 ? "AM" : "PM" }
          return _localeDate(Double(index) * 43200, "a", locale!.identifier, [])
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        .array((LocaleNumbers.signs(arguments[0].string) ?? []).map { .string($0) })
      },
      .function { (_, arguments) in
        .string(LocaleNumbers.sign(arguments[0].string, arguments[1].string) ?? "")
      },
      DateNames.native, DateNames.pattern,
    ])
}
