/// A number of Foundation's `Decimal`: up to 38 digits, of which 128 bits have room for a few more, and a power of ten.
///
/// It is kept as a text, `-314e-2`, whose digits end in no zero, so that numbers that are equal are the same text. Sums,
/// products and quotients lose the digits that there is no room for, as Foundation's do.
struct DecimalNumber {
  /// The digits of the significand, the first of which is not zero; none for zero.
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0
  private(set) var isNegative = false
  private(set) var isNaN = false

  static let nan = DecimalNumber(isNaN: true)

  private init(isNaN: Bool) { self.isNaN = isNaN }

  init(digits: [UInt8], exponent: Int, isNegative: Bool) {
    self.digits = Array(digits.drop { $0 == 0 })
    self.exponent = exponent
    self.isNegative = isNegative
    settle()
  }

  /// - Parameter code: what ``code`` has given.
  init(code: String) {
    guard code != "nan" else {
      isNaN = true
      return
    }
    let parts = code.split(separator: "e" as Character)
    isNegative = code.hasPrefix("-")
    digits = (parts.first ?? "").utf8.filter { $0 != UInt8(ascii: "-") }.map { $0 - 0x30 }
    digits = Array(digits.drop { $0 == 0 })
    exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  }

  /// The number that Foundation makes of a floating-point number: of 18 or 19 digits that scaling by ten has brought about.
  init(_ value: Double) {
    guard value.isFinite else {
      isNaN = true
      return
    }
    guard value != 0 else { return }
    var magnitude = value.magnitude
    let limit = 18_446_744_073_709_551_616.0
    while magnitude < limit {
      magnitude *= 10
      exponent -= 1
    }
    while magnitude >= limit {
      magnitude /= 10
      exponent += 1
    }
    digits = "\(UInt64(magnitude))".utf8.map { $0 - 0x30 }
    isNegative = value < 0
    settle()
  }

  var isZero: Bool { digits.isEmpty && !isNaN }

  var code: String {
    if isNaN { return "nan" }
    if digits.isEmpty { return "0e0" }
    return (isNegative ? "-" : "") + Self.text(digits) + "e\(exponent)"
  }

  var description: String {
    if isNaN { return "NaN" }
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    if exponent >= 0 { return sign + Self.text(digits) + String(repeating: "0", count: exponent) }
    let point = digits.count + exponent
    if point > 0 { return sign + Self.text(digits[..<point]) + "." + Self.text(digits[point...]) }
    return sign + "0." + String(repeating: "0", count: -point) + Self.text(digits[...])
  }

  private static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }

  var negated: DecimalNumber {
    var result = self
    result.isNegative = !isNegative && !digits.isEmpty
    return result
  }

  // MARK: Room

  /// The largest significand.
  private static let largest = Array("340282366920938463463374607431768211455".utf8).map { $0 - 0x30 }

  /// Cuts digits off until the rest has room, and takes zeros at the end away.
  private mutating func settle() {
    while Self.isLess(Self.largest, digits) {
      digits.removeLast()
      exponent += 1
    }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    // a power of ten that has no room goes into the significand as far as that has
    while exponent > 127, !digits.isEmpty, !Self.isLess(Self.largest, digits + [0]) {
      digits.append(0)
      exponent -= 1
    }
    if exponent > 127 || exponent < -128, !digits.isEmpty { self = .nan }
    if digits.isEmpty { (exponent, isNegative) = (0, false) }
  }

  /// Whether one row of digits counts less than another.
  private static func isLess(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }

  /// How many words of 16 bits a significand fills.
  private static func words(_ digits: [UInt8]) -> Int {
    var power: [UInt8] = [1]
    var count = 0
    while !isLess(digits, power) {
      power = product(power, [6, 5, 5, 3, 6])
      count += 1
    }
    return count
  }

  private static func product(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var sums = [Int](repeating: 0, count: a.count + b.count)
    for (left, first) in a.enumerated() {
      for (right, second) in b.enumerated() { sums[left + right + 1] += Int(first) * Int(second) }
    }
    for index in sums.indices.reversed().dropLast() {
      sums[index - 1] += sums[index] / 10
      sums[index] %= 10
    }
    return Array(sums.map { UInt8($0) }.drop { $0 == 0 })
  }
}

extension DecimalNumber {
  /// Foundation's modes of rounding.
  enum Rounding: Int {
    case plain, down, up, bankers

    /// Whether a digit goes up because of those behind it.
    func isUp(after digit: UInt8, _ dropped: [UInt8], _ isNegative: Bool) -> Bool {
      let hasRest = dropped.contains { $0 > 0 }
      switch self {
      case .down: return isNegative && hasRest
      case .up: return !isNegative && hasRest
      case .plain: return dropped[0] >= 5
      case .bankers:
        let isHalf = dropped[0] == 5 && !dropped.dropFirst().contains { $0 > 0 }
        return isHalf ? digit % 2 == 1 : dropped[0] >= 5
      }
    }
  }

  /// The number with so many digits behind the point.
  func rounded(_ scale: Int, _ rule: Rounding) -> DecimalNumber {
    guard !isNaN, !digits.isEmpty, exponent < -scale else { return self }
    var result = self
    let count = -scale - exponent
    if count > digits.count {
      result.digits = []
      if rule.isUp(after: 0, [0] + digits, isNegative) { result.digits = [1] }
    } else {
      let dropped = Array(digits[(digits.count - count)...])
      result.digits.removeLast(count)
      if rule.isUp(after: result.digits.last ?? 0, dropped, isNegative) { _ = result.digits.addOne() }
    }
    result.exponent = -scale
    result.settle()
    return result
  }

