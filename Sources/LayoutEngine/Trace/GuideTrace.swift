/// One question for a guide and its answer (Semantics §1.3): who asked whom, what the value is and where it came from.
package struct GuideAnswer: Sendable {
  /// Why it was asked.
  package enum Reason: UInt8, Sendable {
    /// The asker lines its children up and wanted a child's guide.
    case child
    /// An overlay or background wanted the point of its primary child that the secondary one hangs on.
    case anchor
    /// The guide function of the asker, or a custom alignment's default function, read it.
    case read
  }

  /// Where the value came from.
  package enum Source: Sendable {
    /// No explicit value: the guide's default, a fraction of the length or a custom alignment's function.
    case standard
    /// One node set it: an `alignmentGuide` or a text, possibly inside of wrappers, which moved it by their origins.
    case single
    /// A container made one value of those of several children.
    case minimum, maximum, mean
    /// A `Layout` of the program's own answered.
    case layout
  }

  /// The container, or the `alignmentGuide` whose function asked.
  package let asker: NodeIndex
  package let reason: Reason
  package let node: NodeIndex
  package let key: AlignmentKey
  /// From the asked node's own leading or top edge, in points.
  package internal(set) var value: Double
  package internal(set) var source: Source
  /// The part of ``LayoutTrace/contributions`` that an explicit value is made of; empty for a default.
  package internal(set) var contributions = 0..<0
}

/// What one node put into the explicit value of a guide.
package struct GuideContribution: Sendable {
  /// An `alignmentGuide`, a text, or a `Layout` of the program's own.
  package let node: NodeIndex
  /// From that node's own leading or top edge, in points.
  package let value: Double
  /// The distance from the asked node's edge to that node's edge: `shift + value` is what arrived.
  package let shift: Double
}

/// What became of one `alignmentGuide` in this layout.
package struct GuideFact: Sendable {
  /// How the value fared on its way out.
  package enum Fate: Sendable, Equatable {
    /// It was, or was part of, the answer to `asker`'s question.
    case used(asker: NodeIndex)
    /// The function of `guide`, around it, sets the same guide and does not read this one.
    case shadowed(by: NodeIndex)
    /// `wanted` asks its children for this guide, but `by`, in between, does not let it pass.
    case blocked(by: NodeIndex, wanted: NodeIndex)
    /// `by` does not let it pass, and nobody further out asks for it.
    case dropped(by: NodeIndex)
    /// It would have reached the root, and nobody on the way asks for it.
    case unasked
  }

  /// The `alignmentGuide`.
  package let node: NodeIndex
  package let key: AlignmentKey
  /// The value that its function gives for the view as placed, in points from that view's leading or top edge.
  package internal(set) var value: Double
  /// The value that the view would give without it, and whether that would be explicit as well.
  package internal(set) var inner: Double
  package internal(set) var isInnerExplicit: Bool
  package internal(set) var fate: Fate
  /// Whether any question reached it, directly or through guide functions that read it.
  package internal(set) var isConsulted: Bool
  /// The guides that its function read, of the view that it is on.
  package internal(set) var reads: [AlignmentKey]

  /// The function answers what would be answered without it: for a built-in frame guide it then does nothing. An explicit
  /// value of another guide still takes part in what containers make of their children's values.
  package var isIdentity: Bool { value == inner }
}
