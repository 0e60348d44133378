import LayoutEvaluator

/// Modifiers for what comes from outside: pointers, keys, focus, dragged things, links and activities. They give a view no
/// other frame; what they call is app code and never runs.
extension LibraryEntry {
  static let dragAndDrop = LibraryEntry(
    interface: """
      extension View {
        /// Lets this view be dragged.
        func draggable<T>(@_effect _ payload: T) -> some View
        func draggable<T, V: View>(@_effect _ payload: T, @ViewBuilder preview: () -> V) -> some View
        /// What is dragged from a view: it changes no frame.
        func onDrag(@_action _ data: @escaping () -> Void) -> some View
        func onDrag<V: View>(@_action _ data: @escaping () -> Void, @ViewBuilder preview: () -> V) -> some View
        /// Takes what is dropped on this view.
        func dropDestination(
          @_effect for payloadType: some Any, @_action action: @escaping (Any, CGPoint) -> Bool,
          @_action isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
        /// What can be dropped on a view: it changes no frame.
        func onDrop(
          @_effect of supportedContentTypes: some Any, @_effect isTargeted: Binding<Bool>?,
          @_action perform action: @escaping (Any) -> Bool) -> some View
        func onDrop(@_effect of supportedContentTypes: some Any, @_effect delegate: some Any) -> some View
        /// What can be dropped between rows: it changes no frame.
        func onInsert(@_effect of supportedContentTypes: some Any, @_action perform action: @escaping (Int, Any) -> Void)
          -> some View
        /// What a view hands over: it changes no frame.
        func itemProvider(@_action _ action: (() -> Void)?) -> some View
        /// What is copied from a view: it changes no frame.
        func copyable(@_effect _ payload: some Any) -> some View
        /// What is cut from a view: it changes no frame.
        func cuttable(@_effect for payloadType: some Any, @_action action: @escaping () -> Void) -> some View
        /// What can be pasted into a view: it changes no frame.
        func pasteDestination(@_effect for payloadType: some Any, @_action action: @escaping (Any) -> Void) -> some View
      }
      """,
    natives: [
      "draggable", "draggable", "onDrag", "onDrag", "dropDestination", "onDrop", "onDrop", "onInsert",
      "itemProvider", "copyable", "cuttable", "pasteDestination",
    ].map { (name: String) in Native.neutral(name) })

  static let pointersAndKeys = LibraryEntry(
    interface: """
      extension View {
        /// How this view looks under a pointer.
        func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
        func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View
        /// Whether a view answers to a pointer over it: it changes no frame.
        func hoverEffectDisabled(_ disabled: Bool = true) -> some View
        /// How views answer to a pointer over them: it changes no frame.
        func defaultHoverEffect(_ effect: HoverEffect?) -> some View
        /// What happens while a pointer is over a view: it changes no frame.
        func onContinuousHover(
          coordinateSpace: CoordinateSpace = .local, @_action perform action: @escaping (HoverPhase) -> Void) -> some View
        /// How a pointer looks over a view: it changes no frame.
        func pointerStyle(@_effect _ style: some Any) -> some View
        /// Runs an action when a key is pressed.
        func onKeyPress(
          @_effect _ key: KeyEquivalent, @_action action: @escaping () -> Void) -> some View
        func onKeyPress(
          @_effect phases: some Any = 0, @_action action: @escaping (Any) -> Void) -> some View
        /// What the exit key does: it changes no frame.
        func onExitCommand(@_action perform action: (() -> Void)?) -> some View
        /// What the arrow keys do: it changes no frame.
        func onMoveCommand(@_action perform action: ((Any) -> Void)?) -> some View
        /// What the delete key does: it changes no frame.
        func onDeleteCommand(@_action perform action: (() -> Void)?) -> some View
        /// What the play key does: it changes no frame.
        func onPlayPauseCommand(@_action perform action: (() -> Void)?) -> some View
        /// What a command of the menu does: it changes no frame.
        func onCommand(@_effect _ selector: some Any, @_action perform action: (() -> Void)?) -> some View
        func onTapGesture(
          count: Int = 1, coordinateSpace: CoordinateSpace = .local, @_action perform action: @escaping (CGPoint) -> Void)
          -> some View
        func onLongPressGesture(
          minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @_action perform action: @escaping () -> Void,
          @_action onPressingChanged: ((Bool) -> Void)? = nil) -> some View
        func onLongPressGesture(
          minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @_action pressing: ((Bool) -> Void)?,
          @_action perform action: @escaping () -> Void) -> some View
        /// What turning the crown changes: it changes no frame.
        func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View
      }
      struct HoverEffect: Hashable {
        init() {}
        static var automatic: HoverEffect { HoverEffect() }
        static var highlight: HoverEffect { HoverEffect() }
        static var lift: HoverEffect { HoverEffect() }
      }
      enum HoverPhase: Equatable {
        case active(CGPoint)
        case ended
      }
      """,
    natives: [
      "hoverEffect", "hoverEffect", "hoverEffectDisabled", "defaultHoverEffect", "onContinuousHover",
      "pointerStyle", "onKeyPress", "onKeyPress", "onExitCommand", "onMoveCommand", "onDeleteCommand",
      "onPlayPauseCommand", "onCommand", "onTapGesture", "onLongPressGesture", "onLongPressGesture",
      "digitalCrownRotation",
    ].map { (name: String) in Native.neutral(name) })

