/// The line-break classes of Unicode Standard Annex #14, after its rule LB1 has resolved the ambiguous ones.
///
/// The raw values are those of `lineBreakRuns`. Letters are 0 and spaces 1, the two classes that nearly all text has.
enum LineBreakClass: UInt8 {
  case letter, space, combining, joiner
  case mandatory, carriageReturn, lineFeed, nextLine
  case zeroWidthSpace, wordJoiner, glue, hebrew
  case ideograph, emojiBase, emojiModifier, unassignedPictograph
  case number, prefix, postfix
  case open, wideOpen, close, closeParenthesis, quotation
  case exclamation, infix, symbol, hyphen, breakAfter, breakBefore, breakBoth, contingent
  case inseparable, nonStarter
  case hangulLV, hangulLVT, jamoL, jamoV, jamoT
  case regionalIndicator

  /// The class of a character.
  init(of scalar: Unicode.Scalar) {
    let code = scalar.value
    let raw = code < 128 ? asciiLineBreakClasses[Int(code)] : LineBreakClass.raw(of: code)
    self = LineBreakClass(rawValue: raw) ?? .letter
  }

  /// The class of an ASCII character.
  @inline(__always)
  init(ascii code: UInt8) {
    self = LineBreakClass(rawValue: asciiLineBreakClasses[Int(code & 127)]) ?? .letter
  }

  /// The class of a grapheme cluster: that of its first character, as marks and joiners follow what they stand on.
  init(of character: Character) {
    let scalars = character.unicodeScalars
    self = LineBreakClass(of: scalars[scalars.startIndex])
    guard self == .regionalIndicator || self == .joiner, scalars.count > 1 else { return }
    let second = LineBreakClass(of: scalars[scalars.index(after: scalars.startIndex)])
    if self == .joiner { self = .combining } else if second == .regionalIndicator { self = .ideograph }
  }

  /// Whether a line ends after a character of this class.
  @inline(__always)
  var isLineEnd: Bool {
    rawValue >= LineBreakClass.mandatory.rawValue && rawValue <= LineBreakClass.nextLine.rawValue
  }

  private static func raw(of code: UInt32) -> UInt8 {
    if code >= 0x4E00 && code < 0xA000 { return LineBreakClass.ideograph.rawValue }
    let key = code << 6 | 63
    var low = 0
    var high = lineBreakRuns.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineBreakRuns[middle] <= key { low = middle } else { high = middle }
    }
    return UInt8(lineBreakRuns[low] & 63)
  }
}

/// A set of classes, so that a rule about many of them is one test.
struct LineBreakClasses {
  private let bits: UInt64

  init(_ classes: LineBreakClass...) {
    var bits: UInt64 = 0
    for member in classes { bits |= 1 << UInt64(member.rawValue) }
    self.bits = bits
  }

  @inline(__always)
  func contains(_ member: LineBreakClass) -> Bool { bits >> UInt64(member.rawValue) & 1 != 0 }
}
