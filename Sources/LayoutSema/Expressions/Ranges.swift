import LayoutDiagnostics
import LayoutSyntax

/// Ranges, with two bounds or one. Bounds that are literals take their type from what is expected, else from each other.
extension Checker {
  mutating func inferRange(_ node: NodeID, _ operation: BinaryOperator, _ hint: TypeID) -> Typed {
    var element = TypeID.none
    let wanted = types.unwrapped(hint)
    if !wanted.isNone, types.kind(wanted) == .nominal, types[wanted].count == 1 { element = types.operand(wanted, 0) }
    if knownTypes.isNumeric(wanted) || isSized(wanted) { element = wanted }
    guard let (left, right) = operands(node, element.isNone || hasOpenParameter(element) ? .none : element) else {
      return .error
    }
    guard let type = bounds(left.type, right.type) else {
      reportOperands(node, left.type, right.type)
      return .error
    }
    let nominal = operation == .closed ? knownTypes.closedRange : knownTypes.range
    guard nominal.index >= 0 else { return .error }
    let kind: Arithmetic = operation == .closed ? .rangeClosed : .rangeHalfOpen
    let code = emit(
      .arithmetic, a: operand(left.code), b: operand(right.code), c: kind.rawValue, at: tree.range(node))
    return Typed(type: types.nominal(nominal, [type]), code: code)
  }

  /// Whether a type is a range that has no elements to count through: of `Double`s, or of anything else but integers.
  mutating func isUncountable(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal, types[type].count == 1,
      NominalID(types[type].a) == knownTypes.range || NominalID(types[type].a) == knownTypes.closedRange
    else { return false }
    let bound = types.operand(type, 0)
    return types.kind(bound) == .nominal && bound != knownTypes.int && (!isSized(bound) || isSingle(bound))
  }

  /// The type of the bounds of a range: numbers, or any type that has an order.
  private mutating func bounds(_ left: TypeID, _ right: TypeID) -> TypeID? {
    if knownTypes.isNumeric(left), knownTypes.isNumeric(right) { return numeric(left, right) }
    return left == right && hasBounds(left) ? left : nil
  }

  private mutating func hasBounds(_ type: TypeID) -> Bool {
    if knownTypes.isNumeric(type) { return true }
    return knownTypes.comparable.index >= 0 && types.kind(type) == .nominal && conforms(type, to: knownTypes.comparable)
  }

  /// `2...`, `..<2`, `...2`: a value of the library that keeps the one bound.
  mutating func inferPartialRange(_ node: NodeID, _ hint: TypeID) -> Typed {
    let wanted = types.unwrapped(hint)
    let id = partialRange(node)
    let isNumber = knownTypes.isNumeric(wanted) || isSized(wanted) || takesNumbers(wanted)
    var element = isNumber ? wanted : TypeID.none
    if !wanted.isNone, types.kind(wanted) == .nominal, NominalID(types[wanted].a) == id {
      element = types.operand(wanted, 0)
    }
    let bound = infer(tree.child(node, 0), element.isNone || hasOpenParameter(element) ? .none : element)
    if bound.isFailed { return .error }
    guard let id, hasBounds(bound.type) else {
      reportOperator(node, [bound.type])
      return .error
    }
    publish(id)
    let code = emit(.structure, list: [bound.code], c: id.index, at: tree.range(node))
    return Typed(type: types.nominal(id, [bound.type]), code: code)
  }

  /// The type of the range with one bound that an operator makes.
  func partialRange(_ node: NodeID) -> NominalID? {
    let isFrom = tree.kind(node) == .postfixExpr
    let isClosed = known.binaryOperators[tree.name(node)] == .closed
    let spelling = isFrom ? "PartialRangeFrom" : isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
    guard let name = program.names.lookup(spelling) else { return nil }
    let declaration = table.first(NominalID(-1), name)
    return declaration.isNone || table[declaration].kind != .nominal ? nil : NominalID(table[declaration].payload)
  }
}
