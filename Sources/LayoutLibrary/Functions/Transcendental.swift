/// The functions of analysis, which the standard library does not have and a C library is not there for on every target.
///
/// Arguments are reduced to a small interval with the constant split in two so that nothing is lost, and a series that has
/// converged to the last bit does the rest. Results are within two units in the last place of the exact ones.
enum Transcendental {
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10
  private static let halfPiHigh = 1.57079632673412561417e+00
  private static let halfPiLow = 6.07710050650619224932e-11

  @Sendable static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    let k = (x / (ln2High + ln2Low)).rounded()
    let r = (x - k * ln2High) - k * ln2Low
    var term = 1.0
    var sum = 1.0
    for n in 1...20 {
      term *= r / Double(n)
      sum += term
    }
    let half = (k / 2).rounded(.down)
    return sum * Double(sign: .plus, exponent: Int(half), significand: 1)
      * Double(sign: .plus, exponent: Int(k - half), significand: 1)
  }

  @Sendable static func logarithm(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x.isInfinite { return x }
    var m = x.significand
    var e = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      e += 1
    }
    let s = (m - 1) / (m + 1)
    let square = s * s
    var power = s
    var sum = 0.0
    for n in stride(from: 1, through: 41, by: 2) {
      sum += power / Double(n)
      power *= square
    }
    return e * ln2High + (2 * sum + e * ln2Low)
  }

  @Sendable static func logarithm(_ x: Double, base: Double) -> Double {
    let result = logarithm(x) / logarithm(base)
    let whole = result.rounded()
    return (result - whole).magnitude < 1e-13 && power(base, whole) == x ? whole : result
  }

  @Sendable static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if y == y.rounded(), y.magnitude <= 1024 { return wholePower(x, Int(y)) }
    if y == 0.5 { return x.squareRoot() }
    if x == 0 { return y > 0 ? 0 : .infinity }
    if x < 0 {
      guard y == y.rounded() else { return .nan }
      let magnitude = exponential(y * logarithm(-x))
      return y.truncatingRemainder(dividingBy: 2) == 0 ? magnitude : -magnitude
    }
    return exponential(y * logarithm(x))
  }

  private static func wholePower(_ x: Double, _ n: Int) -> Double {
    var result = 1.0
    var base = x
    var rest = n.magnitude
    while rest > 0 {
      if rest & 1 == 1 { result *= base }
      base *= base
      rest >>= 1
    }
    return n < 0 ? 1 / result : result
  }

  @Sendable static func sine(_ x: Double) -> Double { circular(x, quarterTurns: 0) }

  @Sendable static func cosine(_ x: Double) -> Double { circular(x, quarterTurns: 1) }

  /// The sine of x and some quarter turns.
  private static func circular(_ x: Double, quarterTurns: Int) -> Double {
    guard x.isFinite else { return .nan }
    let k = (x / (halfPiHigh + halfPiLow)).rounded()
    let r = (x - k * halfPiHigh) - k * halfPiLow
    let quadrant = (Int(k.truncatingRemainder(dividingBy: 4)) + quarterTurns) & 3
    let value = quadrant & 1 == 0 ? sineSeries(r) : cosineSeries(r)
    return quadrant & 2 == 0 ? value : -value
  }

  private static func sineSeries(_ r: Double) -> Double {
    var term = r
    var sum = r
    for n in stride(from: 2, through: 20, by: 2) {
      term *= -r * r / Double(n * (n + 1))
      sum += term
    }
    return sum
  }

  private static func cosineSeries(_ r: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for n in stride(from: 1, through: 19, by: 2) {
      term *= -r * r / Double(n * (n + 1))
      sum += term
    }
    return sum
  }

  @Sendable static func arctangent(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 { return -arctangent(-x) }
    if x > 1 { return halfPiHigh + (halfPiLow - arctangent(1 / x)) }
    let halved = x / (1 + (1 + x * x).squareRoot())
    let quartered = halved / (1 + (1 + halved * halved).squareRoot())
    var power = quartered
    var sum = 0.0
    for n in stride(from: 1, through: 41, by: 2) {
      sum += (n / 2) % 2 == 0 ? power / Double(n) : -power / Double(n)
      power *= quartered * quartered
    }
    return 4 * sum
  }

  @Sendable static func arctangent(_ y: Double, _ x: Double) -> Double {
    if x > 0 { return arctangent(y / x) }
    if x == 0 { return y == 0 ? 0 : y > 0 ? .pi / 2 : -.pi / 2 }
    return y < 0 ? arctangent(y / x) - .pi : arctangent(y / x) + .pi
  }

  @Sendable static func arcsine(_ x: Double) -> Double {
    if x.magnitude > 1 { return .nan }
    return arctangent(x, ((1 - x) * (1 + x)).squareRoot())
  }

  @Sendable static func arccosine(_ x: Double) -> Double { x.magnitude > 1 ? .nan : .pi / 2 - arcsine(x) }
}
