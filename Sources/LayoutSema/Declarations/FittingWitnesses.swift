import LayoutDiagnostics
import LayoutSyntax

/// Whether a member fits the requirement whose name it has: the types of its parameters and its result, `async`, `throws`,
/// and whether it can be set.
///
/// It is asked only of the module's own protocols, and only types count that are the same wherever they stand: what is
/// generic, associated or of a library may fit in ways that are not known here.
extension Checker {
  /// The member that a type has under a requirement's name and that does not fit, and why; nil where one does.
  mutating func misfit(
    _ requirement: DeclarationID, _ proto: NominalID, _ id: NominalID
  ) -> (member: DeclarationID, reason: String)? {
    guard table[requirement].file > 0, table[id].kind != .proto, !hasForeignParent(id) else { return nil }
    var first: (member: DeclarationID, reason: String)?
    for owner in [id] + Array(conformances(of: id)) {
      var member = table.first(owner, table[requirement].name)
      while !member.isNone {
        let row = table[member]
        if isAnswer(row, to: requirement) {
          guard let reason = misfit(member, requirement) else { return nil }
          if first == nil, row.owner == id { first = (member, reason) }
        }
        member = row.next
      }
    }
    return first
  }

  private func isAnswer(_ row: Declaration, to requirement: DeclarationID) -> Bool {
    let asked = table[requirement]
    if asked.kind == .variable, asked.isStatic, row.kind == .enumCase { return true }
    if asked.isFunctionLike, asked.isStatic, row.kind == .enumCase { return true }
    return row.kind == asked.kind && row.isStatic == asked.isStatic && !row.flags.contains(.isRequirement)
  }

  private mutating func misfit(_ member: DeclarationID, _ requirement: DeclarationID) -> String? {
    let (given, asked) = (table[member], table[requirement])
    if given.kind == .enumCase || given.flags.contains(.isSynthesized) { return nil }
    if asked.kind == .variable {
      let (mine, wanted) = (variableType(member), variableType(requirement))
      if differs(mine, wanted) { return "its type is '\(describe(mine))', not '\(describe(wanted))'" }
      return asked.flags.contains(.hasSetter) && !isSettable(given) ? "it cannot be set" : nil
    }
    guard asked.kind == .function, !given.flags.contains(.isWrapped), signature(member).genericCount == 0,
      signature(requirement).genericCount == 0
    else { return nil }
    return signatureMisfit(member, requirement)
  }

  private mutating func signatureMisfit(_ member: DeclarationID, _ requirement: DeclarationID) -> String? {
    let (given, asked) = (signature(member), signature(requirement))
    guard given.parameterCount == asked.parameterCount else { return "its parameters are others" }
    for index in 0..<Int(asked.parameterCount) {
      let (mine, wanted) = (parameter(given, index), parameter(asked, index))
      if mine.label != wanted.label { return "its parameters are others" }
      if mine.flags.contains(.isVariadic) || wanted.flags.contains(.isVariadic) { return nil }
      if differs(mine.type, wanted.type) {
        return "its parameter is '\(describe(mine.type))', not '\(describe(wanted.type))'"
      }
    }
    if differs(given.result, asked.result) {
      return "its result is '\(describe(given.result))', not '\(describe(asked.result))'"
    }
    let (mine, wanted) = (table[member].flags, table[requirement].flags)
    if mine.contains(.isAsync), !wanted.contains(.isAsync) { return "it is 'async'" }
    if mine.contains(.isThrowing), !wanted.contains(.isThrowing), !wanted.contains(.isRethrowing) { return "it throws" }
    let isOfClass = table[table[member].owner].kind == .classType
    if mine.contains(.isMutating), !wanted.contains(.isMutating), !isOfClass { return "it is 'mutating'" }
    return nil
  }

  private func isSettable(_ row: Declaration) -> Bool {
    if row.flags.contains(.isWrapped) || row.flags.contains(.isLazy) { return true }
    if row.flags.contains(.isComputed) { return row.flags.contains(.hasSetter) }
    return !row.flags.contains(.isLet)
  }

  /// Whether two types surely are not the same.
  private mutating func differs(_ left: TypeID, _ right: TypeID) -> Bool {
    if left == right || left.isNone || right.isNone { return false }
    if knownTypes.isFloating(left), knownTypes.isFloating(right) { return false }
    return isPlain(left) && isPlain(right)
  }

  /// Whether a type has nothing generic, erased or unknown in it.
  private mutating func isPlain(_ type: TypeID) -> Bool {
    if type.isError { return false }
    switch types.kind(type) {
    case .nominal:
      for operand in types.operandList(type) where !isPlain(TypeID(operand)) { return false }
      return table[NominalID(types[type].a)].kind != .proto && (types[type].count > 0) == isGeneric(type)
    case .optional: return isPlain(types.operand(type, 0))
    case .tuple: return type == .void
    default: return false
    }
  }

  private func isGeneric(_ type: TypeID) -> Bool { table[NominalID(types[type].a)].genericCount > 0 }
}
