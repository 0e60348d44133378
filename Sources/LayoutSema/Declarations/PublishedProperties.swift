import LayoutSyntax

/// `@Published` properties, whose changes are heard by those who listen to `$name`.
///
/// Such a property is stored like any other. Only where the library's publishers are at hand, because the program names them,
/// does a store also tell the publisher which the object keeps for the property, if there is one; and it tells first, as the
/// property still has its old value while those who listen run.
extension Checker {
  func isPublished(_ id: DeclarationID) -> Bool { wrapper(id) == .published }

  /// Whether a store into a property is heard.
  func isHeard(_ id: DeclarationID) -> Bool {
    !knownTypes.announce.isNone && table[id].file > 0 && isPublished(id) && table[id].owner.index >= 0
      && !table[id].isStatic
  }

  /// `$name` of a published property: its publisher, which its object keeps.
  ///
  /// - Returns: an error where there are no publishers.
  mutating func publisher(of id: DeclarationID, _ base: MemberBase, _ node: NodeID) -> Typed {
    let range = tree.range(node)
    guard isHeard(id), !knownTypes.publisher.isNone, knownTypes.publisherType.index >= 0, !base.value.isNone else {
      // another look with the whole library has them
      program.foreignNames.append(
        ForeignName(name: "$\(text(table[id].name))", range: range, isMember: true))
      return .error
    }
    let value = readVariable(id, base, node)
    if value.isFailed { return .error }
    let field = emitInteger(Int64(table[id].payload), at: range)
    let code = emitCall(knownTypes.publisher, [base.value, field, value.code], at: range)
    return Typed(type: types.nominal(knownTypes.publisherType, [value.type]), code: code)
  }

  /// Tells those who listen to a property what it is about to be.
  mutating func announce(_ id: DeclarationID, _ object: ExpressionID, _ value: ExpressionID) -> ExpressionID {
    let range = program[value].range
    let field = emitInteger(Int64(table[id].payload), at: range)
    return emitCall(knownTypes.announce, [object, field, value], at: range)
  }
}
