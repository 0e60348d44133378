import LayoutDiagnostics
import LayoutSyntax

/// Types as running code needs them, and as their protocols demand them.
extension Checker {
  /// Writes a type's fields, cases and witnesses into the program; once, when code first makes or names it.
  mutating func publish(_ id: NominalID) {
    guard id.index >= 0, !table[id].isPublished else { return }
    table[id].isPublished = true
    let names = table[id].fields.map { table[$0].name }
    switch table[id].kind {
    case .enumeration: program.nominals[Int(id.index)].parts.cases = names
    case .structure, .classType:
      program.nominals[Int(id.index)].parts.fields = names
      if keepsTypes(id) { program.nominals[Int(id.index)].parts.typeCount = Int(table[id].genericCount) }
      program.nominals[Int(id.index)].isClass = table[id].kind == .classType
      noteParents(of: id)
      for (index, field) in table[id].fields.enumerated() where isStateObject(field) {
        program.nominals[Int(id.index)].parts.stateObjects.append(Int32(index))
      }
      for (index, field) in table[id].fields.enumerated() where isOwnObject(field) {
        program.nominals[Int(id.index)].parts.ownObjects.append(Int32(index))
      }
      for (index, field) in table[id].fields.enumerated() where ownWrapper(field) != nil {
        program.nominals[Int(id.index)].parts.wrappers.append(Int32(index))
      }
    case .proto: return
    }
    for proto in Array(conformances(of: id)) where table[proto].kind == .proto {
      for requirement in table[proto].fields { publishWitness(requirement, proto, id) }
      if proto == knownTypes.comparable { publishOrder(id) }
      if proto == knownTypes.arithmetic { publishArithmetic(id) }
    }
    publishOverrides(id)
    publishParameters(id)
    publishGuides(id)
    publishEquality(id)
    publishCoding(id)
  }

  private mutating func noteParents(of id: NominalID) {
    guard table[id].kind == .classType else { return }
    let parents = Array(conformances(of: id)).filter { table[$0].kind == .classType }
    if !parents.isEmpty { program.nominals[Int(id.index)].parts.parents = parents }
  }

  /// Publishes a member of a class, or of one of its parents, under a name.
  mutating func publish(_ member: DeclarationID, as root: DeclarationID, _ name: NameID, _ id: NominalID) {
    let function = witnessFunction(member, table[id].type, takes: parameterCount(root))
    program.nominals[Int(id.index)].parts.witnesses.append(Witness(name: name, function: function))
    publishSetter(of: member, for: root, name, table[id].type)
  }

  /// `explicitAlignment` of a layout: one function for each axis, told apart by the type of its first parameter.
  private mutating func publishGuides(_ id: NominalID) {
    var function = table.first(id, known.explicitAlignment)
    guard !function.isNone, let vertical = program.names.lookup("VerticalAlignment") else { return }
    let verticalType = typeDeclared(by: table.first(NominalID(-1), vertical))
    while !function.isNone {
      let signature = self.signature(function)
      if table[function].kind == .function, signature.parameterCount == 5 {
        let isVertical = parameter(signature, 0).type == verticalType
        let name = isVertical ? known.verticalAlignmentFunction : known.explicitAlignment
        program.nominals[Int(id.index)].parts.witnesses.append(Witness(name: name, function: functionID(function)))
      }
      function = table[function].next
    }
  }

  /// `==` of a type, which says when two of its values are the same wherever they are compared. Those of the library's
  /// types differ from a comparison of their parts only where these are of the module.
  private mutating func publishEquality(_ id: NominalID) {
    var equal = table.first(id, known.equalTo)
    while !equal.isNone {
      if table[equal].kind == .function, table[equal].flags.isDisjoint(with: [.isNative, .isSynthesized]) {
        let signature = self.signature(equal)
        let takesBoth =
          signature.parameterCount == 2 && parameter(signature, 0).type == table[id].type
          && parameter(signature, 1).type == table[id].type
        if takesBoth {
          let witness = Witness(name: known.equalTo, function: functionID(equal))
          program.nominals[Int(id.index)].parts.witnesses.append(witness)
          if table[table[id].declaration].file > 0 || isLikeOwn(id) { program.hasOwnEquality = true }
          return
        }
      }
      equal = table[equal].next
    }
  }

  /// `<`, which sorts values whose type only running code knows.
  private mutating func publishOrder(_ id: NominalID) {
    let less = declaredOrder(id)
    let isPublished = program.nominals[Int(id.index)].witnesses.contains { $0.name == known.less }
    guard !less.isNone, !isPublished, table[less].flags.isDisjoint(with: [.isNative, .isSynthesized]) else { return }
    program.nominals[Int(id.index)].parts.witnesses.append(Witness(name: known.less, function: functionID(less)))
  }

  /// The `<` of a type, or the one that a protocol gives it.
  private mutating func declaredOrder(_ id: NominalID) -> DeclarationID {
    let own = table.first(id, known.less)
    if !own.isNone { return own }
    for proto in Array(conformances(of: id)) where table[proto].kind == .proto {
      let given = table.first(proto, known.less)
      let isGiven = !given.isNone && table[given].flags.isDisjoint(with: [.isRequirement, .isNative])
      if isGiven, isThere(given, for: id) { return given }
    }
    return .none
  }

