import LayoutDiagnostics
import LayoutSyntax

/// Assignments, `inout` and setters: what may stand on the left, and how the value gets there.
///
/// A place is a local, a global, a field, or a chain of them. What has a setter is written by computing its base anew and
/// storing that, so that values stay values: `a.b[i] = x` stores into `a.b` what the subscript's setter gives.
extension Checker {
  mutating func inferAssignment(_ node: NodeID) -> Typed {
    let target = tree.child(node, 0)
    let valueNode = tree.child(node, 1)
    let range = tree.range(node)
    if !target.isNone, tree.kind(target) == .discardExpr {
      let value = infer(valueNode)
      return Typed(type: .void, code: emit(.discard, a: operand(value.code), at: range))
    }
    if !target.isNone, tree.kind(target) == .tupleExpr { return assignTuple(node) }
    if setsEnvironment(target) { return Typed(type: .void, code: emit(.void, at: range)) }
    let mark = body.chain.count
    lastCall = .none
    let place = inferLink(target)
    let called = lastCall
    if place.type.isError {
      checkLoosely(valueNode)
      body.chain.removeLast(body.chain.count - mark)
      return .error
    }
    let (first, failures) = (diagnostics.count, body.failures)
    var value = check(valueNode, place.type, for: .assignment)
    if value.isFailed || body.failures > failures,
      let unknown = unknownWrapper(place.type, from: first, at: tree.range(valueNode))
    {
      (value, body.failures) = (unknown, failures)
    }
    if value.type.isError {
      body.chain.removeLast(body.chain.count - mark)
      // The place would keep what it had, so running code must not go on.
      return Typed(type: .void, code: emit(.invalid, at: range))
    }
    guard checkAssignable(target), checkSettable(called, target) else { return .error }
    checkEscaping(valueNode, "assigning non-escaping parameter")
    let code = store(place.code, operand(value.code), at: range)
    return Typed(type: .void, code: chained(Typed(type: .void, code: code), from: mark, at: range))
  }

  /// `store[1] = x`: whether the subscript of the program that a place is of has a setter.
  private mutating func checkSettable(_ id: DeclarationID, _ target: NodeID) -> Bool {
    guard !id.isNone, tree.kind(target) == .subscriptExpr, table[id].kind == .subscripting, table[id].file > 0,
      !table[id].flags.contains(.hasSetter)
    else { return true }
    report(.notAssignable, "cannot assign through subscript: subscript is get-only", at: tree.range(target))
    return false
  }

  /// `_items = FetchRequest(…)`: a request of an initialiser for what the environment has, which is nothing here.
  private mutating func setsEnvironment(_ target: NodeID) -> Bool {
    guard !target.isNone, tree.kind(target) == .identifierExpr || tree.kind(target) == .memberExpr, frame.isInitializer,
      text(tree.name(target)).utf8.first == UInt8(ascii: "_"), context.owner.index >= 0,
      let stored = program.names.lookup(String(decoding: text(tree.name(target)).utf8.dropFirst(), as: UTF8.self))
    else { return false }
    let id = table.first(context.owner, stored)
    return !id.isNone && table[id].kind == .variable && isEnvironment(id)
  }

  /// `x += y`: reads, computes and writes.
  mutating func inferCompoundAssignment(_ node: NodeID, _ operation: BinaryOperator) -> Typed {
    let target = tree.child(node, 0)
    let mark = body.chain.count
    let place = opened(inferLink(target), at: tree.range(target))
    let done = compoundAssignment(node, operation, place)
    let code = chained(Typed(type: .void, code: done.code), from: mark, at: tree.range(node))
    return done.isFailed ? done : Typed(type: .void, code: code)
  }

  private mutating func compoundAssignment(_ node: NodeID, _ operation: BinaryOperator, _ place: Typed) -> Typed {
    let target = tree.child(node, 0)
    let value = infer(tree.child(node, 1), place.type)
    if place.type.isError || value.type.isError { return .error }
    guard checkAssignable(target) else { return .error }
    guard let kind = compoundKind(operation, place.type, value.type) else {
      if let own = compoundFunction(node, place, value) ?? compoundOfPlain(node, operation, place, value) { return own }
      reportOperands(node, place.type, value.type)
      return .error
    }
    let range = tree.range(node)
    var code = heldIndices(of: place.code)
    let result = emit(.arithmetic, a: operand(place.code), b: operand(value.code), c: kind.rawValue, at: range)
    let stored = store(place.code, result.index, at: range)
    if code.isEmpty { return Typed(type: .void, code: stored) }
    code.append(stored)
    return Typed(type: .void, code: emit(.block, list: code, at: range))
  }

