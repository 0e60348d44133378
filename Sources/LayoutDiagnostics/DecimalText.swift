/// Numbers as reports print them: at most six decimals, no trailing zeros, never `-0`.
///
/// A frame is exact to far more places, but no reader and no other engine's figure is; six decimals of a point are a
/// ten-thousandth of a pixel, and a short fixed form keeps reports equal from run to run and machine to machine.
extension Array where Element == UInt8 {
  package mutating func appendDecimal(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude, padding: 1)
  }

  /// A finite number; what is not finite is written as `inf`, `-inf` or `nan`, which no report's frame may be.
  package mutating func appendDecimal(_ number: Double) {
    guard number.isFinite else { return appendNonFinite(number) }
    let magnitude = number.magnitude
    guard magnitude < 9e12 else { return appendLarge(number) }
    let millionths = UInt((magnitude * 1_000_000).rounded())
    if number < 0, millionths > 0 { append(UInt8(ascii: "-")) }
    appendDigits(millionths / 1_000_000, padding: 1)
    var fraction = millionths % 1_000_000
    guard fraction > 0 else { return }
    var places = 6
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    append(UInt8(ascii: "."))
    appendDigits(fraction, padding: places)
  }

  private mutating func appendDigits(_ number: UInt, padding: Int) {
    var rest = number
    var divisor: UInt = 1
    var places = 1
    while places < padding || rest / divisor >= 10 {
      divisor *= 10
      places += 1
    }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// Past 9 × 10¹² a double's neighbours lie further apart than the decimals, so whole numbers do; past the range of
  /// integers the power of ten is written out.
  private mutating func appendLarge(_ number: Double) {
    var magnitude = number.magnitude
    if number < 0 { append(UInt8(ascii: "-")) }
    var zeros = 0
    while magnitude >= 1e18 {
      magnitude /= 10
      zeros += 1
    }
    appendDigits(UInt(magnitude.rounded()), padding: 1)
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: zeros))
  }

  private mutating func appendNonFinite(_ number: Double) {
    append(contentsOf: number.isNaN ? "nan".utf8 : number < 0 ? "-inf".utf8 : "inf".utf8)
  }
}
