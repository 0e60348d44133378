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
      enum AxisVisibility { case automatic, visible, hidden }
      extension View {
        /// How the charts in this view look.
        func chartXAxis(_ visibility: Visibility) -> some View
        func chartXAxis(@_action content: () -> Void) -> some View
        func chartYAxis(_ visibility: Visibility) -> some View
        func chartYAxis(@_action content: () -> Void) -> some View
        func chartLegend(_ visibility: Visibility) -> some View
        func chartLegend(
          @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
        func chartLegend<C: View>(
          @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> C) -> some View
        func chartXScale(
          @_effect domain: some Any = 0, @_effect range: some Any = 0, @_effect type: some Any = 0) -> some View
        func chartYScale(
          @_effect domain: some Any = 0, @_effect range: some Any = 0, @_effect type: some Any = 0) -> some View
        func chartXAxisLabel(_ label: String, @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
        func chartYAxisLabel(_ label: String, @_effect position: some Any = 0, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
        func chartXAxisLabel<C: View>(@_effect position: some Any = 0, @ViewBuilder content: () -> C) -> some View
        func chartYAxisLabel<C: View>(@_effect position: some Any = 0, @ViewBuilder content: () -> C) -> some View
        func chartXAxisStyle(@_action content: (Any) -> Void) -> some View
        func chartYAxisStyle(@_action content: (Any) -> Void) -> some View
        func chartXSelection(@_effect value: some Any) -> some View
        func chartXSelection(@_effect range: some Any) -> some View
        func chartYSelection(@_effect value: some Any) -> some View
        func chartAngleSelection(@_effect value: some Any) -> some View
        func chartPlotStyle(@_action content: (Any) -> Void) -> some View
        func chartOverlay(alignment: Alignment = .center, @_action content: @escaping (Any) -> Void) -> some View
        func chartBackground(alignment: Alignment = .center, @_action content: @escaping (Any) -> Void) -> some View
        func chartGesture(@_action _ gesture: @escaping (Any) -> Void) -> some View
        func chartForegroundStyleScale(@_effect _ mapping: some Any) -> some View
        func chartForegroundStyleScale(
          @_effect domain: some Any = 0, @_effect range: some Any = 0, @_effect type: some Any = 0) -> some View
        func chartSymbolScale(@_effect _ mapping: some Any) -> some View
        func chartLineStyleScale(@_effect _ mapping: some Any) -> some View
        func chartScrollableAxes(_ axes: Axis.Set) -> some View
        func chartScrollPosition(@_effect x: some Any) -> some View
        func chartScrollPosition(@_effect y: some Any) -> some View
        func chartScrollTargetBehavior(@_effect _ behavior: some Any) -> some View
        func chartXVisibleDomain(@_effect length: some Any) -> some View
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
