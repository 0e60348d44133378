import LayoutDiagnostics
import LayoutSyntax

/// Names and members, as values, types or sets of declarations to choose from.
extension Checker {
  mutating func inferReference(_ node: NodeID, _ hint: TypeID) -> Typed {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    return value(of: resolve(node, hint), node, hint)
  }

  /// What an expression refers to; names and members of types are not read yet.
  mutating func resolve(_ node: NodeID, _ hint: TypeID) -> Reference {
    switch tree.kind(node) {
    case .identifierExpr: return resolveIdentifier(node, hint)
    case .memberExpr: return resolveMember(node, hint)
    case .implicitMemberExpr: return resolveImplicitMember(node, hint)
    case .genericExpr: return resolveGeneric(node)
    case .optionalChainExpr:
      // `Category?.none`: a type, if what is before the mark is one
      if let type = typeExpression(tree.child(node, 0)) { return .type(types.optional(type)) }
      return reference(inferLink(node, hint))
    case .arrayLiteral, .dictionaryLiteral, .tupleExpr, .parenExpr:
      if let type = typeExpression(node) { return .type(type) }
      return reference(inferLink(node, hint))
    default: return reference(inferLink(node, hint))
    }
  }

  private func reference(_ value: Typed) -> Reference {
    value.type.isError ? .failed(value.type) : .value(value)
  }

  private mutating func resolveIdentifier(_ node: NodeID, _ hint: TypeID) -> Reference {
    let name = tree.name(node)
    let range = tree.range(node)
    if isOperatorName(node) { return reference(operatorValue(node, hint)) }
    if tree[tree[node].token].kind == .dollarIdentifier { return resolveDollar(node, name) }
    if name == known.selfName {
      if let local = local(name) { return .value(read(local, at: range)) }
      if context.selfFrame >= 0 { return .value(selfValue(range)) }
      if context.selfType.isNone { return .failed(reportUnknownName(node, name)) }
      return .type(context.selfType)
    }
    if name == known.selfType, !context.selfType.isNone { return .type(context.selfType) }
    if name == known.superName, let value = superValue(at: range) { return .value(value) }
    let known = diagnostics.count
    let found = lookup(node, name)
    if case .failed = found, diagnostics.count > known { suggestImplicitMember(node, name, hint) }
    return found
  }

  /// What `self` means here as a value.
  mutating func ownSelf(at range: SourceRange) -> Typed {
    if let local = local(known.selfName) { return read(local, at: range) }
    return context.selfFrame >= 0 ? selfValue(range) : .error
  }

  private mutating func selfValue(_ range: SourceRange) -> Typed {
    let base = selfBase(range)
    return Typed(type: base.type, code: base.value)
  }

  /// `$0`, or `$name`: a property wrapper's projected value.
  private mutating func resolveDollar(_ node: NodeID, _ name: NameID) -> Reference {
    let digits = tree.bytes(tree[node].token).dropFirst()
    guard let index = Int(String(decoding: digits.prefix(4), as: UTF8.self)) else { return resolveProjection(node) }
    guard !body.frames.isEmpty, frame.hasAnonymous else {
      return .failed(reportAnonymousOutsideClosure(node))
    }
    frame.anonymousUsed = max(frame.anonymousUsed, index + 1)
    let types = frame.anonymousParameters
    if types.count == 1, self.types.kind(types[0]) == .tuple, frame.anonymousSpreads {
      return .value(tupleElement(index, types[0], node))
    }
    guard index < types.count else { return .failed(.error) }
    return .value(Typed(type: types[index], code: emit(.local, a: Int32(index), at: tree.range(node))))
  }

  private mutating func tupleElement(_ index: Int, _ type: TypeID, _ node: NodeID) -> Typed {
    guard index < types.elementCount(type) else { return .error }
    let base = emit(.local, a: 0, at: tree.range(node))
    let code = emit(.field, a: base.index, b: Int32(index), at: tree.range(node))
    return Typed(type: types.element(type, index), code: code)
  }

