import LayoutEvaluator

/// Bits, ranges and chance of numbers, and how `formatted()` spells them: grouped by thousands as in English. A number by
/// chance is the middle of its range: as likely as any other, and the same from run to run.
extension LibraryEntry {
  static let numberExtras = LibraryEntry(
    interface: """
      extension Int {
        static func & (lhs: Int, rhs: Int) -> Int
        static func | (lhs: Int, rhs: Int) -> Int
        static func ^ (lhs: Int, rhs: Int) -> Int
        static func << (lhs: Int, rhs: Int) -> Int
        static func >> (lhs: Int, rhs: Int) -> Int
        static func &+ (lhs: Int, rhs: Int) -> Int
        static func &- (lhs: Int, rhs: Int) -> Int
        static func &* (lhs: Int, rhs: Int) -> Int
        static func &+= (lhs: inout Int, rhs: Int) { lhs = lhs &+ rhs }
        static func &-= (lhs: inout Int, rhs: Int) { lhs = lhs &- rhs }
        static func &*= (lhs: inout Int, rhs: Int) { lhs = lhs &* rhs }
        static func <<= (lhs: inout Int, rhs: Int) { lhs = lhs << rhs }
        static func >>= (lhs: inout Int, rhs: Int) { lhs = lhs >> rhs }
        static var bitWidth: Int { 64 }
        static prefix func ~ (value: Int) -> Int { -value - 1 }
        static func |= (lhs: inout Int, rhs: Int) { lhs = lhs | rhs }
        static func &= (lhs: inout Int, rhs: Int) { lhs = lhs & rhs }
        static func ^= (lhs: inout Int, rhs: Int) { lhs = lhs ^ rhs }
        init?(exactly value: some BinaryInteger)
        static func random(in range: Range<Int>) -> Int { (range.lowerBound + range.upperBound) / 2 }
        static func random(in range: ClosedRange<Int>) -> Int { (range.lowerBound + range.upperBound) / 2 }
        init(bitPattern value: some BinaryInteger)
        init(truncatingIfNeeded value: some BinaryInteger)
        init(clamping value: some BinaryInteger)
        init?(_ text: String, radix: Int)
        init?(exactly value: Double) {
          if !value.isFinite || value != value.rounded() { return nil }
          self = Int(value)
        }
        var hashValue: Int { self }
        func formatted() -> String { _formatted(Double(self), 0, 0, true) }
        func formatted(_ style: NumberFormatStyle) -> String {
          var style = style
          style._factor = 1
          return style.format(Double(self))
        }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
        func advanced(by distance: Int) -> Int { self + distance }
        func distance(to other: Int) -> Int { other - self }
        @discardableResult static func %= (lhs: inout Int, rhs: Int) -> Int {
          lhs = lhs % rhs
          return lhs
        }
      }
      extension Double {
        static func random(in range: Range<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }
        static func random(in range: ClosedRange<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }
        static var leastNormalMagnitude: Double { 0.00000000000001 }
        var isNormal: Bool { isFinite && !isZero }
        func formatted() -> String { _formatted(self, 0, 6, true) }
        func formatted(_ style: NumberFormatStyle) -> String { style.format(self) }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
        func distance(to other: Double) -> Double { other - self }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      }
      extension CGFloat {
        static func random(in range: Range<CGFloat>) -> CGFloat { (range.lowerBound + range.upperBound) / 2 }
        static func random(in range: ClosedRange<CGFloat>) -> CGFloat { (range.lowerBound + range.upperBound) / 2 }
        static var leastNormalMagnitude: CGFloat { 0.00000000000001 }
        var isNormal: Bool { isFinite && !isZero }
        func formatted() -> String { _formatted(self, 0, 6, true) }
        func formatted(_ style: NumberFormatStyle) -> String { style.format(self) }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      }
      extension Bool {
        static func random() -> Bool { false }
        var description: String { self ? "true" : "false" }
      }
      typealias Float64 = Double
      typealias Decimal = Double
      extension Double {
        init?(string: String, locale: Locale? = nil) {
          guard let value = Double(string) else { return nil }
          self = value
        }
      }
      /// A number as text with so many decimals, in groups of three digits or not.
      func _formatted(_ value: Double, _ least: Int, _ most: Int, _ isGrouped: Bool) -> String
      /// How `formatted(_:)` spells a number.
      struct NumberFormatStyle {
        var _factor: Double = 1
        var _prefix = ""
        var _suffix = ""
        var _least = 0
        var _most = 6
        var _isGrouped = true
        var _notation: Notation = .automatic
        var _increment: Double = 0
        var _rule: FloatingPointRoundingRule = .toNearestOrEven
        var _sign: SignDisplay = .automatic
        var _integers = 0
        var _digits = 0
        static var number: NumberFormatStyle { NumberFormatStyle() }
        static var percent: NumberFormatStyle { NumberFormatStyle(_factor: 100, _suffix: "%") }
        static func currency(code: String) -> NumberFormatStyle {
          let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CNY": "CN¥"]
          let decimals = code == "JPY" || code == "KRW" ? 0 : 2
          return NumberFormatStyle(_prefix: symbols[code] ?? code + "\\u{a0}", _least: decimals, _most: decimals)
        }
        func precision(_ precision: Precision) -> NumberFormatStyle {
          var style = self
          style._least = precision._least
          style._most = precision._most
          style._integers = precision._integers
          style._digits = precision._digits
          return style
        }
        func grouping(_ grouping: Grouping) -> NumberFormatStyle {
          var style = self
          style._isGrouped = grouping == .automatic
          return style
        }
        func format(_ value: Double) -> String {
          var amount = value.magnitude * _factor
          if _increment > 0 { amount = (amount / _increment).rounded(_rule) * _increment }
          let sign = value < 0 ? "-" : _sign == .always || _sign == .nonzero && value != 0 ? "+" : ""
          return (_sign == .never ? "" : sign) + _prefix + _spelled(amount) + _suffix
        }
        func _spelled(_ amount: Double) -> String {
          if _notation == .compactName { return _compact(amount) }
          if _digits > 0 {
            var unit: Double = 1
            while amount / unit >= 10 { unit = unit * 10 }
            while amount > 0 && amount / unit < 1 { unit = unit / 10 }
            for _ in 1..<max(_digits, 2) where _digits > 1 { unit = unit / 10 }
            return _formatted((amount / unit).rounded(.toNearestOrEven) * unit, 0, max(_most, 0), _isGrouped)
          }
          let text = _formatted(amount, _least, _most, _isGrouped)
          let whole = text.components(separatedBy: ".").first ?? text
          return whole.count < _integers ? String(repeating: "0", count: _integers - whole.count) + text : text
        }
        /// A number in thousands, millions, … with two digits where one would stand before the point.
        func _compact(_ amount: Double) -> String {
          let names = ["", "K", "M", "B", "T"]
          var rest = amount
          var index = 0
          while index < 4 && rest.rounded(.toNearestOrEven) >= 1000 {
            rest = rest / 1000
            index += 1
          }
          if _notationKeepsPrecision { return _formatted(rest, _least, _most, _isGrouped) + names[index] }
          let decimals = rest >= 10 ? 0 : rest >= 1 || rest == 0 ? 1 : 2
          return _formatted(rest, 0, decimals, _isGrouped) + names[index]
        }
        var _notationKeepsPrecision: Bool { _most != 6 && !(_least == 2 && _most == 2) }
        struct Precision {
          var _least: Int
          var _most: Int
          var _integers = 0
          var _digits = 0
          static func fractionLength(_ length: Int) -> Precision { Precision(_least: length, _most: length) }
          static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
            Precision(_least: limits.lowerBound, _most: limits.upperBound)
          }
        }
        enum Grouping { case automatic, never }
        enum Notation { case automatic, compactName }
        enum SignDisplay { case automatic, never, always, nonzero }
      }
      """,
    natives: [
      bits { $0 & $1 }, bits { $0 | $1 }, bits { $0 ^ $1 }, bits { $0 << $1 }, bits { $0 >> $1 },
      bits { $0 &+ $1 }, bits { $0 &- $1 }, bits { $0 &* $1 },
      .function { (_, arguments) in arguments[0].wide.int.map { .integer($0) } ?? .none },
      truncated, truncated,
      .function { (_, arguments) in
        let value = arguments[0].wide
        return .integer(value.int ?? (value.isNegative ? .min : .max))
      },
      .function { (_, arguments) in
        Int(arguments[0].string, radix: min(max(arguments[1].integer, 2), 36)).map { .integer($0) } ?? .none
      },
      .function { (_, arguments) in
        .string(
          grouped(
            arguments[0].double, min(max(arguments[1].integer, 0), 12), min(max(arguments[2].integer, 0), 12),
            arguments[3].boolean))
      },
    ])

  private static let truncated = Native.function { (_, arguments) in
    .integer(Int(truncatingIfNeeded: arguments[0].wide.bits))
  }

  private static func bits(_ function: @escaping @Sendable (Int, Int) -> Int) -> Native {
    .function { (_, arguments) in .integer(function(arguments[0].integer, arguments[1].integer)) }
  }

  private static func grouped(_ value: Double, _ least: Int, _ most: Int, _ isGrouped: Bool) -> String {
    let text = FormatString.fixed(value, most, reading: .decimal)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var whole = ""
    let digits = Array(parts[0])
    for (index, digit) in digits.enumerated() {
      let remaining = digits.count - index
      if isGrouped, index > 0, remaining % 3 == 0, digits[index - 1] != "-" { whole.append(",") }
      whole.append(digit)
    }
    guard parts.count == 2 else { return whole }
    var fraction = parts[1]
    while fraction.utf8.count > least, fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }
}