  /// Keeps the indices on the way to a place in variables, since the place is read and then written: `counts[next()] += 1`.
  private mutating func heldIndices(of place: ExpressionID) -> [ExpressionID] {
    guard !place.isNone else { return [] }
    let code = program[place]
    switch code.operation {
    case .field, .lazyField, .forceUnwrap, .readCell, .inoutArgument: return heldIndices(of: ExpressionID(code.a))
    case .native where code.b > 0:
      var held = heldIndices(of: program.operands[Int(code.a)])
      for index in Int(code.a) + 1..<Int(code.a + code.b) where mayDiffer(program.operands[index]) {
        let slot = newSlot()
        held.append(emit(.define, a: slot, c: program.operands[index].index, at: code.range))
        program.operands[index] = emit(.local, a: slot, at: code.range)
      }
      return held
    default: return []
    }
  }

  /// Whether an expression does something, so that it must not run twice.
  private func mayDiffer(_ id: ExpressionID) -> Bool {
    let code = program[id]
    switch code.operation {
    case .integer, .double, .string, .boolean, .local, .global, .readCell, .enumCase: return false
    case .field: return mayDiffer(ExpressionID(code.a))
    case .arithmetic: return mayDiffer(ExpressionID(code.a)) || mayDiffer(ExpressionID(code.b))
    default: return true
    }
  }

  /// `x += y` by a function that the module or the library declares.
  private mutating func compoundFunction(_ node: NodeID, _ place: Typed, _ value: Typed) -> Typed? {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(tree.name(node), of: place.type, isStatic: true)
    var global = table.first(NominalID(-1), tree.name(node))
    while !global.isNone {
      scratch.candidates.append(global)
      global = table[global].next
    }
    for id in scratch.candidates[start...] where table[id].kind == .function {
      let signature = self.signature(id)
      guard signature.parameterCount == 2, parameter(signature, 0).flags.contains(.isInOut) else { continue }
      let left = substituteOwner(parameter(signature, 0).type, table[id].owner, place.type)
      let right = substituteOwner(parameter(signature, 1).type, table[id].owner, place.type)
      var value = value
      if value.type == knownTypes.int, knownTypes.isFloating(right), tree.kind(tree.child(node, 1)) == .integerLiteral {
        value = infer(tree.child(node, 1), right)
      }
      guard converts(place.type, to: left), converts(value.type, to: right) else { continue }
      let range = tree.range(node)
      noteWrite(to: place.code)
      let target = emit(.inoutArgument, a: operand(place.code), at: range)
      let code = observingCall([target, value.code], .void, at: range) { $0.emitCall(id, $1, at: range) }
      return Typed(type: .void, code: code)
    }
    return nil
  }

  /// `x += y` of numbers of the program that declare `+`.
  private mutating func compoundOfPlain(
    _ node: NodeID, _ operation: BinaryOperator, _ place: Typed, _ value: Typed
  ) -> Typed? {
    guard types.kind(place.type) == .nominal, knownTypes.arithmetic.index >= 0,
      conforms(place.type, to: knownTypes.arithmetic),
      let plain = program.names.lookup(BinaryOperator.spellings[Int(operation.rawValue)]),
      let result = applyDeclared(node, place, value, named: plain), !result.isFailed, result.type == place.type
    else { return nil }
    return Typed(type: .void, code: store(place.code, operand(result.code), at: tree.range(node)))
  }

  /// `(a, b) = (b, a)`: the values are read before the first is written.
  private mutating func assignTuple(_ node: NodeID) -> Typed {
    let range = tree.range(node)
    let elements = tree.slots(tree.child(node, 0))
    let value = infer(tree.child(node, 1), typeOfPlaces(elements))
    guard !value.isFailed, types.kind(value.type) == .tuple, types.elementCount(value.type) == elements.count else {
      if !value.isFailed { reportNotAssignable(tree.child(node, 0)) }
      return .error
    }
    let slot = newSlot()
    var code = [emit(.define, a: slot, c: operand(value.code), at: range)]
    for (index, element) in elements.enumerated() {
      let target = tree.child(element, 0)
      if target.isNone || tree.kind(target) == .discardExpr { continue }
      let place = infer(target)
      if place.isFailed || !checkAssignable(target) { return .error }
      let part = types.element(value.type, index)
      guard converts(part, to: place.type) else {
        reportMismatch(part, place.type, target, for: .assignment)
        return .error
      }
      let held = emit(.local, a: slot, at: range)
      let field = emit(.field, a: held.index, b: Int32(index), at: range)
      code.append(store(place.code, field.index, at: range))
    }
    return Typed(type: .void, code: emit(.block, list: code, at: range))
  }