  mutating func resolveGeneric(_ node: NodeID) -> Reference {
    let base = resolve(tree.child(node, 0), .none)
    if case .type(let type) = base, tree.kind(tree.child(node, 0)) == .identifierExpr,
      let made = specializeAlias(tree.name(tree.child(node, 0)), type, tree.slots(node).dropFirst())
    {
      return made.isError ? .failed(.error) : .type(made)
    }
    guard case .type(let type) = base, types.kind(type) == .nominal else {
      if case .failed = base { return base }
      return base
    }
    var arguments: [TypeID] = []
    for argument in tree.slots(node).dropFirst() { arguments.append(resolveType(argument)) }
    let id = NominalID(types[type].a)
    if arguments.contains(where: { $0.isError }) { return .failed(.error) }
    if leavesOutArguments(id) { return base }
    guard Int(table[id].genericCount) == arguments.count else {
      reportGenericArgumentCount(node, id, found: arguments.count)
      return .failed(isView(type) ? .errorView : .error)
    }
    for (index, argument) in arguments.enumerated() {
      let parameter = types.parameter(Int(table[id].genericStart) + index)
      if !satisfiesConstraints(argument, parameter) {
        reportTypeArgument(tree.slots(node)[tree.slots(node).startIndex + 1 + index], argument, parameter)
        return .failed(isView(type) ? .errorView : .error)
      }
    }
    return .type(id == knownTypes.optional ? types.nested(arguments[0]) : types.nominal(id, arguments))
  }

  // MARK: Members

  private mutating func resolveMember(_ node: NodeID, _ hint: TypeID) -> Reference {
    let baseNode = tree.child(node, 0)
    let name = tree.name(node)
    if tree.kind(baseNode) == .identifierExpr, isModuleName(tree.name(baseNode)), local(tree.name(baseNode)) == nil,
      !isMemberHere(tree.name(baseNode), tree.range(baseNode))
    {
      return lookup(node, name, in: tree.name(baseNode))
    }
    let start = scratch.candidates.count
    let reference = resolve(baseNode, isImplicitChain(baseNode) ? hint : .none)
    if case .type(let type) = reference { return resolveStatic(node, name, type) }
    let base = value(of: reference, baseNode, .none)
    scratch.candidates.truncate(to: start)
    // an unknown name that is called may be a view; a member of one that is not is anything
    if base.type == .errorView, tree.kind(baseNode) == .identifierExpr { return .failed(.error) }
    return resolveMember(node, name, of: base)
  }

  /// Whether a chain starts with an implicit member, whose type is then that of the whole chain.
  mutating func isImplicitChain(_ node: NodeID) -> Bool {
    var node = node
    while !node.isNone {
      switch tree.kind(node) {
      case .implicitMemberExpr: return true
      case .memberExpr, .callExpr, .subscriptExpr, .optionalChainExpr, .forceUnwrapExpr: node = tree.child(node, 0)
      default: return false
      }
    }
    return false
  }

  mutating func resolveMember(_ node: NodeID, _ name: NameID, of base: Typed) -> Reference {
    if tree[node].token.isNone || name == .empty && !isTupleIndex(node) {
      return .failed(isView(base.type) ? base.type : .error)
    }
    if base.type == .error { return .failed(.error) }
    if name == known.selfName { return .value(base) }
    let base = base.isImplicit ? opened(base, forMember: name, at: baseRange(node)) : base
    switch types.kind(base.type) {
    case .tuple:
      if let element = tupleMember(node, name, base) { return .value(element) }
    case .metatype: return resolveStatic(node, name, types.operand(base.type, 0), of: base.code)
    default: break
    }
    let start = scratch.candidates.count
    findMembers(name, of: base.type, isStatic: false)
    if scratch.candidates.count > start {
      return .members(start, MemberBase(type: base.type, value: base.code))
    }
    if base.type == .errorView { return .failed(.errorView) }
    if isText(base.type) { return resolveMember(node, name, of: Typed(type: knownTypes.string, code: base.code)) }
    if let found = memberOfBoundList(node, name, base) { return found }
    if let found = resolveBacking(node, name, of: base) ?? resolveThroughBinding(node, name, base) { return found }
    if let projection = projection(node, name, of: base) { return .value(projection) }
    if types.kind(base.type) == .optional, isView(types.unwrapped(base.type)) {
      // an optional view is a view
      findMembers(name, of: knownTypes.someView, isStatic: false)
      if scratch.candidates.count > start {
        return .members(start, MemberBase(type: knownTypes.someView, value: base.code))
      }
    }
    if let value = dynamicMember(node, name, of: base) { return .value(value) }
    return .failed(reportUnknownMember(node, name, base.type))
  }

  /// Where the base of a member stands; in a key path it has no node of its own.
  private func baseRange(_ member: NodeID) -> SourceRange {
    tree.slots(member).first.map { tree.range($0) } ?? tree.range(member)
  }

  private func isTupleIndex(_ node: NodeID) -> Bool { tree[tree[node].token].kind == .integerLiteral }

  private mutating func tupleMember(_ node: NodeID, _ name: NameID, _ base: Typed) -> Typed? {
    for index in 0..<types.elementCount(base.type) {
      let isIndex =
        isTupleIndex(node) && NumberText.integer(tree, tree[node].token, isNegative: false) == Int64(index)
      guard isIndex || (name != .empty && types.elementLabel(base.type, index) == name) else { continue }
      let code = emit(.field, a: operand(base.code), b: Int32(index), at: tree.range(node))
      return Typed(type: types.element(base.type, index), code: code)
    }
    return nil
  }

