import LayoutEngine
import LayoutEvaluator

/// Lazy stacks and grids (Semantics §6.11). They place what they contain from the start of their axis, and never dissolve.
extension LibraryEntry {
  static let lazyStacks = LibraryEntry(
    interface: """
      /// What stays at the edge of a scroll view while its section is on the screen.
      struct PinnedScrollableViews: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static func arrayLiteral(_ elements: [PinnedScrollableViews]) -> PinnedScrollableViews {
          PinnedScrollableViews(rawValue: _union(elements))
        }
        static let sectionHeaders: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1)
        static let sectionFooters: PinnedScrollableViews = PinnedScrollableViews(rawValue: 2)
      }
      /// A vertical line of views that makes them when they are seen.
      struct LazyVStack<Content: View>: View {
        init(
          alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      /// A horizontal line of views that makes them when they are seen.
      struct LazyHStack<Content: View>: View {
        init(
          alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("LazyVStack") { (builder, site) in
        builder.container(site, content: site[3]) {
          builder.tree.beginLazyVStack(
            alignment: site[0].alignmentKey ?? .horizontalCenter, spacing: site[1].optionalDouble)
        }
      },
      .container("LazyHStack") { (builder, site) in
        builder.container(site, content: site[3]) {
          builder.tree.beginLazyHStack(
            alignment: site[0].alignmentKey ?? .verticalCenter, spacing: site[1].optionalDouble)
        }
      },
    ])

  static let lazyGrids = LibraryEntry(
    interface: """
      /// A column or a row of a lazy grid.
      struct GridItem {
        /// How long a track is.
        enum Size {
          case fixed(CGFloat)
          case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
          case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
        }
        var size: GridItem.Size
        var spacing: CGFloat?
        var alignment: Alignment?
        init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
          self.size = size
          self.spacing = spacing
          self.alignment = alignment
        }
      }
      /// A grid that grows downwards.
      struct LazyVGrid<Content: View>: View {
        init(
          columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      /// A grid that grows sideways.
      struct LazyHGrid<Content: View>: View {
        init(
          rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = PinnedScrollableViews(rawValue: 0), @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("LazyVGrid") { (builder, site) in
        builder.lazyGrid(site, content: site[4]) {
          builder.tree.beginLazyVGrid(
            columns: site[0].parts.map(track), alignment: site[1].alignmentKey ?? .horizontalCenter,
            spacing: site[2].optionalDouble)
        }
      },
      .container("LazyHGrid") { (builder, site) in
        builder.lazyGrid(site, content: site[4]) {
          builder.tree.beginLazyHGrid(
            rows: site[0].parts.map(track), alignment: site[1].alignmentKey ?? .verticalCenter,
            spacing: site[2].optionalDouble)
        }
      },
    ])

  /// A `GridItem`: size, spacing, alignment.
  private static func track(_ item: Value) -> GridTrack {
    let parts = item.parts
    guard parts.count == 3 else { return GridTrack(.flexible(minimum: 10, maximum: .infinity)) }
    let lengths = parts[0].parts
    let first = lengths.first?.double ?? 10
    let second = lengths.count > 1 ? lengths[1].double : .infinity
    let length: GridTrack.Length =
      switch parts[0].caseIndex {
      case 0: .fixed(first)
      case 2: .adaptive(minimum: first, maximum: second)
      default: .flexible(minimum: first, maximum: second)
      }
    return GridTrack(
      length, spacing: parts[1].optionalDouble, alignment: parts[2].isNone ? nil : parts[2].alignment)
  }
}
