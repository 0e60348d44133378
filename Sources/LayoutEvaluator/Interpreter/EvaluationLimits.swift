/// The bounds that make every evaluation end, each with its reason.
package enum EvaluationLimits {
  /// Operations of one compilation: half a minute of work on a slow machine would be a hang to a user, and no layout that a
  /// person wrote comes near a hundredth of it.
  package static let steps = 50_000_000
  /// Calls within calls: deeper ones are a recursion that does not end, and each takes a few hundred bytes of stack.
  package static let callDepth = 1_000
  /// Elements of an array and characters of a string: a hundred times the nodes that a screen can show.
  package static let elements = 10_000_000
  /// Nodes of a scene: beyond it nobody reads the report, and memory would run out before patience.
  package static let nodes = 1_000_000
  /// Layouts of a scene whose states go on changing: SwiftUI gives up after about as many in one frame (Semantics §8.6).
  package static let settlePasses = 8
  /// The calls that a message lists.
  static let reportedCalls = 6
}

/// Thrown to end an evaluation after the reason has been recorded as a diagnostic.
package struct EvaluationError: Error {
  package init() {}
}
