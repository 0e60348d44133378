import LayoutDiagnostics
import LayoutSyntax

/// `[x, y = x + 1, weak model]`: what a closure keeps of its surroundings as it is when the closure is made.
extension Checker {
  /// Computes what a closure captures by value, in the frame that the closure is made in.
  mutating func captures(_ signature: NodeID, _ code: inout [ExpressionID]) -> [Local] {
    guard !signature.isNone else { return [] }
    var captured: [Local] = []
    for node in tree.elements(tree.child(signature, 0)) where !node.isNone {
      let isNamed = tree.kind(node) == .binaryExpr && binaryOperator(node) == .assign
      let nameNode = isNamed ? tree.child(node, 0) : node
      guard !nameNode.isNone, tree.kind(nameNode) == .identifierExpr else { continue }
      let name = tree.name(nameNode)
      // nothing of a layout goes away while closures run, so `self` is what it is outside
      if name == known.selfName, !isNamed || tree.name(tree.child(node, 1)) == known.selfName { continue }
      let value = infer(isNamed ? tree.child(node, 1) : node)
      let range = tree.range(nameNode)
      let slot = newSlot()
      code.append(emit(.define, a: slot, c: operand(value.code), at: range))
      captured.append(
        Local(
          name: name, slot: slot, frame: Int32(body.frames.count - 1),
          type: isWeak(node) ? types.optional(value.type) : value.type, isLet: true, range: range))
    }
    return captured
  }

  private func isWeak(_ node: NodeID) -> Bool {
    let first = tree[node].first
    return first.index > 0 && tree[TokenID(first.index - 1)].name == known.weakName
  }
}
