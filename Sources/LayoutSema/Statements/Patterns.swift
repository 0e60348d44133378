import LayoutDiagnostics
import LayoutSyntax

/// Patterns: a condition on a value that binds names when it holds.
extension Checker {
  /// The condition that a value matches a pattern; its names are in scope afterwards.
  mutating func pattern(_ node: NodeID, _ value: Typed, binds: Bool = false) -> ExpressionID {
    guard !node.isNone else { return invalid }
    let range = tree.range(node)
    switch tree.kind(node) {
    case .wildcardPattern, .discardExpr: return emit(.boolean, a: 1, at: range)
    case .identifierPattern:
      let slot = declareLocal(tree.name(node), value.type, isLet: true, at: range)
      return emit(.bind, a: slot, c: operand(value.code), at: range)
    case .bindingPattern:
      let first = body.locals.count
      let test = pattern(tree.child(node, 0), value, binds: true)
      if tree.name(node) != known.letName {
        for index in first..<body.locals.count { body.locals[index].isLet = false }
      }
      return test
    case .tuplePattern: return tuplePattern(tree.slots(node), value, binds, range)
    case .tupleExpr: return tuplePattern(tree.slots(node), value, binds, range)
    case .expressionPattern: return pattern(tree.child(node, 0), value, binds: binds)
    case .tuplePatternElement, .argument, .parenExpr: return pattern(tree.child(node, 0), value, binds: binds)
    case .isPattern:
      let type = resolveType(tree.child(node, 0), allowsProtocol: true)
      if type.isError || value.type.isError { return invalid }
      return emit(.isType, a: operand(value.code), b: typeTest(type), at: range)
    case .asExpr: return castPattern(node, value, binds)
    case .optionalChainExpr: return somePattern(node, value, binds)
    case .identifierExpr where binds:
      let slot = declareLocal(tree.name(node), value.type, isLet: true, at: range)
      return emit(.bind, a: slot, c: operand(value.code), at: range)
    default: return expressionPattern(node, value, binds)
    }
  }

  private mutating func tuplePattern(
    _ elements: ArraySlice<NodeID>, _ value: Typed, _ binds: Bool, _ range: SourceRange
  ) -> ExpressionID {
    let isTuple =
      !value.type.isError && types.kind(value.type) == .tuple
      && types.elementCount(value.type) == elements.count
    if elements.count == 1, let only = elements.first, !isTuple { return pattern(only, value, binds: binds) }
    var result = ExpressionID.none
    for (index, element) in elements.enumerated() {
      let field = emit(.field, a: operand(value.code), b: Int32(index), at: range)
      let type = isTuple ? types.element(value.type, index) : TypeID.error
      let test = pattern(element, Typed(type: type, code: field), binds: binds)
      result = result.isNone ? test : emit(.and, a: result.index, b: test.index, at: range)
    }
    return result.isNone ? invalid : result
  }

  /// `let x?`
  private mutating func somePattern(_ node: NodeID, _ value: Typed, _ binds: Bool) -> ExpressionID {
    let range = tree.range(node)
    let slot = newSlot()
    let bound = emit(.bindOptional, a: slot, c: operand(value.code), at: range)
    let payload = Typed(type: types.unwrapped(value.type), code: emit(.local, a: slot, at: range))
    let test = pattern(tree.child(node, 0), payload, binds: binds)
    return emit(.and, a: bound.index, b: test.index, at: range)
  }

  /// `let x as T`
  private mutating func castPattern(_ node: NodeID, _ value: Typed, _ binds: Bool) -> ExpressionID {
    let range = tree.range(node)
    let type = resolveType(tree.child(node, 1), allowsProtocol: true)
    let isKnown = !type.isError && !value.type.isError
    let found = isKnown ? cast(value, to: type, at: range) : .error
    let slot = newSlot()
    let bound = emit(.bindOptional, a: slot, c: operand(found.code), at: range)
    let payload = Typed(type: type, code: emit(.local, a: slot, at: range))
    let test = pattern(tree.child(node, 0), payload, binds: binds)
    return emit(.and, a: bound.index, b: test.index, at: range)
  }

  /// A value of any kind beside a case of an enum that is named is looked at as one of that enum.
  private mutating func narrowed(_ value: Typed, by callee: NodeID) -> Typed {
    guard !value.type.isError, types.kind(value.type) == .opaque, tree.kind(callee) == .memberExpr,
      let type = typeExpression(tree.child(callee, 0)), !type.isError
    else { return value }
    return cast(value, to: type, at: tree.range(callee))
  }

