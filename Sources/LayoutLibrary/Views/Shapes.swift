import LayoutEngine
import LayoutEvaluator

/// The built-in shapes and what can be done to any shape. All take what they are offered (Semantics §6.1); a circle stays
/// square unless a shape modifier has made another shape of it.
extension LibraryEntry {
  static let shapes = LibraryEntry(
    interface: """
      /// A two-dimensional shape.
      protocol Shape: View, Sendable {
        /// The shape's outline within a rectangle.
        func path(in rect: CGRect) -> Path
      }
      /// A shape that can be made smaller evenly.
      protocol InsettableShape: Shape {}
      /// A rectangle.
      struct Rectangle: InsettableShape {
        init()
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      /// A circle as wide as the shorter side of its offer.
      struct Circle: InsettableShape {
        init()
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      }
      /// An ellipse.
      struct Ellipse: InsettableShape {
        init()
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      }
      /// A rectangle whose short sides are half circles.
      struct Capsule: InsettableShape {
        init(style: RoundedCornerStyle = .continuous)
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      /// A rectangle with rounded corners.
      struct RoundedRectangle: InsettableShape {
        init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      /// A rectangle with corners of different radii.
      struct UnevenRoundedRectangle: InsettableShape {
        init(
          topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
          topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
        init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      /// The shape of the container that it is in.
      struct ContainerRelativeShape: InsettableShape {
        init()
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      /// A rectangle whose corners go with those of its container.
      struct ConcentricRectangle: Shape {
        init()
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      /// A shape whose type is hidden.
      struct AnyShape: Shape {
        init(_ shape: some Shape)
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      /// The radii of a rectangle's corners.
      struct RectangleCornerRadii: Equatable {
        var topLeading: CGFloat = 0
        var bottomLeading: CGFloat = 0
        var bottomTrailing: CGFloat = 0
        var topTrailing: CGFloat = 0
      }
      /// How a corner is rounded.
      enum RoundedCornerStyle { case circular, continuous }
      extension Shape where Self == Rectangle { static var rect: Rectangle { Rectangle() } }
      extension Shape where Self == Circle { static var circle: Circle { Circle() } }
      extension Shape where Self == Ellipse { static var ellipse: Ellipse { Ellipse() } }
      extension Shape where Self == Capsule {
        static var capsule: Capsule { Capsule() }
        static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
      }
      extension Shape where Self == ContainerRelativeShape {
        static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
      }
      extension Shape where Self == UnevenRoundedRectangle {
        static func rect(
          topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
          topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
        ) -> UnevenRoundedRectangle {
          UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
        }
        static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
          -> UnevenRoundedRectangle
        { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
      }
      extension Shape where Self == RoundedRectangle {
        static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
          RoundedRectangle(cornerSize: cornerSize, style: style)
        }
        static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
          RoundedRectangle(cornerRadius: cornerRadius, style: style)
        }
      }
      """,
    natives: [
      .leaf("Rectangle") { $0.color() },
      .leaf("Circle") { (builder, site) in
        if builder[environment: site.environment].shapesAreRectangles {
          builder.tree.color()
        } else {
          builder.tree.circle()
        }
      },
      .leaf("Ellipse") { $0.color() }, .leaf("Capsule") { $0.color() }, .leaf("RoundedRectangle") { $0.color() },
      .leaf("RoundedRectangle") { $0.color() }, .leaf("UnevenRoundedRectangle") { $0.color() },
      .leaf("UnevenRoundedRectangle") { $0.color() }, .leaf("ContainerRelativeShape") { $0.color() },
      .leaf("ConcentricRectangle") { $0.color() },
      .neutral("AnyShape"),
    ])

