import LayoutEngine
import LayoutEvaluator

/// `LazyVStack` (Semantics §6.11): it places what it contains from the top, is as wide as it is offered, and never dissolves.
/// All of its views are made, since a report lists them all.
extension LibraryEntry {
  static let lazyVStack = LibraryEntry(
    interface: """
      /// A vertical line of views that makes them when they are seen.
      struct LazyVStack<Content: View>: View {
        init(
          alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("LazyVStack") { (builder, site) in
        builder.container(site, content: site[3]) {
          builder.tree.beginLazyVStack(
            alignment: site[0].alignmentKey ?? .horizontalCenter, spacing: site[1].optionalDouble)
        }
      }
    ])
}
