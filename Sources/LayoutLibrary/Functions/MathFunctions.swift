import LayoutEvaluator

/// The free functions of arithmetic. `min` and `max` work on any values that have an order.
extension LibraryEntry {
  static let mathFunctions = LibraryEntry(
    interface: """
      /// The lesser of two values.
      func min<T: Comparable>(_ x: T, _ y: T) -> T
      /// The least of several values.
      func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
      /// The greater of two values.
      func max<T: Comparable>(_ x: T, _ y: T) -> T
      /// The greatest of several values.
      func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
      func abs(_ x: CGFloat) -> CGFloat
      func abs(_ x: Double) -> Double
      func abs(_ x: Int) -> Int
      func sqrt(_ x: CGFloat) -> CGFloat
      func sqrt(_ x: Double) -> Double
      func floor(_ x: CGFloat) -> CGFloat
      func floor(_ x: Double) -> Double
      func ceil(_ x: CGFloat) -> CGFloat
      func ceil(_ x: Double) -> Double
      func round(_ x: CGFloat) -> CGFloat
      func round(_ x: Double) -> Double
      func trunc(_ x: CGFloat) -> CGFloat
      func trunc(_ x: Double) -> Double
      func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
      func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
      func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
      func round<T: FloatingPoint>(_ x: T) -> T { x.rounded() }
      func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
      func fabs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
      func abs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
      func lround(_ x: Double) -> Int { Int(x.rounded()) }
      func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
      func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
      func rint(_ x: CGFloat) -> CGFloat { x.rounded(.toNearestOrEven) }
      func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
      func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }
      func remainder(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x.remainder(dividingBy: y) }
      func copysign(_ x: Double, _ y: Double) -> Double { y < 0 ? -abs(x) : abs(x) }
      func copysign(_ x: CGFloat, _ y: CGFloat) -> CGFloat { y < 0 ? -abs(x) : abs(x) }
      func fdim(_ x: Double, _ y: Double) -> Double { x > y ? x - y : 0 }
      func cbrt(_ x: Double) -> Double {
        if x == 0 { return x }
        let root = copysign(pow(abs(x), 1.0 / 3.0), x)
        return root - (root * root * root - x) / (3 * root * root)
      }
      func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(cbrt(Double(x))) }
      func exp2(_ x: Double) -> Double { pow(2.0, x) }
      func exp2(_ x: CGFloat) -> CGFloat { pow(CGFloat(2), x) }
      func modf(_ x: Double) -> (Double, Double) {
        let whole = trunc(x)
        return (whole, x - whole)
      }
      func modf(_ x: CGFloat) -> (CGFloat, CGFloat) {
        let whole = trunc(x)
        return (whole, x - whole)
      }
      func ldexp(_ x: Double, _ power: Int) -> Double { x * pow(2.0, Double(power)) }
      func fabs(_ x: CGFloat) -> CGFloat { abs(x) }
      func fabs(_ x: Double) -> Double { abs(x) }
      func fmax(_ x: Double, _ y: Double) -> Double { max(x, y) }
      func fmin(_ x: Double, _ y: Double) -> Double { min(x, y) }
      func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
      func fmod(_ x: Double, _ y: Double) -> Double
      func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
      func hypot(_ x: Double, _ y: Double) -> Double
      func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
      func pow(_ x: Double, _ y: Double) -> Double
      func exp(_ x: CGFloat) -> CGFloat
      func exp(_ x: Double) -> Double
      func log(_ x: CGFloat) -> CGFloat
      func log(_ x: Double) -> Double
      func log2(_ x: CGFloat) -> CGFloat
      func log2(_ x: Double) -> Double
      func log10(_ x: CGFloat) -> CGFloat
      func log10(_ x: Double) -> Double
      func sin(_ x: CGFloat) -> CGFloat
      func sin(_ x: Double) -> Double
      func cos(_ x: CGFloat) -> CGFloat
      func cos(_ x: Double) -> Double
      func tan(_ x: CGFloat) -> CGFloat
      func tan(_ x: Double) -> Double
      func asin(_ x: CGFloat) -> CGFloat
      func asin(_ x: Double) -> Double
      func acos(_ x: CGFloat) -> CGFloat
      func acos(_ x: Double) -> Double
      func atan(_ x: CGFloat) -> CGFloat
      func atan(_ x: Double) -> Double
      func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat
      func atan2(_ y: Double, _ x: Double) -> Double
      """,
    natives: [extreme(least: true), extreme(least: true), extreme(least: false), extreme(least: false)]
      + [.math { $0.magnitude }, .math { $0.magnitude }, integerMagnitude]
      + both { $0.squareRoot() } + both { $0.rounded(.down) } + both { $0.rounded(.up) } + both { $0.rounded() }
      + both { $0.rounded(.towardZero) } + both { $0.truncatingRemainder(dividingBy: $1) }
      + both { ($0 * $0 + $1 * $1).squareRoot() } + both(Transcendental.power) + both(Transcendental.exponential)
      + both { Transcendental.logarithm($0) } + both { Transcendental.logarithm($0, base: 2) }
      + both { Transcendental.logarithm($0, base: 10) } + both(Transcendental.sine) + both(Transcendental.cosine)
      + both { Transcendental.sine($0) / Transcendental.cosine($0) } + both(Transcendental.arcsine)
      + both(Transcendental.arccosine) + both { Transcendental.arctangent($0) }
      + both { Transcendental.arctangent($0, $1) })

  private static func both(_ function: @escaping @Sendable (Double) -> Double) -> [Native] {
    [.math(function), .math(function)]
  }

  private static func both(_ function: @escaping @Sendable (Double, Double) -> Double) -> [Native] {
    [.math(function), .math(function)]
  }

  private static let integerMagnitude = Native.function { (_, arguments) in
    .integer(Int(clamping: arguments[0].integer.magnitude))
  }

  /// Of equal values, `min` gives the first and `max` the last, as Swift's do.
  private static func extreme(least: Bool) -> Native {
    .function { (evaluator, arguments) in
      var result = arguments[0]
      for argument in arguments.values.dropFirst() {
        let others: [Value] = if case .array(let rest) = argument { rest } else { [argument] }
        for other in others {
          let isBetter = least ? evaluator.isLess(other, result) : !evaluator.isLess(other, result)
          if isBetter { result = other }
        }
      }
      return result
    }
  }
}
