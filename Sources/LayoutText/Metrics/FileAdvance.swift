import LayoutFonts

/// The widths of characters in a font file at one size.
///
/// There is no shaping: scripts that need it are measured glyph by glyph and called a guess, as are the characters that
/// the font does not have, for which the built-in table stands in.
struct FileAdvance {
  private let instance: FontInstance
  private let size: Double
  private let tracking: Double
  private let digit: Double?
  private let standIn: CharacterAdvance

  init(_ font: ResolvedFont, _ instance: FontInstance) {
    self.instance = instance
    size = font.pointSize
    tracking = font.tracking
    standIn = CharacterAdvance(font)
    digit = font.hasMonospacedDigits ? instance.glyph("0").map { instance.advance($0) } : nil
  }

  /// A character's width, tracking included, and the glyph that the next one is kerned with.
  struct Measured {
    var points: Double
    var glyph: Int?
    /// The likely error as a part of the width; 0 where the font knows.
    var error: Double
  }

  var ellipsis: Double {
    guard let glyph = instance.glyph("\u{2026}") else { return standIn.ellipsis }
    return width(of: glyph) + tracking
  }

  func kerning(_ left: Int?, _ right: Int?) -> Double {
    guard let left, let right else { return 0 }
    return max(instance.kerning(left, right), -instance.advance(left)) * size
  }

  func measure(_ character: Character) -> Measured {
    var sum = Measured(points: 0, glyph: nil, error: 0)
    for scalar in character.unicodeScalars {
      if sum.glyph != nil && scalar.hasNoAdvance { continue }
      guard let glyph = instance.glyph(scalar) else {
        if scalar.hasNoAdvance { continue }
        return byStandIn(character)
      }
      sum.points += isDigit(scalar) ? (digit ?? 0) * size : width(of: glyph)
      sum.glyph = isDigit(scalar) ? nil : glyph
      if needsShaping(scalar) { sum.error = 0.1 }
    }
    if sum.points > 0 { sum.points += tracking }
    return sum
  }

  private func byStandIn(_ character: Character) -> Measured {
    let measured = standIn.measure(character)
    return Measured(
      points: measured.points + (measured.isTracked && measured.points != 0 ? standIn.tracking : 0), glyph: nil,
      error: max(measured.error, 0.03))
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { digit != nil && ("0"..."9").contains(scalar) }

  private func width(of glyph: Int) -> Double { instance.advance(glyph) * size }
}

/// Whether a script joins or reorders its letters, so that single glyphs say little.
private func needsShaping(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0600..<0x08A0, 0x08A0..<0x0E00, 0x0F00..<0x1100, 0x1780..<0x1800: true
  default: false
  }
}
