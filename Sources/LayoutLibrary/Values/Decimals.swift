import LayoutEvaluator

/// Foundation's decimal numbers, and the objects around them. A number is kept as the text that ``DecimalNumber`` reads and
/// writes, the same one for numbers that are equal.
extension LibraryEntry {
  static let decimals = LibraryEntry(
    interface: """
      func _decimal(of text: String) -> String?
      func _decimal(_ value: Double) -> String
      func _decimalText(_ code: String) -> String
      func _decimalDouble(_ code: String) -> Double
      func _decimalIsLess(_ a: String, _ b: String) -> Bool
      /// A sum, product or quotient: 0, 1, 2.
      func _decimal(_ a: String, _ operation: Int, _ b: String) -> String
      func _decimalPower(_ code: String, _ power: Int) -> String
      func _decimalRounded(_ code: String, _ scale: Int, _ mode: Int) -> String
      func _decimalParts(_ code: String) -> [Int]
      func _decimalSignificand(_ code: String) -> String
      /// A number of up to 38 decimal digits.
      struct Decimal: SignedNumeric, Comparable, Hashable, Sendable, Codable, CustomStringConvertible,
        ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
      {
        var _code: String
        init(_code: String) { self._code = _code }
        init() { self._code = "0e0" }
        init(_ value: Double) { self._code = _decimal(value) }
        init(_ value: Int) { self._code = _decimal(of: value.description)! }
        init(_ value: some BinaryInteger) { self._code = _decimal(of: "\\(value)")! }
        init(integerLiteral value: Int) { self._code = _decimal(of: value.description)! }
        init(floatLiteral value: Double) { self._code = _decimal(value) }
        init(_bridging value: Decimal) { self._code = value._code }
        init(_bridging value: NSDecimalNumber) { self._code = value.decimalValue._code }
        init?(exactly value: some BinaryInteger) { self._code = _decimal(of: "\\(value)")! }
        init?(string: String, locale: Locale? = nil) {
          guard let code = _decimal(of: string) else { return nil }
          self._code = code
        }
        init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
          let scaled = significand * pow(Decimal(10), exponent)
          self._code = sign == .minus ? (-scaled)._code : scaled._code
        }
        static var zero: Decimal { Decimal() }
        static var nan: Decimal { Decimal(_code: "nan") }
        static var quietNaN: Decimal { Decimal(_code: "nan") }
        static var pi: Decimal { Decimal(_code: "314159265358979323846264338327950288419e-38") }
        static var greatestFiniteMagnitude: Decimal { Decimal(_code: "340282366920938463463374607431768211455e127") }
        static var leastFiniteMagnitude: Decimal { Decimal(_code: "-340282366920938463463374607431768211455e127") }
        static var leastNormalMagnitude: Decimal { Decimal(_code: "1e-127") }
        static var leastNonzeroMagnitude: Decimal { Decimal(_code: "1e-127") }
        var description: String { _decimalText(_code) }
        var _double: Double { _decimalDouble(_code) }
        var isNaN: Bool { _code == "nan" }
        var isFinite: Bool { !isNaN }
        var isInfinite: Bool { false }
        var isNormal: Bool { !isNaN && !isZero }
        var isSignaling: Bool { false }
        var isZero: Bool { _code == "0e0" }
        var isSignMinus: Bool { _code.hasPrefix("-") }
        var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
        var exponent: Int { _decimalParts(_code)[0] }
        var significand: Decimal { Decimal(_code: _decimalSignificand(_code)) }
        var magnitude: Decimal { isSignMinus ? -self : self }
        func isEqual(to other: Decimal) -> Bool { self == other }
        func isLess(than other: Decimal) -> Bool { self < other }
        func isLessThanOrEqualTo(_ other: Decimal) -> Bool { self <= other }
        mutating func negate() { self = -self }
        func distance(to other: Decimal) -> Decimal { other - self }
        func advanced(by distance: Decimal) -> Decimal { self + distance }
        mutating func add(_ other: Decimal) { self = self + other }
        mutating func subtract(_ other: Decimal) { self = self - other }
        mutating func multiply(by other: Decimal) { self = self * other }
        mutating func divide(by other: Decimal) { self = self / other }
        static func < (lhs: Decimal, rhs: Decimal) -> Bool { _decimalIsLess(lhs._code, rhs._code) }
        static func + (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_code: _decimal(lhs._code, 0, rhs._code)) }
        static func - (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_code: _decimal(lhs._code, 0, (-rhs)._code)) }
        static func * (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_code: _decimal(lhs._code, 1, rhs._code)) }
        static func / (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_code: _decimal(lhs._code, 2, rhs._code)) }
        static prefix func - (value: Decimal) -> Decimal {
          if value.isZero || value.isNaN { return value }
          return Decimal(_code: value.isSignMinus ? String(value._code.dropFirst()) : "-" + value._code)
        }
        static prefix func + (value: Decimal) -> Decimal { value }
        static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
        static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
        static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
        static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
        func formatted() -> String { NumberFormatStyle()._spell(self) }
        func formatted(_ style: NumberFormatStyle) -> String { style._spell(self) }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
        typealias RoundingMode = NSDecimalNumber.RoundingMode
        typealias FormatStyle = NumberFormatStyle
      }
      func abs(_ value: Decimal) -> Decimal { value.magnitude }
      func pow(_ value: Decimal, _ power: Int) -> Decimal { Decimal(_code: _decimalPower(value._code, power)) }
      func NSDecimalRound(
        _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode
      ) {
        result = Decimal(_code: _decimalRounded(number._code, scale, mode.rawValue))
      }
      func NSDecimalString(_ number: inout Decimal, _ locale: Any?) -> String { number.description }
      extension NumberFormatStyle {
        @_disfavoredOverload func format(_ value: Decimal) -> String { _spell(value) }
      }
      extension Text {
        init(_ value: Decimal, format: NumberFormatStyle) { self = Text(verbatim: value.formatted(format)) }
      }
      extension LabeledContent {
        init(_ title: some StringProtocol, value: Decimal, format: NumberFormatStyle) {
          self.init(title, value: value.formatted(format))
        }
      }
      enum FloatingPointSign: Int { case plus, minus }
      """,
    natives: [
      .function { (_, arguments) in DecimalNumber.parse(arguments[0].string).map { .string($0.code) } ?? .none },
      .function { (_, arguments) in .string(DecimalNumber(arguments[0].double).code) },
      .function { (_, arguments) in .string(number(arguments[0]).description) },
      .function { (_, arguments) in .double(parseDouble(number(arguments[0]).description.lowercased()) ?? .nan) },
      .function { (_, arguments) in .boolean(number(arguments[0]) < number(arguments[1])) },
      .function { (_, arguments) in
        let (a, b) = (number(arguments[0]), number(arguments[2]))
        return .string((arguments[1].integer == 0 ? a + b : arguments[1].integer == 1 ? a * b : a / b).code)
      },
      .function { (_, arguments) in .string(number(arguments[0]).power(arguments[1].integer).code) },
      .function { (_, arguments) in
        let mode = DecimalNumber.Rounding(rawValue: arguments[2].integer) ?? .plain
        return .string(number(arguments[0]).rounded(arguments[1].integer, mode).code)
      },
      .function { (_, arguments) in .array([.integer(number(arguments[0]).exponent)]) },
      .function { (_, arguments) in
        .string(DecimalNumber(digits: number(arguments[0]).digits, exponent: 0, isNegative: false).code)
      },
    ])

