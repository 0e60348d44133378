/// The decimal digits of a number as it is stored, all of them: what C's `printf` rounds.
///
/// A finite `Double` is a whole number times a power of two, so its digits end: m·2⁻ᵏ is m·5ᵏ with the point k digits from
/// the right. The digits are found in steps of nine, of which a number as layouts have takes a handful.
struct ExactDecimal {
  /// From the first that is not zero; one zero for zero.
  private(set) var digits: [UInt8]
  /// The power of ten that the first digit counts.
  private(set) var exponent: Int

  /// - Parameter value: a finite number; its sign does not matter.
  init(_ value: Double) {
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    self.init(significand, Int(max(value.exponentBitPattern, 1)) - 1075)
  }

  /// The middle between a number that is not negative and the next one.
  init(middleAbove value: Double) {
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    self.init(significand * 2 + 1, Int(max(value.exponentBitPattern, 1)) - 1076)
  }

  /// A whole number times a power of two.
  private init(_ significand: UInt64, _ power: Int) {
    var limbs = Self.limbs(significand)
    let zeros = limbs.isEmpty ? 0 : min(0, power)
    for _ in 0..<max(power, 0) { Self.multiply(&limbs, by: 2) }
    for _ in 0..<(-zeros) { Self.multiply(&limbs, by: 5) }
    digits = Self.digits(limbs)
    exponent = digits.count - 1 + zeros
  }

  /// The number rounded to a count of digits; what lies in the middle goes to the even digit.
  func rounded(to count: Int) -> ExactDecimal {
    guard count < digits.count else { return self }
    var result = self
    result.digits.removeLast(digits.count - count)
    let next = digits[count]
    let isHalf = next == 5 && !digits[(count + 1)...].contains { $0 > 0 }
    let last = count > 0 ? digits[count - 1] : 0
    if isHalf ? last % 2 == 1 : next >= 5, result.digits.addOne() {
      result.digits.removeLast()
      result.exponent += 1
    }
    return result
  }

  /// A whole number in digits of a thousand million, the lowest first.
  private static func limbs(_ number: UInt64) -> [UInt64] {
    var limbs: [UInt64] = []
    var rest = number
    while rest > 0 {
      limbs.append(rest % 1_000_000_000)
      rest /= 1_000_000_000
    }
    return limbs
  }

  private static func multiply(_ limbs: inout [UInt64], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % 1_000_000_000
      carry = product / 1_000_000_000
    }
    if carry > 0 { limbs.append(carry) }
  }

  private static func digits(_ limbs: [UInt64]) -> [UInt8] {
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    return digits.isEmpty ? [0] : digits.reversed()
  }
}

extension FormatString {
  /// `%e`: one digit, a point, as many digits as wanted, and the power of ten.
  static func scientific(_ value: Double, _ decimals: Int) -> String {
    if !value.isFinite { return fixed(value, 0) }
    let number = ExactDecimal(value).rounded(to: decimals + 1)
    var digits = number.digits.prefix(decimals + 1).map { $0 }
    while digits.count < decimals + 1 { digits.append(0) }
    return sign(value) + pointed(digits[...], 1) + power(value == 0 ? 0 : number.exponent)
  }

  /// `%g`: as few digits as tell the number to a precision, with a power of ten where it is large or small.
  static func general(_ value: Double, _ precision: Int) -> String {
    if !value.isFinite { return fixed(value, 0) }
    let count = max(precision, 1)
    let number = ExactDecimal(value).rounded(to: count)
    var digits = number.digits.prefix(count)
    while digits.last == 0, digits.count > 1 { digits.removeLast() }
    let exponent = value == 0 ? 0 : number.exponent
    if exponent < -4 || exponent >= count { return sign(value) + pointed(digits, 1) + power(exponent) }
    if exponent < 0 {
      return sign(value) + pointed([UInt8](repeating: 0, count: -exponent)[...] + digits, 1)
    }
    while digits.count < exponent + 1 { digits.append(0) }
    return sign(value) + pointed(digits, exponent + 1)
  }

  private static func sign(_ value: Double) -> String { value.sign == .minus ? "-" : "" }

  /// Digits with a point behind some of them, unless none follow it.
  private static func pointed(_ digits: ArraySlice<UInt8>, _ count: Int) -> String {
    let text = digits.map { "\($0)" }
    let fraction = text.dropFirst(count).joined()
    return text.prefix(count).joined() + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func power(_ exponent: Int) -> String {
    (exponent < 0 ? "e-" : "e+") + (exponent.magnitude < 10 ? "0" : "") + "\(exponent.magnitude)"
  }
}