  static let focusAndActivities = LibraryEntry(
    interface: """
      extension View {
        /// Where the focus goes.
        func focusScope(_ namespace: Namespace.ID) -> some View
        /// Views that the focus stays among: it changes no frame.
        func focusSection() -> some View
        /// Whether a focused view looks so: it changes no frame.
        func focusEffectDisabled(_ disabled: Bool = true) -> some View
        /// What has the focus first: it changes no frame.
        func defaultFocus<V: Hashable>(_ binding: Binding<V>, _ value: V) -> some View
        /// Whether a view has the focus first: it changes no frame.
        func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
        func focusable(_ isFocusable: Bool = true, @_action onFocusChange: @escaping (Bool) -> Void) -> some View
        /// A value for commands while a view has the focus: it changes no frame.
        func focusedValue(@_effect _ keyPath: some Any, @_effect _ value: some Any) -> some View
        /// A value for commands while a scene has the focus: it changes no frame.
        func focusedSceneValue(@_effect _ keyPath: some Any, @_effect _ value: some Any) -> some View
        /// An object for commands while a view has the focus: it changes no frame.
        func focusedObject(@_effect _ object: some Any) -> some View
        /// An object for commands while a scene has the focus: it changes no frame.
        func focusedSceneObject(@_effect _ object: some Any) -> some View
        /// Reacts to what another app or the system asks for.
        func onOpenURL(@_action perform action: @escaping (URL) -> Void) -> some View
        /// What happens when an activity goes on here: it changes no frame.
        func onContinueUserActivity(_ activityType: String, @_action perform action: @escaping (Any) -> Void) -> some View
        /// What a view lets the user go on with elsewhere: it changes no frame.
        func userActivity(_ activityType: String, isActive: Bool = true, @_action _ update: @escaping (Any) -> Void)
          -> some View
        /// Which links a scene opens: it changes no frame.
        func handlesExternalEvents(@_effect preferring: Set<String>, @_effect allowing: Set<String>) -> some View
        /// Whether what is here can be chosen, found or replaced.
        func selectionDisabled(_ isDisabled: Bool = true) -> some View
        /// Whether a text can be searched: it changes no frame.
        func findDisabled(_ isDisabled: Bool = true) -> some View
        /// Whether what is found can be replaced: it changes no frame.
        func replaceDisabled(_ isDisabled: Bool = true) -> some View
        /// Whether the search of a text is shown: none is.
        func findNavigator(isPresented: Binding<Bool>) -> some View
        /// What renaming does: it changes no frame.
        func renameAction(@_action _ action: @escaping () -> Void) -> some View
        /// Whether dragging onto a view opens it: it changes no frame.
        func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
        /// Whether submitting stays inside: it changes no frame.
        func submitScope(_ isBlocking: Bool = true) -> some View
        /// What writing tools may do with a text: it changes no frame.
        func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
        /// Whether a view is hidden from others: it keeps its size.
        func privacySensitive(_ sensitive: Bool = true) -> some View
      }
      enum SpringLoadingBehavior { case automatic, enabled, disabled }
      enum WritingToolsBehavior { case automatic, complete, limited, disabled }
      protocol FocusedValueKey { associatedtype Value }
      struct FocusedValues {
        init() {}
        subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
          get { nil }
          set {}
        }
      }
      """,
    natives: [
      "focusScope", "focusSection", "focusEffectDisabled", "defaultFocus", "prefersDefaultFocus", "focusable",
      "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject", "onOpenURL",
      "onContinueUserActivity", "userActivity", "handlesExternalEvents", "selectionDisabled", "findDisabled",
      "replaceDisabled", "findNavigator", "renameAction", "springLoadingBehavior", "submitScope",
      "writingToolsBehavior", "privacySensitive",
    ].map { (name: String) in Native.neutral(name) })

  static let searching = LibraryEntry(
    interface: """
      enum SearchScopeActivation { case automatic, onTextEntry, onSearchPresentation }
      struct SearchSuggestionsPlacement {
        init() {}
        struct Set { init() {} }
        static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement() }
      }
      extension View {
        /// A field to search with, in a bar.
        func searchable<S: View>(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
          @ViewBuilder suggestions: () -> S) -> some View
        func searchable<S: View>(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String,
          @ViewBuilder suggestions: () -> S) -> some View
        func searchable(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?) -> some View
        func searchable(
          text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
          prompt: String? = nil) -> some View
        func searchable<T>(
          text: Binding<String>, tokens: Binding<T>, placement: SearchFieldPlacement = .automatic,
          prompt: String? = nil, @_action token: @escaping (Any) -> Void) -> some View
        /// What is offered below the field.
        func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
        /// The scopes of a search, under its field: they are not shown.
        func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
        func searchScopes<V: Hashable, S: View>(
          _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View
        /// What choosing a suggestion writes: it changes no frame.
        func searchCompletion(_ completion: String) -> some View
        /// Whether a search has the keyboard: it changes no frame.
        func searchFocused(_ binding: Binding<Bool>) -> some View
        /// What a bar does during a search: it changes no frame.
        func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
        /// Where a bar has its search: it changes no frame.
        func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
        /// Whether a search can be spoken: it changes no frame.
        func searchDictationBehavior(@_effect _ behavior: some Any) -> some View
        /// What a field suggests: it is not shown.
        func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
        /// What choosing a suggestion writes: it changes no frame.
        func textInputCompletion(_ completion: String) -> some View
      }
      enum SearchPresentationToolbarBehavior { case automatic, avoidHidingContent }
      enum SearchToolbarBehavior { case automatic, minimize }
      """,
    natives: [
      "searchable", "searchable", "searchable", "searchable", "searchable", "searchSuggestions", "searchScopes",
      "searchScopes", "searchCompletion", "searchFocused", "searchPresentationToolbarBehavior",
      "searchToolbarBehavior", "searchDictationBehavior", "textInputSuggestions", "textInputCompletion",
    ].map { (name: String) in Native.neutral(name) })
}
