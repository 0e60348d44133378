/// From a run to characters with places: the run's font decides whether the built-in table or a font file is asked, and a
/// width that was recorded for the very run outranks both.
extension TextPreparation {
  /// Appends a run.
  ///
  /// - Returns: the width of an ellipsis in the run's font, in points.
  mutating func append(
    _ run: TextRun, font: ResolvedFont, fonts: FontBook, nextClass: LineBreakClass?
  ) -> Double {
    let spacing = run.tracking ?? run.kerning
    let first = count
    let doubts = doubts
    let ellipsis: Double
    if let face = font.face {
      let file = FileAdvance(font, fonts.instance(of: face, font.faceStyle(of: run.font)))
      append(run.text, file: file, spacing: spacing, nextClass: nextClass)
      ellipsis = file.ellipsis
    } else {
      let advances = CharacterAdvance(font)
      append(run.text, font: font, advances: advances, spacing: spacing, nextClass: nextClass)
      ellipsis = advances.ellipsis
    }
    if let width = fonts.recordings.width(of: run, font) { stretch(from: first, to: width, restoring: doubts) }
    return ellipsis + spacing
  }
}
