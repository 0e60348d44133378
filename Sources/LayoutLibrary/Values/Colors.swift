import LayoutEngine
import LayoutEvaluator

/// Colours: views that take what they are offered (Semantics §6.1), and styles that shapes are filled with. What colour it
/// is has no bearing on layout, so a colour keeps nothing but its call.
extension LibraryEntry {
  static let color = LibraryEntry(
    interface: """
      /// A colour, which is also a view that fills its offer.
      struct Color: View, ShapeStyle, Hashable, Sendable {
        /// A space that the components of a colour are in.
        enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
        /// A colour of an asset catalog.
        init(_ name: String, bundle: Bundle? = nil)
        /// A colour of red, green and blue, each from 0 to 1.
        init(red: Double, green: Double, blue: Double, opacity: Double = 1)
        /// A colour of red, green and blue in a colour space.
        init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)
        /// A shade of gray in a colour space.
        init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1)
        /// A shade of gray, from 0 for black to 1 for white.
        init(white: Double, opacity: Double = 1)
        /// A colour of hue, saturation and brightness, each from 0 to 1.
        init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
        /// The system's red.
        static var red: Color { get }
        /// The system's orange.
        static var orange: Color { get }
        /// The system's yellow.
        static var yellow: Color { get }
        /// The system's green.
        static var green: Color { get }
        /// The system's mint.
        static var mint: Color { get }
        /// The system's teal.
        static var teal: Color { get }
        /// The system's cyan.
        static var cyan: Color { get }
        /// The system's blue.
        static var blue: Color { get }
        /// The system's indigo.
        static var indigo: Color { get }
        /// The system's purple.
        static var purple: Color { get }
        /// The system's pink.
        static var pink: Color { get }
        /// The system's brown.
        static var brown: Color { get }
        /// The system's white.
        static var white: Color { get }
        /// The system's gray.
        static var gray: Color { get }
        /// The system's black.
        static var black: Color { get }
        /// Red and blue at full strength.
        static var magenta: Color { get }
        /// No colour at all.
        static var clear: Color { get }
        /// The colour of primary content.
        static var primary: Color { get }
        /// The colour of secondary content.
        static var secondary: Color { get }
        /// The app's accent colour.
        static var accentColor: Color { get }
        /// The colour, more transparent.
        func opacity(_ opacity: Double) -> Color
      }
      extension Color {
        /// The colour's standard gradient.
        var gradient: AnyGradient { AnyGradient() }
        /// The colour mixed with another.
        func mix(with rhs: Color, by fraction: Double) -> Color { self }
      }
      extension Color {
        /// A colour of UIKit.
        init(uiColor: UIColor)
        /// A colour of AppKit.
        init(nsColor: UIColor)
      }
      extension Color {
        /// A colour of UIKit.
        init(_ color: UIColor)
        /// A colour of Core Graphics.
        init(_ color: CGColor) { self = Color.clear }
        init(cgColor: CGColor) { self = Color.clear }
        var cgColor: CGColor? { CGColor() }
      }
      /// A colour of Core Graphics, whose components no layout knows.
      struct CGColor: Hashable {
        init() {}
        var components: [CGFloat]? { nil }
        var alpha: CGFloat { 1 }
      }
      /// What UIKit says of its surroundings.
      struct UITraitCollection {
        init() {}
        static var current: UITraitCollection { UITraitCollection() }
        var userInterfaceStyle: UIUserInterfaceStyle { .light }
      }
      enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
      /// A colour of UIKit or AppKit.
      struct UIColor: Hashable {
        init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        init(white: CGFloat, alpha: CGFloat) {}
        init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
        init() {}
        init(_ color: Color) {}
        init(named name: String) {}
        init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
        /// What a colour is mixed of, which no layout knows.
        var cgColor: CGColor { CGColor() }
        func getRed(
          _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
        ) -> Bool { false }
        func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
        static var label: UIColor { UIColor() }
        static var secondaryLabel: UIColor { UIColor() }
        static var tertiaryLabel: UIColor { UIColor() }
        static var quaternaryLabel: UIColor { UIColor() }
        static var systemFill: UIColor { UIColor() }
        static var secondarySystemFill: UIColor { UIColor() }
        static var tertiarySystemFill: UIColor { UIColor() }
        static var quaternarySystemFill: UIColor { UIColor() }
        static var placeholderText: UIColor { UIColor() }
        static var systemBackground: UIColor { UIColor() }
        static var secondarySystemBackground: UIColor { UIColor() }
        static var tertiarySystemBackground: UIColor { UIColor() }
        static var systemGroupedBackground: UIColor { UIColor() }
        static var secondarySystemGroupedBackground: UIColor { UIColor() }
        static var tertiarySystemGroupedBackground: UIColor { UIColor() }
        static var separator: UIColor { UIColor() }
        static var opaqueSeparator: UIColor { UIColor() }
        static var link: UIColor { UIColor() }
        static var darkText: UIColor { UIColor() }
        static var lightText: UIColor { UIColor() }
        static var systemRed: UIColor { UIColor() }
        static var systemOrange: UIColor { UIColor() }
        static var systemYellow: UIColor { UIColor() }
        static var systemGreen: UIColor { UIColor() }
        static var systemMint: UIColor { UIColor() }
        static var systemTeal: UIColor { UIColor() }
        static var systemCyan: UIColor { UIColor() }
        static var systemBlue: UIColor { UIColor() }
        static var systemIndigo: UIColor { UIColor() }
        static var systemPurple: UIColor { UIColor() }
        static var systemPink: UIColor { UIColor() }
        static var systemBrown: UIColor { UIColor() }
        static var systemGray: UIColor { UIColor() }
        static var systemGray2: UIColor { UIColor() }
        static var systemGray3: UIColor { UIColor() }
        static var systemGray4: UIColor { UIColor() }
        static var systemGray5: UIColor { UIColor() }
        static var systemGray6: UIColor { UIColor() }
        static var white: UIColor { UIColor() }
        static var black: UIColor { UIColor() }
        static var gray: UIColor { UIColor() }
        static var clear: UIColor { UIColor() }
        static var red: UIColor { UIColor() }
        static var orange: UIColor { UIColor() }
        static var yellow: UIColor { UIColor() }
        static var green: UIColor { UIColor() }
        static var blue: UIColor { UIColor() }
        static var cyan: UIColor { UIColor() }
        static var magenta: UIColor { UIColor() }
        static var purple: UIColor { UIColor() }
        static var brown: UIColor { UIColor() }
        static var darkGray: UIColor { UIColor() }
        static var lightGray: UIColor { UIColor() }
        static var tintColor: UIColor { UIColor() }
        static var windowBackgroundColor: UIColor { UIColor() }
        static var controlBackgroundColor: UIColor { UIColor() }
        static var labelColor: UIColor { UIColor() }
        static var secondaryLabelColor: UIColor { UIColor() }
        static var textBackgroundColor: UIColor { UIColor() }
      }
      typealias NSColor = UIColor
      """,
    natives: Array(repeating: plain, count: 26) + [.neutral("opacity"), plain, plain, plain])

  private static let plain = Native.leaf("Color") { $0.color() }
}
