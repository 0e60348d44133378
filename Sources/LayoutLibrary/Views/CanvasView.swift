import LayoutEngine
import LayoutEvaluator

/// `Canvas` and `TimelineView`. A canvas takes what it is offered; what it draws has no frames, so its closure is kept
/// and never run. A timeline shows its content at one fixed moment, as every layout does.
extension LibraryEntry {
  static let canvas = LibraryEntry(
    interface: """
      /// A view that draws: its renderer has no part in layout.
      struct Canvas: View {
        init(
          opaque: Bool = false, @_effect colorMode: some Any = 0, rendersAsynchronously: Bool = false,
          @_action renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
        init<Symbols: View>(
          opaque: Bool = false, @_effect colorMode: some Any = 0, rendersAsynchronously: Bool = false,
          @_action renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
      }
      /// What a canvas draws with. Nothing is drawn here.
      struct GraphicsContext {
        struct Shading {
          init() {}
          static func color(_ color: Color) -> Shading { Shading() }
          static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
          static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { Shading() }
          static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
          ) -> Shading { Shading() }
          static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading { Shading() }
          static var foreground: Shading { Shading() }
          static var background: Shading { Shading() }
        }
        struct Filter {
          init() {}
          static func blur(radius: CGFloat) -> Filter { Filter() }
          static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter { Filter() }
        }
        struct ResolvedImage {
          var size: CGSize
          var shading: Shading?
        }
        struct ResolvedText {
          var shading: Shading?
          func measure(in size: CGSize) -> CGSize { size }
        }
        var opacity: Double
        var blendMode: BlendMode
        func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
        func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
        func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
        func draw(_ image: Image, in rect: CGRect) {}
        func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
        func draw(_ text: Text, in rect: CGRect) {}
        func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
        mutating func translateBy(x: CGFloat, y: CGFloat) {}
        mutating func scaleBy(x: CGFloat, y: CGFloat) {}
        mutating func rotate(by angle: Angle) {}
        mutating func concatenate(_ matrix: CGAffineTransform) {}
        mutating func clip(to path: Path) {}
        mutating func addFilter(_ filter: Filter) {}
        func drawLayer(@_action content: (inout GraphicsContext) -> Void) {}
      }
      """,
    natives: [.leaf("Canvas") { $0.color() }, .leaf("Canvas") { $0.color() }])

  static let timelineView = LibraryEntry(
    interface: """
      /// A content that depends on the time, which stands still here.
      struct TimelineView<Content: View>: View {
        typealias Context = TimelineViewDefaultContext
        var content: (TimelineViewDefaultContext) -> Content
        init(
          _ schedule: some TimelineSchedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
        ) { self.content = content }
        var body: some View { content(TimelineViewDefaultContext()) }
      }
      /// The moment that a timeline shows.
      struct TimelineViewDefaultContext {
        enum Cadence: Int, Hashable, Comparable { case live, seconds, minutes }
        init() {}
        var date: Date { Date() }
        var cadence: Cadence { .live }
      }
      protocol TimelineSchedule {}
      enum TimelineScheduleMode: Hashable { case normal, lowFrequency }
      struct AnimationTimelineSchedule: TimelineSchedule {
        init(minimumInterval: Double? = nil, paused: Bool = false) {}
      }
      struct PeriodicTimelineSchedule: TimelineSchedule {
        init(from startDate: Date, by interval: Double) {}
      }
      struct EveryMinuteTimelineSchedule: TimelineSchedule { init() {} }
      struct ExplicitTimelineSchedule: TimelineSchedule { init(_ dates: [Date]) {} }
      extension TimelineSchedule where Self == AnimationTimelineSchedule {
        static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
        static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
          AnimationTimelineSchedule()
        }
      }
      extension TimelineSchedule where Self == PeriodicTimelineSchedule {
        static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
          PeriodicTimelineSchedule(from: startDate, by: interval)
        }
      }
      extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
        static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
      }
      extension TimelineSchedule where Self == ExplicitTimelineSchedule {
        static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
      }
      """)
}
