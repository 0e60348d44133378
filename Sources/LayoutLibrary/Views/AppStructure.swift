import LayoutEvaluator

/// The parts of an app around its views: `App`, scenes and their commands. A scene stands for the view that its first window
/// shows, so that a whole app can be laid out as one view.
extension LibraryEntry {
  static let appStructure = LibraryEntry(
    interface: """
      /// An app: what its first scene shows.
      protocol App: View {}
      extension App { static func main() {} }
      /// A part of an app with a window of its own.
      protocol Scene: View {}
      @resultBuilder struct SceneBuilder {}
      @resultBuilder struct CommandsBuilder {}
      @resultBuilder struct ToolbarContentBuilder {}
      /// What menus have in them.
      protocol Commands: View {}
      /// What toolbars have in them.
      protocol ToolbarContent: View {}
      protocol CustomizableToolbarContent: ToolbarContent {}
      /// What a tab view holds.
      protocol TabContent: View {}
      /// The windows of an app.
      struct WindowGroup<Content: View>: Scene {
        var content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
        init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
        init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      struct Window<Content: View>: Scene {
        var content: Content
        init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      /// A scene beside the windows: it is not on the screen.
      struct Settings<Content: View>: Scene {
        init(@ViewBuilder content: () -> Content) {}
        var body: some View { EmptyView() }
      }
      struct MenuBarExtra: Scene {
        init<Content: View>(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {}
        init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
        var body: some View { EmptyView() }
      }
      struct CommandMenu: Commands {
        init<Content: View>(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
        init<Content: View>(_ name: Text, @ViewBuilder content: () -> Content) {}
        var body: some View { EmptyView() }
      }
      struct CommandGroup: Commands {
        init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
        init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
        init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
        var body: some View { EmptyView() }
      }
      struct CommandGroupPlacement {
        init() {}
        static var appInfo: CommandGroupPlacement { CommandGroupPlacement() }
        static var appSettings: CommandGroupPlacement { CommandGroupPlacement() }
        static var newItem: CommandGroupPlacement { CommandGroupPlacement() }
        static var saveItem: CommandGroupPlacement { CommandGroupPlacement() }
        static var help: CommandGroupPlacement { CommandGroupPlacement() }
        static var sidebar: CommandGroupPlacement { CommandGroupPlacement() }
        static var toolbar: CommandGroupPlacement { CommandGroupPlacement() }
        static var undoRedo: CommandGroupPlacement { CommandGroupPlacement() }
        static var pasteboard: CommandGroupPlacement { CommandGroupPlacement() }
        static var textEditing: CommandGroupPlacement { CommandGroupPlacement() }
        static var textFormatting: CommandGroupPlacement { CommandGroupPlacement() }
      }
      struct SidebarCommands: Commands {
        init() {}
        var body: some View { EmptyView() }
      }
      struct ToolbarCommands: Commands {
        init() {}
        var body: some View { EmptyView() }
      }
      struct InspectorCommands: Commands {
        init() {}
        var body: some View { EmptyView() }
      }
      struct TextEditingCommands: Commands {
        init() {}
        var body: some View { EmptyView() }
      }
      struct TextFormattingCommands: Commands {
        init() {}
        var body: some View { EmptyView() }
      }
      struct EmptyCommands: Commands {
        init() {}
        var body: some View { EmptyView() }
      }
      enum WindowResizability { case automatic, contentSize, contentMinSize }
      enum DefaultToolbarItemKind { case search, title, sidebarToggle }
      struct SpacerSizing {
        init() {}
        static var fixed: SpacerSizing { SpacerSizing() }
        static var flexible: SpacerSizing { SpacerSizing() }
      }
      /// Room between the items of a toolbar.
      struct ToolbarSpacer: ToolbarContent {
        init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
        var body: some View { EmptyView() }
      }
      extension View {
        /// What a scene's menus and windows are like.
        func commands<Content: View>(@ViewBuilder content: () -> Content) -> some View
        /// How a window looks: it changes no frame.
        func windowStyle(@_effect _ style: some Any) -> some View
        /// How the bar of a window looks: it changes no frame.
        func windowToolbarStyle(@_effect _ style: some Any) -> some View
        /// How a window can be resized: it changes no frame.
        func windowResizability(_ resizability: WindowResizability) -> some View
        /// The size of a new window: the report's is given by options.
        func defaultSize(width: CGFloat, height: CGFloat) -> some View
        func defaultSize(_ size: CGSize) -> some View
        /// Where a new window opens: it changes no frame.
        func defaultPosition(_ position: UnitPoint) -> some View
        /// What an app does while it is not shown: nothing runs.
        func backgroundTask(@_effect _ task: some Any, @_action action: @escaping () async -> Void) -> some View
        /// How what is in the menu bar looks: it changes no frame.
        func menuBarExtraStyle(@_effect _ style: some Any) -> some View
      }
      """,
    natives: [
      "commands", "windowStyle", "windowToolbarStyle", "windowResizability", "defaultSize", "defaultSize",
      "defaultPosition", "backgroundTask", "menuBarExtraStyle",
    ].map { (name: String) in Native.neutral(name) })
}
