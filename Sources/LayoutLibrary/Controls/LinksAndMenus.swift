import LayoutEngine
import LayoutEvaluator
import LayoutText

/// Controls that lead somewhere or show a list of actions (Semantics §6.12). What they show then is not on the screen.
extension LibraryEntry {
  static let link = LibraryEntry(
    interface: """
      /// A label that leads to an address.
      struct Link: View {
        init(_ title: some StringProtocol, destination: URL)
        init<Label: View>(destination: URL, @ViewBuilder label: () -> Label)
      }
      /// A control that shares something.
      struct ShareLink: View {
        init<T>(item: T)
        init<T>(_ title: some StringProtocol, item: T, subject: Text? = nil, message: Text? = nil)
        init<T, Label: View>(item: T, @ViewBuilder label: () -> Label)
        init<T>(item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview)
        init<T>(_ title: some StringProtocol, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview)
        init<T, Label: View>(
          item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label)
        init<T: RandomAccessCollection>(items: T, subject: Text? = nil, message: Text? = nil)
        init<T: RandomAccessCollection>(
          _ title: some StringProtocol, items: T, subject: Text? = nil, message: Text? = nil)
        init<T: RandomAccessCollection, Label: View>(
          items: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
        init<T: RandomAccessCollection>(
          items: T, subject: Text? = nil, message: Text? = nil, preview: (T.Element) -> SharePreview)
        init<T: RandomAccessCollection, Label: View>(
          items: T, subject: Text? = nil, message: Text? = nil, preview: (T.Element) -> SharePreview,
          @ViewBuilder label: () -> Label)
        @_disfavoredOverload init<T>(item: T, subject: Text? = nil, message: Text? = nil)
        @_disfavoredOverload init<T, Label: View>(
          item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
      }
      /// What stands for something that is shared.
      struct SharePreview {
        init(_ title: some StringProtocol) {}
        init<I>(_ title: some StringProtocol, image: I) {}
        init<I, J>(_ title: some StringProtocol, image: I, icon: J) {}
      }
      /// A control that edits a list.
      struct EditButton: View { init() }
      /// A control that renames something.
      struct RenameButton: View {
        init()
        static func _parts(_ label: Label) {}
      }
      /// A control that takes what the reader has copied.
      struct PasteButton: View {
        init<T>(payloadType: T.Type, @_action onPaste: @escaping ([T]) -> Void)
        init(@_effect supportedContentTypes: some Any, @_action payloadAction: @escaping ([Any]) -> Void)
        static func _parts(_ label: Label) {}
      }
      """,
    natives: [
      .container("Link") { (builder, site) in builder.control(builder.label(site[0], in: site) ?? .hStack([])) },
      .container("Link") { (builder, site) in builder.control(builder.label(site[1], in: site) ?? .hStack([])) },
      .share(), .share(title: 0), .share(label: 1), .share(), .share(title: 0), .share(label: 4),
      .share(), .share(title: 0), .share(label: 3), .share(), .share(label: 4), .share(),
      .share(label: 3),
      .container("EditButton") { (builder, site) in
        let environment = builder.environment(of: site)
        builder.control(LibraryEntry.button(builder.textPart("Edit", environment), in: environment))
      },
      .container("RenameButton") { (builder, site) in
        builder.systemButton("Rename", "pencil", "the system's button to rename was not measured", site)
      },
      .paste, .paste,
    ])

