import LayoutEngine
import LayoutEvaluator
import LayoutText

/// `List` and `Form` (Semantics §6.13): a scroll view with a column of rows, in sections, as far apart as ``ListLook`` says.
extension LibraryEntry {
  static let list = LibraryEntry(
    interface: """
      /// Rows in a column that scrolls.
      struct List: View {
        init<Content: View>(@ViewBuilder content: () -> Content)
        init<S, Content: View>(selection: Binding<S>, @ViewBuilder content: () -> Content)
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Content)
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Content)
        init<Content: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Content)
        init<Data: RandomAccessCollection, S, Content: View>(
          _ data: Data, selection: Binding<S>, @ViewBuilder rowContent: @escaping (Data.Element) -> Content)
        init<Data: RandomAccessCollection, ID: Hashable, S, Content: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<S>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Content)
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Binding<Data>, editActions: EditActions = .all,
          @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Content)
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions = .all,
          @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Content)
        init<Data: RandomAccessCollection, S, Content: View>(
          _ data: Binding<Data>, editActions: EditActions = .all, selection: Binding<S>,
          @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Content)
      }
      /// Controls in rows.
      struct Form: View {
        init<Content: View>(@ViewBuilder content: () -> Content)
      }
      protocol ListStyle {}
      struct DefaultListStyle: ListStyle { init() {} }
      struct PlainListStyle: ListStyle { init() {} }
      struct GroupedListStyle: ListStyle { init() {} }
      struct InsetListStyle: ListStyle { init() {} }
      struct InsetGroupedListStyle: ListStyle { init() {} }
      struct SidebarListStyle: ListStyle { init() {} }
      struct BorderedListStyle: ListStyle { init() {} }
      extension ListStyle where Self == DefaultListStyle {
        static var automatic: DefaultListStyle { DefaultListStyle() }
      }
      extension ListStyle where Self == PlainListStyle { static var plain: PlainListStyle { PlainListStyle() } }
      extension ListStyle where Self == GroupedListStyle {
        static var grouped: GroupedListStyle { GroupedListStyle() }
      }
      extension ListStyle where Self == InsetListStyle { static var inset: InsetListStyle { InsetListStyle() } }
      extension ListStyle where Self == InsetGroupedListStyle {
        static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
      }
      extension ListStyle where Self == SidebarListStyle {
        static var sidebar: SidebarListStyle { SidebarListStyle() }
      }
      extension ListStyle where Self == BorderedListStyle {
        static var bordered: BorderedListStyle { BorderedListStyle() }
      }
      protocol FormStyle {}
      struct AutomaticFormStyle: FormStyle { init() {} }
      struct GroupedFormStyle: FormStyle { init() {} }
      struct ColumnsFormStyle: FormStyle { init() {} }
      extension FormStyle where Self == AutomaticFormStyle {
        static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
      }
      extension FormStyle where Self == GroupedFormStyle {
        static var grouped: GroupedFormStyle { GroupedFormStyle() }
      }
      extension FormStyle where Self == ColumnsFormStyle {
        static var columns: ColumnsFormStyle { ColumnsFormStyle() }
      }
      extension View {
        /// The look of the lists in this view.
        func listStyle<S: ListStyle>(_ style: S) -> some View
        /// The look of the forms in this view.
        func formStyle<S: FormStyle>(_ style: S) -> some View
        /// The distances of a row's content from the row's edges.
        func listRowInsets(_ insets: EdgeInsets?) -> some View
        /// The distance of a row's content from some of the row's edges.
        func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
        /// What is drawn behind a row: it changes no frame.
        func listRowBackground<V: View>(_ view: V?) -> some View
        /// Whether a row has lines around it: they take no space.
        func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
        /// The colour of the lines around a row: it changes no frame.
        func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View
        /// The colour of what is in a row: it changes no frame.
        func listItemTint(_ tint: Color?) -> some View
        /// Whether a section has lines around it: they take no space.
        func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
        /// The distance between the rows of the lists in this view.
        func listRowSpacing(_ spacing: CGFloat?) -> some View
        /// The distance between the sections of the lists in this view.
        func listSectionSpacing(_ spacing: CGFloat) -> some View
        func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
        /// Whether a row can be chosen: it changes no frame.
        func selectionDisabled(_ isDisabled: Bool = true) -> some View
        /// How much the header of a section stands out.
        func headerProminence(_ prominence: Prominence) -> some View
        /// Whether a scroll view draws a background: it changes no frame.
        func scrollContentBackground(_ visibility: Visibility) -> some View
        /// What deletes rows: it changes no frame.
        func onDelete(@_action perform action: ((IndexSet) -> Void)?) -> some View
        /// What moves rows: it changes no frame.
        func onMove(@_action perform action: ((IndexSet, Int) -> Void)?) -> some View
        /// Whether a row can be deleted: it changes no frame.
        func deleteDisabled(_ isDisabled: Bool) -> some View
        /// Whether a row can be moved: it changes no frame.
        func moveDisabled(_ isDisabled: Bool) -> some View
      }
      /// How much something stands out.
      enum Prominence { case standard, increased }
      /// A distance between the sections of a list.
      struct ListSectionSpacing {
        let _spacing: CGFloat?
        static var `default`: ListSectionSpacing { ListSectionSpacing(_spacing: nil) }
        static var compact: ListSectionSpacing { ListSectionSpacing(_spacing: -1) }
        static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(_spacing: spacing) }
      }
      """,
    natives: [
      .list(content: 0), .list(content: 1), .list(content: 1, data: 0), .list(content: 2, data: 0),
      .list(content: 1, data: 0), .list(content: 2, data: 0), .list(content: 3, data: 0), .list(content: 2, data: 0),
      .list(content: 3, data: 0), .list(content: 3, data: 0),
      .container("Form") { (builder, site) in builder.form(site) },
      .style("listStyle", .list), .style("formStyle", .form),
      .neutral("listRowInsets"), .neutral("listRowInsets"), .neutral("listRowBackground"), .neutral("listRowSeparator"),
      .neutral("listRowSeparatorTint"), .neutral("listItemTint"), .neutral("listSectionSeparator"),
      .controls("listRowSpacing") { (controls, arguments) in controls.rowSpacing = arguments[1].optionalDouble },
      .controls("listSectionSpacing") { (controls, arguments) in controls.sectionSpacing = arguments[1].optionalDouble
      },
      .controls("listSectionSpacing") { (controls, arguments) in
        controls.sectionSpacing = arguments[1].parts.first?.optionalDouble
      },
      .neutral("selectionDisabled"),
      .controls("headerProminence") { (controls, arguments) in
        controls.hasProminentHeaders = arguments[1].caseIndex == 1
      },
      .neutral("scrollContentBackground"),
      .neutral("onDelete"), .neutral("onMove"),
      .neutral("deleteDisabled"), .neutral("moveDisabled"),
    ])
}

