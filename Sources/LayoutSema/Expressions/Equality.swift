import LayoutDiagnostics
import LayoutSyntax

/// `==` and `!=` of values that do not declare it themselves: they are compared part by part, whatever they are, so it is
/// here that somebody has to ask whether Swift would compare them.
extension Checker {
  /// Says so where the values of a type cannot be compared; with `nil` each optional can.
  private mutating func lacksEquality(_ node: NodeID, _ type: TypeID) -> Bool {
    guard type != knownTypes.int, file > 0, types.kind(type) != .tuple,
      ![tree.child(node, 0), tree.child(node, 1)].contains(where: { shape($0) == .nilLiteral }),
      isUnequatable(types.unwrapped(type))
    else { return false }
    report(
      .requirement,
      "'\(text(tree.name(node)))' requires that '\(describe(types.unwrapped(type)))' conform to 'Equatable'",
      at: tree.range(tree[node].token))
    return true
  }

  private mutating func isUnequatable(_ type: TypeID) -> Bool {
    if types.kind(type) == .nominal, declares(known.equalTo, type) { return false }
    return types.kind(type) == .parameter
      ? !context.hasWhereClause && !conforms(type, to: knownTypes.equatable)
        && !table.generics[Int(types[type].a)].isConstraintUnknown && impliesNothing(constraints(of: type))
      : surelyLacks(type, knownTypes.equatable, erased: false)
  }

  mutating func inferEquality(
    _ node: NodeID, _ operation: BinaryOperator, _ left: Typed, _ right: Typed
  ) -> Typed {
    let areTypes = types.kind(left.type) == .metatype && types.kind(right.type) == .metatype
    guard areTypes || converts(left.type, to: right.type) || converts(right.type, to: left.type) else {
      reportOperands(node, left.type, right.type)
      return .error
    }
    if lacksEquality(node, left.type) || lacksEquality(node, right.type) { return .error }
    let kind: Operation = operation == .equal ? .equal : .notEqual
    let range = tree.range(node)
    let first = promoted(left, to: right.type, at: range)
    let second = promoted(right, to: left.type, at: range)
    let code = emit(kind, a: operand(first), b: operand(second), at: range)
    return Typed(type: knownTypes.bool, code: code)
  }
}