  static let menu = LibraryEntry(
    interface: """
      /// A button that shows a list of actions.
      struct Menu: View {
        init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
        init<Content: View>(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init<Content: View>(
          _ title: some StringProtocol, @ViewBuilder content: () -> Content, @_action primaryAction: @escaping () -> Void)
        init<Content: View, Label: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
          @_action primaryAction: @escaping () -> Void)
        init<Content: View>(
          _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
          @_action primaryAction: @escaping () -> Void)
        static func _parts(_ label: Label) {}
      }
      protocol MenuStyle {}
      struct DefaultMenuStyle: MenuStyle { init() {} }
      struct ButtonMenuStyle: MenuStyle { init() {} }
      struct BorderlessButtonMenuStyle: MenuStyle { init() {} }
      extension MenuStyle where Self == DefaultMenuStyle {
        static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
      }
      extension MenuStyle where Self == ButtonMenuStyle { static var button: ButtonMenuStyle { ButtonMenuStyle() } }
      extension MenuStyle where Self == BorderlessButtonMenuStyle {
        static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
      }
      /// Whether something is shown.
      enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }
      extension View {
        /// How a menu's button looks: it changes no frame.
        func menuStyle<S: MenuStyle>(_ style: S) -> some View
        /// Whether the menus in this view have an arrow.
        func menuIndicator(_ visibility: Visibility) -> some View
        /// The order of a menu's items: it changes no frame.
        func menuOrder(_ order: MenuOrder) -> some View
        /// Whether an action closes its menu: it changes no frame.
        func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
      }
      enum MenuOrder { case automatic, priority, fixed }
      enum MenuActionDismissBehavior { case automatic, enabled, disabled }
      """,
    natives: [
      .menu { (builder, site) in builder.label(site[0], in: site) },
      .menu { (builder, site) in builder.titleAndIcon(site[0], systemImage: site[1], in: site) },
      .menu { (builder, site) in builder.label(site[1], in: site) },
      .menu(isSplit: true) { (builder, site) in builder.label(site[0], in: site) },
      .menu(isSplit: true) { (builder, site) in builder.label(site[1], in: site) },
      .menu(isSplit: true) { (builder, site) in builder.titleAndIcon(site[0], systemImage: site[1], in: site) },
      .neutral("menuStyle"),
      .controls("menuIndicator") { (controls, arguments) in
        controls.menuIndicatorIsHidden = arguments[1].caseIndex == 2
      },
      .neutral("menuOrder"), .neutral("menuActionDismissBehavior"),
    ])
}

extension Native {
  fileprivate static func share(title: Int? = nil, label: Int? = nil) -> Native {
    .container("ShareLink") { (builder, site) in
      let environment = builder.environment(of: site)
      if let label {
        return builder.control(
          LibraryEntry.button(builder.label(site[label], in: site) ?? .hStack([]), in: environment))
      }
      let part = builder.titleAndIcon(
        title.map { site[$0] } ?? .string("Share…"), systemImage: .string("square.and.arrow.up"), in: site)
      builder.control(
        LibraryEntry.button(part, in: environment), approximation: "the size of this symbol was not measured")
    }
  }

  /// A menu while it is closed: its label, on macOS in a button with an arrow.
  fileprivate static func menu(
    isSplit: Bool = false, _ label: @escaping @Sendable (ViewTreeBuilder, ViewSite) -> ControlPart?
  ) -> Native {
    .container("Menu") { (builder, site) in
      let environment = builder.environment(of: site)
      let title = label(builder, site) ?? .hStack([])
      guard environment.platform == .macos, !environment.controls.menuIndicatorIsHidden else {
        return builder.control(LibraryEntry.button(title, in: environment))
      }
      let distances = ControlDistances.on(.macos)
      var padding = distances.menuPadding
      if isSplit { padding.trailing -= 2.5 }
      builder.control(title.padding(padding).minHeight(distances.leastButtonHeight).plain())
    }
  }
}

extension ViewTreeBuilder {
  /// A button whose label is the system's.
  fileprivate func systemButton(_ title: String, _ symbol: String, _ doubt: String, _ site: ViewSite) {
    let label = titleAndIcon(.string(title), systemImage: .string(symbol), in: site)
    control(LibraryEntry.button(label, in: environment(of: site)), approximation: doubt)
  }
}

extension Native {
  fileprivate static let paste = Native.container("PasteButton") { (builder, site) in
    let inner = builder.site(site) {
      $0.controls[.button] = ControlStyle(family: .button, name: "BorderedProminentButtonStyle", value: .none)
    }
    builder.systemButton("Paste", "doc.on.clipboard", "the system's button to paste was not measured", inner)
  }
}
