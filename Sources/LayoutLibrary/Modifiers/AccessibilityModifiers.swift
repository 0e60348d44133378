import LayoutEvaluator

/// What assistive technologies are told about a view, beyond its label and traits. None of it has a frame, and the values
/// and closures are kept without being looked at where they speak of other frameworks.
extension LibraryEntry {
  static let accessibility = LibraryEntry(
    interface: """
      extension View {
        /// Describes this view to assistive technologies, as programs did before there were modifiers for each fact.
        func accessibility(label: Text) -> some View
        func accessibility(value: Text) -> some View
        func accessibility(hint: Text) -> some View
        func accessibility(hidden: Bool) -> some View
        func accessibility(identifier: String) -> some View
        func accessibility(addTraits traits: AccessibilityTraits) -> some View
        func accessibility(removeTraits traits: AccessibilityTraits) -> some View
        func accessibility(sortPriority: Double) -> some View
        func accessibility(inputLabels: [Text]) -> some View
        /// What assistive technologies can do with this view.
        func accessibilityAction(
          _ actionKind: AccessibilityActionKind = .default, @_action _ handler: @escaping () -> Void) -> some View
        func accessibilityAction(named name: Text, @_action _ handler: @escaping () -> Void) -> some View
        func accessibilityAction<Label: View>(
          @_action action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View
        /// What assistive technologies can do with a view: it changes no frame.
        func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
        /// What raising and lowering a value does: it changes no frame.
        func accessibilityAdjustableAction(
          @_action _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
        /// What scrolling by assistive technologies does: it changes no frame.
        func accessibilityScrollAction(@_action _ handler: @escaping (Edge) -> Void) -> some View
        /// What zooming by assistive technologies does: it changes no frame.
        func accessibilityZoomAction(@_action _ handler: @escaping (Any) -> Void) -> some View
        /// Where assistive technologies tap: it changes no frame.
        func accessibilityActivationPoint(_ point: UnitPoint) -> some View
        /// A chart in words: it changes no frame.
        func accessibilityChartDescriptor(_ representable: some Any) -> some View
        /// Elements for assistive technologies in place of the view's: they are not laid out.
        func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
        /// A view that stands for this one for assistive technologies: it is not laid out.
        func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
        /// More that can be read out: it changes no frame.
        func accessibilityCustomContent(
          _ label: some Any, _ value: some Any, @_effect importance: Any = 0) -> some View
        /// Whether touches go straight to a view: it changes no frame.
        func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View
        /// What assistive technologies are at: it changes no frame.
        func accessibilityFocused(_ condition: Binding<Bool>) -> some View
        func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View
        func accessibilityHint(_ hint: Text) -> some View
        func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
        /// Which label belongs to a view: it changes no frame.
        func accessibilityLabeledPair(
          role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID) -> some View
        /// Which views belong together: it changes no frame.
        func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View
        /// Whether a view answers to assistive technologies: it changes no frame.
        func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View
        /// A list of places to go to: it changes no frame.
        func accessibilityRotor(_ label: some Any, @_action entries: () -> Void) -> some View
        func accessibilityRotor<E>(_ label: some Any, entries: [E], entryLabel: KeyPath<E, String>) -> some View
        func accessibilityRotor<E, ID: Hashable>(
          _ label: some Any, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>) -> some View
        /// A place that a rotor goes to: it changes no frame.
        func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View
        /// Whether a long press shows a view large: it changes no frame.
        func accessibilityShowsLargeContentViewer() -> some View
        func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View
        /// What kind of text a view holds, when read out: it changes no frame.
        func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
        /// How this view is read aloud.
        func speechAdjustedPitch(_ value: Double) -> some View
        /// Whether what is read out waits: it changes no frame.
        func speechAnnouncementsQueued(_ value: Bool = true) -> some View
        /// Whether a text is spelled when read out: it changes no frame.
        func speechSpellsOutCharacters(_ value: Bool = true) -> some View
      }
      enum AccessibilityActionKind: Hashable {
        case `default`, escape, magicTap, delete, showMenu
        init(named name: Text) { self = .default }
      }
      enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }
      enum AccessibilityLabeledPairRole: Hashable { case content, label }
      enum AccessibilityTextContentType: Hashable {
        case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
      }
      @propertyWrapper struct AccessibilityFocusState<Value> {
        init() {}
      }
      """,
    natives: [
      "accessibility", "accessibility", "accessibility", "accessibility", "accessibility", "accessibility",
      "accessibility", "accessibility", "accessibility", "accessibilityAction", "accessibilityAction",
      "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
      "accessibilityZoomAction", "accessibilityActivationPoint", "accessibilityChartDescriptor",
      "accessibilityChildren", "accessibilityRepresentation", "accessibilityCustomContent",
      "accessibilityDirectTouch", "accessibilityFocused", "accessibilityFocused", "accessibilityHint",
      "accessibilityInputLabels", "accessibilityLabeledPair", "accessibilityLinkedGroup",
      "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotor", "accessibilityRotor",
      "accessibilityRotorEntry",
      "accessibilityShowsLargeContentViewer", "accessibilityShowsLargeContentViewer",
      "accessibilityTextContentType", "speechAdjustedPitch", "speechAnnouncementsQueued",
      "speechSpellsOutCharacters",
    ].map { (name: String) in Native.neutral(name) })
}
