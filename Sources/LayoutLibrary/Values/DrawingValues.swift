/// Values that only modifiers without a part in layout take: what they say is checked and otherwise ignored.
extension LibraryEntry {
  static let drawingValues = LibraryEntry(
    interface: """
      struct AccessibilityTraits: OptionSet, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [AccessibilityTraits]) -> AccessibilityTraits { AccessibilityTraits(rawValue: _union(elements)) }
        static let isButton: AccessibilityTraits = AccessibilityTraits(rawValue: 1)
        static let isHeader: AccessibilityTraits = AccessibilityTraits(rawValue: 2)
        static let isSelected: AccessibilityTraits = AccessibilityTraits(rawValue: 4)
        static let isLink: AccessibilityTraits = AccessibilityTraits(rawValue: 8)
        static let isImage: AccessibilityTraits = AccessibilityTraits(rawValue: 16)
        static let isStaticText: AccessibilityTraits = AccessibilityTraits(rawValue: 32)
        static let isSummaryElement: AccessibilityTraits = AccessibilityTraits(rawValue: 64)
        static let isModal: AccessibilityTraits = AccessibilityTraits(rawValue: 128)
        static let updatesFrequently: AccessibilityTraits = AccessibilityTraits(rawValue: 256)
        static let isToggle: AccessibilityTraits = AccessibilityTraits(rawValue: 512)
        static let isSearchField: AccessibilityTraits = AccessibilityTraits(rawValue: 2048)
        static let playsSound: AccessibilityTraits = AccessibilityTraits(rawValue: 4096)
        static let isKeyboardKey: AccessibilityTraits = AccessibilityTraits(rawValue: 8192)
        static let startsMediaSession: AccessibilityTraits = AccessibilityTraits(rawValue: 16384)
        static let allowsDirectInteraction: AccessibilityTraits = AccessibilityTraits(rawValue: 32768)
        static let causesPageTurn: AccessibilityTraits = AccessibilityTraits(rawValue: 65536)
        static let isTabBar: AccessibilityTraits = AccessibilityTraits(rawValue: 1024)
      }
      struct AccessibilityChildBehavior: Hashable {
        init() {}
        static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior() }
        static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior() }
        static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior() }
      }
      enum AccessibilityHeadingLevel: Hashable, CaseIterable {
        case unspecified, h1, h2, h3, h4, h5, h6
      }
      enum BlendMode: Hashable, CaseIterable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
        case destinationOut, plusDarker, plusLighter
      }
      enum ColorScheme: Hashable, CaseIterable {
        case light, dark
      }
      struct ContentTransition: Hashable {
        init() {}
        static var identity: ContentTransition { ContentTransition() }
        static var opacity: ContentTransition { ContentTransition() }
        static var interpolate: ContentTransition { ContentTransition() }
        static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
        static func numericText(value: Double) -> ContentTransition { ContentTransition() }
        static var numericText: ContentTransition { ContentTransition() }
        static var symbolEffect: ContentTransition { ContentTransition() }
        static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { ContentTransition() }
      }
      struct RedactionReasons: OptionSet, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [RedactionReasons]) -> RedactionReasons { RedactionReasons(rawValue: _union(elements)) }
        static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1)
        static let privacy: RedactionReasons = RedactionReasons(rawValue: 2)
        static let invalidated: RedactionReasons = RedactionReasons(rawValue: 4)
      }
      struct SensoryFeedback: Hashable {
        init() {}
        static var success: SensoryFeedback { SensoryFeedback() }
        static var warning: SensoryFeedback { SensoryFeedback() }
        static var error: SensoryFeedback { SensoryFeedback() }
        static var selection: SensoryFeedback { SensoryFeedback() }
        static var increase: SensoryFeedback { SensoryFeedback() }
        static var decrease: SensoryFeedback { SensoryFeedback() }
        static var start: SensoryFeedback { SensoryFeedback() }
        static var stop: SensoryFeedback { SensoryFeedback() }
        static var alignment: SensoryFeedback { SensoryFeedback() }
        static var levelChange: SensoryFeedback { SensoryFeedback() }
        static var impact: SensoryFeedback { SensoryFeedback() }
        enum Weight: Hashable { case light, medium, heavy }
        enum Flexibility: Hashable { case rigid, solid, soft }
        static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
          SensoryFeedback()
        }
        static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback {
          SensoryFeedback()
        }
      }
      struct SymbolRenderingMode: Hashable {
        init() {}
        static var monochrome: SymbolRenderingMode { SymbolRenderingMode() }
        static var multicolor: SymbolRenderingMode { SymbolRenderingMode() }
        static var hierarchical: SymbolRenderingMode { SymbolRenderingMode() }
        static var palette: SymbolRenderingMode { SymbolRenderingMode() }
      }
      struct TextSelectability: Hashable {
        init() {}
        static var enabled: TextSelectability { TextSelectability() }
        static var disabled: TextSelectability { TextSelectability() }
      }
      struct ProjectionTransform: Equatable {
        init() {}
        init(_ transform: CGAffineTransform) {}
        func concatenating(_ other: ProjectionTransform) -> ProjectionTransform { self }
        func inverted() -> ProjectionTransform { self }
      }
      """)

