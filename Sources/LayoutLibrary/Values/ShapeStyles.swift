/// Styles that shapes, backgrounds and borders are drawn with. They are plain values: nothing about them is laid out.
extension LibraryEntry {
  static let shapeStyles = LibraryEntry(
    interface: """
      /// A colour, gradient or material that something is drawn with.
      protocol ShapeStyle: Sendable {}
      extension ShapeStyle {
        var secondary: Self { self }
        var tertiary: Self { self }
        var quaternary: Self { self }
        var quinary: Self { self }
      }
      extension ShapeStyle where Self == Color {
        static var red: Color { Color.red }
        static var orange: Color { Color.orange }
        static var yellow: Color { Color.yellow }
        static var green: Color { Color.green }
        static var mint: Color { Color.mint }
        static var teal: Color { Color.teal }
        static var cyan: Color { Color.cyan }
        static var blue: Color { Color.blue }
        static var indigo: Color { Color.indigo }
        static var purple: Color { Color.purple }
        static var pink: Color { Color.pink }
        static var brown: Color { Color.brown }
        static var white: Color { Color.white }
        static var gray: Color { Color.gray }
        static var black: Color { Color.black }
        static var clear: Color { Color.clear }
        static var primary: Color { Color.primary }
        static var secondary: Color { Color.secondary }
      }
      extension ShapeStyle {
        /// The style, more transparent.
        func opacity(_ opacity: Double) -> some ShapeStyle { self }
        /// The style with a shadow.
        func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
      }
      extension ShapeStyle where Self == TintShapeStyle { static var tint: TintShapeStyle { TintShapeStyle() } }
      extension ShapeStyle where Self == ForegroundStyle {
        static var foreground: ForegroundStyle { ForegroundStyle() }
      }
      extension ShapeStyle where Self == BackgroundStyle {
        static var background: BackgroundStyle { BackgroundStyle() }
      }
      extension ShapeStyle where Self == SelectionShapeStyle {
        static var selection: SelectionShapeStyle { SelectionShapeStyle() }
      }
      extension ShapeStyle where Self == SeparatorShapeStyle {
        static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
      }
      extension ShapeStyle where Self == HierarchicalShapeStyle {
        static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
        static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
        static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
      }
      extension ShapeStyle where Self == Material {
        static var ultraThinMaterial: Material { Material() }
        static var thinMaterial: Material { Material() }
        static var regularMaterial: Material { Material() }
        static var thickMaterial: Material { Material() }
        static var ultraThickMaterial: Material { Material() }
        static var bar: Material { Material() }
      }
      struct TintShapeStyle: ShapeStyle { init() {} }
      struct ForegroundStyle: ShapeStyle { init() {} }
      struct BackgroundStyle: ShapeStyle { init() {} }
      struct SelectionShapeStyle: ShapeStyle { init() {} }
      struct SeparatorShapeStyle: ShapeStyle { init() {} }
      struct HierarchicalShapeStyle: ShapeStyle {
        init() {}
        static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
        static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
      }
      /// A translucent background.
      struct Material: ShapeStyle {
        init() {}
        static var ultraThin: Material { Material() }
        static var thin: Material { Material() }
        static var regular: Material { Material() }
        static var thick: Material { Material() }
        static var ultraThick: Material { Material() }
      }
      /// A style whose type is hidden.
      struct AnyShapeStyle: ShapeStyle { init(_ style: some ShapeStyle) {} }
      /// A shadow as a part of a style.
      struct ShadowStyle {
        init() {}
        static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
          ShadowStyle()
        }
        static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
          ShadowStyle()
        }
      }
      """)
}