  private mutating func expressionPattern(_ node: NodeID, _ value: Typed, _ binds: Bool) -> ExpressionID {
    let callee = tree.kind(node) == .callExpr ? tree.child(node, 0) : node
    if tree.kind(callee) == .implicitMemberExpr || tree.kind(callee) == .memberExpr {
      if let test = casePattern(node, callee, narrowed(value, by: callee), binds) { return test }
    }
    if value.type.isError {
      bindToErrors(node, binds)
      return invalid
    }
    let range = tree.range(node)
    let wanted = types.unwrapped(value.type)
    let other = infer(node, tree.kind(node) == .nilLiteral ? value.type : rangeHint(node, wanted))
    if other.type.isError { return invalid }
    if isRange(other.type, node), !(types.kind(value.type) == .nominal && types[value.type].a == types[other.type].a) {
      return rangePattern(other, value, node)
    }
    if let own = ownMatch(other, value, node) { return own }
    // a pattern that may be nil is met by no value if it is
    let isOptional = types.kind(other.type) == .optional && types.kind(value.type) != .optional
    guard converts(other.type, to: isOptional ? types.optional(value.type) : value.type) else {
      reportMismatch(other.type, value.type, node, for: .pattern)
      return invalid
    }
    return emit(.equal, a: operand(value.code), b: operand(other.code), at: range)
  }

  /// What the program's own `~=` says of a pattern and a value of other types.
  private mutating func ownMatch(_ pattern: Typed, _ value: Typed, _ node: NodeID) -> ExpressionID? {
    guard pattern.type != value.type, let name = program.names.lookup("~=") else { return nil }
    let count = diagnostics.count
    let found = applyDeclared(node, pattern, value, named: name)
    diagnostics.removeLast(diagnostics.count - count)
    guard let found, found.type == knownTypes.bool, !found.code.isNone else { return nil }
    return found.code
  }

  /// What a pattern is expected to be: beside a value of some type a range of that type.
  private mutating func rangeHint(_ node: NodeID, _ type: TypeID) -> TypeID {
    guard tree.kind(node) == .binaryExpr, let operation = known.binaryOperators[tree.name(node)], operation.isRange
    else { return type }
    return types.nominal(operation == .closed ? knownTypes.closedRange : knownTypes.range, [type])
  }

  /// Whether a pattern is a range, of two bounds or one.
  private func isRange(_ type: TypeID, _ node: NodeID) -> Bool {
    guard types.kind(type) == .nominal else { return false }
    let id = NominalID(types[type].a)
    if id == knownTypes.range || id == knownTypes.closedRange { return true }
    let isUnary = tree.kind(node) == .prefixExpr || tree.kind(node) == .postfixExpr
    return isUnary && types[type].count == 1
  }

