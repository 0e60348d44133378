/// What the root view is put in (Semantics §7.1–7.2): a container, whose unsafe edges are kept free.
package struct LayoutHost: Equatable, Sendable {
  /// In points.
  package var container: Size
  package var safeArea: EdgeInsets
  /// Whether the root view is centred by its size; else it starts at the top leading corner of the safe area.
  package var centersRoot: Bool
  /// Where the container lies in the coordinates of the reported frames.
  package var origin: Point
  /// The safe area around a tree that stands in another one; nil where the container's own edges are it.
  package var region: SafeRegion?
  /// Pixels per point.
  package var scale: Double

  package init(
    container: Size, safeArea: EdgeInsets = .zero, centersRoot: Bool = true, origin: Point = .zero, scale: Double = 2,
    region: SafeRegion? = nil
  ) {
    self.container = container
    self.safeArea = safeArea
    self.centersRoot = centersRoot
    self.origin = origin
    self.scale = scale
    self.region = region
  }

  /// The size that the root view is offered.
  var offer: Size {
    Size(
      width: max(container.width - safeArea.leading - safeArea.trailing, 0),
      height: max(container.height - safeArea.top - safeArea.bottom, 0))
  }
}
