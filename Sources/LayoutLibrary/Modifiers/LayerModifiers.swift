import LayoutEngine
import LayoutEvaluator

/// `overlay` and `background`: views over or behind a view, laid out in its size (Semantics §5.6). The forms that take a
/// style or a shape only draw; a style fills the unsafe areas as well that the view touches.
extension LibraryEntry {
  static let overlay = LibraryEntry(
    interface: """
      extension View {
        /// Puts views over this view, lined up with it.
        func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
        /// Puts a view over this view, lined up with it.
        @_disfavoredOverload
        func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
        /// Draws a style over this view.
        func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
        /// Draws a shape over this view.
        func overlay<S: ShapeStyle, T: Shape>(
          _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
      }
      """,
    natives: [
      .modifier("overlay") { (builder, site) in
        builder.layer(site, content: site[2]) { builder.tree.beginOverlay(alignment: site[1].alignment) }
      },
      .modifier("overlay") { (builder, site) in
        builder.layer(site, content: site[1]) { builder.tree.beginOverlay(alignment: site[2].alignment) }
      },
      .backdrop("overlay", reaching: 2), .neutral("overlay"),
    ])

  static let background = LibraryEntry(
    interface: """
      extension View {
        /// Puts views behind this view, lined up with it.
        func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
        /// Puts a view behind this view, lined up with it.
        @_disfavoredOverload
        func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View
        /// Draws a style behind this view.
        func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
        /// Draws the background style behind this view.
        func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
        /// Draws a shape behind this view.
        func background<S: ShapeStyle, T: Shape>(
          _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
        /// Draws the background style in a shape behind this view.
        func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
      }
      """,
    natives: [
      .modifier("background") { (builder, site) in
        builder.layer(site, content: site[2]) { builder.tree.beginBackground(alignment: site[1].alignment) }
      },
      .modifier("background") { (builder, site) in
        builder.layer(site, content: site[1]) { builder.tree.beginBackground(alignment: site[2].alignment) }
      },
      .backdrop("background", reaching: 2), .backdrop("background", reaching: 1), .neutral("background"),
      .neutral("background"),
    ])
}

extension Native {
  /// A modifier that draws a style; `argument` says at which edges it may go on beyond the safe area.
  fileprivate static func backdrop(_ name: String, reaching argument: Int) -> Native {
    .modifier(name) { (builder, site) in builder.backdrop(reaching: site[argument].edgeSet) }
  }
}
