import LayoutEngine
import LayoutEvaluator

/// `LazyHStack` (Semantics §6.11): it places what it contains from its leading edge, is as high as it is offered, and never
/// dissolves.
extension LibraryEntry {
  static let lazyHStack = LibraryEntry(
    interface: """
      /// A horizontal line of views that makes them when they are seen.
      struct LazyHStack<Content: View>: View {
        init(
          alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("LazyHStack") { (builder, site) in
        builder.container(site, content: site[3]) {
          builder.tree.beginLazyHStack(
            alignment: site[0].alignmentKey ?? .verticalCenter, spacing: site[1].optionalDouble)
        }
      }
    ])
}
