import LayoutEngine
import LayoutEvaluator
import LayoutText

/// Navigation (Semantics §6.14): a bar over the visible view on iOS, the view alone on macOS, where titles belong to the window.
extension LibraryEntry {
  static let navigation = LibraryEntry(
    interface: """
      /// A view, and the views that it leads to.
      struct NavigationStack: View {
        init<Root: View>(@ViewBuilder root: () -> Root)
        init<P, Root: View>(path: Binding<P>, @ViewBuilder root: () -> Root)
      }
      /// A view, and the views that it leads to.
      struct NavigationView: View {
        init<Content: View>(@ViewBuilder content: () -> Content)
      }
      /// The values of the views that a stack shows.
      struct NavigationPath {
        var _values: [Any] = []
        init() {}
        var count: Int { _values.count }
        var isEmpty: Bool { _values.isEmpty }
        mutating func append<V>(_ value: V) { _values.append(value) }
        mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
      }
      /// A control that leads to another view.
      struct NavigationLink: View {
        init<Label: View, Destination: View>(
          @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
        init<Label: View, Destination: View>(destination: Destination, @ViewBuilder label: () -> Label)
        init<Destination: View>(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination)
        init<Destination: View>(_ title: some StringProtocol, destination: Destination)
        init<V, Label: View>(value: V?, @ViewBuilder label: () -> Label)
        init<V>(_ title: some StringProtocol, value: V?)
        init<Label: View, Destination: View>(
          destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
        init<Destination: View>(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>)
        init<V, Label: View, Destination: View>(
          destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
        init<V, Label: View, Destination: View>(
          tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
        init<V, Destination: View>(_ title: some StringProtocol, destination: Destination, tag: V, selection: Binding<V?>)
        init<Label: View, Destination: View>(
          isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      }
      /// Two or three columns.
      struct NavigationSplitView: View {
        init<Sidebar: View, Detail: View>(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
        init<Sidebar: View, Content: View, Detail: View>(
          @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
        init<Sidebar: View, Detail: View>(
          columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
          @ViewBuilder detail: () -> Detail)
        init<Sidebar: View, Content: View, Detail: View>(
          columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
          @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
        init<Sidebar: View, Detail: View>(
          preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
          @ViewBuilder detail: () -> Detail)
        init<Sidebar: View, Content: View, Detail: View>(
          preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
          @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      }
      /// Which columns of a split view are shown.
      enum NavigationSplitViewVisibility: Hashable { case automatic, all, doubleColumn, detailOnly }
      /// A column of a split view.
      enum NavigationSplitViewColumn: Hashable { case sidebar, content, detail }
      protocol NavigationViewStyle {}
      struct StackNavigationViewStyle: NavigationViewStyle { init() {} }
      struct DefaultNavigationViewStyle: NavigationViewStyle { init() {} }
      extension NavigationViewStyle where Self == StackNavigationViewStyle {
        static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
      }
      extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
        static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
      }
      /// How a navigation bar shows its title.
      struct NavigationBarItem {
        enum TitleDisplayMode: Hashable { case automatic, inline, large }
      }
      extension View {
        /// The title in the bar or the window.
        func navigationTitle(_ title: some StringProtocol) -> some View
        func navigationTitle(_ title: Text) -> some View
        func navigationTitle(_ title: Binding<String>) -> some View
        /// A second line of a window's title: it changes no frame.
        func navigationSubtitle(_ subtitle: some StringProtocol) -> some View
        /// The title of a screen, in the bar around it.
        func navigationBarTitle(_ title: some StringProtocol) -> some View
        func navigationBarTitle(_ title: Text) -> some View
        func navigationBarTitle(_ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
        func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
        /// Whether the title is large.
        func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
        /// Whether a navigation bar takes its space at the top.
        func navigationBarHidden(_ hidden: Bool) -> some View
        /// Whether a bar has its button back: it changes no frame.
        func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View
        /// Views in the bar around a screen.
        func navigationBarItems<T: View>(trailing: T) -> some View
        func navigationBarItems<L: View>(leading: L) -> some View
        func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
        /// How screens follow each other: it changes no frame on a phone.
        func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
        /// The screen that a value leads to: it is not shown.
        func navigationDestination<D, C: View>(
          for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
        func navigationDestination<V: View>(
          isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
        /// The width of a column beside others.
        func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
        func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
      }
      """,
    natives: [
      .navigation("NavigationStack", root: 0), .stack(path: 0, root: 1),
      .container("NavigationView") { (builder, site) in builder.navigation(site, root: site[0], isOneColumn: true) },
      .navigationLink(label: 1), .navigationLink(label: 1), .navigationLink(label: 0), .navigationLink(label: 0),
      .navigationLink(label: 1), .navigationLink(label: 0),
      .navigationLink(label: 2), .navigationLink(label: 0), .navigationLink(label: 3), .navigationLink(label: 3),
      .navigationLink(label: 0),
      .navigationLink(label: 2),
      .split(0, 1), .split(0, 1, 2), .split(1, 2), .split(1, 2, 3), .split(1, 2), .split(1, 2, 3),
    ]
      + [
        "navigationTitle", "navigationTitle", "navigationTitle", "navigationSubtitle", "navigationBarTitle",
        "navigationBarTitle", "navigationBarTitle", "navigationBarTitle", "navigationBarTitleDisplayMode",
        "navigationBarHidden", "navigationBarBackButtonHidden", "navigationBarItems", "navigationBarItems",
        "navigationBarItems", "navigationViewStyle", "navigationDestination", "navigationDestination",
        "navigationSplitViewColumnWidth", "navigationSplitViewColumnWidth",
      ].map { (name: String) in Native.neutralOrBar(name) })
}

