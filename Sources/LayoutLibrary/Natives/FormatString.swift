import LayoutEvaluator

/// `String(format:)` for what layouts print: `%d`, `%@`, `%f` and `%g`, with width, zero padding and precision.
enum FormatString {
  static func fill(_ format: String, _ arguments: [Value], _ evaluator: Evaluator) -> String {
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
      let directive = Directive(bytes, &position)
      if directive.letter == UInt8(ascii: "%") {
        result.append(directive.letter)
      } else if next < arguments.count {
        result.append(contentsOf: directive.text(for: arguments[next], evaluator).utf8)
        next += 1
      }
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

    init(_ bytes: [UInt8], _ position: inout Int) {
      position += 1
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "0") where width == 0 && precision == nil: padsWithZeros = true
        case UInt8(ascii: "-"): alignsLeft = true
        case UInt8(ascii: "."): precision = 0
        case 0x30...0x39:
          let digit = Int(byte - 0x30)
          if let digits = precision {
            precision = min(digits * 10 + digit, 30)
          } else {
            width = min(width * 10 + digit, 200)
          }
        case UInt8(ascii: "l"), UInt8(ascii: "+"), UInt8(ascii: " "): continue
        default:
          letter = byte
          return
        }
      }
    }

    func text(for value: Value, _ evaluator: Evaluator) -> String {
      let text: String =
        switch letter {
        case UInt8(ascii: "f"), UInt8(ascii: "F"): FormatString.fixed(value.double, precision ?? 6)
        case UInt8(ascii: "s"), UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
          evaluator.description(of: value)
        default: evaluator.description(of: value)
        }
      let missing = width - text.utf8.count
      if missing <= 0 { return text }
      if alignsLeft { return text + String(repeating: " ", count: missing) }
      if padsWithZeros, text.utf8.first == UInt8(ascii: "-") {
        return "-" + String(repeating: "0", count: missing) + String(text.dropFirst())
      }
      return String(repeating: padsWithZeros ? "0" : " ", count: missing) + text
    }
  }

  /// A number with a fixed count of decimals, rounded half to even of the scaled value.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded(.toNearestOrEven)
    guard scaled < 9e15 else { return "\(value)" }
    let whole = UInt64(scaled) / UInt64(max(scale, 1))
    var text = (value < 0 && scaled > 0 ? "-" : "") + "\(whole)"
    if decimals > 0 {
      let fraction = "\(UInt64(scaled) % UInt64(scale))"
      text += "." + String(repeating: "0", count: max(decimals - fraction.utf8.count, 0)) + fraction
    }
    return text
  }
}
