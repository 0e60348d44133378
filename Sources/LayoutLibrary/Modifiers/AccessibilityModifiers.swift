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
        func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
        func accessibilityAdjustableAction(
          @_action _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
        func accessibilityScrollAction(@_action _ handler: @escaping (Edge) -> Void) -> some View
        func accessibilityZoomAction(@_action _ handler: @escaping (Any) -> Void) -> some View
        func accessibilityActivationPoint(_ point: UnitPoint) -> some View
        func accessibilityChartDescriptor(_ representable: some Any) -> some View
        func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
        func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
        func accessibilityCustomContent(_ label: some Any, _ value: some Any) -> some View
        func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View
        func accessibilityFocused(_ condition: Binding<Bool>) -> some View
        func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View
        func accessibilityHint(_ hint: Text) -> some View
        func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
        func accessibilityLabeledPair(
          role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID) -> some View
        func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View
        func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View
        func accessibilityRotor(_ label: some Any, @_action entries: () -> Void) -> some View
        func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View
        func accessibilityShowsLargeContentViewer() -> some View
        func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View
        func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
        /// How this view is read aloud.
        func speechAdjustedPitch(_ value: Double) -> some View
        func speechAnnouncementsQueued(_ value: Bool = true) -> some View
        func speechSpellsOutCharacters(_ value: Bool = true) -> some View
      }
      enum AccessibilityActionKind: Hashable { case `default`, escape, magicTap }
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
      "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
      "accessibilityShowsLargeContentViewer", "accessibilityShowsLargeContentViewer",
      "accessibilityTextContentType", "speechAdjustedPitch", "speechAnnouncementsQueued",
      "speechSpellsOutCharacters",
    ].map { (name: String) in Native.neutral(name) })
}
