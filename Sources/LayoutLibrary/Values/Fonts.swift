import LayoutEvaluator
import LayoutText

/// Fonts as values, and the modifiers that change the font of the texts in a view. What a font measures is `LayoutText`'s.
extension LibraryEntry {
  static let font = LibraryEntry(
    interface: """
      /// A font.
      struct Font: Hashable, Sendable {
        /// A weight of a font.
        struct Weight: Hashable, Sendable {
          let value: Int
          static let ultraLight: Font.Weight = Font.Weight(value: 100)
          static let thin: Font.Weight = Font.Weight(value: 200)
          static let light: Font.Weight = Font.Weight(value: 300)
          static let regular: Font.Weight = Font.Weight(value: 400)
          static let medium: Font.Weight = Font.Weight(value: 500)
          static let semibold: Font.Weight = Font.Weight(value: 600)
          static let bold: Font.Weight = Font.Weight(value: 700)
          static let heavy: Font.Weight = Font.Weight(value: 800)
          static let black: Font.Weight = Font.Weight(value: 900)
        }
        /// A design of the system font.
        enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
        /// A text style.
        enum TextStyle: Hashable, CaseIterable, Sendable {
          case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
          case extraLargeTitle, extraLargeTitle2
        }
        /// The distance between lines.
        enum Leading: Hashable, Sendable { case standard, tight, loose }
        /// The width of a font's letters.
        struct Width: Hashable, Sendable {
          let value: CGFloat
          init(_ value: CGFloat) { self.value = value }
          static let compressed: Font.Width = Font.Width(-0.3)
          static let condensed: Font.Width = Font.Width(-0.2)
          static let standard: Font.Width = Font.Width(0)
          static let expanded: Font.Width = Font.Width(0.2)
        }
        static let largeTitle: Font = Font.system(.largeTitle)
        static let title: Font = Font.system(.title)
        static let title2: Font = Font.system(.title2)
        static let title3: Font = Font.system(.title3)
        static let headline: Font = Font.system(.headline)
        static let body: Font = Font.system(.body)
        static let callout: Font = Font.system(.callout)
        static let subheadline: Font = Font.system(.subheadline)
        static let footnote: Font = Font.system(.footnote)
        static let caption: Font = Font.system(.caption)
        static let caption2: Font = Font.system(.caption2)
        static let extraLargeTitle: Font = Font.system(.extraLargeTitle)
        static let extraLargeTitle2: Font = Font.system(.extraLargeTitle2)
        /// The system font of a text style.
        static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
        /// The system font at a size.
        static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
        /// A font of the app's, scaled like the body style.
        static func custom(_ name: String, size: CGFloat) -> Font
        /// A font of the app's, scaled like a text style.
        static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
        /// A font of the app's that is not scaled.
        static func custom(_ name: String, fixedSize: CGFloat) -> Font
        func weight(_ weight: Font.Weight) -> Font
        func bold() -> Font
        func italic() -> Font
        func monospaced() -> Font
        func monospacedDigit() -> Font
        func leading(_ leading: Font.Leading) -> Font
        /// The font so many times as large.
        func scaled(by factor: CGFloat) -> Font
        func width(_ width: Font.Width) -> Font { self }
        func smallCaps() -> Font { self }
        func lowercaseSmallCaps() -> Font { self }
        func uppercaseSmallCaps() -> Font { self }
      }
      """,
    natives: [
      font { Font(.style(style($0[0])), design: design($0[1]), weight: weight($0[2])) },
      font { Font(.system(size: $0[0].double), design: design($0[2]), weight: weight($0[1])) },
      font { Font(.custom(name: $0[0].string, size: $0[1].double, relativeTo: .body)) },
      font { Font(.custom(name: $0[0].string, size: $0[1].double, relativeTo: style($0[2]))) },
      font { Font(.custom(name: $0[0].string, size: $0[1].double, relativeTo: nil)) },
      changed { font, arguments in font.weight(weight(arguments[1]) ?? .regular) },
      changed { font, _ in font.bold() },
      changed { font, _ in font.italic() },
      changed { font, _ in font.monospaced() },
      changed { font, _ in font.monospacedDigit() },
      changed { font, arguments in font.leading(leading(arguments[1])) },
      changed { font, arguments in font.scaled(by: arguments[1].double) },
    ])

  private static func font(_ make: @escaping @Sendable (Arguments) -> Font) -> Native {
    .function { (_, arguments) in .font(FontBox(make(arguments))) }
  }

  private static func changed(_ change: @escaping @Sendable (Font, Arguments) -> Font) -> Native {
    .function { (_, arguments) in .font(FontBox(change(arguments[0].font ?? Font(.automatic), arguments))) }
  }

  static func style(_ value: Value) -> TextStyle {
    TextStyle(rawValue: UInt8(clamping: value.caseIndex)) ?? .body
  }

  static func design(_ value: Value) -> FontDesign {
    FontDesign(rawValue: UInt8(clamping: value.caseIndex)) ?? .standard
  }

  private static func leading(_ value: Value) -> FontLeading {
    FontLeading(rawValue: UInt8(clamping: value.caseIndex)) ?? .standard
  }

  static func weight(_ value: Value) -> FontWeight? {
    value.isNone ? nil : FontWeight(rawValue: Int16(clamping: value.parts.first?.integer ?? 400))
  }
}
