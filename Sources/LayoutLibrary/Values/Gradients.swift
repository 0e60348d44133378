import LayoutEngine
import LayoutEvaluator

/// Gradients: styles, and views that take what they are offered like a colour (Semantics §6.1).
extension LibraryEntry {
  static let gradients = LibraryEntry(
    interface: """
      /// Colours that run into each other.
      struct Gradient: ShapeStyle, Hashable {
        /// A colour at a place of a gradient.
        struct Stop: Hashable {
          var color: Color
          var location: CGFloat
          init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
          }
        }
        init(colors: [Color]) {}
        init(stops: [Gradient.Stop]) {}
      }
      /// A gradient made of one colour.
      struct AnyGradient: ShapeStyle, Hashable {
        init() {}
        init(_ gradient: Gradient) {}
      }
      /// A gradient along a line.
      struct LinearGradient: View, ShapeStyle {
        init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
        init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
      }
      /// A gradient from a center outwards.
      struct RadialGradient: View, ShapeStyle {
        init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      }
      /// A gradient from a center outwards, as wide and high as its view.
      struct EllipticalGradient: View, ShapeStyle {
        init(
          gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5)
        init(
          colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5)
        init(
          stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5)
      }
      /// A gradient around a center.
      struct AngularGradient: View, ShapeStyle {
        init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
        init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
        init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
        init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
      }
      extension ShapeStyle where Self == LinearGradient {
        static func linearGradient(
          colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
        ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
        static func linearGradient(
          _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
        ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
      }
      """,
    natives: views("LinearGradient", 3) + views("RadialGradient", 3) + views("EllipticalGradient", 3)
      + views("AngularGradient", 6))

  private static func views(_ name: String, _ count: Int) -> [Native] {
    Array(repeating: .leaf(name) { $0.color() }, count: count)
  }
}
