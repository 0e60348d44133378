import LayoutEvaluator

/// Modifiers about bars, sheets, inspectors and dialogs beyond those of every day. What they present is not on the screen at
/// rest, and how a bar looks changes no frame in the content (Semantics §6.14).
extension LibraryEntry {
  static let bars = LibraryEntry(
    interface: """
      extension View {
        /// How the bars around this view look.
        func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
        /// Whether a bar takes its space.
        func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
        /// The colour of what is in a bar: it changes no frame.
        func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bar: ToolbarPlacement = .automatic) -> some View
        func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
        func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View
        /// What a toolbar is for: it changes no frame.
        func toolbarRole(_ role: ToolbarRole) -> some View
        /// Whether the title of a bar is large.
        func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
        /// A menu under the title of a bar: it is not shown.
        func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
        /// Whether the status bar is hidden: it changes no frame.
        func statusBar(hidden: Bool) -> some View
        func navigationBarTitle(_ title: Text, _ isHidden: Bool) -> some View
        /// The colour of a bar: it changes no frame.
        func navigationBarColor(@_effect _ color: some Any) -> some View
        /// How the columns of a split view share its width.
        func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
        /// The document that a title stands for: it changes no frame.
        func navigationDocument(@_effect _ document: some Any) -> some View
        /// Whether a link in a row has its chevron.
        func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
        func navigationDestination<D, C: View>(
          item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
        /// How the dots of pages look: it changes no frame.
        func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
        /// How the user arranged tabs: it changes no frame.
        func tabViewCustomization(@_effect _ customization: some Any) -> some View
        /// A view above the tabs of a sidebar: it is not shown.
        func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
        /// A view below the tabs of a sidebar: it is not shown.
        func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
      }
      enum ToolbarRole { case automatic, navigationStack, browser, editor }
      enum ToolbarTitleDisplayMode { case automatic, inline, inlineLarge, large }
      enum ToolbarDefaultItemKind { case sidebarToggle, title, search }
      protocol NavigationSplitViewStyle {}
      struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
      struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
      struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
      extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
        static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
      }
      extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
        static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
      }
      extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
        static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
      }
      protocol IndexViewStyle {}
      struct PageIndexViewStyle: IndexViewStyle {
        enum BackgroundDisplayMode { case automatic, interactive, always, never }
        init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
      }
      extension IndexViewStyle where Self == PageIndexViewStyle {
        static var page: PageIndexViewStyle { PageIndexViewStyle() }
        static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
          PageIndexViewStyle()
        }
      }
      """,
    natives: [
      .neutral("toolbarBackgroundVisibility"), .bar("toolbarVisibility", .visibility),
      .neutral("toolbarForegroundStyle"), .neutral("toolbar"), .bar("toolbar", .toolbar(2)), .neutral("toolbarRole"),
    ]
      + [
        "toolbarTitleDisplayMode", "toolbarTitleMenu", "statusBar", "navigationBarTitle", "navigationBarColor",
        "navigationSplitViewStyle", "navigationDocument", "navigationLinkIndicatorVisibility",
        "navigationDestination", "indexViewStyle", "tabViewCustomization",
        "tabViewSidebarHeader", "tabViewSidebarFooter",
      ].map { (name: String) in Native.neutralOrBar(name) })

