/// `ScrollView` (Semantics §6.11): takes the offer along the axes it scrolls on, and across them is what its content is. The
/// content is offered ∅ along those axes, and starts at the top leading end of the view, or where an anchor puts it.
struct ScrollParameters {
  var axes: FixedAxes
  /// Around the content, inside the view: `contentMargins`.
  var margins: EdgeInsets
  /// Where a content that is shorter than the view lies in it, and at which point a longer one starts, as fractions.
  var shortAnchor: Point
  var longAnchor: Point

  func offer(_ proposal: ProposedSize) -> ProposedSize {
    let inner = proposal.inset(by: margins)
    return axes.offer(inner)
  }

  func size(_ proposal: ProposedSize, content: Size) -> Size {
    let width = content.width + margins.total(.horizontal)
    let height = content.height + margins.total(.vertical)
    return Size(
      width: axes.horizontal ? proposal.w.or(width) : width, height: axes.vertical ? proposal.h.or(height) : height)
  }

  func summary(_ axis: Axis, content: AxisSummary) -> AxisSummary {
    let isKnown = content.response != .unknown && !content.ideal.isNaN
    if axes[axis] { return .clamped(0, isKnown ? content.ideal + margins.total(axis) : .nan, .infinity) }
    return margins.summary(axis, child: content)
  }

  /// The content's origin along one axis, in a view of `length`; `inset` is what safe area insets take at either end.
  func start(_ axis: Axis, length: Double, content: Double, inset: (start: Double, end: Double)) -> Double {
    let margin = (axis == .horizontal ? margins.leading : margins.top) + inset.start
    guard axes[axis] else { return margin }
    let slack = length - content - margins.total(axis) - inset.start - inset.end
    let anchor = slack < 0 ? longAnchor : shortAnchor
    let fraction = axis == .horizontal ? anchor.x : anchor.y
    return fraction == 0 ? margin : margin + slack * fraction
  }
}

extension Solver {
  func scroll(_ node: Int) -> ScrollParameters { work.pointee.tree.parameters.scrolls[parameter(node)] }

  func computeScrollSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    let scroll = scroll(request.node)
    guard let content = contentSize(request.node, scroll.offer(request.proposal)) else { return false }
    return answer(request, scroll.size(request.proposal, content: content))
  }

  /// False if the content is being measured now.
  func placeScrollContent(_ node: Int, _ proposal: ProposedSize) -> Bool {
    guard self.node(node, hasChildren: true) else { return true }
    let scroll = scroll(node)
    let size = work.pointee.frame[node].size
    let offer = scroll.offer(proposal)
    guard let content = self.size(node + 1, offer) else { return false }
    let insets = scrollInsets(node)
    let x = scroll.start(
      .horizontal, length: size.width, content: content.width, inset: (insets.leading, insets.trailing))
    let y = scroll.start(.vertical, length: size.height, content: content.height, inset: (insets.top, insets.bottom))
    closeRegion(node, scroll.axes)
    put(node + 1, in: node, Point(x: x, y: y), content, offer)
    return true
  }

  private func contentSize(_ node: Int, _ offer: ProposedSize) -> Size? {
    self.node(node, hasChildren: true) ? size(node + 1, offer) : .zero
  }

  func summarizeScroll(_ node: Int) {
    let scroll = scroll(node)
    let hasContent = self.node(node, hasChildren: true)
    let width = scroll.summary(.horizontal, content: hasContent ? summary(node + 1, .horizontal) : .rigid(0))
    let height = scroll.summary(.vertical, content: hasContent ? summary(node + 1, .vertical) : .rigid(0))
    let flags = NodeFlags(width: width.response, height: height.response, inert: false)
    set(node, width, height, flags, SpacingPreferences.defaultLeaf)
  }
}