extension Native {
  /// A list of the views of a closure, or of those that a closure makes of the elements of `data`.
  fileprivate static func list(content: Int, data: Int? = nil) -> Native {
    .container("List") { (builder, site) in
      let inner = builder.listSite(site, isForm: false)
      guard let data else {
        return builder.list(builder.elements(of: site[content], in: inner, keepsGrid: true), inner)
      }
      do throws(EvaluationError) {
        var views: [Value] = []
        let sequence = Sequence(site[data].read)
        for index in 0..<sequence.count {
          let element = site[data].bound(sequence[index], index)
          let view = try builder.evaluator.apply(site[content], [element], at: site.range)
          views.append(builder.evaluator.view(from: view, at: site.range))
        }
        let rows = builder.evaluator.view(.tuple, views, at: site.range)
        builder.list(builder.elements(of: rows, in: inner, keepsGrid: true), inner)
      } catch {
        builder.fail()
      }
    }
  }

  /// A section: a node of its own in a list.
  static func section(_ parts: SectionParts) -> Native {
    .section("Section", { (builder, site) in builder.section(parts, site) }, parts)
  }
}

extension ViewTreeBuilder {
  fileprivate func listSite(_ site: ViewSite, isForm: Bool) -> ViewSite {
    self.site(site) {
      $0.controls.isList = true
      $0.controls.isInRow = true
      $0.controls.isForm = isForm
      $0.controls.isUnderLargeTitle = navigations.last?.isLarge ?? false
      if $0.font == nil { $0.font = ListLook.of($0).rowFont }
    }
  }

  fileprivate func form(_ site: ViewSite) {
    let environment = environment(of: site)
    if environment.platform == .macos, environment.controls[.form]?.name != "GroupedFormStyle" {
      return formColumns(site)
    }
    let inner = listSite(site, isForm: true)
    list(elements(of: site[0], in: inner, keepsGrid: true), inner)
  }

