/// What can be said of a layout without knowing what anybody meant: which alignment had nothing to decide, which frame changed
/// nothing, what is longer than its room. Facts of this layout, in this container: another one may need what does nothing
/// here. Lengths are compared with a tolerance far below a pixel.
extension LayoutTrace {
  /// Lengths that differ by less are the same, in points.
  package static let tolerance = 0.001

  package static func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < tolerance }

  // MARK: Alignment

  /// The guides that a container asks its children for, each once.
  package func askedKeys(by node: NodeIndex) -> [AlignmentKey] {
    switch nodes[node].detail {
    case .stack(_, let alignment, _): [alignment]
    case .aligned(let alignment): [alignment.horizontal, alignment.vertical]
    case .fixedFrame(_, _, let alignment): [alignment.horizontal, alignment.vertical]
    case .flexibleFrame(_, _, let alignment): [alignment.horizontal, alignment.vertical]
    case .safeAreaInset(_, _, let alignment): [alignment]
    case .grid(let alignment): [alignment.horizontal, alignment.vertical]
    default: []
    }
  }

  /// The indices of the answers that a container lined its children up by, in the order of the children.
  package func answers(askedBy node: NodeIndex) -> [Int] {
    var indices: [Int] = []
    for child in children(of: node) {
      for axis in [Axis.horizontal, .vertical] {
        guard let index = nodes[child].guide(axis), guides[index].asker == node else { continue }
        indices.append(index)
      }
    }
    return indices
  }

  /// The alignment of a stack, a ZStack or a frame decides nothing on `axis`: there is one child, or all children are equally
  /// long, as long as the room, and none of them says where its guide is.
  package func alignmentIsInert(_ node: NodeIndex, _ axis: Axis) -> Bool {
    let length = isFrame(node) ? nodes[node].size[axis] : children(of: node).first.map { nodes[$0].size[axis] }
    for child in children(of: node) {
      guard let index = nodes[child].guide(axis), guides[index].asker == node else { return false }
      guard guides[index].contributions.isEmpty else { return false }
      guard let length, Self.isSame(nodes[child].size[axis], length) else { return false }
    }
    return true
  }

  // MARK: Frames

  private func isFrame(_ node: NodeIndex) -> Bool {
    nodes[node].kind == .fixedFrame || nodes[node].kind == .flexibleFrame
  }

  /// A frame or padding that offers its child what it was offered itself, and is where and as large as the child.
  package func frameIsInert(_ node: NodeIndex) -> Bool {
    guard isFrame(node) || nodes[node].kind == .padding else { return false }
    let frame = nodes[node]
    let child = nodes[node + 1]
    return child.proposal == frame.proposal && child.measuredProposal == frame.measuredProposal
      && Axis.both.allSatisfy { Self.isSame(frame.size[$0], child.size[$0]) && Self.isSame(child.origin[$0], 0) }
  }

  /// A frame that is longer or shorter on an axis than its child.
  package func frameClamps(_ node: NodeIndex, _ axis: Axis) -> Bool {
    isFrame(node) && !Self.isSame(nodes[node].size[axis], nodes[node + 1].size[axis])
  }

  // MARK: Room

  /// How much longer the child of a wrapper is than the wrapper, in points; 0 if it fits.
  package func childOverflow(_ node: NodeIndex, _ axis: Axis) -> Double {
    guard nodes[node].end > node + 1 else { return 0 }
    let overflow = nodes[node + 1].size[axis] - nodes[node].size[axis]
    return overflow < Self.tolerance ? 0 : overflow
  }

  /// Nothing of the node can be seen, because it has no width or no height.
  package func isZeroSize(_ node: NodeIndex) -> Bool {
    Self.isSame(nodes[node].size.width, 0) || Self.isSame(nodes[node].size.height, 0)
  }

  /// The node lies wholly outside of a rectangle in the coordinates of the host.
  package func isOutside(_ node: NodeIndex, _ room: Rect) -> Bool {
    Axis.both.contains { isOutside(node, room, on: $0) }
  }

  /// The node lies before or behind a rectangle in the coordinates of the host, on an axis.
  package func isOutside(_ node: NodeIndex, _ room: Rect, on axis: Axis) -> Bool {
    let frame = nodes[node].frame
    let start = axis == .horizontal ? frame.x : frame.y
    let length = axis == .horizontal ? frame.width : frame.height
    let (low, extent) = axis == .horizontal ? (room.x, room.width) : (room.y, room.height)
    return start + length < low + Self.tolerance || start > low + extent - Self.tolerance
  }

  /// The whole container of the host, in the coordinates of the frames.
  package var container: Rect {
    Rect(x: host.origin.x, y: host.origin.y, width: host.container.width, height: host.container.height)
  }
}

extension Axis {
  /// Both axes, x first.
  package static let both: [Axis] = [.horizontal, .vertical]
}
