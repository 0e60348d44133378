/// The wrappers of one child that lay it out: what they answer and where they put the child (Semantics §5.0). Each kind is
/// a file of pure functions; this is the table that connects them to the questions.
struct WrapperPlacement {
  /// What the child is offered.
  var proposal: ProposedSize
  var size: Size
  /// The child's origin from the wrapper's top leading corner.
  var origin: Point
}

extension Solver {
  /// The size of a wrapper, nil if something it needs is being worked out now.
  func wrapperSize(_ node: Int, _ proposal: ProposedSize) -> Size? {
    let tables = parameter(node)
    switch kind(node) {
    case .fixedFrame:
      let frame = work.pointee.tree.parameters.fixedFrames[tables]
      return size(node + 1, frame.offer(proposal)).map(frame.size)
    case .flexibleFrame:
      let frame = work.pointee.tree.parameters.flexibleFrames[tables]
      return size(node + 1, frame.offer(proposal)).map { frame.size(proposal, child: $0) }
    case .padding:
      let insets = work.pointee.tree.parameters.insets[tables]
      return size(node + 1, proposal.inset(by: insets)).map { $0.outset(by: insets) }
    case .position:
      return size(node + 1, proposal).map { positionSize(proposal, child: $0) }
    case .aspectRatio:
      return aspectOffer(node, proposal).flatMap { size(node + 1, $0) }
    case .fixedSize:
      return size(node + 1, FixedAxes(parameter: tables).offer(proposal))
    default:
      preconditionFailure("not a wrapper")
    }
  }

  /// The child's place in a wrapper of `size`, nil if something it needs is being worked out now.
  func wrapperPlacement(_ node: Int, _ proposal: ProposedSize, _ size: Size) -> WrapperPlacement? {
    let tables = parameter(node)
    switch kind(node) {
    case .fixedFrame:
      let frame = work.pointee.tree.parameters.fixedFrames[tables]
      return aligned(node, frame.offer(proposal), size, frame.alignment)
    case .flexibleFrame:
      let frame = work.pointee.tree.parameters.flexibleFrames[tables]
      return aligned(node, frame.placementOffer(proposal, size), size, frame.alignment)
    case .padding:
      let insets = work.pointee.tree.parameters.insets[tables]
      let origin = Point(x: insets.leading, y: insets.top)
      return child(node, proposal.inset(by: insets)) { _ in origin }
    case .position:
      let center = work.pointee.tree.parameters.points[tables]
      return child(node, ProposedSize(size)) { Point(x: center.x - $0.width / 2, y: center.y - $0.height / 2) }
    case .aspectRatio:
      return aspectOffer(node, proposal).flatMap { child(node, $0) { centered($0, in: size) } }
    case .fixedSize:
      return child(node, FixedAxes(parameter: tables).offer(proposal)) { centered($0, in: size) }
    default:
      preconditionFailure("not a wrapper")
    }
  }

  private func child(_ node: Int, _ offer: ProposedSize, origin: (Size) -> Point) -> WrapperPlacement? {
    size(node + 1, offer).map { WrapperPlacement(proposal: offer, size: $0, origin: origin($0)) }
  }

  private func centered(_ child: Size, in size: Size) -> Point {
    Point(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
  }

  /// The child of a frame: the frame's default guide, on its own size, meets the child's guide (Semantics §5.1).
  private func aligned(
    _ node: Int, _ offer: ProposedSize, _ size: Size, _ alignment: Alignment
  ) -> WrapperPlacement? {
    guard let child = self.size(node + 1, offer) else { return nil }
    let x = guide(alignment.horizontal, node + 1, offer, child)
    guard !x.isNaN else { return nil }
    let y = guide(alignment.vertical, node + 1, offer, child)
    guard !y.isNaN else { return nil }
    let origin = Point(
      x: frameGuide(alignment.horizontal, size) - x, y: frameGuide(alignment.vertical, size) - y)
    return WrapperPlacement(proposal: offer, size: child, origin: origin)
  }

  /// The default of a guide on a bare size.
  func frameGuide(_ key: AlignmentKey, _ size: Size) -> Double {
    if key.customIndex == nil { return builtInDefault(key, size) }
    return defaultGuide(key, in: ViewDimensions(width: size.width, height: size.height, source: nil, solver: self))
  }
}
