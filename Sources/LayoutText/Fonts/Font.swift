/// A font as a layout asks for it: a text style or a size, and what is changed on it.
///
/// A font says nothing about points until it is resolved for a platform, a content-size category and a scale
/// (`ResolvedFont`): `.body` is 17 points on one phone and 53 on another. It is a small value, equal to another font
/// when the same calls built it.
package struct Font: Hashable, Sendable {
  /// Where the size comes from.
  package enum Base: Hashable, Sendable {
    /// The font of a text that names none: `.body` on iOS, the 13-point system font on macOS (Semantics §6.6).
    case automatic
    /// A text style, which follows the content-size category on iOS.
    case style(TextStyle)
    /// The system font at a size in points, whatever the content-size category.
    case system(size: Double)
    /// A font of the user's. Scaled like `relativeTo`, or not at all where that is nil.
    case custom(name: String, size: Double, relativeTo: TextStyle?)
  }

  package var base: Base
  package var design: FontDesign
  /// The weight asked for; nil is the weight of the text style, or regular.
  package private(set) var weight: FontWeight?
  /// The bold trait, whose weight depends on style and platform.
  package private(set) var isBold: Bool
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var leading: FontLeading
  /// How many times as large as its base it is.
  package private(set) var factor = 1.0

  package init(_ base: Base, design: FontDesign = .standard, weight: FontWeight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
    isBold = false
    isItalic = false
    hasMonospacedDigits = false
    leading = .standard
  }

  /// The same font in a weight; of `weight` and `bold`, the one called last holds.
  package func weight(_ weight: FontWeight) -> Font {
    var font = self
    font.weight = weight
    font.isBold = false
    return font
  }

  /// The same font with the bold trait, or without it.
  package func bold(_ isActive: Bool = true) -> Font {
    var font = self
    font.isBold = isActive
    if isActive { font.weight = nil }
    return font
  }

  /// The same font in italics. Italics are as wide as upright letters here.
  package func italic(_ isActive: Bool = true) -> Font {
    var font = self
    font.isItalic = isActive
    return font
  }

  /// The same font in the monospaced design.
  package func monospaced(_ isActive: Bool = true) -> Font {
    var font = self
    font.design = isActive ? .monospaced : .standard
    return font
  }

  /// The same font with digits that are all as wide as its zero.
  package func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// The same font, so many times as large.
  package func scaled(by factor: Double) -> Font {
    var font = self
    font.factor *= max(factor, 0)
    return font
  }

  /// The same font with tighter or looser lines.
  package func leading(_ leading: FontLeading) -> Font {
    var font = self
    font.leading = leading
    return font
  }
}

/// The named text styles, in the order of their tables.
package enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
  case extraLargeTitle, extraLargeTitle2

  /// What SwiftUI calls it.
  package var name: String { Self.names[Int(rawValue)] }

  private static let names = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption",
    "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]
}

/// A weight on the scale that font files use: 400 is regular, 700 is bold.
package struct FontWeight: RawRepresentable, Hashable, Sendable {
  package var rawValue: Int16

  package init(rawValue: Int16) { self.rawValue = rawValue }

  package static let ultraLight = FontWeight(rawValue: 100)
  package static let thin = FontWeight(rawValue: 200)
  package static let light = FontWeight(rawValue: 300)
  package static let regular = FontWeight(rawValue: 400)
  package static let medium = FontWeight(rawValue: 500)
  package static let semibold = FontWeight(rawValue: 600)
  package static let bold = FontWeight(rawValue: 700)
  package static let heavy = FontWeight(rawValue: 800)
  package static let black = FontWeight(rawValue: 900)
}

/// The design of the letters. `standard` is what SwiftUI calls `default`.
package enum FontDesign: UInt8, Hashable, Sendable {
  case standard, serif, rounded, monospaced
}

/// The distance between lines, against that of the text style.
package enum FontLeading: UInt8, Hashable, Sendable {
  case standard, tight, loose
}
