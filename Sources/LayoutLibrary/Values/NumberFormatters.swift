/// `NumberFormatter`: numbers in the words and signs of American English, and what makes sure that no other language is asked
/// for. A formatter that is asked for something that is not here says so.
extension LibraryEntry {
  static let numberFormatters = LibraryEntry(
    interface: """
      /// Writes numbers.
      class NumberFormatter: Formatter {
        var numberStyle: Style = .none
        var _least: Int?
        var _most: Int?
        var minimumFractionDigits: Int {
          get { _least ?? 0 }
          set { _least = newValue }
        }
        var maximumFractionDigits: Int {
          get { _most ?? _digits }
          set { _most = newValue }
        }
        var minimumIntegerDigits = 1
        var usesSignificantDigits = false
        var minimumSignificantDigits = 1
        var maximumSignificantDigits = 6
        var usesGroupingSeparator = true
        var groupingSeparator = ","
        var decimalSeparator = "."
        var currencyCode = "USD"
        var _symbol: String?
        var currencySymbol: String {
          get { _symbol ?? _currency(currencyCode)[0] }
          set { _symbol = newValue }
        }
        var locale: Locale? = nil
        var _prefixes: [String?] = [nil, nil]
        var _suffixes: [String?] = [nil, nil]
        var positivePrefix: String {
          get { _prefixes[0] ?? _sign }
          set { _prefixes[0] = newValue }
        }
        var negativePrefix: String {
          get { _prefixes[1] ?? (numberStyle == .currencyAccounting ? "(" : "-") + _sign }
          set { _prefixes[1] = newValue }
        }
        var positiveSuffix: String {
          get { _suffixes[0] ?? _unit }
          set { _suffixes[0] = newValue }
        }
        var negativeSuffix: String {
          get { _suffixes[1] ?? _unit + (numberStyle == .currencyAccounting ? ")" : "") }
          set { _suffixes[1] = newValue }
        }
        var zeroSymbol: String? = nil
        var multiplier: NSNumber? = nil
        var allowsFloats = true
        var generatesDecimalNumbers = false
        var isLenient = false
        var minimum: NSNumber? = nil
        var maximum: NSNumber? = nil
        var roundingMode: RoundingMode = .halfEven
        init() {}
        enum Style {
          case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyAccounting, currencyISOCode
          case currencyPlural
          var _isCurrency: Bool {
            self == .currency || self == .currencyAccounting || self == .currencyISOCode || self == .currencyPlural
          }
        }
        enum RoundingMode { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
        static func localizedString(from number: NSNumber, number style: Style) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = style
          return formatter._text(number.doubleValue)
        }
        func string(from number: NSNumber) -> String? { _text(number.doubleValue) }
        func string(for value: Any?) -> String? {
          if let number = value as? NSNumber { return _text(number.doubleValue) }
          if let number = value as? Int { return _text(Double(number)) }
          if let number = value as? CGFloat { return _text(Double(number)) }
          return (value as? Double).map { _text($0) }
        }
        func number(from text: String) -> NSNumber? {
          let value = Double(text.replacingOccurrences(of: ",", with: ""))
          return value == nil ? nil : NSNumber(value: value!)
        }
        /// What stands before a number: the sign of its currency, apart from it if it is a word.
        var _sign: String {
          switch numberStyle {
          case .currency, .currencyAccounting:
            return currencySymbol + (currencySymbol.last?.isLetter == true ? "\u{a0}" : "")
          case .currencyISOCode: return currencyCode + "\u{a0}"
          default: return ""
          }
        }
        /// What stands behind it.
        var _unit: String {
          numberStyle == .percent ? "%" : numberStyle == .currencyPlural ? " " + _currency(currencyCode)[3] : ""
        }
        func _text(_ value: Double) -> String {
          _requireAmerican(locale)
          if value == 0, let zeroSymbol { return zeroSymbol }
          switch numberStyle {
          case .spellOut: return (value < 0 ? "minus " : "") + _inWords(value.magnitude)
          case .ordinal: return (value < 0 ? "−" : "") + _ordinal(value.magnitude)
          default:
            let digits = _spelled(value)
            return value < 0 ? negativePrefix + digits + negativeSuffix : positivePrefix + digits + positiveSuffix
          }
        }
        func _spelled(_ value: Double) -> String {
          let least = _least ?? (numberStyle._isCurrency ? min(_digits, _most ?? _digits) : 0)
          let most = _most ?? max(_digits, least)
          let rules: [RoundingMode] = [
            .halfUp, .halfEven, value < 0 ? .floor : .ceiling, value < 0 ? .ceiling : .floor, .down, .up,
          ]
          guard let rule = rules.firstIndex(of: roundingMode) else { return _missing("rounding halves down") }
          let text = _spelledNumber(
            value.magnitude * (multiplier?.doubleValue ?? (numberStyle == .percent ? 100 : 1)), 1, 0,
            [
              min(least, most), most, minimumIntegerDigits, 400, usesSignificantDigits ? minimumSignificantDigits : 0,
              usesSignificantDigits ? maximumSignificantDigits : 0, numberStyle == .scientific ? 2 : 0,
              numberStyle != .none && usesGroupingSeparator ? 1 : 0, rule, 0, 0, 0,
            ])
          if groupingSeparator == "," && decimalSeparator == "." { return text }
          return text.components(separatedBy: ".").map {
            $0.components(separatedBy: ",").joined(separator: groupingSeparator)
          }.joined(separator: decimalSeparator)
        }
        var _digits: Int {
          switch numberStyle {
          case .none, .percent: return 0
          case .scientific: return 15
          case .decimal, .spellOut, .ordinal: return 3
          default: return Int(_currency(currencyCode)[4]) ?? 2
          }
        }
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
      func _ordinal(_ value: Double) -> String {
        if value != value.rounded() || value > 1e15 { return _missing("an ordinal of a number that is not whole") }
        let number = Int(value)
        let isTeen = number % 100 > 10 && number % 100 < 14
        let ending = isTeen ? "th" : number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th"
        return _formatted(value, 0, 0, true) + ending
      }
      /// A number in words.
      func _inWords(_ value: Double) -> String {
        if value >= 1e15 { return _missing("so large a number in words") }
        let names = ["", " thousand", " million", " billion", " trillion"]
        var groups: [String] = []
        var rest = Int(value)
        var index = 0
        while rest > 0 {
          if rest % 1000 > 0 { groups.append(_numberInWords(rest % 1000) + names[index]) }
          rest = rest / 1000
          index += 1
        }
        let whole = groups.isEmpty ? "zero" : groups.reversed().joined(separator: " ")
        if value == value.rounded() { return whole }
        let decimals = Array(String(value)).drop { $0 != "." }.dropFirst()
        return whole + " point " + decimals.map { _numberInWords(Int(String($0)) ?? 0) }.joined(separator: " ")
      }
      """)
}
