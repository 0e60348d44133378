/// The scripts whose characters are all equally wide, and the marks that have no width.
///
/// Such characters come from other fonts than the system's letters: they get none of its tracking, and the line height
/// stays that of the letters. Only the ideographs were measured well; the rest is marked as a stand-in.
struct SharedAdvance {
  /// Em per character up to 16 points, and from 17 points on.
  var small: Double
  var large: Double
  /// The likely error as a part of the advance.
  var error: Double

  func advance(at size: Double) -> Double { size < 17 ? small : large }
}

private let ideograph = SharedAdvance(small: 1.02, large: 1.019, error: 0.001)
private let kana = SharedAdvance(small: 0.941, large: 0.941, error: 0.02)
private let syllable = SharedAdvance(small: 0.92, large: 0.92, error: 0.04)
private let fullWidth = SharedAdvance(small: 1.02, large: 1.019, error: 0.02)
private let halfWidth = SharedAdvance(small: 0.5, large: 0.5, error: 0.04)

/// The shared advance of the block that a character belongs to; nil for letters.
func ideographic(_ code: UInt32) -> SharedAdvance? {
  guard code >= 0x1100 else { return nil }
  switch code {
  case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xF900..<0xFB00, 0x20000..<0x40000, 0x2E80..<0x2FE0: return ideograph
  case 0xAC00..<0xD7A4, 0x1100..<0x1200, 0x3130..<0x3190: return syllable
  case 0x3041..<0x3100, 0x31F0..<0x3200: return kana
  case 0x3000..<0x3041, 0x3100..<0x3130, 0x3190..<0x31F0, 0x3200..<0x3400, 0xFE30..<0xFE50, 0xFF01..<0xFF61,
    0xFFE0..<0xFFE7:
    return fullWidth
  case 0xFF61..<0xFFE0: return halfWidth
  default: return nil
  }
}

/// Whether a scalar stands for a character alone if another such scalar, or none, follows it: letters, ideographs and
/// syllables that take no part in longer clusters. It spares nearly all texts the search for cluster borders.
@inline(__always)
func isPlainCharacter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F, 0xC0..<0x300, 0x370..<0x483, 0x2010..<0x2028, 0x3001..<0x302A, 0x3041..<0x3097, 0x30A1..<0x30FB,
    0x4E00..<0xA000, 0xAC00..<0xD7A4:
    true
  default: false
  }
}

/// Whether a character is drawn as an emoji: by its own nature, or because what follows asks for it.
func isEmoji(_ first: Unicode.Scalar, in scalars: Character.UnicodeScalarView) -> Bool {
  guard first.value >= 0x1F000 || scalars.count > 1 || first.value >= 0x2300 else { return false }
  if first.properties.isEmojiPresentation { return true }
  guard first.properties.isEmoji else { return false }
  for scalar in scalars {
    if scalar.value == 0xFE0F || scalar.value == 0x20E3 || scalar.properties.isEmojiModifier { return true }
  }
  return false
}

extension Unicode.Scalar {
  /// Whether the scalar is drawn on or between others: marks, joiners, variation selectors, direction controls.
  var hasNoAdvance: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
