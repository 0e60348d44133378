import LayoutDiagnostics
import LayoutSyntax

/// What a name or member refers to, before it is known whether it is called.
enum Reference {
  case value(Typed)
  /// A type, by the type of its instances.
  case type(TypeID)
  /// Declarations on the candidate stack, from an index to its end, found in a base.
  case members(Int, MemberBase)
  /// Nothing; it has been reported.
  case failed(TypeID)
}

/// What a member is taken from.
struct MemberBase {
  /// The type that the member was found in: of the value, or the type itself for static members. `.none` at file scope.
  var type: TypeID
  /// The value; `.none` for static members and at file scope.
  var value: ExpressionID
  /// The type as a value, where that is what the member is taken from.
  var meta = ExpressionID.none

  static let fileScope = MemberBase(type: .none, value: .none)
}

extension Checker {
  /// Pushes the members that a type has under a name, those of the type itself first, then those of its protocols, also
  /// where a variable of the type hides them if `inherited` says so.
  mutating func findMembers(_ name: NameID, of base: TypeID, isStatic: Bool, inherited: Bool = false) {
    let outerStart = memberStart
    memberStart = scratch.candidates.count
    defer { memberStart = outerStart }
    switch types.kind(base) {
    case .nominal:
      let id = NominalID(types[base].a)
      let start = scratch.candidates.count
      pushMembers(id, name, base, isStatic, allowsRequirements: table[id].kind == .proto)
      if scratch.candidates.count > start, onlyVariables(start), !inherited { return }
      if isUncountable(base) { return }
      pushInherited(id, name, base, isStatic, allowsRequirements: false)
      if scratch.candidates.count == start { pushInherited(id, name, base, isStatic, allowsRequirements: true) }
    case .opaque where types[base].a >= 0: pushGenericMembers(NominalID(types[base].a), name, base, isStatic)
    case .parameter:
      for proto in boundsOfParameter(base) { pushGenericMembers(proto, name, base, isStatic) }
    case .optional where knownTypes.optional.index >= 0:
      let wrapped = types.nominal(knownTypes.optional, [types.operand(base, 0)])
      pushMembers(knownTypes.optional, name, wrapped, isStatic, allowsRequirements: false)
    case .error where base == .errorView && knownTypes.view.index >= 0:
      pushGenericMembers(knownTypes.view, name, knownTypes.someView, isStatic)
    case .member:
      for proto in boundsOfMember(base) { pushGenericMembers(proto, name, base, isStatic) }
    default: return
    }
  }

  private mutating func onlyVariables(_ start: Int) -> Bool {
    for index in start..<scratch.candidates.count where table[scratch.candidates[index]].kind != .variable {
      return false
    }
    return true
  }

  private mutating func pushGenericMembers(_ proto: NominalID, _ name: NameID, _ base: TypeID, _ isStatic: Bool) {
    pushMembers(proto, name, base, isStatic, allowsRequirements: true)
    pushInherited(proto, name, base, isStatic, allowsRequirements: true)
  }

  private mutating func pushInherited(
    _ id: NominalID, _ name: NameID, _ base: TypeID, _ isStatic: Bool, allowsRequirements: Bool
  ) {
    let range = conformances(of: id)
    let hasOwn = table[id].kind != .proto && table[table[id].declaration].flags.contains(.isLibrary)
    for index in range.indices {
      let first = scratch.candidates.count
      pushMembers(
        table.conformances[index], name, base, isStatic, allowsRequirements: allowsRequirements)
      if hasOwn, scratch.candidates.count > first { dropDefaults(of: table.conformances[index], from: first) }
    }
  }

  /// The library's lists and texts have by themselves what a collection that changes has by default.
  private mutating func dropDefaults(of proto: NominalID, from first: Int) {
    guard proto != knownTypes.collection, proto != knownTypes.randomAccess, knownTypes.collection.index >= 0,
      inherits(proto, knownTypes.collection)
    else { return }
    let own = scratch.candidates[first...].filter { !table[$0].flags.contains(.isLibrary) }
    scratch.candidates.truncate(to: first)
    scratch.candidates += own
  }

  private mutating func pushMembers(
    _ owner: NominalID, _ name: NameID, _ base: TypeID, _ isStatic: Bool, allowsRequirements: Bool
  ) {
    var id = table.first(owner, name)
    while !id.isNone {
      let flags = table[id].flags
      let isMember = flags.contains(.isStatic) == isStatic && (allowsRequirements || !flags.contains(.isRequirement))
      let isType = table[id].kind == .nominal || table[id].kind == .typeAlias || table[id].kind == .associatedType
      if isMember, !isType, !flags.contains(.isConstrained) || constraintsHold(id, owner, base),
        !scratch.candidates[memberStart...].contains(id), !isOverridden(id, by: scratch.candidates[memberStart...])
      {
        scratch.candidates.append(id)
      }
      id = table[id].next
    }
  }

