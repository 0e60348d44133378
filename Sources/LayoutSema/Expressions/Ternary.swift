import LayoutDiagnostics
import LayoutSyntax

/// `condition ? a : b`: a branch that says its type tells the other one, and both are of the type that they have in common.
extension Checker {
  mutating func inferTernary(_ node: NodeID, _ hint: TypeID) -> Typed {
    let thenNode = tree.child(node, 1)
    let elseNode = tree.child(node, 2)
    // without its second half it may not be one at all: `width ? 0` is short for `width ?? 0`
    let isHalf = tree.kind(elseNode).isMissing
    let condition =
      isHalf ? infer(tree.child(node, 0)) : check(tree.child(node, 0), knownTypes.bool, for: .condition)
    let wanted = branchHint(thenNode, elseNode, hint)
    var left = infer(thenNode, branchType(thenNode, elseNode, wanted))
    let fallback = hint.isNone || types.kind(left.type) == .nominal && hint.isError ? left.type : wanted
    let elseHint = wanted.isNone || hasOpenParameter(wanted) ? fallback : wanted
    var right = infer(elseNode, elseHint.isNone ? left.type : memberType(elseNode, elseHint, left.type))
    if condition.type.isError || left.type.isError || right.type.isError { return .error }
    let isMixed = left.type == knownTypes.string && right.type == knownTypes.character
    if isMixed || common(left.type, right.type, wanted) == nil {
      left = reread(thenNode, left, as: right.type)
      if left.type != right.type { right = reread(elseNode, right, as: left.type) }
    }
    guard let type = common(left.type, right.type, wanted) else {
      reportTernary(node, left.type, right.type)
      return .error
    }
    let range = tree.range(node)
    left.code = promoted(left, to: type, at: range)
    let other = promoted(right, to: type, at: range)
    let code = emit(
      .conditional, a: operand(condition.code), b: operand(left.code), c: operand(other), at: range)
    return Typed(type: type, code: code)
  }

  /// What both branches are read as. One that is `nil` beside a view is a view that may be missing.
  private mutating func branchHint(_ left: NodeID, _ right: NodeID, _ hint: TypeID) -> TypeID {
    if hint.isNone { return ternaryHint(left, right) }
    guard types.kind(hint) == .opaque || hasOpenParameter(hint) else { return hint }
    if isEmptyList(left) { return quietType(right) }
    if shape(left) == .nilLiteral { return probe(right) }
    return shape(right) == .nilLiteral ? probe(left) : hint
  }

  /// `c ? .primary : .tertiary`: a member that several types have is the one of the type that the other branch has.
  private mutating func reread(_ node: NodeID, _ value: Typed, as type: TypeID) -> Typed {
    // a text of one character beside a character is one, too
    let isCharacter = type == knownTypes.character && value.type == knownTypes.string && shape(node) == .string
    guard isCharacter || isImplicitChain(node) else { return value }
    let count = diagnostics.count
    let again = infer(node, type)
    diagnostics.removeLast(diagnostics.count - count)
    return again.type == type && !again.code.isNone ? again : value
  }

  /// `c ? .accentColor : .red` where a call is generic: the branch whose member the bounds know says what both are.
  private mutating func branchType(_ node: NodeID, _ other: NodeID, _ wanted: TypeID) -> TypeID {
    guard !wanted.isNone, !wanted.isError, isImplicitChain(node), isImplicitChain(other), knows(node, wanted) == false
    else { return wanted }
    let count = diagnostics.count
    let type = infer(other, wanted).type
    diagnostics.removeLast(diagnostics.count - count)
    return type.isError ? wanted : type
  }

  /// As ``branchType(_:_:_:)`` for the branch behind one that was read.
  private mutating func memberType(_ node: NodeID, _ wanted: TypeID, _ other: TypeID) -> TypeID {
    guard !wanted.isError, !other.isError, isImplicitChain(node), knows(node, wanted) == false else { return wanted }
    return other
  }

  /// Whether what is known of a generic parameter has the member that a chain starts with; nil for other types.
  private mutating func knows(_ chain: NodeID, _ type: TypeID) -> Bool? {
    guard types.kind(type) == .parameter || types.kind(type) == .opaque else { return nil }
    var node = chain
    while tree.kind(node) != .implicitMemberExpr { node = tree.child(node, 0) }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(tree.name(node), of: type, isStatic: true)
    return scratch.candidates.count > start
  }

  /// Without an expectation a branch that says its type tells the other one: `c ? nil : x`, `c ? .leading : value`.
  private mutating func ternaryHint(_ left: NodeID, _ right: NodeID) -> TypeID {
    if isEmptyList(left) { return quietType(right) }
    switch (shape(left), shape(right)) {
    case (.integer, .float), (.float, .integer): return knownTypes.double
    case (.nilLiteral, _), (.implicitMember, .other): return probe(right)
    case (_, .nilLiteral): return probe(left)
    case (.integer, .other), (.float, .other): return numericProbe(right)
    default: return .none
    }
  }

  /// `[]` or `[:]`, which says nothing of what could be in it.
  private func isEmptyList(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .arrayLiteral, .dictionaryLiteral: tree.elements(node).isEmpty
    default: false
    }
  }

  private mutating func probe(_ node: NodeID) -> TypeID {
    let type = quietType(node)
    return type.isNone || type.isError ? type : types.optional(type)
  }

  private mutating func numericProbe(_ node: NodeID) -> TypeID {
    let type = quietType(node)
    let payload = types.unwrapped(type)
    return knownTypes.isNumeric(payload) || isSized(payload) ? type : .none
  }

  /// The type of an expression that is read again, with messages, a moment later.
  private mutating func quietType(_ node: NodeID) -> TypeID {
    if tree.kind(node) == .ternaryExpr || tree.kind(node) == .closureExpr { return .none }
    let count = diagnostics.count
    let type = infer(node).type
    diagnostics.removeLast(diagnostics.count - count)
    return type
  }

  /// The type that two branches have in common.
  mutating func common(_ left: TypeID, _ right: TypeID, _ hint: TypeID) -> TypeID? {
    if left == right { return left }
    if !hint.isNone, !hasOpenParameter(hint), !isView(hint), types.kind(hint) != .parameter,
      converts(left, to: hint), converts(right, to: hint)
    {
      return hint
    }
    if converts(right, to: left) { return left }
    return converts(left, to: right) ? right : nil
  }
}
