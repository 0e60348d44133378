/// The answer to "how large is this text when it is offered that much room?", in points.
///
/// Both lengths are rounded up to a pixel once, at the very end, which is the only rounding inside layout that a text
/// makes. A size with a `scaleFactor` below 1 is approximate: how the platform searches for the factor is not known.
package struct TextSize: Hashable, Sendable {
  /// The widest line, rounded up to a pixel; never more than the width offered.
  package var width: Double
  /// All lines and what stands between them, rounded up to a pixel.
  package var height: Double
  /// From the top to the baseline of the first line (Semantics §6.6).
  package var firstBaseline: Double
  /// From the top to the baseline of the last line that is shown.
  package var lastBaseline: Double
  /// The number of lines shown; 0 for a text without characters.
  package var lines: Int
  /// Whether an ellipsis stands for a part of the text.
  package var isTruncated: Bool
  /// The factor that `minimumScaleFactor` made the letters shrink by; 1 otherwise.
  package var scaleFactor: Double

  package init(
    width: Double, height: Double, firstBaseline: Double = 0, lastBaseline: Double = 0, lines: Int = 0,
    isTruncated: Bool = false, scaleFactor: Double = 1
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
  }

  package static let zero = TextSize(width: 0, height: 0)
}

/// Where the widths of a text come from, the least certain of its characters deciding.
package enum TextSource: UInt8, Hashable, Sendable, Comparable {
  /// Measured widths that somebody recorded.
  case recorded
  /// The advances of a font file.
  case font
  /// The built-in table, which was fitted to measured strings.
  case fitted
  /// A stand-in for letters, weights or designs that nobody has measured.
  case fallback

  package static func < (a: TextSource, b: TextSource) -> Bool { a.rawValue < b.rawValue }

  /// The name in reports.
  package var name: StaticString {
    switch self {
    case .recorded: "recorded"
    case .font: "font"
    case .fitted: "fitted"
    case .fallback: "fallback"
    }
  }
}

/// The metrics that decide how far a text stands from its neighbours in a stack, in points (Semantics §3.3).
package struct TextSpacing: Hashable, Sendable {
  /// The greatest ascent of the text's fonts, unrounded.
  package var ascent: Double
  /// The greatest depth below the baseline, as a positive number, unrounded.
  package var descent: Double
  package var capHeight: Double
  /// What the font adds between lines, unrounded, never negative.
  package var leading: Double
  /// The length of a pixel.
  package var pixel: Double

  package init(ascent: Double, descent: Double, capHeight: Double, leading: Double, pixel: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.pixel = pixel
  }

  /// A tenth of the line height, rounded up to a pixel.
  private var margin: Double { ceiling(0.1 * (ascent + descent) / pixel - 1e-6) * pixel }

  /// The distance to a view above the text that is not a text.
  package var edgeAbove: Double { margin + descent }

  /// The distance to a view below the text that is not a text.
  package var edgeBelow: Double { max(ascent + descent + margin - capHeight, margin + descent) }

  /// The distance to a text above this one.
  package var belowText: Double { ceiling(leading / pixel - 1e-6) * pixel }
}
