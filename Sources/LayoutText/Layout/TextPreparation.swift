/// Reads a text once and leaves what measuring needs: where each character starts on an endless line, and where lines
/// may break.
///
/// This is the only pass over the text itself. Afterwards the width of any stretch is one subtraction, and a line
/// breaks by comparing the ends of a few pieces with the room there is. A character is a grapheme cluster: nothing is
/// ever cut inside one. The places go straight into the memory of the array that will hold them.
struct TextPreparation {
  /// The x of the start of each character in points, and last the end of the text; kerning belongs to the left
  /// character.
  private let starts: UnsafeMutablePointer<Double>
  /// The number of characters so far.
  private(set) var count = 0
  /// The pieces between the places where a line may break, in order; at least one when finished.
  private(set) var pieces: [Piece] = []
  /// The width that the fitted table gave.
  private var fittedWidth = 0.0
  /// The likely error of all other widths, in points.
  private var standInError = 0.0
  /// The least certain source of an advance so far; nil before the first run.
  private var source: TextSource?

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
      guard isASCII(bytes) else { return false }
      appendASCII(bytes, advances, spacing: spacing, nextClass: nextClass)
      return true
    }
    if isPlain != true { appendCharacters(text, advances, spacing: spacing, nextClass: nextClass) }
    note(font.isStandIn ? .fallback : .fitted)
    if font.isStandIn {
      standInError += (starts[count] - origin) * 0.03
    }
  }

  /// Ends the text: what follows the last break is a piece, and a line end is followed by a line, be it empty.
  mutating func finish() {
    let endsLine = contentEnd < count
    pieces.append(Piece(textEnd: textEnd, end: contentEnd, next: count, isHard: endsLine))
    if endsLine { pieces.append(Piece(textEnd: count, end: count, next: count, isHard: false)) }
  }

  /// Appends a run whose characters come from a font file, with `spacing` points each on top of their advance.
  mutating func append(_ text: String, file: FileAdvance, spacing: Double, nextClass: LineBreakClass?) {
    var previous: Int?
    var position = text.startIndex
    while position < text.endIndex {
      let character = text[position]
      position = text.index(after: position)
      let kind = LineBreakClass(of: character)
      let measured = kind.isLineEnd ? FileAdvance.Measured(points: 0, glyph: nil, error: 0) : file.measure(character)
      starts[count] += file.kerning(previous, measured.glyph)
      let width = measured.points == 0 ? 0 : max(measured.points + spacing, 0)
      noteBreak(kind, next: position < text.endIndex ? LineBreakClass(of: text[position]) : nextClass)
      standInError += width * measured.error
      note(measured.error == 0 ? .font : .fallback)
      close(kind, at: starts[count] + width)
      previous = measured.glyph
    }
  }

  /// Stretches what stands behind the first `first` characters to a width in points that was measured, about which there
  /// are no doubts: those from before it are restored.
  mutating func stretch(from first: Int, to width: Double, restoring doubts: Doubts) {
    let origin = starts[first]
    let factor = starts[count] > origin ? width / (starts[count] - origin) : 1
    for index in first...count { starts[index] = origin + (starts[index] - origin) * factor }
    (fittedWidth, standInError, source) = (doubts.fittedWidth, doubts.standInError, doubts.source)
    note(.recorded)
  }

  /// How sure the widths are so far.
  struct Doubts {
    fileprivate var fittedWidth: Double
    fileprivate var standInError: Double
    fileprivate var source: TextSource?
  }

  var doubts: Doubts { Doubts(fittedWidth: fittedWidth, standInError: standInError, source: source) }

  /// Where the widths come from, and how far the width of the text on one line may be off in points: more for letters
  /// larger than the table knows best.
  func certainty(isLarge: Bool) -> (source: TextSource, error: Double) {
    let least = fittedWidth > 0 ? (isLarge ? 0.5 : 0.13) : 0
    return (source ?? .fitted, max(least, fittedWidth * 0.003) + standInError)
  }

  private mutating func note(_ other: TextSource) {
    source = max(source ?? .recorded, other)
  }

  private mutating func appendASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ advances: CharacterAdvance, spacing: Double, nextClass: LineBreakClass?
  ) {
    let origin = starts[count]
    let extra = advances.tracking + spacing
    advances.withPrintableASCII { advance in
      var x = origin
      var index = 0
      while index < bytes.count {
        index = appendLetters(bytes, from: index, at: &x, extra: extra, advance)
        guard index < bytes.count else { break }
        let byte = bytes[index]
        index += 1
        let following = index < bytes.count ? bytes[index] : 0
        if byte == carriageReturn && following == lineFeed { continue }
        let kind = LineBreakClass(ascii: byte)
        noteBreak(kind, next: index < bytes.count ? LineBreakClass(ascii: following) : nextClass)
        if byte >= 32 && byte != 127 {
          x += advance(byte, before: following) + extra
        } else if byte == tab {
          x += advances.ascii(space) + extra
        }
        close(kind, at: x)
      }
    }
    fittedWidth += starts[count] - origin
  }

  /// Appends letters for as long as the one before is a letter too, which the breaker need not be asked about.
  @inline(__always)
  private mutating func appendLetters(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, at x: inout Double, extra: Double,
    _ advance: CharacterAdvance.PrintableASCII
  ) -> Int {
    guard breaker.isAmongLetters else { return start }
    let out = starts + (count &+ 1 &- start)
    var index = start
    while index < bytes.count, isLetter(bytes[index]) {
      x += advance(bytes[index], before: index &+ 1 < bytes.count ? bytes[index &+ 1] : 0) + extra
      out[index] = x
      index &+= 1
    }
    guard index > start else { return start }
    count += index - start
    textEnd = count
    contentEnd = count
    return index
  }

  private mutating func appendCharacters(
    _ text: String, _ advances: CharacterAdvance, spacing: Double, nextClass: LineBreakClass?
  ) {
    let scalars = text.unicodeScalars
    var position = scalars.startIndex
    var previousBase: UInt8 = 0
    while position < scalars.endIndex {
      let first = scalars[position]
      var end = scalars.index(after: position)
      var kind = LineBreakClass(of: first)
      let measured: CharacterAdvance.Measured
      if isPlainCharacter(first) && (end == scalars.endIndex || isPlainCharacter(scalars[end])) {
        measured = advances.measure(first)
      } else {
        end = text.index(after: position)
        let character = text[position]
        kind = LineBreakClass(of: character)
        measured = advances.measure(character)
      }
      let endsInJoiner = end > scalars.index(after: position) && scalars[scalars.index(before: end)] == joiner
      let following = end < scalars.endIndex ? LineBreakClass(of: scalars[end]) : nextClass
      append(
        measured, kind, kerning: advances.kerning(previousBase, measured.base), next: following,
        tracking: (measured.isTracked ? advances.tracking : 0) + spacing)
      if endsInJoiner { _ = breaker.opportunity(before: .joiner, next: following) }
      previousBase = measured.base
      position = end
    }
  }

  /// Appends a character that stands `kerning` after the one before and has `tracking` on top of its advance.
  private mutating func append(
    _ measured: CharacterAdvance.Measured, _ kind: LineBreakClass, kerning: Double, next: LineBreakClass?,
    tracking: Double
  ) {
    starts[count] += kerning
    let origin = starts[count]
    noteBreak(kind, next: next)
    let hasWidth = !kind.isLineEnd && measured.points != 0
    let width = hasWidth ? measured.points + tracking : 0
    note(measured, width: width)
    close(kind, at: origin + width)
  }

  private mutating func note(_ measured: CharacterAdvance.Measured, width: Double) {
    if measured.error == 0 {
      fittedWidth += width
    } else {
      standInError += width * measured.error
      if measured.error > 0.01 { note(.fallback) }
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

private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var bits: UInt8 = 0
  for byte in bytes { bits |= byte }
  return bits < 128
}

/// Whether a byte is an ASCII letter; all of these, and few others, are letters to the line breaker.
@inline(__always)
private func isLetter(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 }

private let joiner: Unicode.Scalar = "\u{200D}"
private let tab: UInt8 = 9
private let lineFeed: UInt8 = 10
private let carriageReturn: UInt8 = 13
private let space: UInt8 = 32
