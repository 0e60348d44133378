import LayoutEvaluator

/// A number in decimal digits, as it is written and not as it is stored, and how the formats of Foundation spell it: rounded
/// in decimal, padded, grouped, in thousands and millions or with a power of ten.
struct NumberText {
  /// The digits of 0.d₁d₂d₃… × 10ᵖᵒⁱⁿᵗ, without zeros at the end.
  private var digits: [UInt8]
  private var point: Int

  /// What a format says beside its signs.
  struct Style {
    var fraction = 0...6
    var integer = 1...400
    /// How many digits count; they take the place of the fraction's if there are any.
    var significant: ClosedRange<Int>?
    var isGrouped = true
    var alwaysHasPoint = false
    var rule = FloatingPointRoundingRule.toNearestOrEven
    /// Whether what is in the middle is rounded towards zero, where the rule takes the nearest.
    var halvesGoDown = false
    var isNegative = false
    /// Whether a number below one has no zero before its point.
    var startsWithPoint = false
    var signs = Signs()
  }

  /// What stands between digits, and how many of them stand together.
  struct Signs {
    var point = "."
    var separator = ","
    var exponent = "E"
    var minus = "-"
    var group = 3
    var secondGroup = 3
    /// How many digits there must be before the first group for any to stand apart.
    var leastGroup = 1
  }