  // MARK: Arithmetic

  static func < (a: DecimalNumber, b: DecimalNumber) -> Bool {
    if a.isNaN || b.isNaN { return a.isNaN && !b.isNaN }
    if a.isNegative != b.isNegative { return a.isNegative }
    let (left, right) = a.isNegative ? (b, a) : (a, b)
    if left.digits.isEmpty || right.digits.isEmpty { return left.digits.isEmpty && !right.digits.isEmpty }
    let points = (left.digits.count + left.exponent, right.digits.count + right.exponent)
    return points.0 == points.1 ? left.digits.lexicographicallyPrecedes(right.digits) : points.0 < points.1
  }

  static func + (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    if a.isNaN || b.isNaN { return .nan }
    if a.isZero || b.isZero { return a.isZero ? b : a }
    var (high, low) = a.exponent >= b.exponent ? (a, b) : (b, a)
    align(&high, &low)
    if high.isNegative == low.isNegative {
      let sum = Self.sum(high.digits, low.digits)
      return DecimalNumber(digits: sum, exponent: low.exponent, isNegative: low.isNegative)
    }
    let isHighLess = isLess(high.digits, low.digits)
    let (most, least) = isHighLess ? (low, high) : (high, low)
    return DecimalNumber(
      digits: difference(most.digits, least.digits), exponent: low.exponent, isNegative: most.isNegative)
  }

  /// Brings two numbers to one power of ten: the one with the higher power gets zeros as far as there is room, and for the
  /// rest the other loses digits.
  private static func align(_ high: inout DecimalNumber, _ low: inout DecimalNumber) {
    let distance = high.exponent - low.exponent
    let full = high.digits + [UInt8](repeating: 0, count: distance)
    if !isLess(largest, full) {
      high.digits = full
      high.exponent = low.exponent
      return
    }
    let room = Int(Double(8 - words(high.digits)) * 4.81647993)
    high.digits += [UInt8](repeating: 0, count: room)
    high.exponent -= room
    low.digits.removeLast(min(distance - room, low.digits.count))
    low.exponent = high.exponent
  }

  private static func sum(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    let count = max(a.count, b.count) + 1
    var result = [UInt8](repeating: 0, count: count)
    var carry: UInt8 = 0
    for place in 1...count {
      let sum = (place <= a.count ? a[a.count - place] : 0) + (place <= b.count ? b[b.count - place] : 0) + carry
      result[count - place] = sum % 10
      carry = sum / 10
    }
    return result
  }

  private static func difference(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var result = a
    var borrow = 0
    for place in 1..<(a.count + 1) {
      let value = Int(a[a.count - place]) - (place <= b.count ? Int(b[b.count - place]) : 0) - borrow
      result[a.count - place] = UInt8(value < 0 ? value + 10 : value)
      borrow = value < 0 ? 1 : 0
    }
    return result
  }

  static func * (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    if a.isNaN || b.isNaN { return .nan }
    return DecimalNumber(
      digits: product(a.digits, b.digits), exponent: a.exponent + b.exponent, isNegative: a.isNegative != b.isNegative)
  }

  /// The quotient of the significands, the first of which has got 38 zeros.
  static func / (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    if a.isNaN || b.isNaN || b.isZero { return .nan }
    var rest: [UInt8] = []
    var quotient: [UInt8] = []
    for digit in a.digits + [UInt8](repeating: 0, count: 38) {
      rest.append(digit)
      rest = Array(rest.drop { $0 == 0 })
      var count: UInt8 = 0
      while !isLess(rest, b.digits) {
        rest = Array(difference(rest, b.digits).drop { $0 == 0 })
        count += 1
      }
      quotient.append(count)
    }
    return DecimalNumber(
      digits: quotient, exponent: a.exponent - b.exponent - 38, isNegative: a.isNegative != b.isNegative)
  }

  /// A power: squares and products, as Foundation goes.
  func power(_ exponent: Int) -> DecimalNumber {
    if isNaN { return .nan }
    var result = DecimalNumber(1)
    var square = self
    var rest = exponent.magnitude
    while rest > 0 {
      if rest % 2 == 1 { result = result * square }
      square = rest > 1 ? square * square : square
      rest /= 2
    }
    return exponent < 0 ? DecimalNumber(1) / result : result
  }

  /// The number at the start of a text; nil if there is none.
  static func parse(_ text: String) -> DecimalNumber? {
    var bytes = Array(text.utf8)[...]
    bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    let whole = bytes.prefix { $0 >= 0x30 && $0 <= 0x39 }
    var rest = bytes[whole.endIndex...]
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix { $0 >= 0x30 && $0 <= 0x39 }
      rest = rest.dropFirst(fraction.count + 1)
    }
    if whole.isEmpty && fraction.isEmpty { return nil }
    var exponent = -fraction.count
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      var power = rest.dropFirst()
      let isMinus = power.first == UInt8(ascii: "-")
      if isMinus || power.first == UInt8(ascii: "+") { power.removeFirst() }
      let written = Int(String(decoding: power.prefix { $0 >= 0x30 && $0 <= 0x39 }, as: UTF8.self)) ?? 0
      exponent += isMinus ? -written : written
    }
    let digits = (Array(whole) + Array(fraction)).map { $0 - 0x30 }
    return DecimalNumber(digits: digits, exponent: exponent, isNegative: isNegative)
  }
}
