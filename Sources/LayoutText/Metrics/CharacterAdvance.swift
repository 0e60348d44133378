/// The widths of characters in one resolved font.
///
/// ASCII is two table look-ups: an advance, and a kerning value found by counting bits. Everything else goes through
/// `measure`, which knows accented letters by their base, some alphabets by a table, and ideographs, syllables and
/// emoji by the one advance that all of them share.
struct CharacterAdvance {
  /// Points in a table unit.
  private let unit: Double
  private let blend: Double
  private let textRow: Int
  /// Table units on top of each advance, for weights beyond the tables.
  private let extra: Double
  private let size: Double
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool
  /// The advance of a digit where all digits are alike, in table units.
  private let digit: Double
  /// Points after every character of the font itself.
  let tracking: Double

  init(_ font: ResolvedFont) {
    size = font.pointSize
    unit = size / 16384
    blend = Tracking.displayBlend(at: size)
    textRow = min(max((font.weight + 50) / 100 - 4, 0), 3)
    extra = Double(font.weight - min(max(font.weight, 400), 700)) / 100 * weightStep
    isMonospaced = font.design == .monospaced
    hasMonospacedDigits = font.hasMonospacedDigits && !isMonospaced
    tracking = font.tracking
    let zero = Double(asciiAdvances[textRow * 95 + 16])
    let displayZero = Double(asciiAdvances[(textRow + 4) * 95 + 16])
    digit = (zero + blend * (displayZero - zero)) * (textRow == 3 ? 0.980 : textRow == 2 ? 0.987 : 1) + extra
  }

  /// The advance of the ASCII character with this code, in points and without tracking; 0 for a control character.
  func ascii(_ code: UInt8) -> Double {
    guard code >= 32 && code < 127 else { return code == 9 ? ascii(32) : 0 }
    if isMonospaced { return size * monospacedAdvance }
    if hasMonospacedDigits && code &- 48 < 10 { return digit * unit }
    let cell = textRow * 95 + Int(code &- 32)
    let text = Double(asciiAdvances[cell])
    guard blend != 0 else { return (text + extra) * unit }
    return (text + blend * (Double(asciiAdvances[cell + 4 * 95]) - text) + extra) * unit
  }

  /// What stands between two characters beyond their advances, in points; mostly 0. The characters are ASCII codes or
  /// those that `kerningCode` gives to other characters.
  func kerning(_ left: UInt8, _ right: UInt8) -> Double {
    guard left >= 32 && right >= 32 && left != 127 && right != 127 else { return 0 }
    if left > 127 || right > 127 { return punctuation(left, right) }
    let pair = kerningPairs[Int(left &- 32) * 95 + Int(right &- 32)]
    return pair == 0 ? 0 : kerningValue(left, right, Int(pair) - 1)
  }

  private func punctuation(_ left: UInt8, _ right: UInt8) -> Double {
    guard !isMonospaced, left < 128 || right < 128 else { return 0 }
    let row = left > 127 ? Int(left) - 128 : Int(right) - 128 + punctuationMarks
    return Double(punctuationKerning[row * 95 + Int(min(left, right)) - 32]) * unit
  }

  /// Calls `body` with the advances and kerning of ASCII in a form that a long loop reads fastest.
  func withPrintableASCII(_ body: (PrintableASCII) -> Void) {
    asciiAdvances.withUnsafeBufferPointer { advances in
      kerningPairs.withUnsafeBufferPointer { pairs in
        body(PrintableASCII(advance: self, advances: advances, pairs: pairs))
      }
    }
  }

  /// The same numbers as `ascii` and `kerning` with their tables at hand.
  struct PrintableASCII {
    private let advance: CharacterAdvance
    private let text: UnsafePointer<UInt16>
    private let pairs: UnsafePointer<UInt16>
    /// Whether an advance is one number of one table, as in most texts.
    private let isPlain: Bool

    fileprivate init(
      advance: CharacterAdvance, advances: UnsafeBufferPointer<UInt16>, pairs: UnsafeBufferPointer<UInt16>
    ) {
      self.advance = advance
      text = advances.baseAddress! + advance.textRow * 95
      self.pairs = pairs.baseAddress!
      isPlain = advance.blend == 0 && !advance.isMonospaced && !advance.hasMonospacedDigits
    }

    /// The advance of a printable character, its kerning with what follows included. What follows may be any byte.
    @inline(__always)
    func callAsFunction(_ code: UInt8, before following: UInt8) -> Double {
      let cell = Int(code &- 32)
      let width = isPlain ? (Double(text[cell]) + advance.extra) * advance.unit : advance.ascii(code)
      let column = following &- 32
      guard column < 95 else { return width }
      let pair = pairs[cell &* 95 &+ Int(column)]
      return pair == 0 ? width : width + advance.kerningValue(code, following, Int(pair) &- 1)
    }
  }

  private func kerningValue(_ left: UInt8, _ right: UInt8, _ pair: Int) -> Double {
    if isMonospaced || hasMonospacedDigits && (left &- 48 < 10 || right &- 48 < 10) { return 0 }
    let cell = textRow * kerningPairCount + pair
    let text = Double(textKerning[cell])
    guard blend != 0 else { return text * unit }
    return (text + blend * (Double(displayKerning[cell]) - text)) * unit
  }

