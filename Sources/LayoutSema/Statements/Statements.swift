import LayoutDiagnostics
import LayoutSyntax

/// Statements in function bodies, lowered as they are read.
extension Checker {
  /// A body whose value is that of its one expression, or of its `return`s; `result` is `.none` where that is open.
  mutating func functionBody(_ written: ArraySlice<NodeID>, result: TypeID, at range: SourceRange) -> Typed {
    let mark = body.locals.count
    defer { body.locals.removeLast(body.locals.count - mark) }
    // a clause of `#if` that is one expression, or that ends with one `return`, is the body's value
    let items = compiledItems(written)
    if items.count == 1, let item = items.first, isExpression(item), !isYielded(item),
      result != .void || !isStatement(item)
    {
      return singleExpression(item, result, range)
    }
    var code: [ExpressionID] = []
    statements(items, &code)
    let found = frame.foundReturn
    let type = result.isNone ? (found.isNone ? .void : found) : result
    if !result.isNone, type != .void, !type.isError, !endsControl(items), !frame.isInitializer,
      !(items.last.map { isYielded($0) } ?? false)
    {
      reportMissingReturn(range, type)
    }
    return Typed(type: type, code: emit(.block, list: code, at: range))
  }

  /// The statements that are compiled: those of the clauses of `#if` that hold stand in its place.
  private mutating func compiledItems(_ items: ArraySlice<NodeID>) -> ArraySlice<NodeID> {
    guard items.contains(where: { !$0.isNone && tree.kind($0) == .ifConfig }) else { return items }
    var compiled: [NodeID] = []
    for item in items {
      if !item.isNone, tree.kind(item) == .ifConfig {
        compiled += compiledItems(activeItems(item))
      } else {
        compiled.append(item)
      }
    }
    return compiled[...]
  }

  private mutating func singleExpression(_ item: NodeID, _ result: TypeID, _ range: SourceRange) -> Typed {
    if result.isNone { return infer(item) }
    if result == .void {
      let failures = body.failures
      let value = infer(item)
      // what speaks of another framework does nothing here, like a statement that does
      if value.type.isError { return Typed(type: .void, code: body.isAppCode ? leftOut(item) : .none) }
      if body.isAppCode, body.failures > failures {
        body.failures = failures
        return Typed(type: .void, code: leftOut(item, behind: value.code))
      }
      if value.type != .void, value.type != knownTypes.never { warnUnused(item, value.type) }
      return Typed(type: .void, code: emit(.block, list: [value.code], at: range))
    }
    return check(item, result, for: .returnValue)
  }

  func isExpression(_ node: NodeID) -> Bool {
    if node.isNone { return false }
    let kind = tree.kind(node)
    if kind == .ifStmt || kind == .switchStmt { return isStatementExpression(node) }
    return kind.rawValue >= SyntaxKind.identifierExpr.rawValue && kind.rawValue <= SyntaxKind.missingExpr.rawValue
  }

  /// Where nothing is to come of it, `if` and `switch` are no values, whatever their branches are.
  private func isStatement(_ node: NodeID) -> Bool { tree.kind(node) == .ifStmt || tree.kind(node) == .switchStmt }

  /// An `if` or `switch` whose branches are single expressions is a value.
  private func isStatementExpression(_ node: NodeID) -> Bool {
    var blocks: [NodeID] = []
    if tree.kind(node) == .ifStmt {
      guard !tree.child(node, 2).isNone else { return false }
      blocks = [tree.child(node, 1), tree.child(node, 2)]
    } else {
      for element in tree.slots(node).dropFirst() where tree.kind(element) == .switchCase {
        blocks.append(tree.child(element, 1))
      }
    }
    return blocks.allSatisfy { block in
      if block.isNone { return false }
      if tree.kind(block) == .ifStmt { return isStatementExpression(block) }
      let items = tree.slots(block)
      return items.count == 1 && isExpression(items.first!) && !isAssignment(items.first!)
    }
  }

  private func isAssignment(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .binaryExpr, let operation = binaryOperator(node) else { return false }
    return operation == .assign || operation.compound != nil
  }

