import LayoutEvaluator

/// `Float`: a number of half the width of a `Double`, with the results and the texts of Swift's own. A module that does not
/// name it does not have it.
extension LibraryEntry {
  static let singleValues = LibraryEntry(
    interface: """
      struct Float: BinaryFloatingPoint, _SizedNumber, ExpressibleByFloatLiteral, Sendable, Codable {
        init() { self = 0 }
        init(_ value: some _MachineNumber)
        init(integerLiteral value: Int)
        init(floatLiteral value: Double)
        init?(_ text: String)
        static var pi: Float { get }
        static var infinity: Float { get }
        static var nan: Float { get }
        static var zero: Float { get }
        static var greatestFiniteMagnitude: Float { get }
        static var leastNonzeroMagnitude: Float { get }
        static var leastNormalMagnitude: Float { get }
        static var ulpOfOne: Float { get }
        static func + (lhs: Float, rhs: Float) -> Float
        static func - (lhs: Float, rhs: Float) -> Float
        static func * (lhs: Float, rhs: Float) -> Float
        static func / (lhs: Float, rhs: Float) -> Float
        static prefix func - (value: Float) -> Float
        static func += (lhs: inout Float, rhs: Float) { lhs = lhs + rhs }
        static func -= (lhs: inout Float, rhs: Float) { lhs = lhs - rhs }
        static func *= (lhs: inout Float, rhs: Float) { lhs = lhs * rhs }
        static func /= (lhs: inout Float, rhs: Float) { lhs = lhs / rhs }
        var magnitude: Float { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        var isInfinite: Bool { get }
        var isZero: Bool { get }
        var description: String { get }
        func rounded() -> Float
        func rounded(_ rule: FloatingPointRoundingRule) -> Float
        func squareRoot() -> Float
        func truncatingRemainder(dividingBy other: Float) -> Float
        func remainder(dividingBy other: Float) -> Float
        mutating func round() { self = rounded() }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
        mutating func negate() { self = -self }
        static func random(in range: Range<Float>) -> Float { (range.lowerBound + range.upperBound) / 2 }
        static func random(in range: ClosedRange<Float>) -> Float { (range.lowerBound + range.upperBound) / 2 }
        func formatted() -> String { Double(self).formatted() }
        func formatted(_ style: NumberFormatStyle) -> String { Double(self).formatted(style) }
        func _interpolation(format style: NumberFormatStyle) -> String { formatted(style) }
      }
      typealias Float32 = Float
      func abs(_ x: Float) -> Float { x.magnitude }
      func sqrt(_ x: Float) -> Float { x.squareRoot() }
      func floor(_ x: Float) -> Float { x.rounded(.down) }
      func ceil(_ x: Float) -> Float { x.rounded(.up) }
      func round(_ x: Float) -> Float { x.rounded() }
      func trunc(_ x: Float) -> Float { x.rounded(.towardZero) }
      func sin(_ x: Float) -> Float { Float(sin(Double(x))) }
      func cos(_ x: Float) -> Float { Float(cos(Double(x))) }
      func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
      func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
      func log(_ x: Float) -> Float { Float(log(Double(x))) }
      func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
      func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
      func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
      func fmod(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }
      func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
      func roundf(_ x: Float) -> Float { x.rounded() }
      func floorf(_ x: Float) -> Float { floor(x) }
      func ceilf(_ x: Float) -> Float { ceil(x) }
      func sqrtf(_ x: Float) -> Float { sqrt(x) }
      func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }
      func sinf(_ x: Float) -> Float { sin(x) }
      func cosf(_ x: Float) -> Float { cos(x) }
      func fabsf(_ x: Float) -> Float { abs(x) }
      """,
    natives: [converted, converted, converted, parsed] + constants + arithmetic + [
      unary { -$0 }, unary { $0.magnitude },
      test { $0.isNaN }, test { $0.isFinite }, test { $0.isInfinite }, test { $0 == 0 },
      .function { (evaluator, arguments) in .string(evaluator.description(of: arguments[0])) },
      unary { $0.rounded() },
      .function { (_, arguments) in
        .single(arguments[0].single.rounded(LibraryEntry.rule(arguments[1].caseIndex)))
      },
      unary { $0.squareRoot() },
      binary { $0.truncatingRemainder(dividingBy: $1) },
      binary { $0.remainder(dividingBy: $1) },
    ])

  private static let converted = Native.function { (_, arguments) in .single(arguments[0].single) }

  private static let parsed = Native.function { (_, arguments) in
    parseDouble(arguments[0].string).map { .single(Float($0)) } ?? .none
  }

  private static let constants: [Native] = [
    Float.pi, .infinity, .nan, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne,
  ].map { (value: Float) in .function { (_, _) in .single(value) } }

  private static let arithmetic: [Native] = [
    binary { $0 + $1 }, binary { $0 - $1 }, binary { $0 * $1 }, binary { $0 / $1 },
  ]

  private static func unary(_ function: @escaping @Sendable (Float) -> Float) -> Native {
    .function { (_, arguments) in .single(function(arguments[0].single)) }
  }

  private static func binary(_ function: @escaping @Sendable (Float, Float) -> Float) -> Native {
    .function { (_, arguments) in .single(function(arguments[0].single, arguments[1].single)) }
  }

  private static func test(_ test: @escaping @Sendable (Float) -> Bool) -> Native {
    .function { (_, arguments) in .boolean(test(arguments[0].single)) }
  }
}
