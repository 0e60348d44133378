/// Everything that a layout writes: columns beside those of the tree. It lives at one address as long as the session, so
/// that the passes, and guide functions that ask back in the middle of them, can share it.
struct Workspace: ~Copyable {
  let tree: LayoutTree
  /// The columns of the tree, which every step reads.
  let kind: UnsafePointer<NodeKind>
  let end: UnsafePointer<UInt32>
  let parameter: UnsafePointer<UInt32>
  let direction: UnsafePointer<LayoutDirection>

  // What the bottom-up pass finds.
  var flags = Column<NodeFlags>()
  /// Lengths at ∅; for a rigid node its size, and then the next two are not written at all.
  var ideal = Column<Size>()
  /// Lengths at 0 and at ∞.
  var low = Column<Size>()
  var high = Column<Size>()
  /// Index into `preferences`.
  var spacing = Column<UInt32>()
  /// The distance from the sibling before, in points, written for the children of a stack without explicit spacing.
  var gap = Column<Double>()
  /// What is known of each stack, in the order of the table of stacks.
  var stackFacts = Column<StackFacts>()
  var preferences = Column<SpacingPreferences>()

  // What the top-down pass gives.
  var frame = Column<Rect>()
  /// What the node was offered in the end; not written in inert subtrees, where it makes no difference.
  var proposal = Column<ProposedSize>()

  /// The safe areas that hold where the top-down pass is, the innermost last; those of all parts that differ from the
  /// whole, in order; and what scroll views keep free.
  var regions = Column<SafeRegion>()
  var narrowings = Column<SafeRegion>(capacity: 1)
  var scrollInsets = Column<ScrollInset>()
  /// The size of a pixel in points.
  var pixel = 0.5

  /// For laying out again in part: the parent of each node, empty until that is done first; whether anything is stale; and
  /// the way from a node to the root.
  var parents = Column<UInt32>()
  var hasStale = false
  var path = Column<UInt32>()

  var memory = Memory()
  var texts = TextMemory()
  var activations = Column<Activation>()
  var members = Column<Member>()
  /// Default functions of custom alignments that are running.
  var runningDefaults = Column<RunningDefault>()
  /// Guide functions that are running.
  var guideDepth = 0
  /// What guide functions read, while a trace wants to know.
  var reads = Column<GuideRead>()
  var recordsReads = false
  /// The room that grids gave their cells, while a trace wants to know.
  var cells = Column<CellPlace>()
  var recordsCells = false
  /// What layouts of the program's own do with their subviews, while a trace wants to know.
  var subviewCalls = Column<SubviewCall>()
  var recordsSubviews = false

  var issues = Column<LayoutIssue>()
  var counters = LayoutCounters()

  init(_ tree: LayoutTree) {
    self.tree = tree
    kind = UnsafePointer(tree.nodes.kind.base)
    end = UnsafePointer(tree.nodes.end.base)
    parameter = UnsafePointer(tree.nodes.parameter.base)
    direction = UnsafePointer(tree.nodes.direction.base)
  }

  var byteCount: Int {
    flags.byteCount + ideal.byteCount + low.byteCount + high.byteCount + spacing.byteCount + gap.byteCount
      + stackFacts.byteCount + preferences.byteCount + frame.byteCount + proposal.byteCount + memory.byteCount
      + texts.byteCount
      + activations.byteCount + members.byteCount
  }

  var allocations: Int {
    flags.allocations + ideal.allocations + low.allocations + high.allocations + spacing.allocations
      + gap.allocations + stackFacts.allocations + preferences.allocations + frame.allocations
      + proposal.allocations + memory.allocations + texts.allocations + activations.allocations + members.allocations
  }

  /// Whether most of what the tables hold is out of date.
  var isCrowded: Bool {
    let limit = 2 * tree.count + 1000
    return preferences.count > limit || memory.count > 8 * limit || texts.count > 2 * limit
  }

  /// Makes room for what only a node that is not rigid needs.
  @inline(never)
  mutating func prepareElastic() {
    low.resizeUninitialized(to: tree.count)
    high.resizeUninitialized(to: tree.count)
    proposal.resizeUninitialized(to: tree.count)
  }

  /// Makes room for the distances that views themselves prefer.
  @inline(never)
  mutating func prepareGaps() {
    gap.resizeUninitialized(to: tree.count)
  }

  /// Forgets the last layout and makes room for the next.
  mutating func prepare() {
    let count = tree.count
    flags.resizeUninitialized(to: count)
    ideal.resizeUninitialized(to: count)
    spacing.resizeUninitialized(to: count)
    stackFacts.resizeUninitialized(to: tree.parameters.stacks.count)
    frame.resizeUninitialized(to: count)
    memory.prepare(nodes: count)
    texts.prepare(texts: tree.parameters.texts.count)
    SpacingPreferences.fillTable(&preferences)
    low.setCount(0)
    high.setCount(0)
    proposal.setCount(0)
    gap.setCount(0)
    issues.removeAll()
    hasStale = false
    counters = LayoutCounters()
  }
}

/// The children of a stack, how many of them are Spacers, and in points the sums of the distances between the children and of
/// the Spacers' minimums.
struct StackFacts {
  var count: Double
  var spacing: Double
  var spacers = 0.0
  var reserved = 0.0
}

/// A custom alignment's default function in progress, to notice one that reads itself.
struct RunningDefault {
  let key: AlignmentKey
  let node: Int
  let proposal: ProposedSize
}

extension Column where Element: BitwiseCopyable {
  /// Makes the column `count` elements long; every element must be written before it is read.
  mutating func resizeUninitialized(to count: Int) {
    reserve(count)
    setCount(count)
  }
}

extension Column where Element == Size {
  /// One length of a size.
  @inline(__always)
  func length(_ index: Int, _ axis: Axis) -> Double { UnsafePointer(base).length(index, axis) }
}

extension UnsafePointer where Pointee == Size {
  /// One length of a size, found by position instead of by asking which axis it is.
  @inline(__always)
  func length(_ index: Int, _ axis: Axis) -> Double {
    UnsafeRawPointer(self + index).loadUnaligned(
      fromByteOffset: Int(axis.rawValue) * MemoryLayout<Double>.stride, as: Double.self)
  }
}
