import LayoutDiagnostics
import LayoutSyntax

/// Operators that are functions: those that the library and the module declare, and any operator where a function is
/// expected.
extension Checker {
  /// Whether a name is an operator that stands for its function, as in `reduce(0, +)`.
  func isOperatorName(_ node: NodeID) -> Bool {
    switch tree[tree[node].token].kind {
    case .infixOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// Whether some function of one operand declares the operator of a node.
  mutating func isDeclaredOperator(_ node: NodeID) -> Bool {
    let name = tree.name(node)
    for index in table.rows.indices where table.rows[index].name == name && table.rows[index].kind == .function {
      if signature(DeclarationID(Int32(index))).parameterCount == 1 { return true }
    }
    return false
  }

  /// Whether an operator that the program declares is about key paths: `!\.isOn`, `\.count == 1`. Where such a path starts is
  /// for the function to tell that the whole is.
  mutating func isOfKeyPaths(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .prefixExpr, .binaryExpr:
      let isPaths = tree.slots(node).contains { operand in
        !operand.isNone && (isBarePath(operand) || isOfKeyPaths(operand))
      }
      return isPaths && table.first(NominalID(-1), tree.name(node)).index >= 0
    case .parenExpr: return isOfKeyPaths(tree.child(node, 0))
    default: return false
    }
  }

  private func isBarePath(_ node: NodeID) -> Bool {
    tree.kind(node) == .keyPathExpr && tree.child(node, 0).isNone
  }

  /// `a === b`: whether two references are to one instance.
  mutating func inferIdentity(_ node: NodeID) -> Typed? {
    let isSame = text(tree.name(node)) == "==="
    guard isSame || text(tree.name(node)) == "!==", tree.slots(node).count == 2 else { return nil }
    let left = infer(tree.child(node, 0))
    let right = infer(tree.child(node, 1), left.type)
    if left.isFailed || right.isFailed { return .error }
    guard mayBeReference(left.type), mayBeReference(right.type) else {
      reportOperands(node, left.type, right.type)
      return .error
    }
    let operation: Operation = isSame ? .equal : .notEqual
    let code = emit(operation, a: operand(left.code), b: operand(right.code), c: 1, at: tree.range(node))
    return Typed(type: knownTypes.bool, code: code)
  }

  /// Whether values of a type are instances of classes, or may be.
  private mutating func mayBeReference(_ type: TypeID) -> Bool {
    let payload = types.payload(type)
    switch types.kind(payload) {
    case .nominal: return table[NominalID(types[payload].a)].kind == .classType
    case .opaque, .parameter: return true
    default: return false
    }
  }

  /// An operator as a function: a closure that applies it to its two parameters.
  mutating func operatorValue(_ node: NodeID, _ hint: TypeID) -> Typed {
    let wanted = types.unwrapped(hint)
    guard !wanted.isNone, types.kind(wanted) == .function,
      let (left, right) = operatorOperands(wanted, tree.range(node))
    else {
      if !hint.isError { reportOperatorContext(node) }
      return .error
    }
    let range = tree.range(node)
    let isPair = types.parameterCount(wanted) == 1
    // what the operator needs of the function around it is further out for the closure
    body.frames.append(Frame(slotCount: 2))
    let own = known.binaryOperators[tree.name(node)].flatMap { apply($0, left, right, node) }
    let applied = own ?? applyDeclared(node, left, right)
    let slots = body.frames.removeLast().slotCount
    guard let result = applied else {
      reportOperands(node, left.type, right.type)
      return .error
    }
    let function = addFunction(.empty, parameterCount: isPair ? 1 : 2, slots, [], result.code, node)
    let type = types.function(isPair ? [types.operand(wanted, 0)] : [left.type, right.type], result.type)
    return Typed(type: type, code: emit(.closure, a: function.index, at: range))
  }

  /// The two parameters of an operator's closure, or the parts of the one that is a pair, as in `zip(a, b).map(*)`.
  private mutating func operatorOperands(_ function: TypeID, _ range: SourceRange) -> (Typed, Typed)? {
    if types.parameterCount(function) == 2 {
      let left = Typed(type: types.operand(function, 0), code: emit(.local, a: 0, at: range))
      return (left, Typed(type: types.operand(function, 1), code: emit(.local, a: 1, at: range)))
    }
    guard types.parameterCount(function) == 1 else { return nil }
    let pair = types.operand(function, 0)
    guard types.kind(pair) == .tuple, types.elementCount(pair) == 2 else { return nil }
    let whole = emit(.local, a: 0, at: range)
    let parts = (0..<2).map { index in
      Typed(
        type: types.element(pair, index), code: emit(.field, a: whole.index, b: Int32(index), at: range))
    }
    return (parts[0], parts[1])
  }

  /// An operator of the language on two values, where it is defined for them.
  private mutating func apply(
    _ operation: BinaryOperator, _ left: Typed, _ right: Typed, _ node: NodeID
  ) -> Typed? {
    if operation.isEquality { return inferEquality(node, operation, left, right) }
    guard operation.isArithmetic || operation.isOrdering else { return nil }
    if let type = numeric(left.type, right.type) { return emitNumeric(node, operation, left, right, type) }
    guard left.type == right.type else { return nil }
    if isGeneric(operation, on: left.type) {
      return emitArithmetic(node, operation.arithmetic(.addValue), left, right, left.type)
    }
    if operation.isOrdering {
      let kind: Arithmetic = left.type == knownTypes.string ? .lessString : .lessValue
      guard left.type == knownTypes.string || isOrderedValue(left.type) || followsLess(operation, left.type) else {
        return nil
      }
      return emitArithmetic(node, operation.ordering(kind), left, right, knownTypes.bool)
    }
    guard operation == .add, left.type == knownTypes.string || isArray(left.type) else { return nil }
    return emitArithmetic(node, .concatenate, left, right, left.type)
  }

  /// An operator that the library or the module declares, on two values; nil where none takes them.
  mutating func applyDeclared(_ node: NodeID, _ left: Typed, _ right: Typed, named name: NameID? = nil) -> Typed? {
    let start = scratch.candidates.count
    let arguments = scratch.arguments.count
    defer {
      scratch.candidates.truncate(to: start)
      scratch.arguments.truncate(to: arguments)
    }
    pushOperators(name ?? tree.name(node), [left, right])
    for value in [left, right] {
      var argument = Argument(node: node, value: node, label: .empty, isTrailing: false, shape: .other)
      argument.typed = value
      scratch.arguments.append(argument)
    }
    var site = CallSite(
      candidates: start, arguments: arguments, base: .fileScope, node: node, callee: node, list: .none, hint: .none,
      range: tree.range(node))
    guard hasFittingOperator(site) else { return nil }
    if isBased(scratch.candidates[start]) { site.base.type = operatorBase([left]) }
    return callCandidates(&site)
  }

  /// The functions that operators of a name are: members of the operands' types, and those at file scope.
  private mutating func pushOperators(_ name: NameID, _ values: [Typed]) {
    for (index, value) in values.enumerated()
    where !value.type.isNone && !values[..<index].contains(where: { $0.type == value.type }) {
      findMembers(name, of: types.unwrapped(value.type), isStatic: true)
    }
    var id = table.first(NominalID(-1), name)
    while !id.isNone {
      scratch.candidates.append(id)
      id = table[id].next
    }
  }

  /// An operator that the library or the module declares: a static member of an operand's type, or a function.
  mutating func callOperator(_ node: NodeID, _ hint: TypeID, _ read: [Typed] = []) -> Typed {
    let name = tree.name(node)
    let operandNodes = tree.slots(node)
    var values = read
    for index in values.count..<operandNodes.count {
      let operandNode = operandNodes[operandNodes.startIndex + index]
      let isFunction = tree.kind(operandNode) == .closureExpr || shape(operandNode) == .initializer
      let isPath = tree.kind(operandNode) == .keyPathExpr || isOfKeyPaths(operandNode)
      if index > 0 && (isFunction || isImplicitChain(operandNode)) || isPath {
        values.append(Typed(type: .none, code: .none))
        continue
      }
      let wanted =
        index > 0 && isSized(values[0].type) || isSized(types.unwrapped(hint)) ? values.first?.type ?? hint : .none
      values.append(infer(operandNode, wanted))
    }
    if values.contains(where: { $0.type.isError }) { return .error }
    let start = scratch.candidates.count
    let arguments = scratch.arguments.count
    defer {
      scratch.candidates.truncate(to: start)
      scratch.arguments.truncate(to: arguments)
    }
    let isOpen = values.allSatisfy { $0.type.isNone }
    pushOperators(name, isOpen && !hint.isError ? [Typed(type: hint, code: .none)] : values)
    for (index, value) in values.enumerated() {
      let operandNode = operandNodes[operandNodes.startIndex + index]
      var argument = Argument(
        node: operandNode, value: operandNode, label: .empty, isTrailing: false, shape: .other)
      argument.typed = value.type.isNone ? nil : value
      if value.type.isNone { argument.shape = shape(operandNode) }
      let shape = shape(operandNode)
      let isOwn = value.type != knownTypes.int && !knownTypes.isFloating(value.type) && !isSized(value.type)
      if shape == .integer, value.type == knownTypes.int || isOwn {
        argument.shape = .integer
        argument.typed = nil
      } else if shape == .float, isOwn {
        argument.shape = .float
        argument.typed = nil
      }
      scratch.arguments.append(argument)
    }
    var site = CallSite(
      candidates: start, arguments: arguments, base: .fileScope, node: node, callee: node, list: .none, hint: hint,
      range: tree.range(node))
    guard hasFittingOperator(site) else {
      reportOperator(node, values.map { $0.type })
      return .error
    }
    if isBased(scratch.candidates[start]) { site.base.type = operatorBase(values) }
    return callCandidates(&site)
  }

  /// Whether an operator is a member whose type the first operand is of. The arguments of a generic type are told by both.
  private mutating func isBased(_ id: DeclarationID) -> Bool {
    let owner = table[id].owner
    return owner.index >= 0 && (table[owner].kind == .proto || table[owner].genericCount == 0)
  }

  private func operatorBase(_ values: [Typed]) -> TypeID { types.unwrapped(values[0].type) }

  /// Keeps the candidates that take these operands.
  private mutating func hasFittingOperator(_ site: CallSite) -> Bool {
    var kept = site.candidates
    for index in site.candidates..<scratch.candidates.count {
      let id = scratch.candidates[index]
      guard table[id].kind == .function, operatorFits(id, site) else { continue }
      scratch.candidates[kept] = id
      kept += 1
    }
    scratch.candidates.truncate(to: kept)
    return kept > site.candidates
  }

  private mutating func operatorFits(_ id: DeclarationID, _ site: CallSite) -> Bool {
    let signature = self.signature(id)
    guard Int(signature.parameterCount) == scratch.arguments.count - site.arguments else { return false }
    var fits = true
    withOpenGenerics(id, signature, site) {
      for index in 0..<Int(signature.parameterCount) where fits {
        let argument = $0.scratch.arguments[site.arguments + index]
        let parameter = $0.parameter(signature, index)
        fits = $0.cost(argument, parameter.type, flags: parameter.flags.intersection(.isAutoclosure)) != nil
      }
    }
    return fits
  }
}
