import LayoutEngine
import LayoutEvaluator

/// Paths: they are drawn and never measured, so the calls that build them are accepted and keep nothing.
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
        var isEmpty: Bool { true }
        var boundingRect: CGRect { CGRect.zero }
        var currentPoint: CGPoint? { nil }
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
        func contains(_ point: CGPoint) -> Bool { false }
      }
      """,
    natives: Array(repeating: .leaf("Path") { $0.color() }, count: 6))
}