  private mutating func rangePattern(_ pattern: Typed, _ value: Typed, _ node: NodeID) -> ExpressionID {
    let element = types.operand(pattern.type, 0)
    guard converts(value.type, to: element) else {
      reportMismatch(element, value.type, node, for: .pattern)
      return invalid
    }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.contains, of: pattern.type, isStatic: false)
    guard scratch.candidates.count > start else { return invalid }
    return emitCall(scratch.candidates[start], [pattern.code, value.code], at: tree.range(node))
  }

  /// `.name(…)` of an enum, `.some(…)` and `.none` of an optional.
  private mutating func casePattern(
    _ node: NodeID, _ callee: NodeID, _ value: Typed, _ binds: Bool
  ) -> ExpressionID? {
    if value.type.isError { return nil }
    let name = tree.name(callee)
    let range = tree.range(node)
    let base = types.unwrapped(value.type)
    if base != value.type, name == known.none || name == known.some {
      return optionalCase(node, value, binds, isSome: name == known.some)
    }
    guard types.kind(base) == .nominal, table[NominalID(types[base].a)].kind == .enumeration else { return nil }
    let owner = NominalID(types[base].a)
    var id = table.first(owner, name)
    while !id.isNone, table[id].kind != .enumCase { id = table[id].next }
    guard !id.isNone else {
      let start = scratch.candidates.count
      findMembers(name, of: base, isStatic: true)
      let exists = scratch.candidates.count > start
      scratch.candidates.truncate(to: start)
      if exists { return nil }
      _ = reportUnknownStaticMember(callee, name, base)
      bindToErrors(node, binds)
      return invalid
    }
    var held = value
    var test: ExpressionID
    if base != value.type {
      let slot = newSlot()
      let bound = emit(.bindOptional, a: slot, c: operand(value.code), at: range)
      held = Typed(type: base, code: emit(.local, a: slot, at: range))
      let isCase = emit(.isCase, a: operand(held.code), b: table[id].payload, at: range)
      test = emit(.and, a: bound.index, b: isCase.index, at: range)
    } else {
      test = emit(.isCase, a: operand(value.code), b: table[id].payload, at: range)
    }
    guard tree.kind(node) == .callExpr else { return test }
    let signature = self.signature(id)
    let arguments = tree.elements(tree.child(node, 1))
    if arguments.count == 1, signature.parameterCount > 1, let only = arguments.first {
      return wholePayload(only, signature, held, test, binds)
    }
    guard arguments.count == Int(signature.parameterCount) else {
      reportPayloadCount(node, id, found: arguments.count)
      bindToErrors(node, binds)
      return invalid
    }
    for (index, argument) in arguments.enumerated() {
      let type = substituteOwner(parameter(signature, index).type, owner, base)
      let payload = emit(.payload, a: operand(held.code), b: Int32(index), at: range)
      let inner = pattern(tree.child(argument, 0), Typed(type: type, code: payload), binds: binds)
      test = emit(.and, a: test.index, b: inner.index, at: range)
    }
    return test
  }

  /// Declares the names of a pattern that cannot match, so that their uses are not reported too.
  private mutating func bindToErrors(_ node: NodeID, _ binds: Bool) {
    guard tree.kind(node) == .callExpr else { return }
    for argument in tree.elements(tree.child(node, 1)) {
      _ = pattern(tree.child(argument, 0), .error, binds: binds)
    }
  }

  /// `case .pair(let both)`: the payloads as one tuple.
  private mutating func wholePayload(
    _ argument: NodeID, _ signature: Signature, _ value: Typed, _ test: ExpressionID, _ binds: Bool
  ) -> ExpressionID {
    let range = tree.range(argument)
    var elements: [(label: NameID, type: TypeID)] = []
    var code: [ExpressionID] = []
    for index in 0..<Int(signature.parameterCount) {
      elements.append((parameter(signature, index).label, parameter(signature, index).type))
      code.append(emit(.payload, a: operand(value.code), b: Int32(index), at: range))
    }
    let whole = Typed(type: types.tuple(elements), code: emit(.tuple, list: code, at: range))
    let inner = pattern(tree.child(argument, 0), whole, binds: binds)
    return emit(.and, a: test.index, b: inner.index, at: range)
  }

  private mutating func optionalCase(
    _ node: NodeID, _ value: Typed, _ binds: Bool, isSome: Bool
  ) -> ExpressionID {
    let range = tree.range(node)
    let slot = newSlot()
    let bound = emit(.bindOptional, a: slot, c: operand(value.code), at: range)
    guard isSome else { return emit(.not, a: bound.index, at: range) }
    guard tree.kind(node) == .callExpr, let argument = tree.elements(tree.child(node, 1)).first else { return bound }
    let payload = Typed(type: types.unwrapped(value.type), code: emit(.local, a: slot, at: range))
    let inner = pattern(tree.child(argument, 0), payload, binds: binds)
    return emit(.and, a: bound.index, b: inner.index, at: range)
  }
}

// MARK: `if` and `switch` as values

extension Checker {
  mutating func inferStatementExpression(_ node: NodeID, _ hint: TypeID) -> Typed {
    tree.kind(node) == .ifStmt ? inferIf(node, hint) : inferSwitch(node, hint)
  }

  private mutating func branchValue(_ block: NodeID, _ hint: TypeID) -> Typed {
    if block.isNone { return .error }
    if tree.kind(block) == .ifStmt { return inferIf(block, hint) }
    guard let item = tree.slots(block).first, isExpression(item) else {
      reportUnsupported(block)
      return .error
    }
    return infer(item, hint)
  }

  private mutating func inferIf(_ node: NodeID, _ hint: TypeID) -> Typed {
    let mark = body.locals.count
    let condition = conditions(tree.child(node, 0))
    let then = branchValue(tree.child(node, 1), hint)
    body.locals.removeLast(body.locals.count - mark)
    let otherwise = branchValue(tree.child(node, 2), hint.isNone ? then.type : hint)
    if then.type.isError || otherwise.type.isError { return .error }
    guard let type = common(then.type, otherwise.type, hint) else {
      reportTernary(node, then.type, otherwise.type)
      return .error
    }
    let code = emit(
      .conditional, a: condition.index, b: operand(then.code), c: operand(otherwise.code), at: tree.range(node))
    return Typed(type: type, code: code)
  }

  private mutating func inferSwitch(_ node: NodeID, _ hint: TypeID) -> Typed {
    var type = hint.isNone || hasOpenParameter(hint) ? TypeID.none : hint
    var failed = false
    let lowered = switchCases(node) { checker, block in
      let value = checker.branchValue(block, type)
      if value.type.isError { failed = true }
      if type.isNone { type = value.type }
      if !value.type.isError, !checker.converts(value.type, to: type) {
        checker.reportMismatch(value.type, type, block, for: .returnValue)
        failed = true
      }
      return value.code
    }
    if failed || type.isNone { return .error }
    let range = tree.range(node)
    var result = emit(.trap, a: -1, at: range)
    for branch in lowered.branches.reversed() {
      result = emit(
        .conditional, a: branch.condition.index, b: operand(branch.body), c: result.index, at: range)
    }
    return Typed(type: type, code: emit(.sequence, list: [lowered.subject, result], at: range))
  }
}
