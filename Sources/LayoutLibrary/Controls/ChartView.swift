import LayoutEngine
import LayoutEvaluator

/// `Chart` of Swift Charts: it takes what it is offered, and its marks and axes are drawn inside of that. They have no
/// frames, so the closures that make them are kept and never run.
extension LibraryEntry {
  static let chart = LibraryEntry(
    interface: """
      /// A chart: it fills its offer, and its marks are not laid out.
      struct Chart: View {
        init(@_action content: () -> Void)
        init<Data>(_ data: Data, @_action content: @escaping (Any) -> Void)
        init<Data: RandomAccessCollection, ID>(
          _ data: Data, id: KeyPath<Data.Element, ID>, @_action content: @escaping (Any) -> Void)
      }
      /// What a chart is made of: it is drawn inside of the chart's frame.
      protocol ChartContent {}
      /// A value of the program's own that a mark may stand for.
      protocol Plottable {}
      protocol AxisContent {}
      protocol AxisMark {}
      enum AxisVisibility { case automatic, visible, hidden }
      extension View {
        /// How the charts in this view look.
        func chartXAxis(_ visibility: Visibility) -> some View
        func chartXAxis(@_action content: () -> Void) -> some View
        /// The axis at a chart's side: it is inside the chart's frame.
        func chartYAxis(_ visibility: Visibility) -> some View
        func chartYAxis(@_action content: () -> Void) -> some View
        /// The legend of a chart: it is inside the chart's frame.
        func chartLegend(_ visibility: Visibility) -> some View
        func chartLegend(
          @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
        func chartLegend<C: View>(
          @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> C) -> some View
        /// The range of a chart's x values: it changes no frame.
        func chartXScale(
          @_effect domain: some Any = 0, @_effect range: some Any = 0, @_effect type: some Any = 0) -> some View
        /// The range of a chart's y values: it changes no frame.
        func chartYScale(
          @_effect domain: some Any = 0, @_effect range: some Any = 0, @_effect type: some Any = 0) -> some View
        /// The name of a chart's x axis: it is inside the chart's frame.
        func chartXAxisLabel(_ label: String, @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
        /// The name of a chart's y axis: it is inside the chart's frame.
        func chartYAxisLabel(_ label: String, @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
        func chartXAxisLabel<C: View>(@_effect position: some Any = 0, @ViewBuilder content: () -> C) -> some View
        func chartYAxisLabel<C: View>(@_effect position: some Any = 0, @ViewBuilder content: () -> C) -> some View
        /// How a chart's x axis looks: it is inside the chart's frame.
        func chartXAxisStyle(@_action content: (Any) -> Void) -> some View
        /// How a chart's y axis looks: it is inside the chart's frame.
        func chartYAxisStyle(@_action content: (Any) -> Void) -> some View
        /// Which x value is chosen: it changes no frame.
        func chartXSelection(@_effect value: some Any) -> some View
        func chartXSelection(@_effect range: some Any) -> some View
        /// Which y value is chosen: it changes no frame.
        func chartYSelection(@_effect value: some Any) -> some View
        /// Which sector is chosen: it changes no frame.
        func chartAngleSelection(@_effect value: some Any) -> some View
        /// How the area of a chart's marks looks: it is inside the chart's frame.
        func chartPlotStyle(@_action content: (Any) -> Void) -> some View
        /// A view over a chart's marks: it is not laid out.
        func chartOverlay(alignment: Alignment = .center, @_action content: @escaping (Any) -> Void) -> some View
        /// A view behind a chart's marks: it is not laid out.
        func chartBackground(alignment: Alignment = .center, @_action content: @escaping (Any) -> Void) -> some View
        /// A gesture on a chart: it changes no frame.
        func chartGesture(@_action _ gesture: @escaping (Any) -> Void) -> some View
        /// The colours of a chart's values: they change no frame.
        func chartForegroundStyleScale(@_effect _ mapping: some Any) -> some View
        func chartForegroundStyleScale(
          @_effect domain: some Any = 0, @_effect range: some Any = 0, @_effect type: some Any = 0) -> some View
        /// The symbols of a chart's values: they change no frame.
        func chartSymbolScale(@_effect _ mapping: some Any) -> some View
        /// The strokes of a chart's values: they change no frame.
        func chartLineStyleScale(@_effect _ mapping: some Any) -> some View
        /// Along which axes a chart scrolls: it changes no frame.
        func chartScrollableAxes(_ axes: Axis.Set) -> some View
        /// How far a chart has scrolled: it changes no frame.
        func chartScrollPosition(@_effect x: some Any) -> some View
        func chartScrollPosition(@_effect y: some Any) -> some View
        /// Where a chart stops scrolling: it changes no frame.
        func chartScrollTargetBehavior(@_effect _ behavior: some Any) -> some View
        /// How much of the x values a chart shows: it changes no frame.
        func chartXVisibleDomain(@_effect length: some Any) -> some View
        /// How much of the y values a chart shows: it changes no frame.
        func chartYVisibleDomain(@_effect length: some Any) -> some View
      }
      """,
    natives: [.filling("Chart"), .filling("Chart"), .filling("Chart")]
      + [
        "chartXAxis", "chartXAxis", "chartYAxis", "chartYAxis", "chartLegend", "chartLegend", "chartLegend",
        "chartXScale", "chartYScale", "chartXAxisLabel", "chartYAxisLabel", "chartXAxisLabel", "chartYAxisLabel",
        "chartXAxisStyle", "chartYAxisStyle", "chartXSelection", "chartXSelection", "chartYSelection",
        "chartAngleSelection", "chartPlotStyle", "chartOverlay", "chartBackground", "chartGesture",
        "chartForegroundStyleScale", "chartForegroundStyleScale", "chartSymbolScale", "chartLineStyleScale",
        "chartScrollableAxes", "chartScrollPosition", "chartScrollPosition", "chartScrollTargetBehavior",
        "chartXVisibleDomain", "chartYVisibleDomain",
      ].map { (name: String) in Native.neutral(name) })
}

extension Native {
  /// A view that takes what it is offered and whose content is not laid out.
  static func filling(_ kind: String) -> Native { .leaf(kind) { $0.color() } }
}
