/// A font at one point of its design space: what a text is measured with.
///
/// Numbers are in em (the point size is 1), so that one instance serves every size.
package struct FontInstance: Sendable {
  package let font: FontFile
  private let coordinates: [Double]

  init(_ font: FontFile, coordinates: [Double]) {
    self.font = font
    self.coordinates = coordinates
  }

  /// Above the baseline, in em.
  package var ascent: Double { em(font.lineTables.ascent(coordinates)) }
  /// Below the baseline, as a positive number, in em.
  package var descent: Double { em(font.lineTables.descent(coordinates)) }
  /// Between two lines, in em.
  package var lineGap: Double { em(font.lineTables.lineGap(coordinates)) }
  /// `nil` where the font does not say.
  package var capHeight: Double? { font.lineTables.capHeight(coordinates).map(em) }
  /// `nil` where the font does not say.
  package var xHeight: Double? { font.lineTables.xHeight(coordinates).map(em) }

  /// The glyph of a character; `nil` where the font has none.
  package func glyph(_ scalar: Unicode.Scalar) -> Int? {
    let glyph = font.characterMap.glyph(scalar.value)
    return glyph == 0 || glyph >= font.glyphCount ? nil : glyph
  }

  /// In em.
  package func advance(_ glyph: Int) -> Double { em(font.advances.advance(glyph, at: coordinates)) }

  /// In em, added between two glyphs.
  package func kerning(_ first: Int, _ second: Int) -> Double {
    em(font.kerning.adjustment(first, second, at: coordinates))
  }

  /// In em, added after every glyph at a point size; 0 for a font without tracking of its own.
  package func tracking(size: Double) -> Double { em(font.tracking.tracking(size: size)) }

  private func em(_ units: Double) -> Double { units / Double(font.unitsPerEm) }
}
