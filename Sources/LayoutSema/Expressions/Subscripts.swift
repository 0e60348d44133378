import LayoutDiagnostics
import LayoutSyntax

/// Subscripts, key paths and casts.
extension Checker {
  mutating func inferSubscript(_ node: NodeID, _ hint: TypeID) -> Typed {
    let baseNode = tree.child(node, 0)
    let list = tree.child(node, 1)
    let base = inferLink(baseNode)
    let candidates = scratch.candidates.count
    defer { scratch.candidates.removeLast(scratch.candidates.count - candidates) }
    var site = pushSite(node, baseNode, list, hint, candidates)
    site.range = tree.range(node)
    defer { scratch.arguments.removeLast(scratch.arguments.count - site.arguments) }
    if base.type.isError {
      checkLoosely(site)
      return .error
    }
    findMembers(known.subscriptName, of: base.type, isStatic: false)
    if scratch.candidates.count == candidates, let value = boundValue(base, tree.range(node)) {
      findMembers(known.subscriptName, of: value.type, isStatic: false)
      if scratch.candidates.count > candidates {
        site.base = MemberBase(type: value.type, value: value.code)
        return binding(to: callCandidates(&site), at: tree.range(node))
      }
    }
    guard scratch.candidates.count > candidates else {
      reportNoSubscript(node, base.type)
      checkLoosely(site)
      return .error
    }
    site.base = MemberBase(type: base.type, value: base.code)
    return callCandidates(&site)
  }

  /// `\.name`, `\Type.name`, `\.self`: a function from the root to the property.
  mutating func inferKeyPath(_ node: NodeID, _ hint: TypeID) -> Typed {
    let slots = tree.slots(node)
    let rootNode = tree.child(node, 0)
    var root = TypeID.none
    let wanted = types.unwrapped(hint)
    let isKeyPath = !wanted.isNone && types.kind(wanted) == .nominal && types[wanted].count == 2
    if !rootNode.isNone { root = resolveType(rootNode) }
    if root.isNone, isKeyPath { root = types.operand(wanted, 0) }
    if root.isNone, !wanted.isNone, types.kind(wanted) == .function, types.parameterCount(wanted) == 1 {
      root = types.operand(wanted, 0)
    }
    if root.isError || hint.isError { return .error }
    guard !root.isNone, !hasOpenParameter(root) else {
      reportKeyPathContext(node)
      return .error
    }
    body.frames.append(Frame(slotCount: 1))
    let mark = body.chain.count
    var value = Typed(type: root, code: emit(.local, a: 0, at: tree.range(node)))
    for component in slots.dropFirst() where !value.type.isError {
      value = keyPathComponent(component, value)
    }
    body.chain.removeLast(body.chain.count - mark)
    let slotCount = body.frames.removeLast().slotCount
    if value.type.isError { return .error }
    let function = addFunction(.empty, parameterCount: 1, slotCount, [], value.code, node)
    let code = emit(.closure, a: function.index, at: tree.range(node))
    if !wanted.isNone, types.kind(wanted) == .function {
      return Typed(type: types.function([root], value.type), code: code)
    }
    let nominal = isKeyPath ? NominalID(types[wanted].a) : knownTypes.keyPath
    guard nominal.index >= 0 else { return .error }
    return Typed(type: types.nominal(nominal, [root, value.type]), code: code)
  }

  private mutating func keyPathComponent(_ node: NodeID, _ base: Typed) -> Typed {
    let start = scratch.candidates.count
    defer { scratch.candidates.removeLast(scratch.candidates.count - start) }
    return value(of: resolveMember(node, tree.name(node), of: base), node, .none)
  }

  /// `x as T` where the conversion is one that always succeeds.
  mutating func inferCast(_ node: NodeID, _ hint: TypeID) -> Typed {
    let type = resolveType(tree.child(node, 1))
    let flags = tree[node].flags
    guard tree.kind(node) == .asExpr, flags.isDisjoint(with: [.optional, .forced]) else {
      _ = infer(tree.child(node, 0))
      reportUnsupported(node)
      return .error
    }
    return check(tree.child(node, 0), type, for: .initialValue)
  }
}
