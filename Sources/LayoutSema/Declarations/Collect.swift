import LayoutDiagnostics
import LayoutSyntax

/// An extension whose members wait for its type to be found.
struct PendingExtension {
  var node: NodeID
  var file: Int32
  var scope: ScopeID
  /// The rows of its members, nested ones included.
  var start: Int32
  var end: Int32
  /// What the members carry as their owner until the type is known.
  var marker: NominalID
}

/// Collecting declarations: one linear scan over all files that reads names and modifiers, no types and no bodies.
///
/// Order does not matter in Swift at file scope and in types, so every name has to be in the table before the first body
/// is looked at. Extensions are attached when all types are known.
extension Checker {
  mutating func collect(treesFrom first: Int) {
    let known = table.nominals.count
    for index in first..<trees.count {
      file = Int32(index)
      tree = trees[index]
      collectFile(tree.slots(tree.root))
    }
    attachExtensions()
    for index in known..<table.nominals.count { resolveOwnType(NominalID(Int32(index))) }
    for index in known..<table.nominals.count { resolveGenerics(NominalID(Int32(index))) }
    for index in known..<table.nominals.count { resolveSameTypes(NominalID(Int32(index))) }
    if first > 0 {
      inheritMembers(from: known)
      declareCodingKeys(from: known)
    }
  }

  private mutating func collectFile(_ items: ArraySlice<NodeID>) {
    let place = MemberPlace(scope: .file, owner: NominalID(-1), flags: libraryFlag)
    for item in items {
      switch tree.kind(item) {
      case .ifConfig: collectFile(activeItems(item))
      case .macroDecl where tree.name(item) == known.preview: previews.append(PlacedNode(node: item, file: file))
      case .importDecl: table.imports.insert(tree.name(item))
      default:
        if !collect(item, place) { fileItems.append(PlacedNode(node: item, file: file)) }
      }
    }
  }

  private var libraryFlag: DeclarationFlags { file == 0 ? .isLibrary : [] }

  /// Adds what a node declares; says no for what declares nothing.
  mutating func collect(_ node: NodeID, _ place: MemberPlace) -> Bool {
    if isMisplaced(node, place) { return true }
    switch tree.kind(node) {
    case .structDecl: collectNominal(node, .structure, place)
    case .classDecl, .actorDecl: collectNominal(node, .classType, place)
    case .enumDecl: collectNominal(node, .enumeration, place)
    case .protocolDecl: collectNominal(node, .proto, place)
    case .extensionDecl: collectExtension(node)
    case .variableDecl: collectVariables(node, place)
    case .functionDecl, .initializerDecl, .subscriptDecl: collectFunction(node, place)
    case .typealiasDecl: collectAlias(node, place)
    case .associatedtypeDecl: add(.associatedType, tree.name(node), node, tree.child(node, 0), place)
    case .enumCaseDecl: collectCases(node, place)
    case .deinitializerDecl, .macroDecl, .operatorDecl, .precedenceGroupDecl: break
    default: return false
    }
    return true
  }

  private mutating func collectMembers(_ block: NodeID, _ place: MemberPlace) {
    collectMembers(tree.elements(block), place)
  }

  private mutating func collectMembers(_ items: ArraySlice<NodeID>, _ place: MemberPlace) {
    for item in items {
      if tree.kind(item) == .ifConfig {
        collectMembers(activeItems(item), place)
      } else {
        _ = collect(item, place)
      }
    }
  }

  @discardableResult
  private mutating func add(
    _ kind: Declaration.Kind, _ name: NameID, _ node: NodeID, _ attributes: NodeID, _ place: MemberPlace,
    _ flags: DeclarationFlags = []
  ) -> DeclarationID {
    let row = Declaration(
      kind, name, flags: flags.union(place.flags), file: file, node: node, attributes: attributes, scope: place.scope,
      owner: place.owner)
    let id = table.append(row)
    if place.isProtocolBody, flags.contains(.isRequirement) { table[place.owner].fields.append(id) }
    if place.owner.index >= -1 { table.index(id) }
    return id
  }
}

/// Where members are being collected.
struct MemberPlace {
  var scope: ScopeID
  var owner: NominalID
  var flags: DeclarationFlags
  /// Whether the members are those of a protocol's own braces.
  var isProtocolBody = false
  /// Whether the members are those of an enum's, struct's or class's own braces.
  var isTypeBody = false
}

