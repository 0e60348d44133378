import LayoutSyntax

/// `_read { yield value }` and `_modify { yield &place }`: accessors that hand out a place instead of a value.
///
/// What is read is what a getter would give. What is changed in the place is the same as if the new value were stored there,
/// so `_modify` is lowered as a setter.
extension Checker {
  /// Whether the word `yield` stands before an expression; the parser keeps no node of it.
  func isYielded(_ node: NodeID) -> Bool {
    guard !node.isNone, !tree[node].first.isNone else { return false }
    let first = Int(tree[node].first.index)
    return (max(0, first - 1)...first).contains {
      tree.tokens[$0].name == Word.yield.name && tree.tokens[$0].kind == .identifier
    } && tree.kind(node) != .identifierExpr
  }

  mutating func yieldStatement(_ node: NodeID, _ code: inout [ExpressionID]) {
    let range = tree.range(node)
    guard frame.setsByYield, let value = local(known.newValue) else {
      let value = check(node, frame.returnType, for: .returnValue)
      if !value.isFailed { code.append(emit(.returnValue, a: value.code.index, at: range)) }
      return
    }
    let place = infer(node)
    if place.isFailed || !checkAssignable(node) { return }
    code.append(store(place.code, read(value, at: range).code.index, at: range))
  }
}
