import LayoutEvaluator

/// A number as a formatter of Foundation writes and reads it: by a pattern, with what was set on the formatter in place of what
/// the pattern says. The settings come as numbers, where -1 is what nobody has set, and as words in a fixed order.
struct PatternedNumber {
  private var pattern: NumberPattern
  private let options: [Int]
  private let words: [Value]
  private let multiplier: Double

  /// The places of the numbers among the settings.
  private enum Option: Int {
    case leastInteger, mostInteger, leastFraction, mostFraction, usesSignificant, leastSignificant, mostSignificant
    case isGrouped, group, secondGroup, rounding, hasPoint, width, padding, decimals, leastGroup
  }

  /// The places of the words among the settings.
  private enum Word: Int {
    case pattern, point, separator, percent, minus, exponent, sign, code, pad, positivePrefix, positiveSuffix
    case negativePrefix, negativeSuffix
  }

  private init(_ options: Value, _ multiplier: Double, _ words: Value) {
    self.options = options.parts.map { min($0.integer, 998) }
    self.words = words.parts
    pattern = NumberPattern(self.words[Word.pattern.rawValue].string)
    self.multiplier = multiplier
  }

  private subscript(option: Option) -> Int? { options[option.rawValue] < 0 ? nil : options[option.rawValue] }

  private subscript(word: Word) -> String { words[word.rawValue].string }

  // MARK: Digits

  /// The fraction that is shown; a currency's own where the pattern is of one.
  private var fraction: ClosedRange<Int> {
    let own = self[.decimals].map { $0...$0 } ?? pattern.fraction
    let least = self[.leastFraction] ?? min(own.lowerBound, self[.mostFraction] ?? own.lowerBound)
    return least...max(self[.mostFraction] ?? own.upperBound, least)
  }

  private var significant: ClosedRange<Int>? {
    if self[.usesSignificant] == 0 { return nil }
    guard self[.leastSignificant] != nil || self[.mostSignificant] != nil else { return pattern.significant }
    let least = self[.leastSignificant] ?? 1
    return least...max(self[.mostSignificant] ?? 998, least)
  }

  /// With a power of ten the digits that count are told by both sides of the point.
  private var mantissa: ClosedRange<Int>? {
    if let significant { return significant }
    let fraction = fraction
    if pattern.integer == 0 {
      if fraction.upperBound == 0 { return nil }
      if fraction.lowerBound == 0 { return 1...(fraction.upperBound + 1) }
    }
    let most = max(pattern.integer + fraction.upperBound, 1)
    return min(max(pattern.integer + fraction.lowerBound, 1), most)...most
  }

  private func style(isNegative: Bool) -> NumberText.Style {
    var style = NumberText.Style()
    style.fraction = fraction
    let least = self[.leastInteger] ?? max(pattern.integer, 1)
    style.integer = min(least, self[.mostInteger] ?? least)...(self[.mostInteger] ?? 998)
    style.startsWithPoint = style.integer.lowerBound == 0
    style.significant = significant
    let group = self[.group] ?? pattern.group
    style.isGrouped = self[.isGrouped] != 0 && group > 0
    let second = self[.secondGroup] ?? (self[.group] == nil ? pattern.secondGroup : group)
    style.signs = NumberText.Signs(
      point: self[.point], separator: self[.separator], exponent: self[.exponent], minus: self[.minus],
      group: group, secondGroup: second, leastGroup: self[.leastGroup] ?? 1)
    style.alwaysHasPoint = self[.hasPoint] == 1
    style.isNegative = isNegative
    let rules: [FloatingPointRoundingRule] = [
      .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero, .toNearestOrAwayFromZero,
    ]
    style.rule = rules[self[.rounding] ?? 4]
    style.halvesGoDown = self[.rounding] == 5
    return style
  }

  private func digits(_ text: String, _ increment: Double, isNegative: Bool) -> String {
    var style = style(isNegative: isNegative)
    var number = NumberText(text)
    let power = affixed("%") ? 2 : affixed("‰") ? 3 : 0
    if multiplier == 0 || multiplier == 100 {
      number.multiply(byTenTo: multiplier == 0 ? power : 2)
    } else if multiplier != 1, let value = parseDouble(text) {
      number = NumberText("\(value * multiplier)")
    }
    if increment > 0, let value = parseDouble(number.plain) {
      number = NumberText("\((value / increment).rounded(style.rule) * increment)")
    }
    guard pattern.isScientific else {
      number.round(style)
      return number.text(style)
    }
    style.significant = mantissa
    if style.significant == nil { style.fraction = 0...998 }
    style.integer = 1...998
    return number.scientific(style)
  }

  private func affixed(_ sign: Character) -> Bool { pattern.prefix.contains(sign) || pattern.suffix.contains(sign) }

  // MARK: Around the digits