  /// A member of a type: nested type, static member, case, initialiser, or the type itself.
  mutating func resolveStatic(
    _ node: NodeID, _ name: NameID, _ type: TypeID, of meta: ExpressionID = .none
  ) -> Reference {
    if type.isError || name == .empty { return .failed(.error) }
    if name == known.selfName { return .value(metatypeValue(type, node)) }
    if types.kind(type) == .optional, name == known.some { return .type(type) }
    if types.kind(type) == .optional, name == known.none {
      return .value(Typed(type: type, code: emit(.none, at: tree.range(node))))
    }
    let nested = memberType(type, name)
    if !nested.isNone { return .type(nested) }
    let start = scratch.candidates.count
    findMembers(name, of: type, isStatic: true)
    if scratch.candidates.count > start { return .members(start, MemberBase(type: type, value: .none, meta: meta)) }
    if name == known.initName { return .type(type) }
    if let symbol = assetSymbol(name, type, node) { return .value(symbol) }
    return .failed(reportUnknownStaticMember(node, name, type))
  }

  mutating func metatypeValue(_ type: TypeID, _ node: NodeID) -> Typed {
    Typed(type: types.metatype(type), code: typeValue(type, at: tree.range(node)))
  }

  private mutating func resolveImplicitMember(_ node: NodeID, _ hint: TypeID) -> Reference {
    let name = tree.name(node)
    if hint.isError || name == .empty { return .failed(.error) }
    var type = types.payload(hint)
    guard !type.isNone else { return .failed(reportNoContext(node, name)) }
    // what a generic type's arguments are is for the member to tell where the call around it does not know yet
    if types.kind(type) == .nominal, hasOpenParameter(type) { type = table[NominalID(types[type].a)].type }
    if types.kind(hint) == .optional, name == known.none {
      return .value(Typed(type: hint, code: emit(.none, at: tree.range(node))))
    }
    if types.kind(type) == .metatype { return resolveStatic(node, name, types.operand(type, 0)) }
    if name == known.initName, types.kind(type) == .parameter, equalOfSelf(type) != nil { return .type(type) }
    let start = scratch.candidates.count
    findMembers(name, of: type, isStatic: true)
    if scratch.candidates.count > start {
      return .members(start, MemberBase(type: type, value: .none))
    }
    if let concrete = equalOfSelf(type) {
      findMembers(name, of: concrete, isStatic: true)
      if scratch.candidates.count > start { return .members(start, MemberBase(type: concrete, value: .none)) }
    }
    if types.kind(hint) == .optional, name == known.some { return .type(hint) }
    if types.kind(type) == .parameter, !selected.isNone {
      let choice = types.payload(selected)
      findMembers(name, of: choice, isStatic: true)
      if scratch.candidates.count > start { return .members(start, MemberBase(type: choice, value: .none)) }
    }
    if let symbol = assetSymbol(name, type, node) { return .value(symbol) }
    return .failed(reportUnknownStaticMember(node, name, type))
  }

  // MARK: Reading

  /// The value of a reference that is not called.
  mutating func value(of reference: Reference, _ node: NodeID, _ hint: TypeID) -> Typed {
    switch reference {
    case .value(let value): return value
    case .failed(let type): return Typed(type: type, code: .none)
    case .type(let type):
      if type.isError { return .error }
      reportTypeAsValue(node, type)
      return .error
    case .members(let start, let base): return readMember(start, base, node, hint)
    }
  }

  private mutating func readMember(_ start: Int, _ base: MemberBase, _ node: NodeID, _ hint: TypeID) -> Typed {
    guard keepLabelled(node, from: start) else {
      reportLabelledName(node, from: start, base.type)
      return .error
    }
    let chosen = preferredMember(start, base, hint)
    switch table[chosen].kind {
    case .variable: return readVariable(chosen, base, node)
    case .enumCase: return caseValue(chosen, base, node)
    case _ where base.type == .errorView: return .error
    default: return functionValue(chosen, from: start, base, node, hint)
    }
  }

  /// The variable or case among several members, by the type that is wanted; otherwise the first.
  private mutating func preferredMember(_ start: Int, _ base: MemberBase, _ hint: TypeID) -> DeclarationID {
    if scratch.candidates.count == start + 1 { return scratch.candidates[start] }
    var fallback = DeclarationID.none
    for index in start..<scratch.candidates.count {
      let id = scratch.candidates[index]
      guard table[id].kind == .variable || table[id].kind == .enumCase else { continue }
      if fallback.isNone { fallback = id }
      if table[id].kind == .variable, !hint.isNone, converts(variableType(id), to: hint) { return id }
    }
    return fallback.isNone ? scratch.candidates[start] : fallback
  }

