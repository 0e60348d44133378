import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `TabView` (Semantics §6.14): the view that is chosen, over a bar on iOS and under one on macOS.
extension LibraryEntry {
  static let tabView = LibraryEntry(
    interface: """
      /// Several views, of which one is shown.
      struct TabView: View {
        init<Content: View>(@ViewBuilder content: () -> Content)
        init<S, Content: View>(
          selection: Binding<S>, @ViewBuilder @_selecting(S) content: () -> Content)
      }
      /// A view of a tab view.
      struct Tab: TabContent {
        init<Content: View>(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)
        init<V, Content: View>(_ title: some StringProtocol, systemImage: String, value: V, @ViewBuilder content: () -> Content)
        init<Content: View>(@ViewBuilder content: () -> Content)
        init<Content: View>(
          _ title: String, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
        init<V, Content: View>(
          _ title: String, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content)
        init<Content: View>(_ title: String, image: String, @ViewBuilder content: () -> Content)
        init<V, Content: View>(_ title: String, image: String, value: V, @ViewBuilder content: () -> Content)
        init<Content: View>(role: TabRole?, @ViewBuilder content: () -> Content)
        init<V, Content: View>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
        init<Content: View, Label: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init<V, Content: View, Label: View>(
          value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init<V, Content: View, Label: View>(
          value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      }
      /// Tabs that belong together: beside each other in a bar.
      struct TabSection: TabContent {
        init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
        init<Content: View>(@ViewBuilder content: () -> Content)
        init<Content: View, Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
      }
      /// Which tabs the reader has moved or hidden.
      struct TabViewCustomization: Codable { init() {} }
      /// How a tab may be moved or hidden.
      struct TabCustomizationBehavior {
        static var automatic: TabCustomizationBehavior { TabCustomizationBehavior() }
        static var disabled: TabCustomizationBehavior { TabCustomizationBehavior() }
        static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior() }
      }
      enum AdaptableTabBarPlacement: Hashable { case automatic, tabBar, sidebar }
      /// What a tab is for.
      enum TabRole: Hashable { case search }
      protocol TabViewStyle {}
      struct DefaultTabViewStyle: TabViewStyle { init() {} }
      struct PageTabViewStyle: TabViewStyle {
        enum IndexDisplayMode { case automatic, always, never }
        init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
      }
      extension TabViewStyle where Self == DefaultTabViewStyle {
        static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
      }
      extension TabViewStyle where Self == PageTabViewStyle {
        static var page: PageTabViewStyle { PageTabViewStyle() }
        static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
      }
      extension TabViewStyle where Self == DefaultTabViewStyle {
        static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
        static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
      }
      enum TabBarMinimizeBehavior { case automatic, never, onScrollDown, onScrollUp }
      extension View {
        /// Whether tabs have a bar or are pages.
        func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
        /// What stands for this view in the bar.
        func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
        /// A number at the end of a row or on a tab: it changes no frame here.
        func badge(_ count: Int) -> some View
        func badge(_ label: String?) -> some View
        func badge(_ label: Text?) -> some View
        /// Whether the bar gets smaller while its content scrolls: it changes no frame at rest.
        func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
        /// What a tab is kept under.
        func customizationID(_ id: String) -> some View
        /// Whether a tab may be moved or hidden.
        func customizationBehavior(
          _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some View
        /// Whether a tab is shown at first: on a phone all are in the bar.
        func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View
      }
      """,
    natives: [
      .container("TabView") { (builder, site) in builder.tabs(site, content: site[0], selection: nil) },
      .container("TabView") { (builder, site) in builder.tabs(site, content: site[1], selection: site[0].read) },
      .tab(content: 2), .tab(content: 3, value: 2), .tab(content: 0), .tab(content: 3), .tab(content: 4, value: 2),
      .tab(content: 2), .tab(content: 3, value: 2), .tab(content: 1), .tab(content: 2, value: 0), .tab(content: 0),
      .tab(content: 1, value: 0), .tab(content: 2, value: 0),
      .content(1), .content(0), .content(0),
      .style("tabViewStyle", .tabView), .neutral("tabItem"), .neutral("badge"), .neutral("badge"), .neutral("badge"),
      .neutral("tabBarMinimizeBehavior"), .neutral("customizationID"), .neutral("customizationBehavior"),
      .neutral("defaultVisibility"),
    ])

  /// What the bar takes from the window's bottom on an iPhone, and from the top on macOS.
  fileprivate static let tabBar = (ios: 83.0, macos: 24.0)
}

extension Native {
  /// A tab is one node, whatever is in it. The name says which argument chooses it.
  fileprivate static func tab(content: Int, value: Int? = nil) -> Native {
    .container(value.map { valuedTabs[$0 / 2] } ?? "Tab") { (builder, site) in
      builder.kind = "Tab"
      builder.control(builder.part(ofColumn: builder.elements(of: site[content], in: site)))
    }
  }

  /// The names of tabs whose first or third argument chooses them.
  fileprivate static let valuedTabs = ["Tab(value:)", "Tab(_:_:value:)"]
}

extension ViewTreeBuilder {
  /// What chooses a tab that says it among its arguments.
  private func tabValue(of element: ViewElement) -> Value? {
    guard let (name, arguments) = container(at: element) else { return nil }
    return Native.valuedTabs.firstIndex(of: name).map { arguments[$0 * 2] }
  }

  fileprivate func tabs(_ site: ViewSite, content: Value, selection: Value?) {
    let environment = environment(of: site)
    let elements = elements(of: content, in: site)
    let chosen = elements.elements.first { element in
      guard let selection else { return true }
      return (tabValue(of: element) ?? tag(of: element)).map { $0 == selection } ?? false
    }
    let shown = ViewElements(elements: (chosen ?? elements.elements.first).map { [$0] } ?? [])
    let view = part(ofColumn: shown).filling()
    let reason = chosen == nil ? "which tab is chosen is not known" : nil
    if environment.controls[.tabView]?.name == "PageTabViewStyle" { return control(view, approximation: reason) }
    if environment.platform == .macos {
      let insets = EdgeInsets(top: LibraryEntry.tabBar.macos, leading: 0, bottom: 0, trailing: 0)
      return control(view.padding(insets), approximation: reason)
    }
    let bottom = max(LibraryEntry.tabBar.ios - environment.safeArea.bottom, 0)
    let insets = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    let estimate = environment.safeArea.bottom > 0 ? "the bar was measured without a home indicator" : nil
    control(
      ControlPart.node({ $0.tree.beginSafeAreaPadding(insets) }, [view]).filling(), approximation: reason ?? estimate,
      heightOnly: reason == nil)
  }
}
