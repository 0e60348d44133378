import LayoutDiagnostics
import LayoutSyntax

/// Subscripts and key paths.
extension Checker {
  mutating func inferSubscript(_ node: NodeID, _ hint: TypeID) -> Typed {
    let baseNode = tree.child(node, 0)
    let list = tree.child(node, 1)
    if let value = inferStaticSubscript(node, baseNode, list, hint) { return value }
    let read = inferLink(baseNode, isImplicitChain(baseNode) ? hint : literalHint(baseNode, hint, list))
    let base = read.isImplicit ? opened(read, at: tree.range(baseNode)) : read
    let candidates = scratch.candidates.count
    defer { scratch.candidates.truncate(to: candidates) }
    var site = pushSite(node, baseNode, list, hint, candidates)
    site.range = tree.range(node)
    defer { scratch.arguments.truncate(to: site.arguments) }
    if base.type.isError {
      checkLoosely(site)
      return .error
    }
    if let value = keyPathSubscript(base, list, node) ?? wholeSlice(base, list) { return value }
    findSubscripts(of: base.type)
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

  /// `text[...]`: all of it.
  private mutating func wholeSlice(_ base: Typed, _ list: NodeID) -> Typed? {
    let arguments = tree.elements(list)
    guard arguments.count == 1, let argument = arguments.first, tree.kind(argument) == .argument else { return nil }
    let node = tree.child(argument, 0)
    guard tree.kind(node) == .identifierExpr, known.binaryOperators[tree.name(node)] == .closed, isOperatorName(node),
      base.type == knownTypes.string || isArray(base.type)
    else { return nil }
    return base
  }

  /// What a literal of which one element is taken is expected to be: `[.red, .blue][index]`, `[Kind.a: .red][kind]`.
  private mutating func literalHint(_ node: NodeID, _ element: TypeID, _ list: NodeID) -> TypeID {
    let first = tree.kind(node) == .dictionaryLiteral ? tree.slots(node).first ?? .none : .none
    if !first.isNone, isImplicitChain(first) {
      return askedDictionary(node, element, tree.elements(list))
    }
    guard !element.isNone, !element.isError, !hasOpenParameter(element) else { return .none }
    let payload = types.unwrapped(element)
    if tree.kind(node) == .arrayLiteral { return array(of: payload) }
    guard tree.kind(node) == .dictionaryLiteral, let first = tree.slots(node).first, !first.isNone else { return .none }
    let count = diagnostics.count
    let key = infer(first, .none).type
    diagnostics.removeLast(diagnostics.count - count)
    return key.isError ? .none : dictionary(key, payload)
  }

  /// `[.work: "W", .home: "H"][tag]`: what is asked for tells the keys.
  private mutating func askedDictionary(_ node: NodeID, _ element: TypeID, _ list: ArraySlice<NodeID>) -> TypeID {
    guard let asked = list.first, tree.kind(asked) == .argument, tree.slots(node).count > 1 else { return .none }
    let count = diagnostics.count
    let key = infer(tree.child(asked, 0)).type
    let isTold = !element.isNone && !element.isError && !hasOpenParameter(element)
    let value = isTold ? types.unwrapped(element) : infer(tree.child(node, 1)).type
    diagnostics.removeLast(diagnostics.count - count)
    return key.isError || value.isError ? .none : dictionary(types.unwrapped(key), value)
  }

  /// The subscripts of a type. A collection's elements have numbers in general, but not those of a set or a dictionary.
  private mutating func findSubscripts(of type: TypeID) {
    let start = scratch.candidates.count
    findMembers(known.subscriptName, of: type, isStatic: false)
    guard types.kind(type) == .nominal, knownTypes.randomAccess.index >= 0,
      !conforms(type, to: knownTypes.randomAccess)
    else { return }
    let own = scratch.candidates[start...].filter {
      table[$0].owner != knownTypes.collection || !table[$0].flags.contains(.isLibrary)
    }
    scratch.candidates.truncate(to: start)
    scratch.candidates += own
  }

  /// `value[keyPath: path]`: the path is a function. One that is written out is read member by member, so that it is a
  /// place as well.
  private mutating func keyPathSubscript(_ base: Typed, _ list: NodeID, _ node: NodeID) -> Typed? {
    let arguments = tree.elements(list)
    guard arguments.count == 1, let argument = arguments.first, tree.label(argument) == known.keyPathLabel,
      knownTypes.keyPath.index >= 0
    else { return nil }
    let pathNode = tree.child(argument, 0)
    if tree.kind(pathNode) == .keyPathExpr, tree.slots(pathNode).count > 1 {
      var value = base
      for component in keyPathParts(pathNode).components where !value.type.isError {
        value = keyPathComponent(component, value)
      }
      return value
    }
    let path = infer(pathNode, .none)
    if path.isFailed { return .error }
    guard types.kind(path.type) == .nominal, types[path.type].count == 2 else { return nil }
    let code = emit(.apply, list: [base.code], c: path.code.index, at: tree.range(node))
    if isReference(base.type) { sharedFields.insert(code.index) }
    return Typed(type: types.operand(path.type, 1), code: code)
  }

  /// `\.name`, `\Type.name`, `\.self`: a function from the root to the property.
  mutating func inferKeyPath(_ node: NodeID, _ hint: TypeID) -> Typed {
    var (root, components) = keyPathParts(node)
    let wanted = types.unwrapped(hint)
    let isKeyPath = !wanted.isNone && types.kind(wanted) == .nominal && types[wanted].count == 2
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
    for component in components where !value.type.isError {
      value = keyPathComponent(component, value)
    }
    if body.chain.count > mark { value = value.isFailed ? .error : closeChain(value, from: mark, node) }
    body.chain.removeLast(body.chain.count - mark)
    let slotCount = body.frames.removeLast().slotCount
    if value.type.isError { return .error }
    let function = addFunction(.empty, parameterCount: 1, slotCount, [], value.code, node)
    let code = emit(.closure, a: function.index, at: tree.range(node))
    if wanted.isNone || isKeyPath, isWritable(value.code) {
      program.functions[Int(function.index)].setter = pathSetter(components, root, node)
    }
    if !wanted.isNone, types.kind(wanted) == .function {
      return Typed(type: types.function([root], value.type), code: code)
    }
    let nominal = isKeyPath ? NominalID(types[wanted].a) : knownTypes.keyPath
    guard nominal.index >= 0 else { return .error }
    return Typed(type: types.nominal(nominal, [root, value.type]), code: code)
  }

  /// The root that a path names, if it names one, and the members from there: `\Hike.Observation.pace` starts at a type
  /// inside of another, which the grammar reads as a member.
  private mutating func keyPathParts(_ node: NodeID) -> (root: TypeID, components: ArraySlice<NodeID>) {
    let rootNode = tree.child(node, 0)
    var components = tree.slots(node).dropFirst()
    guard !rootNode.isNone else { return (.none, components) }
    var root = resolveType(rootNode)
    while !root.isError, let first = components.first, tree.name(first) != .empty {
      let inner = memberType(root, tree.name(first))
      if inner.isNone { break }
      root = inner
      components = components.dropFirst()
    }
    return (root, components)
  }

  /// Whether the place that a path leads to can be written.
  func isWritable(_ code: ExpressionID) -> Bool {
    guard !code.isNone else { return false }
    let expression = program[code]
    switch expression.operation {
    case .local: return true
    case .field, .readCell: return isWritable(ExpressionID(expression.a))
    case .call where getters[expression.c] != nil && expression.b > 0:
      return isWritable(program.operands[Int(expression.a)])
    default: return false
    }
  }

  /// A function that stores its second argument where a path from its first leads.
  mutating func pathSetter(_ components: ArraySlice<NodeID>, _ root: TypeID, _ node: NodeID) -> FunctionID {
    let range = tree.range(node)
    body.frames.append(Frame(slotCount: 2))
    var place = Typed(type: root, code: emit(.local, a: 0, at: range))
    for component in components { place = keyPathComponent(component, place) }
    let value = emit(.local, a: 1, at: range)
    let code = store(place.code, value.index, at: range)
    let slotCount = body.frames.removeLast().slotCount
    return addFunction(.empty, parameterCount: 2, slotCount, [], code, node)
  }

  mutating func keyPathComponent(_ node: NodeID, _ base: Typed) -> Typed {
    if !tree[node].token.isNone {
      switch tree[tree[node].token].kind {
      case .postfixQuestion: return optionalLink(base, node)
      case .postfixExclamation where types.kind(base.type) == .optional:
        let code = emit(.forceUnwrap, a: operand(base.code), at: tree.range(node))
        return Typed(type: types.unwrapped(base.type), code: code)
      default: break
      }
    }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    return value(of: resolveMember(node, tree.name(node), of: base), node, .none)
  }
}