  mutating func readVariable(_ id: DeclarationID, _ base: MemberBase, _ node: NodeID) -> Typed {
    let range = tree.kind(node) == .memberExpr && base.value != .none ? nameTokenRange(node) : tree.range(node)
    let type = memberValueType(id, base)
    noteRead(id, node)
    if type.isError { return Typed(type: type, code: .none) }
    var base = base
    if !base.type.isNone, takesList(id, type) {
      base.value = gathered(base.value, of: base.type, at: range)
    }
    let code = settled(emitRead(id, base, at: range), id, variableType(id), type, at: range)
    return Typed(type: type, code: code, isImplicit: types.kind(type) == .optional && isImplicit(id))
  }

  /// A variable's type as seen from the base that it is read from.
  mutating func memberValueType(_ id: DeclarationID, _ base: MemberBase) -> TypeID {
    let type = variableType(id)
    return base.type.isNone ? type : substituteOwner(type, table[id].owner, base.type)
  }

  /// From a member's name to the end of the expression: where a report says that it stands.
  func nameTokenRange(_ node: NodeID) -> SourceRange {
    let token = tree[node].token
    return token.isNone ? tree.range(node) : SourceRange(tree.range(token).lower, tree.range(node).upper)
  }

  private mutating func caseValue(_ id: DeclarationID, _ base: MemberBase, _ node: NodeID) -> Typed {
    let signature = self.signature(id)
    if signature.parameterCount > 0 { return functionValue(id, from: scratch.candidates.count, base, node, .none) }
    let type = base.type.isNone || types.kind(base.type) != .nominal ? signature.result : base.type
    return Typed(type: type, code: emitCase(id, [], at: tree.range(node)))
  }

  /// How many values a function takes whose one parameter is a tuple, as in `pairs.map(Item.init)`.
  private func spreadCount(_ function: TypeID) -> Int {
    guard types.parameterCount(function) == 1, types.kind(types.operand(function, 0)) == .tuple else { return 0 }
    return types.elementCount(types.operand(function, 0))
  }

  /// Whether a function's parameters are those of a function type, which may leave some open.
  private mutating func takes(_ id: DeclarationID, _ function: TypeID, _ base: MemberBase) -> Bool {
    let signature = self.signature(id)
    for index in 0..<Int(signature.parameterCount) {
      let declared = parameter(signature, index).type
      let type = base.type.isNone ? declared : substituteOwner(declared, table[id].owner, base.type)
      let given = types.operand(function, index)
      if types.kind(type) == .opaque, types[type].a < 0 { return false }
      if types.kind(type) == .parameter, types.kind(given) == .nominal, !constraints(of: type).isEmpty,
        satisfiesConstraints(given, type)
      {
        continue
      }
      if given != type, !(knownTypes.isFloating(given) && knownTypes.isFloating(type)) { return false }
    }
    return true
  }

  /// A function as a value: a closure that passes its arguments on.
  private mutating func functionValue(
    _ id: DeclarationID, from first: Int, _ base: MemberBase, _ node: NodeID, _ hint: TypeID
  ) -> Typed {
    let wanted = types.unwrapped(hint)
    let isFunction = !wanted.isNone && types.kind(wanted) == .function
    let spread = isFunction ? spreadCount(wanted) : 0
    let count = spread > 0 ? spread : isFunction ? types.parameterCount(wanted) : -1
    let start = scratch.candidates.count
    var chosen = id
    for candidate in scratch.candidates[first...] {
      guard table[candidate].isFunctionLike || table[candidate].kind == .enumCase,
        table[candidate].name == table[id].name, Int(signature(candidate).parameterCount) == count
      else { continue }
      let isFirst = chosen == id && Int(signature(id).parameterCount) != count
      if isFirst || spread == 0 && takes(candidate, wanted, base) && !takes(chosen, wanted, base) { chosen = candidate }
    }
    scratch.candidates.truncate(to: start)
    let signature = self.signature(chosen)
    if signature.genericCount > 0, isFunction, !table[chosen].flags.contains(.isMutating),
      let value = genericFunctionValue(chosen, signature, base, node, wanted)
    {
      return value
    }
    if signature.genericCount > 0 || table[chosen].flags.contains(.isMutating) {
      reportFunctionReference(node, table[id].name)
      return .error
    }
    if count == 0, signature.parameterCount > 0, let value = initializerWithDefaults(chosen, signature, node) {
      return value
    }
    let isSpread = spread > 0 && Int(signature.parameterCount) == spread
    return wrapFunction(chosen, signature, base, node, pair: isSpread ? types.operand(wanted, 0) : .none)
  }
}
