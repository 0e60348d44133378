import LayoutEvaluator

/// Modifiers about where something is scrolled to. A layout shows scroll views at rest, so none of them moves a frame, and
/// what a view looks like under way (`scrollTransition`, `visualEffect`) is drawn only (Semantics §6.11).
extension LibraryEntry {
  static let scrollModifiers = LibraryEntry(
    interface: """
      extension View {
        /// Where scroll views in this view are.
        func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
        func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
        /// Where scrolling comes to a stop.
        func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
        /// Whether scrolling stops at a view: it changes no frame.
        func scrollTarget(isEnabled: Bool = true) -> some View
        /// When a scroll view bounces: it changes no frame.
        func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
        /// What scrolls a view: it changes no frame.
        func scrollInputBehavior(@_effect _ behavior: some Any, @_effect for input: some Any) -> some View
        /// When scroll indicators flash: it changes no frame.
        func scrollIndicatorsFlash(onAppear: Bool) -> some View
        func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
        /// How content fades at an edge: it changes no frame.
        func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
        /// Whether content fades at an edge: it changes no frame.
        func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
        /// What a view looks like on its way in and out.
        func scrollTransition(
          _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
          @_action transition: @escaping (Any, ScrollTransitionPhase) -> Void) -> some View
        func scrollTransition(
          topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
          @_action transition: @escaping (Any, ScrollTransitionPhase) -> Void) -> some View
        /// What this view looks like at its place.
        func visualEffect(@_action _ effect: @escaping (Any, GeometryProxy) -> Void) -> some View
        /// Runs an action as something is scrolled.
        func onScrollGeometryChange<T: Equatable>(
          for type: T.Type, @_action of transform: @escaping (Any) -> T,
          @_action action: @escaping (T, T) -> Void) -> some View
        /// What happens as scrolling begins and ends: it does not.
        func onScrollPhaseChange(@_action _ action: @escaping (Any, Any) -> Void) -> some View
        /// What happens as a view scrolls into sight: it does not scroll.
        func onScrollVisibilityChange(threshold: Double = 0.5, @_action _ action: @escaping (Bool) -> Void) -> some View
        /// What happens as targets scroll into sight: they do not scroll.
        func onScrollTargetVisibilityChange<ID: Hashable>(
          idType: ID.Type, threshold: Double = 0.5, @_action _ action: @escaping ([ID]) -> Void) -> some View
      }
      protocol ScrollTargetBehavior {}
      struct PagingScrollTargetBehavior: ScrollTargetBehavior { init() {} }
      struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
        enum LimitBehavior { case automatic, always, never, alwaysByFew, alwaysByOne }
        init(limitBehavior: LimitBehavior = .automatic) {}
      }
      extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
        static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
      }
      extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
        static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
        static func viewAligned(
          limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
        ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
      }
      enum ScrollBounceBehavior { case automatic, always, basedOnSize }
      enum ScrollEdgeEffectStyle: Hashable { case automatic, hard, soft }
      enum ScrollTransitionPhase: Hashable {
        case topLeading, identity, bottomTrailing
        var isIdentity: Bool { self == .identity }
        var value: Double { 0 }
      }
      struct ScrollTransitionConfiguration {
        init() {}
        static var animated: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
        static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
        static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
        static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
        static func interactive(timingCurve: Any) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
        func threshold(@_effect _ threshold: some Any) -> ScrollTransitionConfiguration { self }
        func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
      }
      /// Where a scroll view is: at rest, at its start.
      struct ScrollPosition: Equatable {
        init() {}
        init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
        init<ID: Hashable>(idType: ID.Type) {}
        init(edge: Edge) {}
        init(x: CGFloat, y: CGFloat) {}
        init(y: CGFloat) {}
        init(x: CGFloat) {}
        var isPositionedByUser: Bool { false }
        mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil)
        mutating func scrollTo(edge: Edge)
        mutating func scrollTo(y: CGFloat)
        mutating func scrollTo(x: CGFloat)
      }
      /// Scrolls the views in it, once something happens.
      struct ScrollViewProxy {
        init() {}
        func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil)
      }
      /// A view whose content can scroll the views in it.
      struct ScrollViewReader<Content: View>: View {
        var content: (ScrollViewProxy) -> Content
        init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
        var body: some View { content(ScrollViewProxy()) }
      }
      """,
    natives: [
      "scrollPosition", "scrollPosition", "scrollTargetBehavior", "scrollTarget",
      "scrollBounceBehavior", "scrollInputBehavior", "scrollIndicatorsFlash", "scrollIndicatorsFlash",
      "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "scrollTransition", "scrollTransition", "visualEffect",
      "onScrollGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange",
      "onScrollTargetVisibilityChange",
    ].map { (name: String) in Native.neutral(name) } + Array(repeating: scrolling, count: 5))

  /// Scroll views are laid out at rest, so code that would scroll one is told to have no effect.
  private static let scrolling = Native.function { (evaluator, arguments) in
    evaluator.warnWithoutEffect("a layout's scroll views stand where they start: this is left out", at: arguments.range)
    return .void
  }
}
