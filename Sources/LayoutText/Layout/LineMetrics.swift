/// The vertical measures of a line, in points: those of its run, or the greatest of its runs.
///
/// Every line of a text in one font has the same, so they are made once per run. What stands between two lines belongs
/// to the upper one, and the last line of a text has nothing below it.
struct LineMetrics: Sendable {
  var ascent: Double
  /// From the baseline to the bottom of the line, a positive number.
  var descent: Double
  /// What stands between this line and the next; may be negative.
  var gap: Double

  var height: Double { ascent + descent }

  /// `baselineOffset` makes the line taller on the side that the letters move to.
  init(_ font: ResolvedFont, baselineOffset: Double, lineSpacing: Double) {
    ascent = font.lineAscent + max(baselineOffset, 0)
    descent = font.lineHeight - font.lineAscent + max(-baselineOffset, 0)
    gap = lineSpacing > 0 ? max(font.leading, lineSpacing) : font.leading
  }

  init(ascent: Double, descent: Double, gap: Double) {
    self.ascent = ascent
    self.descent = descent
    self.gap = gap
  }

  mutating func unite(with other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
  }

  func scaled(by factor: Double) -> LineMetrics {
    var scaled = self
    scaled.ascent *= factor
    scaled.descent *= factor
    scaled.gap *= factor
    return scaled
  }
}

/// The part of a text that one run covers.
struct RunSpan: Sendable {
  /// After the last character of the run.
  var end: Int
  var metrics: LineMetrics
  /// The width of an ellipsis in the run's font.
  var ellipsis: Double
}
