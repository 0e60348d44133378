import LayoutEvaluator

/// How `formatted(_:)` spells numbers, percents and amounts of money, as Foundation does in American English.
extension LibraryEntry {
  static let numberFormats = LibraryEntry(
    interface: """
      /// A number times a factor and in steps of an increment, spelled by what a style says in numbers.
      func _spelledNumber(_ value: some Numeric, _ factor: Double, _ increment: Double, _ options: [Int]) -> String
      /// A currency's sign, the sign that locals write, its name, its name in the plural, and its decimals.
      func _currency(_ code: String) -> [String]
      /// How `formatted(_:)` spells a number.
      struct NumberFormatStyle: Hashable, FormatStyle {
        typealias Currency = NumberFormatStyle
        typealias Percent = NumberFormatStyle
        var _factor: Double = 1
        var _power = 0
        var _prefix = ""
        var _suffix = ""
        var _plural = ""
        var _code = ""
        var _least = 0
        var _most = 6
        var _isGrouped = true
        var _notation: Notation = .automatic
        var _increment: Double = 0
        var _rule: FloatingPointRoundingRule = .toNearestOrEven
        var _sign: SignDisplay = .automatic
        var _integers = 1
        var _mostIntegers = 400
        var _digits = 0
        var _mostDigits = 0
        var _hasPrecision = false
        var _hasPoint = false
        var _locale: Locale? = nil
        static var number: NumberFormatStyle { NumberFormatStyle() }
        static var percent: NumberFormatStyle { NumberFormatStyle(_power: 2, _suffix: "%") }
        static func currency(code: String) -> NumberFormatStyle {
          let row = _currency(code)
          let decimals = Int(row[4]) ?? 2
          return NumberFormatStyle(_prefix: row[0], _code: code, _least: decimals, _most: decimals)
        }
        func precision(_ precision: Precision) -> NumberFormatStyle {
          var style = self
          style._hasPrecision = true
          if precision._hasFraction {
            style._least = precision._least
            style._most = precision._most
          }
          style._integers = precision._integers
          style._mostIntegers = precision._mostIntegers
          style._digits = precision._digits
          style._mostDigits = precision._mostDigits
          return style
        }
        func grouping(_ grouping: Grouping) -> NumberFormatStyle {
          var style = self
          style._isGrouped = grouping == .automatic
          return style
        }
        func format(_ value: Double) -> String { _spell(value) }
        @_disfavoredOverload func format(_ value: Int) -> String { _whole._spell(value) }
        /// Of a whole number a percent is a hundredth already.
        var _whole: NumberFormatStyle {
          var style = self
          style._power = 0
          return style
        }
        func _spell(_ value: some Numeric) -> String {
          if let _locale, _locale.identifier != "en_US" && _locale.identifier != "en-US" {
            return _spellAbroad(value, _locale)
          }
          let isPlain = !_hasPrecision && _increment == 0
          let notation = _notation == .compactName ? 1 : _notation == .scientific ? 2 : 0
          let rules: [FloatingPointRoundingRule] = [
            .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
          ]
          var least = _least
          var most = _most
          if notation == 2 && isPlain {
            least = 0
            most = 6
          }
          if _increment > 0 && !_hasPrecision {
            let parts = _spelledNumber(_increment, 1, 0, [0, 12, 1, 400, 0, 0, 0, 0, 1, 0, 0, 0]).split(separator: ".")
            least = parts.count > 1 ? parts[1].count : 0
            most = least
          }
          let text = _spelledNumber(
            value, _factor, _increment,
            [
              least, most, _integers, _mostIntegers, _digits, _mostDigits, notation, _isGrouped ? 1 : 0,
              rules.firstIndex(of: _rule) ?? 1, _hasPoint ? 1 : 0, _power, isPlain ? 1 : 0,
            ])
          let isMinus = text.hasPrefix("-")
          let digits = isMinus ? String(text.dropFirst()) : text
          let isZero = !digits.contains { "123456789∞N".contains(String($0)) }
          let amount = _prefix + digits + (_plural.isEmpty || digits == "1" ? _suffix : _plural)
          switch _sign {
          case .never: return amount
          case .automatic: return (isMinus ? "-" : "") + amount
          case .always: return (isMinus ? "-" : "+") + amount
          case .nonzero: return (isZero ? "" : isMinus ? "-" : "+") + amount
          case .accounting: return isMinus ? "(" + amount + ")" : amount
          }
        }
        struct Precision {
          var _least = 0
          var _most = 6
          var _hasFraction = false
          var _integers = 1
          var _mostIntegers = 400
          var _digits = 0
          var _mostDigits = 0
        }
        enum Grouping { case automatic, never }
        enum Notation { case automatic, compactName, scientific }
        enum SignDisplay { case automatic, never, always, nonzero, accounting }
      }
      extension NumberFormatStyle.Precision {
        static func fractionLength(_ length: Int) -> NumberFormatStyle.Precision { fractionLength(length...length) }
        static func fractionLength(_ limits: ClosedRange<Int>) -> NumberFormatStyle.Precision {
          NumberFormatStyle.Precision(_least: limits.lowerBound, _most: limits.upperBound, _hasFraction: true)
        }
        static func fractionLength(_ limits: Range<Int>) -> NumberFormatStyle.Precision {
          fractionLength(limits.lowerBound...limits.upperBound - 1)
        }
        static func fractionLength(_ limits: PartialRangeFrom<Int>) -> NumberFormatStyle.Precision {
          fractionLength(limits.lowerBound...400)
        }
        static func fractionLength(_ limits: PartialRangeThrough<Int>) -> NumberFormatStyle.Precision {
          fractionLength(0...limits.upperBound)
        }
        static func integerLength(_ length: Int) -> NumberFormatStyle.Precision { integerLength(length...length) }
        static func integerLength(_ limits: ClosedRange<Int>) -> NumberFormatStyle.Precision {
          NumberFormatStyle.Precision(_integers: limits.lowerBound, _mostIntegers: limits.upperBound)
        }
        static func integerLength(_ limits: PartialRangeFrom<Int>) -> NumberFormatStyle.Precision {
          integerLength(limits.lowerBound...400)
        }
        static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyle.Precision {
          integerAndFractionLength(integerLimits: integer...integer, fractionLimits: fraction...fraction)
        }
        static func integerAndFractionLength(
          integerLimits: ClosedRange<Int>, fractionLimits: ClosedRange<Int>
        ) -> NumberFormatStyle.Precision {
          NumberFormatStyle.Precision(
            _least: fractionLimits.lowerBound, _most: fractionLimits.upperBound, _hasFraction: true,
            _integers: integerLimits.lowerBound, _mostIntegers: integerLimits.upperBound)
        }
        static func significantDigits(_ digits: Int) -> NumberFormatStyle.Precision { significantDigits(digits...digits) }
        static func significantDigits(_ limits: ClosedRange<Int>) -> NumberFormatStyle.Precision {
          NumberFormatStyle.Precision(_digits: limits.lowerBound, _mostDigits: limits.upperBound)
        }
      }
      extension NumberFormatStyle {
        /// In full, in thousands and millions, or with a power of ten.
        func notation(_ notation: Notation) -> NumberFormatStyle {
          var style = self
          style._notation = notation
          return style
        }
        /// Whether a sign stands before the number.
        func sign(strategy: SignStrategy) -> NumberFormatStyle {
          var style = self
          style._sign = strategy._display
          return style
        }
        func decimalSeparator(strategy: DecimalSeparatorStrategy) -> NumberFormatStyle {
          var style = self
          style._hasPoint = strategy == .always
          return style
        }
        /// The rule of rounding, and to multiples of what.
        func rounded(
          rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> NumberFormatStyle {
          var style = self
          style._rule = rule
          style._increment = increment ?? 0
          return style
        }
        /// The sign of a currency as locals write it, its code, or its name.
        func presentation(_ presentation: Presentation) -> NumberFormatStyle {
          var style = self
          let row = _currency(_code)
          style._prefix = ""
          switch presentation {
          case .standard: style._prefix = row[0]
          case .narrow: style._prefix = row[1]
          case .isoCode: style._prefix = _code + "\\u{a0}"
          case .fullName:
            style._suffix = " " + row[2]
            style._plural = " " + row[3]
          }
          return style
        }
        func locale(_ locale: Locale) -> NumberFormatStyle {
          var style = self
          style._locale = locale
          return style
        }
        /// The number as another language writes it.
        func _spellAbroad(_ value: some Numeric, _ locale: Locale) -> String {
          let hasOwnSign = !_code.isEmpty && _prefix != _currency(_code)[0]
          let isUsual = _notation == .automatic && _sign == .automatic && _increment == 0 && _factor == 1 && !_hasPoint
          if !isUsual || hasOwnSign { return _missing(_otherLocale(locale)) }
          let rules: [FloatingPointRoundingRule] = [
            .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
          ]
          let rule = rules.firstIndex(of: _rule) ?? 4
          let signs = _numberSigns(locale)
          return _writeNumber(
            value,
            [
              _integers, _mostIntegers == 400 ? -1 : _mostIntegers, _least, _most, _mostDigits > 0 ? 1 : 0, _digits,
              _mostDigits, _isGrouped ? 1 : 0, -1, -1, rule == 5 ? 6 : rule, 0, -1, 0, -1, Int(signs[8]) ?? 1,
            ], _power == 0 ? 1 : 0, 0,
            [
              signs[!_code.isEmpty ? 5 : _suffix == "%" ? 4 : 3], signs[0], signs[1], "%", signs[2], "E",
              _code.isEmpty ? "" : _moneySign(_code, locale), _code, " ", nil, nil, nil, nil,
            ], "NaN")
        }
        func scale(_ factor: Double) -> NumberFormatStyle {
          var style = self
          style._factor = style._factor * factor
          return style
        }
        enum Presentation { case standard, narrow, isoCode, fullName }
        enum DecimalSeparatorStrategy { case automatic, always }
        struct SignStrategy {
          let _display: SignDisplay
          static var automatic: SignStrategy { SignStrategy(_display: .automatic) }
          static var never: SignStrategy { SignStrategy(_display: .never) }
          static var accounting: SignStrategy { SignStrategy(_display: .accounting) }
          static func always(includingZero: Bool = true) -> SignStrategy {
            SignStrategy(_display: includingZero ? .always : .nonzero)
          }
        }
      }
      extension Double {
        typealias FormatStyle = NumberFormatStyle
      }
      typealias FloatingPointFormatStyle<Value> = NumberFormatStyle
      typealias IntegerFormatStyle<Value> = NumberFormatStyle
      """,
    natives: [
      NumberText.native,
      .function { (_, arguments) in
        let row = Currencies.row(arguments[0].string)
        return .array([row.sign, row.localSign, row.one, row.several, "\(row.decimals)"].map { .string($0) })
      },
    ])
}
