import LayoutEngine
import LayoutEvaluator

/// `padding` (Semantics §5.3): by insets, by one length on some edges, or by the system's 16 points.
extension LibraryEntry {
  static let padding = LibraryEntry(
    interface: """
      extension View {
        /// Keeps a distance of its own from each edge.
        func padding(_ insets: EdgeInsets) -> some View
        /// Keeps the same distance, the system's if none is given, from a set of edges.
        func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
        /// Keeps the same distance from all edges.
        func padding(_ length: CGFloat) -> some View
        /// Keeps the distance from a set of edges that the scene has, about 16 points; across, 20 on wide phones.
        func scenePadding(_ edges: Edge.Set = .all) -> some View
      }
      """,
    natives: [
      .modifier("padding") { (builder, site) in builder.tree.beginPadding(site[1].insets) },
      .modifier("padding") { (builder, site) in
        builder.tree.beginPadding(insets(on: site[1], site[2].optionalDouble ?? defaultPadding))
      },
      .modifier("padding") { (builder, site) in
        let length = site[1].double
        builder.tree.beginPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
      },
      .modifier("scenePadding") { (builder, site) in
        let screen = builder.environment(of: site).screen
        let sides = min(screen.width, screen.height) >= 414 ? 20 : defaultPadding
        let insets = insets(on: site[1], 1)
        builder.approximate("the padding of scenes was not measured")
        builder.tree.beginPadding(
          EdgeInsets(
            top: insets.top * defaultPadding, leading: insets.leading * sides, bottom: insets.bottom * defaultPadding,
            trailing: insets.trailing * sides))
      },
    ])

  /// The system's padding, on iOS as on macOS.
  static let defaultPadding = 16.0

  /// One length on the edges of an `Edge.Set`.
  static func insets(on edges: Value, _ length: Double) -> EdgeInsets {
    let bits = edges.parts.first?.integer ?? 15
    return EdgeInsets(
      top: bits & 1 != 0 ? length : 0, leading: bits & 2 != 0 ? length : 0, bottom: bits & 4 != 0 ? length : 0,
      trailing: bits & 8 != 0 ? length : 0)
  }
}