  /// `+`, `-`, `*` and `/` of a number that the program declares, for generic code.
  private mutating func publishArithmetic(_ id: NominalID) {
    for spelling in ["+", "-", "*", "/"] {
      guard let name = program.names.lookup(spelling) else { continue }
      var found = table.first(id, name)
      while !found.isNone {
        let isPlain =
          table[found].kind == .function && table[found].flags.isDisjoint(with: [.isNative, .isSynthesized])
        if isPlain, signature(found).parameterCount == 2,
          (0..<2).allSatisfy({ parameter(signature(found), $0).type == table[id].type })
        {
          program.nominals[Int(id.index)].parts.witnesses.append(Witness(name: name, function: functionID(found)))
          break
        }
        found = table[found].next
      }
    }
  }

  private mutating func publishWitness(_ requirement: DeclarationID, _ proto: NominalID, _ id: NominalID) {
    let name = witnessName(requirement)
    let witness = bestWitness(of: requirement, proto, id)
    guard !witness.isNone, !program.nominals[Int(id.index)].witnesses.contains(where: { $0.name == name }) else {
      return
    }
    let function = witnessFunction(witness, table[id].type, takes: parameterCount(requirement))
    program.nominals[Int(id.index)].parts.witnesses.append(Witness(name: name, function: function))
    publishSetter(of: witness, for: requirement, name, table[id].type)
  }

  /// The function that answers a requirement: the member itself, or one that reads it.
  private mutating func witnessFunction(_ id: DeclarationID, _ type: TypeID, takes given: Int) -> FunctionID {
    let row = table[id]
    let isBodied = row.kind != .variable || row.flags.contains(.isComputed)
    if isBodied, row.flags.isDisjoint(with: [.isNative, .isSynthesized]), row.kind != .enumCase {
      return functionID(id)
    }
    let range = trees[Int(row.file)].range(row.node)
    let count = parameterCount(id)
    var arguments = (0..<count).map { emit(.local, a: Int32($0), at: range) }
    if row.flags.contains(.isMutating) { arguments[0] = emit(.inoutArgument, a: arguments[0].index, at: range) }
    let code: ExpressionID
    if row.kind == .variable {
      let base = MemberBase(type: type, value: row.isStatic ? .none : undispatched(emit(.local, a: 0, at: range)))
      code = emitRead(id, base, at: range)
    } else if given == 0, count > 0, row.flags.contains(.isSynthesized) {
      code = emptyCall(id, range)
    } else {
      code = emitCall(id, arguments, of: type, at: range)
    }
    program.functions.append(
      Function(
        name: row.name, parameterCount: Int32(count), slotCount: Int32(max(count, 1)), body: code, range: range))
    return FunctionID(Int32(program.functions.count - 1))
  }

  mutating func parameterCount(_ id: DeclarationID) -> Int {
    let hasSelf = table[id].owner.index >= 0 && !table[id].isStatic ? 1 : 0
    return table[id].kind == .variable ? hasSelf : Int(signature(id).parameterCount) + hasSelf
  }

  // MARK: What the module's types have to have

  mutating func checkNominal(_ id: NominalID) {
    checkDuplicate(table[id].declaration)
    let protocols = Array(conformances(of: id))
    guard table[id].kind != .proto else { return }
    let isBuiltIn = table[table[id].declaration].flags.contains(.isLibrary)
    var missing: [DeclarationID] = []
    for proto in protocols where table[proto].kind == .proto {
      for requirement in table[proto].fields where isMissing(requirement, proto, id) {
        if !missing.contains(where: { table[$0].name == table[requirement].name }) { missing.append(requirement) }
      }
    }
    if !isBuiltIn, !table[id].inheritsForeign {
      if let first = missing.first { reportConformance(id, first) } else { checkAnswers(id, protocols) }
    }
    checkParents(of: id, protocols)
    checkInitializers(ofClass: id)
    publish(id)
  }

  /// Says so where a member has the name of a requirement and does not fit it, or where Swift cannot write what answers one.
  private mutating func checkAnswers(_ id: NominalID, _ protocols: [NominalID]) {
    for proto in protocols where table[proto].kind == .proto && table[table[proto].declaration].file > 0 {
      for requirement in table[proto].fields {
        guard let (member, reason) = misfit(requirement, proto, id) else { continue }
        return reportMisfit(id, requirement, member, reason)
      }
    }
    checkDerived(id)
  }

  private mutating func isMissing(_ requirement: DeclarationID, _ proto: NominalID, _ id: NominalID) -> Bool {
    if isMemberBroken(id) || !witness(of: requirement, id).isNone { return false }
    if isDerived(requirement, proto, id) { return false }
    for candidate in [proto] + conformances(of: id) {
      var found = table.first(candidate, table[requirement].name)
      while !found.isNone {
        let isGiven = !table[found].flags.contains(.isRequirement) && table[found].kind == table[requirement].kind
        if isGiven, isThere(found, for: id) { return false }
        found = table[found].next
      }
    }
    return true
  }

