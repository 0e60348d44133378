import LayoutEvaluator

/// The formatter of numbers that is an object. What is set on it goes with the pattern of its style to the native code that
/// writes and reads numbers by patterns; what nobody has set is -1 or nil there.
extension LibraryEntry {
  static let numberFormatters = LibraryEntry(
    interface: """
      /// A number by a formatter's settings: its numbers, multiplier, increment, words, and what stands for no number.
      func _writeNumber(
        _ value: some Numeric, _ options: [Int], _ multiplier: Double, _ increment: Double, _ words: [String?],
        _ noNumber: String
      ) -> String
      /// The number that a text spells by such settings; nil if it spells none.
      func _readNumber(
        _ text: String, _ options: [Int], _ multiplier: Double, _ words: [String?], _ isLenient: Bool
      ) -> Double?
      /// A number in words.
      func _numberInWords(_ value: some Numeric) -> String
      /// A number in digits and nothing else.
      func _plainNumber(_ value: some Numeric) -> String
      /// Writes numbers.
      class NumberFormatter: Formatter {
        var numberStyle: Style = .none
        var locale: Locale? = nil
        var _leastFraction = -1
        var _mostFraction = -1
        var _leastInteger = -1
        var _mostInteger = -1
        var _leastDigits = -1
        var _mostDigits = -1
        var _countsDigits = -1
        var _groups = -1
        var _groupSize = -1
        var _nextGroupSize = -1
        var _code: String? = nil
        var _symbol: String? = nil
        var _separator: String? = nil
        var _point: String? = nil
        var _moneySeparator: String? = nil
        var _moneyPoint: String? = nil
        var _percent: String? = nil
        var _minus: String? = nil
        var _positivePrefix: String? = nil
        var _positiveSuffix: String? = nil
        var _negativePrefix: String? = nil
        var _negativeSuffix: String? = nil
        var _positiveFormat: String? = nil
        var _negativeFormat: String? = nil
        var roundingMode: RoundingMode = .halfEven
        var roundingIncrement: NSNumber = 0
        var multiplier: NSNumber? = nil
        var zeroSymbol: String? = nil
        var nilSymbol = ""
        var notANumberSymbol: String = "NaN"
        var exponentSymbol: String = "E"
        var alwaysShowsDecimalSeparator = false
        var formatWidth = -1
        var paddingCharacter: String = " "
        var paddingPosition: PadPosition = .beforePrefix
        var allowsFloats = true
        var isLenient = false
        var generatesDecimalNumbers = false
        var minimum: NSNumber? = nil
        var maximum: NSNumber? = nil
        init() {}
        enum Style: UInt {
          case none = 0, decimal = 1, currency = 2, percent = 3, scientific = 4, spellOut = 5, ordinal = 6
          case currencyISOCode = 8, currencyPlural = 9, currencyAccounting = 10
        }
        enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
        enum PadPosition: UInt { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
        var minimumFractionDigits: Int {
          get { _leastFraction >= 0 ? _leastFraction : _isMoney ? _decimals : 0 }
          set {
            _leastFraction = newValue
            if _mostFraction >= 0 && _mostFraction < newValue { _mostFraction = newValue }
          }
        }
        var maximumFractionDigits: Int {
          get {
            let own = numberStyle == .decimal ? 3 : _isMoney ? _decimals : 0
            return _mostFraction >= 0 ? _mostFraction : max(own, _leastFraction)
          }
          set { _mostFraction = newValue }
        }
        var minimumIntegerDigits: Int {
          get { _leastInteger >= 0 ? _leastInteger : 1 }
          set { _leastInteger = newValue }
        }
        var maximumIntegerDigits: Int {
          get { _mostInteger >= 0 ? _mostInteger : numberStyle == .none ? 42 : 2000000000 }
          set { _mostInteger = newValue }
        }
        var usesSignificantDigits: Bool {
          get { _countsDigits == 1 || _countsDigits < 0 && (_leastDigits >= 0 || _mostDigits >= 0) }
          set { _countsDigits = newValue ? 1 : 0 }
        }
        var minimumSignificantDigits: Int {
          get { _leastDigits }
          set { _leastDigits = newValue }
        }
        var maximumSignificantDigits: Int {
          get { _mostDigits }
          set { _mostDigits = newValue }
        }
        var usesGroupingSeparator: Bool {
          get { _groups >= 0 ? _groups == 1 : numberStyle != .none && numberStyle != .scientific }
          set { _groups = newValue ? 1 : 0 }
        }
        var groupingSize: Int {
          get { _groupSize >= 0 ? _groupSize : numberStyle == .none || numberStyle == .scientific ? 0 : 3 }
          set { _groupSize = newValue }
        }
        var secondaryGroupingSize: Int {
          get { max(_nextGroupSize, 0) }
          set { _nextGroupSize = newValue }
        }
        var groupingSeparator: String {
          get { _separator ?? _signs[1] }
          set { _separator = newValue }
        }
        var decimalSeparator: String {
          get { _point ?? _signs[0] }
          set { _point = newValue }
        }
        var currencyGroupingSeparator: String {
          get { _moneySeparator ?? _signs[1] }
          set { _moneySeparator = newValue }
        }
        var currencyDecimalSeparator: String {
          get { _moneyPoint ?? _signs[0] }
          set { _moneyPoint = newValue }
        }
        var percentSymbol: String {
          get { _percent ?? "%" }
          set { _percent = newValue }
        }
        var minusSign: String {
          get { _minus ?? _signs[2] }
          set { _minus = newValue }
        }
        var currencyCode: String {
          get { _code ?? _signs[9] }
          set { _code = newValue }
        }
        var currencySymbol: String {
          get { _symbol ?? _moneySign(currencyCode, locale) }
          set { _symbol = newValue }
        }
        var positivePrefix: String {
          get { _positivePrefix ?? (_isBeforeNumber ? currencySymbol : "") }
          set { _positivePrefix = newValue }
        }
        var positiveSuffix: String {
          get { _positiveSuffix ?? (numberStyle == .percent ? percentSymbol : "") }
          set { _positiveSuffix = newValue }
        }
        var negativePrefix: String {
          get { _negativePrefix ?? minusSign + (_isBeforeNumber ? currencySymbol : "") }
          set { _negativePrefix = newValue }
        }
        var negativeSuffix: String {
          get { _negativeSuffix ?? (numberStyle == .percent ? percentSymbol : "") }
          set { _negativeSuffix = newValue }
        }
        var positiveFormat: String {
          get { _positiveFormat ?? _stylePattern }
          set { _positiveFormat = newValue }
        }
        var negativeFormat: String {
          get { _negativeFormat ?? "-" + positiveFormat }
          set { _negativeFormat = newValue }
        }
        static func localizedString(from number: NSNumber, number style: Style) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = style
          return formatter._text(number.doubleValue)
        }
        func string(from number: NSNumber) -> String? { _text(number.doubleValue) }
        func string(for value: Any?) -> String? {
          guard let value else { return nilSymbol.isEmpty ? nil : nilSymbol }
          if let number = value as? NSNumber { return _text(number.doubleValue) }
          if let number = value as? Int { return _spell(number) }
          if let number = value as? CGFloat { return _text(Double(number)) }
          return (value as? Double).map { _text($0) }
        }
        func number(from text: String) -> NSNumber? {
          if numberStyle == .spellOut || numberStyle == .ordinal || numberStyle == .scientific {
            return NSNumber(value: _missing("reading numbers of this style").count)
          }
          let value = _readNumber(text, _options, multiplier?.doubleValue ?? 0, _words, isLenient)
          guard let value, allowsFloats || value == value.rounded() else { return nil }
          return NSNumber(value: value)
        }
        func _text(_ value: Double) -> String { _spell(value) }
        func _spell(_ value: some Numeric) -> String {
          if let zeroSymbol, _isShownByPattern, _plainNumber(value) == "0" { return zeroSymbol }
          switch numberStyle {
          case .spellOut: return _english(_numberInWords(value))
          case .ordinal: return _english(_ordinal(_plainNumber(value)))
          case .currencyPlural:
            let number = _english(_patterned(value))
            return number + " " + _currency(currencyCode)[number == "1" ? 2 : 3]
          default: return _patterned(value)
          }
        }
        var _isShownByPattern: Bool {
          numberStyle != .spellOut && numberStyle != .ordinal && numberStyle != .currencyPlural
        }
        func _patterned(_ value: some Numeric) -> String {
          _refuseUnknown()
          let increment = roundingIncrement.doubleValue
          return _writeNumber(value, _options, multiplier?.doubleValue ?? 0, increment, _words, notANumberSymbol)
        }
        /// Stops where settings mean something that is not known here.
        func _refuseUnknown() {
          if _countsDigits == 1 && _leastDigits < 0 && _mostDigits < 0 {
            _ = _missing("'usesSignificantDigits' of a 'NumberFormatter' without a number of them")
          }
          let hasDigits = _leastFraction >= 0 || _mostFraction >= 0 || _leastInteger >= 0 || _mostInteger >= 0
          if _positiveFormat != nil && (hasDigits || _leastDigits >= 0 || _mostDigits >= 0) {
            _ = _missing("a number of digits beside the 'positiveFormat' of a 'NumberFormatter'")
          }
          if numberStyle == .scientific && (_leastInteger > 1 || _mostInteger >= 0) {
            _ = _missing("'minimumIntegerDigits' and 'maximumIntegerDigits' of the style 'scientific'")
          }
          if numberStyle == .currencyISOCode && formatWidth >= 0 {
            _ = _missing("'formatWidth' of the style 'currencyISOCode'")
          }
        }
        func _english(_ text: String) -> String {
          _isAmerican(locale) ? text : _missing(_otherLocale(locale!))
        }
        func _ordinal(_ number: String) -> String {
          if number.contains(".") { return _missing("the ordinal of a fraction") }
          let digits = number.hasPrefix("-") ? String(number.dropFirst()) : number
          let last = digits.hasSuffix("11") || digits.hasSuffix("12") || digits.hasSuffix("13") ? "" : digits.suffix(1)
          let ending = last == "1" ? "st" : last == "2" ? "nd" : last == "3" ? "rd" : "th"
          return (number.hasPrefix("-") ? "−" : "") + (Int(digits) ?? 0).formatted() + ending
        }
        var _isMoney: Bool {
          numberStyle == .currency || numberStyle == .currencyAccounting || numberStyle == .currencyISOCode
            || numberStyle == .currencyPlural
        }
        var _isBeforeNumber: Bool { numberStyle == .currency || numberStyle == .currencyAccounting }
        var _decimals: Int { Int(_currency(currencyCode)[4]) ?? 2 }
        /// A point, a separator, a minus, a currency and the patterns of the locale.
        var _signs: [String] { _numberSigns(locale) }
        var _stylePattern: String {
          switch numberStyle {
          case .decimal: return _signs[3]
          case .percent: return _signs[4]
          case .currency: return _signs[5]
          case .currencyAccounting: return _signs[6]
          case .currencyISOCode: return _signs[7]
          case .currencyPlural: return "#,##0.00"
          case .scientific: return "#E0"
          default: return "#"
          }
        }
        var _words: [String?] {
          let pattern = _positiveFormat ?? _stylePattern
          let isMoney = _isMoney || pattern.contains("¤")
          return [
            _negativeFormat == nil ? pattern : (pattern.components(separatedBy: ";")[0]) + ";" + _negativeFormat!,
            isMoney ? currencyDecimalSeparator : decimalSeparator,
            isMoney ? currencyGroupingSeparator : groupingSeparator, percentSymbol, minusSign, exponentSymbol,
            currencySymbol, currencyCode, paddingCharacter, _positivePrefix, _positiveSuffix, _negativePrefix,
            _negativeSuffix,
          ]
        }
        var _options: [Int] {
          let isGrouped = _groups >= 0 || _positiveFormat != nil ? _groups : usesGroupingSeparator ? 1 : 0
          let hasSize = _groupSize >= 0 && (_groups != 0)
          return [
            _leastInteger, _mostInteger, _leastFraction, _mostFraction, _countsDigits, _leastDigits, _mostDigits,
            hasSize && _groups < 0 ? 1 : isGrouped, _groupSize, _nextGroupSize, Int(roundingMode.rawValue),
            alwaysShowsDecimalSeparator ? 1 : 0, formatWidth, Int(paddingPosition.rawValue),
            _isMoney && _positiveFormat == nil ? _decimals : -1, Int(_signs[8]) ?? 1,
          ]
        }
      }
      """,
    natives: [
      PatternedNumber.native, PatternedNumber.reader,
      .function { (evaluator, arguments) throws(EvaluationError) in
        let text = evaluator.description(of: arguments[0])
        guard let words = NumberWords.text(text) else {
          throw evaluator.failMissing("this number in words", arguments.range)
        }
        return .string(words)
      },
      .function { (evaluator, arguments) in
        let text = evaluator.description(of: arguments[0])
        return .string((text.hasPrefix("-") ? "-" : "") + NumberText(text).plain)
      },
    ])
}
