/// Safe areas (Semantics §5.10): where things are on the screen matters, so this is worked out in the top-down pass, when frames
/// are known. A region is the safe rectangle that holds in a subtree, with the edges beyond it that a view may extend to.
package struct SafeRegion: Equatable, Sendable {
  /// The subtree that it holds in: its root, and one past its last node.
  var start: Int
  var end: Int
  /// Edges in container coordinates: left, top, right, bottom.
  var safe: Edges
  var outer: Edges

  struct Edges: Equatable, Sendable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
  }

  /// What a view with `frame` gains on each edge by ignoring the safe area: the unsafe band, where it touches it.
  func insets(of frame: Rect, tolerance: Double) -> Edges {
    func gain(_ edge: Double, _ safe: Double, _ outer: Double) -> Double {
      (edge - safe).magnitude <= tolerance ? (outer - safe).magnitude : 0
    }
    return Edges(
      left: gain(frame.x, safe.left, outer.left), top: gain(frame.y, safe.top, outer.top),
      right: gain(frame.x + frame.width, safe.right, outer.right),
      bottom: gain(frame.y + frame.height, safe.bottom, outer.bottom))
  }

  /// How far an edge may be from where the safe area ends and still touch it, in points.
  static func tolerance(_ pixel: Double) -> Double { pixel / 2 + 0.001 }
}

extension LayoutSession {
  /// The safe area that holds at a node, once the tree is laid out: for trees that are made for the node's place, and for
  /// what is drawn behind it. Nothing scrolled reaches beyond it.
  package func safeRegion(of node: NodeIndex) -> SafeRegion {
    var index = solver.work.pointee.narrowings.count - 1
    while index >= 0 {
      let region = solver.work.pointee.narrowings[index]
      if region.start <= node && node < region.end { return region }
      index -= 1
    }
    return solver.work.pointee.regions[0]
  }

  /// What a style that a node draws fills: the frame, and the unsafe bands that it touches at `edges` (Semantics §5.6).
  package func backdrop(of node: NodeIndex, reaching edges: EdgeSet) -> Rect {
    let frame = frame(of: node)
    let gains = safeRegion(of: node).insets(of: frame, tolerance: SafeRegion.tolerance(1 / host.scale))
    let isMirrored = solver.work.pointee.direction[node] == .rightToLeft
    let left = edges.contains(isMirrored ? .trailing : .leading) ? gains.left : 0
    let right = edges.contains(isMirrored ? .leading : .trailing) ? gains.right : 0
    let top = edges.contains(.top) ? gains.top : 0
    let bottom = edges.contains(.bottom) ? gains.bottom : 0
    return Rect(
      x: frame.x - left, y: frame.y - top, width: frame.width + left + right, height: frame.height + top + bottom)
  }
}

extension Solver {
  /// The region of the whole tree: the host's, or the one around it where the tree is a part of another.
  func openRegions(_ host: LayoutHost) {
    work.pointee.regions.removeAll()
    work.pointee.narrowings.removeAll()
    work.pointee.scrollInsets.removeAll()
    work.pointee.pixel = 1 / host.scale
    var region = host.region ?? Self.region(of: host, direction: work.pointee.tree.direction)
    (region.start, region.end) = (0, .max)
    work.pointee.regions.append(region)
  }

  private static func region(of host: LayoutHost, direction: LayoutDirection) -> SafeRegion {
    let isMirrored = direction == .rightToLeft
    let left = isMirrored ? host.safeArea.trailing : host.safeArea.leading
    let right = isMirrored ? host.safeArea.leading : host.safeArea.trailing
    let outer = SafeRegion.Edges(
      left: host.origin.x, top: host.origin.y, right: host.origin.x + host.container.width,
      bottom: host.origin.y + host.container.height)
    let safe = SafeRegion.Edges(
      left: outer.left + left, top: outer.top + host.safeArea.top, right: outer.right - right,
      bottom: outer.bottom - host.safeArea.bottom)
    return SafeRegion(start: 0, end: .max, safe: safe, outer: outer)
  }

  /// The region that holds at `node`, nodes being visited in order.
  func region(_ node: Int) -> SafeRegion {
    while work.pointee.regions[work.pointee.regions.count - 1].end <= node { work.pointee.regions.removeLast() }
    return work.pointee.regions[work.pointee.regions.count - 1]
  }

