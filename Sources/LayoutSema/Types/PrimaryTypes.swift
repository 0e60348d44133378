import LayoutSyntax

/// `some Sequence<Int>`, `any Store<State, Action>`, `R: Reducer<State, Action>`: the primary associated types of protocols.
///
/// A protocol type keeps the arguments that it was written with, so that members of its values know them, and a value that
/// stands where such a type is expected tells arguments that are open. Of a generic parameter they are what a where clause
/// with `==` would say.
extension Checker {
  /// The names of a protocol's primary associated types, in order.
  mutating func primaryNames(_ proto: NominalID) -> [NameID] {
    let row = table[table[proto].declaration]
    let list = trees[Int(row.file)].child(row.node, 1)
    return trees[Int(row.file)].elements(list).map { trees[Int(row.file)].name($0) }
  }

  /// The type of a protocol's values with arguments, as far as it takes them.
  mutating func opaque(_ proto: NominalID, _ arguments: [TypeID]) -> TypeID {
    guard !arguments.isEmpty, !arguments.contains(where: { $0.isError || $0.isNone }),
      primaryNames(proto).count == arguments.count
    else { return types.opaque(proto) }
    return types.intern(.opaque, proto.index, arguments.map { $0.index })
  }

  /// The arguments of a protocol type, by the names of the associated types.
  mutating func primaryArguments(_ type: TypeID) -> [(name: NameID, type: TypeID)] {
    guard !type.isNone, types.kind(type) == .opaque, types[type].count > 0 else { return [] }
    let arguments = types.operandList(type).map { TypeID($0) }
    return zip(primaryNames(NominalID(types[type].a)), arguments).map { ($0, $1) }
  }

  /// What a protocol type says that an associated type is; `.none` where it does not.
  mutating func primaryArgument(_ type: TypeID, _ name: NameID) -> TypeID {
    guard types[type].count > 0 else { return .none }
    return primaryArguments(type).first { $0.name == name }?.type ?? .none
  }

  /// Notes of a generic parameter or an associated type what the protocol type that it conforms to says of it.
  mutating func notePrimaryTypes(of constraint: TypeID, on subject: TypeID) {
    for (name, type) in primaryArguments(constraint) {
      toldParameters.insert(subject)
      let member = types.member(subject, name)
      if member != type, !sameTypes.contains(where: { $0.member == member }) { sameTypes.append((member, type)) }
    }
  }

  /// What the protocol types among the constraints of a call's generic parameters demand of it.
  mutating func primaryDemands(_ range: Range<Int>, of generics: [Int32]) -> [Requirement] {
    sameTypes[range].compactMap { same in
      let base = types.operand(same.member, 0)
      guard types.kind(base) == .parameter, generics.contains(types[base].a) else { return nil }
      return Requirement(subject: same.member, proto: NominalID(-1), other: same.type)
    }
  }

  /// Whether a value of a type has the associated types that a protocol type says, as far as they are known.
  mutating func answers(_ type: TypeID, to expected: TypeID) -> Bool {
    for (name, wanted) in primaryArguments(expected) {
      let found = memberType(type, name)
      if found.isNone || found.isError || types.kind(found) == .member || types.isGeneric(wanted) { continue }
      if types.kind(found) == .parameter || types.kind(wanted) == .opaque { continue }
      if !converts(found, to: wanted) { return false }
    }
    return true
  }

  /// Makes a protocol type with open arguments fit a value's type, whose associated types tell them.
  mutating func unifyPrimaryTypes(_ expected: TypeID, _ type: TypeID) -> Bool {
    guard conforms(type, to: NominalID(types[expected].a)) else { return false }
    for (name, wanted) in primaryArguments(expected) {
      let found = memberType(type, name)
      if found.isNone || hasOpenParameter(found) { continue }
      if !unify(wanted, found) { return false }
    }
    return true
  }

  /// The other way round: what is expected of a result tells what it is made of, `F { … }` where `some Red<K>` is expected.
  mutating func bindPrimaryTypes(of result: TypeID, to expected: TypeID) {
    for (name, wanted) in primaryArguments(expected) where !hasOpenParameter(wanted) {
      let found = memberType(result, name)
      if !found.isNone, hasOpenParameter(found) { _ = unify(found, wanted) }
    }
  }
}
