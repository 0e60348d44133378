import LayoutSyntax

/// The generic parameters of a call: a declaration's own and those of the type that it is found in, open while its
/// arguments are looked at (``Checker/close(_:)`` ends it), and whether what its where clauses demand of them holds.
extension Checker {
  /// Whether parts of a call's result are still open that the call itself should tell. In a generic function that calls
  /// itself, its own parameters are types like any other for the calls in the arguments.
  mutating func leavesOpen(_ result: TypeID, _ id: DeclarationID, _ signature: Signature) -> Bool {
    guard hasOpenParameter(result) else { return false }
    let owner = ownerGenerics(table[id].owner)
    let own = signatureGenerics[Int(signature.genericStart)..<Int(signature.genericStart + signature.genericCount)]
    return mentions(result) { owner.contains($0) || own.contains($0) }
  }

  private func mentions(_ type: TypeID, _ isMeant: (Int32) -> Bool) -> Bool {
    guard !type.isNone, types.isGeneric(type) else { return false }
    let row = types[type]
    if row.kind == .parameter { return isMeant(row.a) && table.generics[Int(row.a)].binding.isNone }
    let step = row.kind == .tuple ? 2 : 1
    return stride(from: 0, to: Int(row.count), by: step).contains { mentions(types.operand(type, $0), isMeant) }
  }

  /// Runs a step with a candidate's generic parameters open and its owner's bound to the base.
  mutating func withOpenGenerics(
    _ id: DeclarationID, _ signature: Signature, _ site: CallSite, _ step: (inout Checker) -> Void
  ) {
    let mark = openAll(id, signature, site.base)
    step(&self)
    close(mark)
  }

  mutating func openAll(_ id: DeclarationID, _ signature: Signature, _ base: MemberBase) -> Int {
    let owner = table[id].owner
    let ownerRange = ownerGenerics(owner)
    if ownerRange.isEmpty, signature.genericCount == 0 { return openGenerics.count }
    let mark = open(ownerRange)
    for index in signature.genericStart..<signature.genericStart + signature.genericCount {
      open(signatureGenerics[Int(index)])
    }
    if !base.type.isNone {
      if !isUnspecialized(base) {
        bindOwner(owner, to: base.type)
      } else if isOfContext(owner) {
        bindOwner(owner, to: table[owner].type)
      } else {
        bindInherited(owner, by: base.type)
      }
    }
    bindConstrainedSelf(id)
    return mark
  }

  /// Whether a type is nested in the generic type whose member is being read, where its name means that of the same parameters.
  private func isOfContext(_ owner: NominalID) -> Bool {
    owner.index >= 0 && table[owner].sharesGenerics && context.owner.index >= 0
      && table[context.owner].genericStart == table[owner].genericStart && table[context.owner].genericCount > 0
  }

  /// `Pager(mode: .loop)` with a `Mode` nested in `Pager`: the case is of whatever pager the other arguments tell.
  func isLeftOpen(_ id: NominalID) -> Bool { table[id].sharesGenerics && !isOfContext(id) }

  /// `Pager(start: 1)` of an initialiser of its generic parent: the parent's parameters stand for the type's own, which the
  /// call tells.
  private mutating func bindInherited(_ owner: NominalID, by type: TypeID) {
    guard types[type].a != owner.index, table[owner].kind == .classType, table[owner].genericCount > 0 else { return }
    _ = open(ownerGenerics(NominalID(types[type].a)))
    bindOwner(owner, to: instance(type, of: owner))
  }

  /// In `extension ButtonStyle where Self == Mine`, `Self` is that type whatever the base is.
  private mutating func bindConstrainedSelf(_ id: DeclarationID) {
    guard table[id].flags.contains(.isConstrained) else { return }
    let row = table[id]
    guard row.owner.index >= 0, table[row.owner].selfParameter >= 0 else { return }
    let type = sameAsSelf(row) ?? constrainedSelf(row)
    if !type.isError, types.kind(type) == .nominal {
      table.generics[Int(table[row.owner].selfParameter)].binding = type
    }
  }

  /// What the where clause of a protocol's extension says that `Self` is.
  private mutating func sameAsSelf(_ row: Declaration) -> TypeID? {
    guard table[row.owner].kind == .proto else { return nil }
    let clause = table.scopes[Int(row.scope.index)].whereClause
    var place = Context()
    place.scope = row.scope
    return enter(file: row.file, place) {
      for node in $0.tree.elements(clause)
      where $0.tree.kind(node) == .requirement && $0.tree.name(node) == $0.known.equalTo
        && $0.tree.name($0.tree.child(node, 0)) == $0.known.selfType
      {
        return $0.resolveType($0.tree.child(node, 1))
      }
      return nil
    }
  }

  /// `Card { … }`: a generic type by its bare name, whose arguments the initialiser's call will tell.
  private mutating func isUnspecialized(_ base: MemberBase) -> Bool {
    guard base.value.isNone, types.kind(base.type) == .nominal else { return false }
    let id = NominalID(types[base.type].a)
    return table[id].genericCount > 0 && base.type == table[id].type && context.owner != id
  }

  /// What `Self` is in an extension of a protocol `where Self == SomeStyle`.
  mutating func equalOfSelf(_ type: TypeID) -> TypeID? {
    guard !type.isNone, type == context.selfType, types.kind(type) == .parameter else { return nil }
    var scope = context.scope
    while scope != .file {
      let clause = table.scopes[Int(scope.index)].whereClause
      if !clause.isNone {
        for node in tree.elements(clause) where tree.kind(node) == .requirement && tree.name(node) == known.equalTo {
          if tree.name(tree.child(node, 0)) == known.selfType { return resolveType(tree.child(node, 1)) }
        }
      }
      scope = table.scopes[Int(scope.index)].parent
    }
    return nil
  }

  /// `T()`: an initialiser that a protocol requires of what a generic parameter stands for.
  mutating func constructGeneric(_ type: TypeID, _ site: inout CallSite) -> Typed? {
    findMembers(known.initName, of: type, isStatic: true)
    return scratch.candidates.count > site.candidates ? callCandidates(&site) : nil
  }

  mutating func requirementsHold(_ signature: Signature) -> Bool {
    bindRequirements(signature)
    for index in signature.requirementStart..<signature.requirementStart + signature.requirementCount {
      let requirement = requirements[Int(index)]
      let subject = substitute(requirement.subject)
      if hasOpenParameter(subject) || types.kind(subject) == .parameter || types.kind(subject) == .member { continue }
      if requirement.proto.index >= 0 {
        if !conforms(subject, to: requirement.proto) { return false }
      } else if !isSame(subject, substitute(requirement.other)) {
        return false
      }
    }
    return true
  }

  /// Whether a type is what a where clause says, as far as it is known: no value is an optional by itself.
  private mutating func isSame(_ subject: TypeID, _ other: TypeID) -> Bool {
    if types.kind(other) == .optional, types.kind(subject) != .optional, !subject.isError { return false }
    return converts(subject, to: other)
  }
}
