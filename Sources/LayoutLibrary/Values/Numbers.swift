import LayoutEvaluator

/// The number types. Operators on them are the checker's; here are their members and conversions.
extension LibraryEntry {
  static let numbers = LibraryEntry(
    interface: """
      struct Int: BinaryInteger, SignedNumeric, Sendable, Codable, CustomStringConvertible {
        init() { self = 0 }
        init(_ value: Double)
        init(_ value: Int)
        init(_ value: some _MachineNumber)
        /// The number that a text spells, nil if it spells none.
        init?(_ text: String)
        static var max: Int { get }
        static var min: Int { get }
        static var zero: Int { get }
        var magnitude: Int { get }
        var id: Int { get }
        var description: String { get }
        func isMultiple(of other: Int) -> Bool
        func signum() -> Int
        func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int)
        mutating func negate()
      }
      struct Double: BinaryFloatingPoint, Sendable, Codable, CustomStringConvertible {
        init() { self = 0 }
        init(_ value: Int)
        init(_ value: Double)
        init(_ value: some _MachineNumber)
        init?(_ text: String)
        static var pi: Double { get }
        static var infinity: Double { get }
        static var nan: Double { get }
        static var zero: Double { get }
        static var greatestFiniteMagnitude: Double { get }
        static var leastNonzeroMagnitude: Double { get }
        static var ulpOfOne: Double { get }
        var magnitude: Double { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        var isInfinite: Bool { get }
        var isZero: Bool { get }
        var description: String { get }
        func rounded() -> Double
        func rounded(_ rule: FloatingPointRoundingRule) -> Double
        func squareRoot() -> Double
        func truncatingRemainder(dividingBy other: Double) -> Double
        func remainder(dividingBy other: Double) -> Double
        mutating func round()
        mutating func negate()
      }
      struct CGFloat: BinaryFloatingPoint, Sendable, Codable, CustomStringConvertible {
        init() { self = 0 }
        init(_ value: Int)
        init(_ value: Double)
        init(_ value: CGFloat)
        init(_ value: some _MachineNumber)
        static var pi: CGFloat { get }
        static var infinity: CGFloat { get }
        static var nan: CGFloat { get }
        static var zero: CGFloat { get }
        static var greatestFiniteMagnitude: CGFloat { get }
        static var leastNonzeroMagnitude: CGFloat { get }
        static var ulpOfOne: CGFloat { get }
        var magnitude: CGFloat { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        var isInfinite: Bool { get }
        var isZero: Bool { get }
        var description: String { get }
        func rounded() -> CGFloat
        func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat
        func squareRoot() -> CGFloat
        func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat
        func remainder(dividingBy other: CGFloat) -> CGFloat
        mutating func round()
        mutating func negate()
      }
      typealias TimeInterval = Double
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      /// How a number is rounded to a whole one.
      enum FloatingPointRoundingRule {
        case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
      }
      """,
    natives: integers + floats(conversions: [.toDouble, .identity, .toDouble, .parsedDouble])
      + floats(conversions: [.toDouble, .identity, .identity, .toDouble]))

  /// A number as an `Int`, without its fraction.
  private static let whole = Native.function { (evaluator, arguments) throws(EvaluationError) in
    if case .integer = arguments[0] { return arguments[0] }
    if case .sized(let number) = arguments[0], let value = number.wide.int { return .integer(value) }
    guard let value = Int(exactly: arguments[0].double.rounded(.towardZero)) else {
      throw evaluator.failConversion(arguments[0].double, at: arguments.range)
    }
    return .integer(value)
  }

  private static let integers: [Native] = [
    whole,
    .identity,
    whole,
    .function { (_, arguments) in Int(arguments[0].string).map { .integer($0) } ?? .none },
    .integer(.max), .integer(.min), .integer(0),
    .function { (_, arguments) in .integer(Int(clamping: arguments[0].integer.magnitude)) },
    .identity,
    .function { (evaluator, arguments) in .string(evaluator.description(of: arguments[0])) },
    .function { (_, arguments) in .boolean(arguments[0].integer.isMultiple(of: arguments[1].integer)) },
    .function { (_, arguments) in .integer(arguments[0].integer.signum()) },
    .function { (evaluator, arguments) throws(EvaluationError) in
      let (dividend, divisor) = (arguments[0].integer, arguments[1].integer)
      if divisor == 0 { throw evaluator.failDivision(dividend, at: arguments.range) }
      if divisor == -1 { return .tuple([.integer(0 &- dividend), .integer(0)]) }
      return .tuple([.integer(dividend / divisor), .integer(dividend % divisor)])
    },
    .mutating { (_, arguments) in
      arguments[0] = .integer(0 &- arguments[0].integer)
      return .void
    },
  ]

  private static func floats(conversions: [Native]) -> [Native] {
    conversions + constants + [
      .math { $0.magnitude }, test { $0.isNaN }, test { $0.isFinite }, test { $0.isInfinite }, test { $0 == 0 },
      .function { (evaluator, arguments) in .string(evaluator.description(of: arguments[0])) },
      .math { $0.rounded() },
      .function { (_, arguments) in .double(arguments[0].double.rounded(rule(arguments[1].caseIndex))) },
      .math { $0.squareRoot() },
      .math { $0.truncatingRemainder(dividingBy: $1) },
      .math { $0.remainder(dividingBy: $1) },
      .mutating { (_, arguments) in
        arguments[0] = .double(arguments[0].double.rounded())
        return .void
      },
      .mutating { (_, arguments) in
        arguments[0] = .double(-arguments[0].double)
        return .void
      },
    ]
  }

  private static let constants: [Native] = [
    .number(.pi), .number(.infinity), .number(.nan), .number(0), .number(.greatestFiniteMagnitude),
    .number(.leastNonzeroMagnitude), .number(.ulpOfOne),
  ]

  private static func test(_ test: @escaping @Sendable (Double) -> Bool) -> Native {
    .function { (_, arguments) in .boolean(test(arguments[0].double)) }
  }

  /// The rule of an enum case's index.
  static func rule(_ index: Int) -> FloatingPointRoundingRule {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    return rules.indices.contains(index) ? rules[index] : .toNearestOrAwayFromZero
  }
}

extension Native {
  /// An `Int` as a floating-point number.
  fileprivate static let toDouble = Native.function { (_, arguments) in .double(arguments[0].double) }

  /// The number that a text spells.
  fileprivate static let parsedDouble = Native.function { (_, arguments) in
    parseDouble(arguments[0].string).map { .double($0) } ?? .none
  }
}
