/// A text made ready for measuring.
package struct TextStorage: Sendable {
  /// Where the widths come from.
  package private(set) var source: TextSource
  /// How far the one-line width may be off, in points.
  package private(set) var error: Double
  /// The metrics for stack spacing; nil for a text without characters, which asks for no distance (Semantics §3.3).
  package private(set) var spacing: TextSpacing?

  package init(runs: [TextRun], options: TextOptions = TextOptions(), environment: TextEnvironment) {
    source = .fitted
    error = 0
    spacing = nil
  }

  /// The size of the text in an offer of `width` × `height` points. Nil asks for the ideal, 0 for the minimum and ∞ for
  /// the maximum (Semantics §1.1, §6.6).
  package func measure(width: Double?, height: Double?) -> TextSize {
    .zero
  }
}
