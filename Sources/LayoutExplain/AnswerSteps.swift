import LayoutEngine

/// The second part of the walk: what each node answers, from the innermost outwards, and why.
extension Explainer {
  mutating func answerSteps() {
    let nodes = path + inside
    var index = nodes.count
    while index > 0 {
      index -= 1
      let node = nodes[index]
      var first = index
      while first > 0, index < nodes.count - 1, isSilentPartner(nodes[first]), isSilentPartner(nodes[first - 1]) {
        first -= 1
      }
      if first < index {
        answerAlike(nodes[first...index])
        index = first
        continue
      }
      let isInnermost = index == nodes.count - 1
      let child = isInnermost ? nil : nodes[index + 1]
      add(
        .answer, node, nil, "\(label(node)) answers \(text(record(node).size))" + reason(node, child),
        size: record(node).size)
      if record(node).kind == .custom {
        steps[steps.count - 1].questions = layout.children(of: node).flatMap { questions(to: $0) }
      }
      if isInnermost, let shares = sharing(node, marking: nil) { steps[steps.count - 1].shares = shares }
      secondary(node, besides: child)
    }
  }

  private mutating func answerAlike(_ nodes: ArraySlice<NodeIndex>) {
    let size = record(nodes[nodes.startIndex]).size
    let names = nodes.reversed().map { label($0) }.joinedWithAnd
    for node in nodes.reversed() {
      let isLast = node == nodes[nodes.startIndex]
      add(.answer, node, nil, isLast ? "\(names) answer \(text(size)), as what is in them" : "", size: size)
    }
  }

  /// What an overlay or background adds, once it knows the size.
  private mutating func secondary(_ node: NodeIndex, besides child: NodeIndex?) {
    guard record(node).kind == .overlay || record(node).kind == .background else { return }
    let secondary = record(node + 1).end
    guard secondary < record(node).end, let child, child < secondary else { return }
    var shown = secondary
    let silent = SilentNodes(scene: scene, trace: trace)
    while silent.contains(shown) { shown += 1 }
    let attached = record(secondary)
    let place =
      attached.origin == .zero && attached.size == record(node).size ? "exactly" : "at \(text(attached.origin))"
    let side = record(node).kind == .overlay ? "over" : "behind"
    add(
      .answer, node, secondary,
      "then it proposes that size, \(text(attached.proposal)), to \(label(shown)), which answers \(text(attached.size)) and is put \(side) it, \(place)",
      attached.proposal, size: attached.size, origin: attached.origin)
  }

  private func reason(_ node: NodeIndex, _ child: NodeIndex?) -> String {
    let record = record(node)
    switch record.kind {
    case .text: return textReason(record)
    case .color: return ": it takes what it is offered" + (hasNil(record.measuredProposal) ? ", and 10 for nil" : "")
    case .circle: return ": a square as long as the shorter side of its offer"
    case .rigid: return ": it always does"
    case .elastic: return ": what it is offered, within its limits"
    case .divider: return ": a line across its stack"
    case .empty: return ": there is nothing in it"
    case .spacer: return spacerReason(record)
    case .offset: return offsetReason(record)
    case .overlay, .background: return ", as what it is attached to"
    case .passthrough: return ", as what is in it" + (fill(of: node) ?? "")
    case .plainEdges, .layoutPriority, .alignmentGuide, .gridCell, .gridLine: return ", as what is in it"
    case .padding: return paddingReason(record)
    case .fixedFrame, .flexibleFrame: return frameReason(record, child)
    case .position: return ": all that it was offered"
    case .geometryReader: return ": all that it was offered, whatever is in it"
    case .hStack, .vStack: return stackReason(node)
    case .zStack: return zStackReason(node)
    case .aspectRatio, .fixedSize: return ", as what is in it"
    case .scrollView: return ": what it was offered along the way it scrolls, and its content's size across"
    default: return containerReason(node, record)
    }
  }

  private func containerReason(_ node: NodeIndex, _ record: NodeTrace) -> String {
    switch record.kind {
    case .lazyHStack: return ": all the height that it was offered; " + lazyLength(node, .horizontal)
    case .lazyVStack: return ": all the width that it was offered; " + lazyLength(node, .vertical)
    case .lazyHGrid, .lazyVGrid, .grid: return ": " + gridLengths(node)
    case .gridRow: return ": the strip across the grid that its cells lie in"
    case .viewThatFits: return ", as the one that it has chosen"
    case .safeAreaInset: return ": what it is attached to, and the room for what it adds at the edge"
    case .safeAreaPadding: return ": what is in it, and the room that it keeps free"
    case .ignoresSafeArea: return ": the size that it has without the unsafe edges"
    case .custom: return layoutSize(node)
    default: return ""
    }
  }