  static let sheets = LibraryEntry(
    interface: """
      /// A choice that slides up.
      struct ActionSheet {
        typealias Button = Alert.Button
        init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {}
      }
      extension View {
        /// Presents a choice; at rest it is not there.
        func actionSheet(isPresented: Binding<Bool>, @_action content: () -> ActionSheet) -> some View
        func actionSheet<T>(item: Binding<T?>, @_action content: (T) -> ActionSheet) -> some View
        func alert<T>(item: Binding<T?>, @_action content: (T) -> Alert) -> some View
        func alert<E, A: View>(
          isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
        func alert<E, A: View, M: View>(
          isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M)
          -> some View
        func alert<A: View, M: View, T>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
        func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
        func alert<A: View, M: View>(
          _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M)
          -> some View
        func confirmationDialog<A: View>(
          _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: () -> A) -> some View
        func confirmationDialog<A: View, T>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
          @ViewBuilder actions: (T) -> A) -> some View
        func confirmationDialog<A: View, M: View, T>(
          _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
          @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
        /// The picture of a dialog: none is shown.
        func dialogIcon(_ icon: Image?) -> some View
        /// How much a dialog matters: none is shown.
        func dialogSeverity(_ severity: DialogSeverity) -> some View
        /// Whether a dialog can be silenced: none is shown.
        func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
        /// Presents another view; at rest it is not there.
        func popover<Content: View>(
          isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
          @ViewBuilder content: @escaping () -> Content) -> some View
        func popover<Content: View>(
          isPresented: Binding<Bool>, arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content) -> some View
        func popover<Item, Content: View>(
          item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
          @ViewBuilder content: @escaping (Item) -> Content) -> some View
        /// A panel beside the view, when presented: nothing is.
        func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
        /// The width of an inspector: none is shown.
        func inspectorColumnWidth(_ width: CGFloat) -> some View
        func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
        func contextMenu<M: View, P: View>(
          @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
        func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
        func contextMenu<I: Hashable, M: View>(
          forSelectionType itemType: I.Type, @ViewBuilder menu: @escaping (Set<I>) -> M,
          @_action primaryAction: ((Set<I>) -> Void)? = nil) -> some View
        /// How a sheet looks.
        func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
        /// What is behind a sheet: it is not shown.
        func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
        func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
        /// Whether what is behind a sheet answers: it changes no frame.
        func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
        /// What a sheet is in a narrow window: none is shown.
        func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
        func presentationCompactAdaptation(
          horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
        /// Whether dragging a sheet scrolls it: it changes no frame.
        func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
        /// The size of a sheet: none is shown.
        func presentationSizing(@_effect _ sizing: some Any) -> some View
        /// Opens or saves files; at rest nothing of it is there.
        func fileImporter(
          isPresented: Binding<Bool>, @_effect allowedContentTypes: some Any, @_action onCompletion: @escaping (Any) -> Void)
          -> some View
        func fileImporter(
          isPresented: Binding<Bool>, @_effect allowedContentTypes: some Any, allowsMultipleSelection: Bool,
          @_action onCompletion: @escaping (Any) -> Void) -> some View
        /// A dialog that writes a file, when presented: nothing is.
        func fileExporter(
          isPresented: Binding<Bool>, @_effect document: some Any, @_effect contentType: some Any = 0,
          @_effect defaultFilename: String? = nil, @_action onCompletion: @escaping (Any) -> Void) -> some View
        /// A dialog that moves a file, when presented: nothing is.
        func fileMover(isPresented: Binding<Bool>, file: URL?, @_action onCompletion: @escaping (Any) -> Void) -> some View
        /// A file's preview, when presented: nothing is.
        func quickLookPreview(_ item: Binding<URL?>) -> some View
        /// A choice of photos, when presented: nothing is.
        func photosPicker(
          isPresented: Binding<Bool>, @_effect selection: some Any, maxSelectionCount: Int? = nil,
          @_effect selectionBehavior: some Any = 0, @_effect matching filter: some Any = 0,
          @_effect preferredItemEncoding: some Any = 0, @_effect photoLibrary: some Any = 0) -> some View
        /// A translation, when presented: nothing is.
        func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View
      }
      /// A menu that a view shows when it is pressed for long.
      struct ContextMenu<MenuItems: View> {
        init(@ViewBuilder menuItems: () -> MenuItems) {}
      }
      enum DialogSeverity { case automatic, standard, critical }
      enum PopoverAttachmentAnchor {
        case rect(PopoverAttachmentSource)
        case point(UnitPoint)
      }
      struct PopoverAttachmentSource {
        init() {}
        static var bounds: PopoverAttachmentSource { PopoverAttachmentSource() }
        static func rect(_ rect: CGRect) -> PopoverAttachmentSource { PopoverAttachmentSource() }
      }
      struct PresentationBackgroundInteraction {
        init() {}
        static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
        static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
        static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
        static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
          PresentationBackgroundInteraction()
        }
      }
      enum PresentationAdaptation { case automatic, none, popover, sheet, fullScreenCover }
      enum PresentationContentInteraction { case automatic, resizes, scrolls }
      """,
    natives: [
      "actionSheet", "actionSheet", "alert", "alert", "alert", "alert", "alert", "alert", "confirmationDialog",
      "confirmationDialog", "confirmationDialog", "dialogIcon", "dialogSeverity", "dialogSuppressionToggle",
      "popover", "popover", "popover", "inspector", "inspectorColumnWidth", "inspectorColumnWidth", "contextMenu",
      "contextMenu", "contextMenu", "presentationDetents", "presentationBackground", "presentationBackground",
      "presentationBackgroundInteraction", "presentationCompactAdaptation", "presentationCompactAdaptation",
      "presentationContentInteraction", "presentationSizing", "fileImporter",
      "fileImporter", "fileExporter", "fileMover", "quickLookPreview", "photosPicker", "translationPresentation",
    ].map { (name: String) in Native.neutral(name) })

  static let glass = LibraryEntry(
    interface: """
      /// A material that bends the light behind it.
      struct Glass: Equatable {
        init() {}
        static var regular: Glass { Glass() }
        static var clear: Glass { Glass() }
        static var identity: Glass { Glass() }
        func tint(_ color: Color?) -> Glass { self }
        func interactive(_ isEnabled: Bool = true) -> Glass { self }
      }
      /// Views whose glass flows together.
      struct GlassEffectContainer<Content: View>: View {
        var content: Content
        init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      enum GlassEffectTransition { case matchedGeometry, materialize, identity }
      extension View {
        /// Draws glass behind this view.
        func glassEffect(_ glass: Glass = .regular, isEnabled: Bool = true) -> some View
        func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S, isEnabled: Bool = true) -> some View
        /// Which glass turns into which: it changes no frame.
        func glassEffectID(_ id: some Hashable, in namespace: Namespace.ID) -> some View
        /// Which views are one piece of glass: it changes no frame.
        func glassEffectUnion(id: some Hashable, namespace: Namespace.ID) -> some View
        /// How glass appears: it changes no frame.
        func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
        /// Mirrors a view into the safe area: its frame stays.
        func backgroundExtensionEffect() -> some View
        /// What stands behind a container.
        func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
        func containerBackground<V: View>(
          for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V)
          -> some View
        /// The style of the backgrounds in this view.
        func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
      }
      struct ContainerBackgroundPlacement {
        init() {}
        static var widget: ContainerBackgroundPlacement { ContainerBackgroundPlacement() }
        static var navigation: ContainerBackgroundPlacement { ContainerBackgroundPlacement() }
        static var tabView: ContainerBackgroundPlacement { ContainerBackgroundPlacement() }
        static var window: ContainerBackgroundPlacement { ContainerBackgroundPlacement() }
      }
      """,
    natives: [
      "glassEffect", "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition",
      "backgroundExtensionEffect", "containerBackground", "containerBackground", "backgroundStyle",
    ].map { (name: String) in Native.neutral(name) })
}
