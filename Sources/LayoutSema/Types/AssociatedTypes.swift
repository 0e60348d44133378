import LayoutDiagnostics
import LayoutSyntax

/// `T.Element`, `Self.Value`, `Outer.Inner`: types that are members of types.
///
/// An associated type that a conforming type does not spell out is read off the member that answers a requirement, as
/// Swift infers it: `static let defaultValue: CGFloat = 0` says what `Value` is.
extension Checker {
  /// The type that is a member of another under a name; `.none` if there is none.
  mutating func memberType(_ base: TypeID, _ name: NameID) -> TypeID {
    if base.isNone { return .none }
    switch types.kind(base) {
    case .nominal: return memberType(ofNominal: base, name)
    case .optional where knownTypes.optional.index >= 0:
      return memberType(ofNominal: types.nominal(knownTypes.optional, [types.operand(base, 0)]), name)
    case .parameter:
      for proto in Array(constraints(of: base)) {
        let found = memberType(ofProtocol: proto, base, name)
        if !found.isNone { return found }
      }
      for bound in extensionBounds where bound.type == base {
        let found = memberType(ofProtocol: bound.proto, base, name)
        if !found.isNone { return found }
      }
      // what is not known of a protocol of another framework is not known of its members either
      return table.generics[Int(types[base].a)].isConstraintUnknown ? .error : .none
    case .member:
      for proto in boundsOfMember(base) {
        let found = memberType(ofProtocol: proto, base, name)
        if !found.isNone { return found }
      }
      return .none
    case .opaque where types[base].a >= 0:
      let argument = primaryArgument(base, name)
      return argument.isNone ? memberType(ofProtocol: NominalID(types[base].a), base, name) : argument
    default: return .none
    }
  }

  private mutating func memberType(ofNominal base: TypeID, _ name: NameID) -> TypeID {
    let id = NominalID(types[base].a)
    let nominal = table[id]
    for offset in 0..<Int(nominal.genericCount)
    where table.generics[Int(nominal.genericStart) + offset].name == name {
      return types.operand(base, offset)
    }
    let own = typeDeclared(by: table.first(id, name))
    if !own.isNone { return substituteOwner(own, id, base) }
    if let parent = ownParent(of: id) {
      let inherited = instance(base, of: parent)
      let found = inherited.isNone ? .none : memberType(ofNominal: inherited, name)
      if !found.isNone { return found }
    }
    for proto in Array(conformances(of: id)) {
      let alias = typeDeclared(by: table.first(proto, name))
      if !alias.isNone { return substituteOwner(alias, proto, base) }
      let associated = associatedType(proto, name)
      guard !associated.isNone else { continue }
      let found = inferred(associated, base, proto)
      if !found.isNone { return found }
    }
    return name == known.element ? elementOfSequence(base) : .none
  }

  /// What the iterator of a sequence gives; an iterator may be of a sequence that asks it in turn.
  private mutating func elementOfSequence(_ base: TypeID) -> TypeID {
    if inferring.contains(where: { $0.associated.isNone && $0.base == base }) { return .none }
    inferring.append((.none, base))
    defer { inferring.removeLast() }
    return isOwnSequence(base) ? iteratedElement(base) : .none
  }

  private mutating func memberType(ofProtocol proto: NominalID, _ base: TypeID, _ name: NameID) -> TypeID {
    for candidate in [proto] + conformances(of: proto) {
      if !associatedType(candidate, name).isNone {
        return sameType(as: types.member(base, name), [proto] + conformances(of: proto))
      }
      let alias = typeDeclared(by: table.first(candidate, name))
      if !alias.isNone { return substituteOwner(alias, candidate, base) }
    }
    return .none
  }

  /// What a where clause says that an associated type is, or the type itself.
  mutating func sameType(as member: TypeID, _ protocols: [NominalID]) -> TypeID {
    if let found = extensionTypes.first(where: { $0.member == member }) { return found.type }
    if let found = sameTypes.first(where: { $0.member == member }) { return found.type }
    let name = NameID(UInt32(types[member].a))
    for proto in protocols where table[proto].kind == .proto {
      let wanted = types.member(table[proto].type, name)
      guard wanted != member, let found = sameTypes.first(where: { $0.member == wanted }) else { continue }
      return substituteOwner(found.type, proto, types.operand(member, 0))
    }
    return member
  }

