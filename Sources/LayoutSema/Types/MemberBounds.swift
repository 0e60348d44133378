import LayoutSyntax

/// What generic parameters and associated types are known to conform to: what their declarations say, what where clauses of
/// functions, types and protocols add, and what the extension around the walk demands.
extension Checker {
  /// The protocols that a generic parameter has to conform to, with what the extension around the walk adds.
  mutating func boundsOfParameter(_ type: TypeID) -> [NominalID] {
    Array(constraints(of: type)) + extensionBounds.filter { $0.type == type }.map { $0.proto }
  }

  /// Whether a type stands for any kind of text, `some StringProtocol`: all that there are here have the members of `String`.
  mutating func isText(_ type: TypeID) -> Bool {
    guard knownTypes.stringProtocol.index >= 0, !type.isNone else { return false }
    switch types.kind(type) {
    case .parameter, .opaque: return conforms(type, to: knownTypes.stringProtocol)
    case .member: return boundsOfMember(type).contains { inherits($0, knownTypes.stringProtocol) }
    default: return false
    }
  }

  /// Whether a protocol says that a generic parameter or an associated type has an operator.
  mutating func declaresGeneric(_ name: NameID, _ type: TypeID) -> Bool {
    let kind = types.kind(type)
    return (kind == .parameter || kind == .member) && declares(name, type)
  }

  /// The protocols that an associated type has to conform to.
  mutating func boundsOfMember(_ type: TypeID) -> [NominalID] {
    let base = types.operand(type, 0)
    let name = NameID(UInt32(types[type].a))
    var found = extensionBounds.filter { $0.type == type }.map { $0.proto }
    found += memberBounds.filter { $0.type == type }.map { $0.proto }
    let protocols = protocolsOfBase(base)
    for proto in protocols {
      let own = types.member(table[proto].type, name)
      if own != type { found += memberBounds.filter { $0.type == own }.map { $0.proto } }
    }
    for proto in protocols {
      let id = associatedType(proto, name)
      if !id.isNone { return found + associatedConstraints(id) }
    }
    return found
  }

  /// All protocols that have a say in what the members of a type are.
  private mutating func protocolsOfBase(_ base: TypeID) -> [NominalID] {
    let direct: [NominalID] =
      switch types.kind(base) {
      case .parameter: boundsOfParameter(base)
      case .member: boundsOfMember(base)
      case .opaque where types[base].a >= 0: [NominalID(types[base].a)]
      default: []
      }
    var all: [NominalID] = []
    for proto in direct where table[proto].kind == .proto {
      for candidate in [proto] + conformances(of: proto) where !all.contains(candidate) { all.append(candidate) }
    }
    return all
  }

  /// The associated type that a protocol itself declares under a name.
  func associatedType(_ proto: NominalID, _ name: NameID) -> DeclarationID {
    var id = table.first(proto, name)
    while !id.isNone, table[id].kind != .associatedType { id = table[id].next }
    return id
  }

  private mutating func associatedConstraints(_ id: DeclarationID) -> [NominalID] {
    enter(file: table[id].file, context(of: id)) {
      var result: [NominalID] = []
      let subject = $0.types.member($0.table[$0.table[id].owner].type, $0.table[id].name)
      for node in $0.tree.elements($0.tree.child($0.table[id].node, 1)) {
        result += $0.protocolsNamed(by: node, of: subject)
      }
      return result
    }
  }

  /// The protocols that a constraint of a type names, one or several.
  mutating func protocolsNamed(by node: NodeID, of subject: TypeID) -> [NominalID] {
    guard tree.kind(node) == .compositionType else {
      let type = resolveType(node, allowsProtocol: true)
      if !subject.isNone { notePrimaryTypes(of: type, on: subject) }
      return protocols(of: type)
    }
    var result: [NominalID] = []
    for part in tree.slots(node) { result += protocolsNamed(by: part, of: subject) }
    return result
  }

  /// Notes what a requirement of a where clause says of an associated type.
  mutating func noteRequirement(_ node: NodeID, _ subject: TypeID, _ other: TypeID) {
    guard types.kind(subject) == .member else { return }
    if tree.name(node) == known.equalTo {
      sameTypes.append((subject, other))
      toldParameters.insert(types.operand(subject, 0))
    } else {
      for proto in protocolsNamed(by: tree.child(node, 1), of: subject) { memberBounds.append((subject, proto)) }
    }
  }
}
