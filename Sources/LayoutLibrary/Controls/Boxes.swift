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
        init<Content: View>(_ title: String, @ViewBuilder content: () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init<Content: View, Label: View>(label: Label, @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .groupBox(content: 0), .groupBox(content: 1, label: 0), .groupBox(content: 0, label: 1),
      .groupBox(content: 1, label: 0),
    ])

  static let disclosureGroup = LibraryEntry(
    interface: """
      /// A content that shows and hides below its label.
      struct DisclosureGroup: View {
        init<Content: View>(_ title: String, @ViewBuilder content: @escaping () -> Content)
        init<Content: View>(
          _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
        init<Content: View, Label: View>(
          isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      }
      """,
    natives: [
      .disclosure(label: 0, content: 1), .disclosure(label: 0, content: 2, isExpanded: 1),
      .disclosure(label: 1, content: 0), .disclosure(label: 2, content: 1, isExpanded: 0),
    ])

  static let labeledContent = LibraryEntry(
    interface: """
      /// A label and its value.
      struct LabeledContent: View {
        init(_ title: String, value: String)
        init<Content: View>(_ title: String, @ViewBuilder content: () -> Content)
        init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      }
      /// A message in place of a content that is not there.
      struct ContentUnavailableView: View {
        init(_ title: String, systemImage name: String, description: Text? = nil)
        init<Label: View, Description: View>(
          @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
        init<Label: View>(@ViewBuilder label: () -> Label)
      }
      """,
    natives: [
      .labeledContent(label: 0, content: 1), .labeledContent(label: 0, content: 1),
      .labeledContent(label: 1, content: 0),
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
    ])
}

extension Native {
  fileprivate static func groupBox(content: Int, label: Int? = nil) -> Native {
    .container("GroupBox") { (builder, site) in
      let platform = builder.environment(of: site).platform
      let distances = ControlDistances.on(platform)
      let isIOS = platform == .ios
      let headline = builder.site(site) {
        if $0.font == nil { $0.font = Font(.style(isIOS ? .headline : .subheadline)) }
      }
      let title = label.flatMap { builder.label(site[$0], in: headline) }
      let elements = builder.elements(of: site[content], in: site, from: 10)
      var body = builder.part(ofColumn: elements)
      let estimate = isIOS ? "a group box was not measured on iOS" : nil
      guard let title else {
        return builder.control(
          body.padding(horizontal: distances.boxPadding, vertical: distances.boxPadding),
          approximation: estimate)
      }
      if isIOS {
        body = ControlPart.vStack(spacing: distances.boxLabelSpacing, [title, body])
        return builder.control(
          body.padding(horizontal: distances.boxPadding, vertical: distances.boxPadding), approximation: estimate)
      }
      let card = body.padding(horizontal: distances.boxPadding, vertical: distances.boxPadding)
      let indented = title.padding(EdgeInsets(top: 0, leading: distances.boxLabelIndent, bottom: 0, trailing: 0))
      builder.control(ControlPart.vStack(spacing: distances.boxLabelSpacing, [indented, card]).plain())
    }
  }

  fileprivate static func disclosure(label: Int, content: Int, isExpanded: Int? = nil) -> Native {
    .container("DisclosureGroup") { (builder, site) in
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
      let title = builder.label(site[label], in: site)
      let value = builder.label(site[content], in: site, from: 10) ?? .hStack([])
      let isIOS = builder.environment(of: site).platform == .ios
      builder.control(
        builder.labelled(title, value, in: site),
        approximation: isIOS && !builder.environment(of: site).controls.isInRow
          ? "labelled content outside of lists was not measured on iOS" : nil)
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
  /// Views as one part, below each other where there are several.
  func part(ofColumn elements: ViewElements) -> ControlPart {
    elements.count == 1 ? .views(elements) : .vStack(alignment: .horizontalCenter, [.views(elements)])
  }
}