  /// A member's type as seen from a value of a type.
  mutating func substituteOwner(_ type: TypeID, _ owner: NominalID, _ base: TypeID) -> TypeID {
    guard types.isGeneric(type) else { return type }
    let range = ownerGenerics(owner)
    let mark = open(range)
    bindOwner(owner, to: base)
    let result = substitute(type)
    close(mark)
    return result
  }

  private mutating func inferred(_ id: DeclarationID, _ base: TypeID, _ proto: NominalID) -> TypeID {
    // a witness that names a type of the same name means the one around it
    if inferring.contains(where: { $0.associated == id && $0.base == base }) { return .none }
    inferring.append((id, base))
    defer { inferring.removeLast() }
    let name = table[id].name
    let wanted = types.member(table[proto].type, name)
    for requirement in table[proto].fields {
      let own = self.witness(of: requirement, NominalID(types[base].a))
      let witness = own.isNone ? bestWitness(of: requirement, proto, NominalID(types[base].a)) : own
      // a where clause may ask while its function is read
      guard !witness.isNone, !inferring.contains(where: { $0.associated == witness }) else { continue }
      let found = matchingType(wanted, requirement, witness)
      if !found.isNone { return substituteOwner(found, NominalID(types[base].a), base) }
    }
    let node = table[id].node
    let fallback = enter(file: table[id].file, context(of: id)) {
      let fallback = $0.tree.child(node, 2)
      return fallback.isNone ? TypeID.none : $0.resolveType(fallback, allowsProtocol: true)
    }
    return fallback.isNone ? .none : substituteOwner(fallback, proto, base)
  }

  /// Whether a type is what the search for an answer is about: in `extension Row where Detail == EmptyView` a default tells
  /// what `Detail` is.
  func isBeingInferred(_ type: TypeID) -> Bool {
    guard !inferring.isEmpty, types.kind(type) == .member else { return false }
    let (base, name) = (types.operand(type, 0), NameID(UInt32(types[type].a)))
    return inferring.contains { !$0.associated.isNone && $0.base == base && table[$0.associated].name == name }
  }

  /// The member of a type that answers a requirement, by name.
  func witness(of requirement: DeclarationID, _ owner: NominalID) -> DeclarationID {
    var id = table.first(owner, table[requirement].name)
    while !id.isNone {
      let row = table[id]
      if row.isStatic == table[requirement].isStatic, row.kind == table[requirement].kind { return id }
      id = row.next
    }
    return .none
  }

  /// What stands in a witness where a requirement has an associated type.
  private mutating func matchingType(
    _ wanted: TypeID, _ requirement: DeclarationID, _ witness: DeclarationID
  ) -> TypeID {
    if table[requirement].kind == .variable {
      return part(wanted, of: variableType(requirement), in: variableType(witness))
    }
    let asked = signature(requirement)
    let given = signature(witness)
    let result = part(wanted, of: asked.result, in: given.result)
    if !result.isNone { return result }
    for index in 0..<Int(min(asked.parameterCount, given.parameterCount)) {
      let found = part(wanted, of: parameter(asked, index).type, in: parameter(given, index).type)
      if !found.isNone { return found }
    }
    return .none
  }

  /// What stands in one type where another of the same form has a part: `[Post]` for `Item` in `State<Item>` and `State<[Post]>`.
  private mutating func part(_ wanted: TypeID, of asked: TypeID, in given: TypeID) -> TypeID {
    if asked == wanted { return given }
    guard types.isGeneric(asked), !given.isNone, types.kind(asked) == types.kind(given),
      types[asked].a == types[given].a, types[asked].count == types[given].count
    else { return .none }
    for index in stride(from: 0, to: Int(types[asked].count), by: types.kind(asked) == .tuple ? 2 : 1) {
      let found = part(wanted, of: types.operand(asked, index), in: types.operand(given, index))
      if !found.isNone { return found }
    }
    return .none
  }
}
