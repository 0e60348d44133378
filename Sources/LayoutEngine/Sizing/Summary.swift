/// The bottom-up pass: one scan from the last node to the first, so that every node finds its children summarised. What it
/// leaves behind answers most of the questions of sizing (see `Response`).
extension Solver {
  func summarizeTree() {
    let count = work.pointee.tree.count
    let sizes = work.pointee.tree.parameters.sizes.base
    let elasticSizes = work.pointee.tree.parameters.elasticSizes.base
    for node in stride(from: count - 1, through: 0, by: -1) {
      switch kind(node) {
      case .rigid: setRigid(node, sizes[parameter(node)])
      case .elastic: setElastic(node, elasticSizes + parameter(node))
      default: summarize(node)
      }
    }
    work.pointee.counters.sizeComputations += count
  }

  func summarize(_ node: Int) {
    let index = parameter(node)
    switch kind(node) {
    case .rigid: setRigid(node, work.pointee.tree.parameters.sizes[index])
    case .empty: setRigid(node, .zero)
    case .color: setLeaf(node, .clamped(0, 10, .infinity), .clamped(0, 10, .infinity))
    case .elastic:
      setElastic(node, work.pointee.tree.parameters.elasticSizes.base + index)
    case .circle: summarizeCircle(node)
    case .spacer: summarizeSpacer(node, work.pointee.tree.parameters.orientedLengths[index])
    case .divider:
      let length = work.pointee.tree.parameters.orientedLengths[index]
      setLeaf(node, length.dividerSummary(.horizontal), length.dividerSummary(.vertical))
    case .text: summarizeText(node, work.pointee.tree.parameters.texts[index])
    case .passthrough, .offset, .layoutPriority, .alignmentGuide, .gridCell, .gridLine, .plainEdges, .overlay,
      .background:
      summarizeTransparent(node)
    case .fixedFrame, .flexibleFrame, .padding, .position, .aspectRatio, .fixedSize: summarizeWrapper(node)
    case .hStack: summarizeStack(node, .horizontal)
    case .vStack: summarizeStack(node, .vertical)
    case .zStack: summarizeZStack(node)
    case .viewThatFits: summarizeFitting(node)
    case .lazyHStack, .lazyVStack: summarizeLazyStack(node)
    case .scrollView: summarizeScroll(node)
    case .custom: summarizeCustom(node)
    case .grid, .gridRow: summarizeGrid(node)
    case .lazyHGrid, .lazyVGrid: summarizeLazyGrid(node)
    case .ignoresSafeArea: summarizeIgnoring(node)
    case .safeAreaPadding: summarizeSafePadding(node)
    case .safeAreaInset: setLeaf(node, .unknown, .unknown)
    case .geometryReader: setLeaf(node, .clamped(0, 10, .infinity), .clamped(0, 10, .infinity))
    }
  }

  // MARK: Notes

  @inline(__always)
  func setRigid(_ node: Int, _ size: Size, _ spacing: UInt32 = SpacingPreferences.defaultLeaf) {
    work.pointee.ideal[node] = size
    work.pointee.flags[node] = NodeFlags(rawValue: NodeFlags.inert | NodeFlags.finite | NodeFlags.rising)
    work.pointee.spacing[node] = spacing
  }

  @inline(__always)
  private func setElastic(_ node: Int, _ size: UnsafePointer<ElasticSize>) {
    if work.pointee.low.count == 0 { work.pointee.prepareElastic() }
    work.pointee.ideal[node] = size.pointee.ideal
    work.pointee.low[node] = size.pointee.minimum
    work.pointee.high[node] = size.pointee.maximum
    work.pointee.flags[node] = size.pointee.flags
    work.pointee.spacing[node] = SpacingPreferences.defaultLeaf
  }

  func set(_ node: Int, _ width: AxisSummary, _ height: AxisSummary, _ flags: NodeFlags, _ spacing: UInt32) {
    if work.pointee.low.count == 0 { work.pointee.prepareElastic() }
    work.pointee.ideal[node] = Size(width: width.ideal, height: height.ideal)
    work.pointee.low[node] = Size(width: width.low, height: height.low)
    work.pointee.high[node] = Size(width: width.high, height: height.high)
    work.pointee.flags[node] = flags
    work.pointee.spacing[node] = spacing
  }

  private func setLeaf(_ node: Int, _ width: AxisSummary, _ height: AxisSummary) {
    var flags = NodeFlags(width: width.response, height: height.response, inert: false)
    flags.insert(flags.clampedTraits(width, height))
    set(node, width, height, flags, SpacingPreferences.defaultLeaf)
  }

  // MARK: Leaves

  private func summarizeCircle(_ node: Int) {
    setLeaf(node, .low(0), .low(0))
    work.pointee.flags.base[node].insert(NodeFlags.finite | NodeFlags.bound | NodeFlags.rising)
  }

  private func summarizeSpacer(_ node: Int, _ length: OrientedLength) {
    let width = length.spacerSummary(.horizontal)
    let height = length.spacerSummary(.vertical)
    var flags = NodeFlags(width: width.response, height: height.response, inert: false)
    flags.insert(NodeFlags.hasPriority | NodeFlags.projectsSpacing)
    let spacing =
      switch length.orientation {
      case .horizontal: SpacingPreferences.horizontalSpacer
      case .vertical: SpacingPreferences.verticalSpacer
      case .none: SpacingPreferences.zero
      }
    set(node, width, height, flags, spacing)
  }

