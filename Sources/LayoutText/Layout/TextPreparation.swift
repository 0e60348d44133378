/// Reads a text once and leaves what measuring needs: where each character starts on an endless line, and where lines may
/// break.
///
/// This is the only pass over the text itself. Afterwards the width of any stretch is one subtraction, and a line breaks
/// by comparing the ends of a few pieces with the room there is. A character is a grapheme cluster: nothing is ever cut
/// inside one.
struct TextPreparation {
  /// The x of the start of each character in points, and last the end of the text; kerning belongs to the left character.
  private(set) var starts: [Double] = [0]
  /// The pieces between the places where a line may break, in order; at least one.
  private(set) var pieces: [Piece] = []
  /// The likely error of the widths in points, of the fitted table and of stand-ins apart.
  private(set) var fittedWidth = 0.0
  private(set) var standInError = 0.0
  /// Whether an advance is a guess that nobody has measured.
  private(set) var hasStandIns = false

  private var breaker: LineBreaker
  private var textEnd = 0
  private var contentEnd = 0

  var count: Int { starts.count - 1 }

  init(capacity: Int, prefersHangulWords: Bool) {
    breaker = LineBreaker(keepsHangulWords: prefersHangulWords)
    starts.reserveCapacity(capacity + 1)
  }

  /// Appends a run whose characters get `spacing` points each on top of their advance.
  mutating func append(_ text: String, font: ResolvedFont, spacing: Double, nextClass: LineBreakClass?) {
    let advances = CharacterAdvance(font)
    let first = starts.count - 1
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 128 }) else { return false }
      appendASCII(bytes, advances, spacing: spacing, nextClass: nextClass)
      return true
    }
    if isPlain != true { appendCharacters(text, advances, spacing: spacing, nextClass: nextClass) }
    if font.isStandIn {
      hasStandIns = true
      standInError += (starts[starts.count - 1] - starts[first]) * 0.03
    }
  }

  /// Ends the text: what follows the last break is a piece, and nothing after a line end is an empty line.
  mutating func finish() {
    pieces.append(Piece(textEnd: textEnd, end: contentEnd, next: count, isHard: false))
  }

  /// How far the width of the text on one line may be off, in points; more for letters larger than the table knows best.
  func error(isLarge: Bool) -> Double {
    let least = fittedWidth > 0 ? (isLarge ? 0.5 : 0.13) : 0
    return max(least, fittedWidth * 0.003) + standInError
  }

  private mutating func appendASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ advances: CharacterAdvance, spacing: Double, nextClass: LineBreakClass?
  ) {
    let extra = advances.tracking + spacing
    var x = starts[starts.count - 1]
    let origin = x
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let following = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == 13 && following == 10 {
        index += 1
        continue
      }
      let kind = LineBreakClass(ascii: byte)
      noteBreak(kind, next: index + 1 < bytes.count ? LineBreakClass(ascii: following) : nextClass)
      if byte >= 32 && byte != 127 || byte == 9 {
        x += advances.ascii(byte) + extra + advances.kerning(byte, following)
      }
      close(kind, at: x)
      index += 1
    }
    fittedWidth += x - origin
  }

  private mutating func appendCharacters(
    _ text: String, _ advances: CharacterAdvance, spacing: Double, nextClass: LineBreakClass?
  ) {
    var x = starts[starts.count - 1]
    var position = text.startIndex
    var previousBase: UInt8 = 0
    while position < text.endIndex {
      let character = text[position]
      text.formIndex(after: &position)
      let following = position < text.endIndex ? LineBreakClass(of: text.unicodeScalars[position]) : nextClass
      let kind = LineBreakClass(of: character)
      let measured = advances.measure(character)
      if previousBase != 0 && measured.base != 0 {
        x += advances.kerning(previousBase, measured.base)
        starts[starts.count - 1] = x
      }
      noteBreak(kind, next: following)
      if !kind.isLineEnd {
        let width = measured.points + (measured.isTracked ? advances.tracking : 0)
        x += width + spacing
        note(measured, width: width)
      }
      close(kind, at: x)
      previousBase = measured.base
    }
  }

  private mutating func note(_ measured: CharacterAdvance.Measured, width: Double) {
    if measured.error == 0 {
      fittedWidth += width
    } else {
      standInError += width * measured.error
      if measured.error > 0.01 { hasStandIns = true }
    }
  }

  /// Starts a new piece before the character that comes next if a line may break there.
  @inline(__always)
  private mutating func noteBreak(_ kind: LineBreakClass, next: LineBreakClass?) {
    let opportunity = breaker.opportunity(before: kind, next: next)
    if opportunity == .none { return }
    let here = starts.count - 1
    pieces.append(Piece(textEnd: textEnd, end: contentEnd, next: here, isHard: opportunity == .mandatory))
    textEnd = here
    contentEnd = here
  }

  /// Ends the character that began last at `x`.
  @inline(__always)
  private mutating func close(_ kind: LineBreakClass, at x: Double) {
    starts.append(x)
    if kind.isLineEnd { return }
    contentEnd = starts.count - 1
    if kind != .space { textEnd = contentEnd }
  }
}
