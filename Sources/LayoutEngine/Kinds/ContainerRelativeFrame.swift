/// `containerRelativeFrame` (Semantics §5.11): a fixed frame whose lengths come from a container. That of the host is known
/// before; that of a scroll view is known after, so a tree with both is laid out again until the two agree.
struct RelativeFrame {
  /// Position in the table of fixed frames.
  var frame: Int
  /// The scroll view, nil for the host.
  var container: NodeIndex?
  var axes: FixedAxes
  var length: (Double, Axis) -> Double
}

extension LayoutTree {
  /// Gives every relative frame the lengths that its container makes; `size` is that of a scroll view, nil for the host.
  /// False if all had them already.
  func resolveRelativeFrames(_ size: (NodeIndex?) -> Size) -> Bool {
    var changed = false
    for index in 0..<parameters.relativeFrames.count {
      let relative = parameters.relativeFrames[index]
      let container = size(relative.container)
      var frame = parameters.fixedFrames[relative.frame]
      let old = ProposedSize(w: frame.width, h: frame.height)
      if relative.axes.horizontal { frame.width = Self.usable(relative.length(container.width, .horizontal)) }
      if relative.axes.vertical { frame.height = Self.usable(relative.length(container.height, .vertical)) }
      if old != ProposedSize(w: frame.width, h: frame.height) { changed = true }
      parameters.fixedFrames[relative.frame] = frame
    }
    return changed
  }

  private static func usable(_ length: Double) -> Double {
    length >= 0 && length.isFinite ? length : .absent
  }
}
