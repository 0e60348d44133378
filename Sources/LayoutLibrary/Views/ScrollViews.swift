import LayoutEngine
import LayoutEvaluator

/// `ScrollView`, `ViewThatFits`, and the modifiers that scroll views heed (Semantics §6.8, §6.11).
extension LibraryEntry {
  static let scrollView = LibraryEntry(
    interface: """
      /// A view that shows a part of its content.
      struct ScrollView<Content: View>: View {
        init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
      }
      /// What keeps a distance from the edges of a scroll view.
      enum ContentMarginPlacement { case automatic, scrollContent, scrollIndicators }
      /// When something that scrolls shows it.
      struct ScrollIndicatorVisibility {
        init() {}
        static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
        static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
        static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
        static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
      }
      /// When the anchor of a scroll view counts.
      struct ScrollAnchorRole: Hashable {
        let _index: Int
        static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(_index: 0) }
        static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(_index: 1) }
        static var alignment: ScrollAnchorRole { ScrollAnchorRole(_index: 2) }
      }
      extension View {
        /// The distance of scrolled content from the edges of its scroll view.
        func contentMargins(
          _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
        func contentMargins(
          _ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
        /// The distance of scrolled content from the edges of its scroll view.
        func contentMargins(_ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
        /// The distance of scrolled content from the edges of its scroll view.
        func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
        /// The part of the content that a scroll view shows at first.
        func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
        /// Where a scroll view's content is, at first or while it is shorter than the view.
        func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
        /// Whether scroll views show where they are; they take no room.
        func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical]) -> some View
        /// Whether scroll views can be scrolled.
        func scrollDisabled(_ disabled: Bool) -> some View
        /// Whether scroll views draw beyond their bounds.
        func scrollClipDisabled(_ disabled: Bool = true) -> some View
        /// Makes the views in this layout places to stop at.
        func scrollTargetLayout(isEnabled: Bool = true) -> some View
      }
      """,
    natives: [
      .container("ScrollView") { (builder, site) in
        let environment = builder[environment: site.environment]
        let axes = site[0].optionBits
        builder.scrollView(site, content: site[2], axes: axes) {
          builder.tree.beginScrollView(
            horizontal: axes & 1 != 0, vertical: axes & 2 != 0, margins: environment.scrollMargins,
            shortAnchor: environment.shortScrollAnchor, longAnchor: environment.longScrollAnchor)
        }
      },
      .environment("contentMargins") { (environment, arguments) in
        guard arguments[3].caseIndex != 2 else { return }
        let length = arguments[2].optionalDouble ?? 16
        environment.scrollMargins.set(
          EdgeInsets(top: length, leading: length, bottom: length, trailing: length), on: arguments[1])
      },
      .environment("contentMargins") { (environment, arguments) in
        guard arguments[3].caseIndex != 2 else { return }
        environment.scrollMargins.set(arguments[2].insets, on: arguments[1])
      },
      .environment("contentMargins") { (environment, arguments) in
        if arguments[2].caseIndex != 2 { environment.scrollMargins = arguments[1].insets }
      },
      .environment("contentMargins") { (environment, arguments) in
        guard arguments[2].caseIndex != 2 else { return }
        let length = arguments[1].double
        environment.scrollMargins = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
      },
      .environment("defaultScrollAnchor") { (environment, arguments) in
        let anchor = Point(x: arguments[1].length(0), y: arguments[1].length(1))
        environment.shortScrollAnchor = anchor
        environment.longScrollAnchor = anchor
      },
      .environment("defaultScrollAnchor") { (environment, arguments) in
        let anchor = Point(x: arguments[1].length(0), y: arguments[1].length(1))
        switch arguments[2].parts.first?.integer ?? 1 {
        case 0: environment.longScrollAnchor = anchor
        case 2: environment.shortScrollAnchor = anchor
        default: break
        }
      },
      .neutral("scrollIndicators"), .neutral("scrollDisabled"), .neutral("scrollClipDisabled"),
      .neutral("scrollTargetLayout"),
    ])

  static let viewThatFits = LibraryEntry(
    interface: """
      /// The first of several views that fits.
      struct ViewThatFits<Content: View>: View {
        init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("ViewThatFits") { (builder, site) in
        let axes = site[0].optionBits
        builder.container(site, content: site[1]) {
          builder.tree.beginViewThatFits(horizontal: axes & 1 != 0, vertical: axes & 2 != 0)
        }
      }
    ])
}
