/// The size of a text under one proposal, with its baselines as distances from its top. In points.
package struct TextSize: Equatable, Sendable {
  package var size: Size
  package var firstBaseline: Double
  package var lastBaseline: Double

  package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// What a text's neighbours need to know about its font: the largest metrics in it, in points (Semantics §3.3).
package struct TextSpacing: Equatable, Sendable {
  /// Above the baseline, positive.
  package var ascent: Double
  /// Below the baseline, negative.
  package var descent: Double
  package var capHeight: Double
  package var leading: Double
  /// The size of one pixel: 1 / scale.
  package var pixel: Double

  package init(ascent: Double, descent: Double, capHeight: Double, leading: Double, pixel: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.pixel = pixel
  }
}

/// A text as the engine sees it: something that can be measured and that has preferences about its surroundings. Fonts and
/// line breaking are the business of whoever makes it, so that the engine knows nothing of them.
package struct TextLeaf {
  /// The size under a proposal; a pure function. A width below the ideal one wraps, a height too small truncates.
  package var measure: (ProposedSize) -> TextSize
  /// Nil for an empty text, which has no preferences at all.
  package var spacing: TextSpacing?

  package init(spacing: TextSpacing?, measure: @escaping (ProposedSize) -> TextSize) {
    self.spacing = spacing
    self.measure = measure
  }
}
