/// What a text's size depends on besides the text: the platform, the reader's text size and the pixel.
///
/// One environment holds for a whole scene unless a layout overrides the text size for a part of it, so fonts are
/// resolved per (font, environment).
package struct TextEnvironment: Sendable {
  package var platform: TextPlatform
  /// The content-size category; macOS has no such setting and ignores it.
  package var contentSize: ContentSizeCategory
  /// Pixels per point, at least 1.
  package var scale: Double
  /// Fonts and widths beyond the built-in ones.
  package var fonts: FontBook

  package init(
    platform: TextPlatform = .ios, contentSize: ContentSizeCategory = .large, scale: Double = 2,
    fonts: FontBook = FontBook()
  ) {
    self.platform = platform
    self.contentSize = contentSize
    self.scale = scale
    self.fonts = fonts
  }

  /// The length of a pixel in points.
  package var pixel: Double { 1 / scale }

  /// `length` in points, rounded up to a whole pixel. A millionth of a pixel is dust of the arithmetic, not a pixel
  /// more.
  package func ceil(_ length: Double) -> Double {
    ceiling(length * scale - 1e-6) / scale
  }

  /// `length` in points, rounded to the nearest pixel.
  package func round(_ length: Double) -> Double {
    nearest(length * scale) / scale
  }
}

/// The platforms whose text is known.
package enum TextPlatform: UInt8, Hashable, Sendable {
  case ios, macos
}

/// The reader's text size, in the order of SwiftUI's `DynamicTypeSize`.
package enum ContentSizeCategory: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
}
