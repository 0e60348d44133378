import LayoutEvaluator

/// What assistive technologies are told about a view by newer and rarer modifiers, and only under a condition. None of it has
/// a frame; closures are read and not run.
extension LibraryEntry {
  static let accessibilityExtras = LibraryEntry(
    interface: """
      /// A group of actions.
      struct AccessibilityActionCategory: Hashable {
        let _name: String
        init(_ name: Text) { _name = "" }
        init(_ name: some StringProtocol) { _name = "\\(name)" }
        static let `default`: AccessibilityActionCategory = AccessibilityActionCategory("")
        static let edit: AccessibilityActionCategory = AccessibilityActionCategory("Edit")
      }
      struct AccessibilityDirectTouchOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let silentOnTouch: AccessibilityDirectTouchOptions = AccessibilityDirectTouchOptions(rawValue: 1)
        static let requiresActivation: AccessibilityDirectTouchOptions = AccessibilityDirectTouchOptions(rawValue: 2)
      }
      /// The lists of places that the system knows.
      struct AccessibilitySystemRotor {
        static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
        static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
      }
      /// What a piece of information is called.
      struct AccessibilityCustomContentKey {
        init(_ label: Text, id: String = "") {}
        init(_ label: some StringProtocol, id: String = "") {}
      }
      enum AccessibilityQuickActionStyle { case prompt, outline }
      extension View {
        /// Where assistive technologies tap, and what they take for selected: it changes no frame.
        func accessibility(activationPoint: UnitPoint) -> some View
        func accessibility(activationPoint: CGPoint) -> some View
        func accessibility(selectionIdentifier: some Hashable) -> some View
        func accessibilityActions<Content: View>(
          category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
        ) -> some View
        func accessibilityActivationPoint(_ point: CGPoint) -> some View
        func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> some View
        func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View
        func accessibilityCustomContent(
          _ key: AccessibilityCustomContentKey, @_effect _ value: Any, @_effect importance: Any = 0
        ) -> some View
        /// Where assistive technologies start: it changes no frame.
        func accessibilityDefaultFocus(@_effect _ binding: some Any, @_effect _ value: some Any) -> some View
        func accessibilityDirectTouch(_ isArea: Bool = true, options: AccessibilityDirectTouchOptions) -> some View
        /// Where something may be dragged from or dropped by assistive technologies: it changes no frame.
        func accessibilityDragPoint(_ point: UnitPoint, description: some StringProtocol) -> some View
        func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
        func accessibilityDragPoint(_ point: UnitPoint, description: some StringProtocol, isEnabled: Bool) -> some View
        func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View
        /// What only the running app heeds: it changes no frame.
        func accessibilityDropPoint(_ point: UnitPoint, description: some StringProtocol) -> some View
        func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
        func accessibilityDropPoint(_ point: UnitPoint, description: some StringProtocol, isEnabled: Bool) -> some View
        func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View
        func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool) -> some View
        func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool) -> some View
        func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View
        func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View
        func accessibilityInputLabels(_ labels: [String], isEnabled: Bool) -> some View
        func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View
        func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View
        func accessibilityLabel<V: View>(@ViewBuilder content: (EmptyView) -> V) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func accessibilityQuickAction<Content: View>(
          style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> Content
        ) -> some View
        func accessibilityQuickAction<Content: View>(
          style: AccessibilityQuickActionStyle, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
        ) -> some View
        func accessibilityRotor(_ rotor: AccessibilitySystemRotor, @_action entries: () -> Void) -> some View
        func accessibilityRotor<E>(
          _ rotor: AccessibilitySystemRotor, entries: [E], entryLabel: KeyPath<E, String>
        ) -> some View
        func accessibilityRotor(_ rotor: AccessibilitySystemRotor, @_effect textRanges: some Any) -> some View
        func accessibilityRotor(_ label: some StringProtocol, @_effect textRanges: some Any) -> some View
        /// How far a list is scrolled, in words: it changes no frame.
        func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true) -> some View
        func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View
        func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool) -> some View
        func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View
      }
      """,
    natives: [
      "accessibility", "accessibility", "accessibility", "accessibilityActions", "accessibilityActivationPoint",
      "accessibilityActivationPoint", "accessibilityActivationPoint", "accessibilityCustomContent",
      "accessibilityDefaultFocus", "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDragPoint",
      "accessibilityDragPoint", "accessibilityDragPoint", "accessibilityDropPoint", "accessibilityDropPoint",
      "accessibilityDropPoint", "accessibilityDropPoint", "accessibilityHidden", "accessibilityHint",
      "accessibilityHint", "accessibilityInputLabels", "accessibilityInputLabels", "accessibilityLabel",
      "accessibilityLabel", "accessibilityLabel", "accessibilityQuickAction", "accessibilityQuickAction",
      "accessibilityRotor", "accessibilityRotor", "accessibilityRotor", "accessibilityRotor",
      "accessibilityScrollStatus", "accessibilityScrollStatus", "accessibilityValue", "accessibilityValue",
    ].map { (name: String) in Native.neutral(name) })
}