  /// The width of the ellipsis that truncation puts in, with its tracking.
  var ellipsis: Double { isMonospaced ? size * monospacedAdvance : extended(ellipsisIndex) + tracking }

  /// The width of any character, ASCII or not.
  func measure(_ character: Character) -> Measured {
    if let code = character.asciiValue { return Measured(points: ascii(code), isTracked: true, error: 0, base: code) }
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex && isPlainCharacter(first) { return measure(first) }
    if isEmoji(first, in: scalars) { return Measured(points: size * emojiAdvance, isTracked: false, error: 0.05) }
    if ideographic(first.value) != nil { return measure(first) }
    var sum = Measured(points: 0, isTracked: false, error: 0)
    for scalar in scalars {
      let part = alphabetic(scalar)
      sum.points += part.points
      sum.isTracked = sum.isTracked || part.isTracked
      sum.error = max(sum.error, part.error)
      if sum.base == 0 { sum.base = part.base }
    }
    return sum
  }

  /// The advance of the character at `index` of `extendedScalars`, in points and without tracking.
  private func extended(_ index: Int) -> Double {
    let cell = textRow * extendedScalars.count + index
    let text = Double(extendedTextAdvances[cell])
    return (text + blend * (Double(extendedDisplayAdvances[cell]) - text) + extra) * unit
  }

  /// The width of a character that is one scalar and no emoji.
  func measure(_ scalar: Unicode.Scalar) -> Measured {
    guard let block = ideographic(scalar.value) else { return alphabetic(scalar) }
    return Measured(points: size * block.advance(at: size), isTracked: false, error: block.error)
  }

  private func alphabetic(_ scalar: Unicode.Scalar) -> Measured {
    let code = scalar.value
    let base = baseLetter(code)
    if base != 0 { return Measured(points: ascii(base), isTracked: true, error: code < 128 ? 0 : 0.003, base: base) }
    if let index = extendedIndex(code) {
      if isMonospaced { return Measured(points: size * monospacedAdvance, isTracked: true, error: 0.02) }
      return Measured(
        points: extended(index), isTracked: true, error: code == 0x2026 ? 0.01 : 0.03, base: kerningCode(code))
    }
    if scalar.hasNoAdvance { return Measured(points: 0, isTracked: false, error: 0) }
    if code == 0xFFFC { return Measured(points: size * symbolAdvance, isTracked: false, error: 0.15) }
    return Measured(points: size * unknownAdvance, isTracked: true, error: 0.2)
  }
}

extension CharacterAdvance {
  /// The width of one character and how well it is known.
  struct Measured {
    /// Without tracking.
    var points: Double
    /// Whether the character is the system font's own, whose tracking it gets.
    var isTracked: Bool
    /// The likely error as a part of the advance; above 0.01 the advance is a stand-in.
    var error: Double
    /// The ASCII letter that it is kerned like, the `kerningCode` of a punctuation mark, or 0.
    var base: UInt8 = 0
  }
}

/// Table units by which a letter grows from one weight to the next where no table says better.
private let weightStep = 131.0
/// The advance of every character of the monospaced design, in em.
private let monospacedAdvance = 1266.0 / 2048
/// The advance of an emoji, in em.
private let emojiAdvance = 1.25
/// The advance of an image among letters, which mostly is a symbol, in em.
private let symbolAdvance = 1.18
/// The advance of a letter of a script that no table has, in em.
private let unknownAdvance = 0.6

/// The ASCII letter that an accented Latin letter is as wide as, the character itself for ASCII, or 0.
private func baseLetter(_ code: UInt32) -> UInt8 {
  switch code {
  case 0x20..<0x7F: UInt8(code)
  case 0xA0, 0x2007, 0x202F: 0x20
  case 0xC0..<0x250: latinBases[Int(code) - 0xC0]
  case 0x1E00..<0x1F00: vietnameseBases[Int(code) - 0x1E00]
  case 0x2010, 0x2011: 0x2D
  default: 0
  }
}

/// The number of marks in `punctuationKerning`.
private let punctuationMarks = 7

/// The code above 127 under which a punctuation mark beyond ASCII is kerned, or 0.
private func kerningCode(_ code: UInt32) -> UInt8 {
  switch code {
  case 0x2018: 128
  case 0x2019: 129
  case 0x201C: 130
  case 0x201D: 131
  case 0x2026: 132
  case 0x2013: 133
  case 0x2014: 134
  default: 0
  }
}

/// The place of the ellipsis in `extendedScalars`.
private let ellipsisIndex = extendedIndex(0x2026) ?? 0

/// The place of a character in `extendedScalars`.
private func extendedIndex(_ code: UInt32) -> Int? {
  guard code <= 0xFFFF else { return nil }
  let key = UInt16(code)
  var low = 0
  var high = extendedScalars.count
  while low < high {
    let middle = (low + high) / 2
    if extendedScalars[middle] < key { low = middle + 1 } else { high = middle }
  }
  return low < extendedScalars.count && extendedScalars[low] == key ? low : nil
}
