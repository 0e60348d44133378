import LayoutDiagnostics
import LayoutSyntax

/// The operators that the language itself gives a meaning to; all others are looked up as functions.
enum BinaryOperator: UInt8 {
  case add, subtract, multiply, divide, remainder
  case less, lessEqual, greater, greaterEqual
  case equal, notEqual
  case and, or, coalesce, halfOpen, closed
  case assign, addAssign, subtractAssign, multiplyAssign, divideAssign, remainderAssign

  /// Spellings, in the order of the cases.
  static let spellings = [
    "+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "??", "..<", "...", "=", "+=", "-=", "*=",
    "/=", "%=",
  ]

  var isArithmetic: Bool { rawValue <= Self.remainder.rawValue }
  var isOrdering: Bool { rawValue >= Self.less.rawValue && rawValue <= Self.greaterEqual.rawValue }
  var isEquality: Bool { self == .equal || self == .notEqual }
  var isRange: Bool { self == .closed || self == .halfOpen }

  /// The arithmetic that `x op= y` does.
  var compound: BinaryOperator? {
    rawValue > Self.assign.rawValue ? BinaryOperator(rawValue: rawValue - Self.addAssign.rawValue) : nil
  }

  /// The operation on two doubles, integers or strings.
  func arithmetic(_ base: Arithmetic) -> Arithmetic { Arithmetic(rawValue: base.rawValue + Int32(rawValue)) ?? base }

  func ordering(_ base: Arithmetic) -> Arithmetic {
    Arithmetic(rawValue: base.rawValue + Int32(rawValue - Self.less.rawValue)) ?? base
  }
}

extension Checker {
  /// The operator of a binary expression, if the language knows it; `=` is a token of its own and has no name.
  func binaryOperator(_ node: NodeID) -> BinaryOperator? {
    let token = tree[node].token
    if !token.isNone, tree[token].kind == .equal { return .assign }
    return known.binaryOperators[tree.name(node)]
  }

  mutating func inferOperator(_ node: NodeID, _ hint: TypeID) -> Typed {
    if isOfKeyPaths(node) { return callOperator(node, hint) }
    switch tree.kind(node) {
    case .prefixExpr: return inferPrefix(node, hint)
    case .ternaryExpr: return inferTernary(node, hint)
    default: break
    }
    if grown != nil { noteGrowth(node) }
    guard let operation = binaryOperator(node) else { return inferIdentity(node) ?? callOperator(node, hint) }
    switch operation {
    case .and, .or: return inferLogical(node, operation, hint)
    case .coalesce: return inferCoalesce(node, hint)
    case .assign: return inferAssignment(node)
    case .halfOpen, .closed: return inferRange(node, operation, hint)
    default:
      if let compound = operation.compound { return inferCompoundAssignment(node, compound) }
      return inferArithmetic(node, operation, hint)
    }
  }

  // MARK: Prefix

  private mutating func inferPrefix(_ node: NodeID, _ hint: TypeID) -> Typed {
    let name = tree.name(node)
    let operandNode = tree.child(node, 0)
    let range = tree.range(node)
    if name == known.not {
      let first = infer(operandNode, !hint.isNone && declaresOwn(name, hint) ? hint : knownTypes.bool)
      if declaresOwn(name, first.type) || declaresGeneric(name, first.type) { return callOperator(node, hint, [first]) }
      let value = convert(first, to: knownTypes.bool, operandNode, for: .condition)
      if value.type.isError { return .error }
      return Typed(type: knownTypes.bool, code: emit(.not, a: operand(value.code), at: range))
    }
    if name == known.minus, isNumberLiteral(operandNode) {
      let wanted = types.unwrapped(hint)
      let own = !wanted.isNone && !knownTypes.isNumeric(wanted) ? ownNumber(operandNode, hint, isNegative: true) : nil
      let value = own ?? literal(operandNode, hint, isNegative: true)
      if !value.code.isNone { program.code[Int(value.code.index)].range = range }
      return value
    }
    if let operation = known.binaryOperators[name], operation == .closed || operation == .halfOpen {
      return inferPartialRange(node, hint)
    }
    guard name == known.minus || name == known.plus else { return callOperator(node, hint) }
    let value = opened(infer(operandNode, hint), at: tree.range(operandNode))
    if value.type.isError || name == known.plus { return value }
    if value.type == knownTypes.int {
      return Typed(type: value.type, code: emit(.negateInteger, a: operand(value.code), at: range))
    }
    if knownTypes.isFloating(value.type) {
      return Typed(type: value.type, code: emit(.negateDouble, a: operand(value.code), at: range))
    }
    if isGenericNumber(value.type), isGeneric(value.type, knownTypes.signedNumeric) {
      // a literal beside a number is of its type when it runs
      let minus = Typed(type: value.type, code: emitInteger(-1, at: range))
      return emitArithmetic(node, .multiplyValue, minus, value, value.type)
    }
    return callOperator(node, hint, [value])
  }

