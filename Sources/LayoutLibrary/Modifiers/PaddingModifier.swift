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
        /// Keeps a distance that the scene has from a set of edges.
        func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
      }
      /// Which of its distances a scene is asked for.
      struct ScenePadding: Equatable {
        let _number: Int
        static let automatic: ScenePadding = ScenePadding(_number: 0)
        static let minimum: ScenePadding = ScenePadding(_number: 1)
        static let navigationBar: ScenePadding = ScenePadding(_number: 2)
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
      .modifier("scenePadding") { (builder, site) in builder.scenePadding(site[1], site) },
      .modifier("scenePadding") { (builder, site) in builder.scenePadding(site[2], site) },
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

extension ViewTreeBuilder {
  /// The distance from a set of edges that the scene has.
  fileprivate func scenePadding(_ edges: Value, _ site: ViewSite) {
    let screen = environment(of: site).screen
    let padding = LibraryEntry.defaultPadding
    let sides = min(screen.width, screen.height) >= 414 ? 20 : padding
    var insets = EdgeInsets.zero
    insets.set(EdgeInsets(top: padding, leading: sides, bottom: padding, trailing: sides), on: edges)
    approximate("the padding of scenes was not measured")
    tree.beginPadding(insets)
  }
}

extension EdgeInsets {
  /// Takes the insets of an `Edge.Set` from others.
  mutating func set(_ other: EdgeInsets, on edges: Value) {
    let bits = edges.parts.first?.integer ?? 15
    if bits & 1 != 0 { top = other.top }
    if bits & 2 != 0 { leading = other.leading }
    if bits & 4 != 0 { bottom = other.bottom }
    if bits & 8 != 0 { trailing = other.trailing }
  }
}
