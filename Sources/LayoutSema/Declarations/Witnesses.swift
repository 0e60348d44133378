import LayoutDiagnostics
import LayoutSyntax

/// Which member of a type answers which requirement of a protocol, and under which name running code finds it.
///
/// The library's requirements are found by their own names, which native code asks for. A requirement of the module has a
/// name that no other has, so that two of one base name, with other labels or of other protocols, stay apart.
extension Checker {
  /// The name that a requirement's answer is published under.
  mutating func witnessName(_ requirement: DeclarationID) -> NameID {
    let row = table[requirement]
    if row.file == 0, row.kind != .initializer, !isFurtherRequirement(requirement) { return row.name }
    if let known = witnessNames[requirement] { return known }
    let name = program.names.insert("\(text(row.name))#\(requirement.index)")
    witnessNames[requirement] = name
    return name
  }

  /// Whether a requirement stands behind another one of its name.
  private func isFurtherRequirement(_ requirement: DeclarationID) -> Bool {
    var id = table.first(table[requirement].owner, table[requirement].name)
    while !id.isNone {
      if id.index < requirement.index, table[id].flags.contains(.isRequirement) { return true }
      id = table[id].next
    }
    return false
  }

  /// The member of a type that answers a requirement, else what an extension of a protocol gives for it. Of several under
  /// one name that is the one with the same labels and types.
  mutating func bestWitness(of requirement: DeclarationID, _ proto: NominalID, _ id: NominalID) -> DeclarationID {
    let own = witnesses(of: requirement, in: id, allowsNative: true)
    if let found = choose(own, requirement, proto, id) { return found }
    for parent in ownParents(of: id) {
      let inherited = witnesses(of: requirement, in: parent, allowsNative: true)
      if let found = choose(inherited, requirement, proto, id) { return found }
    }
    var defaults: [DeclarationID] = []
    for candidate in [proto] + conformances(of: id) where candidate != id {
      for found in witnesses(of: requirement, in: candidate, allowsNative: false) where !defaults.contains(found) {
        if isThere(found, for: id) { defaults.append(found) }
      }
    }
    return choose(defaults, requirement, proto, id) ?? .none
  }

  /// Whether a member of a constrained extension is there for a type.
  mutating func isThere(_ member: DeclarationID, for id: NominalID) -> Bool {
    !table[member].flags.contains(.isConstrained) || constraintsHold(member, table[member].owner, table[id].type)
  }

  private func witnesses(
    of requirement: DeclarationID, in owner: NominalID, allowsNative: Bool
  ) -> [DeclarationID] {
    var result: [DeclarationID] = []
    var id = table.first(owner, table[requirement].name)
    while !id.isNone {
      let row = table[id]
      let isMember = row.kind == table[requirement].kind && row.isStatic == table[requirement].isStatic
      let isGiven = allowsNative || row.flags.isDisjoint(with: [.isRequirement, .isNative])
      if isMember, isGiven { result.append(id) }
      id = row.next
    }
    return result
  }

  private mutating func choose(
    _ candidates: [DeclarationID], _ requirement: DeclarationID, _ proto: NominalID, _ id: NominalID
  ) -> DeclarationID? {
    guard candidates.count > 1, table[requirement].isFunctionLike else { return candidates.first }
    let labelled = candidates.filter { haveSameLabels($0, requirement) }
    if labelled.count < 2 { return labelled.first ?? candidates.first }
    return labelled.first { haveSameTypes($0, requirement, proto, id) } ?? labelled.first
  }

  mutating func haveSameLabels(_ id: DeclarationID, _ requirement: DeclarationID) -> Bool {
    let given = signature(id)
    let asked = signature(requirement)
    guard given.parameterCount == asked.parameterCount else { return false }
    return (0..<Int(asked.parameterCount)).allSatisfy { parameter(given, $0).label == parameter(asked, $0).label }
  }

  private mutating func haveSameTypes(
    _ id: DeclarationID, _ requirement: DeclarationID, _ proto: NominalID, _ owner: NominalID
  ) -> Bool {
    let given = signature(id)
    let asked = signature(requirement)
    for index in 0..<Int(asked.parameterCount) {
      let wanted = substituteOwner(parameter(asked, index).type, proto, table[owner].type)
      let type = substituteOwner(parameter(given, index).type, table[id].owner, table[owner].type)
      if wanted != type { return false }
    }
    return true
  }
}
