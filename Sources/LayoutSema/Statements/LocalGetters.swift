import LayoutDiagnostics
import LayoutSyntax

/// Computed variables of bodies: `var outline: Path { … }`.
///
/// One is a closure without parameters in a slot of its own, which is called wherever the name is read. Its getter is read
/// where the declaration stands, so it sees the variables above it. Setters and observers of local variables are refused.
extension Checker {
  /// - Parameters:
  ///   - type: what the declaration says, or `.none`.
  ///   - isBuilder: whether its body is a view builder's.
  mutating func localGetter(_ binding: NodeID, _ type: TypeID, isBuilder: Bool, _ code: inout [ExpressionID]) {
    let pattern = tree.child(binding, 0)
    guard let block = getterBlock(tree.child(binding, 3)), !type.isNone, !pattern.isNone,
      tree.kind(pattern) == .identifierPattern
    else { return reportUnsupported(binding) }
    body.frames.append(Frame(returnType: type))
    let mark = body.locals.count
    let items = tree.elements(block)
    let lowered =
      isBuilder && !hasReturn(items)
      ? viewBuilder(items, at: tree.range(block)) : functionBody(items, result: type, at: tree.range(block))
    body.locals.removeLast(body.locals.count - mark)
    let slots = body.frames.removeLast().slotCount
    let function = addFunction(tree.name(pattern), parameterCount: 0, slots, [], lowered.code, binding)
    let closure = emit(.closure, a: function.index, at: tree.range(binding))
    let slot = declareLocal(tree.name(pattern), type, isLet: true, at: tree.range(pattern))
    body.locals[body.locals.count - 1].isComputed = true
    code.append(emit(.define, a: slot, c: closure.index, at: tree.range(binding)))
  }

  /// The body of the only accessor, if that is a getter.
  private func getterBlock(_ accessors: NodeID) -> NodeID? {
    let all = tree.elements(accessors)
    guard all.count == 1, let only = all.first else { return nil }
    if tree.kind(only) == .codeBlock { return only }
    return tree.kind(only) == .accessor && tree.name(only) == known.getName ? tree.child(only, 0) : nil
  }
}
