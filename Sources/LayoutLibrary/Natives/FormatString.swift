import LayoutDiagnostics
import LayoutEvaluator

/// `String(format:)` for what layouts print: `%d`, `%@`, `%f`, `%e` and `%g`, with width, zero padding and precision.
enum FormatString {
  static func fill(
    _ format: String, _ arguments: [Value], isLocalized: Bool, _ evaluator: Evaluator, at range: SourceRange
  ) throws(EvaluationError) -> String {
    var result: [UInt8] = []
    let bytes = Array(format.utf8)
    var position = 0
    var next = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "%") else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let directive = Directive(bytes, &position, isLocalized: isLocalized)
      if directive.letter == UInt8(ascii: "%") {
        result.append(directive.letter)
        continue
      }
      if !"dDiuUfFeEgGxXoOcCs@p".utf8.contains(directive.letter) {
        throw evaluator.failFormat(String(decoding: [directive.letter], as: UTF8.self), range)
      }
      let place = directive.place ?? next
      if arguments.indices.contains(place) {
        result.append(contentsOf: directive.text(for: arguments[place], evaluator).utf8)
      }
      if directive.place == nil { next += 1 }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// One `%…` of a format.
  private struct Directive {
    var letter: UInt8 = 0
    var width = 0
    var precision: Int?
    var padsWithZeros = false
    var alignsLeft = false
    /// Which argument it shows, if it says so.
    var place: Int?
    var showsBase = false
    /// What stands before a number that is not negative.
    var sign = ""
    /// Whether a number in decimal is written as a language has it.
    let isLocalized: Bool