extension Native {
  fileprivate static func split(_ columns: Int...) -> Native {
    .container("NavigationSplitView") { (builder, site) in
      builder.split(site, columns: columns.map { site[$0] })
    }
  }

  fileprivate static func navigation(_ kind: String, root: Int) -> Native {
    .container(kind) { (builder, site) in builder.navigation(site, root: site[root]) }
  }

  fileprivate static func stack(path: Int, root: Int) -> Native {
    .container("NavigationStack") { (builder, site) in
      builder.warnOfPath(site[path], at: site)
      builder.navigation(site, root: site[root])
    }
  }

  /// A link: in a row of a list, its label and on iOS a chevron; else a button.
  fileprivate static func navigationLink(label: Int) -> Native {
    .container("NavigationLink") { (builder, site) in
      let environment = builder.environment(of: site)
      let title = builder.label(site[label], in: site) ?? .hStack([])
      guard environment.controls.isInRow else {
        return builder.control(LibraryEntry.button(title, in: environment))
      }
      if environment.platform == .macos { return builder.control(title) }
      builder.control(
        .hStack(spacing: 0, [title, .spacer(8), SizedControl.disclosureIndicator.size(.ios).part]))
    }
  }
}

extension ViewTreeBuilder {
  fileprivate func navigation(_ site: ViewSite, root: Value, isOneColumn: Bool = false) {
    var elements = elements(of: root, in: site)
    guard environment(of: site).platform == .ios else { return control(part(ofColumn: elements)) }
    // the second view is a column beside the first one, which an iPhone does not show
    let columns = elements.count
    if isOneColumn, columns > 1 { elements.elements.removeLast(columns - 1) }
    openNavigation(around: part(ofColumn: elements).filling())
    if isOneColumn, columns > 1 { approximate("columns are shown as on an iPhone") }
  }

  /// Columns beside each other on macOS: a panel 8 from the window's edges, and all the rest. On an iPhone, the first one.
  fileprivate func split(_ site: ViewSite, columns: [Value]) {
    guard environment(of: site).platform == .macos else {
      navigation(site, root: columns[0])
      return approximate("columns are shown as on an iPhone")
    }
    var parts: [ControlPart] = []
    for (index, column) in columns.enumerated() {
      let inner = self.site(site) {
        if index == 0, $0.controls[.list] == nil {
          $0.controls[.list] = ControlStyle(family: .list, name: "SidebarListStyle", value: .none)
        }
      }
      let views = elements(of: column, in: inner, from: index * 10)
      let content = part(ofColumn: views).filling()
      let isLast = index == columns.count - 1
      let width = columnWidth(views) ?? (index == 0 ? 140 : 200)
      if isLast {
        parts.append(content)
      } else if index == 0 {
        parts.append(content.frame(width: width).padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 0)))
      } else {
        parts += [content.frame(width: width), .leaf { $0.tree.divider(thickness: 1) }]
      }
    }
    control(ControlPart.hStack(spacing: 0, parts).filling())
  }

  /// The width that a column asks for, within its bounds.
  private func columnWidth(_ views: ViewElements) -> Double? {
    for element in views.elements {
      guard let arguments = arguments(of: "navigationSplitViewColumnWidth", on: element) else { continue }
      guard arguments.count > 2 else { return arguments[1].double }
      let low = max(arguments[2].double, arguments[1].optionalDouble ?? 0)
      return min(low, arguments[3].optionalDouble ?? .infinity)
    }
    return nil
  }
}
