/// `safeAreaInset` and `safeAreaPadding` (Semantics §5.10): room at one edge for a second view, or for nothing. What is laid out
/// in the rest has a safe area that is smaller by that much. A scroll view is not made smaller: its content starts lower.
struct SafeAreaInset {
  var edge: EdgeSet
  /// Lines the two views up across.
  var alignment: AlignmentKey
  /// ∅ for the distance that the two views prefer.
  var spacing: Double

  var axis: Axis { EdgeSet.horizontal.contains(edge) ? .horizontal : .vertical }
  /// The inset comes before the primary view along the axis.
  var isFirst: Bool { edge == .top || edge == .leading }
}

extension Solver {
  private struct InsetParts {
    var primaryOffer: ProposedSize
    var primary: Size
    var contentOffer: ProposedSize
    var content: Size
    var spacing: Double
  }

  func computeInsetSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    guard let parts = insetParts(request.node, request.proposal) else { return false }
    let axis = safeAreaInset(request.node).axis
    let length =
      scrollView(request.node + 1) == nil
      ? parts.primary[axis] + parts.content[axis] + parts.spacing : parts.primary[axis]
    let breadth = max(parts.primary[axis.other], parts.content[axis.other])
    return answer(request, Size(length, along: axis, across: breadth))
  }

  /// False if something is being worked out now.
  func placeInset(_ node: Int, _ proposal: ProposedSize) -> Bool {
    let inset = safeAreaInset(node)
    let axis = inset.axis
    let size = work.pointee.frame[node].size
    var proposal = proposal
    if proposal[axis.other].isAbsent { proposal[axis.other] = size[axis.other] }
    let primary = node + 1
    let content = end(primary)
    guard let parts = insetParts(node, proposal) else { return false }
    let primaryGuide = guide(inset.alignment, primary, parts.primaryOffer, parts.primary)
    guard !primaryGuide.isNaN else { return false }
    let contentGuide = guide(inset.alignment, content, parts.contentOffer, parts.content)
    guard !contentGuide.isNaN else { return false }
    let room = parts.content[axis] + parts.spacing
    let scroll = scrollView(primary)
    let primaryStart = inset.isFirst && scroll == nil ? room : 0
    let contentStart = inset.isFirst ? 0 : size[axis] - parts.content[axis]
    let line = frameGuide(inset.alignment, size)
    put(primary, in: node, origin(axis, primaryStart, line - primaryGuide), parts.primary, parts.primaryOffer)
    put(content, in: node, origin(axis, contentStart, line - contentGuide), parts.content, parts.contentOffer)
    if let scroll {
      work.pointee.scrollInsets.append(ScrollInset(node: scroll, insets: EdgeInsets(inset.edge, room)))
    } else {
      narrowRegion(primary, in: node)
    }
    return true
  }

  /// Offers and sizes of the two views, nil if something is being worked out now.
  private func insetParts(_ node: Int, _ proposal: ProposedSize) -> InsetParts? {
    let inset = safeAreaInset(node)
    let axis = inset.axis
    let primary = node + 1
    let content = end(primary)
    let spacing = inset.spacing.or(distance(primary, content, along: axis))
    let offer = proposal[axis]
    let across = proposal[axis.other]
    var contentOffer = proposal
    var primaryOffer = proposal
    if !offer.isAbsent {
      let least = length(primary, axis, ProposedSize(0, along: axis, across: across))
      guard !least.isNaN else { return nil }
      contentOffer[axis] = max(max(offer - spacing, 0) - least, 0)
    }
    guard let contentSize = size(content, contentOffer) else { return nil }
    if !offer.isAbsent && scrollView(primary) == nil {
      primaryOffer[axis] = max(offer - (contentSize[axis] + spacing), 0)
    }
    guard let primarySize = size(primary, primaryOffer) else { return nil }
    return InsetParts(
      primaryOffer: primaryOffer, primary: primarySize, contentOffer: contentOffer, content: contentSize,
      spacing: spacing)
  }

  private func safeAreaInset(_ node: Int) -> SafeAreaInset {
    work.pointee.tree.parameters.safeAreaInsets[parameter(node)]
  }

  private func origin(_ axis: Axis, _ start: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(x: start, y: across) : Point(x: across, y: start)
  }

  // MARK: safeAreaPadding

  /// What a `safeAreaPadding` takes from its child: nothing from a scroll view.
  func safePadding(_ node: Int) -> EdgeInsets {
    scrollView(node + 1) == nil ? work.pointee.tree.parameters.insets[parameter(node)] : .zero
  }

  func placeSafePadding(_ node: Int, _ proposal: ProposedSize) -> Bool {
    let insets = safePadding(node)
    let offer = proposal.inset(by: insets)
    guard let size = size(node + 1, offer) else { return false }
    put(node + 1, in: node, Point(x: insets.leading, y: insets.top), size, offer)
    if let scroll = scrollView(node + 1) {
      let all = work.pointee.tree.parameters.insets[parameter(node)]
      work.pointee.scrollInsets.append(ScrollInset(node: scroll, insets: all))
    } else {
      narrowRegion(node + 1, in: node)
    }
    return true
  }

  func computeSafePaddingSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    let insets = safePadding(request.node)
    guard let size = size(request.node + 1, request.proposal.inset(by: insets)) else { return false }
    return answer(request, size.outset(by: insets))
  }

  func summarizeSafePadding(_ node: Int) {
    let insets = safePadding(node)
    let width = insets.summary(.horizontal, child: summary(node + 1, .horizontal))
    let height = insets.summary(.vertical, child: summary(node + 1, .vertical))
    let flags = NodeFlags(width: width.response, height: height.response, inert: false)
    set(node, width, height, flags, SpacingPreferences.defaultLeaf)
  }
}

/// Room that a scroll view keeps free around its content.
struct ScrollInset {
  let node: Int
  let insets: EdgeInsets
}

extension EdgeInsets {
  /// `length` on some edges.
  init(_ edges: EdgeSet, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
