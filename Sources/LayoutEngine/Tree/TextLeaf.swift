/// The size of a text under one proposal, with its baselines as distances from its top. In points.
///
/// It also says for which other proposals it holds, so that a text is broken into lines once for each width that matters.
package struct TextSize: Equatable, Sendable {
  package var size: Size
  package var firstBaseline: Double
  package var lastBaseline: Double
  /// The narrowest offer of a width with the same outcome, the height being unlimited: usually the width itself, because what
  /// fits a line of that width also fits where the offer is no larger. Infinite if only the very offer is known to do.
  package var narrowest: Double = .infinity
  /// The outcome in the same width where the height has no room for a second line.
  package var oneLine: OneLine = .unknown
  /// Whether the size is a guess, which matters where it is asked what hangs on such (``SizeDoubt``).
  package var isEstimate = false

  /// A text cut off after its first line.
  package struct OneLine: Equatable, Sendable {
    package var size: Size
    package var lastBaseline: Double
    /// The greatest height known to have no room for more, −∞ if nothing is known; ∞ if the text is one line anyway.
    package var limit: Double

    package init(size: Size, lastBaseline: Double, limit: Double) {
      self.size = size
      self.lastBaseline = lastBaseline
      self.limit = limit
    }

    package static let unknown = OneLine(size: .zero, lastBaseline: 0, limit: -.infinity)
  }

  package init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The same for every proposal.
  package init(always size: Size, baseline: Double) {
    self.init(size: size, firstBaseline: baseline, lastBaseline: baseline)
    narrowest = 0
    oneLine = OneLine(size: size, lastBaseline: baseline, limit: .infinity)
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
  /// The size under a proposal; a pure function. A width below the ideal one wraps, a height too small truncates. Only the
  /// answer to an unlimited height may say for what else it holds.
  package var measure: (ProposedSize) -> TextSize
  /// Nil for an empty text, which has no preferences at all.
  package var spacing: TextSpacing?

  package init(spacing: TextSpacing?, measure: @escaping (ProposedSize) -> TextSize) {
    self.spacing = spacing
    self.measure = measure
  }
}
