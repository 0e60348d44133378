/// The questions of layout: how large is a node under a proposal, and where are its guides? Each is answered at once if the
/// summary or the memory knows, and otherwise put on the list of things to work out, whereupon whoever asked steps back
/// and is run again when the answer is there. So nothing here calls itself through the tree, and a tree of any depth needs
/// no more of the thread's stack than a flat one.
struct Solver {
  let work: UnsafeMutablePointer<Workspace>

  /// One past the last node of the subtree.
  @inline(__always)
  func end(_ node: Int) -> Int { Int(work.pointee.end[node]) }
  @inline(__always)
  func kind(_ node: Int) -> NodeKind { work.pointee.kind[node] }
  @inline(__always)
  func parameter(_ node: Int) -> Int { Int(work.pointee.parameter[node]) }
  @inline(__always)
  func flags(_ node: Int) -> NodeFlags { work.pointee.flags[node] }

  func report(_ kind: LayoutIssue.Kind, at node: Int, key: AlignmentKey? = nil) {
    let issue = LayoutIssue(kind, at: node, key: key)
    for index in 0..<work.pointee.issues.count where issue.repeats(work.pointee.issues[index]) { return }
    work.pointee.issues.append(issue)
  }

  // MARK: Sizes

  /// What is known of a node's lengths along `axis`.
  @inline(__always)
  func summary(_ node: Int, _ axis: Axis) -> AxisSummary {
    let response = flags(node)[axis]
    let ideal = work.pointee.ideal.length(node, axis)
    if response == .rigid { return .rigid(ideal) }
    return AxisSummary(
      response: response, low: work.pointee.low.length(node, axis), ideal: ideal,
      high: work.pointee.high.length(node, axis))
  }

  /// The size of a node under a proposal, or nil if that is being worked out now.
  @inline(__always)
  func size(_ node: Int, _ proposal: ProposedSize) -> Size? {
    if flags(node).isRigid { return work.pointee.ideal[node] }
    let width = summary(node, .horizontal).length(at: proposal.w)
    let height = summary(node, .vertical).length(at: proposal.h)
    if !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    return measuredSize(node, proposal)
  }

  /// The length along `axis` of a node's size, NaN if that is being worked out now.
  func length(_ node: Int, _ axis: Axis, _ proposal: ProposedSize) -> Double {
    let known = summary(node, axis).length(at: proposal[axis])
    return known.isNaN ? measuredSize(node, proposal)?[axis] ?? .nan : known
  }

  private func measuredSize(_ node: Int, _ proposal: ProposedSize) -> Size? {
    var node = node
    while kind(node).isTransparent { node += 1 }
    let proposal = flags(node).isInert ? .unspecified : proposal
    switch kind(node) {
    case .text: return textSize(node, proposal)
    case .circle: return circleSize(proposal)
    default: break
    }
    if let known = work.pointee.memory.find(.size, of: node, at: proposal) {
      return Size(width: known.0, height: known.1)
    }
    if flags(node).isUniform { return uniformSize(node, proposal) }
    begin(.size, node, proposal)
    return nil
  }

  private func uniformSize(_ node: Int, _ proposal: ProposedSize) -> Size {
    let axis = stackAxis(node)
    let across = summary(node, axis.other).length(at: proposal[axis.other])
    // Of infinite lengths a sum may be no number, which would be taken for one that is still to come.
    let size = Size(uniformLength(node, axis, proposal[axis]).or(0), along: axis, across: across.or(0))
    work.pointee.counters.sizeComputations += 1
    work.pointee.memory.store(.size, of: node, at: proposal, size.width, size.height)
    return size
  }

  // MARK: Guides

  /// Finds the explicit value of a guide, nil if there is none. False if that is being worked out now.
  func explicit(_ key: AlignmentKey, _ node: Int, _ proposal: ProposedSize, _ value: inout Double?) -> Bool {
    value = nil
    let mask = GuideMask(key)
    var node = node
    while true {
      guard flags(node).guides.intersects(mask) else { return true }
      let kind = kind(node)
      guard kind.isTransparent && !(kind == .alignmentGuide && guide(node).key == key) else { break }
      node += 1
    }
    if kind(node) == .text {
      value = textBaseline(key, node, proposal)
      return true
    }
    let proposal = flags(node).isInert ? .unspecified : proposal
    guard let known = work.pointee.memory.find(.guide(key), of: node, at: proposal) else {
      begin(.guide(key), node, proposal)
      return false
    }
    value = known.0.isNaN ? nil : known.0
    return true
  }

  /// The explicit value of a guide or else its default, in a node of `size`. NaN if that is being worked out now.
  func guide(_ key: AlignmentKey, _ node: Int, _ proposal: ProposedSize, _ size: Size) -> Double {
    if flags(node).guides.intersects(GuideMask(key)) {
      var value: Double?
      guard explicit(key, node, proposal, &value) else { return .nan }
      if let value { return value }
    }
    if key.customIndex == nil { return builtInDefault(key, size) }
    return defaultGuide(key, in: dimensions(size, node, proposal))
  }

  func dimensions(_ size: Size, _ node: Int, _ proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(
      width: size.width, height: size.height, source: .init(node: node, proposal: proposal), solver: self)
  }
}