    init(_ bytes: [UInt8], _ position: inout Int, isLocalized: Bool) {
      self.isLocalized = isLocalized
      position += 1
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "0") where width == 0 && precision == nil: padsWithZeros = true
        case UInt8(ascii: "-"): alignsLeft = true
        case UInt8(ascii: "."): precision = 0
        case UInt8(ascii: "#"): showsBase = true
        case UInt8(ascii: "$"):
          place = width - 1
          width = 0
        case 0x30...0x39:
          let digit = Int(byte - 0x30)
          if let digits = precision {
            precision = min(digits * 10 + digit, 30)
          } else {
            width = min(width * 10 + digit, 200)
          }
        case UInt8(ascii: "+"): sign = "+"
        case UInt8(ascii: " ") where sign.isEmpty: sign = " "
        case UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "z"), UInt8(ascii: "q"), UInt8(ascii: " "): continue
        default:
          letter = byte
          return
        }
      }
    }

    func text(for value: Value, _ evaluator: Evaluator) -> String {
      var text: String =
        switch letter {
        case UInt8(ascii: "f"), UInt8(ascii: "F"): FormatString.fixed(value.double, precision ?? 6)
        case UInt8(ascii: "e"): FormatString.scientific(value.double, precision ?? 6)
        case UInt8(ascii: "g"): FormatString.general(value.double, precision ?? 6)
        case UInt8(ascii: "E"): FormatString.scientific(value.double, precision ?? 6).uppercased()
        case UInt8(ascii: "G"): FormatString.general(value.double, precision ?? 6).uppercased()
        case UInt8(ascii: "x"), UInt8(ascii: "p"): (showsBase ? "0x" : "") + unsigned(value, 16)
        case UInt8(ascii: "X"): (showsBase ? "0X" : "") + unsigned(value, 16, uppercase: true)
        case UInt8(ascii: "o"): (showsBase ? "0" : "") + unsigned(value, 8)
        case UInt8(ascii: "c"), UInt8(ascii: "C"): FormatString.character(value)
        case UInt8(ascii: "d"), UInt8(ascii: "i"): digits(evaluator.description(of: value))
        default: evaluator.description(of: value)
        }
      if isLocalized { text = localized(text) }
      // Foundation's own directive takes no width
      if letter == UInt8(ascii: "@") { return text }
      let isNumber = letter != UInt8(ascii: "s") && letter != UInt8(ascii: "c")
      if isNumber, !text.hasPrefix("-") { text = sign + text }
      let missing = width - text.utf8.count
      if missing <= 0 { return text }
      if alignsLeft { return text + String(repeating: " ", count: missing) }
      if padsWithZeros, !isLocalized, let first = text.first, first == "-" || first == "+" {
        return String(first) + String(repeating: "0", count: missing) + String(text.dropFirst())
      }
      return String(repeating: padsWithZeros && !isLocalized ? "0" : " ", count: missing) + text
    }

    /// A number as English has it, as Foundation's formatter writes one for a locale: only whole numbers are padded with zeros.
    private func localized(_ text: String) -> String {
      switch letter {
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
        let zeros = padsWithZeros ? max(width - text.utf8.count, 0) : 0
        let sign = text.hasPrefix("-") ? "-" : ""
        return FormatString.grouped(
          sign + String(repeating: "0", count: zeros) + String(text.dropFirst(sign.utf8.count)))
      case UInt8(ascii: "f"), UInt8(ascii: "F"): return FormatString.grouped(text)
      case UInt8(ascii: "e"), UInt8(ascii: "g"): return text.uppercased()
      default: return text
      }
    }

    /// The bits of a number in another base; `%x` of a negative `Int` shows the 32 bits that C's `int` has, unless `l` says more.
    private func unsigned(_ value: Value, _ radix: Int, uppercase: Bool = false) -> String {
      let wide = value.wide
      let bits = wide.isNegative ? wide.bits & 0xFFFF_FFFF : wide.bits
      return digits(WideInteger(bits: bits, isNegative: false).text(radix: radix, uppercase: uppercase))
    }

    /// At least as many digits as the precision says.
    private func digits(_ text: String) -> String {
      guard let precision else { return text }
      let isNegative = text.hasPrefix("-")
      let digits = isNegative ? String(text.dropFirst()) : text
      let zeros = String(repeating: "0", count: max(precision - digits.utf8.count, 0))
      return (isNegative ? "-" : "") + zeros + digits
    }
  }

  /// A number with its digits before the point in groups of three.
  private static func grouped(_ text: String) -> String {
    let isNegative = text.hasPrefix("-")
    let number = Array((isNegative ? text.dropFirst() : Substring(text)).utf8)
    if number == Array("inf".utf8) { return isNegative ? "-∞" : "∞" }
    if number == Array("nan".utf8) { return "NaN" }
    let whole = number.prefix { $0 != UInt8(ascii: ".") }.count
    var grouped: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    for (index, digit) in number.enumerated() {
      if index > 0, index < whole, (whole - index) % 3 == 0 { grouped.append(UInt8(ascii: ",")) }
      grouped.append(digit)
    }
    return String(decoding: grouped, as: UTF8.self)
  }

  /// The character with a number.
  private static func character(_ value: Value) -> String {
    guard let scalar = UInt32(exactly: value.wide.bits).flatMap({ Unicode.Scalar($0) }) else { return "" }
    return String(Character(scalar))
  }

  /// Which value of a number is rounded: the exact one, as in `String(format:)`, or the decimal one that it is written as, as
  /// in `formatted()`. 2.675 is a little less than it looks.
  enum Reading { case exact, decimal }

  /// A number with a fixed count of decimals: the nearest to its value, and of two as near the even one.
  static func fixed(_ value: Double, _ decimals: Int, reading: Reading = .exact) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let magnitude = value.magnitude
    let scaled = reading == .exact ? nearest(magnitude, times: scale) : nearestDecimal(magnitude, times: scale)
    guard scaled < 9e15 else { return "\(value)" }
    let whole = UInt64(scaled) / UInt64(max(scale, 1))
    var text = (value < 0 && scaled > 0 ? "-" : "") + "\(whole)"
    if decimals > 0 {
      let fraction = "\(UInt64(scaled) % UInt64(scale))"
      text += "." + String(repeating: "0", count: max(decimals - fraction.utf8.count, 0)) + fraction
    }
    return text
  }

  /// The whole number that is nearest to an exact product.
  private static func nearest(_ value: Double, times scale: Double) -> Double {
    let product = value * scale
    let whole = product.rounded(.down)
    // beside the half, what the product lost by rounding says on which side it is
    let (high, low) = halves(value)
    let (scaleHigh, scaleLow) = halves(scale)
    let lost = ((high * scaleHigh - product) + high * scaleLow + low * scaleHigh) + low * scaleLow
    let fraction = product - whole
    if fraction == 0.5, lost != 0 { return lost > 0 ? whole + 1 : whole }
    return product.rounded(.toNearestOrEven)
  }

  /// The whole number that is nearest to a product of what a number is written as.
  private static func nearestDecimal(_ value: Double, times scale: Double) -> Double {
    let whole = (value * scale).rounded(.down)
    let half = (whole + 0.5) / scale
    if value == half { return (whole + 0.5).rounded(.toNearestOrEven) }
    return value > half ? whole + 1 : whole
  }

  /// A number as the sum of two with half as many digits, whose products are exact.
  private static func halves(_ value: Double) -> (Double, Double) {
    let shifted = value * 134_217_729
    let high = shifted - (shifted - value)
    return (high, value - high)
  }
}
