import LayoutDiagnostics
import LayoutSyntax

/// Which type has which protocol's members, and which value may stand where which type is expected.
extension Checker {
  /// The protocols and superclasses of a type, its own first, each once.
  mutating func conformances(of id: NominalID) -> ArraySlice<NominalID> {
    if table[id].conformanceStart < 0 { closeConformances(of: id) }
    let start = Int(table[id].conformanceStart)
    return table.conformances[start..<start + Int(table[id].conformanceCount)]
  }

  private mutating func closeConformances(of id: NominalID) {
    table[id].conformanceStart = 0  // a cycle of inheritance ends here
    var list: [NominalID] = []
    var clauseIndex = table[id].firstInheritance
    var clauses: [InheritanceClause] = []
    while clauseIndex >= 0 {
      clauses.append(table.inheritance[Int(clauseIndex)])
      clauseIndex = table.inheritance[Int(clauseIndex)].next
    }
    for clause in clauses.reversed() { inherit(clause, id, &list) }
    let hasRawValues = table[id].kind == .enumeration && !table[id].rawType.isNone && !table[id].rawType.isError
    if hasRawValues, knownTypes.rawRepresentable.index >= 0, !list.contains(knownTypes.rawRepresentable) {
      list.append(knownTypes.rawRepresentable)
    }
    for proto in list {
      for inherited in Array(conformances(of: proto)) where !list.contains(inherited) && inherited != id {
        list.append(inherited)
      }
    }
    if isPersistentModel(id), !list.contains(knownTypes.persistentModel) {
      list.append(knownTypes.persistentModel)
      list += Array(conformances(of: knownTypes.persistentModel)).filter { !list.contains($0) }
    }
    table[id].conformanceStart = Int32(table.conformances.count)
    table[id].conformanceCount = Int32(list.count)
    table.conformances.append(contentsOf: list)
  }

  /// Whether a class is a `@Model`, which Swift makes identifiable.
  private func isPersistentModel(_ id: NominalID) -> Bool {
    guard table[id].kind == .classType, knownTypes.persistentModel.index >= 0 else { return false }
    let row = table[table[id].declaration]
    let tree = trees[Int(row.file)]
    return tree.elements(row.attributes).contains { tree.name($0) == known.modelName }
  }

  /// Whether a type or one that it inherits from has a parent that is not here.
  mutating func hasForeignParent(_ id: NominalID) -> Bool {
    for index in conformances(of: id).indices {
      let parent = table.conformances[index]
      if table[parent].inheritsForeign, table[parent].kind == .classType { return true }
    }
    return table[id].inheritsForeign
  }

  private mutating func inherit(_ clause: InheritanceClause, _ id: NominalID, _ list: inout [NominalID]) {
    var place = Context()
    place.scope = scopeOfClause(clause, id)
    place.owner = id
    place.selfType = table[id].type
    let found = enter(file: clause.file, place) {
      var found: [NominalID] = []
      for node in $0.tree.slots(clause.node) {
        let type = $0.resolveType(node, allowsProtocol: true)
        if type == .error { $0.table[id].inheritsForeign = true }
        $0.noteParentType(type, of: id)
        if $0.table[id].kind == .proto { $0.notePrimaryTypes(of: type, on: $0.table[id].type) }
        let isRaw = $0.table[id].kind == .enumeration && $0.types.kind(type) == .nominal
        if isRaw { $0.table[id].rawType = type } else { found += $0.protocols(of: type) }
      }
      return found
    }
    for proto in found where proto.index >= 0 && !list.contains(proto) && proto != id { list.append(proto) }
  }

  /// Where the types of an inheritance clause are looked up: around the type, with the generic parameters of a class.
  private mutating func scopeOfClause(_ clause: InheritanceClause, _ id: NominalID) -> ScopeID {
    let around = table.scopes[Int(clause.scope.index)].parent
    guard table[id].kind == .classType, table[id].genericCount > 0 else { return around }
    var scope = Scope(parent: around, owner: NominalID(-1))
    scope.genericStart = table[id].genericStart
    scope.genericCount = table[id].genericCount
    table.scopes.append(scope)
    return ScopeID(Int32(table.scopes.count - 1))
  }

  /// The type of an enum's raw values; the error type for an enum without any.
  mutating func rawType(_ id: NominalID) -> TypeID {
    _ = conformances(of: id)
    return table[id].rawType.isNone ? .error : table[id].rawType
  }

  mutating func inherits(_ id: NominalID, _ proto: NominalID) -> Bool {
    if id == proto { return true }
    if table[id].conformanceStart < 0 { closeConformances(of: id) }
    let start = Int(table[id].conformanceStart)
    for index in start..<start + Int(table[id].conformanceCount) where table.conformances[index] == proto {
      return true
    }
    return false
  }

  /// Whether a type conforms to a protocol, or inherits from a class.
  mutating func conforms(_ type: TypeID, to proto: NominalID) -> Bool {
    if proto.index < 0 || type.isNone { return proto.index < 0 }
    switch types.kind(type) {
    case .error, .member: return true
    case .nominal:
      if types[type].a == knownTypes.binding.index, bindingConforms(type, to: proto) { return true }
      if isUncountable(type), inherits(knownTypes.randomAccess, proto) { return false }
      return conforms(nominal: NominalID(types[type].a), to: proto)
    case .opaque: return types[type].a >= 0 && inherits(NominalID(types[type].a), proto)
    case .parameter:
      for index in constraints(of: type).indices where inherits(table.constraints[index], proto) { return true }
      for bound in extensionBounds where bound.type == type && inherits(bound.proto, proto) { return true }
      return isMarker(proto)
    case .optional:
      if proto == knownTypes.byNilLiteral { return true }
      return isDerived(proto) || proto == knownTypes.view || isCoding(proto)
        ? conforms(types.operand(type, 0), to: proto) : false
    case .tuple: return type == .void && proto == knownTypes.view ? false : isDerived(proto)
    case .function: return false
    case .metatype: return isDerived(proto)
    }
  }

