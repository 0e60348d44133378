import LayoutEvaluator

/// Views and modifiers that change over time. A layout is one moment: of phases and keyframes it shows the first, which is
/// what SwiftUI shows until something sets them off; effects on what is drawn leave the frames alone.
extension LibraryEntry {
  static let animators = LibraryEntry(
    interface: """
      /// A view that goes through phases: at first, the first.
      struct PhaseAnimator<Phase, Content: View>: View {
        var phases: [Phase]
        var content: (Phase) -> Content
        init(
          _ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content,
          @_action animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) {
          self.phases = phases
          self.content = content
        }
        init(
          _ phases: [Phase], trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
          @_action animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) {
          self.phases = phases
          self.content = content
        }
        var body: some View { content(phases[0]) }
      }
      /// A view that follows keyframes: at first, its initial value.
      struct KeyframeAnimator<V, Content: View>: View {
        var initialValue: V
        var content: (V) -> Content
        init(
          initialValue: V, repeating: Bool = true, @ViewBuilder content: @escaping (V) -> Content,
          @_action keyframes: @escaping (V) -> Void
        ) {
          self.initialValue = initialValue
          self.content = content
        }
        init(
          initialValue: V, trigger: some Equatable, @ViewBuilder content: @escaping (V) -> Content,
          @_action keyframes: @escaping (V) -> Void
        ) {
          self.initialValue = initialValue
          self.content = content
        }
        var body: some View { content(initialValue) }
      }
      extension View {
        /// Shows this view in its first phase.
        func phaseAnimator<Phase, C: View>(
          _ phases: [Phase], @ViewBuilder content: @escaping (Self, Phase) -> C,
          @_action animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) -> some View { content(self, phases[0]) }
        /// Shows this view in its first phase.
        func phaseAnimator<Phase, C: View>(
          _ phases: [Phase], trigger: some Equatable, @ViewBuilder content: @escaping (Self, Phase) -> C,
          @_action animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) -> some View { content(self, phases[0]) }
        /// Shows this view with its initial value.
        func keyframeAnimator<V, C: View>(
          initialValue: V, repeating: Bool = true, @ViewBuilder content: @escaping (Self, V) -> C,
          @_action keyframes: @escaping (V) -> Void
        ) -> some View { content(self, initialValue) }
        /// Shows this view with its initial value.
        func keyframeAnimator<V, C: View>(
          initialValue: V, trigger: some Equatable, @ViewBuilder content: @escaping (Self, V) -> C,
          @_action keyframes: @escaping (V) -> Void
        ) -> some View { content(self, initialValue) }
      }
      """)

  static let animatable = LibraryEntry(
    interface: """
      /// What can be shown between two values.
      protocol Animatable {}
      protocol VectorArithmetic {
        mutating func scale(by factor: Double)
      }
      extension VectorArithmetic {
        func scaled(by factor: Double) -> Self {
          var copy = self
          copy.scale(by: factor)
          return copy
        }
      }
      extension Double: VectorArithmetic {
        mutating func scale(by factor: Double) { self = self * factor }
      }
      extension CGFloat: VectorArithmetic {
        mutating func scale(by factor: Double) { self = self * CGFloat(factor) }
      }
      struct EmptyAnimatableData: Equatable {
        init() {}
      }
      /// Two values that change together.
      struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) {
          self.first = first
          self.second = second
        }
        mutating func scale(by factor: Double) {
          first.scale(by: factor)
          second.scale(by: factor)
        }
      }
      /// A modifier of the program's own that is animated.
      protocol AnimatableModifier: ViewModifier, Animatable {}
      extension CGPoint {
        typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
          get { AnimatablePair(x, y) }
          set {
            x = newValue.first
            y = newValue.second
          }
        }
      }
      extension CGSize {
        typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
          get { AnimatablePair(width, height) }
          set {
            width = newValue.first
            height = newValue.second
          }
        }
      }
      /// A modifier that moves what is drawn; the frame stays.
      protocol GeometryEffect: ViewModifier, Animatable {
        func effectValue(size: CGSize) -> ProjectionTransform
      }
      extension GeometryEffect {
        func body(content: Content) -> some View { content }
        func ignoredByLayout() -> Self { self }
      }
      extension Transition {
        func animation(_ animation: Animation?) -> Self { self }
        func combined<T: Transition>(with other: T) -> Self { self }
      }
      /// How a change is spread over time, by a program's own function.
      protocol CustomAnimation: Hashable {}
      struct AnimationContext<Value> { init() {} }
      extension Animation { init<A: CustomAnimation>(_ base: A) {} }
      /// How a view comes and goes, by a program's own modifiers.
      protocol Transition {
        associatedtype Body
        typealias Content = _ViewModifierContent
        @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
      }
      enum TransitionPhase: Hashable {
        case willAppear, identity, didDisappear
        var isIdentity: Bool { self == .identity }
        var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
      }
      extension View {
        /// How this view comes and goes.
        @_disfavoredOverload func transition<T: Transition>(_ transition: T) -> some View
        /// How changes in this view are animated.
        func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
        func transaction<V: View>(
          @_action _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
        ) -> some View { body(self) }
        func transaction<V: Equatable>(value: V, @_action _ transform: @escaping (Any) -> Void) -> some View
        /// Where a view zooms from and to.
        func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
        func matchedTransitionSource(
          id: some Hashable, in namespace: Namespace.ID, @_action configuration: (Any) -> Void) -> some View
        /// How a screen appears: it changes no frame.
        func navigationTransition(@_effect _ style: some Any) -> some View
        /// Draws this view through a shader.
        func colorEffect(@_effect _ shader: some Any, isEnabled: Bool = true) -> some View
        /// Moves pixels by a shader: the frame stays.
        func distortionEffect(@_effect _ shader: some Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
        /// Draws pixels by a shader: the frame stays.
        func layerEffect(@_effect _ shader: some Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
      }
      """,
    natives: [
      "transition", "transaction", "matchedTransitionSource", "matchedTransitionSource",
      "navigationTransition", "colorEffect", "distortionEffect", "layerEffect",
    ].map { (name: String) in Native.neutral(name) })
}