  static let shapeModifiers = LibraryEntry(
    interface: """
      extension Shape {
        /// Fills the shape with a colour or another style.
        func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView
        /// Fills the shape with the foreground.
        func fill(style: FillStyle = FillStyle()) -> _ShapeView
        /// Draws the shape's outline; half of the line lies outside.
        func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView
        /// Draws the shape's outline; half of the line lies outside.
        func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView
        /// The shape's outline as a shape.
        func stroke(lineWidth: CGFloat = 1) -> some Shape
        /// The shape's outline as a shape.
        func stroke(style: StrokeStyle) -> some Shape
        /// A part of the shape's outline.
        func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
        /// The shape, turned.
        func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape
        /// The shape, scaled.
        func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape
        /// The shape, scaled.
        func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape
        /// The shape at a fixed size, drawn in whatever it is offered.
        func size(width: CGFloat, height: CGFloat) -> some Shape
        /// The shape at a fixed size, drawn in whatever it is offered.
        func size(_ size: CGSize) -> some Shape
        /// The shape, transformed.
        func transform(_ transform: CGAffineTransform) -> some Shape
        /// What is in one of two shapes.
        func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
        /// What is in both of two shapes.
        func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
        /// What is in the shape and not in another.
        func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
        /// What is in one of two shapes only.
        func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
        /// The part of an outline inside another shape.
        func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
        /// The part of an outline outside another shape.
        func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      }
      extension InsettableShape {
        /// The shape made smaller on all sides.
        func inset(by amount: CGFloat) -> some InsettableShape
        /// Draws the shape's outline with the whole line inside.
        func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
        /// Draws the shape's outline with the whole line inside.
        func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
        /// Draws the shape's outline with the whole line inside.
        func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
        /// Draws the shape's outline with the whole line inside.
        func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
      }
      /// A shape that is filled or drawn, and can be once more.
      struct _ShapeView: View {}
      extension _ShapeView {
        /// Fills the shape behind what is drawn.
        func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView
        /// Draws the shape's outline over what is filled.
        func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView
        /// Draws the shape's outline over what is filled.
        func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView
        /// Draws the outline with the whole line inside, over what is filled.
        func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView
        /// Draws the outline with the whole line inside, over what is filled.
        func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView
      }
      /// How the inside of a shape is told from its outside.
      struct FillStyle: Equatable {
        var isEOFilled: Bool
        var isAntialiased: Bool
        init(eoFill: Bool = false, antialiased: Bool = true) {
          self.isEOFilled = eoFill
          self.isAntialiased = antialiased
        }
      }
      /// How an outline is drawn.
      struct StrokeStyle: Equatable {
        var lineWidth: CGFloat
        var lineCap: CGLineCap
        var lineJoin: CGLineJoin
        var miterLimit: CGFloat
        var dash: [CGFloat]
        var dashPhase: CGFloat
        init(
          lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
          dash: [CGFloat] = [], dashPhase: CGFloat = 0
        ) {
          self.lineWidth = lineWidth
          self.lineCap = lineCap
          self.lineJoin = lineJoin
          self.miterLimit = miterLimit
          self.dash = dash
          self.dashPhase = dashPhase
        }
      }
      /// The end of a line.
      enum CGLineCap { case butt, round, square }
      /// The corner of a line.
      enum CGLineJoin { case miter, round, bevel }
      """,
    natives: [.neutral("fill"), .neutral("fill")] + Array(repeating: .neutral("stroke"), count: 4)
      + [
        .neutral("trim"), .asRectangle("rotation"), .asRectangle("scale"), .asRectangle("scale"), .asRectangle("size"),
        .asRectangle("size"), .asRectangle("transform"), .asRectangle("union"), .asRectangle("intersection"),
        .asRectangle("subtracting"), .asRectangle("symmetricDifference"), .asRectangle("lineIntersection"),
        .asRectangle("lineSubtraction"), .asRectangle("inset"),
      ] + Array(repeating: .asRectangle("strokeBorder"), count: 4)
      + [
        .neutral("fill"), .neutral("stroke"), .neutral("stroke"), .asRectangle("strokeBorder"),
        .asRectangle("strokeBorder"),
      ])
}

extension Native {
  /// A shape modifier after which any shape is as large as a rectangle.
  fileprivate static func asRectangle(_ name: String) -> Native {
    .environment(name) { (environment, _) in environment.shapesAreRectangles = true }
  }
}
