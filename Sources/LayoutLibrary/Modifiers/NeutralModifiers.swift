import LayoutEvaluator

/// Modifiers that take no part in layout: what they draw, describe or react to has no frame of its own (Semantics §5.0,
/// §5.4). They share one behaviour, so they share one table; their actions are kept and never run.
extension LibraryEntry {
  static let neutralModifiers = LibraryEntry(
    interface: """
      extension View {
        /// Describes this view to assistive technologies.
        func accessibilityAction(named name: some StringProtocol, @_action _ handler: @escaping () -> Void) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityHidden(_ hidden: Bool) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityHint(_ hint: some StringProtocol) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityLabel(_ label: some StringProtocol) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityLabel(_ label: Text) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityValue(_ value: some StringProtocol) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityValue(_ value: Text) -> some View
        /// Describes this view to assistive technologies.
        func accessibilitySortPriority(_ sortPriority: Double) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
        /// Describes this view to assistive technologies.
        func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
        /// The tint of the controls in this view.
        func accentColor(_ accentColor: Color?) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func allowsHitTesting(_ enabled: Bool) -> some View
        /// How changes in this view are animated.
        func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
        /// How changes in this view are animated.
        func animation(_ animation: Animation?) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func blendMode(_ blendMode: BlendMode) -> some View
        /// Blurs what this view draws.
        func blur(radius: CGFloat, opaque: Bool = false) -> some View
        /// Draws a border inside this view's bounds.
        func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func brightness(_ amount: Double) -> some View
        /// Cuts off what is drawn outside a shape.
        func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View
        /// Cuts off what is drawn outside this view's bounds.
        func clipped(antialiased: Bool = false) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func colorInvert() -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func colorMultiply(_ color: Color) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func colorScheme(_ colorScheme: ColorScheme) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func compositingGroup() -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func containerShape<T: InsettableShape>(_ shape: T) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func contentTransition(_ transition: ContentTransition) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func contrast(_ amount: Double) -> some View
        /// Cuts off this view's corners.
        func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
        /// Whether controls in this view can be used.
        func disabled(_ disabled: Bool) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func focusable(_ isFocusable: Bool = true) -> some View
        /// The colour of the texts and shapes in this view.
        func foregroundColor(_ color: Color?) -> some View
        /// The style of the texts and shapes in this view.
        func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
        /// The style of the texts and shapes in this view.
        func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
        /// The style of the texts and shapes in this view.
        func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
          _ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func geometryGroup() -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func grayscale(_ amount: Double) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func help(_ text: some StringProtocol) -> some View
        /// Hides this view, which keeps its room.
        func hidden() -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func hueRotation(_ angle: Angle) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func invalidatableContent(_ invalidatable: Bool = true) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func luminanceToAlpha() -> some View
        /// Shows this view where another is opaque.
        func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
        /// Shows this view where another is opaque.
        @_disfavoredOverload func mask<Mask: View>(_ mask: Mask) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onDisappear(@_action perform action: (() -> Void)? = nil) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onTapGesture(count: Int = 1, @_action perform action: @escaping () -> Void) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onLongPressGesture(
          minimumDuration: Double = 0.5, @_action perform action: @escaping () -> Void) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onHover(@_action perform action: @escaping (Bool) -> Void) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onChange<V: Equatable>(of value: V, @_action perform action: @escaping (V) -> Void) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, @_action _ action: @escaping (V, V) -> Void) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, @_action _ action: @escaping () -> Void) -> some View
        /// Runs an action when something happens; a static layout never does.
        func onSubmit(@_action _ action: @escaping () -> Void) -> some View
        /// Makes this view transparent.
        func opacity(_ opacity: Double) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func projectionEffect(_ transform: ProjectionTransform) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func redacted(reason: RedactionReasons) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func rotation3DEffect(
          _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
          anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
        /// Turns what this view draws.
        func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func saturation(_ amount: Double) -> some View
        /// Scales what this view draws.
        func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
        /// Scales what this view draws.
        func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
        /// Scales what this view draws.
        func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func sensoryFeedback<T: Equatable>(
          _ feedback: SensoryFeedback, trigger: T, @_action condition: @escaping (T, T) -> Bool) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func sensoryFeedback<T: Equatable>(
          trigger: T, @_action _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
        /// Casts a shadow.
        func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func statusBarHidden(_ hidden: Bool = true) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
        /// The value that stands for this view in a selection.
        func tag<V: Hashable>(_ tag: V) -> some View
        /// Runs an action when something happens; a static layout never does.
        func task(priority: TaskPriority = .userInitiated, @_action _ action: @escaping () async -> Void) -> some View
        /// Runs an action when something happens; a static layout never does.
        func task<T: Equatable>(
          id value: T, priority: TaskPriority = .userInitiated, @_action _ action: @escaping () async -> Void) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func textSelection(_ selectability: TextSelectability) -> some View
        /// The tint of the controls in this view.
        func tint(_ tint: Color?) -> some View
        /// The tint of the controls in this view.
        @_disfavoredOverload func tint<S: ShapeStyle>(_ tint: S?) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func transaction(@_action _ transform: @escaping (inout Transaction) -> Void) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func transformEffect(_ transform: CGAffineTransform) -> some View
        /// How this view comes and goes.
        func transition(_ transition: AnyTransition) -> some View
        /// Changes how this view is drawn or behaves; its layout stays.
        func unredacted() -> some View
        /// The order in which overlapping siblings are drawn.
        func zIndex(_ value: Double) -> some View
      }
      /// How colours are mixed when a view is drawn.
      enum ColorRenderingMode { case nonLinear, linear, extendedLinear }
      """,
    natives: [
      "accessibilityAction", "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityElement",
      "accessibilityHidden",
      "accessibilityHint", "accessibilityLabel", "accessibilityLabel", "accessibilityValue", "accessibilityValue",
      "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityHeading",
      "accessibilityIgnoresInvertColors", "accentColor", "allowsHitTesting",
      "animation", "animation", "blendMode", "blur", "border",
      "brightness", "clipShape", "clipped", "colorInvert", "colorMultiply",
      "colorScheme", "compositingGroup", "containerShape", "contentShape", "contentTransition",
      "contrast", "cornerRadius", "disabled", "drawingGroup", "focusable",
      "foregroundColor", "foregroundStyle", "foregroundStyle", "foregroundStyle", "geometryGroup",
      "grayscale", "help", "hidden", "hueRotation", "interactiveDismissDisabled",
      "invalidatableContent", "luminanceToAlpha", "mask", "mask",
      "onDisappear", "onTapGesture", "onLongPressGesture", "onHover", "onChange",
      "onChange", "onChange", "onSubmit", "opacity", "preferredColorScheme",
      "projectionEffect", "redacted", "rotation3DEffect", "rotationEffect", "saturation",
      "scaleEffect", "scaleEffect", "scaleEffect", "sensoryFeedback", "sensoryFeedback", "sensoryFeedback", "shadow",
      "speechAlwaysIncludesPunctuation", "statusBarHidden", "symbolRenderingMode", "tag", "task",
      "task", "textSelection", "tint", "tint", "transaction",
      "transformEffect", "transition", "unredacted", "zIndex",
    ].map { (name: String) in inherited[name] ?? Native.neutral(name) })

  /// Those that code asks the environment for, though no size hangs on them.
  private static let inherited: [String: Native] = [
    "disabled": .look("disabled") { (controls, arguments) in
      controls.isEnabled = controls.isEnabled && !arguments[1].boolean
    },
    "colorScheme": .look("colorScheme") { (controls, arguments) in controls.isDark = arguments[1].caseIndex == 1 },
    "preferredColorScheme": .look("preferredColorScheme") { (controls, arguments) in
      if !arguments[1].isNone { controls.isDark = arguments[1].caseIndex == 1 }
    },
  ]
}