  /// What a background or overlay without a view of its own draws.
  func fill(of node: NodeIndex) -> String? {
    let name = reference(node).name
    guard record(node).kind == .passthrough, name == ".background" || name == ".overlay" || name == ".border" else {
      return nil
    }
    return "; what it draws is exactly as large and in the same place"
  }

  private func hasNil(_ proposal: ProposedSize) -> Bool { proposal.width == nil || proposal.height == nil }

  private func textReason(_ record: NodeTrace) -> String {
    let ideal = record.ideal
    if LayoutTrace.isSame(ideal.width, record.size.width) && LayoutTrace.isSame(ideal.height, record.size.height) {
      return ": its ideal size, for which there is room"
    }
    return ": of its ideal \(text(ideal)), broken into lines or cut off to go into \(text(record.proposal))"
  }

  private func spacerReason(_ record: NodeTrace) -> String {
    guard case .spacer(let minimum) = record.detail else { return "" }
    return ": what it is offered along its stack, at least \(number(minimum)), and nothing across"
  }

  private func offsetReason(_ record: NodeTrace) -> String {
    guard case .offset(let shift) = record.detail else { return "" }
    return ", as what it moves: that it is drawn \(text(shift)) away is not noticed by anything outside"
  }

  private func paddingReason(_ record: NodeTrace) -> String {
    guard case .insets(let insets) = record.detail else { return "" }
    return ": what is in it and \(self.insets(insets))"
  }

  private func stackReason(_ node: NodeIndex) -> String {
    guard record(node).stack >= 0 else { return ": there is nothing in it" }
    let stack = layout.stacks[Int(record(node).stack)]
    let axis = stack.axis
    var sentence = ": \(number(stack.taken)) for its children"
    if stack.shares.count > 1 { sentence += " and \(number(stack.spacing)) for the gaps between them" }
    sentence += "; as \(axis.other.adjective) as the children, lined up, reach"
    if stack.overflow > LayoutTrace.tolerance {
      sentence += ". That is \(number(stack.overflow)) more than it was offered"
    }
    return sentence
  }

  private func zStackReason(_ node: NodeIndex) -> String {
    guard record(node).end > node + 1 else { return ": there is nothing in it" }
    return ": as far as its children, lined up, reach"
  }

  private func frameReason(_ record: NodeTrace, _ child: NodeIndex?) -> String {
    guard let child else { return "" }
    let inner = self.record(child).measuredSize
    switch record.detail {
    case .fixedFrame(let width?, let height?, _) where width == record.size.width && height == record.size.height:
      return ": its own size, whatever is in it"
    case .fixedFrame(_?, nil, _): return ": its own width, and the height of what is in it"
    case .fixedFrame(nil, _?, _): return ": its own height, and the width of what is in it"
    case .flexibleFrame(let width, let height, _):
      let parts = [(Axis.horizontal, width), (.vertical, height)]
      return ": " + parts.map { limitReason($0, $1, record, inner) }.joinedWithAnd
    default: return ", as what is in it"
    }
  }

  /// Why a flexible frame is as long as it is on one axis (Semantics §5.2).
  private func limitReason(_ axis: Axis, _ limits: LengthRange, _ record: NodeTrace, _ inner: Size) -> String {
    let length = record.size[axis]
    let offer = axis == .horizontal ? record.measuredProposal.width : record.measuredProposal.height
    if limits.minimum == nil && limits.ideal == nil && limits.maximum == nil {
      return "as \(axis.adjective) as what is in it"
    }
    if offer == nil, limits.ideal == length { return "its ideal \(axis.lengthWord)" }
    if limits.maximum == length { return "its maximum \(axis.lengthWord)" }
    if limits.minimum == length { return "its minimum \(axis.lengthWord)" }
    if let offer, LayoutTrace.isSame(offer, length),
      !LayoutTrace.isSame(inner[axis], length) || limits.maximum == .infinity
    {
      return "the \(axis.lengthWord) it was offered, which is within its limits"
    }
    return "as \(axis.adjective) as what is in it, which is within its limits"
  }
}

extension [String] {
  /// `a and b`
  var joinedWithAnd: String {
    var text = ""
    for (index, part) in enumerated() { text += (index == 0 ? "" : index == count - 1 ? " and " : ", ") + part }
    return text
  }
}
