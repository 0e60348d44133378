import LayoutDiagnostics
import LayoutSyntax

/// Loops, over a sequence and as long as a condition holds. A loop whose body makes closures gives every run variables of
/// its own, since a closure may outlive the run that makes it.
extension Checker {
  mutating func whileStatement(_ node: NodeID) -> ExpressionID {
    let mark = body.locals.count
    let start = program.code.count
    let slot = frame.slotCount
    let condition = conditions(tree.child(node, 0))
    frame.openLoops += 1
    let inner = loopBlock(tree.child(node, 1))
    frame.openLoops -= 1
    body.locals.removeLast(body.locals.count - mark)
    let loop: Operation = makesClosure(since: start) ? .freshLoop : .loop
    return emit(loop, a: condition.index, b: inner.index, c: slot, at: tree.range(node))
  }

  /// Whether the code of a loop makes closures, which may outlive the run that makes them.
  private func makesClosure(since start: Int) -> Bool {
    program.code[start...].contains { $0.operation == .closure }
  }

  /// `repeat { … } while c`: a loop that ends itself.
  mutating func repeatStatement(_ node: NodeID) -> ExpressionID {
    let range = tree.range(node)
    let start = program.code.count
    let slot = frame.slotCount
    frame.openLoops += 1
    let inner = loopBlock(tree.child(node, 0))
    frame.openLoops -= 1
    let condition = check(tree.child(node, 1), knownTypes.bool, for: .condition)
    let negated = emit(.not, a: operand(condition.code), at: range)
    let leave = emit(.breakLoop, a: -1, at: range)
    let end = emit(.branch, a: negated.index, b: leave.index, c: -1, at: range)
    let always = emit(.boolean, a: 1, at: range)
    let whole = emit(.block, list: [inner, end], at: range)
    let loop: Operation = makesClosure(since: start) ? .freshLoop : .loop
    return emit(loop, a: always.index, b: whole.index, c: slot, at: range)
  }

  /// A loop over a sequence, with `lower` to make the body.
  mutating func forStatement(
    _ node: NodeID, _ lower: (inout Checker, NodeID) -> ExpressionID = { $0.loopBlock($1) }
  ) -> ExpressionID {
    let mark = body.locals.count
    defer { body.locals.removeLast(body.locals.count - mark) }
    let sequence = counted(loopSequence(node), at: tree.range(tree.child(node, 2)))
    let element = sequence.type.isError ? TypeID.error : elementType(sequence.type)
    if element.isNone { reportNotSequence(tree.child(node, 2), sequence.type) }
    let slot = newSlot()
    let start = program.code.count
    let item = Typed(
      type: element.isNone ? .error : element, code: emit(.local, a: slot, at: tree.range(tree.child(node, 0))))
    var prologue: [ExpressionID] = []
    let patternNode = tree.child(node, 0)
    let isCase = isRefutable(patternNode)
    let test = isCase ? pattern(patternNode, item, binds: true) : .none
    if !isCase { destructure(patternNode, item, isLet: true, &prologue) }
    var inner: ExpressionID
    let filter = tree.child(node, 3)
    if filter.isNone {
      inner = lower(&self, tree.child(node, 4))
    } else {
      let condition = check(filter, knownTypes.bool, for: .condition)
      inner = lower(&self, tree.child(node, 4))
      inner = emit(.branch, a: operand(condition.code), b: inner.index, c: -1, at: tree.range(filter))
    }
    if isCase { inner = emit(.branch, a: test.index, b: inner.index, c: -1, at: tree.range(patternNode)) }
    let whole = emit(.block, list: prologue + [inner], at: tree.range(node))
    let loop: Operation = makesClosure(since: start) ? .freshForEach : .forEach
    let list = gathered(sequence.code, of: sequence.type, at: tree.range(tree.child(node, 2)))
    return emit(loop, a: slot, b: operand(list), c: whole.index, at: tree.range(node))
  }

  /// What a loop runs over; `for x: T in` tells what literals in a list are.
  private mutating func loopSequence(_ node: NodeID) -> Typed {
    let annotation = tree.child(node, 1)
    if annotation.isNone { return opened(infer(tree.child(node, 2)), at: tree.range(tree.child(node, 2))) }
    let wanted = resolveType(annotation)
    let isList = tree.kind(tree.child(node, 2)) == .arrayLiteral
    let list = infer(tree.child(node, 2), isList ? array(of: wanted) : .none)
    let sequence = opened(list, at: tree.range(tree.child(node, 2)))
    let element = sequence.type.isError ? TypeID.error : elementType(sequence.type)
    if !element.isNone, !element.isError, !wanted.isError, element != wanted {
      reportMismatch(element, wanted, annotation, for: .pattern)
    }
    return sequence
  }

  /// Whether the pattern of a loop may not fit an element: `for case let x? in …`.
  private func isRefutable(_ node: NodeID) -> Bool {
    if node.isNone { return false }
    switch tree.kind(node) {
    case .bindingPattern, .tuplePatternElement: return isRefutable(tree.child(node, 0))
    case .tuplePattern: return tree.slots(node).contains { isRefutable($0) }
    case .identifierPattern, .wildcardPattern: return false
    default: return true
    }
  }

  /// What a sequence is made of; `.none` for what is no sequence.
  mutating func elementType(_ type: TypeID) -> TypeID {
    if types.kind(type) == .nominal, NominalID(types[type].a) == knownTypes.dictionary {
      return types.tuple([(known.keyName, types.operand(type, 0)), (known.valueName, types.operand(type, 1))])
    }
    if type == knownTypes.string || isText(type) {
      return knownTypes.character.isNone ? knownTypes.string : knownTypes.character
    }
    if isUncountable(type) { return .none }
    return memberType(type, known.element)
  }
}
