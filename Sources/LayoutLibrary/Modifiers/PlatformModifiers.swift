import LayoutEvaluator

/// Modifiers of windows, menus, keyboards, pencils and crowns, of drags between apps and of the system's own surfaces. They take no part in
/// the layout of a view; closures are read and not run.
extension LibraryEntry {
  static let platformModifiers = LibraryEntry(
    interface: """
      enum PointerVisibility { case automatic, visible, hidden }
      struct EventTriggers: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
      }
      enum MaterialActiveAppearance { case automatic, active, inactive, matchWindow }
      enum PaletteSelectionEffect {
        case automatic, custom
        static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .automatic }
      }
      enum WindowToolbarFullScreenVisibility { case automatic, visible, onHover }
      enum TextSelectionAffinity { case automatic, upstream, downstream }
      struct WidgetAccentedRenderingMode {
        static let accented: WidgetAccentedRenderingMode? = WidgetAccentedRenderingMode()
        static let accentedDesaturated: WidgetAccentedRenderingMode? = WidgetAccentedRenderingMode()
        static let desaturated: WidgetAccentedRenderingMode? = WidgetAccentedRenderingMode()
        static let fullColor: WidgetAccentedRenderingMode? = WidgetAccentedRenderingMode()
      }
      struct FileDialogBrowserOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let enumeratePackages: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 1)
        static let includeHiddenFiles: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 2)
        static let displayFileExtensions: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 4)
      }
      /// The mirroring of a view in right-to-left surroundings.
      enum LayoutDirectionBehavior {
        case fixed, mirrors
        static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }
      }
      struct FocusInteractions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let activate: FocusInteractions = FocusInteractions(rawValue: 1)
        static let edit: FocusInteractions = FocusInteractions(rawValue: 2)
        static let automatic: FocusInteractions = FocusInteractions(rawValue: 3)
      }
      struct DefaultFocusEvaluationPriority {
        static let automatic: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority()
        static let userInitiated: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority()
      }
      enum ManagedContentStyle { case automatic }
      enum SymbolColorRenderingMode { case flat, gradient }
      enum SymbolVariableValueMode { case color, draw }
      struct AllowedDynamicRange {}
      enum TabSearchActivation { case automatic, searchTabSelection }
      /// How a drag or a drop goes about it.
      struct DragConfiguration {
        init(allowMove: Bool = true, allowDelete: Bool = false) {}
        init(@_effect operationsWithinApp: Any, @_effect operationsOutsideApp: Any = 0) {}
      }
      enum ToolbarContentPlacement { case tabViewSidebar }
      enum BreakthroughEffect { case automatic, subtle, prominent, none }
      /// How writing tools are offered.
      extension View {
        /// How much brighter than white a picture may be.
        func allowedDynamicRange(@_effect _ range: some Any) -> some View
        /// Whether a click that wakes a window counts.
        func allowsWindowActivationEvents(_ value: Bool? = true) -> some View
        /// The picture of a screen in Assistive Access.
        func assistiveAccessNavigationIcon(_ icon: Image) -> some View
        func assistiveAccessNavigationIcon(systemImage: String) -> some View
        /// How something in space shows through what hides it.
        func breakthroughEffect(_ effect: BreakthroughEffect) -> some View
        /// Whether recordings leave this view out.
        func contentCaptureProtected(_ isProtected: Bool) -> some View
        /// What a sidebar's toolbar has.
        func contentToolbar<Content: View>(
          for placement: ToolbarContentPlacement, @ToolbarContentBuilder content: () -> Content
        ) -> some View
        /// Where a tab bar starts.
        func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View
        func defaultFocus<V: Hashable>(
          _ binding: Binding<V>, _ value: V, priority: DefaultFocusEvaluationPriority
        ) -> some View
        /// How dialogs behave: they are not laid out.
        func dialogPreventsAppTermination(_ prevents: Bool?) -> some View
        func dialogSuppressionToggle(_ title: some StringProtocol, isSuppressed: Binding<Bool>) -> some View
        func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func dismissalConfirmationDialog<A: View>(
          _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> A
        ) -> some View
        func dismissalConfirmationDialog<A: View, M: View>(
          _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View
        /// The crown of a watch.
        func digitalCrownAccessory(_ visibility: Visibility) -> some View
        func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View
        /// Drags and drops of several things.
        func dragConfiguration(@_effect _ configuration: Any) -> some View
        /// How drags and drops of several things go: they change no frame.
        func dragContainer(@_effect for type: some Any, @_action _ payload: @escaping (Any) -> [Any]) -> some View
        /// How drags and drops of several things go: they change no frame.
        func dragContainerSelection(@_effect _ selection: some Any) -> some View
        /// How drags and drops of several things go: they change no frame.
        func dropConfiguration(@_action _ configuration: @escaping (Any) -> Any) -> some View
        /// What happens in the running app: it changes no frame.
        func onDragSessionUpdated(@_action _ action: @escaping (Any) -> Void) -> some View
        /// What happens in the running app: it changes no frame.
        func onDropSessionUpdated(@_action _ action: @escaping (Any) -> Void) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func documentBrowserContextMenu<Content: View>(@ViewBuilder _ menu: ([URL]?) -> Content) -> some View
        /// What other apps are given and give.
        func exportableToServices(@_effect _ payload: Any) -> some View
        /// What other apps and services are told of this view: it changes no frame.
        func exportsItemProviders(@_effect _ types: Any, @_action onExport: @escaping () -> [Any]) -> some View
        /// What other apps and services are told of this view: it changes no frame.
        func importableFromServices(@_effect for type: some Any, @_action action: @escaping (Any) -> Bool) -> some View
        /// What other apps and services are told of this view: it changes no frame.
        func importsItemProviders(@_effect _ types: Any, @_action onImport: @escaping (Any) -> Bool) -> some View
        /// What other apps and services are told of this view: it changes no frame.
        func groupActivityAssociation(@_effect _ association: Any) -> some View
        /// What other apps and services are told of this view: it changes no frame.
        func interactionActivityTrackingTag(_ tag: String) -> some View
        /// The panels that open and save files.
        func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
        /// What the panel says that opens or saves files: it is not laid out.
        func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View
        func fileDialogConfirmationLabel(_ label: Text) -> some View
        /// What the panel says that opens or saves files: it is not laid out.
        func fileDialogCustomizationID(_ id: String) -> some View
        /// What the panel says that opens or saves files: it is not laid out.
        func fileDialogDefaultDirectory(_ directory: URL?) -> some View
        /// What the panel says that opens or saves files: it is not laid out.
        func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View
        /// What the panel says that opens or saves files: it is not laid out.
        func fileDialogMessage(_ message: some StringProtocol) -> some View
        func fileDialogMessage(_ message: Text?) -> some View
        /// What the panel says that opens or saves files: it is not laid out.
        func fileDialogURLEnabled(@_effect _ predicate: Any) -> some View
        /// What the panel says that opens or saves files: it is not laid out.
        func fileExporterFilenameLabel(_ label: some StringProtocol) -> some View
        func fileExporterFilenameLabel(_ label: Text?) -> some View
        func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
        func gesture(@_effect _ gesture: some Gesture, name: String, isEnabled: Bool = true) -> some View
        /// What only the running app heeds: it changes no frame.
        func handlesGameControllerEvents(@_effect matching types: Any) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func immersiveEnvironmentPicker<Content: View>(@ViewBuilder content: () -> Content) -> some View
        /// How something is drawn: it changes no frame.
        func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
        /// How something is drawn: it changes no frame.
        func listRowHoverEffect(_ effect: HoverEffect?) -> some View
        /// How something is drawn: it changes no frame.
        func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View
        /// How something is drawn: it changes no frame.
        func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
        /// Whether the letters beside a list are shown; they lie over it.
        func listSectionIndexVisibility(_ visibility: Visibility) -> some View
        /// What only the running app heeds: it changes no frame.
        func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View
        /// What only the running app heeds: it changes no frame.
        func managedContentStyle(_ style: ManagedContentStyle) -> some View
        /// How something is drawn: it changes no frame.
        func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
        /// What happens in the running app: it changes no frame.
        func onAppIntentExecution(@_effect _ type: some Any, @_action perform action: @escaping (Any) -> Void) -> some View
        /// The clipboard of a Mac.
        func onCopyCommand(@_action perform action: (() -> [Any])?) -> some View
        /// What happens in the running app: it changes no frame.
        func onCutCommand(@_action perform action: (() -> [Any])?) -> some View
        /// What happens in the running app: it changes no frame.
        func onPasteCommand(@_effect of types: Any, @_action perform action: @escaping (Any) -> Void) -> some View
        func onCommand(@_effect _ selector: Any) -> some View
        /// What happens in the running app: it changes no frame.
        func onInteractiveResizeChange(@_action _ action: @escaping (Bool) -> Void) -> some View
        func onKeyPress(
          @_effect _ key: some Any, @_effect phases: some Any, @_action action: @escaping (Any) -> Void
        ) -> some View
        func onKeyPress(
          @_effect keys: some Any, @_effect phases: some Any = 0, @_action action: @escaping (Any) -> Void
        ) -> some View
        func onKeyPress(
          @_effect characters: some Any, @_effect phases: some Any = 0, @_action action: @escaping (Any) -> Void
        ) -> some View
        /// What happens in the running app: it changes no frame.
        func onLongTouchGesture(minimumDuration: Double = 0.5, @_action perform action: @escaping () -> Void) -> some View
        /// What happens in the running app: it changes no frame.
        func onModifierKeysChanged(
          mask: EventModifiers = .all, initial: Bool = true,
          @_action _ action: @escaping (EventModifiers, EventModifiers) -> Void
        ) -> some View
        func onOpenURL(prefersInApp: Bool) -> some View
        /// What happens in the running app: it changes no frame.
        func onPencilDoubleTap(@_action perform action: @escaping (Any) -> Void) -> some View
        /// What happens in the running app: it changes no frame.
        func onPencilSqueeze(@_action perform action: @escaping (Any) -> Void) -> some View
        /// What happens in the running app: it changes no frame.
        func onWorldRecenter(@_action action: @escaping () -> Void) -> some View
        /// What only the running app heeds: it changes no frame.
        func pageCommand(@_effect value: some Any, @_effect in bounds: some Any, step: Int = 1) -> some View
        /// How something is drawn: it changes no frame.
        func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View
        /// What only the running app heeds: it changes no frame.
        func pointerVisibility(_ visibility: Visibility) -> some View
        /// What only the running app heeds: it changes no frame.
        func presentationPreventsAppTermination(_ prevents: Bool?) -> some View
        /// What only the running app heeds: it changes no frame.
        func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View
        func searchSuggestions(_ visibility: Visibility, @_effect for placements: some Any) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View
        /// How something is drawn: it changes no frame.
        func sliderThumbVisibility(_ visibility: Visibility) -> some View
        /// What only the running app heeds: it changes no frame.
        func supportedVolumeViewpoints(@_effect _ viewpoints: some Any) -> some View
        /// How something is drawn: it changes no frame.
        func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
        /// How something is drawn: it changes no frame.
        func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
        /// How the view looks where it is laid out by other rules: nothing here depends on it.
        func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View
        func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View
        /// What only the running app heeds: it changes no frame.
        func textInputFormattingControlVisibility(
          _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
        ) -> some View
        /// What only the running app heeds: it changes no frame.
        func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
        /// Work that is done while this view is there: it changes no frame.
        func translationTask(@_effect _ configuration: Any, @_action action: @escaping (Any) async -> Void) -> some View
        func translationTask(
          @_effect source: Any = 0, @_effect target: Any = 0, @_action action: @escaping (Any) async -> Void
        ) -> some View
        /// What only the running app heeds: it changes no frame.
        func typeSelectEquivalent(_ text: (some StringProtocol)?) -> some View
        func typeSelectEquivalent(_ text: Text?) -> some View
        func multilineTextAlignment(@_effect strategy: Any) -> some View
        /// How something is drawn: it changes no frame.
        func writingDirection(@_effect strategy: Any) -> some View
        /// What is shown over or beside this view: it is not laid out.
        func ornament<Content: View>(
          @_effect visibility: some Any = 0, @_effect attachmentAnchor: some Any, @_effect contentAlignment: some Any = 0,
          @ViewBuilder ornament: () -> Content
        ) -> some View
        /// How the view looks where it is laid out by other rules: nothing here depends on it.
        func tableColumnHeaders(_ visibility: Visibility) -> some View
        /// How the view looks where it is laid out by other rules: nothing here depends on it.
        func tableStyle(@_effect _ style: some Any) -> some View
        /// How the view looks where it is laid out by other rules: nothing here depends on it.
        func textEditorStyle(@_effect _ style: some Any) -> some View
        /// How the view looks where it is laid out by other rules: nothing here depends on it.
        func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
        /// How a widget is drawn: it changes no frame.
        func widgetLabel(_ label: some StringProtocol) -> some View
        func widgetLabel<Content: View>(@ViewBuilder _ label: () -> Content) -> some View
        func backgroundExtensionEffect(isEnabled: Bool) -> some View
        /// How something is drawn: it changes no frame.
        func chartScrollPosition(@_effect initialX: some Any) -> some View
        func chartScrollPosition(@_effect initialY: some Any) -> some View
        /// How something is drawn: it changes no frame.
        func chartSymbolSizeScale(@_effect domain: some Any = 0, @_effect range: some Any = 0) -> some View
        func lookAroundViewer(isPresented: Binding<Bool>, @_effect initialScene: some Any) -> some View
        /// What only the running app heeds: it changes no frame.
        func mapCameraKeyframeAnimator(@_effect trigger: some Any, @_action keyframes: @escaping (Any) -> Void) -> some View
        func alert<A: View, M: View, T>(
          _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
          @ViewBuilder message: (T) -> M
        ) -> some View
        func alert<A: View, T>(
          _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
        ) -> some View
        /// How something is drawn: it changes no frame.
        func typesettingLanguage(@_effect _ language: Any, isEnabled: Bool = true) -> some View
        /// What only the running app heeds: it changes no frame.
        func upperLimbVisibility(_ visibility: Visibility) -> some View
        /// How a widget is drawn: it changes no frame.
        func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View
        /// How a widget is drawn: it changes no frame.
        func widgetCurvesContent(_ curves: Bool = true) -> some View
        /// How the window behaves: it changes no frame.
        func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
        /// How the window behaves: it changes no frame.
        func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View
        /// How the window behaves: it changes no frame.
        func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
        /// How the window behaves: it changes no frame.
        func windowResizeAnchor(_ anchor: UnitPoint?) -> some View
        /// How the window behaves: it changes no frame.
        func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
        /// How something is drawn: it changes no frame.
        func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View
        /// How something is drawn: it changes no frame.
        func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View
        func scrollInputBehavior(@_effect _ behavior: some Any, @_effect for input: some Any) -> some View
      }
      enum TextInputFormattingControlPlacement {
        struct Set: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let contextMenu: Set = Set(rawValue: 1)
          static let inputAssistant: Set = Set(rawValue: 2)
          static let all: Set = Set(rawValue: 3)
          static let `default`: Set = Set(rawValue: 3)
        }
      }
      """,
    natives: [
      "allowedDynamicRange", "allowsWindowActivationEvents", "assistiveAccessNavigationIcon",
      "assistiveAccessNavigationIcon", "breakthroughEffect", "contentCaptureProtected", "contentToolbar",
      "defaultAdaptableTabBarPlacement", "defaultFocus", "dialogPreventsAppTermination", "dialogSuppressionToggle",
      "dialogSuppressionToggle", "dismissalConfirmationDialog", "dismissalConfirmationDialog",
      "digitalCrownAccessory", "digitalCrownAccessory", "dragConfiguration", "dragContainer",
      "dragContainerSelection", "dropConfiguration", "onDragSessionUpdated", "onDropSessionUpdated",
      "documentBrowserContextMenu", "exportableToServices", "exportsItemProviders", "importableFromServices",
      "importsItemProviders", "groupActivityAssociation", "interactionActivityTrackingTag",
      "fileDialogBrowserOptions", "fileDialogConfirmationLabel", "fileDialogConfirmationLabel",
      "fileDialogCustomizationID", "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases",
      "fileDialogMessage", "fileDialogMessage", "fileDialogURLEnabled", "fileExporterFilenameLabel",
      "fileExporterFilenameLabel", "focusable", "gesture", "handlesGameControllerEvents",
      "immersiveEnvironmentPicker", "layoutDirectionBehavior", "listRowHoverEffect", "listRowHoverEffectDisabled",
      "listSectionSeparatorTint", "listSectionIndexVisibility", "sectionIndexLabel", "managedContentStyle",
      "materialActiveAppearance", "onAppIntentExecution", "onCopyCommand", "onCutCommand", "onPasteCommand",
      "onCommand", "onInteractiveResizeChange", "onKeyPress", "onKeyPress", "onKeyPress", "onLongTouchGesture",
      "onModifierKeysChanged", "onOpenURL", "onPencilDoubleTap", "onPencilSqueeze", "onWorldRecenter", "pageCommand",
      "paletteSelectionEffect", "pointerVisibility", "presentationPreventsAppTermination",
      "presentationBreakthroughEffect", "searchSuggestions", "sectionActions", "sliderThumbVisibility",
      "supportedVolumeViewpoints", "symbolColorRenderingMode", "symbolVariableValueMode", "tabViewSearchActivation",
      "tag", "textInputFormattingControlVisibility", "textSelectionAffinity", "touchBar", "translationTask",
      "translationTask", "typeSelectEquivalent", "typeSelectEquivalent", "multilineTextAlignment",
      "writingDirection", "ornament", "tableColumnHeaders", "tableStyle", "textEditorStyle",
      "tabViewSidebarBottomBar", "widgetLabel", "widgetLabel", "backgroundExtensionEffect", "chartScrollPosition",
      "chartScrollPosition", "chartSymbolSizeScale", "lookAroundViewer", "mapCameraKeyframeAnimator", "alert",
      "alert", "typesettingLanguage", "upperLimbVisibility", "widgetAccentedRenderingMode", "widgetCurvesContent",
      "windowDismissBehavior", "windowFullScreenBehavior", "windowMinimizeBehavior", "windowResizeAnchor",
      "windowToolbarFullScreenVisibility", "writingToolsAffordanceVisibility", "scrollEdgeEffectDisabled",
      "scrollInputBehavior",
    ].map { (name: String) in Native.neutral(name) })
}