  /// Whether some `return` stands in a body itself, not in a closure of it.
  mutating func hasReturn(_ items: ArraySlice<NodeID>) -> Bool {
    for node in items where !node.isNone {
      switch tree.kind(node) {
      case .returnStmt: return true
      case .ifStmt, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .switchStmt, .switchCase, .codeBlock, .doStmt,
        .catchClause, .labeledStmt, .ifConfig, .ifConfigClause, .itemList:
        if hasReturn(tree.slots(node)) { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a body cannot run past its end.
  mutating func endsControl(_ written: ArraySlice<NodeID>) -> Bool {
    let items = compiledItems(written)
    // functions may stand behind the `return` of the body that they help
    guard let last = items.last(where: { $0.isNone || tree.kind($0) != .functionDecl }), !last.isNone else {
      return false
    }
    switch tree.kind(last) {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallthroughStmt, .unexpected, .missingExpr: return true
    case .ifStmt:
      let otherwise = tree.child(last, 2)
      guard !otherwise.isNone else { return false }
      let elseEnds = tree.kind(otherwise) == .ifStmt ? endsControl([otherwise]) : endsControl(tree.slots(otherwise))
      return elseEnds && endsControl(tree.elements(tree.child(last, 1)))
    case .switchStmt:
      return tree.slots(last).dropFirst().allSatisfy {
        tree.kind($0) != .switchCase || tree[$0].flags.contains(.hasError)
          || endsControl(tree.elements(tree.child($0, 1)))
      }
    case .doStmt:
      return endsControl(tree.elements(tree.child(last, 0)))
        && tree.slots(last).dropFirst().allSatisfy { endsControl(tree.elements(tree.child($0, 1))) }
    case .labeledStmt: return endsControl([tree.child(last, 0)])
    case .repeatStmt: return endsControl(tree.elements(tree.child(last, 0)))
    case .whileStmt: return isLiteral(tree.child(last, 0), "t")
    case .callExpr:
      if throwingCalls.endings.contains(ThrowingCalls.Place(file: file, node: last)) { return true }
      let callee = tree.child(last, 0)
      return tree.kind(callee) == .identifierExpr && known.terminators.contains(tree.name(callee))
    default: return tree[last].flags.contains(.hasError)
    }
  }

  mutating func block(_ node: NodeID) -> ExpressionID {
    let mark = body.locals.count
    defer { body.locals.removeLast(body.locals.count - mark) }
    var code: [ExpressionID] = []
    statements(tree.elements(node), &code)
    return emit(.block, list: code, at: tree.range(node))
  }

  mutating func statement(_ node: NodeID, _ code: inout [ExpressionID]) {
    depth += 1
    defer { depth -= 1 }
    if depth > SemaLimits.nesting {
      _ = reportTooDeep(node)
      return
    }
    let range = tree.range(node)
    switch tree.kind(node) {
    case .variableDecl: localVariables(node, &code)
    case .functionDecl: localFunction(node, &code)
    case .structDecl, .enumDecl, .classDecl, .typealiasDecl: localType(node)
    case .returnStmt: code.append(returnStatement(node))
    case .ifStmt: code.append(ifStatement(node))
    case .guardStmt: code.append(guardStatement(node))
    case .forStmt: code.append(forStatement(node))
    case .whileStmt: code.append(whileStatement(node))
    case .repeatStmt: code.append(repeatStatement(node))
    case .switchStmt: code.append(switchStatement(node))
    case .breakStmt, .continueStmt: jumpStatement(node, &code)
    case .doStmt: code.append(doStatement(node))
    case .throwStmt: throwStatement(node, &code)
    case .deferStmt: code.append(emit(.deferred, a: block(tree.child(node, 0)).index, at: range))
    case .labeledStmt: labeledStatement(node, &code)
    case .ifConfig: for item in activeItems(node) { statement(item, &code) }
    case .fallthroughStmt: if !tree[node].flags.contains(.hasError) { reportUnsupported(node) }
    case .unexpected, .missingExpr: return
    default:
      if !isExpressionKind(node) { return reportUnsupported(node) }
      if isYielded(node) { return yieldStatement(node, &code) }
      expressionStatement(node, &code)
    }
  }

  func isExpressionKind(_ node: NodeID) -> Bool {
    let kind = tree.kind(node)
    return kind.rawValue >= SyntaxKind.identifierExpr.rawValue && kind.rawValue <= SyntaxKind.missingExpr.rawValue
  }

  private mutating func expressionStatement(_ node: NodeID, _ code: inout [ExpressionID]) {
    let value = infer(node)
    if value.isFailed { return }
    if value.type != .void, value.type != knownTypes.never { warnUnused(node, value.type) }
    code.append(emit(.discard, a: operand(value.code), at: tree.range(node)))
  }

  private mutating func returnStatement(_ node: NodeID) -> ExpressionID {
    let valueNode = tree.child(node, 0)
    let range = tree.range(node)
    if frame.isInitializer {
      let value =
        valueNode.isNone
        ? local(known.selfName).map { read($0, at: range) } : infer(valueNode, types.optional(context.selfType))
      return emit(.returnValue, a: operand(value?.code ?? .none), at: range)
    }
    if valueNode.isNone {
      if frame.returnType.isNone, frame.foundReturn.isNone { frame.foundReturn = .void }
      if !frame.returnType.isNone, frame.returnType != .void, !frame.returnType.isError {
        reportMissingReturnValue(node, frame.returnType)
      }
      return emit(.returnValue, a: -1, at: range)
    }
    let isOpen = frame.returnType.isNone
    if isOpen, frame.givesOptional, shape(valueNode) == .nilLiteral {
      return emit(.returnValue, a: emit(.none, at: tree.range(valueNode)).index, at: range)
    }
    let expected = isOpen ? frame.foundReturn : frame.returnType
    let value = expected.isNone ? infer(valueNode) : check(valueNode, expected, for: .returnValue)
    if isOpen, frame.foundReturn.isNone || frame.foundReturn.isError {
      frame.foundReturn = frame.givesOptional ? types.optional(value.type) : value.type
    }
    return emit(.returnValue, a: operand(value.code), at: range)
  }

  // MARK: Conditions

  /// The conditions of `if`, `guard` and `while`, joined by `and`; what they bind stays in scope.
  mutating func conditions(_ list: NodeID) -> ExpressionID {
    var result = ExpressionID.none
    for node in tree.elements(list) {
      let code = condition(node)
      result = result.isNone ? code : emit(.and, a: operand(result), b: operand(code), at: tree.range(node))
    }
    return result.isNone ? invalid : result
  }

  private mutating func condition(_ node: NodeID) -> ExpressionID {
    switch tree.kind(node) {
    case .optionalBinding: return optionalBinding(node)
    case .caseCondition: return caseCondition(node)
    case .availabilityCondition:
      let isAvailable = text(tree.name(node)) != "unavailable"
      return emit(.boolean, a: isAvailable ? 1 : 0, at: tree.range(node))
    case .binaryExpr where isReportedAssignment(node): return invalid
    default: return check(node, knownTypes.bool, for: .condition).code
    }
  }

  /// `if a = b`, which has been reported.
  private func isReportedAssignment(_ node: NodeID) -> Bool {
    tree[node].flags.contains(.hasError) && tree.bytes(tree[node].token).elementsEqual([UInt8(ascii: "=")])
  }

  private mutating func optionalBinding(_ node: NodeID) -> ExpressionID {
    let pattern = tree.child(node, 0)
    let valueNode = tree.child(node, 2)
    let range = tree.range(node)
    let name = pattern.isNone ? NameID.empty : tree.name(pattern)
    let annotation = tree.child(node, 1)
    let wanted = annotation.isNone ? TypeID.none : types.optional(resolveType(annotation))
    var value: Typed
    if valueNode.isNone, name == known.selfName {
      value = ownSelf(at: range)
    } else if valueNode.isNone {
      let start = scratch.candidates.count
      value = pattern.isNone ? .error : self.value(of: lookup(pattern, name), pattern, .none)
      scratch.candidates.truncate(to: start)
    } else {
      value = infer(valueNode, wanted)
    }
    let isSelf = name == known.selfName || !valueNode.isNone && isWeakSelf(valueNode)
    // a weak `self` is there as long as a layout is; the `self` of an optional may not be
    if isSelf, name == known.selfName, types.kind(value.type) != .optional { return emit(.boolean, a: 1, at: range) }
    if !value.type.isError, types.kind(value.type) != .optional, !isSelf {
      reportBindingNotOptional(valueNode.isNone ? pattern : valueNode, value.type)
      value = .error
    }
    let type = value.type.isError ? TypeID.error : types.unwrapped(value.type)
    let isLet = tree.name(node) == known.letName
    if !pattern.isNone, tree.kind(pattern) == .tuplePattern {
      return boundParts(pattern, Typed(type: type, code: value.code), isLet: isLet)
    }
    let isNamed = !pattern.isNone && tree.kind(pattern) == .identifierPattern
    let slot = isNamed ? declareLocal(name, type, isLet: isLet, at: tree.range(pattern)) : newSlot()
    return emit(.bindOptional, a: slot, c: operand(value.code), at: range)
  }

  /// `if let (a, b) = c`.
  ///
  /// - Parameter value: the code of the optional, and the type of what it holds.
  private mutating func boundParts(_ pattern: NodeID, _ value: Typed, isLet: Bool) -> ExpressionID {
    let range = tree.range(pattern)
    let slot = newSlot()
    let bound = emit(.bindOptional, a: slot, c: operand(value.code), at: range)
    let first = body.locals.count
    let parts = self.pattern(pattern, Typed(type: value.type, code: emit(.local, a: slot, at: range)), binds: true)
    for index in first..<body.locals.count { body.locals[index].isLet = isLet }
    return emit(.and, a: bound.index, b: parts.index, at: range)
  }

  private mutating func ifStatement(_ node: NodeID) -> ExpressionID {
    let mark = body.locals.count
    let condition = conditions(tree.child(node, 0))
    let then = block(tree.child(node, 1))
    body.locals.removeLast(body.locals.count - mark)
    let otherwise = elseBlock(tree.child(node, 2))
    return emit(.branch, a: condition.index, b: then.index, c: otherwise, at: tree.range(node))
  }

  private mutating func elseBlock(_ node: NodeID) -> Int32 {
    if node.isNone { return -1 }
    return tree.kind(node) == .ifStmt ? ifStatement(node).index : block(node).index
  }

  private mutating func guardStatement(_ node: NodeID) -> ExpressionID {
    let mark = body.locals.count
    let condition = conditions(tree.child(node, 0))
    let bound = Array(body.locals[mark...])
    body.locals.removeLast(body.locals.count - mark)
    let known = diagnostics.count
    let otherwise = block(tree.child(node, 1))
    body.locals.append(contentsOf: bound)
    if !endsControl(tree.elements(tree.child(node, 1))) {
      diagnostics.removeAll(from: known) { $0.id == .unusedResult }
      reportGuardFallsThrough(node)
    }
    let negated = emit(.not, a: condition.index, at: tree.range(node))
    return emit(.branch, a: negated.index, b: otherwise.index, c: -1, at: tree.range(node))
  }
}
