import LayoutEvaluator

/// Points, sizes, rectangles, unit points, angles and transforms: plain values of the language.
extension LibraryEntry {
  static let geometry = LibraryEntry(
    interface: """
      /// A width and a height.
      struct CGSize: Hashable, Sendable, Codable, CustomStringConvertible {
        var width: CGFloat
        var height: CGFloat
        init(width: CGFloat, height: CGFloat) {
          self.width = width
          self.height = height
        }
        init() {
          self.width = 0
          self.height = 0
        }
        static let zero: CGSize = CGSize(width: 0, height: 0)
        var description: String { "(\\(width), \\(height))" }
      }
      /// A point of the plane.
      struct CGPoint: Hashable, Sendable, Codable, CustomStringConvertible {
        var x: CGFloat
        var y: CGFloat
        init(x: CGFloat, y: CGFloat) {
          self.x = x
          self.y = y
        }
        init() {
          self.x = 0
          self.y = 0
        }
        static let zero: CGPoint = CGPoint(x: 0, y: 0)
        var description: String { "(\\(x), \\(y))" }
      }
      /// A direction and a distance.
      struct CGVector: Hashable, Sendable {
        var dx: CGFloat
        var dy: CGFloat
        init(dx: CGFloat, dy: CGFloat) {
          self.dx = dx
          self.dy = dy
        }
        static let zero: CGVector = CGVector(dx: 0, dy: 0)
      }
      /// A rectangle.
      struct CGRect: Hashable, Sendable, Codable, CustomStringConvertible {
        var origin: CGPoint
        var size: CGSize
        init(origin: CGPoint, size: CGSize) {
          self.origin = origin
          self.size = size
        }
        init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
          self.origin = CGPoint(x: x, y: y)
          self.size = CGSize(width: width, height: height)
        }
        init() {
          self.origin = CGPoint.zero
          self.size = CGSize.zero
        }
        static let zero: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
        var description: String { "(\\(origin.x), \\(origin.y), \\(size.width), \\(size.height))" }
        var width: CGFloat { size.width.magnitude }
        var height: CGFloat { size.height.magnitude }
        var minX: CGFloat { min(origin.x, origin.x + size.width) }
        var midX: CGFloat { origin.x + size.width / 2 }
        var maxX: CGFloat { max(origin.x, origin.x + size.width) }
        var minY: CGFloat { min(origin.y, origin.y + size.height) }
        var midY: CGFloat { origin.y + size.height / 2 }
        var maxY: CGFloat { max(origin.y, origin.y + size.height) }
      }
      extension CGRect {
        var isEmpty: Bool { size.width == 0 || size.height == 0 }
        func contains(_ point: CGPoint) -> Bool {
          point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }
        func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
          CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        }
        func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
          CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
        }
        func union(_ other: CGRect) -> CGRect {
          let x = min(minX, other.minX)
          let y = min(minY, other.minY)
          return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
        }
        func intersects(_ other: CGRect) -> Bool {
          minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }
      }
      /// A place within a view, from 0 to 1 on both axes.
      struct UnitPoint: Hashable, Sendable {
        var x: CGFloat
        var y: CGFloat
        init(x: CGFloat, y: CGFloat) {
          self.x = x
          self.y = y
        }
        init() {
          self.x = 0
          self.y = 0
        }
        static let zero: UnitPoint = UnitPoint(x: 0, y: 0)
        static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
        static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
        static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
        static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
        static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
        static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
        static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
        static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
        static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)
      }
      /// An angle.
      struct Angle: Hashable, Comparable, Sendable {
        var radians: Double
        init() { self.radians = 0 }
        init(radians: Double) { self.radians = radians }
        init(degrees: Double) { self.radians = degrees * Double.pi / 180 }
        var degrees: Double { radians * 180 / Double.pi }
        static let zero: Angle = Angle(radians: 0)
        static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
        static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
        static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
        static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
        static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
        static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
        static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
        static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
        static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
        static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
        static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
      }
      /// A linear map of the plane.
      struct CGAffineTransform: Hashable, Sendable {
        var a: CGFloat
        var b: CGFloat
        var c: CGFloat
        var d: CGFloat
        var tx: CGFloat
        var ty: CGFloat
        init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
          self.a = a
          self.b = b
          self.c = c
          self.d = d
          self.tx = tx
          self.ty = ty
        }
        init() {
          self.a = 1
          self.b = 0
          self.c = 0
          self.d = 1
          self.tx = 0
          self.ty = 0
        }
        init(translationX tx: CGFloat, y ty: CGFloat) {
          self.a = 1
          self.b = 0
          self.c = 0
          self.d = 1
          self.tx = tx
          self.ty = ty
        }
        init(scaleX sx: CGFloat, y sy: CGFloat) {
          self.a = sx
          self.b = 0
          self.c = 0
          self.d = sy
          self.tx = 0
          self.ty = 0
        }
        init(rotationAngle angle: CGFloat) {
          self.a = cos(angle)
          self.b = sin(angle)
          self.c = 0 - sin(angle)
          self.d = cos(angle)
          self.tx = 0
          self.ty = 0
        }
        static let identity: CGAffineTransform = CGAffineTransform()
        var isIdentity: Bool { self == CGAffineTransform() }
        func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
          CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
        }
        func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
          CGAffineTransform(translationX: x, y: y).concatenating(self)
        }
        func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
          CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }
        func rotated(by angle: CGFloat) -> CGAffineTransform {
          CGAffineTransform(rotationAngle: angle).concatenating(self)
        }
      }
      extension CGPoint {
        func applying(_ t: CGAffineTransform) -> CGPoint {
          CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
      }
      extension CGSize {
        func applying(_ t: CGAffineTransform) -> CGSize {
          CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
      }
      """)
}
