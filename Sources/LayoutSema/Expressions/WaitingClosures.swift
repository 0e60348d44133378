import LayoutSyntax

/// Overloads that differ in whether the closure which they take may wait: one with an `await` in it is for the one that may,
/// and every other one for the one that may not.
extension Checker {
  /// Whether what a closure does, and not only how it looks, chooses among the candidates.
  mutating func dependsOnWaiting(_ site: CallSite) -> Bool {
    for index in site.candidates..<scratch.candidates.count {
      let signature = self.signature(scratch.candidates[index])
      for position in 0..<Int(signature.parameterCount) where parameter(signature, position).flags.contains(.isAsync) {
        return true
      }
    }
    return false
  }

  /// Whether a closure has an `await` in it.
  mutating func waits(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .closureExpr else { return false }
    return (tree[node].first.index...tree[node].last.index).contains { tree.tokens[Int($0)].kind == .kwAwait }
  }
}