  /// Whether a member of a constrained extension is there for a base: `extension ShapeStyle where Self == Color`.
  mutating func constraintsHold(_ id: DeclarationID, _ owner: NominalID, _ base: TypeID) -> Bool {
    let clause = table.scopes[Int(table[id].scope.index)].whereClause
    if types.kind(base) == .opaque { return true }
    if !isBound(id, base) { return false }
    return enter(file: table[id].file, contextOfClause(id)) {
      for node in $0.tree.elements(clause) where $0.tree.kind(node) == .requirement {
        let subject = $0.resolveType($0.tree.child(node, 0))
        let other = $0.resolveType($0.tree.child(node, 1), allowsProtocol: true)
        let actual = $0.substituteOwner(subject, owner, base)
        if $0.types.kind(actual) == .parameter { continue }
        // what a parameter of the type is, and so what its members are, is for the call of the initialiser to tell
        if $0.types.kind(actual) == .member, base == $0.table[owner].type { continue }
        if $0.isBeingInferred(actual) { continue }
        let isEquality = $0.tree.name(node) == $0.known.equalTo
        let wanted = isEquality ? $0.substituteOwner(other, owner, base) : other
        let holds = isEquality ? $0.converts(actual, to: wanted) : $0.satisfies(actual, other)
        if !holds { return false }
      }
      return true
    }
  }

  /// Whether a base is what `extension Array<Row>` says, as far as its arguments are known.
  private mutating func isBound(_ id: DeclarationID, _ base: TypeID) -> Bool {
    let bound = table.scopes[Int(table[id].scope.index)].boundType
    guard !bound.isNone, types.kind(base) == .nominal else { return true }
    var place = Context()
    place.scope = table[id].scope
    let type = enter(file: table[id].file, place) { $0.resolveType(bound) }
    guard types.kind(type) == .nominal, types[type].count == types[base].count else { return true }
    for index in 0..<Int(types[base].count) {
      let actual = types.operand(base, index)
      if types.kind(actual) == .parameter { continue }
      if !converts(actual, to: types.operand(type, index)) { return false }
    }
    return true
  }

  mutating func satisfies(_ type: TypeID, _ constraint: TypeID) -> Bool {
    for proto in protocols(of: constraint) where !conforms(type, to: proto) { return false }
    return true
  }

  /// What an unqualified name refers to.
  mutating func lookup(_ node: NodeID, _ name: NameID) -> Reference {
    let range = tree.range(node)
    if let local = local(name) {
      if !local.declaration.isNone, table[local.declaration].kind == .nominal {
        return .type(typeDeclared(by: local.declaration))
      }
      if local.isAsync, !isFunction(local.type) { noteWait(.variable, at: node) }
      return .value(read(local, at: range))
    }
    if let member = lookupImplicitSelf(name, range) { return member }
    return lookupFileScope(node, name)
  }

  private func isFunction(_ type: TypeID) -> Bool { types.kind(types.unwrapped(type)) == .function }

  /// Whether one of the types that the walk is inside of has a member of a name, which hides a module of that name.
  mutating func isMemberHere(_ name: NameID, _ range: SourceRange) -> Bool {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    return lookupImplicitSelf(name, range) != nil
  }

  /// A member of one of the types that the walk is inside of.
  private mutating func lookupImplicitSelf(_ name: NameID, _ range: SourceRange) -> Reference? {
    var scope = context.scope
    while scope != .file {
      let row = table.scopes[Int(scope.index)]
      scope = row.parent
      guard row.owner.index >= 0 else { continue }
      let start = scratch.candidates.count
      let isInner = row.owner == context.owner
      let base = isInner ? context.selfType : table[row.owner].type
      if isInner, context.selfFrame >= 0 {
        findMembers(name, of: base, isStatic: false)
        if scratch.candidates.count > start { return .members(start, selfBase(range)) }
      }
      findMembers(name, of: base, isStatic: true)
      if scratch.candidates.count > start { return .members(start, MemberBase(type: base, value: .none)) }
    }
    return nil
  }

  /// `self`, as the base of a member.
  mutating func selfBase(_ range: SourceRange) -> MemberBase {
    let depth = Int32(body.frames.count - 1 - context.selfFrame)
    return MemberBase(type: context.selfType, value: emit(.local, a: context.selfSlot, b: depth, at: range))
  }

  /// What a name means at file scope, as after the name of a module: `Swift.min`.
  mutating func lookupFileScope(_ node: NodeID, _ name: NameID) -> Reference {
    let type = asConstrained(lookupType(name, context.scope))
    if !type.isNone { return .type(type) }
    let first = table.first(NominalID(-1), name)
    if first.isNone { return resolveBacking(node, name, of: nil) ?? .failed(reportUnknownName(node, name)) }
    let start = scratch.candidates.count
    var id = first
    while !id.isNone {
      scratch.candidates.append(id)
      id = table[id].next
    }
    return .members(start, .fileScope)
  }
}
