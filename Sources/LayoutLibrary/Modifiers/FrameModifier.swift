import LayoutEngine
import LayoutEvaluator

/// `frame` in its fixed and its flexible form (Semantics §5.1, §5.2).
extension LibraryEntry {
  static let frame = LibraryEntry(
    interface: """
      extension View {
        /// Positions this view within an invisible frame with the specified size.
        func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
        /// Positions this view within an invisible frame having the specified size constraints.
        func frame(
          minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
          idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
      }
      """,
    natives: [
      .modifier("frame") { (builder, site) in
        builder.tree.beginFrame(
          width: site[1].optionalDouble, height: site[2].optionalDouble, alignment: site[3].alignment)
      },
      .modifier("frame") { (builder, site) in
        builder.tree.beginFlexibleFrame(
          minWidth: site[1].optionalDouble, idealWidth: site[2].optionalDouble, maxWidth: site[3].optionalDouble,
          minHeight: site[4].optionalDouble, idealHeight: site[5].optionalDouble, maxHeight: site[6].optionalDouble,
          alignment: site[7].alignment)
      },
    ])
}