// MARK: Types and extensions

extension Checker {
  private mutating func collectNominal(_ node: NodeID, _ kind: NominalDeclaration.Kind, _ place: MemberPlace) {
    let id = NominalID(Int32(table.nominals.count))
    let declaration = add(.nominal, tree.name(node), node, tree.child(node, 0), place)
    table[declaration].payload = id.index
    let marks = file == 0 ? tree.elements(tree.child(node, 0)).map { tree.name($0) } : []
    if marks.contains(known.likeOwn) { table[declaration].flags.insert(.isLikeOwn) }
    if marks.contains(known.localized) { table[declaration].flags.insert(.isLocalized) }
    let scope = addScope(parent: place.scope, owner: id)
    table.nominals.append(NominalDeclaration(kind: kind, name: tree.name(node), declaration: declaration, scope: scope))
    program.nominals.append(Nominal(name: tree.name(node), range: nameRange(node)))
    if marks.contains(known.unseen) { program.nominals[Int(id.index)].isUnseen = true }
    collectGenerics(tree.child(node, 1), of: id)
    shareGenerics(id, with: place.owner)
    if kind == .proto {
      table[id].selfParameter = Int32(table.generics.count)
      table.generics.append(
        GenericParameter(name: known.selfType, constraintStart: Int32(table.constraints.count), constraintCount: 1))
      table.constraints.append(id)
    }
    addInheritance(tree.child(node, 2), to: id, scope: scope)
    let inside = MemberPlace(
      scope: scope, owner: id, flags: libraryFlag, isProtocolBody: kind == .proto, isTypeBody: kind != .proto)
    collectMembers(tree.child(node, 4), inside)
    if lacksBody(node) { table[id].inheritsForeign = true }
    synthesizeMembers(id, inside)
  }

  /// Whether a type has no braces, so that nobody knows its members.
  private func lacksBody(_ node: NodeID) -> Bool {
    let body = tree[tree.child(node, 4)]
    return body.flags.contains(.hasError) && body.last.index < body.first.index
  }

  private mutating func addScope(parent: ScopeID, owner: NominalID) -> ScopeID {
    table.scopes.append(Scope(parent: parent, owner: owner))
    return ScopeID(Int32(table.scopes.count - 1))
  }

  private mutating func collectGenerics(_ list: NodeID, of id: NominalID) {
    guard !list.isNone, table[id].kind != .proto else { return }
    let start = Int32(table.generics.count)
    for parameter in tree.slots(list) { table.generics.append(GenericParameter(name: tree.name(parameter))) }
    let count = Int32(table.generics.count) - start
    table[id].genericStart = start
    table[id].genericCount = count
    let scope = table[id].scope
    table.scopes[Int(scope.index)].genericStart = start
    table.scopes[Int(scope.index)].genericCount = count
  }

  /// A type alias, whose own generic parameters are in a scope of their own.
  private mutating func collectAlias(_ node: NodeID, _ place: MemberPlace) {
    let id = add(.typeAlias, tree.name(node), node, tree.child(node, 0), place)
    let parameters = tree.elements(tree.child(node, 1))
    if parameters.isEmpty { return }
    let scope = addScope(parent: place.scope, owner: NominalID(-1))
    table.scopes[Int(scope.index)].genericStart = Int32(table.generics.count)
    table.scopes[Int(scope.index)].genericCount = Int32(parameters.count)
    for parameter in parameters { table.generics.append(GenericParameter(name: tree.name(parameter))) }
    table[id].genericScope = scope
  }

  private mutating func addInheritance(_ clause: NodeID, to id: NominalID, scope: ScopeID) {
    guard !clause.isNone else { return }
    table.inheritance.append(
      InheritanceClause(node: clause, file: file, scope: scope, next: table[id].firstInheritance))
    table[id].firstInheritance = Int32(table.inheritance.count - 1)
  }