  private func summarizeText(_ node: Int, _ text: TextLeaf) {
    let ideal = idealText(node)
    let width = AxisSummary.sampled(low: 0, ideal: ideal.size.width, high: ideal.size.width)
    var flags = NodeFlags(width: width.response, height: .unknown, inert: false)
    flags.insert(GuideMask.text)
    let spacing = text.spacing.map { insert(SpacingPreferences($0, ideal: ideal)) }
    set(node, width, .unknown, flags, spacing ?? SpacingPreferences.nothing)
  }

  // MARK: One child

  private func summarizeTransparent(_ node: Int) {
    let child = node + 1
    let below = flags(child)
    work.pointee.ideal[node] = work.pointee.ideal[child]
    if !below.isRigid {
      work.pointee.low[node] = work.pointee.low[child]
      work.pointee.high[node] = work.pointee.high[child]
    }
    work.pointee.spacing[node] =
      kind(node) == .plainEdges
      ? resetSpacing(child, EdgeSet(rawValue: UInt8(parameter(node)))) : work.pointee.spacing[child]
    work.pointee.flags[node] = transparentFlags(node, below)
  }

  private func transparentFlags(_ node: Int, _ child: NodeFlags) -> NodeFlags {
    var flags = child
    switch kind(node) {
    case .layoutPriority:
      let value = work.pointee.tree.parameters.priorities[parameter(node)]
      flags.rawValue &= ~(NodeFlags.hasPriority | NodeFlags.projectsSpacing)
      if value != 0 { flags.insert(NodeFlags.hasPriority) }
    case .alignmentGuide:
      flags.rawValue &= ~NodeFlags.projectsSpacing
      flags.insert(GuideMask(guide(node).key))
    default: break
    }
    return flags
  }

  private func summarizeWrapper(_ node: Int) {
    let child = node + 1
    if kind(node) == .fixedFrame {
      let frame = work.pointee.tree.parameters.fixedFrames[parameter(node)]
      if frame.isFixed && !flags(child).projectsSpacing { return summarizeFixed(node, frame) }
    }
    let width = wrapperSummary(node, .horizontal, child: summary(child, .horizontal))
    let height = wrapperSummary(node, .vertical, child: summary(child, .vertical))
    var flags = NodeFlags(width: width.response, height: height.response, inert: wrapperIsInert(node, width, height))
    flags.insert(self.flags(child).guides)
    if kind(node) == .fixedSize && self.flags(child).hasPriority { flags.insert(NodeFlags.hasPriority) }
    flags.insert(wrapperTraits(node) | flags.clampedTraits(width, height))
    set(node, width, height, flags, wrapperSpacing(node))
  }

  /// A frame of given width and height is as good as a rigid leaf.
  private func summarizeFixed(_ node: Int, _ frame: FixedFrame) {
    setRigid(node, Size(width: frame.width, height: frame.height))
    work.pointee.flags.base[node].insert(flags(node + 1).guides)
  }

  private func wrapperSummary(_ node: Int, _ axis: Axis, child: AxisSummary) -> AxisSummary {
    let index = parameter(node)
    switch kind(node) {
    case .fixedFrame: return work.pointee.tree.parameters.fixedFrames[index].summary(axis, child: child)
    case .flexibleFrame: return work.pointee.tree.parameters.flexibleFrames[index][axis].summary(child: child)
    case .padding: return work.pointee.tree.parameters.insets[index].summary(axis, child: child)
    case .position: return positionSummary(child: child)
    case .fixedSize: return FixedAxes(parameter: index).summary(axis, child: child)
    default: return aspectSummary(node, axis, child: child)
    }
  }

  /// Whether the child is always offered the same, or does not care.
  private func wrapperIsInert(_ node: Int, _ width: AxisSummary, _ height: AxisSummary) -> Bool {
    let index = parameter(node)
    let isChildInert = flags(node + 1).isInert
    switch kind(node) {
    case .fixedFrame: return isChildInert || work.pointee.tree.parameters.fixedFrames[index].isFixed
    case .fixedSize: return isChildInert || index == 3
    case .flexibleFrame:
      let frame = work.pointee.tree.parameters.flexibleFrames[index]
      return isChildInert && (frame.width.isUnset || width.response == .rigid)
        && (frame.height.isUnset || height.response == .rigid)
    case .position: return false
    default: return isChildInert
    }
  }

  private func wrapperSpacing(_ node: Int) -> UInt32 {
    let child = node + 1
    let index = parameter(node)
    switch kind(node) {
    case .fixedFrame:
      let frame = work.pointee.tree.parameters.fixedFrames[index]
      return frameSpacing(child, isWidthSet: !frame.width.isAbsent, isHeightSet: !frame.height.isAbsent)
    case .flexibleFrame:
      let frame = work.pointee.tree.parameters.flexibleFrames[index]
      return frameSpacing(child, isWidthSet: !frame.width.isUnset, isHeightSet: !frame.height.isUnset)
    case .padding: return resetSpacing(child, work.pointee.tree.parameters.insets[index].nonZeroEdges)
    case .position: return SpacingPreferences.defaultLeaf
    default: return work.pointee.spacing[child]
    }
  }

  private func frameSpacing(_ child: Int, isWidthSet: Bool, isHeightSet: Bool) -> UInt32 {
    if flags(child).projectsSpacing { return work.pointee.spacing[child] }
    let edges: EdgeSet = isWidthSet ? .horizontal : []
    return resetSpacing(child, isHeightSet ? edges.union(.vertical) : edges)
  }
}

extension EdgeInsets {
  fileprivate var nonZeroEdges: EdgeSet {
    var edges: EdgeSet = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
