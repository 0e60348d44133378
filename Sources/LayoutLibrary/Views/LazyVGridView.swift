import LayoutEngine
import LayoutEvaluator

/// `LazyVGrid` (Semantics §6.11): columns that share the width, and lines as high as their highest cell.
extension LibraryEntry {
  static let lazyVGrid = LibraryEntry(
    interface: """
      /// A grid that grows downwards.
      struct LazyVGrid<Content: View>: View {
        init(
          columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("LazyVGrid") { (builder, site) in
        builder.lazyGrid(site, content: site[4]) {
          builder.tree.beginLazyVGrid(
            columns: builder.gridTracks(site[0], at: site.range), alignment: site[1].alignmentKey ?? .horizontalCenter,
            spacing: site[2].optionalDouble)
        }
      }
    ])
}
