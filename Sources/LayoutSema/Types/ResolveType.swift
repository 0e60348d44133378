import LayoutDiagnostics
import LayoutSyntax

/// From a type as it is written to a type as a number.
///
/// An unknown name is reported once, where it stands, and becomes the error type, which is silent from then on.
extension Checker {
  /// The type that a node spells; `allowsProtocol` for the places where a bare protocol name is right.
  mutating func resolveType(_ node: NodeID, allowsProtocol: Bool = false) -> TypeID {
    guard !node.isNone, !tree.kind(node).isMissing else { return .error }
    switch tree.kind(node) {
    case .namedType: return resolveNamed(node, allowsProtocol)
    case .memberType: return resolveMember(node, allowsProtocol)
    case .optionalType, .unwrappedType: return types.nested(resolveType(tree.child(node, 0)))
    case .arrayType: return array(of: resolveType(tree.child(node, 0)))
    case .someType: return resolveSome(tree.child(node, 0))
    case .anyType: return resolveType(tree.child(node, 0), allowsProtocol: true)
    case .inoutType, .attributedType: return resolveType(tree.child(node, 0), allowsProtocol: allowsProtocol)
    case .packType:
      program.foreignNames.append(ForeignName(name: "repeat", range: tree.range(node)))
      return .error
    case .dictionaryType:
      let key = resolveType(tree.child(node, 0))
      if file > 0, surelyLacks(key, knownTypes.hashable) { reportUnhashable(tree.child(node, 0), key) }
      return dictionary(key, resolveType(tree.child(node, 1)))
    case .tupleType: return resolveTuple(node)
    case .functionType: return resolveFunction(node)
    case .compositionType: return resolveComposition(node)
    default: return .error
    }
  }

  mutating func array(of element: TypeID) -> TypeID {
    if element.isError { return element }
    return knownTypes.array.index < 0 ? .error : types.nominal(knownTypes.array, [element])
  }

  mutating func dictionary(_ key: TypeID, _ value: TypeID) -> TypeID {
    if key.isError || value.isError || knownTypes.dictionary.index < 0 { return .error }
    return types.nominal(knownTypes.dictionary, [key, value])
  }

  /// `some Sequence<Int>`: of a parameter's type, what stands behind the protocol's name is what a where clause would say.
  private mutating func resolveSome(_ node: NodeID) -> TypeID {
    let constraint = resolveType(node, allowsProtocol: true)
    let type = resolveOpaque(constraint)
    if type != constraint { notePrimaryTypes(of: constraint, on: type) }
    return type
  }

  private mutating func resolveOpaque(_ type: TypeID) -> TypeID {
    guard opaqueSink != nil, types.kind(type) == .opaque, types[type].a >= 0 else { return type }
    let index = table.generics.count
    table.generics.append(
      GenericParameter(name: .empty, constraintStart: Int32(table.constraints.count), constraintCount: 1))
    table.constraints.append(NominalID(types[type].a))
    opaqueSink?.append(Int32(index))
    return types.parameter(index)
  }

  private mutating func resolveTuple(_ node: NodeID) -> TypeID {
    var elements: [(label: NameID, type: TypeID)] = []
    for element in tree.slots(node) {
      let type = resolveType(tree.kind(element) == .tupleTypeElement ? tree.child(element, 0) : element)
      if type.isError { return type }
      let label = tree.kind(element) == .tupleTypeElement ? tree.label(element) : .empty
      elements.append((label == known.underscore ? .empty : label, type))
    }
    return types.tuple(elements)
  }

  private mutating func resolveFunction(_ node: NodeID) -> TypeID {
    var parameters: [TypeID] = []
    for element in tree.slots(tree.child(node, 0)) {
      let part = tree.kind(element) == .tupleTypeElement ? tree.child(element, 0) : element
      let type = resolveType(part)
      if !part.isNone, tree.kind(part) == .packType { return .error }
      parameters.append(type)
    }
    let result = resolveType(tree.child(node, 1))
    let type = types.function(parameters, result)
    if hasInOut(tree.child(node, 0)) { changingFunctions.insert(type) }
    return type
  }

  /// Whether a function type's parameters are written with `inout` among them, which the type itself does not keep.
  private mutating func hasInOut(_ parameters: NodeID) -> Bool {
    for element in tree.slots(parameters) where !element.isNone {
      let type = tree.kind(element) == .tupleTypeElement ? tree.child(element, 0) : element
      if tree[element].flags.contains(.inOut) || !type.isNone && tree.kind(type) == .inoutType { return true }
    }
    return false
  }

