import LayoutEngine
import LayoutEvaluator

/// Paths: they are drawn and never measured, so the calls that build them are accepted and keep nothing.
/// What a path could be asked for, such as its bounds, is left out: a layout that needs it gets an error.
extension LibraryEntry {
  static let paths = LibraryEntry(
    interface: """
      /// The outline of a shape.
      struct Path: Shape, Equatable {
        init()
        init(_ rect: CGRect)
        init(ellipseIn rect: CGRect)
        init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
        init(@_action _ callback: (inout Path) -> Void)
        func path(in rect: CGRect) -> Path { self }
      }
      extension Path {
        mutating func move(to point: CGPoint) {}
        mutating func addLine(to point: CGPoint) {}
        mutating func addLines(_ points: [CGPoint]) {}
        mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
        mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
        mutating func addRect(_ rect: CGRect) {}
        mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
        mutating func addEllipse(in rect: CGRect) {}
        mutating func addArc(
          center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {}
        mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
        mutating func addPath(_ path: Path) {}
        mutating func closeSubpath() {}
      }
      extension Path {
        func applying(_ transform: CGAffineTransform) -> Path { self }
        func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
        mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {}
        func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
        func strokedPath(_ style: StrokeStyle) -> Path { self }
        func normalized(eoFill: Bool = true) -> Path { self }
        func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
        func union(_ other: Path, eoFill: Bool = false) -> Path { self }
        func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
        func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
        mutating func addRects(_ rects: [CGRect]) {}
        mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii) {}
        /// Part of a path.
        enum Element: Equatable {
          case move(to: CGPoint)
          case line(to: CGPoint)
          case quadCurve(to: CGPoint, control: CGPoint)
          case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
          case closeSubpath
        }
      }
      """,
    natives: Array(repeating: .leaf("Path") { $0.color() }, count: 6))
}
