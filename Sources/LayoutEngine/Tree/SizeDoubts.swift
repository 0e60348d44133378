/// Which sizes of a tree nobody knows exactly, and what hangs on them.
///
/// A node whose size was not measured makes other sizes doubtful: those of the stacks around it, of what shares room with
/// it, of a text beside it that wraps. Which ones is not a question of kinds and rules but of layout, so layout answers it:
/// the tree is laid out with the doubtful sizes changed, and what comes out different hangs on them. Nothing here is part of
/// a layout whose sizes are all known.
struct SizeDoubt {
  let node: UInt32
  /// The insets that stand for a difference around a control.
  let insets: UInt32
  let isHorizontal: Bool
  let isVertical: Bool

  /// How much wider and higher the node is to be.
  func difference(_ amount: Double) -> Size {
    Size(width: isHorizontal ? amount : 0, height: isVertical ? amount : 0)
  }
}

extension LayoutTreeBuilder {
  /// Says that the size of a node, which may be a leaf or made of others, is not known exactly along some axes.
  package mutating func doubt(_ node: NodeIndex, horizontal: Bool = true, vertical: Bool = true) {
    parameters.insets.append(EdgeInsets())
    parameters.doubts.append(
      SizeDoubt(
        node: UInt32(truncatingIfNeeded: node), insets: UInt32(truncatingIfNeeded: parameters.insets.count - 1),
        isHorizontal: horizontal, isVertical: vertical))
  }
}

extension LayoutTree {
  /// Whether some size is not known exactly.
  package var hasDoubts: Bool { parameters.doubts.count > 0 }

  /// For each node, and last for the end of the tree, how many of the nodes before it have sizes that are not known exactly.
  package var doubtsBefore: [UInt32] {
    var counts = [UInt32](repeating: 0, count: count + 1)
    for index in 0..<parameters.doubts.count { counts[Int(parameters.doubts[index].node) + 1] += 1 }
    for node in 0..<count { counts[node + 1] += counts[node] }
    return counts
  }

  /// The frames that the nodes have in `host` if those which are not known exactly are some points larger, or smaller than
  /// nothing is left of; nil for a node that then has no frame. The tree is as before afterwards. It must not be done
  /// between the layout of another session and its last question.
  package func frames(doubtsLargerBy difference: Double, in host: LayoutHost) -> [Rect?] {
    var undo: [DoubtedNode] = []
    for index in 0..<parameters.doubts.count {
      let doubt = parameters.doubts[index]
      let node = sized(Int(doubt.node))
      undo.append(DoubtedNode(node, self))
      change(node, doubt, by: difference)
    }
    let session = LayoutEngine.layout(self, in: host)
    var frames: [Rect?] = []
    frames.reserveCapacity(count)
    for node in 0..<count { frames.append(session.isLaidOut(node) ? session.frame(of: node) : nil) }
    for node in undo.reversed() { node.restore(self) }
    return frames
  }

  /// The node that a node has its size from, if that is inside and a leaf with a guide of its own.
  private func sized(_ node: Int) -> Int {
    var node = node
    while nodes.kind[node] == .alignmentGuide { node += 1 }
    return node
  }

  /// The position of what makes a fixed frame's lengths of a container.
  fileprivate func relativeFrame(of frame: Int) -> Int? {
    (0..<parameters.relativeFrames.count).first { parameters.relativeFrames[$0].frame == frame }
  }

  /// A control gets or loses a margin, which gives or takes room inside and outside; a leaf becomes another size, and
  /// another shape, of at least a point; what fills its offer may be nothing instead; a grid gets other tracks, if it has
  /// any whose lengths nobody recorded, and a frame takes another part of its container.
  private func change(_ node: Int, _ doubt: SizeDoubt, by amount: Double) {
    let index = Int(nodes.parameter[node])
    let more = doubt.difference(amount)
    switch nodes.kind[node] {
    case .rigid: parameters.sizes[index] = parameters.sizes[index].changed(by: more)
    case .elastic:
      let size = parameters.elasticSizes[index]
      parameters.elasticSizes[index] = ElasticSize(
        minimum: size.minimum, ideal: size.ideal.changed(by: more), maximum: size.maximum)
    case .text: parameters.texts[index] = parameters.texts[index].changed(by: more)
    case .grid: parameters.grids[index].difference = amount
    case .color: if amount < 0 { nodes.kind[node] = .empty }
    case .fixedFrame:
      guard let relative = relativeFrame(of: index) else { return }
      let length = parameters.relativeFrames[relative].length
      parameters.relativeFrames[relative].length = { container, axis in
        length(container, axis) + (axis == .horizontal ? more.width : more.height)
      }
    case .passthrough, .padding:
      let own = nodes.kind[node] == .padding ? parameters.insets[index] : .zero
      parameters.insets[Int(doubt.insets)] = EdgeInsets(
        top: own.top + more.height / 2, leading: own.leading + more.width / 2, bottom: own.bottom + more.height / 2,
        trailing: own.trailing + more.width / 2)
      nodes.parameter[node] = doubt.insets
      nodes.kind[node] = .padding
    default: assertionFailure("a node of this kind cannot be doubted")
    }
  }
}

/// What a node was before its size was changed.
private struct DoubtedNode {
  let node: Int
  let kind: NodeKind
  let parameter: UInt32
  var size: Size?
  var elasticSize: ElasticSize?
  var text: TextLeaf?
  var relative: (index: Int, frame: RelativeFrame)?

  init(_ node: Int, _ tree: LayoutTree) {
    self.node = node
    kind = tree.nodes.kind[node]
    parameter = tree.nodes.parameter[node]
    if kind == .rigid { size = tree.parameters.sizes[Int(parameter)] }
    if kind == .text { text = tree.parameters.texts[Int(parameter)] }
    if kind == .elastic { elasticSize = tree.parameters.elasticSizes[Int(parameter)] }
    let frame = Int(parameter)
    if kind == .fixedFrame, let index = tree.relativeFrame(of: frame) {
      relative = (index, tree.parameters.relativeFrames[index])
    }
  }

  func restore(_ tree: LayoutTree) {
    tree.nodes.kind[node] = kind
    tree.nodes.parameter[node] = parameter
    if let size { tree.parameters.sizes[Int(parameter)] = size }
    if kind == .grid { tree.parameters.grids[Int(parameter)].difference = 0 }
    if let relative { tree.parameters.relativeFrames[relative.index] = relative.frame }
    if let text { tree.parameters.texts[Int(parameter)] = text }
    if let elasticSize { tree.parameters.elasticSizes[Int(parameter)] = elasticSize }
  }
}

extension TextLeaf {
  /// A text whose estimates are changed.
  fileprivate func changed(by more: Size) -> TextLeaf {
    let measure = measure
    return TextLeaf(spacing: spacing) { proposal in
      let old = measure(proposal)
      if !old.isEstimate { return old }
      return TextSize(
        size: old.size.changed(by: more), firstBaseline: old.firstBaseline, lastBaseline: old.lastBaseline)
    }
  }
}

extension Size {
  /// A size whose larger lengths change more, and the width more than the height, so that the ratio changes as well.
  fileprivate func changed(by more: Size) -> Size {
    func length(_ old: Double, _ difference: Double) -> Double {
      difference == 0 ? old : max(old + difference * max(1, old / 24), 1)
    }
    return Size(width: length(width, more.width), height: length(height, more.height * 0.75))
  }
}
