import LayoutEvaluator
import LayoutSema

/// What generic code asks of floating-point numbers. `Double`, `CGFloat` and `Float` have members of their own; these are for
/// values of which only a protocol is known, and they are told by the value itself how wide it is.
extension LibraryEntry {
  static let floatingNumbers = LibraryEntry(
    interface: """
      extension FloatingPoint {
        static var pi: Self { _constant(Self.self, 0) }
        static var infinity: Self { _constant(Self.self, 1) }
        static var nan: Self { _constant(Self.self, 2) }
        static var greatestFiniteMagnitude: Self { _constant(Self.self, 3) }
        static var leastNonzeroMagnitude: Self { _constant(Self.self, 4) }
        static var ulpOfOne: Self { _constant(Self.self, 5) }
        var magnitude: Self { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        var isInfinite: Bool { get }
        var isZero: Bool { get }
        func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
        func rounded(_ rule: FloatingPointRoundingRule) -> Self
        func squareRoot() -> Self
        func truncatingRemainder(dividingBy other: Self) -> Self
        func remainder(dividingBy other: Self) -> Self
        mutating func round() { self = rounded() }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      }
      func _constant<T>(_ type: T.Type, _ index: Int) -> T
      """,
    natives: [
      unary({ $0.magnitude }, { $0.magnitude }),
      test { $0.isNaN }, test { $0.isFinite }, test { $0.isInfinite }, test { $0 == 0 },
      .function { (_, arguments) in
        let rule = rule(arguments[1].caseIndex)
        if case .single(let value) = arguments[0] { return .single(value.rounded(rule)) }
        return .double(arguments[0].double.rounded(rule))
      },
      unary({ $0.squareRoot() }, { $0.squareRoot() }),
      binary({ $0.truncatingRemainder(dividingBy: $1) }, { $0.truncatingRemainder(dividingBy: $1) }),
      binary({ $0.remainder(dividingBy: $1) }, { $0.remainder(dividingBy: $1) }),
      .function { (evaluator, arguments) in
        let index = arguments[1].integer
        let name = arguments[0].type.flatMap { $0.index < 0 ? nil : evaluator.text(evaluator.program[$0].name) }
        return name == "Float" ? .single(constants(Float.self)[index]) : .double(constants(Double.self)[index])
      },
    ])

  private static func constants<Number: BinaryFloatingPoint>(_ type: Number.Type) -> [Number] {
    [.pi, .infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .ulpOfOne]
  }

  private static func unary(
    _ wide: @escaping @Sendable (Double) -> Double, _ narrow: @escaping @Sendable (Float) -> Float
  ) -> Native {
    .function { (_, arguments) in
      if case .single(let value) = arguments[0] { return .single(narrow(value)) }
      return .double(wide(arguments[0].double))
    }
  }

  private static func binary(
    _ wide: @escaping @Sendable (Double, Double) -> Double, _ narrow: @escaping @Sendable (Float, Float) -> Float
  ) -> Native {
    .function { (_, arguments) in
      if case .single(let value) = arguments[0] { return .single(narrow(value, arguments[1].single)) }
      return .double(wide(arguments[0].double, arguments[1].double))
    }
  }

  private static func test(_ test: @escaping @Sendable (Double) -> Bool) -> Native {
    .function { (_, arguments) in .boolean(test(arguments[0].double)) }
  }
}