  private mutating func resolveComposition(_ node: NodeID) -> TypeID {
    var first = TypeID.none
    for part in tree.slots(node) {
      let type = resolveType(part, allowsProtocol: true)
      if first.isNone || first.isError { first = type }
    }
    return first.isNone ? .error : first
  }

  private mutating func resolveNamed(_ node: NodeID, _ allowsProtocol: Bool) -> TypeID {
    let name = tree.name(node)
    if name == known.void { return .void }
    if name == known.any { return types.opaque(NominalID(-1)) }
    if name == known.selfType, !context.selfType.isNone { return context.selfType }
    let found = asConstrained(lookupType(name, context.scope))
    if found.isNone {
      // what a type of another framework is made of may be a parameter of the class that inherits from it
      if !AppFrameworkNames.contains(text(name)) { for argument in tree.slots(node) { _ = resolveType(argument) } }
      reportUnknownType(node, name)
      return .error
    }
    if !tree.slots(node).isEmpty, let type = specializeAlias(name, found, tree.slots(node)) {
      return specialize(type, node, [], allowsProtocol)
    }
    return specialize(found, node, tree.slots(node), allowsProtocol)
  }

  /// `Pair<Int>` for a `typealias Pair<T> = (T, T)`; nil if the name is not that of such an alias.
  mutating func specializeAlias(_ name: NameID, _ target: TypeID, _ written: ArraySlice<NodeID>) -> TypeID? {
    var id = table.first(NominalID(-1), name)
    var scope = context.scope
    while id.isNone, scope != .file {
      id = table.first(table.scopes[Int(scope.index)].owner, name)
      scope = table.scopes[Int(scope.index)].parent
    }
    guard !id.isNone, table[id].kind == .typeAlias, table[id].genericScope != table[id].scope else { return nil }
    let arguments = written.map { resolveType($0) }
    let row = table.scopes[Int(table[id].genericScope.index)]
    guard !target.isError, !arguments.contains(where: { $0.isError }), arguments.count == Int(row.genericCount)
    else { return .error }
    let mark = open(row.genericStart..<row.genericStart + row.genericCount)
    for (offset, argument) in arguments.enumerated() {
      table.generics[Int(row.genericStart) + offset].binding = argument
    }
    let type = substitute(target)
    close(mark)
    return type
  }

  private mutating func resolveMember(_ node: NodeID, _ allowsProtocol: Bool) -> TypeID {
    let name = tree.name(node)
    let base = tree.child(node, 0)
    if tree.kind(base) == .namedType, isModuleName(tree.name(base)) {
      let found = typeDeclared(name, in: tree.name(base))
      if !found.isNone { return specialize(found, node, tree.slots(node).dropFirst(), allowsProtocol) }
      reportUnknownType(node, name, in: tree.name(base))
      return .error
    }
    let outer = resolveType(base, allowsProtocol: true)
    if outer.isError { return .error }
    if name == known.type || name == known.proto { return types.metatype(outer) }
    let found = memberType(outer, name)
    if found.isNone, context.hasWhereClause, types.kind(outer) == .parameter || types.kind(outer) == .member {
      return types.member(outer, name)
    }
    if found.isNone {
      reportUnknownMemberType(node, name, outer)
      return .error
    }
    return specialize(found, node, tree.slots(node).dropFirst(), allowsProtocol)
  }

  /// Applies generic arguments, and looks at what kind of type may stand here.
  private mutating func specialize(
    _ type: TypeID, _ node: NodeID, _ arguments: ArraySlice<NodeID>, _ allowsProtocol: Bool
  ) -> TypeID {
    guard types.kind(type) == .nominal else { return type }
    let id = NominalID(types[type].a)
    var list: [TypeID] = []
    for argument in arguments { list.append(resolveType(argument)) }
    if table[id].kind == .proto {
      if !allowsProtocol, file != 0, tree.kind(node) == .namedType, tree.name(node) == table[id].name,
        hasAssociatedType(id)
      {
        reportBareProtocol(node, id)
      }
      return opaque(id, list.isEmpty ? types.operandList(type).map { TypeID($0) } : list)
    }
    if list.contains(where: { $0.isError }) { return .error }
    if list.isEmpty { return type }
    if id == knownTypes.optional { return types.nested(list[0]) }
    if leavesOutArguments(id) { return type }
    if list.count != Int(table[id].genericCount) {
      reportGenericArgumentCount(node, id, found: list.count)
      return .error
    }
    return types.nominal(id, list)
  }

  /// Whether a type of the library may leave out arguments, as no layout asks for them: `Task<Void, Never>`.
  mutating func leavesOutArguments(_ id: NominalID) -> Bool {
    guard table[id].genericCount == 0, table[table[id].declaration].flags.contains(.isLibrary) else { return false }
    if knownTypes.view.index >= 0, inherits(id, knownTypes.view) {
      return !Self.plainViews.contains(text(table[id].name))
    }
    return knownTypes.arithmetic.index < 0 || !inherits(id, knownTypes.arithmetic)
  }