  /// `ignoresSafeArea`: the child is offered the bands that the node touches as well; nobody else notices. False if it is
  /// being measured now.
  func placeIgnoring(_ node: Int, _ proposal: ProposedSize) -> Bool {
    let edges = EdgeSet(rawValue: UInt8(truncatingIfNeeded: parameter(node)))
    let isMirrored = work.pointee.direction[node] == .rightToLeft
    let tolerance = SafeRegion.tolerance(work.pointee.pixel)
    let gains = region(node).insets(of: work.pointee.frame[node], tolerance: tolerance)
    let leading = edges.contains(.leading) ? isMirrored ? gains.right : gains.left : 0
    let trailing = edges.contains(.trailing) ? isMirrored ? gains.left : gains.right : 0
    let top = edges.contains(.top) ? gains.top : 0
    let bottom = edges.contains(.bottom) ? gains.bottom : 0
    let offer = ProposedSize(w: proposal.w + leading + trailing, h: proposal.h + top + bottom)
    guard let size = size(node + 1, offer) else { return false }
    put(node + 1, in: node, Point(x: -leading, y: -top), size, offer)
    return true
  }

  /// Extra insets of a scroll view's content, from the safe area insets around it.
  func scrollInsets(_ node: Int) -> EdgeInsets {
    var total = EdgeInsets.zero
    for index in 0..<work.pointee.scrollInsets.count where work.pointee.scrollInsets[index].node == node {
      let insets = work.pointee.scrollInsets[index].insets
      total.top += insets.top
      total.leading += insets.leading
      total.bottom += insets.bottom
      total.trailing += insets.trailing
    }
    return total
  }

  /// The scroll view that a node is, under modifiers that keep its size; nil if it is none.
  func scrollView(_ node: Int) -> Int? {
    var node = node
    while true {
      switch kind(node) {
      case .scrollView: return node
      case .safeAreaInset, .safeAreaPadding, .ignoresSafeArea: node += 1
      case let kind where kind.isTransparent: node += 1
      default: return nil
      }
    }
  }

  /// What scrolls goes under the unsafe bands by being moved: a style behind it ends where it does, along the axes that a
  /// scroll view scrolls on.
  func closeRegion(_ node: Int, _ axes: FixedAxes) {
    var region = region(node)
    if axes.horizontal { (region.outer.left, region.outer.right) = (region.safe.left, region.safe.right) }
    if axes.vertical { (region.outer.top, region.outer.bottom) = (region.safe.top, region.safe.bottom) }
    (region.start, region.end) = (node + 1, end(node))
    work.pointee.narrowings.append(region)
  }

  /// In the subtree of `node` the safe area ends where `node` does; a band beyond it belongs to what made room there.
  func narrowRegion(_ node: Int, in container: Int) {
    var region = region(node)
    let frame = work.pointee.frame[node]
    let around = work.pointee.frame[container]
    let tolerance = SafeRegion.tolerance(work.pointee.pixel)
    func narrow(_ safe: inout Double, _ outer: inout Double, _ edge: Double, _ containerEdge: Double) {
      guard (edge - containerEdge).magnitude > tolerance else { return }
      if (containerEdge - safe).magnitude > tolerance { outer = containerEdge }
      safe = edge
    }
    narrow(&region.safe.left, &region.outer.left, frame.x, around.x)
    narrow(&region.safe.top, &region.outer.top, frame.y, around.y)
    narrow(&region.safe.right, &region.outer.right, frame.x + frame.width, around.x + around.width)
    narrow(&region.safe.bottom, &region.outer.bottom, frame.y + frame.height, around.y + around.height)
    (region.start, region.end) = (node, end(node))
    work.pointee.regions.append(region)
    work.pointee.narrowings.append(region)
  }

  func summarizeIgnoring(_ node: Int) {
    let width = summary(node + 1, .horizontal)
    let height = summary(node + 1, .vertical)
    let flags = NodeFlags(width: width.response, height: height.response, inert: false)
    set(node, width, height, flags, SpacingPreferences.defaultLeaf)
  }
}
