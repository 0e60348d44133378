import LayoutEngine
import LayoutEvaluator

/// The three stacks (Semantics §3, §4). One static child takes the place of the stack (§2.5), which the builder decides.
extension LibraryEntry {
  static let hStack = LibraryEntry(
    interface: """
      /// Arranges its children in a horizontal line, lined up by a vertical guide.
      struct HStack<Content: View>: View {
        init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("HStack") { (builder, site) in
        builder.stack(site, content: site[2], orientation: .horizontal) {
          builder.tree.beginHStack(
            alignment: site[0].alignmentKey ?? .verticalCenter, spacing: site[1].optionalDouble)
        }
      }
    ])

  static let vStack = LibraryEntry(
    interface: """
      /// Arranges its children in a vertical line, lined up by a horizontal guide.
      struct VStack<Content: View>: View {
        init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("VStack") { (builder, site) in
        builder.stack(site, content: site[2], orientation: .vertical) {
          builder.tree.beginVStack(
            alignment: site[0].alignmentKey ?? .horizontalCenter, spacing: site[1].optionalDouble)
        }
      }
    ])

  static let zStack = LibraryEntry(
    interface: """
      /// Puts its children on top of each other, lined up on both axes.
      struct ZStack<Content: View>: View {
        init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
      }
      """,
    natives: [
      .container("ZStack") { (builder, site) in
        builder.stack(site, content: site[1], orientation: .none) {
          builder.tree.beginZStack(alignment: site[0].alignment)
        }
      }
    ])
}