  private mutating func collectExtension(_ node: NodeID) {
    let marker = NominalID(-2 - Int32(pendingExtensions.count))
    let scope = addScope(parent: .file, owner: marker)
    let start = Int32(table.rows.count)
    let slot = pendingExtensions.count
    pendingExtensions.append(
      PendingExtension(node: node, file: file, scope: scope, start: start, end: start, marker: marker))
    var flags = libraryFlag
    let arguments = boundArguments(tree.child(node, 1))
    if !tree.child(node, 3).isNone || !arguments.isEmpty { flags.insert(.isConstrained) }
    table.scopes[Int(scope.index)].whereClause = tree.child(node, 3)
    table.scopes[Int(scope.index)].boundType = arguments.isEmpty ? .none : tree.child(node, 1)
    collectMembers(tree.child(node, 4), MemberPlace(scope: scope, owner: marker, flags: flags))
    pendingExtensions[slot].end = Int32(table.rows.count)
  }

  /// What an extension's type says its generic parameters are: `Array<Row>`, `[Row]`.
  private func boundArguments(_ type: NodeID) -> [NodeID] {
    switch tree.kind(type) {
    case .namedType, .arrayType, .dictionaryType: Array(tree.slots(type))
    default: []
    }
  }

  /// Gives the members of extensions to their types; an extension may wait for a type that another one declares.
  private mutating func attachExtensions() {
    var waiting = pendingExtensions
    pendingExtensions = []
    while !waiting.isEmpty {
      var left: [PendingExtension] = []
      for pending in waiting where !attach(pending) { left.append(pending) }
      if left.count == waiting.count { break }
      waiting = left
    }
    for pending in waiting { reportUnknownExtension(pending) }
  }

  private mutating func attach(_ pending: PendingExtension) -> Bool {
    file = pending.file
    tree = trees[Int(file)]
    let owner = extendedNominal(tree.child(pending.node, 1))
    guard owner.index >= 0 else { return false }
    table.scopes[Int(pending.scope.index)].owner = owner
    table.scopes[Int(pending.scope.index)].genericStart = table[owner].genericStart
    table.scopes[Int(pending.scope.index)].genericCount = table[owner].genericCount
    table.scopes[Int(pending.scope.index)].parent = table.scopes[Int(table[owner].scope.index)].parent
    addInheritance(tree.child(pending.node, 2), to: owner, scope: pending.scope)
    for index in pending.start..<pending.end {
      let id = DeclarationID(index)
      guard table[id].owner == pending.marker else { continue }
      table[id].owner = owner
      table.index(id)
    }
    for index in pending.start..<pending.end where table[DeclarationID(index)].kind == .nominal {
      shareGenerics(NominalID(table[DeclarationID(index)].payload), with: table[DeclarationID(index)].owner)
    }
    return true
  }
}

// MARK: Members

extension Checker {
  private mutating func collectVariables(_ node: NodeID, _ place: MemberPlace) {
    let attributes = tree.child(node, 0)
    var flags = modifierFlags(attributes)
    if tree.name(node) == known.letName { flags.insert(.isLet) }
    for binding in tree.slots(node).dropFirst() {
      let pattern = tree.child(binding, 0)
      guard !pattern.isNone, tree.kind(pattern) == .identifierPattern else { continue }
      var accessors = accessorFlags(tree.child(binding, 3), place)
      if isObservedOverride(attributes, tree.child(binding, 3)) { accessors.formUnion([.isComputed, .hasSetter]) }
      let isLazy = isLazy(attributes) && (place.isTypeBody || !tree.child(binding, 1).isNone)
      if isLazy { accessors.formUnion(place.isTypeBody ? [.isComputed, .isLazy] : .isComputed) }
      let id = add(.variable, tree.name(pattern), binding, attributes, place, flags.union(accessors))
      numberNatives(id, accessors)
      noteOverriding(id, attributes, place)
      if let annotation = sharedAnnotation(node, binding) { table.sharedAnnotations[id] = annotation }
      let isStored = accessors.isDisjoint(with: [.isComputed, .isRequirement]) && !flags.contains(.isStatic)
      if isStored, !flags.contains(.isWrapped) { checkStored(binding, pattern, place) }
      if isStored || isLazy, place.isTypeBody {
        table[id].payload = Int32(table[place.owner].fields.count)
        table[place.owner].fields.append(id)
      } else {
        table[id].flags.remove(.isWrapped)
      }
    }
  }

