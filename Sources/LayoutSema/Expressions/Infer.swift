import LayoutDiagnostics
import LayoutSyntax

/// Checking expressions in both directions: a node is read once, with what is expected of it as a hint.
///
/// `infer` settles a type and writes the code; the hint types literals, implicit members and closures but demands
/// nothing. `check` demands, and says what was expected and found.
extension Checker {
  /// The type and code of an expression, where `hint` is what the place would like (`.none`: nothing).
  mutating func infer(_ node: NodeID, _ hint: TypeID = .none) -> Typed {
    let mark = body.chain.count
    let result = inferLink(node, hint)
    if result.type.isError { body.failures += 1 }
    if body.chain.count > mark { return closeChain(result, from: mark, node) }
    return result.isImplicit ? opened(result, for: hint, at: tree.range(node)) : result
  }

  /// As ``infer(_:_:)`` for the base of a postfix expression: `x?` inside of it stays open for the rest of the chain.
  mutating func inferLink(_ node: NodeID, _ hint: TypeID = .none) -> Typed {
    guard !node.isNone, !tree.kind(node).isMissing else { return .error }
    depth += 1
    defer { depth -= 1 }
    if depth > SemaLimits.nesting { return reportTooDeep(node) }
    switch tree.kind(node) {
    case .identifierExpr, .memberExpr, .implicitMemberExpr, .genericExpr: return inferReference(node, hint)
    case .callExpr:
      if grown != nil { noteGrowth(node) }
      return inferCallOfLists(node, hint)
    case .subscriptExpr: return inferSubscript(node, hint)
    case .parenExpr: return infer(tree.child(node, 0), hint)
    case .integerLiteral, .floatLiteral: return inferNumber(node, types.payload(hint))
    case .nilLiteral: return inferLiteral(node, hint)
    case .booleanLiteral, .stringLiteral: return inferLiteral(node, types.payload(hint))
    case .regexLiteral: return inferRegex(node)
    case .arrayLiteral, .dictionaryLiteral: return inferListOfNumbers(node, types.payload(hint))
    case .tupleExpr: return inferTuple(node, types.payload(hint))
    case .closureExpr: return inferClosure(node, types.payload(hint))
    case .prefixExpr, .binaryExpr, .ternaryExpr: return inferOperator(node, hint)
    case .postfixExpr where known.binaryOperators[tree.name(node)] == .closed: return inferPartialRange(node, hint)
    case .postfixExpr where isDeclaredOperator(node): return callOperator(node, hint)
    case .optionalChainExpr: return inferOptionalLink(node)
    case .forceUnwrapExpr: return inferForceUnwrap(node, hint)
    case .keyPathExpr: return inferKeyPath(node, hint)
    case .asExpr, .isExpr: return inferCast(node, hint)
    case .tryExpr: return inferTry(node, hint)
    case .awaitExpr: return awaited(node, hint)
    case .inoutExpr: return infer(tree.child(node, 0), hint)
    case .ifStmt, .switchStmt: return inferStatementExpression(node, hint)
    case .postfixIfConfigExpr: return inferPostfixIfConfig(node, hint)
    case .macroExpr: return inferMacro(node, hint)
    case .postfixIfConfigBase: return ifConfigBases.last ?? .error
    default: return refuseExpression(node)
    }
  }

  /// Checks an expression against the type that its place demands.
  mutating func check(_ node: NodeID, _ expected: TypeID, for purpose: Purpose) -> Typed {
    let result = infer(node, expected)
    return convert(result, to: expected, node, for: purpose)
  }

  mutating func convert(_ value: Typed, to expected: TypeID, _ node: NodeID, for purpose: Purpose) -> Typed {
    if value.isFailed || expected.isError || expected.isNone { return value }
    let value = value.isImplicit ? opened(value, for: expected, at: tree.range(node)) : value
    if converts(value.type, to: expected) {
      let code = listed(value.code, of: value.type, as: expected, at: tree.range(node))
      let listed = Typed(type: value.type, code: code)
      return Typed(type: expected, code: promoted(listed, to: expected, at: tree.range(node)))
    }
    reportMismatch(value.type, expected, node, for: purpose)
    return Typed(type: .error, code: .none)
  }

  /// The code of a value as one of more optionals: a `nil` that was there is then inside of them. What a generic parameter
  /// stands for may be an optional too.
  mutating func promoted(_ value: Typed, to expected: TypeID, at range: SourceRange) -> ExpressionID {
    guard !value.code.isNone, types.kind(expected) == .optional, value.type != expected else { return value.code }
    let (from, to) = (types.levels(value.type), types.levels(expected))
    guard to > from else { return value.code }
    if from == 0 {
      let kind = types.kind(value.type)
      guard kind == .parameter || kind == .member, types.payload(expected) == value.type, !isView(value.type) else {
        return value.code
      }
    }
    return emit(.promote, a: value.code.index, b: to - from, at: range)
  }

