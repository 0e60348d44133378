/// The number that a text spells in decimal, with a sign, a fraction and an exponent; nil if it spells none. The digits are
/// gathered as an integer and scaled once, which is exact for all numbers that people write in layouts.
func parseDouble(_ text: String) -> Double? {
  var scanner = DecimalScanner(Array(text.utf8))
  return scanner.scan()
}

private struct DecimalScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var mantissa = 0.0
  private var exponent = 0
  private var digits = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() -> Double? {
    let isNegative = accept(UInt8(ascii: "-"))
    if !isNegative { _ = accept(UInt8(ascii: "+")) }
    scanDigits(isFraction: false)
    if accept(UInt8(ascii: ".")) { scanDigits(isFraction: true) }
    guard digits > 0 else { return nil }
    if accept(UInt8(ascii: "e")) || accept(UInt8(ascii: "E")) {
      guard let written = scanExponent() else { return nil }
      exponent += written
    }
    guard position == bytes.count else { return nil }
    return isNegative ? -scaled : scaled
  }

  private var scaled: Double {
    var power = 1.0
    for _ in 0..<min(exponent.magnitude, 400) { power *= 10 }
    return exponent < 0 ? mantissa / power : mantissa * power
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
      mantissa = mantissa * 10 + Double(digit)
      digits += 1
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
