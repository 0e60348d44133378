import LayoutEngine
import LayoutEvaluator

/// The other modifiers that take part in layout: fixed size, aspect ratio, place and priority (Semantics §5.4–§5.9).
extension LibraryEntry {
  static let fixedSize = LibraryEntry(
    interface: """
      extension View {
        /// Gives this view its ideal size.
        func fixedSize() -> some View
        /// Gives this view its ideal size on some axes.
        func fixedSize(horizontal: Bool, vertical: Bool) -> some View
      }
      """,
    natives: [
      .modifier("fixedSize") { (builder, _) in builder.tree.beginFixedSize() },
      .modifier("fixedSize") { (builder, site) in
        builder.tree.beginFixedSize(horizontal: site[1].boolean, vertical: site[2].boolean)
      },
    ])

  static let aspectRatio = LibraryEntry(
    interface: """
      extension View {
        /// Offers this view the largest or smallest size of a ratio of width to height; its own if none is given.
        func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
        /// Offers this view a size with the proportions of another.
        func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
        /// Scales this view to fit its parent, keeping its proportions.
        func scaledToFit() -> some View
        /// Scales this view to fill its parent, keeping its proportions.
        func scaledToFill() -> some View
      }
      /// Whether a view with fixed proportions fits its offer or fills it.
      enum ContentMode: Hashable, CaseIterable { case fit, fill }
      """,
    natives: [
      .modifier("aspectRatio") { (builder, site) in
        builder.tree.beginAspectRatio(site[1].optionalDouble, mode: mode(site[2]))
      },
      .modifier("aspectRatio") { (builder, site) in
        builder.tree.beginAspectRatio(site[1].length(0) / site[1].length(1), mode: mode(site[2]))
      },
      .modifier("aspectRatio") { (builder, _) in builder.tree.beginAspectRatio(nil, mode: .fit) },
      .modifier("aspectRatio") { (builder, _) in builder.tree.beginAspectRatio(nil, mode: .fill) },
    ])

  private static func mode(_ value: Value) -> ContentMode { value.caseIndex == 1 ? .fill : .fit }

  static let offset = LibraryEntry(
    interface: """
      extension View {
        /// Moves this view; its neighbours do not notice.
        func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
        /// Moves this view; its neighbours do not notice.
        func offset(_ offset: CGSize) -> some View
        /// Puts the center of this view at a point of all the room that is offered.
        func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
        /// Puts the center of this view at a point of all the room that is offered.
        func position(_ position: CGPoint) -> some View
      }
      extension Shape {
        /// Moves this shape; it is a shape still.
        func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape
        /// Moves this shape; it is a shape still.
        func offset(_ offset: CGSize) -> some Shape
      }
      """,
    natives: [
      .offsetByLengths, .offsetBySize,
      .modifier("position") { (builder, site) in builder.tree.beginPosition(x: site[1].double, y: site[2].double) },
      .modifier("position") { (builder, site) in
        builder.tree.beginPosition(x: site[1].length(0), y: site[1].length(1))
      },
      .offsetByLengths, .offsetBySize,
    ])

  static let layoutPriority = LibraryEntry(
    interface: """
      extension View {
        /// Lets this view choose its size before its siblings of lower priority.
        func layoutPriority(_ value: Double) -> some View
      }
      """,
    natives: [
      .modifier("layoutPriority") { (builder, site) in builder.tree.beginLayoutPriority(site[1].double) }
    ])
}

extension Native {
  fileprivate static let offsetByLengths = Native.modifier("offset") { (builder, site) in
    builder.tree.beginOffset(x: site[1].double, y: site[2].double)
  }

  fileprivate static let offsetBySize = Native.modifier("offset") { (builder, site) in
    builder.tree.beginOffset(x: site[1].length(0), y: site[1].length(1))
  }
}
