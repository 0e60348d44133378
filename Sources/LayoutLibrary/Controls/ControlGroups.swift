import LayoutEngine
import LayoutEvaluator
import LayoutText

/// Controls that stand for several (Semantics §6.12): a group of controls, and the rows of a tree. Neither was measured, so
/// a group's frame is approximate. A tree is shown as it is at first, with all of its rows closed.
extension LibraryEntry {
  static let controlGroup = LibraryEntry(
    interface: """
      /// Controls that belong together.
      struct ControlGroup: View {
        init<Content: View>(@ViewBuilder content: () -> Content)
        init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
        init<Content: View>(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      }
      /// A look of control groups.
      protocol ControlGroupStyle {
        /// The view that a group is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension ControlGroupStyle { typealias Configuration = ControlGroupStyleConfiguration }
      /// What a style makes its view of.
      struct ControlGroupStyleConfiguration {
        struct Content: View {}
        struct Label: View {}
        var content: ControlGroupStyleConfiguration.Content { get }
        var label: ControlGroupStyleConfiguration.Label { get }
      }
      struct AutomaticControlGroupStyle: ControlGroupStyle { init() {} }
      struct NavigationControlGroupStyle: ControlGroupStyle { init() {} }
      struct MenuControlGroupStyle: ControlGroupStyle { init() {} }
      struct CompactMenuControlGroupStyle: ControlGroupStyle { init() {} }
      struct PaletteControlGroupStyle: ControlGroupStyle { init() {} }
      extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
        static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
      }
      extension ControlGroupStyle where Self == NavigationControlGroupStyle {
        static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
      }
      extension ControlGroupStyle where Self == MenuControlGroupStyle {
        static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
      }
      extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
        static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
      }
      extension ControlGroupStyle where Self == PaletteControlGroupStyle {
        static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
      }
      extension View {
        /// The look of the control groups in this view.
        func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .controlGroup(content: 0), .controlGroup(content: 1, label: 0), .controlGroup(content: 2, label: 0),
      .controlGroup(content: 0, label: 1), .configurationPart(0), .configurationPart(1),
      .style("controlGroupStyle", .controlGroup),
    ])

  static let outlineGroup = LibraryEntry(
    interface: """
      /// The rows of a tree, of which the outermost are shown.
      struct OutlineGroup<Data: RandomAccessCollection, Content: View>: View {
        let _data: Data
        let _children: KeyPath<Data.Element, Data?>
        let _content: (Data.Element) -> Content
        init(
          _ data: Data, children: KeyPath<Data.Element, Data?>,
          @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
          self._data = data
          self._children = children
          self._content = content
        }
        init<ID: Hashable>(
          _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
          @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
          self._data = data
          self._children = children
          self._content = content
        }
        var body: some View {
          ForEach(0..<_data.count) { index in
            if _data[index][keyPath: _children] == nil {
              _content(_data[index])
            } else {
              DisclosureGroup {
                EmptyView()
              } label: {
                _content(_data[index])
              }
            }
          }
        }
      }
      extension List {
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Data, children: KeyPath<Data.Element, Data?>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Content
        ) {
          self.init { OutlineGroup(data, children: children, content: rowContent) }
        }
        init<Data: RandomAccessCollection, S, Content: View>(
          _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<S>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Content
        ) {
          self.init { OutlineGroup(data, children: children, content: rowContent) }
        }
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Content
        ) {
          self.init { OutlineGroup(data, children: children, content: rowContent) }
        }
      }
      """,
    natives: [])
}

extension Native {
  fileprivate static func controlGroup(content: Int, label: Int? = nil) -> Native {
    .container("ControlGroup") { (builder, site) in
      if builder.styled(.controlGroup, site, labels: [site[content], label.map { site[$0] } ?? .none]) { return }
      let views = builder.elements(of: site[content], in: site)
      builder.control(.hStack(spacing: 8, [.views(views)]), approximation: "a control group was not measured")
    }
  }
}
