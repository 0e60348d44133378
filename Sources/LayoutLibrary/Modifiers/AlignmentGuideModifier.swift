import LayoutEngine
import LayoutEvaluator

/// `alignmentGuide` (Semantics §1.4): an explicit value for one guide, computed from the view's dimensions.
extension LibraryEntry {
  static let alignmentGuide = LibraryEntry(
    interface: """
      extension View {
        /// Sets the value of a horizontal guide, as a distance from this view's leading edge.
        func alignmentGuide(
          _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
        /// Sets the value of a vertical guide, as a distance from this view's top.
        func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
      }
      """,
    natives: [guide, guide])

  private static let guide = Native.modifier("alignmentGuide") { (builder, site) in
    guard let key = site[1].alignmentKey, let compute = site[2].closure else {
      builder.tree.beginPassthrough()
      return
    }
    builder.guide(key, compute, at: site.range)
  }
}
