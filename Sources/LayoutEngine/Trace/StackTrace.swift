/// How an HStack or VStack with children shared out its length when it put them in place (Semantics §3.4). All lengths are
/// along its axis, in points.
package struct StackTrace: Sendable {
  package let node: NodeIndex
  package let axis: Axis
  /// What the stack had to give, nil if it was offered ∅ and asked every child for its ideal.
  package internal(set) var offer: Double?
  /// What it offered each child across.
  package internal(set) var offerAcross: Double?
  /// The sum of all distances between children.
  package internal(set) var spacing = 0.0
  /// What the children took, without the spacing.
  package internal(set) var taken = 0.0
  /// The sum of the children's minimums and of the spacing; nil where the stack did not ask (one child, or no offer).
  package internal(set) var minimum: Double?
  /// What was set aside for the groups of lower priority before the first child was served.
  package internal(set) var reserved = 0.0
  /// Some child has another priority than its siblings.
  package internal(set) var hasPriorities = false
  /// Some child would have got another length if no `layoutPriority` had been given.
  package internal(set) var priorityDecides = false
  /// The stack's part of ``LayoutTrace/shares``, in the order of declaration.
  package internal(set) var shares = 0..<0
  /// How far the first child across starts before the stack's line: where the line lies, from the stack's own edge.
  package internal(set) var line = 0.0

  /// What children and spacing need; the stack's own length, unless it was offered ∅ across and was measured so (§3.6).
  package var length: Double { taken + spacing }
  /// What nobody took; negative if the children and the spacing need more than there was, nil without a finite offer.
  package var leftover: Double? {
    guard let offer, offer.isFinite else { return nil }
    return offer - length
  }
  /// By how much the stack is longer than what it was offered; 0 if it fits.
  package var overflow: Double { max(0, -(leftover ?? 0)) }
}

/// One child's part of a stack's length. Along the stack's axis, in points.
package struct ShareTrace: Sendable {
  package let node: NodeIndex
  /// The distance from the child before, 0 for the first.
  package let gap: Double
  /// −∞ for what gives way to everything: a Spacer, an empty container.
  package let priority: Double
  /// The answers to 0 and to ∞, nil if the stack did not ask.
  package internal(set) var minimum: Double?
  package internal(set) var maximum: Double?
  /// The answer to ∅, with the same offer across.
  package internal(set) var ideal: Double
  /// Which turn it was served in, from 0.
  package internal(set) var turn = 0
  /// What was left to give in that turn, and to how many of the same priority it was given; nil if the stack was offered ∅.
  package internal(set) var available: Double?
  package internal(set) var parts = 1
  /// What it was offered, nil for ∅; and what it took.
  package internal(set) var offer: Double?
  package internal(set) var taken: Double

  /// How far it can stretch, ∞ for what has no maximum.
  package var flexibility: Double? {
    guard let minimum, let maximum else { return nil }
    return (maximum - minimum).or(0)
  }
}
