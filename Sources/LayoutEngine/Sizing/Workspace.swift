/// Everything that a layout writes: columns beside those of the tree. It lives at one address as long as the session, so
/// that the passes, and guide functions that ask back in the middle of them, can share it.
struct Workspace: ~Copyable {
  let tree: LayoutTree

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
  var preferences = Column<SpacingPreferences>()

  // What the top-down pass gives.
  var frame = Column<Rect>()
  /// What the node was offered in the end; not written in inert subtrees, where it makes no difference.
  var proposal = Column<ProposedSize>()

  var memory = Memory()
  var activations = Column<Activation>()
  var members = Column<Member>()
  /// Default functions of custom alignments that are running.
  var runningDefaults = Column<RunningDefault>()
  /// Guide functions that are running.
  var guideDepth = 0

  var issues = Column<LayoutIssue>()
  var counters = LayoutCounters()

  init(_ tree: LayoutTree) {
    self.tree = tree
  }

  /// Forgets the last layout and makes room for the next.
  mutating func prepare() {
    let count = tree.count
    flags.resizeUninitialized(to: count)
    ideal.resizeUninitialized(to: count)
    low.resizeUninitialized(to: count)
    high.resizeUninitialized(to: count)
    spacing.resizeUninitialized(to: count)
    gap.resizeUninitialized(to: count)
    frame.resizeUninitialized(to: count)
    proposal.resizeUninitialized(to: count)
    memory.prepare(nodes: count)
    SpacingPreferences.fillTable(&preferences)
    issues.removeAll()
    counters = LayoutCounters()
  }
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
