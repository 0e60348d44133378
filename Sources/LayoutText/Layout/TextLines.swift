/// A text broken into the lines of one width, and how far that outcome reaches. Layout asks a text again and again about
/// widths and heights that come to the same lines; what holds for them is known here, where lines are broken.
package struct TextLines: Equatable, Sendable {
  /// The size in a height without limit.
  package var whole: TextSize
  /// The narrowest offer with the same lines, in points; ∞ if only the width itself is known to have them.
  package var narrowest: Double
  /// The size in the same width where a second line finds no room.
  package var oneLine: TextSize
  /// The greatest height in which that is so, in points: ∞ if one line is all, −∞ if it is not known.
  package var oneLineLimit: Double
}

extension TextStorage {
  /// Breaks the text into the lines of a width; nil asks for the ideal (Semantics §6.6).
  package func lines(width: Double?) -> TextLines {
    let whole = measure(width: width, height: nil)
    var lines = TextLines(whole: whole, narrowest: .infinity, oneLine: whole, oneLineLimit: .infinity)
    // Without a width a gap is missing, and cut text may be cut at other places in a narrower offer.
    if !whole.isTruncated && whole.scaleFactor == 1 && whole.width > 0 { lines.narrowest = whole.width }
    if options.minimumScaleFactor < 1 || options.allowsTightening && (whole.lines > 1 || whole.isTruncated) {
      lines.oneLineLimit = -.infinity
    } else if whole.lines > 1 {
      let first = firstLine(width: width ?? .infinity)
      lines.oneLine = first.size
      // All lines may fit where the first one, being taller, would not fit twice.
      lines.oneLineLimit = min(first.limit, whole.height.nextDown)
    }
    return lines
  }
}