  private func isNumberLiteral(_ node: NodeID) -> Bool {
    !node.isNone && (tree.kind(node) == .integerLiteral || tree.kind(node) == .floatLiteral)
  }

  private mutating func inferLogical(_ node: NodeID, _ operation: BinaryOperator, _ hint: TypeID) -> Typed {
    let isOwn = !hint.isNone && hint != knownTypes.bool && declaresOwn(tree.name(node), hint)
    let first = infer(tree.child(node, 0), isOwn ? hint : knownTypes.bool)
    if isOwn || declaresOwn(tree.name(node), first.type) { return callOperator(node, hint, [first]) }
    let left = convert(first, to: knownTypes.bool, tree.child(node, 0), for: .condition)
    let right = check(tree.child(node, 1), knownTypes.bool, for: .condition)
    if left.type.isError || right.type.isError { return .error }
    let code = emit(
      operation == .and ? .and : .or, a: operand(left.code), b: operand(right.code), at: tree.range(node))
    return Typed(type: knownTypes.bool, code: code)
  }

  private mutating func inferCoalesce(_ node: NodeID, _ hint: TypeID) -> Typed {
    let wanted = hint.isNone || hint.isError ? hint : types.optional(hint)
    let left = coalesced(node, wanted)
    if left.type.isError {
      checkLoosely(tree.child(node, 1))
      return .error
    }
    guard types.kind(left.type) == .optional else {
      let name = tree.name(node)
      if !table.first(NominalID(-1), name).isNone || types.kind(left.type) == .nominal && declares(name, left.type) {
        return callOperator(node, hint, [left])
      }
      _ = check(tree.child(node, 1), left.type, for: .argument)
      warnNeverNil(tree.child(node, 0), left.type)
      return left
    }
    let payload = types.unwrapped(left.type)
    let right = infer(tree.child(node, 1), shape(tree.child(node, 1)) == .nilLiteral ? left.type : payload)
    if right.type.isError { return .error }
    guard converts(right.type, to: left.type) else {
      reportMismatch(right.type, payload, tree.child(node, 1), for: .argument)
      return .error
    }
    let range = tree.range(node)
    let type = converts(right.type, to: payload) ? payload : left.type
    let fallback = promoted(right, to: type, at: range)
    let code = emit(
      .coalesce, a: operand(left.code), b: operand(fallback), c: type == left.type ? 1 : 0, at: range)
    return Typed(type: type, code: code)
  }

  // MARK: Arithmetic and comparison

  /// Both operands: one that is a literal takes its type from the other.
  mutating func operands(_ node: NodeID, _ hint: TypeID) -> (Typed, Typed)? {
    let leftNode = tree.child(node, 0)
    let rightNode = tree.child(node, 1)
    let leftShape = shape(leftNode)
    let rightShape = shape(rightNode)
    let left: Typed
    let right: Typed
    if holdsNil(rightNode) {
      let first = infer(leftNode, hint)
      left = first
      let element = isArray(first.type) ? types.operand(first.type, 0) : TypeID.none
      right = infer(rightNode, element.isNone ? first.type : array(of: types.optional(element)))
    } else if isContextual(leftShape), isContextual(rightShape) {
      let wanted = literalType(leftShape, rightShape, hint)
      left = infer(leftNode, wanted)
      right = infer(rightNode, wanted.isNone ? left.type : wanted)
    } else if isContextual(leftShape) || hint.isNone && isImplicit(leftNode) {
      right = infer(rightNode, hint)
      left = infer(leftNode, right.type)
    } else {
      let first = infer(leftNode, hint)
      let isPart = !hint.isNone && isArray(hint) && isArray(first.type) && converts(first.type, to: hint)
      let wanted = isPart ? hint : first.type
      right = infer(rightNode, first.type.isError && isContextual(rightShape) ? .error : wanted)
      left = rereadLiteralCall(leftNode, first, right.type)
    }
    if left.isFailed || right.isFailed { return nil }
    if known.binaryOperators[tree.name(node)]?.isEquality == true { return (left, right) }
    return (opened(left, at: tree.range(leftNode)), opened(right, at: tree.range(rightNode)))
  }

  /// Whether an operand says nothing of its type but has members of it: `.pi * 2`, `2 * .pi`.
  mutating func isImplicit(_ node: NodeID) -> Bool { saysNoType(node) && hasImplicitMember(node) }

