import LayoutEvaluator
import LayoutText

/// Fonts as UIKit has them: of sizes in points, which a view takes as they are, what such a font measures, and lengths that grow
/// with the reader's text size.
extension LibraryEntry {
  static let platformFonts = LibraryEntry(
    interface: """
      /// A font of UIKit.
      struct UIFont {
        struct Weight {
          let _weight: Font.Weight
          static var ultraLight: UIFont.Weight { UIFont.Weight(_weight: .ultraLight) }
          static var thin: UIFont.Weight { UIFont.Weight(_weight: .thin) }
          static var light: UIFont.Weight { UIFont.Weight(_weight: .light) }
          static var regular: UIFont.Weight { UIFont.Weight(_weight: .regular) }
          static var medium: UIFont.Weight { UIFont.Weight(_weight: .medium) }
          static var semibold: UIFont.Weight { UIFont.Weight(_weight: .semibold) }
          static var bold: UIFont.Weight { UIFont.Weight(_weight: .bold) }
          static var heavy: UIFont.Weight { UIFont.Weight(_weight: .heavy) }
          static var black: UIFont.Weight { UIFont.Weight(_weight: .black) }
        }
        let _font: Font
        let pointSize: CGFloat
        static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(_font: .system(size: size), pointSize: size) }
        static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
          UIFont(_font: .system(size: size, weight: weight._weight), pointSize: size)
        }
        static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
          UIFont(_font: .system(size: size, weight: .bold), pointSize: size)
        }
        /// A text style.
        enum TextStyle {
          case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
          var _style: Font.TextStyle {
            switch self {
            case .largeTitle: return .largeTitle
            case .title1: return .title
            case .title2: return .title2
            case .title3: return .title3
            case .headline: return .headline
            case .subheadline: return .subheadline
            case .body: return .body
            case .callout: return .callout
            case .footnote: return .footnote
            case .caption1: return .caption
            case .caption2: return .caption2
            }
          }
        }
        static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
          UIFont(_font: .system(style._style), pointSize: _pointSize(of: style._style))
        }
        static func _pointSize(of style: Font.TextStyle) -> CGFloat
        static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
          UIFont(_font: Font.system(size: size).italic(), pointSize: size)
        }
        static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
          UIFont(_font: .system(size: size, weight: weight._weight, design: .monospaced), pointSize: size)
        }
        static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
          UIFont(_font: Font.system(size: size, weight: weight._weight).monospacedDigit(), pointSize: size)
        }
        static var labelFontSize: CGFloat { 17 }
        static var buttonFontSize: CGFloat { 18 }
        static var systemFontSize: CGFloat { 14 }
        static var smallSystemFontSize: CGFloat { 12 }
      }
      extension UIFont {
        /// A font as a descriptor says, of its size where 0 is asked for.
        init(descriptor: UIFontDescriptor, size: CGFloat) {
          self._font = size > 0 ? _resized(descriptor._font, size) : descriptor._font
          self.pointSize = size > 0 ? size : descriptor.pointSize
        }
        var fontDescriptor: UIFontDescriptor { UIFontDescriptor(_font: _font, pointSize: pointSize) }
        func withSize(_ size: CGFloat) -> UIFont { UIFont(_font: _resized(_font, size), pointSize: size) }
        var ascender: CGFloat { _measure(_font, 0) }
        var descender: CGFloat { -_measure(_font, 1) }
        var capHeight: CGFloat { _measure(_font, 2) }
        var xHeight: CGFloat { _measure(_font, 3) }
        var lineHeight: CGFloat { _measure(_font, 0) + _measure(_font, 1) }
      }
      /// The system font of a size in place of another one, with its traits.
      func _resized(_ font: Font, _ size: CGFloat) -> Font
      /// A length of a font, by its number: its ascent, its descent, the height of capitals and of small letters.
      func _measure(_ font: Font, _ number: Int) -> CGFloat
      /// What a font is to be like.
      struct UIFontDescriptor {
        let _font: Font
        let pointSize: CGFloat
        struct SystemDesign: Hashable {
          let _design: Font.Design
          static let `default`: UIFontDescriptor.SystemDesign = UIFontDescriptor.SystemDesign(_design: .default)
          static let rounded: UIFontDescriptor.SystemDesign = UIFontDescriptor.SystemDesign(_design: .rounded)
          static let serif: UIFontDescriptor.SystemDesign = UIFontDescriptor.SystemDesign(_design: .serif)
          static let monospaced: UIFontDescriptor.SystemDesign = UIFontDescriptor.SystemDesign(_design: .monospaced)
        }
        struct SymbolicTraits: OptionSet, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static func arrayLiteral(_ elements: [UIFontDescriptor.SymbolicTraits]) -> UIFontDescriptor.SymbolicTraits {
            UIFontDescriptor.SymbolicTraits(rawValue: _union(elements))
          }
          static let traitItalic: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 1)
          static let traitBold: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 2)
          static let traitMonoSpace: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 1024)
          static let traitTightLeading: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 32768)
          static let traitLooseLeading: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 65536)
        }
        static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
          UIFont.preferredFont(forTextStyle: style).fontDescriptor
        }
        func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
          UIFontDescriptor(_font: _designed(_font, design._design), pointSize: pointSize)
        }
        func withSize(_ size: CGFloat) -> UIFontDescriptor {
          UIFontDescriptor(_font: _resized(_font, size), pointSize: size)
        }
        func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
          var font = _font
          if traits.contains(.traitBold) { font = font.bold() }
          if traits.contains(.traitItalic) { font = font.italic() }
          if traits.contains(.traitMonoSpace) { font = font.monospaced() }
          if traits.contains(.traitTightLeading) { font = font.leading(.tight) }
          if traits.contains(.traitLooseLeading) { font = font.leading(.loose) }
          return UIFontDescriptor(_font: font, pointSize: pointSize)
        }
      }
      func _designed(_ font: Font, _ design: Font.Design) -> Font
      /// Lengths as large as the reader's text size makes them.
      struct UIFontMetrics {
        let _style: UIFont.TextStyle
        init(forTextStyle style: UIFont.TextStyle) { self._style = style }
        static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
        func scaledValue(for value: CGFloat) -> CGFloat { _scaled(value, like: _style._style) }
        func _scaled(_ value: CGFloat, like style: Font.TextStyle) -> CGFloat
        func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
        func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
          font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
        }
      }
      extension Font { init(_ font: UIFont) { self = font._font } }
      """,
    natives: [
      .function { (evaluator, arguments) in
        let style = TextStyle(rawValue: UInt8(clamping: arguments[arguments.count - 1].caseIndex)) ?? .body
        return .double(style.size(in: evaluator.environment.text))
      },
      .function { (evaluator, arguments) in
        let font = arguments[0].font ?? Font(.automatic)
        return .font(FontBox(font.resized(arguments[1].double, in: evaluator.environment.text)))
      },
      .function { (evaluator, arguments) in
        let font = ResolvedFont(arguments[0].font ?? Font(.automatic), in: evaluator.environment.text)
        let lengths = [font.ascent, font.descent, font.capHeight, font.xHeight]
        return .double(lengths[min(max(arguments[1].integer, 0), 3)])
      },
      .function { (_, arguments) in
        var font = arguments[0].font ?? Font(.automatic)
        font.design = design(arguments[1])
        return .font(FontBox(font))
      },
      .function { (evaluator, arguments) in
        let style = TextStyle(rawValue: UInt8(clamping: arguments[arguments.count - 1].caseIndex)) ?? .body
        let environment = evaluator.environment.text
        return .double(environment.round(arguments[arguments.count - 2].double * style.growth(in: environment)))
      },
    ])
}

extension Font {
  /// The system font of a size in points, with the weight that this font has.
  fileprivate func resized(_ size: Double, in environment: TextEnvironment) -> Font {
    var font = self
    switch base {
    case .custom(let name, _, _): font.base = .custom(name: name, size: size, relativeTo: nil)
    case .automatic, .style, .system:
      font.base = .system(size: size)
      if !isBold { font = font.weight(FontWeight(rawValue: Int16(ResolvedFont(self, in: environment).weight))) }
    }
    return font
  }
}