  /// An extension has no stored properties; what a macro makes of one with its attribute may be anything.
  private mutating func checkStored(_ binding: NodeID, _ pattern: NodeID, _ place: MemberPlace) {
    let isExtension = place.owner.index < -1 && place.owner.index > -1 << 20
    guard file > 0, isExtension, !tree[binding].flags.contains(.hasError) else { return }
    report(.misplacedDeclaration, "extensions must not contain stored properties", at: tree.range(pattern))
  }

  private func isLazy(_ attributes: NodeID) -> Bool {
    tree.elements(attributes).contains { tree.name($0) == known.lazyName }
  }

  private mutating func numberNatives(_ id: DeclarationID, _ flags: DeclarationFlags) {
    guard flags.contains(.isNative), file == 0 else { return }
    table[id].native = NativeID(table.nativeCount)
    table.nativeCount += flags.contains(.hasSetter) ? 2 : 1
  }

  /// Whether an initialiser leaves the making of an instance to another one, which a class has by itself then.
  func isConvenience(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    tree.elements(tree.child(node, 0)).contains { tree.name($0) == Word.convenience.name }
  }

  private mutating func collectFunction(_ node: NodeID, _ place: MemberPlace) {
    let attributes = tree.child(node, 0)
    var flags = modifierFlags(attributes)
    let kind: Declaration.Kind
    let name: NameID
    var bodyNode: NodeID
    switch tree.kind(node) {
    case .initializerDecl:
      (kind, name, bodyNode) = (.initializer, known.initName, tree.child(node, 4))
      if place.isTypeBody, !isConvenience(node, in: tree) { table[place.owner].hasInitializer = true }
      if tree[node].flags.contains(.optional) { flags.insert(.isFailable) }
      flags.insert(.isStatic)
    case .subscriptDecl:
      (kind, name, bodyNode) = (.subscripting, known.subscriptName, .none)
      flags.formUnion(accessorFlags(tree.child(node, 5), place))
    default:
      (kind, name, bodyNode) = (.function, tree.name(node), tree.child(node, 5))
    }
    if kind != .subscripting, bodyNode.isNone {
      flags.insert(place.isProtocolBody ? .isRequirement : .isNative)
    }
    if kind != .subscripting {
      flags.formUnion(effects(of: node))
      if tree.waits(behind: tree.child(node, 2)) { flags.insert(.isAsync) }
    }
    let id = add(kind, name, node, attributes, place, flags)
    numberNatives(id, flags)
    if kind != .initializer { noteOverriding(id, attributes, place) }
  }

  private mutating func collectCases(_ node: NodeID, _ place: MemberPlace) {
    guard place.isTypeBody else { return }
    for element in tree.slots(node).dropFirst() {
      let id = add(.enumCase, tree.name(element), element, tree.child(node, 0), place, .isStatic)
      table[id].payload = Int32(table[place.owner].fields.count)
      table[place.owner].fields.append(id)
    }
  }

  /// Adds what Swift adds by itself: memberwise initialisers, raw values, `allCases`.
  private mutating func synthesizeMembers(_ id: NominalID, _ place: MemberPlace) {
    let node = table[table[id].declaration].node
    switch table[id].kind {
    case .structure, .classType:
      guard !table[id].hasInitializer else { return }
      let access: DeclarationFlags = table[id].fields.contains { makesInitializerPrivate($0) } ? .isPrivate : []
      add(.initializer, known.initName, node, .none, place, [.isSynthesized, .isStatic, access])
    case .enumeration:
      for inherited in tree.elements(tree.child(node, 2)) where tree.kind(inherited) == .namedType {
        let name = tree.name(inherited)
        if known.rawTypes.contains(name) {
          add(.variable, known.rawValue, node, .none, place, [.isSynthesized, .isComputed])
          add(.initializer, known.initName, node, .none, place, [.isSynthesized, .isStatic, .isFailable])
        } else if name == known.caseIterable {
          add(.variable, known.allCases, node, .none, place, [.isSynthesized, .isStatic, .isComputed])
        }
      }
    case .proto: return
    }
  }

  /// The range of a declaration's name, or of its first token where it has none.
  func nameRange(_ node: NodeID) -> SourceRange {
    let record = tree[node]
    return tree.range(record.token.isNone ? record.first : record.token)
  }
}
