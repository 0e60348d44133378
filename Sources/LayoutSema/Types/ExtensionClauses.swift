import LayoutSyntax

/// What the where clause of an extension says to the bodies of its members: which types are the same, and what generic
/// parameters of the type conform to there.
extension Checker {
  /// What the where clause of a member's extension says of associated types: `extension Metric where Value == Int`.
  mutating func typesOfExtension(_ id: DeclarationID) -> [(member: TypeID, type: TypeID)] {
    let row = table[id]
    guard row.flags.contains(.isConstrained) else { return [] }
    let clause = table.scopes[Int(row.scope.index)].whereClause
    return enter(file: row.file, context(of: id)) {
      var result: [(member: TypeID, type: TypeID)] = []
      for node in $0.tree.elements(clause)
      where $0.tree.kind(node) == .requirement && $0.tree.name(node) == $0.known.equalTo {
        let member = $0.resolveType($0.tree.child(node, 0))
        let kind = $0.types.kind(member)
        if kind == .member || kind == .parameter { result.append((member, $0.resolveType($0.tree.child(node, 1)))) }
      }
      return result
    }
  }

  /// What the where clause of a member's extension demands of the generic parameters of the type.
  mutating func boundsOfExtension(_ id: DeclarationID) -> [(type: TypeID, proto: NominalID)] {
    let row = table[id]
    guard row.flags.contains(.isConstrained) else { return [] }
    let clause = table.scopes[Int(row.scope.index)].whereClause
    return enter(file: row.file, context(of: id)) {
      var result: [(type: TypeID, proto: NominalID)] = []
      for node in $0.tree.elements(clause)
      where $0.tree.kind(node) == .requirement && $0.tree.name(node) != $0.known.equalTo {
        let subject = $0.resolveType($0.tree.child(node, 0))
        let bound = $0.resolveType($0.tree.child(node, 1), allowsProtocol: true)
        for proto in $0.protocols(of: bound) { result.append((subject, proto)) }
      }
      return result
    }
  }
}
