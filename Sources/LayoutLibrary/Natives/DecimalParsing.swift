/// The number that a text spells as Swift reads it: in decimal or hexadecimal, with a sign, a fraction and an exponent, or the
/// name of what is no number; nil if it spells none. What is found by scaling the digits is compared with the number as it is
/// written, digit by digit, so that the result is the nearest number that there is.
func parseDouble(_ text: String) -> Double? {
  var scanner = DecimalScanner(Array(text.utf8))
  return scanner.scan()
}

private struct DecimalScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The digits, without zeros in front, and the power of ten behind the last one.
  private var digits: [UInt8] = []
  private var exponent = 0
  private var hasDigits = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() -> Double? {
    let isNegative = accept(UInt8(ascii: "-"))
    if !isNegative { _ = accept(UInt8(ascii: "+")) }
    guard let magnitude = scanName() ?? scanHexadecimal() ?? scanDecimal() else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private func scanName() -> Double? {
    switch String(decoding: bytes[position...], as: UTF8.self).lowercased() {
    case "inf", "infinity": .infinity
    case "nan": .nan
    default: nil
    }
  }

  /// `0x1.8p3`.
  private mutating func scanHexadecimal() -> Double? {
    let start = position
    guard accept(UInt8(ascii: "0")), accept(UInt8(ascii: "x")) || accept(UInt8(ascii: "X")) else {
      position = start
      return nil
    }
    var value = 0.0
    var power = 0
    var isFraction = false
    while position < bytes.count {
      if !isFraction, accept(UInt8(ascii: ".")) { isFraction = true }
      guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else { break }
      value = value * 16 + Double(digit)
      if isFraction { power -= 4 }
      hasDigits = true
      position += 1
    }
    if accept(UInt8(ascii: "p")) || accept(UInt8(ascii: "P")) {
      guard let written = scanExponent() else { return nil }
      power += written
    }
    guard hasDigits, position == bytes.count else { return nil }
    return Double(sign: .plus, exponent: power, significand: value)
  }

  private mutating func scanDecimal() -> Double? {
    scanDigits(isFraction: false)
    if accept(UInt8(ascii: ".")) { scanDigits(isFraction: true) }
    guard hasDigits else { return nil }
    if accept(UInt8(ascii: "e")) || accept(UInt8(ascii: "E")) {
      guard let written = scanExponent() else { return nil }
      exponent += written
    }
    guard position == bytes.count else { return nil }
    return nearest
  }

  /// The number that is nearest to what is written; of two as near, the even one.
  private var nearest: Double {
    if digits.isEmpty { return 0 }
    var value = scaled
    if digits.count <= 15, exponent.magnitude <= 22 { return value }
    while value > 0, order(besideMiddleAbove: value.nextDown) < 0 { value = value.nextDown }
    while value.isFinite, order(besideMiddleAbove: value) > 0 { value = value.nextUp }
    return value
  }

  /// About the number: its first digits, scaled.
  private var scaled: Double {
    var value = 0.0
    for digit in digits.prefix(19) { value = value * 10 + Double(digit) }
    var power = exponent + max(digits.count - 19, 0)
    if power + digits.count < -330 { return 0 }
    if power > 310 { return .infinity }
    while power > 0 {
      let step = min(power, 22)
      value *= Self.power(step)
      power -= step
    }
    while power < 0 {
      let step = min(-power, 22)
      value /= Self.power(step)
      power += step
    }
    return value
  }

  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Whether what is written is less (-1) or more (1) than the middle between a number and the next one; a number in the
  /// middle goes to the even one.
  private func order(besideMiddleAbove value: Double) -> Int {
    let middle = ExactDecimal(middleAbove: value)
    let point = digits.count - 1 + exponent
    if point != middle.exponent { return point < middle.exponent ? -1 : 1 }
    for index in 0..<max(digits.count, middle.digits.count) {
      let left = index < digits.count ? digits[index] : 0
      let right = index < middle.digits.count ? middle.digits[index] : 0
      if left != right { return left < right ? -1 : 1 }
    }
    return value.significandBitPattern % 2 == 0 ? -1 : 1
  }

  private mutating func accept(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func nextDigit() -> Int? {
    guard position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 else { return nil }
    position += 1
    return Int(bytes[position - 1] - 0x30)
  }

  private mutating func scanDigits(isFraction: Bool) {
    while let digit = nextDigit() {
      if digit > 0 || !digits.isEmpty { digits.append(UInt8(digit)) }
      hasDigits = true
      if isFraction { exponent -= 1 }
    }
  }

  private mutating func scanExponent() -> Int? {
    let isNegative = accept(UInt8(ascii: "-"))
    if !isNegative { _ = accept(UInt8(ascii: "+")) }
    var value: Int?
    while let digit = nextDigit() { value = min((value ?? 0) * 10 + digit, 10_000) }
    return value.map { isNegative ? -$0 : $0 }
  }
}
