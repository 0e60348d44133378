/// Styles by their short names, `.radialGradient(…)`, `.image(…)`, `.placeholder`: what is drawn with them has no frame of its own.
extension LibraryEntry {
  static let styleShorthands = LibraryEntry(
    interface: """
      extension ShapeStyle where Self == LinearGradient {
        static func linearGradient(
          stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
        ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
      }
      extension ShapeStyle where Self == RadialGradient {
        static func radialGradient(
          _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> RadialGradient {
          RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        static func radialGradient(
          colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> RadialGradient {
          RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        static func radialGradient(
          stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> RadialGradient {
          RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
        }
      }
      extension ShapeStyle where Self == EllipticalGradient {
        static func ellipticalGradient(
          colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5
        ) -> EllipticalGradient { EllipticalGradient(colors: colors, center: center) }
        static func ellipticalGradient(
          _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5
        ) -> EllipticalGradient { EllipticalGradient(gradient: gradient, center: center) }
      }
      extension ShapeStyle where Self == AngularGradient {
        static func angularGradient(
          colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
        ) -> AngularGradient {
          AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
        }
        static func angularGradient(
          _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
        ) -> AngularGradient {
          AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
        }
        static func angularGradient(
          stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
        ) -> AngularGradient {
          AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
        }
        static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
          AngularGradient(colors: colors, center: center, angle: angle)
        }
        static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
          AngularGradient(gradient: gradient, center: center, angle: angle)
        }
      }
      /// An image as a pattern.
      struct ImagePaint: ShapeStyle {
        init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
      }
      extension ShapeStyle where Self == ImagePaint {
        static func image(
          _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> ImagePaint { ImagePaint(image: image) }
      }
      struct FillShapeStyle: ShapeStyle { init() {} }
      struct PlaceholderTextShapeStyle: ShapeStyle { init() {} }
      struct LinkShapeStyle: ShapeStyle { init() {} }
      struct WindowBackgroundShapeStyle: ShapeStyle { init() {} }
      extension ShapeStyle where Self == FillShapeStyle { static var fill: FillShapeStyle { FillShapeStyle() } }
      extension ShapeStyle where Self == PlaceholderTextShapeStyle {
        static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
      }
      extension ShapeStyle where Self == LinkShapeStyle { static var link: LinkShapeStyle { LinkShapeStyle() } }
      extension ShapeStyle where Self == WindowBackgroundShapeStyle {
        static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
      }
      /// The name of a colour in an asset catalogue.
      struct ColorResource: Hashable {
        let name: String
        init(name: String, bundle: Bundle? = nil) { self.name = name }
      }
      extension Color {
        /// A colour of an asset catalogue.
        @_disfavoredOverload init(_ resource: ColorResource) { self = Color(resource.name) }
        init(cgColor: CGColor) { self = Color.black }
      }
      /// `#colorLiteral(…)`.
      func colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      /// `#imageLiteral(…)`.
      func imageLiteral(resourceName name: String) -> UIImage { UIImage(named: name)! }
      """)
}