  /// The tuple of what places hold, which tells the literals that are stored there; none with a `_` among them.
  private mutating func typeOfPlaces(_ elements: ArraySlice<NodeID>) -> TypeID {
    var parts: [(label: NameID, type: TypeID)] = []
    for element in elements {
      let target = tree.child(element, 0)
      if target.isNone || tree.kind(target) == .discardExpr { return .none }
      let count = diagnostics.count
      let place = infer(target)
      diagnostics.removeLast(diagnostics.count - count)
      if place.isFailed { return .none }
      parts.append((.empty, place.type))
    }
    return types.tuple(parts)
  }

  private mutating func compoundKind(_ operation: BinaryOperator, _ left: TypeID, _ right: TypeID) -> Arithmetic? {
    if left == knownTypes.int, right == left { return operation.arithmetic(.addInteger) }
    if knownTypes.isFloating(left), knownTypes.isFloating(right) { return operation.arithmetic(.addDouble) }
    if left == right, isGeneric(operation, on: left) {
      return operation.arithmetic(.addValue)
    }
    guard operation == .add, converts(right, to: left), types.kind(left) == .nominal else { return nil }
    return left == knownTypes.string || types[left].a == knownTypes.array.index ? .concatenate : nil
  }

  /// Stores a value into the place that an expression reads; a property with a setter is set by a call of it.
  mutating func store(_ place: ExpressionID, _ value: Int32, at range: SourceRange) -> ExpressionID {
    noteWrite(to: place)
    if let first = storeFirst(place, value, at: range) { return first }
    if let observing = storeObserved(place, value, at: range) { return observing }
    let read = program.code[Int(operand(place))]
    if read.operation == .call, let id = getters[read.c] {
      var list = Array(program.operands[Int(read.a)..<Int(read.a + read.b)])
      if let base = list.first, !table[id].isStatic {
        list[0] = emit(.inoutArgument, a: base.index, at: range)
      }
      list.insert(ExpressionID(value), at: list.count - passedGenerics(id).count)
      return emit(.call, list: list, c: setterID(id).index, at: range)
    }
    return emit(.assign, a: operand(place), b: value, at: range)
  }

