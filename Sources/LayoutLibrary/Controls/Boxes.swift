import LayoutEngine
import LayoutEvaluator
import LayoutText

/// Views that put a label to a content (Semantics §6.12): `GroupBox`, `DisclosureGroup`, `LabeledContent`, and what stands in
/// for content that is not there.
extension LibraryEntry {
  static let groupBox = LibraryEntry(
    interface: """
      /// A content on a card, with a label.
      struct GroupBox: View {
        init<Content: View>(@ViewBuilder content: () -> Content)
        init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init<Content: View, Label: View>(label: Label, @ViewBuilder content: () -> Content)
        init(_ configuration: GroupBoxStyleConfiguration)
      }
      /// A look of group boxes.
      protocol GroupBoxStyle {
        /// The view that a box is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension GroupBoxStyle { typealias Configuration = GroupBoxStyleConfiguration }
      /// What a style makes its view of.
      struct GroupBoxStyleConfiguration {
        struct Label: View {}
        struct Content: View {}
        var label: GroupBoxStyleConfiguration.Label { get }
        var content: GroupBoxStyleConfiguration.Content { get }
      }
      struct DefaultGroupBoxStyle: GroupBoxStyle { init() {} }
      extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
        static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
      }
      extension View {
        /// The look of the boxes in this view.
        func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .groupBox(content: 0), .groupBox(content: 1, label: 0), .groupBox(content: 0, label: 1),
      .groupBox(content: 1, label: 0),
      .container("GroupBox") { (builder, site) in
        let parts = site[0].parts
        builder.groupBox(site, label: parts.first, content: parts.count > 1 ? parts[1] : .none)
      },
      .configurationPart(0), .configurationPart(1), .style("groupBoxStyle", .groupBox),
    ])

  static let disclosureGroup = LibraryEntry(
    interface: """
      /// A content that shows and hides below its label.
      struct DisclosureGroup: View {
        init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content)
        init<Content: View>(
          _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
        init<Content: View, Label: View>(
          isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      }
      /// A look of disclosure groups.
      protocol DisclosureGroupStyle {
        /// The view that a group is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension DisclosureGroupStyle { typealias Configuration = DisclosureGroupStyleConfiguration }
      /// What a style makes its view of.
      struct DisclosureGroupStyleConfiguration {
        struct Label: View {}
        struct Content: View {}
        var label: DisclosureGroupStyleConfiguration.Label { get }
        var content: DisclosureGroupStyleConfiguration.Content { get }
        var isExpanded: Bool { get set }
        var _isExpanded: Binding<Bool> { get }
      }
      struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle { init() {} }
      extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
        static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
      }
      extension View {
        /// The look of the disclosure groups in this view.
        func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View
      }
      """,
    natives: [
      .disclosure(label: 0, content: 1), .disclosure(label: 0, content: 2, isExpanded: 1),
      .disclosure(label: 1, content: 0), .disclosure(label: 2, content: 1, isExpanded: 0),
      .configurationPart(0), .configurationPart(1), .lastOfConfiguration, .setLastOfConfiguration,
      .bindingOfConfiguration,
      .style("disclosureGroupStyle", .disclosureGroup),
    ])

  static let labeledContent = LibraryEntry(
    interface: """
      /// A label and its value.
      struct LabeledContent: View {
        init(_ title: some StringProtocol, value: String)
        init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init(_ title: some StringProtocol, value: Double, format: NumberFormatStyle) {
          self.init(title, value: format.format(value))
        }
        init(_ title: some StringProtocol, value: Int, format: NumberFormatStyle) {
          self.init(title, value: format.format(Double(value)))
        }
        init(_ configuration: LabeledContentStyleConfiguration)
      }
      /// A look of labelled content.
      protocol LabeledContentStyle {
        /// The view that it is shown as.
        @ViewBuilder func makeBody(configuration: Configuration) -> some View
      }
      extension LabeledContentStyle { typealias Configuration = LabeledContentStyleConfiguration }
      /// What a style makes its view of.
      struct LabeledContentStyleConfiguration {
        struct Label: View {}
        struct Content: View {}
        var label: LabeledContentStyleConfiguration.Label { get }
        var content: LabeledContentStyleConfiguration.Content { get }
      }
      struct AutomaticLabeledContentStyle: LabeledContentStyle { init() {} }
      extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
        static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
      }
      extension View {
        /// The look of the labelled content in this view.
        func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View
      }
      /// A message in place of a content that is not there.
      struct ContentUnavailableView: View {
        init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil)
        init<Label: View, Description: View>(
          @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
        init<Label: View>(@ViewBuilder label: () -> Label)
        init<Label: View, Description: View, Actions: View>(
          @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
          @ViewBuilder actions: () -> Actions)
        init(_ title: some StringProtocol, image name: String, description: Text? = nil)
        static var search: ContentUnavailableView {
          ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
        }
        static func search(text: String) -> ContentUnavailableView {
          ContentUnavailableView(
            "No Results for “" + text + "”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
        }
      }
      """,
    natives: [
      .labeledContent(label: 0, content: 1), .labeledContent(label: 0, content: 1),
      .labeledContent(label: 1, content: 0),
      .container("LabeledContent") { (builder, site) in
        let parts = site[0].parts
        builder.labeledContent(site, label: parts.first ?? .none, content: parts.count > 1 ? parts[1] : .none)
      },
      .configurationPart(0), .configurationPart(1), .style("labeledContentStyle", .labeledContent),
      .unavailable { (builder, site) in
        let symbol = SymbolSize.of(site[1].string, in: builder.environment(of: site))
        return [
          builder.symbolPart(symbol, builder.environment(of: site)), builder.label(site[0], in: site),
          builder.label(site[2], in: site, from: 10),
        ]
      },
      .unavailable { (builder, site) in
        [builder.label(site[0], in: site), builder.label(site[1], in: site, from: 10)]
      },
      .unavailable { (builder, site) in [builder.label(site[0], in: site)] },
      .unavailable { (builder, site) in
        [
          builder.label(site[0], in: site), builder.label(site[1], in: site, from: 10),
          builder.label(site[2], in: site, from: 20),
        ]
      },
      .unavailable { (builder, site) in
        let image = ImageSize.of(asset: site[1].string, in: builder.environment(of: site))
        return [
          .rigid(image.size.width, image.size.height), builder.label(site[0], in: site),
          builder.label(site[2], in: site, from: 10),
        ]
      },
    ])
}

extension Native {
  fileprivate static func groupBox(content: Int, label: Int? = nil) -> Native {
    .container("GroupBox") { (builder, site) in
      let title = label.map { site[$0] }
      if builder.styled(.groupBox, site, labels: [title ?? .none, site[content]]) { return }
      builder.groupBox(site, label: title, content: site[content])
    }
  }

  fileprivate static func disclosure(label: Int, content: Int, isExpanded: Int? = nil) -> Native {
    .container("DisclosureGroup") { (builder, site) in
      let binding = isExpanded.map { site[$0] } ?? .boolean(false)
      if builder.styled(.disclosureGroup, site, labels: [site[label], site[content]], values: [binding]) { return }
      let platform = builder.environment(of: site).platform
      let isOpen = isExpanded.map { site[$0].read.boolean } ?? false
      let title = builder.label(site[label], in: site) ?? .hStack([])
      let indicator = SizedControl.disclosureIndicator.size(platform)
      var parts: [ControlPart]
      if platform == .macos {
        parts = [title.padding(EdgeInsets(top: 4, leading: 11.5, bottom: 4, trailing: 0)).wide()]
      } else {
        parts = [.hStack(spacing: 0, [title, .spacer(8), indicator.part])]
      }
      if isOpen {
        let inner = builder.elements(of: site[content], in: site, from: 10)
        parts.append(
          .node({ $0.tree.beginFlexibleFrame(minWidth: 0, maxWidth: .infinity) }, [builder.part(ofColumn: inner)]))
      }
      builder.control(
        ControlPart.vStack(spacing: 0, parts).plain(),
        approximation: platform == .ios ? "a disclosure group was not measured on iOS" : nil)
    }
  }

  fileprivate static func labeledContent(label: Int, content: Int) -> Native {
    .container("LabeledContent") { (builder, site) in
      if builder.styled(.labeledContent, site, labels: [site[label], site[content]]) { return }
      builder.labeledContent(site, label: site[label], content: site[content])
    }
  }

  fileprivate static func unavailable(
    _ parts: @escaping @Sendable (ViewTreeBuilder, ViewSite) -> [ControlPart?]
  ) -> Native {
    .container("ContentUnavailableView") { (builder, site) in
      builder.control(
        ControlPart.vStack(alignment: .horizontalCenter, spacing: 12, parts(builder, site).compactMap { $0 })
          .padding(horizontal: 20, vertical: 20).filling(),
        approximation: "the fonts of this view were not measured")
    }
  }
}

extension ViewTreeBuilder {
  fileprivate func labeledContent(_ site: ViewSite, label: Value, content: Value) {
    let title = self.label(label, in: site)
    let value = self.label(content, in: site, from: 10) ?? .hStack([])
    let isIOS = environment(of: site).platform == .ios
    control(
      labelled(title, value, in: site),
      approximation: isIOS && !environment(of: site).controls.isInRow
        ? "labelled content outside of lists was not measured on iOS" : nil)
  }

  fileprivate func groupBox(_ site: ViewSite, label: Value?, content: Value) {
    let platform = environment(of: site).platform
    let distances = ControlDistances.on(platform)
    let isIOS = platform == .ios
    let headline = self.site(site) {
      if $0.font == nil { $0.font = Font(.style(isIOS ? .headline : .subheadline)) }
    }
    let title = label.flatMap { self.label($0, in: headline) }
    let elements = elements(of: content, in: site, from: 10)
    var body = part(ofColumn: elements)
    let estimate = isIOS ? "a group box was not measured on iOS" : nil
    if isIOS, let title { body = ControlPart.vStack(spacing: distances.boxLabelSpacing, [title, body]) }
    let card = body.padding(horizontal: distances.boxPadding, vertical: distances.boxPadding)
    guard let title, !isIOS else { return control(card, approximation: estimate) }
    let indented = title.padding(EdgeInsets(top: 0, leading: distances.boxLabelIndent, bottom: 0, trailing: 0))
    control(ControlPart.vStack(spacing: distances.boxLabelSpacing, [indented, card]).plain())
  }

  /// Views as one part, below each other where there are several.
  func part(ofColumn elements: ViewElements) -> ControlPart {
    elements.count == 1 ? .views(elements) : .vStack(alignment: .horizontalCenter, [.views(elements)])
  }
}
