import LayoutDiagnostics
import LayoutSyntax

/// Members that a type answers by a subscript: `Defaults["key"]` of the type itself, and `model.name` of a type with
/// `@dynamicMemberLookup`, which is `model[dynamicMember: "name"]` or, of a key path, what the path leads to.
extension Checker {
  /// A `static subscript` of the type that the base names; nil where the base is no type or has none.
  mutating func inferStaticSubscript(_ node: NodeID, _ baseNode: NodeID, _ list: NodeID, _ hint: TypeID) -> Typed? {
    guard let type = subscriptedType(baseNode) else { return nil }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.subscriptName, of: type, isStatic: true)
    guard scratch.candidates.count > start else { return nil }
    var site = pushSite(node, baseNode, list, hint, start)
    defer { scratch.arguments.truncate(to: site.arguments) }
    site.range = tree.range(node)
    site.base = MemberBase(type: type, value: .none)
    return callCandidates(&site)
  }

  /// The type whose own subscript stands behind its name.
  mutating func subscriptedType(_ node: NodeID) -> TypeID? {
    guard !node.isNone, tree.kind(node) == .identifierExpr, local(tree.name(node)) == nil else { return nil }
    if tree.name(node) == known.selfType { return context.selfType.isNone ? nil : context.selfType }
    let type = lookupType(tree.name(node), context.scope)
    return type.isNone || types.kind(type) != .nominal ? nil : type
  }

  /// What `subscript(dynamicMember:)` gives for a name that a type has no member of; nil where it has none such either.
  mutating func dynamicMember(_ node: NodeID, _ name: NameID, of base: Typed) -> Typed? {
    guard types.kind(base.type) == .nominal, let label = program.names.lookup("dynamicMember") else { return nil }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.subscriptName, of: base.type, isStatic: false)
    let all = scratch.candidates[start...].filter { id in
      let signature = self.signature(id)
      return signature.parameterCount == 1 && parameter(signature, 0).label == label
    }
    for id in all {
      guard let key = dynamicKey(node, name, id, base) else { continue }
      return callDynamic(id, key, label, base, node)
    }
    return nil
  }

  /// What the subscript is asked with: the name, or a path to the member of what the type wraps.
  private mutating func dynamicKey(_ node: NodeID, _ name: NameID, _ id: DeclarationID, _ base: Typed) -> Typed? {
    let wanted = substituteOwner(parameter(signature(id), 0).type, table[id].owner, base.type)
    if wanted == knownTypes.string {
      program.strings.append(text(name))
      let code = emit(.string, a: Int32(program.strings.count - 1), at: tree.range(node))
      return Typed(type: wanted, code: code)
    }
    guard types.kind(wanted) == .nominal, types[wanted].count == 2 else { return nil }
    let root = types.operand(wanted, 0)
    let start = scratch.candidates.count
    findMembers(name, of: root, isStatic: false)
    let hasMember = scratch.candidates.count > start || types.kind(root) == .tuple
    scratch.candidates.truncate(to: start)
    guard hasMember else { return nil }
    body.frames.append(Frame(slotCount: 1))
    let mark = body.chain.count
    let inner = Typed(type: root, code: emit(.local, a: 0, at: tree.range(node)))
    let value = keyPathComponent(node, inner)
    body.chain.removeLast(body.chain.count - mark)
    let slotCount = body.frames.removeLast().slotCount
    if value.isFailed { return nil }
    let function = addFunction(.empty, parameterCount: 1, slotCount, [], value.code, node)
    if isWritable(value.code) {
      program.functions[Int(function.index)].setter = pathSetter([node], root, node)
    }
    let path = types.nominal(NominalID(types[wanted].a), [root, value.type])
    return Typed(type: path, code: emit(.closure, a: function.index, at: tree.range(node)))
  }

  private mutating func callDynamic(
    _ id: DeclarationID, _ key: Typed, _ label: NameID, _ base: Typed, _ node: NodeID
  ) -> Typed {
    let start = scratch.candidates.count
    let arguments = scratch.arguments.count
    defer {
      scratch.candidates.truncate(to: start)
      scratch.arguments.truncate(to: arguments)
    }
    scratch.candidates.append(id)
    var argument = Argument(node: node, value: node, label: label, isTrailing: false, shape: .other)
    argument.typed = key
    scratch.arguments.append(argument)
    var site = CallSite(
      candidates: start, arguments: arguments, base: MemberBase(type: base.type, value: base.code), node: node,
      callee: node, list: .none, hint: .none, range: tree.range(node))
    return callCandidates(&site)
  }
}