  /// Whether something may be written, or why not.
  mutating func checkAssignable(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .identifierExpr: return checkAssignableName(node)
    case .memberExpr: return checkAssignableMember(node)
    case .subscriptExpr where isPartOfReference(node) || subscriptedType(tree.child(node, 0)) != nil: return true
    case .subscriptExpr, .optionalChainExpr, .forceUnwrapExpr, .parenExpr:
      return checkAssignable(tree.child(node, 0))
    case .inoutExpr: return checkAssignable(tree.child(node, 0))
    case .callExpr, .implicitMemberExpr: return true
    default:
      reportNotAssignable(node)
      return false
    }
  }

  /// `model[id]`, `model[keyPath: path]` of an instance of a class, which may be a constant.
  private mutating func isPartOfReference(_ node: NodeID) -> Bool {
    let (mark, count) = (body.chain.count, diagnostics.count)
    let type = infer(tree.child(node, 0)).type
    body.chain.removeLast(body.chain.count - mark)
    diagnostics.removeLast(diagnostics.count - count)
    return !type.isNone && isReference(types.unwrapped(type))
  }

  private mutating func checkAssignableName(_ node: NodeID) -> Bool {
    let name = tree.name(node)
    if tree[tree[node].token].kind == .dollarIdentifier { return true }
    if let local = local(name) {
      // a constant without a value may be given one
      if local.isLet, !local.isCell, name != known.selfName, !uninitialized.contains(local.slot) {
        reportConstant(node, local)
        return false
      }
      return true
    }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    if name == known.selfName { return checkMutableSelf(node, name) && checkReplaceable(node) }
    guard case .members(let first, let base) = lookup(node, name) else { return true }
    let id = scratch.candidates[first]
    if !base.value.isNone, table[id].payload >= 0, !isCell(id), ownWrapper(id) == nil, !checkMutableSelf(node, name) {
      return false
    }
    return checkAssignable(id, node)
  }

  /// `self = …`, which an instance of a class has no part in.
  private mutating func checkReplaceable(_ node: NodeID) -> Bool {
    guard types.kind(context.selfType) == .nominal, isReference(context.selfType), context.owner.index >= 0,
      table[context.owner].kind == .classType
    else { return true }
    report(.notAssignable, "cannot assign to value: 'self' is immutable", at: tree.range(node))
    return false
  }

  private mutating func checkMutableSelf(_ node: NodeID, _ name: NameID) -> Bool {
    if context.canMutateSelf || isReference(context.selfType) || context.selfType.isError { return true }
    reportImmutableSelf(node, name)
    return false
  }

  private mutating func checkAssignableMember(_ node: NodeID) -> Bool {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    let count = diagnostics.count
    let reference = resolve(node, .none)
    diagnostics.removeLast(diagnostics.count - count)
    guard case .members(let first, let base) = reference else { return true }
    guard checkAssignable(scratch.candidates[first], node) else { return false }
    let member = scratch.candidates[first]
    if base.value.isNone || isReference(base.type) || isCell(member) || keepsBase(member) { return true }
    return checkAssignable(tree.child(node, 0))
  }

  /// Whether values of a type are shared, so that members of a constant may be written.
  mutating func isReference(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .nominal: table[NominalID(types[type].a)].kind == .classType || types[type].a == knownTypes.binding.index
    case .opaque, .parameter: knownTypes.anyObject.index >= 0 && conforms(type, to: knownTypes.anyObject)
    default: false
    }
  }

  private mutating func checkAssignable(_ id: DeclarationID, _ node: NodeID) -> Bool {
    let row = table[id]
    let isInitializing = !body.frames.isEmpty && body.frames[0].isInitializer && row.owner == context.owner
    let isReadOnly = row.flags.contains(.isComputed) && row.flags.isDisjoint(with: [.hasSetter, .isLazy])
    if row.kind != .variable || isReadOnly || row.flags.contains(.isLet) && !isInitializing {
      reportReadOnly(node, id)
      return false
    }
    if isReadOnlyWrapped(id), !isInitializing {
      reportReadOnly(node, id)
      return false
    }
    return checkSetterAccess(id, node)
  }

  // MARK: inout

  mutating func inoutArgument(_ argument: Argument, _ expected: TypeID, _ parameter: Parameter) -> Typed {
    let read = argument.typed ?? infer(argument.value, expected)
    if read.type.isError { return read }
    let value = opened(read, for: expected, at: tree.range(argument.value))
    guard tree.kind(argument.value) == .inoutExpr || argument.label == .empty && tree.kind(argument.node) != .argument
    else {
      reportMissingAmpersand(argument.value, value.type)
      return .error
    }
    guard checkAssignable(argument.value) else { return .error }
    guard unify(parameter.type, value.type) else {
      reportMismatch(value.type, expected, argument.value, for: .argument)
      return .error
    }
    return value
  }

  /// A call that changes its `self` or arguments.
  mutating func callWritingBack(
    _ id: DeclarationID, _ signature: Signature, _ site: CallSite, _ list: [ExpressionID], _ result: TypeID
  ) -> Typed {
    let row = table[id]
    if row.flags.contains(.isMutating), tree.kind(site.callee) == .memberExpr,
      !isReference(site.base.type), !checkAssignable(tree.child(site.callee, 0))
    {
      return .error
    }
    var list = list
    let first = site.base.value.isNone || row.isStatic ? 0 : 1
    if first == 1, row.flags.contains(.isMutating), !isReference(site.base.type) {
      noteWrite(to: list[0])
      list[0] = emit(.inoutArgument, a: list[0].index, at: site.range)
    }
    for index in 0..<Int(signature.parameterCount) where parameter(signature, index).flags.contains(.isInOut) {
      noteWrite(to: list[first + index])
      list[first + index] = emit(.inoutArgument, a: operand(list[first + index]), at: site.range)
    }
    return Typed(
      type: result,
      code: observingCall(list, result, at: site.range) {
        guard let named = $0.dispatched(id, site.base) else {
          return $0.emitCall(id, $1, of: site.base.type, at: site.range)
        }
        let base = MemberBase(type: site.base.type, value: $1[0])
        return $0.emitWitnessCall(named, base, Array($1.dropFirst()), at: site.range)
      })
  }
}
