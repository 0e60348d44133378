/// Something in the tree that has no answer in numbers. Layout always ends and always gives frames; an issue says where
/// they are not to be trusted, or which value was dropped on the way (Semantics §9, last item).
package struct LayoutIssue: Equatable, Sendable {
  package enum Kind: UInt8, Equatable, Sendable {
    /// A frame has a NaN or an infinity; its numbers are replaced by 0.
    case nonFiniteFrame
    /// A guide function answered NaN; 0 is used.
    case nanGuide
    /// A guide's default reads itself, directly or through others; 0 is used.
    case recursiveGuide
    /// A negative or non-finite frame dimension, dropped as if it were not given (Semantics §5.1).
    case invalidFrameDimension
    /// min ≤ ideal ≤ max does not hold in a flexible frame (Semantics §5.2).
    case contradictoryFrame
    /// A layout priority that is NaN; 0 is used.
    case nanPriority
    /// Guide functions call each other deeper than the limit; 0 is used.
    case guideDepth
    /// Containers and the frames that are relative to them did not come to agree.
    case unsettled
  }

  package let kind: Kind
  /// The node that it is about.
  package let node: NodeIndex
  /// The guide that it is about, if it is about one wherever it is asked.
  package let key: AlignmentKey?

  package init(_ kind: Kind, at node: NodeIndex, key: AlignmentKey? = nil) {
    self.kind = kind
    self.node = node
    self.key = key
  }

  /// Whether this is what the other one says already. What is wrong with a guide is wrong at every node.
  func repeats(_ other: LayoutIssue) -> Bool {
    kind == other.kind && (key == nil ? node == other.node : key == other.key)
  }
}

/// How much work a layout was. Exact and reproducible, so tests can hold on to it where they cannot to times.
package struct LayoutCounters: Equatable, Sendable {
  /// Sizes worked out for one node under one proposal: the summary of each node and every proposal that the summary
  /// could not answer. Answers from memory are not counted.
  package var sizeComputations = 0
  /// Calls of `TextLeaf.measure`.
  package var measureCalls = 0
  /// Calls of guide functions and of custom alignments' default functions.
  package var guideCalls = 0
}
