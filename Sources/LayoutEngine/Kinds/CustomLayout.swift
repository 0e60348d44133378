/// A layout that the program declares (`Layout`, Semantics §6.9): it answers for its size and puts its subviews in places, and asks
/// them as it likes while doing so. Everything is a closure over the subviews, so that the engine knows nothing of the
/// language it is written in. What it asks is worked out at once, in a machine run inside its own, which nests as deep as
/// such layouts nest.
package struct CustomLayout {
  /// The size under a proposal, in points.
  package var size: (ProposedSize, LayoutSubviews) -> Size
  /// Calls `LayoutSubviews.place` for the subviews, in a rectangle of `size` whose origin is (0, 0), under a proposal.
  package var place: (Size, ProposedSize, LayoutSubviews) -> Void
  /// The explicit value of a guide at a size and a proposal; nil as a whole for the merged values of the subviews.
  package var explicit: ((AlignmentKey, Size, ProposedSize, LayoutSubviews) -> Double?)?

  /// Whether `explicit` answers for guides of an axis; the others are merged.
  package var answersHorizontal = true
  package var answersVertical = true

  package init(
    size: @escaping (ProposedSize, LayoutSubviews) -> Size,
    place: @escaping (Size, ProposedSize, LayoutSubviews) -> Void,
    explicit: ((AlignmentKey, Size, ProposedSize, LayoutSubviews) -> Double?)? = nil
  ) {
    self.size = size
    self.place = place
    self.explicit = explicit
  }
}

/// The subviews of a custom layout, in order. Valid only while one of its functions runs.
package struct LayoutSubviews {
  let solver: Solver
  let node: NodeIndex
  /// Where the members are that `place` writes to.
  let members: Int
  package let count: Int

  /// The node of a subview.
  package func node(_ index: Int) -> NodeIndex { solver.work.pointee.members[members + index].node }

  /// The size of a subview under a proposal.
  package func size(_ index: Int, _ proposal: ProposedSize) -> Size {
    let size = solver.sizeNow(node(index), proposal)
    solver.noteSubview(node(index), .measuredWhilePlacing, proposal, size)
    return size
  }

  /// The dimensions of a subview under a proposal, guides included.
  package func dimensions(_ index: Int, _ proposal: ProposedSize) -> ViewDimensions {
    solver.dimensions(size(index, proposal), node(index), proposal)
  }

  package func priority(_ index: Int) -> Double { solver.work.pointee.members[members + index].priority }

  /// The distance that two subviews would like along an axis, the first one coming first, in points.
  package func distance(_ first: Int, _ second: Int, along axis: Axis) -> Double {
    solver.distance(node(first), node(second), along: axis)
  }

  /// Puts the point `anchor` (fractions of its size) of a subview at `point`, from the top leading corner of the bounds.
  package func place(_ index: Int, at point: Point, anchor: Point, _ proposal: ProposedSize) {
    put(index, at: point, anchor: anchor, proposal)
    let size = solver.sizeNow(node(index), proposal)
    solver.noteSubview(node(index), .placed(at: point, anchor: anchor), proposal, size)
  }

  /// Centers a subview that the layout says nothing of.
  fileprivate func center(_ index: Int, in size: Size, _ proposal: ProposedSize) {
    put(index, at: Point(x: size.width / 2, y: size.height / 2), anchor: Point(x: 0.5, y: 0.5), proposal)
    solver.noteSubview(node(index), .leftOut, proposal, solver.sizeNow(node(index), proposal))
  }

  private func put(_ index: Int, at point: Point, anchor: Point, _ proposal: ProposedSize) {
    let size = solver.sizeNow(node(index), proposal)
    let member = solver.work.pointee.members.base + members + index
    member.pointee.size = size
    member.pointee.proposal = proposal
    member.pointee.origin = Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    member.pointee.served = 1
  }
}

extension Solver {
  /// What a function that cannot wait asks.
  func sizeNow(_ node: Int, _ proposal: ProposedSize) -> Size {
    while true {
      if let size = size(node, proposal) { return size }
      run()
    }
  }

  func computeCustomSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    let subviews = openSubviews(top)
    return answer(request, customLayout(request.node).size(request.proposal, subviews))
  }

  func placeCustom(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    arrangeCustom(top, work.pointee.frame[request.node].size, request.proposal)
    for member in members(top) { put(member.node, in: request.node, member.origin, member.size, member.proposal) }
    return true
  }

  func computeCustomGuide(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard let size = size(request.node, request.proposal) else { return false }
    let layout = customLayout(request.node)
    let answers = request.question.key.axis == .horizontal ? layout.answersHorizontal : layout.answersVertical
    if answers, let explicit = layout.explicit {
      return answer(request, explicit(request.question.key, size, request.proposal, openSubviews(top)))
    }
    arrangeCustom(top, size, request.proposal)
    guard findExplicit(top, request.question.key) else { return false }
    return answer(request, mergedGuide(top, request.question.key))
  }

  func summarizeCustom(_ node: Int) {
    guard self.node(node, hasChildren: true) else { return setEmptyContainer(node) }
    var flags = NodeFlags(width: .unknown, height: .unknown, inert: false)
    var child = node + 1
    while child < end(node) {
      flags.insert(self.flags(child).guides.intersection(.climbing))
      child = end(child)
    }
    if customLayout(node).explicit != nil { flags.insert(GuideMask(rawValue: 0xFF)) }
    set(node, .unknown, .unknown, flags, unionSpacing(node) { _, _, _ in .all })
  }

  /// Lets the layout place its subviews; one that it leaves out is offered the layout's proposal and centered.
  private func arrangeCustom(_ top: Int, _ size: Size, _ proposal: ProposedSize) {
    let subviews = openSubviews(top)
    for index in 0..<subviews.count { members(top)[index].served = 0 }
    customLayout(work.pointee.activations[top].node).place(size, proposal, subviews)
    for index in 0..<subviews.count where members(top)[index].served == 0 {
      subviews.center(index, in: size, proposal)
    }
  }

  private func openSubviews(_ top: Int) -> LayoutSubviews {
    if work.pointee.activations[top].members < 0 { openMembers(top, spacing: 0) }
    let activation = work.pointee.activations[top]
    return LayoutSubviews(
      solver: self, node: activation.node, members: activation.members, count: members(top).count)
  }

  private func customLayout(_ node: Int) -> CustomLayout {
    work.pointee.tree.parameters.customLayouts[parameter(node)]
  }
}
