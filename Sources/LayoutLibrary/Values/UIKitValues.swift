import LayoutEvaluator
import LayoutText

/// What SwiftUI files take from UIKit: the screen, the device, and paths; what it has of fonts is in a file of its own. The screen is the one that the
/// layout is made for; nothing is drawn, so paths keep nothing; everything that an app would do is left undone.
extension LibraryEntry {
  static let screen = LibraryEntry(
    interface: """
      /// The screen that the layout is made for.
      struct UIScreen {
        static var main: UIScreen { UIScreen() }
        init() {}
        /// The whole screen, in points.
        var bounds: CGRect {
          CGRect(x: 0, y: 0, width: EnvironmentValues()._read(10), height: EnvironmentValues()._read(11))
        }
        var nativeBounds: CGRect {
          CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
        }
        var scale: CGFloat { EnvironmentValues()._read(4) }
        var brightness: CGFloat { 1 }
      }
      /// Distances to the right and downwards.
      struct UIOffset: Hashable {
        var horizontal: CGFloat
        var vertical: CGFloat
        init() {
          self.horizontal = 0
          self.vertical = 0
        }
        init(horizontal: CGFloat, vertical: CGFloat) {
          self.horizontal = horizontal
          self.vertical = vertical
        }
        static var zero: UIOffset { UIOffset() }
      }
      enum UIUserInterfaceIdiom: Hashable { case unspecified, phone, pad, tv, carPlay, mac, vision }
      enum UIDeviceOrientation: Hashable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        var isFlat: Bool { self == .faceUp || self == .faceDown }
      }
      /// The device that the layout is made for: a phone where there is little room across.
      struct UIDevice {
        static var current: UIDevice { UIDevice() }
        init() {}
        var userInterfaceIdiom: UIUserInterfaceIdiom {
          min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) < 600 ? .phone : .pad
        }
        var orientation: UIDeviceOrientation {
          UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
        }
        var name: String { "iPhone" }
        var model: String { "iPhone" }
        var systemName: String { "iOS" }
        var systemVersion: String { "26.0" }
        var batteryLevel: Float { 1 }
        static var orientationDidChangeNotification: Notification.Name { Notification.Name("orientation") }
      }
      """)

  static let platformPaths = LibraryEntry(
    interface: """
      /// The outline of something.
      struct CGPath { init() {} }
      extension Path {
        init(_ path: CGPath) { self = Path() }
        var cgPath: CGPath { CGPath() }
      }
      /// Corners of a rectangle.
      struct UIRectCorner: OptionSet, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [UIRectCorner]) -> UIRectCorner { UIRectCorner(rawValue: _union(elements)) }
        static let topLeft: UIRectCorner = UIRectCorner(rawValue: 1)
        static let topRight: UIRectCorner = UIRectCorner(rawValue: 2)
        static let bottomLeft: UIRectCorner = UIRectCorner(rawValue: 4)
        static let bottomRight: UIRectCorner = UIRectCorner(rawValue: 8)
        static let allCorners: UIRectCorner = UIRectCorner(rawValue: 15)
      }
      /// An outline as UIKit makes it.
      class UIBezierPath {
        var lineWidth: CGFloat = 1
        init() {}
        init(rect: CGRect) {}
        init(ovalIn rect: CGRect) {}
        init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
        init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {}
        init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
        var cgPath: CGPath { CGPath() }
        var bounds: CGRect { .zero }
        func move(to point: CGPoint) {}
        func addLine(to point: CGPoint) {}
        func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
        func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
        func addArc(
          withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
        func append(_ path: UIBezierPath) {}
        func apply(_ transform: CGAffineTransform) {}
        func reversing() -> UIBezierPath { self }
        func close() {}
        func stroke() {}
        func fill() {}
      }
      /// An outline as Core Graphics makes it.
      class CGMutablePath {
        init() {}
        func move(to point: CGPoint) {}
        func addLine(to point: CGPoint) {}
        func addRect(_ rect: CGRect) {}
        func addEllipse(in rect: CGRect) {}
        func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
        func addQuadCurve(to end: CGPoint, control: CGPoint) {}
        func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
        func closeSubpath() {}
      }
      """)

  static let feedbackGenerators = LibraryEntry(
    interface: """
      /// What a device does that can be felt.
      class UIImpactFeedbackGenerator {
        enum FeedbackStyle { case light, medium, heavy, soft, rigid }
        init() {}
        init(style: UIImpactFeedbackGenerator.FeedbackStyle) {}
        func prepare() {}
        func impactOccurred() {}
        func impactOccurred(intensity: CGFloat) {}
      }
      class UINotificationFeedbackGenerator {
        enum FeedbackType { case success, warning, error }
        init() {}
        func prepare() {}
        func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType) {}
      }
      class UISelectionFeedbackGenerator {
        init() {}
        func prepare() {}
        func selectionChanged() {}
      }
      """)
}