  /// - Parameter text: a number as Swift prints it, without a sign.
  init(_ text: String) {
    digits = []
    point = 0
    var exponent = 0
    var isFraction = false
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "e") {
        exponent = Int(String(decoding: bytes[(index + 1)...], as: UTF8.self)) ?? 0
        break
      }
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard byte >= 0x30, byte <= 0x39 else { continue }
      digits.append(byte - 0x30)
      if !isFraction { point += 1 }
    }
    point += exponent
    trim()
  }

  /// Takes the zeros away that count nothing.
  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point = digits.isEmpty ? 0 : point - zeros
  }

  var isZero: Bool { digits.isEmpty }

  mutating func multiply(byTenTo power: Int) { point = isZero ? 0 : point + power }

  /// Rounds to the digits that a style shows.
  mutating func round(_ style: Style) {
    let count = style.significant?.upperBound ?? point + style.fraction.upperBound
    guard count < digits.count else { return }
    if count < 0 {
      digits = [UInt8](repeating: 0, count: -count) + digits
      point -= count
    }
    let kept = max(count, 0)
    let rest = digits[kept...]
    digits.removeLast(rest.count)
    if isRoundedUp(rest, style), digits.addOne() { point += 1 }
    trim()
  }

  private func isRoundedUp(_ rest: ArraySlice<UInt8>, _ style: Style) -> Bool {
    let next = rest.first ?? 0
    let isHalf = next == 5 && !rest.dropFirst().contains { $0 > 0 }
    switch style.rule {
    case .toNearestOrEven: return isHalf ? (digits.last ?? 0) % 2 == 1 : next >= 5
    case .toNearestOrAwayFromZero: return isHalf ? !style.halvesGoDown : next >= 5
    case .up: return !style.isNegative
    case .down: return style.isNegative
    case .awayFromZero: return true
    default: return false
    }
  }

  func text(_ style: Style) -> String {
    var whole = (0..<max(point, 0)).map { $0 < digits.count ? digits[$0] : 0 }
    var fraction = [UInt8](repeating: 0, count: isZero ? 0 : max(-point, 0)) + digits.dropFirst(max(point, 0))
    let leastWhole = style.startsWithPoint ? style.integer.lowerBound : max(style.integer.lowerBound, 1)
    while whole.count < leastWhole { whole.insert(0, at: 0) }
    if whole.count > style.integer.upperBound { whole.removeFirst(whole.count - style.integer.upperBound) }
    var least = style.fraction.lowerBound
    if let significant = style.significant {
      // zero counts as one digit
      least = max(significant.lowerBound - (isZero ? 1 : point), 0)
    }
    while fraction.count < least { fraction.append(0) }
    if whole.isEmpty, fraction.isEmpty { whole = [0] }
    let point = fraction.isEmpty && !style.alwaysHasPoint ? "" : style.signs.point
    return Self.spell(whole, style.isGrouped ? style.signs : nil) + point + Self.spell(fraction, nil)
  }

  /// Digits, in groups where there are signs to part them.
  private static func spell(_ digits: [UInt8], _ signs: Signs?) -> String {
    var text: [UInt8] = []
    let isShort = signs.map { digits.count < $0.group + $0.leastGroup } ?? true
    for (index, digit) in digits.enumerated() {
      if let signs, !isShort, index > 0, signs.separates(digits.count - index) {
        text.append(contentsOf: signs.separator.utf8)
      }
      text.append(digit + 0x30)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The number without groups, as it can be read.
  var plain: String {
    var style = Style()
    style.fraction = 0...400
    style.isGrouped = false
    return text(style)
  }

  /// In thousands, millions, …; without a wish for digits, with two where one would stand before the point.
  func compact(_ style: Style, isPlain: Bool) -> String {
    let names = ["", "K", "M", "B", "T"]
    var index = 0
    while true {
      var number = self
      number.multiply(byTenTo: -3 * index)
      var style = style
      if isPlain {
        style.fraction = 0...0
        if number.point < 2 { style.significant = 1...2 }
      }
      number.round(style)
      if number.point <= 3 || index == names.count - 1 {
        style.isGrouped = number.point > 4
        return number.text(style) + names[index]
      }
      index += 1
    }
  }

  /// One digit, its fraction, and a power of ten.
  func scientific(_ style: Style) -> String {
    var number = self
    let power = isZero ? 0 : point - 1
    number.multiply(byTenTo: -power)
    number.round(style)
    let carried = number.point > 1 ? 1 : 0
    number.multiply(byTenTo: -carried)
    let exponent = power + carried
    let sign = exponent < 0 ? style.signs.minus : ""
    return number.text(style) + style.signs.exponent + sign + "\(exponent.magnitude)"
  }
}

extension NumberText.Signs {
  /// Whether something stands before so many digits at the end.
  fileprivate func separates(_ rest: Int) -> Bool {
    rest == group || rest > group && (rest - group) % max(secondGroup, 1) == 0
  }
}

extension NumberText {
  /// The most digits that Foundation's formats have on one side of the point.
  private static let mostDigits = 998

  /// The native that spells a number: the value, a factor, an increment, and what the style says in numbers.
  static let native = Native.function { (evaluator, arguments) in
    let options = arguments[3].parts.map { min($0.integer, mostDigits) }
    var style = Style()
    style.fraction = options[0]...max(options[1], options[0])
    style.integer = options[2]...max(options[3], options[2])
    if options[5] > 0 { style.significant = options[4]...max(options[5], options[4]) }
    style.isGrouped = options[7] == 1
    style.rule = LibraryEntry.rule(options[8])
    style.alwaysHasPoint = options[9] == 1
    let (text, isNegative) = written(arguments, evaluator)
    style.isNegative = isNegative
    let sign = isNegative ? "-" : ""
    if text == "nan" { return .string("NaN") }
    if text == "inf" { return .string(sign + "∞") }
    var number = NumberText(text)
    if options[10] != 0 { number.multiply(byTenTo: options[10]) }
    switch options[6] {
    case 1: return .string(sign + number.compact(style, isPlain: options[11] == 1))
    case 2: return .string(sign + number.scientific(style))
    default:
      number.round(style)
      return .string(sign + number.text(style))
    }
  }

  /// A value times a factor and in steps of an increment, as Swift writes it, and whether it is negative.
  private static func written(_ arguments: Arguments, _ evaluator: Evaluator) -> (String, Bool) {
    let (factor, increment) = (arguments[1].double, arguments[2].double)
    var text = evaluator.description(of: arguments[0])
    if factor != 1 || increment > 0 {
      var value = (parseDouble(text) ?? arguments[0].double) * factor
      if increment > 0 {
        let rule = LibraryEntry.rule(arguments[3].parts[8].integer)
        value = (value / increment).rounded(rule) * increment
      }
      text = "\(value)"
    }
    let isNegative = text.hasPrefix("-")
    return (isNegative ? String(text.dropFirst()) : text, isNegative)
  }
}