  static let animations = LibraryEntry(
    interface: """
      extension Binding {
        func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
        func transaction(_ transaction: Transaction) -> Binding<Value> { self }
      }
      /// How a change is spread over time.
      struct Animation: Hashable {
        init() {}
        static var `default`: Animation { Animation() }
        static var linear: Animation { Animation() }
        static var easeIn: Animation { Animation() }
        static var easeOut: Animation { Animation() }
        static var easeInOut: Animation { Animation() }
        static var spring: Animation { Animation() }
        static var bouncy: Animation { Animation() }
        static var smooth: Animation { Animation() }
        static var snappy: Animation { Animation() }
        static var interactiveSpring: Animation { Animation() }
        static func linear(duration: Double) -> Animation { Animation() }
        static func easeIn(duration: Double) -> Animation { Animation() }
        static func easeOut(duration: Double) -> Animation { Animation() }
        static func easeInOut(duration: Double) -> Animation { Animation() }
        static func interactiveSpring(
          response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
        ) -> Animation { Animation() }
        static func interactiveSpring(duration: Double, extraBounce: Double = 0, blendDuration: Double = 0) -> Animation {
          Animation()
        }
        static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation() }
        static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation() }
        static func interpolatingSpring(duration: Double, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
          Animation()
        }
        static var interpolatingSpring: Animation { Animation() }
        static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation() }
        func logicallyComplete(after duration: Double) -> Animation { self }
        static func spring(
          response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
        ) -> Animation { Animation() }
        static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
          Animation()
        }
        static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
        static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
        static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
        static func interpolatingSpring(
          mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
        ) -> Animation { Animation() }
        static func timingCurve(
          _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
        ) -> Animation { Animation() }
        func delay(_ delay: Double) -> Animation { self }
        func speed(_ speed: Double) -> Animation { self }
        func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
        func repeatForever(autoreverses: Bool = true) -> Animation { self }
      }
      /// A spring that animations follow.
      struct Spring: Hashable {
        init(duration: Double = 0.5, bounce: Double = 0) {}
        init(response: Double, dampingRatio: Double) {}
        init(mass: Double = 1, stiffness: Double, damping: Double) {}
        static var bouncy: Spring { Spring() }
        static var smooth: Spring { Spring() }
        static var snappy: Spring { Spring() }
        static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
        static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
        static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
      }
      struct UnitCurve: Hashable {
        init() {}
        static var linear: UnitCurve { UnitCurve() }
        static var easeIn: UnitCurve { UnitCurve() }
        static var easeOut: UnitCurve { UnitCurve() }
        static var easeInOut: UnitCurve { UnitCurve() }
        static var circularEaseIn: UnitCurve { UnitCurve() }
        static var circularEaseOut: UnitCurve { UnitCurve() }
        static var circularEaseInOut: UnitCurve { UnitCurve() }
        static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
      }
      /// How a view comes and goes.
      struct AnyTransition {
        init() {}
        static var identity: AnyTransition { AnyTransition() }
        static var opacity: AnyTransition { AnyTransition() }
        static var scale: AnyTransition { AnyTransition() }
        static var slide: AnyTransition { AnyTransition() }
        static func move(edge: Edge) -> AnyTransition { AnyTransition() }
        static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
        static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
        static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
        static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
        static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
        static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
        static func modifier(active: some ViewModifier, identity: some ViewModifier) -> AnyTransition {
          AnyTransition()
        }
        static var blurReplace: AnyTransition { AnyTransition() }
        static var symbolEffect: AnyTransition { AnyTransition() }
        init(_ transition: some Transition) {}
        func combined(with other: AnyTransition) -> AnyTransition { self }
        func animation(_ animation: Animation?) -> AnyTransition { self }
      }
      /// The context of a change.
      struct Transaction {
        var animation: Animation?
        var disablesAnimations: Bool = false
        init() {}
        init(animation: Animation?) { self.animation = animation }
      }
      """)
}
