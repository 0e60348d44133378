/// Widths of strings that somebody measured with the platform itself.
///
/// A recording makes a text exact where a table is close: whoever has a Mac records a few strings once, and from then on
/// they are right everywhere. A recording is for a string, a font, a size and a weight; the string must be the whole of a
/// text, or of a part of a sum. Lines within it keep their proportions.
package struct RecordedWidths: Sendable {
  /// What a width was recorded for.
  package struct Key: Hashable, Sendable {
    package var text: String
    /// The name of a custom font; empty for the system font.
    package var font: String
    /// In points.
    package var size: Double
    /// 100…900.
    package var weight: Int

    package init(text: String, font: String = "", size: Double, weight: Int = 400) {
      self.text = text
      self.font = FontFace.key(font)
      self.size = size
      self.weight = weight
    }
  }

  private var widths: [Key: Double] = [:]

  package init() {}

  package var isEmpty: Bool { widths.isEmpty }

  /// Adds a width in points, as the platform reported it: rounded up to a pixel or not.
  package mutating func record(_ width: Double, for key: Key) {
    widths[key] = width
  }

  /// The width of a run that was recorded; nil for others, and for those whose letters are spread.
  func width(of run: TextRun, _ font: ResolvedFont) -> Double? {
    guard !widths.isEmpty, font.design == .standard, !font.hasMonospacedDigits, run.kerning == 0,
      (run.tracking ?? 0) == 0
    else { return nil }
    var name = ""
    if case .custom(let custom, _, _) = run.font.base { name = custom }
    return widths[Key(text: run.text, font: name, size: font.pointSize, weight: font.weight)]
  }
}
