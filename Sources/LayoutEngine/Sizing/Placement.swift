/// The top-down pass: every node, its frame known, gives its children theirs (Semantics §1.2). Nodes are in pre-order, so it is
/// one scan. Frames are absolute at once; a right-to-left container mirrors its children in itself (§3.9).
extension Solver {
  /// Places the whole tree in `host` (§7.1, §7.2).
  func placeTree(in host: LayoutHost) {
    placeRoot(in: host)
    openRegions(host)
    for node in 0..<work.pointee.tree.count where end(node) > node + 1 && !flags(node).isLeftOut {
      placeChildren(node)
    }
  }

  func placeRoot(in host: LayoutHost) {
    let offer = ProposedSize(host.offer)
    while size(0, offer) == nil { run() }
    guard let size = size(0, offer) else { return }
    let slack = Point(x: (host.offer.width - size.width) / 2, y: (host.offer.height - size.height) / 2)
    let start = Point(
      x: host.safeArea.leading + (host.centersRoot ? slack.x : 0),
      y: host.safeArea.top + (host.centersRoot ? slack.y : 0))
    let isMirrored = work.pointee.tree.direction == .rightToLeft
    let x = isMirrored ? host.container.width - start.x - size.width : start.x
    setFrame(0, Rect(x: host.origin.x + x, y: host.origin.y + start.y, width: size.width, height: size.height))
    if work.pointee.proposal.count > 0 { work.pointee.proposal[0] = offer }
  }

  /// What a node was offered in the end; any proposal does for an inert one.
  func finalProposal(_ node: Int) -> ProposedSize {
    flags(node).isInert ? .unspecified : work.pointee.proposal[node]
  }

  /// Gives the children of a node their frames.
  func placeChildren(_ node: Int) {
    switch kind(node) {
    case .gridRow: break
    case .passthrough, .layoutPriority, .alignmentGuide, .gridCell, .gridLine, .plainEdges:
      put(node + 1, in: node, .zero, work.pointee.frame[node].size, finalProposal(node))
    case .offset:
      let shift = work.pointee.tree.parameters.points[parameter(node)]
      put(node + 1, in: node, shift, work.pointee.frame[node].size, finalProposal(node))
    case .overlay, .background:
      while !placeLayers(node, finalProposal(node)) { run() }
    case .viewThatFits:
      while !placeFitting(node, finalProposal(node)) { run() }
    case .scrollView:
      while !placeScrollContent(node, finalProposal(node)) { run() }
    case .ignoresSafeArea:
      while !placeIgnoring(node, finalProposal(node)) { run() }
    case .safeAreaPadding:
      while !placeSafePadding(node, finalProposal(node)) { run() }
    case .safeAreaInset:
      while !placeInset(node, finalProposal(node)) { run() }
    case .fixedFrame, .flexibleFrame:
      if !placePlainFramed(node) { placeWrapped(node) }
    case .padding, .position, .aspectRatio, .fixedSize: placeWrapped(node)
    case .hStack, .vStack:
      if !placeRigidStack(node) && !placeUniformStack(node) { fallthrough }
    default:
      begin(.placement, node, finalProposal(node))
      run()
    }
  }

  /// Places the children of the container on top of the machine. False if something is being worked out now.
  func place(_ top: Int) -> Bool {
    switch kind(work.pointee.activations[top].node) {
    case .hStack, .vStack: return placeStack(top)
    case .zStack: return placeZStack(top)
    case .geometryReader: return placeReaderContent(top)
    case .lazyHStack, .lazyVStack: return placeLazyStack(top)
    case .custom: return placeCustom(top)
    case .grid: return placeGrid(top)
    case .lazyHGrid, .lazyVGrid: return placeLazyGrid(top)
    default: preconditionFailure("placed without waiting")
    }
  }

  private func placeWrapped(_ node: Int) {
    let size = work.pointee.frame[node].size
    let proposal = finalProposal(node)
    while true {
      if let child = wrapperPlacement(node, proposal, size) {
        return put(node + 1, in: node, child.origin, child.size, child.proposal)
      }
      run()
    }
  }

  /// Sets the frame of a child, given its origin from the container's top leading corner.
  func put(_ child: Int, in container: Int, _ origin: Point, _ size: Size, _ proposal: ProposedSize) {
    putInert(child, in: container, origin, size)
    if work.pointee.proposal.count > 0 { work.pointee.proposal[child] = proposal }
  }

  /// As `put`, for a child that is the same under every proposal.
  @inline(__always)
  func putInert(_ child: Int, in container: Int, _ origin: Point, _ size: Size) {
    let frame = work.pointee.frame[container]
    let isMirrored = work.pointee.direction[container] == .rightToLeft
    let x = isMirrored ? frame.width - origin.x - size.width : origin.x
    setFrame(child, Rect(x: frame.x + x, y: frame.y + origin.y, width: size.width, height: size.height))
  }

  @inline(__always)
  func setFrame(_ node: Int, _ frame: Rect) {
    work.pointee.frame[node] = frame
    if (frame.x + frame.y + frame.width + frame.height).isFinite || frame.isFinite { return }
    work.pointee.frame[node] = frame.replacingNonFinite()
    report(.nonFiniteFrame, at: node)
  }
}

extension Rect {
  /// 0 in place of NaN and infinities.
  fileprivate func replacingNonFinite() -> Rect {
    Rect(
      x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: width.isFinite ? width : 0,
      height: height.isFinite ? height : 0)
  }
}