  /// Wraps a finished chain into the optional chains that it opened, the innermost last.
  mutating func closeChain(_ value: Typed, from mark: Int, _ node: NodeID) -> Typed {
    let code = chained(value, from: mark, at: tree.range(node))
    let type = value.type == .void ? TypeID.void : types.optional(value.type)
    return Typed(type: type, code: code)
  }

  private mutating func inferOptionalLink(_ node: NodeID) -> Typed {
    let base = inferLink(tree.child(node, 0))
    if base.type.isError { return base }
    return optionalLink(base, node, isWeak: isWeakSelf(tree.child(node, 0)))
  }

  /// The payload of an optional, for the rest of a chain or a key path.
  mutating func optionalLink(_ base: Typed, _ node: NodeID, isWeak: Bool = false) -> Typed {
    guard types.kind(base.type) == .optional || isWeak else {
      reportNotOptional(node, base.type)
      return .error
    }
    let slot = newSlot()
    body.chain.append(ChainLink(slot: slot, base: base.code, isNested: types.levels(base.type) > 1))
    return Typed(type: types.unwrapped(base.type), code: emit(.local, a: slot, at: tree.range(node)))
  }

  /// `self` where it may have been captured weakly. Nothing of a layout goes away while closures run.
  func isWeakSelf(_ node: NodeID) -> Bool {
    tree.kind(node) == .identifierExpr && tree.name(node) == known.selfName && body.frames.count > 1
  }

  /// `try`, and `try?`, which gives nil where an error is thrown.
  private mutating func inferTry(_ node: NodeID, _ hint: TypeID) -> Typed {
    let isOptional = tree[node].flags.contains(.optional)
    lastCall = .none
    let value = infer(tree.child(node, 0), isOptional ? types.unwrapped(hint) : hint)
    if !isOptional, !tree[node].flags.contains(.forced) {
      body.thrown.note(lastCall.isNone ? .none : thrownType(of: lastCall))
    }
    if !isOptional || value.type.isError { return value }
    if value.code.isNone { return Typed(type: types.optional(value.type), code: .none) }
    let code = emit(.attempt, a: value.code.index, b: -1, c: -1, at: tree.range(node))
    return Typed(type: types.optional(value.type), code: code)
  }

  private mutating func inferForceUnwrap(_ node: NodeID, _ hint: TypeID) -> Typed {
    let base = inferLink(tree.child(node, 0), hint)
    if base.type.isError { return base }
    if let delegated = delegatedOrTrap(tree.child(node, 0), base, at: tree.range(node)) { return delegated }
    guard types.kind(base.type) == .optional else {
      reportNotOptional(node, base.type)
      return Typed(type: base.type, code: base.code)
    }
    let code = emit(.forceUnwrap, a: operand(base.code), at: tree.range(node))
    return Typed(type: types.unwrapped(base.type), code: code)
  }

  private mutating func inferTuple(_ node: NodeID, _ hint: TypeID) -> Typed {
    let elements = tree.slots(node)
    let expected = types.unwrapped(hint)
    let matches = !expected.isNone && types.kind(expected) == .tuple && types.elementCount(expected) == elements.count
    var list: [(label: NameID, type: TypeID)] = []
    var code: [ExpressionID] = []
    for (index, element) in elements.enumerated() {
      let value = infer(tree.child(element, 0), matches ? types.element(expected, index) : .none)
      if value.type.isError { return .error }
      let isWanted = matches && converts(value.type, to: types.element(expected, index))
      list.append((tree.label(element), isWanted ? types.element(expected, index) : value.type))
      code.append(value.code)
    }
    let result = types.tuple(list)
    return Typed(type: result, code: emit(.tuple, list: code, at: tree.range(node)))
  }

  /// `base #if … .a() #endif`: the chain of the clause that is compiled, on the base.
  private mutating func inferPostfixIfConfig(_ node: NodeID, _ hint: TypeID) -> Typed {
    let base = inferLink(tree.child(node, 0), hint)
    guard let chain = activeItems(node, clausesFrom: 1).first, !chain.isNone else { return base }
    ifConfigBases.append(base)
    defer { ifConfigBases.removeLast() }
    return inferLink(chain, hint)
  }

  private mutating func refuseExpression(_ node: NodeID) -> Typed {
    if !tree[node].flags.contains(.hasError) { reportUnsupported(node) }
    return .error
  }
}

/// What an expression is for: how a wrong type is worded.
enum Purpose {
  case argument, initialValue, assignment, returnValue, condition, element, subscriptIndex, interpolation, defaultValue
  case closureResult, pattern
}