  /// Whether the type's braces did not parse, so that a member may be missing only from the tree.
  func isMemberBroken(_ id: NominalID) -> Bool {
    let declaration = table[id].declaration
    let tree = trees[Int(table[declaration].file)]
    let block = tree.child(table[declaration].node, 4)
    return block.isNone || tree[block].flags.contains(.hasError)
  }

  /// Whether the type is a view by way of another protocol, such as a shape: that protocol has its body.
  private func isSpecialView(_ id: NominalID) -> Bool {
    let start = Int(table[id].conformanceStart)
    for proto in table.conformances[start..<start + Int(table[id].conformanceCount)] where proto != knownTypes.view {
      let inherited = Int(table[proto].conformanceStart)
      let count = Int(table[proto].conformanceCount)
      if inherited >= 0, table.conformances[inherited..<inherited + count].contains(knownTypes.view) { return true }
    }
    return false
  }

  /// Requirements that the compiler answers: equality, hashing, comparison of simple enums, raw values.
  private func isDerived(_ requirement: DeclarationID, _ proto: NominalID, _ id: NominalID) -> Bool {
    if proto == knownTypes.view, isSpecialView(id) { return true }
    if proto == knownTypes.equatable || proto == knownTypes.hashable || proto == knownTypes.comparable { return true }
    if proto == knownTypes.optionSet || proto == knownTypes.byArrayLiteral || proto == knownTypes.rawRepresentable {
      return true
    }
    return proto == knownTypes.caseIterable && table[id].kind == .enumeration
  }

  // MARK: Duplicates

  /// Reports a second declaration of a name that cannot be overloaded, or of a function with the same labels and types.
  mutating func checkDuplicate(_ id: DeclarationID) {
    let row = table[id]
    if row.flags.contains(.isSynthesized) || row.owner.index < -1 { return }
    var other = table.first(row.owner, row.name)
    while !other.isNone, other.index < id.index {
      let previous = table[other]
      if !previous.flags.contains(.isLibrary), previous.isStatic == row.isStatic || row.kind == .nominal,
        previous.scope == row.scope || previous.owner == row.owner, isRedeclaration(id, of: other)
      {
        return reportDuplicate(id, other)
      }
      other = previous.next
    }
  }

  /// Whether a declaration is one of several that answer for different cases: a requirement, or constrained.
  private func isConditional(_ row: Declaration) -> Bool {
    row.flags.contains(.isSynthesized) || row.flags.contains(.isConstrained)
      || row.owner.index >= 0 && table[row.owner].kind == .proto
  }

  private mutating func isRedeclaration(_ id: DeclarationID, of other: DeclarationID) -> Bool {
    let left = table[id]
    let right = table[other]
    if right.flags.contains(.isSynthesized) || left.scope != right.scope, isConditional(left) || isConditional(right) {
      return false
    }
    if left.file != right.file, left.owner.index < 0, isPrivate(left) || isPrivate(right) { return false }
    guard left.isFunctionLike, right.isFunctionLike else { return left.isFunctionLike == right.isFunctionLike }
    guard left.kind == right.kind else { return false }
    let first = signature(id)
    let second = signature(other)
    guard first.parameterCount == second.parameterCount else { return false }
    for index in 0..<Int(first.parameterCount) {
      let a = parameter(first, index)
      let b = parameter(second, index)
      if a.label != b.label || a.type != b.type || a.type.isError { return false }
      if a.flags.contains(.isAsync) != b.flags.contains(.isAsync) { return false }
    }
    if isAsynchronous(id) != isAsynchronous(other) { return false }
    return first.genericCount == second.genericCount && first.result == second.result
      && demandsEqual(first, second)
  }

  /// Whether the where clauses of two functions demand the same. Those of generic functions speak of parameters of their own.
  private func demandsEqual(_ first: Signature, _ second: Signature) -> Bool {
    guard first.requirementCount == second.requirementCount else { return false }
    if first.genericCount > 0 { return true }
    return (0..<first.requirementCount).allSatisfy {
      let one = requirements[Int(first.requirementStart + $0)]
      let other = requirements[Int(second.requirementStart + $0)]
      return one.subject == other.subject && one.proto == other.proto && one.other == other.other
    }
  }

  private func isPrivate(_ row: Declaration) -> Bool {
    let tree = trees[Int(row.file)]
    return tree.elements(row.attributes).contains {
      tree.name($0) == known.privateName || tree.name($0) == known.fileprivateName
    }
  }

  /// The place of a declaration's name.
  func declarationRange(_ id: DeclarationID) -> SourceRange {
    let row = table[id]
    let tree = trees[Int(row.file)]
    let named = tree.kind(row.node) == .binding ? tree.child(row.node, 0) : row.node
    let record = tree[named]
    return tree.range(record.token.isNone ? record.first : record.token)
  }
}
