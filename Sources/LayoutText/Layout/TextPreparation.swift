/// Reads a text once and leaves what measuring needs: where each character starts on an endless line, and where lines may
/// break.
///
/// This is the only pass over the text itself. Afterwards the width of any stretch is one subtraction, and a line breaks
/// by comparing the ends of a few pieces with the room there is. A character is a grapheme cluster: nothing is ever cut
/// inside one. The places go straight into the memory of the array that will hold them.
struct TextPreparation {
  /// The x of the start of each character in points, and last the end of the text; kerning belongs to the left character.
  private let starts: UnsafeMutablePointer<Double>
  /// The number of characters so far.
  private(set) var count = 0
  /// The pieces between the places where a line may break, in order; at least one when finished.
  private(set) var pieces: [Piece] = []
  /// The width that the fitted table gave.
  private var fittedWidth = 0.0
  /// The likely error of all other widths, in points.
  private var standInError = 0.0
  /// Whether an advance is a guess that nobody has measured.
  private var hasStandIns = false

  private var breaker: LineBreaker
  private var textEnd = 0
  private var contentEnd = 0

  /// `starts` has room for one number more than there are bytes of UTF-8 in the text.
  init(starts: UnsafeMutablePointer<Double>, capacity: Int, prefersHangulWords: Bool) {
    breaker = LineBreaker(keepsHangulWords: prefersHangulWords)
    self.starts = starts
    starts[0] = 0
    pieces.reserveCapacity(capacity / 6 + 1)
  }

  /// Appends a run whose characters get `spacing` points each on top of their advance. `nextClass` is the class of the
  /// character after the run.
  mutating func append(
    _ text: String, font: ResolvedFont, advances: CharacterAdvance, spacing: Double, nextClass: LineBreakClass?
  ) {
    let origin = starts[count]
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 128 }) else { return false }
      appendASCII(bytes, advances, spacing: spacing, nextClass: nextClass)
      return true
    }
    if isPlain != true { appendCharacters(text, advances, spacing: spacing, nextClass: nextClass) }
    if font.isStandIn {
      hasStandIns = true
      standInError += (starts[count] - origin) * 0.03
    }
  }

  /// Ends the text: what follows the last break is a piece, and a line end is followed by a line, be it empty.
  mutating func finish() {
    let endsLine = contentEnd < count
    pieces.append(Piece(textEnd: textEnd, end: contentEnd, next: count, isHard: endsLine))
    if endsLine { pieces.append(Piece(textEnd: count, end: count, next: count, isHard: false)) }
  }

  /// Where the widths come from, and how far the width of the text on one line may be off in points: more for letters
  /// larger than the table knows best.
  func certainty(isLarge: Bool) -> (source: TextSource, error: Double) {
    let least = fittedWidth > 0 ? (isLarge ? 0.5 : 0.13) : 0
    return (hasStandIns ? .fallback : .fitted, max(least, fittedWidth * 0.003) + standInError)
  }

  private mutating func appendASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ advances: CharacterAdvance, spacing: Double, nextClass: LineBreakClass?
  ) {
    let extra = advances.tracking + spacing
    let origin = starts[count]
    var x = origin
    var isAmongLetters = breaker.isAmongLetters
    for index in 0..<bytes.count {
      let byte = bytes[index]
      let following = index + 1 < bytes.count ? bytes[index + 1] : 0
      let kind = LineBreakClass(ascii: byte)
      if kind == .letter && isAmongLetters && byte >= 32 {
        x += advances.ascii(byte) + extra + advances.kerning(byte, following)
        count += 1
        starts[count] = x
        textEnd = count
        contentEnd = count
        continue
      }
      if byte == carriageReturn && following == lineFeed { continue }
      noteBreak(kind, next: index + 1 < bytes.count ? LineBreakClass(ascii: following) : nextClass)
      if byte >= 32 && byte != 127 || byte == 9 {
        x += advances.ascii(byte) + extra + advances.kerning(byte, following)
      }
      close(kind, at: x)
      isAmongLetters = breaker.isAmongLetters
    }
    fittedWidth += x - origin
  }

  private mutating func appendCharacters(
    _ text: String, _ advances: CharacterAdvance, spacing: Double, nextClass: LineBreakClass?
  ) {
    var x = starts[count]
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
        starts[count] = x
      }
      noteBreak(kind, next: following)
      if !kind.isLineEnd {
        let width = measured.points + (measured.isTracked ? advances.tracking : 0)
        if width != 0 { x += width + spacing }
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
  private mutating func noteBreak(_ kind: LineBreakClass, next: LineBreakClass?) {
    let opportunity = breaker.opportunity(before: kind, next: next)
    if opportunity == .none { return }
    pieces.append(Piece(textEnd: textEnd, end: contentEnd, next: count, isHard: opportunity == .mandatory))
    textEnd = count
    contentEnd = count
  }

  /// Ends the character that began last at `x`.
  private mutating func close(_ kind: LineBreakClass, at x: Double) {
    count += 1
    starts[count] = x
    if kind.isLineEnd { return }
    contentEnd = count
    if kind != .space { textEnd = count }
  }
}

private let carriageReturn: UInt8 = 13
private let lineFeed: UInt8 = 10
