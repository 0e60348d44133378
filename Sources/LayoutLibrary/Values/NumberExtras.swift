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
        func formatted() -> String { NumberFormatStyle()._spell(self) }
        func formatted(_ style: NumberFormatStyle) -> String { style._whole._spell(self) }
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
        static var leastNormalMagnitude: Double { get }
        var isNormal: Bool { isFinite && magnitude >= Double.leastNormalMagnitude }
        var isSubnormal: Bool { !isZero && magnitude < Double.leastNormalMagnitude }
        func formatted() -> String { NumberFormatStyle()._spell(self) }
        func formatted(_ style: NumberFormatStyle) -> String { style._spell(self) }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
        func distance(to other: Double) -> Double { other - self }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      }
      extension CGFloat {
        static func random(in range: Range<CGFloat>) -> CGFloat { (range.lowerBound + range.upperBound) / 2 }
        static func random(in range: ClosedRange<CGFloat>) -> CGFloat { (range.lowerBound + range.upperBound) / 2 }
        static var leastNormalMagnitude: CGFloat { get }
        var isNormal: Bool { isFinite && magnitude >= CGFloat.leastNormalMagnitude }
        func formatted() -> String { NumberFormatStyle()._spell(self) }
        func formatted(_ style: NumberFormatStyle) -> String { style._spell(self) }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      }
      extension Bool {
        static func random() -> Bool { false }
        var description: String { self ? "true" : "false" }
      }
      typealias Float64 = Double
      /// A number as text with so many decimals, in groups of three digits or not.
      func _formatted(_ value: Double, _ least: Int, _ most: Int, _ isGrouped: Bool) -> String
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
      .number(.leastNormalMagnitude), .number(.leastNormalMagnitude),
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
