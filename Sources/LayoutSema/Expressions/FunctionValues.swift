import LayoutDiagnostics
import LayoutSyntax

/// Declared functions as values: closures that pass their arguments on. What the place expects tells which parameters there
/// are, whether a pair is taken apart, and what a generic function's parameters stand for.
extension Checker {
  /// A declared function as a value: a closure over its base that passes its arguments on, or the parts of its one
  /// argument where `pair` is that tuple.
  mutating func wrapFunction(
    _ id: DeclarationID, _ signature: Signature, _ base: MemberBase, _ node: NodeID, pair: TypeID
  ) -> Typed {
    let range = tree.range(node)
    var prologue: [ExpressionID] = []
    var held = ExpressionID.none
    if !base.value.isNone {
      let slot = newSlot()
      prologue.append(emit(.define, a: slot, c: base.value.index, at: range))
      held = emit(.local, a: slot, b: 1, at: range)
    }
    var list = held.isNone ? [] : [held]
    var parameterTypes: [TypeID] = []
    for index in 0..<Int(signature.parameterCount) {
      if pair.isNone {
        let argument = emit(.local, a: Int32(index), at: range)
        let isPlace = parameter(signature, index).flags.contains(.isInOut)
        list.append(isPlace ? emit(.inoutArgument, a: argument.index, at: range) : argument)
      } else {
        let whole = emit(.local, a: 0, at: range)
        list.append(emit(.field, a: whole.index, b: Int32(index), at: range))
      }
      parameterTypes.append(memberType(parameter(signature, index).type, id, base))
    }
    if !pair.isNone { parameterTypes = [pair] }
    body.frames.append(Frame())
    let call = emitCall(id, list, of: base.type, at: range)
    body.frames.removeLast()
    let function = addFunction(
      .empty, parameterCount: Int32(parameterTypes.count), Int32(max(list.count, 1)), [], call, node)
    let closure = emit(.closure, a: function.index, at: range)
    let code = prologue.isEmpty ? closure : emit(.sequence, list: prologue + [closure], at: range)
    return Typed(type: types.function(parameterTypes, memberType(signature.result, id, base)), code: code)
  }

  /// A struct's own `init()` as a value, which it has beside the one that takes all its properties if each has a default.
  mutating func initializerWithDefaults(_ id: DeclarationID, _ signature: Signature, _ node: NodeID) -> Typed? {
    guard table[id].flags.contains(.isSynthesized), table[id].name == known.initName,
      (0..<Int(signature.parameterCount)).allSatisfy({ parameter(signature, $0).hasDefault })
    else { return nil }
    let call = emptyCall(id, tree.range(node))
    let function = addFunction(.empty, parameterCount: 0, 1, [], call, node)
    return Typed(
      type: types.function([], signature.result), code: emit(.closure, a: function.index, at: tree.range(node)))
  }

  /// A generic function where a function type is expected whose parameters tell its own: `let larger: (Int, Int) -> Int = max`.
  mutating func genericFunctionValue(
    _ id: DeclarationID, _ signature: Signature, _ base: MemberBase, _ node: NodeID, _ wanted: TypeID
  ) -> Typed? {
    let parameters = (0..<types.parameterCount(wanted)).map { types.operand(wanted, $0) }
    let isSpread = parameters.count == 1 && signature.parameterCount > 1 && types.kind(parameters[0]) == .tuple
    let parts = isSpread ? (0..<types.elementCount(parameters[0])).map { types.element(parameters[0], $0) } : parameters
    guard parts.count == Int(signature.parameterCount), !parts.contains(where: { hasOpenParameter($0) }) else {
      return nil
    }
    let mark = openAll(id, signature, base)
    defer { close(mark) }
    for index in 0..<Int(signature.parameterCount) {
      let type = parameter(signature, index).type
      let given = parts[index]
      guard unify(type, given), types.kind(type) != .parameter || satisfiesConstraints(given, type) else { return nil }
    }
    bindRequirements(signature)
    let result = substitute(signature.result)
    guard !hasOpenParameter(result) else { return nil }
    let value = wrapFunction(id, signature, base, node, pair: isSpread ? parameters[0] : .none)
    return Typed(type: types.function(parameters, result), code: value.code)
  }

  private mutating func memberType(_ type: TypeID, _ id: DeclarationID, _ base: MemberBase) -> TypeID {
    base.type.isNone ? type : substituteOwner(type, table[id].owner, base.type)
  }
}