  private func affixes(isNegative: Bool) -> (prefix: String, suffix: String) {
    let named: (Word, Word) = isNegative ? (.negativePrefix, .negativeSuffix) : (.positivePrefix, .positiveSuffix)
    let own = isNegative ? pattern.negative : nil
    let prefix = own?.prefix ?? (isNegative ? "-" : "") + pattern.prefix
    let (first, last) = (words[named.0.rawValue], words[named.1.rawValue])
    return (
      first.isNone ? spelled(prefix, isBefore: true) : first.string,
      last.isNone ? spelled(own?.suffix ?? pattern.suffix, isBefore: false) : last.string
    )
  }

  /// Signs of a pattern as they are written. A currency's letters keep a space from the digits.
  private func spelled(_ affix: String, isBefore: Bool) -> String {
    var text = ""
    let characters = Array(affix)
    var position = 0
    while position < characters.count {
      let character = characters[position]
      var end = position + 1
      switch character {
      case NumberPattern.escape:
        text.append(characters[end])
        end += 1
      case "¤":
        while end < characters.count, characters[end] == "¤" { end += 1 }
        let sign = end - position > 1 ? self[.code] : self[.sign]
        if !isBefore, position == 0 { text += Self.space(beside: sign.first) }
        text += sign
        if isBefore, end == characters.count { text += Self.space(beside: sign.last) }
      case "%": text += self[.percent]
      case "-": text += self[.minus]
      default: text.append(character)
      }
      position = end
    }
    return text
  }

  private static func space(beside character: Character?) -> String {
    guard let character, character.isLetter || character.isNumber || character == "." else { return "" }
    return "\u{a0}"
  }

  private func padded(_ prefix: String, _ digits: String, _ suffix: String) -> String {
    let missing = (self[.width] ?? 0) - (prefix + digits + suffix).count
    let pad = missing > 0 ? String(repeating: self[.pad], count: missing) : ""
    switch self[.padding] ?? 0 {
    case 1: return prefix + pad + digits + suffix
    case 2: return prefix + digits + pad + suffix
    case 3: return prefix + digits + suffix + pad
    default: return pad + prefix + digits + suffix
    }
  }

  private func written(_ text: String, _ increment: Double, _ notANumber: String) -> String {
    let isNegative = text.hasPrefix("-")
    let magnitude = isNegative ? String(text.dropFirst()) : text
    let around = affixes(isNegative: isNegative)
    let digits = magnitude == "nan" ? notANumber : digits(magnitude, increment, isNegative: isNegative)
    return padded(around.prefix, digits, around.suffix)
  }

  // MARK: Reading

  /// The number that a text spells in whole; nil if it spells none.
  private func read(_ text: String, isLenient: Bool) -> Double? {
    for isNegative in [true, false] {
      let around = affixes(isNegative: isNegative)
      guard text.hasPrefix(around.prefix), text.hasSuffix(around.suffix),
        text.utf8.count >= around.prefix.utf8.count + around.suffix.utf8.count
      else { continue }
      let middle = text.dropFirst(around.prefix.count).dropLast(around.suffix.count)
      if let value = value(String(middle)) { return isNegative ? -value : value }
    }
    guard isLenient else { return nil }
    let signs = Array("+-" + self[.sign] + self[.percent])
    let number = text.filter { !signs.contains($0) && !$0.isWhitespace }
    return value(number).map { text.contains("-") ? -$0 : $0 }
  }

  private func value(_ text: String) -> Double? {
    var number = ""
    var hasPoint = false
    for character in text {
      if String(character) == self[.point], !hasPoint {
        hasPoint = true
        number += "."
      } else if character.isNumber, character.isASCII {
        number.append(character)
      } else if self[.isGrouped] == 0 || pattern.group == 0 || hasPoint || String(character) != self[.separator] {
        return nil
      }
    }
    guard number.utf8.count > (hasPoint ? 1 : 0) else { return nil }
    guard let value = parseDouble("0" + number + (hasPoint ? "0" : "")) else { return nil }
    let factor = multiplier != 0 ? multiplier : affixed("%") ? 100 : 1
    return value / factor
  }
}

extension PatternedNumber {
  /// Writes a number: the value, the settings in numbers, the multiplier and the increment, the settings in words.
  static let native = Native.function { (evaluator, arguments) throws(EvaluationError) in
    let number = PatternedNumber(arguments[1], arguments[2].double, arguments[4])
    if let problem = number.pattern.problem { throw evaluator.failMissing(problem, arguments.range) }
    let text = evaluator.description(of: arguments[0])
    if text.hasSuffix("inf") {
      throw evaluator.failMissing("a number without end in a 'NumberFormatter'", arguments.range)
    }
    return .string(number.written(text, arguments[3].double, arguments[5].string))
  }

  /// Reads a number, by the same settings.
  static let reader = Native.function { (_, arguments) in
    let number = PatternedNumber(arguments[1], arguments[2].double, arguments[3])
    return number.read(arguments[0].string, isLenient: arguments[4].boolean).map { .double($0) } ?? .none
  }
}