  /// Opens a list of rows and sections.
  fileprivate func list(_ elements: ViewElements, _ site: ViewSite) {
    let look = ListLook.of(environment(of: site))
    var parts: [ControlPart] = []
    var rows: [ViewElement] = []
    var previous = ListPart.top
    func endCard() {
      guard !rows.isEmpty else { return }
      parts.append(self.rows(rows, site).padding(top: look.distance(previous, .card)))
      (rows, previous) = ([], .card)
    }
    for element in elements.elements {
      guard let section = section(element) else {
        rows.append(element)
        continue
      }
      endCard()
      let first = section.parts.header >= 0 ? ListPart.header : .card
      let view = ControlPart.views(ViewElements(elements: [element]))
      parts.append(view.padding(top: look.distance(previous, first)))
      previous = section.parts.footer >= 0 ? .footer : .card
    }
    endCard()
    let column = ControlPart.vStack(spacing: 0, parts).wide()
    control(
      .node({ $0.tree.beginScrollView() }, [column]), approximation: look.estimate,
      heightOnly: look.estimatesHeightsOnly)
  }

  fileprivate func section(_ parts: SectionParts, _ site: ViewSite) {
    var look = ListLook.of(environment(of: site))
    if parts.header >= 0 && environment(of: site).controls.hasProminentHeaders && environment(of: site).platform == .ios
    {
      look.estimate = look.estimate ?? "prominent headers were not measured on iOS"
    }
    var column: [ControlPart] = []
    var first = 0
    func add(_ index: Int, _ font: Font, _ alignment: Alignment, padding: Double, above: Double) {
      let titled = self.site(site) {
        $0.controls.isList = false
        $0.controls.isInRow = false
        if $0.font == nil || $0.font == look.rowFont { $0.font = font }
      }
      let isTitle = evaluator.isTitle(site[index])
      let views = isTitle ? ViewElements(elements: []) : elements(of: site[index], in: titled, from: first)
      let title: ControlPart
      if isTitle || site[index].optionalString != nil {
        title = titlePart(site[index], environment(of: titled))
      } else {
        title = part(of: views) ?? .hStack([])
      }
      first += max(views.count, 1)
      let insets = EdgeInsets(
        top: padding, leading: look.margin + look.rowInsets.leading, bottom: padding,
        trailing: look.margin + look.rowInsets.trailing)
      column.append(title.wide(alignment: alignment).padding(insets).padding(top: above))
    }
    if parts.header >= 0 {
      add(parts.header, look.headerFont, .leadingCenter, padding: look.headerPadding, above: 0)
    }
    let content = elements(of: site[parts.content], in: site, from: first, keepsGrid: true)
    first += max(content.count, 1)
    column.append(rows(content.elements, site).padding(top: parts.header >= 0 ? look.headerToCard : 0))
    if parts.footer >= 0 {
      add(
        parts.footer, look.footerFont, look.footerAlignment, padding: look.footerPadding, above: look.cardToFooter)
    }
    control(.vStack(spacing: 0, column), approximation: look.estimate, heightOnly: look.estimatesHeightsOnly)
  }

  /// The insets that a row asks for, edge by edge or all of them; what the outermost modifier says holds.
  private func rowInsets(of element: ViewElement, besides standard: EdgeInsets) -> EdgeInsets {
    var result = standard
    for call in calls(of: "listRowInsets", on: element).reversed() {
      if call.count == 2 {
        result = call[1].isNone ? standard : call[1].insets
      } else if let length = call[2].optionalDouble {
        result.set(EdgeInsets(top: length, leading: length, bottom: length, trailing: length), on: call[1])
      }
    }
    return result
  }

  /// The rows of a card.
  private func rows(_ elements: [ViewElement], _ site: ViewSite) -> ControlPart {
    let environment = environment(of: site)
    let look = ListLook.of(environment)
    let least = environment.controls.leastRow ?? look.leastRow
    let parts = elements.map { element -> ControlPart in
      let insets = rowInsets(of: element, besides: look.rowInsets)
      let view = ControlPart.views(ViewElements(elements: [element]))
      return view.wide().padding(insets).minHeight(least).padding(horizontal: look.margin)
    }
    return .vStack(spacing: environment.controls.rowSpacing ?? look.rowSpacing, parts)
  }
}

/// What follows what in a list.
private enum ListPart { case top, header, card, footer }

extension ListLook {
  /// From the end of one part to the start of the next.
  fileprivate func distance(_ first: ListPart, _ second: ListPart) -> Double {
    switch (first, second) {
    case (.top, .header): topToHeader
    case (.top, _): topToCard
    case (.footer, .header): footerToHeader
    case (.footer, _): footerToCard
    case (_, .header): cardToHeader
    default: cardToCard
    }
  }
}

extension ControlPart {
  fileprivate func padding(top: Double) -> ControlPart {
    padding(EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0))
  }
}
