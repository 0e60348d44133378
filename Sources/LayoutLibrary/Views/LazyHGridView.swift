import LayoutEngine
import LayoutEvaluator

/// `LazyHGrid` (Semantics §6.11): rows that share the height, and columns as wide as their widest cell.
extension LibraryEntry {
  static let lazyHGrid = LibraryEntry(
    interface: """
      /// A grid that grows sideways.
      struct LazyHGrid<Content: View>: View {
        init(
          rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("LazyHGrid") { (builder, site) in
        builder.lazyGrid(site, content: site[4]) {
          builder.tree.beginLazyHGrid(
            rows: builder.gridTracks(site[0], at: site.range), alignment: site[1].alignmentKey ?? .verticalCenter,
            spacing: site[2].optionalDouble)
        }
      }
    ])
}