  private mutating func saysNoType(_ node: NodeID) -> Bool {
    if node.isNone { return false }
    switch tree.kind(node) {
    case .binaryExpr: return saysNoType(tree.child(node, 0)) && saysNoType(tree.child(node, 1))
    case .parenExpr, .prefixExpr: return saysNoType(tree.child(node, 0))
    default: return isNumberLiteral(node) || isImplicitChain(node)
    }
  }

  /// Whether only what is expected tells the operands of an arithmetic: `.degrees(90) + .zero`, `2 + 3` for an own number.
  private mutating func isOfWanted(_ node: NodeID, _ wanted: TypeID) -> Bool {
    guard !wanted.isNone, types.kind(wanted) == .nominal, !hasOpenParameter(wanted), saysNoType(node) else {
      return false
    }
    return takesNumbers(wanted) || hasImplicitMember(node)
  }

  private mutating func hasImplicitMember(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .binaryExpr: return hasImplicitMember(tree.child(node, 0)) || hasImplicitMember(tree.child(node, 1))
    case .parenExpr, .prefixExpr: return hasImplicitMember(tree.child(node, 0))
    default: return isImplicitChain(node)
    }
  }

  /// `[nil]` behind `+`: the elements on the other side are then optional as well.
  private mutating func holdsNil(_ node: NodeID) -> Bool {
    !node.isNone && tree.kind(node) == .arrayLiteral && tree.slots(node).contains { tree.kind($0) == .nilLiteral }
  }

  /// `.degrees(45) * 2` where an angle is expected: what is expected tells the left operand, and the number is one.
  private mutating func scaledOperands(_ node: NodeID, _ wanted: TypeID) -> (Typed, Typed)? {
    guard !wanted.isNone, types.kind(wanted) == .nominal, !knownTypes.isNumeric(wanted),
      isImplicitChain(tree.child(node, 0))
    else { return nil }
    switch shape(tree.child(node, 1)) {
    case .integer, .float: break
    default: return nil
    }
    let left = infer(tree.child(node, 0), wanted)
    let right = infer(tree.child(node, 1))
    return left.isFailed || right.isFailed ? nil : (left, right)
  }

  /// `abs(-3) + width`: a call that chose integers only because its arguments are literals follows the other operand.
  private mutating func rereadLiteralCall(_ node: NodeID, _ value: Typed, _ other: TypeID) -> Typed {
    guard value.type == knownTypes.int, knownTypes.isFloating(other), tree.kind(node) == .callExpr else { return value }
    let count = diagnostics.count
    let again = infer(node, other)
    diagnostics.removeLast(diagnostics.count - count)
    return knownTypes.isFloating(again.type) ? again : value
  }

  private func isContextual(_ shape: ArgumentShape) -> Bool {
    switch shape {
    case .integer, .float, .implicitMember, .nilLiteral, .array: return true
    default: return false
    }
  }

  /// Whether a type of the program is made from number literals.
  mutating func takesNumbers(_ type: TypeID) -> Bool {
    guard !type.isNone, types.kind(type) == .nominal, knownTypes.byIntegerLiteral.index >= 0,
      !table[table[NominalID(types[type].a)].declaration].flags.contains(.isLibrary)
    else { return false }
    return conforms(type, to: knownTypes.byIntegerLiteral) || conforms(type, to: knownTypes.byFloatLiteral)
  }

  private mutating func literalType(_ left: ArgumentShape, _ right: ArgumentShape, _ hint: TypeID) -> TypeID {
    let wanted = types.unwrapped(hint)
    let hasFloat = left == .float || right == .float
    if knownTypes.isFloating(wanted) || isSized(wanted) || takesNumbers(wanted) { return wanted }
    if hasFloat { return knownTypes.double }
    return left == .integer && right == .integer ? knownTypes.int : wanted
  }

  private mutating func inferArithmetic(_ node: NodeID, _ operation: BinaryOperator, _ hint: TypeID) -> Typed {
    let wanted = types.unwrapped(hint)
    let isList = operation == .add && !wanted.isNone && isArray(wanted) && !hasOpenParameter(wanted)
    let isNumber = operation.isArithmetic && (knownTypes.isNumeric(wanted) || isSized(wanted))
    let operandHint = isNumber || isList || operation.isArithmetic && isOfWanted(node, wanted) ? wanted : .none
    let scaled = operation.isArithmetic ? scaledOperands(node, wanted) : nil
    guard let (left, right) = scaled ?? operands(node, operandHint) else {
      return Typed(type: .error, code: .none)
    }
    if operation.isEquality {
      let isOwn = operation == .equal && left.type == right.type && declaresEqual(left.type)
      return isOwn ? callOperator(node, hint, [left, right]) : inferEquality(node, operation, left, right)
    }
    if let type = numeric(left.type, right.type) {
      return emitNumeric(node, operation, left, right, type)
    }
    if left.type == right.type, isGeneric(operation, on: left.type) {
      return emitArithmetic(node, operation.arithmetic(.addValue), left, right, left.type)
    }
    let areStrings = left.type == knownTypes.string && right.type == knownTypes.string
    if areStrings, operation.isOrdering {
      return emitArithmetic(node, operation.ordering(.lessString), left, right, knownTypes.bool)
    }
    if areStrings, operation == .add {
      return emitArithmetic(node, .concatenate, left, right, knownTypes.string)
    }
    if operation == .add, let type = concatenated(left.type, right.type) {
      return emitArithmetic(node, .concatenate, left, right, type)
    }
    if operation.isOrdering, left.type == right.type, isOrderedValue(left.type) || followsLess(operation, left.type) {
      return emitArithmetic(node, operation.ordering(.lessValue), left, right, knownTypes.bool)
    }
    return callOperator(node, hint, [left, right])
  }

  /// Values whose order only their run-time type tells: of a generic parameter, of an enum.
  mutating func isOrderedValue(_ type: TypeID) -> Bool {
    if types.kind(type) == .tuple, type != .void {
      return (0..<types.elementCount(type)).allSatisfy { hasOrder(types.element(type, $0)) }
    }
    guard knownTypes.comparable.index >= 0, conforms(type, to: knownTypes.comparable) else { return false }
    let kind = types.kind(type)
    return kind == .parameter || kind == .member || kind == .nominal && !declaresLess(type)
  }

  private mutating func hasOrder(_ type: TypeID) -> Bool { conforms(type, to: knownTypes.comparable) }

  /// `a >= b` of a type that declares `<` and leaves the rest to Swift.
  mutating func followsLess(_ operation: BinaryOperator, _ type: TypeID) -> Bool {
    guard operation != .less, knownTypes.comparable.index >= 0, types.kind(type) == .nominal,
      conforms(type, to: knownTypes.comparable)
    else { return false }
    return !declares(program.names.lookup(BinaryOperator.spellings[Int(operation.rawValue)]) ?? .empty, type)
  }

  /// Whether a type of the module says itself when two of its values are the same.
  private mutating func declaresEqual(_ type: TypeID) -> Bool {
    declaresOwn(known.equalTo, type)
  }

  private mutating func declaresLess(_ type: TypeID) -> Bool { declares(known.less, type) }

  /// Whether a type of the module has an operator of that name.
  private mutating func declaresOwn(_ name: NameID, _ type: TypeID) -> Bool {
    types.kind(type) == .nominal && !table[table[NominalID(types[type].a)].declaration].flags.contains(.isLibrary)
      && declares(name, type)
  }

  mutating func declares(_ name: NameID, _ type: TypeID) -> Bool {
    let start = scratch.candidates.count
    findMembers(name, of: type, isStatic: true)
    defer { scratch.candidates.truncate(to: start) }
    return scratch.candidates.count > start
  }

  /// The type of two arrays behind each other, if one has what the other takes.
  private mutating func concatenated(_ left: TypeID, _ right: TypeID) -> TypeID? {
    guard isArray(left), isArray(right) else { return nil }
    return converts(right, to: left) ? left : converts(left, to: right) ? right : nil
  }

  func isArray(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && types[type].a == knownTypes.array.index
  }

  /// The type of arithmetic on two numbers: integers and floating-point numbers do not mix, `CGFloat` and `Double` do.
  func numeric(_ left: TypeID, _ right: TypeID) -> TypeID? {
    if left == right, knownTypes.isNumeric(left) { return left }
    guard knownTypes.isFloating(left), knownTypes.isFloating(right) else { return nil }
    return knownTypes.cgFloat
  }

  mutating func emitNumeric(
    _ node: NodeID, _ operation: BinaryOperator, _ left: Typed, _ right: Typed, _ type: TypeID
  ) -> Typed {
    let isInteger = type == knownTypes.int
    if operation.isOrdering {
      let kind = operation.ordering(isInteger ? .lessInteger : .lessDouble)
      return emitArithmetic(node, kind, left, right, knownTypes.bool)
    }
    if operation == .remainder, !isInteger {
      reportOperands(node, left.type, right.type)
      return .error
    }
    return emitArithmetic(node, operation.arithmetic(isInteger ? .addInteger : .addDouble), left, right, type)
  }

  mutating func emitArithmetic(
    _ node: NodeID, _ kind: Arithmetic, _ left: Typed, _ right: Typed, _ type: TypeID
  ) -> Typed {
    let code = emit(
      .arithmetic, a: operand(left.code), b: operand(right.code), c: kind.rawValue, at: tree.range(node))
    return Typed(type: type, code: code)
  }
}
