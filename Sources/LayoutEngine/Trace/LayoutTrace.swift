/// How a layout came about: for every node what it was offered when it was put in place, what it answered, and which numbers
/// make up its place in its parent. Not recorded while solving, which takes short ways that leave nothing to record: the
/// trace asks the solved layout every question of placement once more, along the long way, so a layout that nobody wants to
/// have explained pays nothing, and a trace that disagrees with a frame is a fault that tests can see. It is a plain
/// value, parallel to the tree's nodes; lint reads facts from it, and explanations sentences.
package struct LayoutTrace: Sendable {
  package let host: LayoutHost
  /// The direction of the host.
  package let direction: LayoutDirection
  /// One for each node of the tree, in pre-order.
  package internal(set) var nodes: [NodeTrace] = []
  /// One for each HStack and VStack that has children, in pre-order.
  package internal(set) var stacks: [StackTrace] = []
  /// One for each child of such a stack, in the order of declaration, those of one stack together.
  package internal(set) var shares: [ShareTrace] = []
  /// Every question for a guide that decided a place, and all that guide functions asked on the way.
  package internal(set) var guides: [GuideAnswer] = []
  /// The nodes whose values an explicit answer is made of.
  package internal(set) var contributions: [GuideContribution] = []
  /// One for each `alignmentGuide`, in pre-order.
  package internal(set) var guideFacts: [GuideFact] = []
  /// What layouts of the program's own asked their subviews and where they put them, those of one layout together.
  package internal(set) var subviewCalls: [SubviewCall] = []
  /// One for each axis that a scroll view with content scrolls on.
  package internal(set) var scrolls: [ScrollTrace] = []
}

/// One node of a layout: what it was offered, what it answered, where its parent put it.
package struct NodeTrace: Sendable {
  package let kind: NodeKind
  package let detail: NodeDetail
  /// −1 for the root.
  package let parent: NodeIndex
  /// One past the last node of the subtree.
  package let end: NodeIndex
  /// False in a candidate that a `ViewThatFits` did not choose; nothing below holds there.
  package internal(set) var isLaidOut = true
  /// The direction that it lays its children out in.
  package let direction: LayoutDirection
  /// In points, exact, in the coordinates of ``LayoutHost``. Its size is what the node answered.
  package let frame: Rect
  /// What it was offered when it was put in place.
  package internal(set) var proposal = ProposedSize.unspecified
  /// What it was offered when its parent worked out its own size, which may have been something else.
  package internal(set) var measuredProposal = ProposedSize.unspecified
  /// What it answered then.
  package internal(set) var measuredSize = Size.zero
  /// What it answers if it is offered nothing on either axis.
  package internal(set) var ideal = Size.zero
  /// Its origin from the top leading corner of its parent (of the host, for the root), in points, before a right-to-left
  /// parent is mirrored.
  package internal(set) var origin = Point.zero
  /// Where the line lies that its guides were put on, from the same corner; NaN on an axis without alignment.
  package internal(set) var line = Point(x: .nan, y: .nan)
  /// Indices of ``LayoutTrace/guides``: the node's own guides on that line, −1 on an axis without alignment.
  package internal(set) var horizontalGuide: Int32 = -1
  package internal(set) var verticalGuide: Int32 = -1
  /// The room that a grid has for it, in points from the top leading corner of its parent; nil outside of grids.
  package internal(set) var cell: Rect?
  /// Index of ``LayoutTrace/shares`` if the parent is an HStack or VStack, else −1.
  package internal(set) var share: Int32 = -1
  /// Index of ``LayoutTrace/stacks`` if the node is an HStack or VStack with children, else −1.
  package internal(set) var stack: Int32 = -1

  package var size: Size { frame.size }

  /// The index of the guide on an axis, nil on an axis without alignment.
  package func guide(_ axis: Axis) -> Int? {
    let index = axis == .horizontal ? horizontalGuide : verticalGuide
    return index < 0 ? nil : Int(index)
  }
}

extension LayoutTrace {
  /// The children of a node.
  package func children(of node: NodeIndex) -> [NodeIndex] {
    var children: [NodeIndex] = []
    var child = node + 1
    while child < nodes[node].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// The top left corner of a node in the coordinates of the host, as the sum of all that the trace says of the nodes around
  /// it.
  package func place(of node: NodeIndex) -> Point {
    ([node] + ancestors(of: node)).reversed().reduce(host.origin) { place(of: $1, from: $0) }
  }

  /// The same from the corner of its parent, or of the host for the root.
  package func place(of node: NodeIndex, from corner: Point) -> Point {
    let record = nodes[node]
    let isRoot = record.parent < 0
    let width = isRoot ? host.container.width : nodes[record.parent].size.width
    let isMirrored = (isRoot ? direction : nodes[record.parent].direction) == .rightToLeft
    let x = isMirrored ? width - record.origin.x - record.size.width : record.origin.x
    return Point(x: corner.x + x, y: corner.y + record.origin.y)
  }

  /// The nodes around a node, innermost first.
  package func ancestors(of node: NodeIndex) -> [NodeIndex] {
    var ancestors: [NodeIndex] = []
    var ancestor = nodes[node].parent
    while ancestor >= 0 {
      ancestors.append(ancestor)
      ancestor = nodes[ancestor].parent
    }
    return ancestors
  }
}
