/// The view tree that the engine lays out: one column per property, nodes in pre-order. `end[i]` is one past the subtree of
/// i, so the first child of i is i + 1 and the sibling after c is `end[c]`; scanning backwards visits children before
/// parents and scanning forwards parents before children, which is what the two passes of layout are. A tree is made by
/// `LayoutTreeBuilder`, after which only the sizes of rigid leaves may change (`setSize`), and for a while those that are
/// doubtful.
package final class LayoutTree {
  let nodes: NodeColumns
  let parameters: ParameterTables
  /// Some node depends on where it is or which of its children is shown, so that only a whole layout gives its frames.
  let dependsOnPlaces: Bool
  /// The direction of the host: where the root view lies in it.
  let direction: LayoutDirection

  init(nodes: consuming NodeColumns, parameters: consuming ParameterTables, direction: LayoutDirection) {
    self.nodes = nodes
    self.parameters = parameters
    self.direction = direction
    var dependsOnPlaces = self.parameters.relativeFrames.count > 0
    for node in 0..<self.nodes.kind.count {
      switch self.nodes.kind[node] {
      case .viewThatFits, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding: dependsOnPlaces = true
      default: break
      }
    }
    self.dependsOnPlaces = dependsOnPlaces
  }

  /// The number of nodes.
  package var count: Int { nodes.kind.count }

  package func kind(of node: NodeIndex) -> NodeKind { nodes.kind[node] }

  /// One past the last node of the subtree.
  package func end(of node: NodeIndex) -> NodeIndex { Int(nodes.end[node]) }

  /// Whether a view right above the node makes its size of the node's own ratio (Semantics §5.7).
  package func givesItsRatio(_ node: NodeIndex) -> Bool {
    var parent = node - 1
    while parent >= 0, nodes.kind[parent].isTransparent { parent -= 1 }
    guard parent >= 0, nodes.kind[parent] == .aspectRatio else { return false }
    return parameters.aspectRatios[Int(nodes.parameter[parent])].ratio.given == nil
  }

  /// Changes the size of a `rigid` leaf; sessions notice when they lay out again.
  package func setSize(_ size: Size, of leaf: NodeIndex) {
    precondition(nodes.kind[leaf] == .rigid, "a rigid leaf")
    parameters.sizes[Int(nodes.parameter[leaf])] = size
  }

  /// Changes a `text` leaf; sessions notice when they lay out again.
  package func setText(_ text: TextLeaf, of leaf: NodeIndex) {
    precondition(nodes.kind[leaf] == .text, "a text leaf")
    parameters.texts[Int(nodes.parameter[leaf])] = text
  }

  /// The custom alignment that `key` stands for, nil for a built-in key.
  package func customAlignment(_ key: AlignmentKey) -> CustomAlignment? {
    key.customIndex.map { parameters.customAlignments[$0] }
  }

  /// The key that an `alignmentGuide` node sets, nil for any other node.
  package func guideKey(of node: NodeIndex) -> AlignmentKey? {
    nodes.kind[node] == .alignmentGuide ? parameters.guides[Int(nodes.parameter[node])].key : nil
  }
}

/// What every node has: 10 bytes.
struct NodeColumns: ~Copyable {
  var kind: Column<NodeKind>
  var direction: Column<LayoutDirection>
  var end: Column<UInt32>
  /// Index into the table of the node's kind; for `fixedSize` the axes themselves.
  var parameter: Column<UInt32>

  init(capacity: Int) {
    kind = Column(capacity: capacity)
    direction = Column(capacity: capacity)
    end = Column(capacity: capacity)
    parameter = Column(capacity: capacity)
  }

  var byteCount: Int { kind.byteCount + direction.byteCount + end.byteCount + parameter.byteCount }
}

/// What nodes of one kind have: one table per kind.
struct ParameterTables: ~Copyable {
  /// Sizes of `rigid` leaves.
  var sizes = Column<Size>()
  var elasticSizes = Column<ElasticSize>()
  /// Shifts of `offset`, centers of `position`.
  var points = Column<Point>()
  var insets = Column<EdgeInsets>()
  var priorities = Column<Double>()
  /// `zStack`, `overlay`, `background`.
  var alignments = Column<Alignment>()
  var stacks = Column<StackParameters>()
  var fixedFrames = Column<FixedFrame>()
  var flexibleFrames = Column<FlexibleFrame>()
  var aspectRatios = Column<AspectRatio>()
  /// `spacer` and `divider`.
  var orientedLengths = Column<OrientedLength>()
  var customLayouts = Column<CustomLayout>()
  var grids = Column<GridParameters>()
  var gridCells = Column<GridCell>()
  var lazyGrids = Column<LazyGridParameters>()
  var scrolls = Column<ScrollParameters>()
  var safeAreaInsets = Column<SafeAreaInset>()
  var relativeFrames = Column<RelativeFrame>()
  var texts = Column<TextLeaf>()
  var guides = Column<AlignmentGuide>()
  var customAlignments = Column<CustomAlignment>()
  var doubts = Column<SizeDoubt>()
  /// Values that the builder had to drop.
  var issues = Column<LayoutIssue>()

  /// Of the tables that grow with every tree.
  var byteCount: Int {
    sizes.byteCount + elasticSizes.byteCount + points.byteCount + insets.byteCount + stacks.byteCount
      + fixedFrames.byteCount + flexibleFrames.byteCount + texts.byteCount + guides.byteCount
  }
}
