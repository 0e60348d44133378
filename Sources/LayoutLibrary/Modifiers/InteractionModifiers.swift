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
        func onDrag(@_action _ data: @escaping () -> Void) -> some View
        func onDrag<V: View>(@_action _ data: @escaping () -> Void, @ViewBuilder preview: () -> V) -> some View
        /// Takes what is dropped on this view.
        func dropDestination(
          @_effect for payloadType: some Any, @_action action: @escaping (Any, CGPoint) -> Bool,
          @_action isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
        func onDrop(
          @_effect of supportedContentTypes: some Any, @_effect isTargeted: Binding<Bool>?,
          @_action perform action: @escaping (Any) -> Bool) -> some View
        func onDrop(@_effect of supportedContentTypes: some Any, @_effect delegate: some Any) -> some View
        func onInsert(@_effect of supportedContentTypes: some Any, @_action perform action: @escaping (Int, Any) -> Void)
          -> some View
        func itemProvider(@_action _ action: (() -> Void)?) -> some View
        func copyable(@_effect _ payload: some Any) -> some View
        func cuttable(@_effect for payloadType: some Any, @_action action: @escaping () -> Void) -> some View
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
        func hoverEffectDisabled(_ disabled: Bool = true) -> some View
        func defaultHoverEffect(_ effect: HoverEffect?) -> some View
        func onContinuousHover(
          coordinateSpace: CoordinateSpace = .local, @_action perform action: @escaping (HoverPhase) -> Void) -> some View
        func pointerStyle(@_effect _ style: some Any) -> some View
        /// Runs an action when a key is pressed.
        func onKeyPress(
          @_effect _ key: KeyEquivalent, @_action action: @escaping () -> Void) -> some View
        func onKeyPress(
          @_effect phases: some Any = 0, @_action action: @escaping (Any) -> Void) -> some View
        func onExitCommand(@_action perform action: (() -> Void)?) -> some View
        func onMoveCommand(@_action perform action: ((Any) -> Void)?) -> some View
        func onDeleteCommand(@_action perform action: (() -> Void)?) -> some View
        func onPlayPauseCommand(@_action perform action: (() -> Void)?) -> some View
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
        func focusSection() -> some View
        func focusEffectDisabled(_ disabled: Bool = true) -> some View
        func defaultFocus<V: Hashable>(_ binding: Binding<V>, _ value: V) -> some View
        func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
        func focusable(_ isFocusable: Bool = true, @_action onFocusChange: @escaping (Bool) -> Void) -> some View
        func focusedValue(@_effect _ keyPath: some Any, @_effect _ value: some Any) -> some View
        func focusedSceneValue(@_effect _ keyPath: some Any, @_effect _ value: some Any) -> some View
        func focusedObject(@_effect _ object: some Any) -> some View
        func focusedSceneObject(@_effect _ object: some Any) -> some View
        /// Reacts to what another app or the system asks for.
        func onOpenURL(@_action perform action: @escaping (URL) -> Void) -> some View
        func onContinueUserActivity(_ activityType: String, @_action perform action: @escaping (Any) -> Void) -> some View
        func userActivity(_ activityType: String, isActive: Bool = true, @_action _ update: @escaping (Any) -> Void)
          -> some View
        func handlesExternalEvents(@_effect preferring: Set<String>, @_effect allowing: Set<String>) -> some View
        /// Whether what is here can be chosen, found or replaced.
        func selectionDisabled(_ isDisabled: Bool = true) -> some View
        func findDisabled(_ isDisabled: Bool = true) -> some View
        func replaceDisabled(_ isDisabled: Bool = true) -> some View
        func findNavigator(isPresented: Binding<Bool>) -> some View
        func renameAction(@_action _ action: @escaping () -> Void) -> some View
        func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
        func submitScope(_ isBlocking: Bool = true) -> some View
        func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
        /// A value for other apps' storage.
        func modelContainer(@_effect for modelType: some Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true)
          -> some View
        func modelContainer(@_effect _ container: some Any) -> some View
        func modelContext(@_effect _ context: some Any) -> some View
        func defaultAppStorage(@_effect _ store: some Any) -> some View
        func privacySensitive(_ sensitive: Bool = true) -> some View
      }
      enum SpringLoadingBehavior { case automatic, enabled, disabled }
      enum WritingToolsBehavior { case automatic, complete, limited, disabled }
      protocol FocusedValueKey { associatedtype Value }
      struct FocusedValues {
        init() {}
      }
      """,
    natives: [
      "focusScope", "focusSection", "focusEffectDisabled", "defaultFocus", "prefersDefaultFocus", "focusable",
      "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject", "onOpenURL",
      "onContinueUserActivity", "userActivity", "handlesExternalEvents", "selectionDisabled", "findDisabled",
      "replaceDisabled", "findNavigator", "renameAction", "springLoadingBehavior", "submitScope",
      "writingToolsBehavior", "modelContainer", "modelContainer", "modelContext", "defaultAppStorage",
      "privacySensitive",
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
        func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
        func searchScopes<V: Hashable, S: View>(
          _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View
        func searchCompletion(_ completion: String) -> some View
        func searchFocused(_ binding: Binding<Bool>) -> some View
        func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
        func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
        func searchDictationBehavior(@_effect _ behavior: some Any) -> some View
        func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
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