  /// The views that have no generic parameters in SwiftUI either.
  private static var plainViews: [String] {
    ["Text", "Image", "Color", "Spacer", "Divider", "EmptyView", "AnyView", "TextEditor", "EditButton"]
  }

  /// Whether a protocol leaves types open, so that its bare name is no type.
  private mutating func hasAssociatedType(_ id: NominalID) -> Bool {
    let protocols = [id] + conformances(of: id)
    if protocols.contains(knownTypes.equatable) { return true }
    for row in table.rows where row.kind == .associatedType && protocols.contains(row.owner) { return true }
    return false
  }

  /// The type that a name means in a scope; `.none` if there is none. Protocols come as nominal types.
  mutating func lookupType(_ name: NameID, _ scope: ScopeID) -> TypeID {
    var scope = scope
    while scope != .file {
      let row = table.scopes[Int(scope.index)]
      for index in row.genericStart..<row.genericStart + row.genericCount
      where table.generics[Int(index)].name == name {
        return asConstrained(types.parameter(Int(index)), Int(index - row.genericStart), row.owner)
      }
      if row.owner.index >= 0 {
        let found = memberType(table[row.owner].type, name)
        if !found.isNone { return found }
        // a type of a body is known in its own members
        if table[row.owner].name == name, table[row.owner].kind != .proto { return table[row.owner].type }
      }
      scope = row.parent
    }
    let local = localType(name)
    if !local.isNone { return local }
    return typeDeclared(by: firstVisible(name))
  }

  /// The first declaration of a name at file scope: a module may have a type of its own by the name of one that the library
  /// speaks of, and there it means its own.
  private mutating func firstVisible(_ name: NameID) -> DeclarationID {
    var id = table.first(NominalID(-1), name)
    while file == 0, !id.isNone, !table[id].flags.contains(.isLibrary) { id = table[id].next }
    return id
  }

  /// The type that the walk is inside of, as the extension around it has it: in `extension Box where T == Int` a `Box` is one
  /// of `Int`.
  mutating func asConstrained(_ type: TypeID) -> TypeID {
    guard context.owner.index >= 0, !context.selfType.isNone, types.kind(context.selfType) == .nominal,
      types[context.selfType].a == context.owner.index, type == table[context.owner].type
    else { return type }
    return context.selfType
  }

  /// A generic parameter of the type that the walk is inside of: in `extension Box where T == Int` a `T` is an `Int`.
  private mutating func asConstrained(_ parameter: TypeID, _ offset: Int, _ owner: NominalID) -> TypeID {
    guard owner.index >= 0, owner == context.owner, !context.hasWhereClause, !context.selfType.isNone,
      types.kind(context.selfType) == .nominal, types[context.selfType].a == owner.index,
      offset < Int(types[context.selfType].count)
    else { return parameter }
    return types.operand(context.selfType, offset)
  }

  /// The type that the first type declaration of a chain declares.
  mutating func typeDeclared(by first: DeclarationID) -> TypeID {
    var id = first
    while !id.isNone {
      switch table[id].kind {
      case .nominal:
        let nominal = NominalID(table[id].payload)
        return table[nominal].kind == .proto ? types.nominal(nominal) : table[nominal].type
      case .typeAlias: return aliasedType(id)
      default: id = table[id].next
      }
    }
    return .none
  }

  private mutating func aliasedType(_ id: DeclarationID) -> TypeID {
    switch table[id].typeProgress {
    case .done: return table[id].type
    case .running: return .error
    case .untouched:
      table[id].typeProgress = .running
      let outer = opaqueSink
      opaqueSink = nil
      var place = context(of: id)
      place.scope = table[id].genericScope
      place.hasWhereClause = table[id].flags.contains(.isConstrained)
      let type = enter(file: table[id].file, place) {
        $0.constrainAlias(id)
        let target = $0.resolveType($0.tree.child($0.table[id].node, 2), allowsProtocol: true)
        guard $0.types.kind(target) == .opaque, $0.types[target].a >= 0 else { return target }
        return $0.types.nominal(
          NominalID($0.types[target].a), $0.types.operandList(target).map { TypeID($0) })
      }
      opaqueSink = outer
      table[id].type = type
      table[id].typeProgress = .done
      return type
    }
  }
}

extension SyntaxKind {
  /// What the parser puts where something should stand.
  var isMissing: Bool { self == .missingExpr || self == .missingType || self == .unexpected }
}