  private static func number(_ code: Value) -> DecimalNumber { DecimalNumber(code: code.string) }

  static let decimalObjects = LibraryEntry(
    interface: """
      /// A decimal number in an object.
      struct NSDecimalNumber: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
      {
        var decimalValue: Decimal
        enum RoundingMode: Int { case plain, down, up, bankers }
        static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
        static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
        static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
        init() { decimalValue = 0 }
        init(decimal: Decimal) { decimalValue = decimal }
        init(string: String) { decimalValue = Decimal(string: string) ?? .nan }
        init(value: Int) { decimalValue = Decimal(value) }
        init(value: Double) { decimalValue = Decimal(value) }
        init(floatLiteral value: Double) { decimalValue = Decimal(value) }
        init(integerLiteral value: Int) { decimalValue = Decimal(value) }
        init(_bridging value: Decimal) { decimalValue = value }
        init(_bridging value: NSDecimalNumber) { decimalValue = value.decimalValue }
        init(mantissa: UInt64, exponent: Int, isNegative: Bool) {
          let magnitude = Decimal(mantissa) * pow(Decimal(10), exponent)
          decimalValue = isNegative ? -magnitude : magnitude
        }
        var doubleValue: Double { decimalValue._double }
        var floatValue: Float { Float(decimalValue._double) }
        var intValue: Int { Int(decimalValue._double) }
        var boolValue: Bool { !decimalValue.isZero }
        var stringValue: String { decimalValue.description }
        var description: String { decimalValue.description }
        func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue + other.decimalValue)
        }
        func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue - other.decimalValue)
        }
        func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue * other.decimalValue)
        }
        func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue / other.decimalValue)
        }
        func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
        func multiplying(byPowerOf10 power: Int) -> NSDecimalNumber {
          NSDecimalNumber(decimal: decimalValue * pow(Decimal(10), power))
        }
        func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
          guard let behavior else { return self }
          return NSDecimalNumber(
            decimal: Decimal(_code: _decimalRounded(decimalValue._code, behavior.scale, behavior.mode.rawValue)))
        }
        func compare(_ other: NSDecimalNumber) -> ComparisonResult {
          decimalValue < other.decimalValue
            ? .orderedAscending : decimalValue == other.decimalValue ? .orderedSame : .orderedDescending
        }
        static func < (lhs: NSDecimalNumber, rhs: NSDecimalNumber) -> Bool { lhs.decimalValue < rhs.decimalValue }
      }
      /// How decimal numbers in objects are rounded.
      struct NSDecimalNumberHandler {
        var mode: NSDecimalNumber.RoundingMode
        var scale: Int
        init(
          roundingMode: NSDecimalNumber.RoundingMode, scale: Int, raiseOnExactness exact: Bool,
          raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool
        ) {
          self.mode = roundingMode
          self.scale = scale
        }
      }
      extension NSNumber {
        init(_bridging value: Decimal) { doubleValue = value._double }
        init(_bridging value: NSDecimalNumber) { doubleValue = value.doubleValue }
        var decimalValue: Decimal { Decimal(doubleValue) }
      }
      extension NumberFormatter {
        func string(from number: NSDecimalNumber) -> String? { _text(number.doubleValue) }
      }
      extension Decimal {
        func _interpolation(formatter: NumberFormatter) -> String { formatter._text(_double) }
      }
      extension Double {
        init(truncating number: NSDecimalNumber) { self = number.doubleValue }
      }
      extension Int {
        init(truncating number: NSDecimalNumber) { self = Int(number.doubleValue) }
      }
      """)
}
