import LayoutEvaluator

/// Modifiers that present something else, or that put something into a bar. What is presented is not on the screen, and what is
/// in a bar takes no room in the content, so all of them leave the view as it is (Semantics §6.14).
extension LibraryEntry {
  static let presentations = LibraryEntry(
    interface: """
      /// Something in a toolbar.
      struct ToolbarItem: ToolbarContent {
        init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
        init<Content: View>(
          id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      }
      /// Several things in a toolbar.
      struct ToolbarItemGroup: ToolbarContent {
        init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      }
      /// Where something is in a toolbar.
      struct ToolbarItemPlacement {
        let _bar: Int
        static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var principal: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 0) }
        static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 1) }
        static var status: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 1) }
        static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(_bar: 2) }
      }
      /// A bar.
      struct ToolbarPlacement {
        let _bar: Int
        static var automatic: ToolbarPlacement { ToolbarPlacement(_bar: 0) }
        static var navigationBar: ToolbarPlacement { ToolbarPlacement(_bar: 1) }
        static var tabBar: ToolbarPlacement { ToolbarPlacement(_bar: 2) }
        static var bottomBar: ToolbarPlacement { ToolbarPlacement(_bar: 3) }
        static var windowToolbar: ToolbarPlacement { ToolbarPlacement(_bar: 4) }
      }
      /// Where a field to search with is.
      struct SearchFieldPlacement {
        enum NavigationBarDrawerDisplayMode { case automatic, always }
        init() {}
        static var automatic: SearchFieldPlacement { SearchFieldPlacement() }
        static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement() }
        static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
          SearchFieldPlacement()
        }
        static var sidebar: SearchFieldPlacement { SearchFieldPlacement() }
        static var toolbar: SearchFieldPlacement { SearchFieldPlacement() }
      }
      /// A height of a sheet.
      struct PresentationDetent: Hashable {
        init() {}
        static var medium: PresentationDetent { PresentationDetent() }
        static var large: PresentationDetent { PresentationDetent() }
        static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
        static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
        static func custom(@_effect _ type: some Any) -> PresentationDetent { PresentationDetent() }
      }
      /// A message with buttons.
      struct Alert {
        struct Button {
          static func `default`(_ label: Text, @_action action: (() -> Void)? = nil) -> Alert.Button { Alert.Button() }
          static func cancel(_ label: Text? = nil) -> Alert.Button { Alert.Button() }
          static func destructive(_ label: Text, @_action action: (() -> Void)? = nil) -> Alert.Button {
            Alert.Button()
          }
          init() {}
        }
        init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}
        init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {}
      }
      extension View {
        /// What the bars around this view have in them.
        func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
        func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
        /// What is drawn behind a bar: it changes no frame.
        func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
        func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
        /// The colours of a bar: they change no frame.
        func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
        /// Presents another view; at rest it is not there.
        func sheet<Content: View>(
          isPresented: Binding<Bool>, @_action onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping () -> Content) -> some View
        func sheet<Item, Content: View>(
          item: Binding<Item?>, @_action onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Item) -> Content) -> some View
        /// A screen over the view, when presented: nothing is.
        func fullScreenCover<Content: View>(
          isPresented: Binding<Bool>, @_action onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping () -> Content) -> some View
        func fullScreenCover<Item, Content: View>(
          item: Binding<Item?>, @_action onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Item) -> Content) -> some View
        /// A bubble over the view, when presented: nothing is.
        func popover<Content: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View
        /// A message over the view, when presented: nothing is.
        func alert(isPresented: Binding<Bool>, @_action content: () -> Alert) -> some View
        func alert<A: View>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
        func alert<A: View, M: View>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
          @ViewBuilder message: () -> M) -> some View
        func alert<A: View, T>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A) -> some View
        /// A choice over the view, when presented: nothing is.
        func confirmationDialog<A: View>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: () -> A) -> some View
        func confirmationDialog<A: View, M: View>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
        /// A menu over the view, when pressed: nothing is.
        func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
        /// Buttons that a swipe over a row shows: they are not shown.
        func swipeActions<T: View>(
          edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View
        /// What a pull reloads: it changes no frame.
        func refreshable(@_action action: @escaping () async -> Void) -> some View
        /// A field to search with, in the bar around a screen.
        func searchable(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil) -> some View
        /// The heights that a sheet rests at: it is not shown.
        func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
        /// Whether a sheet shows its handle: it changes no frame.
        func presentationDragIndicator(_ visibility: Visibility) -> some View
        /// The corners of a sheet: they change no frame.
        func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
        /// Whether the system draws over the screen: it changes no frame.
        func persistentSystemOverlays(_ visibility: Visibility) -> some View
        /// The keys that press a control: they change no frame.
        func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
        func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
      }
      /// A key of a keyboard.
      struct KeyEquivalent: ExpressibleByStringLiteral {
        let _key: String
        init(_ key: String) { _key = key }
        init(stringLiteral key: String) { _key = key }
        static var `return`: KeyEquivalent { KeyEquivalent("return") }
        static var escape: KeyEquivalent { KeyEquivalent("escape") }
        static var delete: KeyEquivalent { KeyEquivalent("delete") }
        static var space: KeyEquivalent { KeyEquivalent(" ") }
        static var tab: KeyEquivalent { KeyEquivalent("tab") }
        static var home: KeyEquivalent { KeyEquivalent("home") }
        static var end: KeyEquivalent { KeyEquivalent("end") }
        static var pageUp: KeyEquivalent { KeyEquivalent("pageUp") }
        static var pageDown: KeyEquivalent { KeyEquivalent("pageDown") }
        static var clear: KeyEquivalent { KeyEquivalent("clear") }
        static var deleteForward: KeyEquivalent { KeyEquivalent("deleteForward") }
        static var upArrow: KeyEquivalent { KeyEquivalent("up") }
        static var downArrow: KeyEquivalent { KeyEquivalent("down") }
        static var leftArrow: KeyEquivalent { KeyEquivalent("left") }
        static var rightArrow: KeyEquivalent { KeyEquivalent("right") }
      }
      /// The keys that are held while another is pressed.
      struct EventModifiers: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [EventModifiers]) -> EventModifiers {
          EventModifiers(rawValue: _union(elements))
        }
        static let command: EventModifiers = EventModifiers(rawValue: 1)
        static let shift: EventModifiers = EventModifiers(rawValue: 2)
        static let option: EventModifiers = EventModifiers(rawValue: 4)
        static let control: EventModifiers = EventModifiers(rawValue: 8)
        static let capsLock: EventModifiers = EventModifiers(rawValue: 16)
        static let all: EventModifiers = EventModifiers(rawValue: 31)
      }
      /// A key and those that are held with it.
      struct KeyboardShortcut {
        init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
        static var defaultAction: KeyboardShortcut { KeyboardShortcut(.return) }
        static var cancelAction: KeyboardShortcut { KeyboardShortcut(.escape) }
      }
      """,
    natives: [.toolbarItem(placement: 0), .toolbarItem(placement: 1), .toolbarItem(placement: 0)]
      + [.bar("toolbar", .toolbar(1)), .bar("toolbar", .visibility)]
      + [
        "toolbarBackground", "toolbarBackground", "toolbarColorScheme",
      ].map { (name: String) in Native.neutralOrBar(name) }
      + ["sheet", "sheet", "fullScreenCover", "fullScreenCover", "popover"].map { Native.presentation($0) }
      + [
        "alert", "alert", "alert", "alert", "confirmationDialog",
        "confirmationDialog", "contextMenu", "swipeActions", "refreshable", "searchable", "presentationDetents",
        "presentationDragIndicator", "presentationCornerRadius", "persistentSystemOverlays",
        "keyboardShortcut", "keyboardShortcut",
      ].map { (name: String) in Native.neutralOrBar(name) })
}

extension Native {
  /// An item of a toolbar, which only the bars around a view ask for.
  fileprivate static func toolbarItem(placement: Int) -> Native {
    .container("ToolbarItem") { (builder, site) in
      builder.control(builder.part(ofColumn: builder.elements(of: site[placement + 1], in: site)))
    }
  }
}
