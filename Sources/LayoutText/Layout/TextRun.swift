/// A stretch of a text that has one font and one set of attributes.
///
/// A plain `Text` is one run; `Text + Text` and Markdown emphasis make several. The strings of the runs, one after the
/// other, are the text: lines break and letters combine across the borders of runs.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: Font
  /// Points added after every character, the last one too. Ignored where `tracking` is given.
  package var kerning: Double
  /// Points added after every character, the last one too; nil where the layout gives none.
  package var tracking: Double?
  /// Points that the letters stand above the baseline, negative below.
  package var baselineOffset: Double

  package init(
    _ text: String, font: Font = Font(.automatic), kerning: Double = 0, tracking: Double? = nil,
    baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}

/// What holds for a whole text: how many lines it may have and what gives way when it does not fit.
package struct TextOptions: Hashable, Sendable {
  /// The greatest number of lines; nil is no limit.
  package var lineLimit: Int?
  /// The number of lines whose height is kept even where there are fewer; 0 keeps none.
  package var reservedLines: Int
  /// Points between lines.
  package var lineSpacing: Double
  /// How far letters may shrink before a line is truncated, 0…1.
  package var minimumScaleFactor: Double
  package var allowsTightening: Bool
  package var truncationMode: TruncationMode
  /// Korean breaks between words only, and between syllables where a word alone is too wide.
  package var prefersHangulWords: Bool

  package init(
    lineLimit: Int? = nil, reservedLines: Int = 0, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false, truncationMode: TruncationMode = .tail, prefersHangulWords: Bool = true
  ) {
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.truncationMode = truncationMode
    self.prefersHangulWords = prefersHangulWords
  }
}

/// Which part of a line gives way to the ellipsis.
package enum TruncationMode: UInt8, Hashable, Sendable {
  case head, middle, tail
}
