import LayoutSyntax

/// The generic parameters of types and what is asked of them: the protocols behind their names and in where clauses.
///
/// A parameter is a row of its own, found by index, and what it has to conform to is a stretch of one list. A where clause that
/// names a protocol counts as if it stood at the parameter; one that equates types is kept for those who look up associated
/// types.
extension Checker {
  /// The type with its own generic parameters as arguments.
  mutating func resolveOwnType(_ id: NominalID) {
    let start = table[id].genericStart
    let count = table[id].genericCount
    var arguments: [TypeID] = []
    for index in start..<start + count { arguments.append(types.parameter(Int(index))) }
    table[id].type =
      table[id].kind == .proto ? types.parameter(Int(table[id].selfParameter)) : types.nominal(id, arguments)
  }

  /// A type of the module that is nested in a generic one is of its parameters, too.
  mutating func shareGenerics(_ id: NominalID, with owner: NominalID) {
    guard file > 0, owner.index >= 0, table[id].kind != .proto, table[id].genericCount == 0,
      table[owner].kind != .proto, table[owner].genericCount > 0
    else { return }
    table[id].genericStart = table[owner].genericStart
    table[id].genericCount = table[owner].genericCount
    table[id].sharesGenerics = true
  }

  /// Resolves the constraints of a type's generic parameters.
  mutating func resolveGenerics(_ id: NominalID) {
    let declaration = table[id].declaration
    let start = table[id].genericStart
    let count = table[id].genericCount
    guard count > 0 else { return }
    var place = Context()
    place.scope = table[id].scope
    place.owner = id
    place.selfType = table[id].type
    enter(file: table[declaration].file, place) {
      let node = $0.table[declaration].node
      for (offset, parameter) in $0.tree.elements($0.tree.child(node, 1)).enumerated() {
        $0.constrain(Int(start) + offset, to: $0.tree.child(parameter, 0))
      }
      $0.constrainByWhere($0.tree.child(node, 3), start, count)
    }
  }

  /// What the where clause of a generic type says that associated types are: `struct Menu<T> where T.RawValue == String`.
  mutating func resolveSameTypes(_ id: NominalID) {
    let row = table[table[id].declaration]
    guard table[id].genericCount > 0 || table[id].kind == .proto, row.file > 0 else { return }
    let clause = trees[Int(row.file)].child(row.node, 3)
    guard !clause.isNone else { return }
    var place = Context()
    place.scope = table[id].scope
    place.owner = id
    place.selfType = table[id].type
    enter(file: row.file, place) { checker in
      for node in checker.tree.elements(clause) where checker.tree.kind(node) == .requirement {
        let subject = checker.resolveType(checker.tree.child(node, 0))
        guard checker.types.kind(subject) == .member else { continue }
        let other = checker.resolveType(checker.tree.child(node, 1), allowsProtocol: true)
        checker.noteRequirement(node, subject, other)
      }
    }
  }

  mutating func constrain(_ index: Int, to node: NodeID) {
    guard !node.isNone else { return }
    if tree.kind(node) == .compositionType {
      for part in tree.slots(node) { constrain(index, to: part) }
      return
    }
    let type = resolveType(node, allowsProtocol: true)
    if type.isError { table.generics[index].isConstraintUnknown = true }
    addConstraint(index, type)
    notePrimaryTypes(of: type, on: types.parameter(index))
    if types.kind(type) == .nominal, types[type].count > 0 {
      inheritance.classBounds[types.parameter(index)] = type
    }
  }

  /// The constraints of a type alias's own generic parameters, where the walk is: `typealias Rows<C: Collection> = [C.Element]`.
  mutating func constrainAlias(_ id: DeclarationID) {
    let scope = table.scopes[Int(table[id].genericScope.index)]
    guard table[id].genericScope != table[id].scope else { return }
    for (offset, parameter) in tree.elements(tree.child(table[id].node, 1)).enumerated() {
      constrain(Int(scope.genericStart) + offset, to: tree.child(parameter, 0))
    }
  }

  private mutating func addConstraint(_ index: Int, _ type: TypeID) {
    let protocols = self.protocols(of: type)
    let old = table.generics[index]
    let start = Int32(table.constraints.count)
    let kept = table.constraints[Int(old.constraintStart)..<Int(old.constraintStart + old.constraintCount)]
    table.constraints.append(contentsOf: Array(kept) + protocols)
    table.generics[index].constraintStart = start
    table.generics[index].constraintCount = old.constraintCount + Int32(protocols.count)
  }

  /// The protocols of `some P` or a composition; a class counts as one.
  func protocols(of type: TypeID) -> [NominalID] {
    switch types.kind(type) {
    case .opaque: return types[type].a < 0 ? [] : [NominalID(types[type].a)]
    case .nominal: return [NominalID(types[type].a)]
    case .tuple: return (0..<types.elementCount(type)).flatMap { protocols(of: types.element(type, $0)) }
    default: return []
    }
  }

  /// `where T: View`, as if it stood at the parameter.
  mutating func constrainByWhere(_ clause: NodeID, _ start: Int32, _ count: Int32) {
    for node in tree.elements(clause) where tree.kind(node) == .requirement && tree.name(node) != known.equalTo {
      let subject = tree.child(node, 0)
      guard tree.kind(subject) == .namedType else { continue }
      for index in start..<start + count where table.generics[Int(index)].name == tree.name(subject) {
        constrain(Int(index), to: tree.child(node, 1))
      }
    }
  }
}
