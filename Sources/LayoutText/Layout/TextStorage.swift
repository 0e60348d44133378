/// A text made ready for measuring.
///
/// Making it reads the text once: fonts are resolved, every character gets its place on an endless line, and the places
/// where lines may break are found. Measuring then only compares numbers; it allocates nothing, and the size on one
/// line, which is what most labels are asked for, is kept from the start.
package struct TextStorage: Sendable {
  /// The size in an endless offer: one line per paragraph.
  package private(set) var idealSize: TextSize
  /// Where the widths come from.
  package let source: TextSource
  /// How far the one-line width may be off, in points.
  package let error: Double
  /// The metrics for stack spacing; nil for a text without characters, which asks for no distance (Semantics §3.3).
  package let spacing: TextSpacing?

  let starts: [Double]
  let pieces: [Piece]
  let runs: [RunSpan]
  let options: TextOptions
  let environment: TextEnvironment
  /// Whether there are offers that make the letters smaller; how much smaller is not known exactly.
  package var mayShrink: Bool { options.minimumScaleFactor < 1 }
  /// How far the letters stand above the line's baseline, where all runs agree.
  let baselineOffset: Double

  /// Prepares the text that `runs` make one after the other.
  package init(runs: [TextRun], options: TextOptions = TextOptions(), environment: TextEnvironment) {
    var capacity = 0
    for run in runs { capacity += run.text.utf8.count }
    var spans: [RunSpan] = []
    spans.reserveCapacity(runs.count)
    var spacing: TextSpacing?
    var pieces: [Piece] = []
    var certainty = (source: TextSource.fitted, error: 0.0)
    starts = [Double](unsafeUninitializedCapacity: capacity + 1) { buffer, count in
      var preparation = TextPreparation(
        starts: buffer.baseAddress!, capacity: capacity, prefersHangulWords: options.prefersHangulWords)
      for index in runs.indices where !runs[index].text.isEmpty {
        let font = ResolvedFont(runs[index].font, in: environment)
        let ellipsis = preparation.append(
          runs[index], font: font, fonts: environment.fonts, nextClass: firstClass(in: runs, after: index))
        let metrics = LineMetrics(
          font, baselineOffset: runs[index].baselineOffset, lineSpacing: options.lineSpacing)
        spans.append(RunSpan(end: preparation.count, metrics: metrics, ellipsis: ellipsis))
        spacing = TextSpacing(font, pixel: environment.pixel, with: spacing)
      }
      preparation.finish()
      pieces = preparation.pieces
      certainty = preparation.certainty(isLarge: (spacing?.ascent ?? 0) > largeAscent)
      count = preparation.count + 1
    }
    self.pieces = pieces
    self.runs = spans
    self.options = options
    self.environment = environment
    self.spacing = spacing
    (source, error) = certainty
    baselineOffset = commonBaselineOffset(of: runs)
    idealSize = .zero
    idealSize = wrapped(width: .infinity, height: .infinity)
  }

  /// The size of the text in an offer of `width` × `height` points. Nil asks for the ideal, 0 for the minimum and ∞ for
  /// the maximum (Semantics §1.1, §6.6).
  package func measure(width: Double?, height: Double?) -> TextSize {
    let width = width.map(sanitized) ?? .infinity
    let height = height.map(sanitized) ?? .infinity
    if width >= idealSize.width && height >= idealSize.height { return idealSize }
    if width == 0 && height == 0 || runs.isEmpty { return .zero }
    return wrapped(width: width, height: height)
  }
}

/// An offer below nothing is nothing, and one that is no number asks for the ideal.
private func sanitized(_ length: Double) -> Double {
  length.isNaN ? .infinity : max(length, 0)
}

/// The class of the first character after the run at `index`, for the rules that look ahead.
private func firstClass(in runs: [TextRun], after index: Int) -> LineBreakClass? {
  var next = index + 1
  while next < runs.count {
    if let scalar = runs[next].text.unicodeScalars.first { return LineBreakClass(of: scalar) }
    next += 1
  }
  return nil
}

private func commonBaselineOffset(of runs: [TextRun]) -> Double {
  guard let first = runs.first?.baselineOffset, first != 0 else { return 0 }
  return runs.allSatisfy { $0.baselineOffset == first } ? first : 0
}

extension TextSpacing {
  /// The metrics of a font, or the greater ones of it and `other`.
  fileprivate init(_ font: ResolvedFont, pixel: Double, with other: TextSpacing?) {
    self.init(
      ascent: max(font.ascent, other?.ascent ?? 0), descent: max(font.descent, other?.descent ?? 0),
      capHeight: max(font.capHeight, other?.capHeight ?? 0), leading: max(font.leading, other?.leading ?? 0),
      pixel: pixel)
  }
}

/// The ascent of a font of 17 points, above which widths are less certain.
private let largeAscent = 17.0
