import LayoutSyntax

/// What where clauses say to the bodies of members: which types are the same, and what generic parameters of the type
/// conform to there. The clause is an extension's, or a member's own.
extension Checker {
  /// What the where clause of a member's extension says of associated types: `extension Metric where Value == Int`.
  mutating func typesOfExtension(_ id: DeclarationID) -> [(member: TypeID, type: TypeID)] {
    let row = table[id]
    guard row.flags.contains(.isConstrained) else { return sameTypesOfOwn(id) }
    let clause = table.scopes[Int(row.scope.index)].whereClause
    return enter(file: row.file, contextOfClause(id)) { $0.sameTypes(in: clause) } + sameTypesOfOwn(id)
  }

  /// What a member's own where clause says: `init<P>(_ source: P) where Source == Published<P>`.
  private mutating func sameTypesOfOwn(_ id: DeclarationID) -> [(member: TypeID, type: TypeID)] {
    let row = table[id]
    guard hasOwnClause(row) else { return [] }
    let clause = enter(file: row.file, Context()) { $0.whereNode(row) }
    guard !clause.isNone else { return [] }
    var place = contextOfClause(id)
    place.scope = row.genericScope
    return enter(file: row.file, place) { $0.sameTypes(in: clause) }
  }

  /// Where a clause stands, whose own demands say what the types in it have as members: `where T: OptionSet, T.Element == T`.
  mutating func contextOfClause(_ id: DeclarationID) -> Context {
    var place = context(of: id)
    place.hasWhereClause = true
    return place
  }

  private mutating func sameTypes(in clause: NodeID) -> [(member: TypeID, type: TypeID)] {
    var result: [(member: TypeID, type: TypeID)] = []
    for node in tree.elements(clause) where tree.kind(node) == .requirement && tree.name(node) == known.equalTo {
      let member = resolveType(tree.child(node, 0))
      let kind = types.kind(member)
      if kind == .member || kind == .parameter { result.append((member, resolveType(tree.child(node, 1)))) }
    }
    return result
  }

  /// `Self` in a member whose own where clause says what generic parameters of its type are, where the walk is.
  mutating func selfNarrowed(_ row: Declaration) -> TypeID {
    let type = context.selfType
    guard hasOwnClause(row), row.owner.index >= 0, !type.isNone, types.kind(type) == .nominal else { return type }
    let clause = whereNode(row)
    let outer = context.hasWhereClause
    context.hasWhereClause = true
    defer { context.hasWhereClause = outer }
    let generics = table[row.owner].genericStart..<table[row.owner].genericStart + table[row.owner].genericCount
    guard !clause.isNone, !generics.isEmpty, types[type].count == generics.count else { return type }
    var arguments = types.operandList(type).map { TypeID($0) }
    for (member, same) in sameTypes(in: clause) {
      guard types.kind(member) == .parameter, generics.contains(types[member].a) else { continue }
      arguments[Int(types[member].a - generics.lowerBound)] = same
    }
    return types.nominal(row.owner, arguments)
  }

  /// What the where clauses of a member and of its extension demand of the generic parameters of the type.
  mutating func boundsOfExtension(_ id: DeclarationID) -> [(type: TypeID, proto: NominalID)] {
    let row = table[id]
    guard row.flags.contains(.isConstrained) else { return boundsOfOwn(id) }
    let clause = table.scopes[Int(row.scope.index)].whereClause
    return enter(file: row.file, contextOfClause(id)) { $0.bounds(in: clause) } + boundsOfOwn(id)
  }

  /// What a member's own where clause demands: `init(_ value: Value) where Value: RawRepresentable`.
  private mutating func boundsOfOwn(_ id: DeclarationID) -> [(type: TypeID, proto: NominalID)] {
    let row = table[id]
    guard row.owner.index >= 0, table[row.owner].genericCount > 0, hasOwnClause(row) else { return [] }
    let clause = enter(file: row.file, Context()) { $0.whereNode(row) }
    guard !clause.isNone else { return [] }
    var place = contextOfClause(id)
    place.scope = row.genericScope
    return enter(file: row.file, place) { $0.bounds(in: clause) }
  }

  private mutating func bounds(in clause: NodeID) -> [(type: TypeID, proto: NominalID)] {
    var result: [(type: TypeID, proto: NominalID)] = []
    for node in tree.elements(clause) where tree.kind(node) == .requirement && tree.name(node) != known.equalTo {
      let subject = resolveType(tree.child(node, 0))
      let bound = resolveType(tree.child(node, 1), allowsProtocol: true)
      for proto in protocols(of: bound) { result.append((subject, proto)) }
    }
    return result
  }

  /// Whether it is of the program, or of what the library declares like it, and of a kind that a where clause may stand
  /// behind.
  private mutating func hasOwnClause(_ row: Declaration) -> Bool {
    guard row.kind == .function || row.kind == .initializer || row.kind == .subscripting else { return false }
    return row.file > 0 || row.owner.index >= 0 && isLikeOwn(row.owner)
  }
}