  private mutating func conforms(nominal id: NominalID, to proto: NominalID) -> Bool {
    if inherits(id, proto) || table[id].inheritsForeign || types.nominal(id) == knownTypes.never { return true }
    if table[id].kind == .classType, proto == knownTypes.anyObject { return true }
    return table[id].kind == .enumeration && isDerived(proto) && !hasOwnPayloads(id) || isMarker(proto)
  }

  /// Whether a protocol demands nothing that Swift insists on: what is not `Sendable` may be used as if it were.
  private func isMarker(_ proto: NominalID) -> Bool {
    table[proto].kind == .proto && table[table[proto].declaration].flags.contains(.isLibrary)
      && ["Sendable", "Copyable", "Escapable", "BitwiseCopyable"].contains(text(table[proto].name))
  }

  /// The protocols whose conformance the compiler writes by itself.
  private mutating func isDerived(_ proto: NominalID) -> Bool {
    proto == knownTypes.hashable || proto == knownTypes.equatable
  }

  /// The protocols of the library that an optional conforms to where what is in it does.
  private func isCoding(_ proto: NominalID) -> Bool {
    guard proto.index >= 0, table[table[proto].declaration].flags.contains(.isLibrary) else { return false }
    return ["Codable", "Decodable", "Encodable", "Sendable"].contains(text(table[proto].name))
  }

  /// The protocols that a generic parameter has to conform to.
  mutating func constraints(of parameter: TypeID) -> ArraySlice<NominalID> {
    let generic = table.generics[Int(types[parameter].a)]
    return table.constraints[Int(generic.constraintStart)..<Int(generic.constraintStart + generic.constraintCount)]
  }

  mutating func isView(_ type: TypeID) -> Bool {
    conforms(type, to: knownTypes.view)
  }

  /// The class of the program that a class inherits from. Its members would have to be shared and overridden.
  mutating func ownParent(of id: NominalID) -> NominalID? {
    guard table[id].kind == .classType, !table[table[id].declaration].flags.contains(.isLibrary) else { return nil }
    return Array(conformances(of: id)).first {
      $0 != id && table[$0].kind == .classType && !table[table[$0].declaration].flags.contains(.isLibrary)
    }
  }

  /// Whether a value of one type may stand where another is expected, with the conversions that Swift does by itself.
  mutating func converts(_ from: TypeID, to target: TypeID) -> Bool {
    if from == target || from.isError || target.isError || target.isNone || from.isNone { return true }
    if from == knownTypes.never { return true }
    if knownTypes.isFloating(from), knownTypes.isFloating(target) { return true }
    if !extensionTypes.isEmpty, isSameHere(from, target) { return true }
    let row = types[target]
    switch row.kind {
    case .optional: return converts(types.unwrapped(from), to: types.operand(target, 0))
    case .opaque: return row.a < 0 || conforms(from, to: NominalID(row.a)) && answers(from, to: target)
    case .function: return types.kind(from) == .function && convertsFunction(from, to: target)
    case .metatype:
      return types.kind(from) == .metatype && converts(types.operand(from, 0), to: types.operand(target, 0))
    case .tuple: return types.kind(from) == .tuple && convertsTuple(from, to: target)
    case .nominal:
      guard types.kind(from) == .nominal else { return false }
      if types[from].a == row.a { return convertsArguments(from, to: target) }
      guard table[NominalID(row.a)].kind == .classType, inherits(NominalID(types[from].a), NominalID(row.a)) else {
        return false
      }
      let inherited = row.count > 0 ? instance(from, of: NominalID(row.a)) : .none
      return inherited.isNone || convertsArguments(inherited, to: target)
    default: return false
    }
  }

  /// Whether the extension around the walk says that two generic parameters are the same: `where A == B`.
  private func isSameHere(_ left: TypeID, _ right: TypeID) -> Bool {
    extensionTypes.contains { $0.member == left && $0.type == right || $0.member == right && $0.type == left }
  }

  private mutating func convertsFunction(_ from: TypeID, to target: TypeID) -> Bool {
    guard types[from].count == types[target].count else { return false }
    for index in 0..<types.parameterCount(from)
    where !converts(types.operand(target, index), to: types.operand(from, index)) {
      return false
    }
    return converts(types.result(from), to: types.result(target))
  }

  private mutating func convertsTuple(_ from: TypeID, to target: TypeID) -> Bool {
    guard types[from].count == types[target].count else { return false }
    for index in 0..<types.elementCount(from)
    where !converts(types.element(from, index), to: types.element(target, index)) {
      return false
    }
    return true
  }

  /// Generic arguments have to be the same, except for what costs nothing at run time and what is not known yet.
  private mutating func convertsArguments(_ from: TypeID, to target: TypeID) -> Bool {
    // the elements of collections convert one by one: `[Tile]` to `[Tile?]`, `[Circle]` to `[Shape]`
    let id = NominalID(types[from].a)
    let isCollection = id == knownTypes.array || id == knownTypes.dictionary
    for index in 0..<Int(types[from].count) {
      let left = types.operand(from, index)
      let right = types.operand(target, index)
      if left == right || left.isError || right.isError { continue }
      if !extensionTypes.isEmpty, isSameHere(left, right) { continue }
      let isErased = types.kind(right) == .opaque || types.kind(left) == .parameter || types.kind(right) == .parameter
      let mayDiffer = isErased || isCollection || knownTypes.isFloating(left)
      guard mayDiffer, converts(left, to: right) || isErased else { return false }
    }
    return true
  }
}
