import LayoutDiagnostics
import LayoutSyntax

/// What a function, initialiser, subscript or enum case takes and gives.
struct Signature {
  /// A stretch of ``Checker/parameters``.
  var parameterStart: Int32
  var parameterCount: Int32
  var result: TypeID
  /// A stretch of ``Checker/signatureGenerics``.
  var genericStart: Int32
  var genericCount: Int32
  /// A stretch of ``Checker/requirements``: its where clause and those of its extension.
  var requirementStart: Int32
  var requirementCount: Int32
}

struct Parameter {
  /// What a caller writes; `.empty` for `_`.
  var label: NameID
  var name: NameID
  var type: TypeID
  var flags: ParameterFlags
  var node: NodeID
  /// The default value's node, and the value once somebody needed it.
  var defaultNode: NodeID
  var defaultValue = ExpressionID.none
  var defaultType = TypeID.none
  var isDefaultRunning = false
  /// The result builder of the program that its closure is a body of.
  var builder = TypeID.none
  /// What implicit members in its closure belong to where nothing else tells: what the call selects among.
  var selection = TypeID.none
  /// The declaration that it is a parameter of.
  var owner = DeclarationID.none

  var hasDefault: Bool { flags.contains(.hasDefault) }
}

struct ParameterFlags: OptionSet {
  let rawValue: UInt16

  static let hasDefault = ParameterFlags(rawValue: 1 << 0)
  static let isViewBuilder = ParameterFlags(rawValue: 1 << 1)
  static let isVariadic = ParameterFlags(rawValue: 1 << 2)
  static let isInOut = ParameterFlags(rawValue: 1 << 3)
  /// An action: kept, not checked, never run.
  static let isAction = ParameterFlags(rawValue: 1 << 4)
  static let isAutoclosure = ParameterFlags(rawValue: 1 << 5)
  /// Of a function type, so that a trailing closure can be meant for it.
  static let isFunction = ParameterFlags(rawValue: 1 << 6)
  /// A memberwise parameter whose property takes the value that its closure builds.
  static let isBuiltValue = ParameterFlags(rawValue: 1 << 7)
  /// Of a function type that waits, so that a closure which waits is meant for it first.
  static let isAsync = ParameterFlags(rawValue: 1 << 9)
  /// An action that is run if all of it is known, and else kept like any other.
  static let isEffect = ParameterFlags(rawValue: 1 << 8)
}

/// `T: P` or `T == U` of a where clause.
struct Requirement {
  var subject: TypeID
  /// The protocol that the subject conforms to, or -1 where it equals ``other``.
  var proto: NominalID
  var other: TypeID
}

extension Checker {
  /// The signature of a declaration, resolved when first asked for.
  mutating func signature(_ id: DeclarationID) -> Signature {
    if table[id].signature >= 0 { return signatures[Int(table[id].signature)] }
    let outer = opaqueSink
    let outerTypes = extensionTypes
    opaqueSink = nil
    // what holds in the extension around holds for nobody else who calls this
    extensionTypes = []
    inferring.append((id, .none))
    let result = enter(file: table[id].file, context(of: id)) { $0.resolveSignature(id) }
    inferring.removeLast()
    opaqueSink = outer
    extensionTypes = outerTypes
    for index in 0..<Int(result.parameterCount) { parameters[Int(result.parameterStart) + index].owner = id }
    table[id].signature = Int32(signatures.count)
    signatures.append(result)
    return result
  }

  /// Resolves the signatures of everything that has been collected. Those with where clauses are left: what the clauses say
  /// of types is looked up one by one, so only those that are used should be there.
  mutating func settleSignatures() {
    for index in table.rows.indices {
      let row = table.rows[index]
      if row.flags.contains(.isSynthesized) || row.flags.contains(.isConstrained) { continue }
      switch row.kind {
      case .function, .initializer, .subscripting, .enumCase: break
      default: continue
      }
      let isPlain = enter(file: row.file, Context()) { $0.whereNode(row).isNone }
      if isPlain { _ = signature(DeclarationID(Int32(index))) }
    }
  }

  mutating func parameter(_ signature: Signature, _ index: Int) -> Parameter {
    parameters[Int(signature.parameterStart) + index]
  }

  private mutating func resolveSignature(_ id: DeclarationID) -> Signature {
    let row = table[id]
    if row.flags.contains(.isSynthesized), row.kind != .enumCase { return synthesizedSignature(id) }
    context.hasWhereClause = !whereNode(row).isNone || row.flags.contains(.isConstrained)
    let firstSame = sameTypes.count
    var generics = resolveGenericList(genericsNode(row), scopeOf: id)
    let ofList = firstSame..<sameTypes.count
    context.scope = table[id].genericScope
    context.selfType = selfNarrowed(row)
    let demands =
      resolveWhere(whereNode(row), ofOwn: true, in: row.owner)
      + resolveWhere(extensionWhere(row), ofOwn: false, in: row.owner)
    let ofClause = sameTypes.count
    var resolved = resolveParameters(parametersNode(row), &generics)
    let ofParameters = ofClause..<sameTypes.count
    if row.kind == .subscripting { dropImplicitLabels(&resolved) }
    if row.kind == .function, isOperator(row.node) {
      for index in resolved.indices { resolved[index].label = .empty }
    }
    let result = resolveResult(row, owner: row.owner)
    let requirementStart = Int32(requirements.count)
    requirements += demands + primaryDemands(ofList, of: generics) + primaryDemands(ofParameters, of: generics)
    return finish(resolved, result, generics, requirementStart)
  }

  /// Whether a function's name is an operator; a function may have lost its name.
  private func isOperator(_ node: NodeID) -> Bool {
    let name = tree[node].token
    guard !name.isNone else { return false }
    return switch tree[name].kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .equal, .prefixAmpersand: true
    default: false
    }
  }

  /// A subscript's parameter has a label only if it has two names.
  private func dropImplicitLabels(_ parameters: inout [Parameter]) {
    for index in parameters.indices where tree[parameters[index].node].label.isNone { parameters[index].label = .empty }
  }

  private mutating func finish(
    _ resolved: [Parameter], _ result: TypeID, _ generics: [Int32], _ requirementStart: Int32
  ) -> Signature {
    let signature = Signature(
      parameterStart: Int32(parameters.count), parameterCount: Int32(resolved.count), result: result,
      genericStart: Int32(signatureGenerics.count), genericCount: Int32(generics.count),
      requirementStart: requirementStart, requirementCount: Int32(requirements.count) - requirementStart)
    parameters.append(contentsOf: resolved)
    signatureGenerics.append(contentsOf: generics)
    return signature
  }

  private func genericsNode(_ row: Declaration) -> NodeID {
    row.kind == .enumCase ? .none : tree.child(row.node, 1)
  }

  private func parametersNode(_ row: Declaration) -> NodeID {
    if row.kind == .enumCase { return row.flags.contains(.isSynthesized) ? .none : tree.child(row.node, 0) }
    return tree.child(row.node, 2)
  }

  func whereNode(_ row: Declaration) -> NodeID {
    switch row.kind {
    case .enumCase: return .none
    case .initializer: return tree.child(row.node, 3)
    default: return tree.child(row.node, 4)
    }
  }

  private func extensionWhere(_ row: Declaration) -> NodeID {
    row.flags.contains(.isConstrained) ? table.scopes[Int(row.scope.index)].whereClause : .none
  }

  /// Adds generic parameters as a scope of their own, which becomes the declaration's.
  private mutating func resolveGenericList(_ list: NodeID, scopeOf id: DeclarationID) -> [Int32] {
    guard !list.isNone else { return [] }
    let start = Int32(table.generics.count)
    for parameter in tree.slots(list) { table.generics.append(GenericParameter(name: tree.name(parameter))) }
    let count = Int32(table.generics.count) - start
    let inner = Scope(
      parent: table[id].scope, owner: NominalID(-1), genericStart: start, genericCount: count, whereClause: .none)
    table.scopes.append(inner)
    table[id].genericScope = ScopeID(Int32(table.scopes.count - 1))
    context.scope = table[id].genericScope
    for (offset, parameter) in tree.slots(list).enumerated() {
      constrain(Int(start) + offset, to: tree.child(parameter, 0))
    }
    constrainByWhere(whereNode(table[id]), start, count)
    return Array(start..<start + count)
  }

  private mutating func resolveParameters(_ list: NodeID, _ generics: inout [Int32]) -> [Parameter] {
    let outer = opaqueSink
    opaqueSink = []
    var result: [Parameter] = []
    for node in tree.elements(list) where tree.kind(node) == .parameter { result.append(resolveParameter(node)) }
    generics.append(contentsOf: opaqueSink ?? [])
    opaqueSink = outer
    return result
  }

  private mutating func resolveParameter(_ node: NodeID) -> Parameter {
    let record = tree[node]
    let name = record.token.isNone ? NameID.empty : tree[record.token].name
    var label = record.label.isNone ? name : tree[record.label].name
    if label == known.underscore { label = .empty }
    let typeNode = tree.child(node, 1)
    let type = typeNode.isNone ? TypeID.error : resolveType(typeNode)
    var flags = parameterFlags(node, type)
    if !tree.child(node, 2).isNone { flags.insert(.hasDefault) }
    var parameter = Parameter(
      label: label, name: name, type: type, flags: flags, node: node, defaultNode: tree.child(node, 2))
    if flags.contains(.isFunction) {
      parameter.builder = ownBuilder(among: tree.child(node, 0))
      parameter.selection = selection(among: tree.child(node, 0))
    }
    return parameter
  }

  /// The type that `@_selecting(S)` names.
  private mutating func selection(among attributes: NodeID) -> TypeID {
    for attribute in tree.elements(attributes) where tree.name(attribute) == known.selecting {
      guard let argument = tree.elements(tree.child(attribute, 0)).first else { continue }
      return typeExpression(tree.child(argument, 0)) ?? .none
    }
    return .none
  }

  private func parameterFlags(_ node: NodeID, _ type: TypeID) -> ParameterFlags {
    var flags: ParameterFlags = []
    let record = tree[node]
    let isPack = !tree.child(node, 1).isNone && tree.kind(tree.child(node, 1)) == .packType
    if record.flags.contains(.variadic) || isPack { flags.insert(.isVariadic) }
    if record.flags.contains(.inOut) { flags.insert(.isInOut) }
    if types.kind(types.unwrapped(type)) == .function {
      flags.insert(.isFunction)
      if speaks(of: known.asyncName, tree.child(node, 1)) { flags.insert(.isAsync) }
    }
    for attribute in tree.elements(tree.child(node, 0)) {
      if known.builders.contains(tree.name(attribute)) { flags.insert(.isViewBuilder) }
      if tree.name(attribute) == known.action { flags.insert(.isAction) }
      if tree.name(attribute) == known.effect { flags.insert(.isEffect) }
      if tree.name(attribute) == known.autoclosure { flags.insert(.isAutoclosure) }
    }
    var typeNode = tree.child(node, 1)
    while !typeNode.isNone, tree.kind(typeNode) == .attributedType || tree.kind(typeNode) == .inoutType {
      if tree.kind(typeNode) == .inoutType { flags.insert(.isInOut) }
      if tree.name(typeNode) == known.autoclosure { flags.insert(.isAutoclosure) }
      if known.builders.contains(tree.name(typeNode)) { flags.insert(.isViewBuilder) }
      typeNode = tree.child(typeNode, 0)
    }
    return flags
  }

  /// Whether an identifier stands somewhere in a node.
  func speaks(of name: NameID, _ node: NodeID) -> Bool {
    guard !node.isNone else { return false }
    let record = tree[node]
    for index in record.first.index...max(record.first.index, record.last.index)
    where tree.tokens[Int(index)].name == name {
      return true
    }
    return false
  }

  private mutating func resolveResult(_ row: Declaration, owner: NominalID) -> TypeID {
    switch row.kind {
    case .initializer, .enumCase:
      let type = context.selfType.isNone ? TypeID.error : context.selfType
      return row.flags.contains(.isFailable) ? types.optional(type) : type
    default:
      let node = tree.child(row.node, 3)
      return node.isNone ? .void : resolveType(node)
    }
  }

  /// Whether a type is a generic parameter that no other declaration shares, unlike the `Self` of a protocol.
  private func isOwnParameter(_ type: TypeID, in owner: NominalID) -> Bool {
    guard types.kind(type) == .parameter, table.generics[Int(types[type].a)].name != known.selfType else {
      return false
    }
    guard owner.index >= 0, table[table[owner].declaration].file > 0 else { return true }
    return !(table[owner].genericStart..<table[owner].genericStart + table[owner].genericCount).contains(types[type].a)
  }

  /// What an associated type is a member of, or a member of a member of.
  private func rootOfMember(_ type: TypeID) -> TypeID {
    types.kind(type) == .member ? rootOfMember(types.operand(type, 0)) : type
  }

  /// What a where clause demands: a function's own, of which what it says of associated types is noted, or an extension's.
  private mutating func resolveWhere(_ clause: NodeID, ofOwn isOwn: Bool, in owner: NominalID) -> [Requirement] {
    var result: [Requirement] = []
    for node in tree.elements(clause) where tree.kind(node) == .requirement {
      let subject = resolveType(tree.child(node, 0))
      let other = resolveType(tree.child(node, 1), allowsProtocol: true)
      let isEquality = tree.name(node) == known.equalTo
      let proto = isEquality || types.kind(other) != .opaque ? NominalID(-1) : NominalID(types[other].a)
      result.append(Requirement(subject: subject, proto: proto, other: other))
      if isOwn || isEquality, types.kind(subject) == .member, isOwnParameter(rootOfMember(subject), in: owner) {
        noteRequirement(node, subject, other)
      }
    }
    return result
  }
}

// MARK: Constrained extensions

extension Checker {
  /// `self` in an extension whose where clause says what a generic parameter is: `extension Array where Element == Int`.
  mutating func constrainedSelf(_ row: Declaration) -> TypeID {
    let type = table[row.owner].type
    guard types.kind(type) == .nominal, table[row.owner].genericCount > 0 else { return type }
    let clause = table.scopes[Int(row.scope.index)].whereClause
    let bound = table.scopes[Int(row.scope.index)].boundType
    var arguments = types.operandList(type).map { TypeID($0) }
    var place = Context()
    place.scope = row.scope
    place.hasWhereClause = true
    let file = row.file
    if !bound.isNone {
      // an argument that is not known leaves the members of the type itself
      let constrained = enter(file: file, place) { $0.resolveType(bound) }
      return constrained.isError ? type : constrained
    }
    let tree = trees[Int(file)]
    for node in tree.elements(clause) where tree.kind(node) == .requirement && tree.name(node) == known.equalTo {
      for offset in arguments.indices
      where table.generics[Int(table[row.owner].genericStart) + offset].name == tree.name(tree.child(node, 0)) {
        arguments[offset] = enter(file: file, place) { $0.resolveType($0.tree.child(node, 1)) }
      }
    }
    return row.owner == knownTypes.optional ? types.optional(arguments[0]) : types.nominal(row.owner, arguments)
  }
}

// MARK: What Swift adds

extension Checker {
  private mutating func synthesizedSignature(_ id: DeclarationID) -> Signature {
    let owner = table[id].owner
    let type = table[owner].type
    if table[id].flags.contains(.isFailable) {
      let raw = rawType(owner)
      let parameter = Parameter(
        label: known.rawValue, name: known.rawValue, type: raw, flags: [], node: .none, defaultNode: .none)
      return finish([parameter], types.optional(type), [], Int32(requirements.count))
    }
    var list: [Parameter] = []
    for field in table[owner].fields {
      if let parameter = memberwiseParameter(field) { list.append(parameter) }
    }
    return finish(list, type, [], Int32(requirements.count))
  }

  /// The parameter that a stored property adds to the memberwise initialiser, if it does.
  private mutating func memberwiseParameter(_ field: DeclarationID) -> Parameter? {
    let row = table[field]
    let value = tree.child(row.node, 2)
    if row.flags.contains(.isLet) && !value.isNone || row.flags.contains(.isLazy) { return nil }
    var type = storedType(field)
    var flags: ParameterFlags = []
    if row.flags.contains(.isWrapped), wrapperHidesInitializer(field) { return nil }
    if row.flags.contains(.isViewBuilder) {
      flags.insert(.isViewBuilder)
      if types.kind(type) != .function {
        type = types.function([], type)
        flags.insert(.isBuiltValue)
      }
    }
    if !value.isNone || isOptionalVariable(row, type) || type.isError || wrapperHasDefault(field) {
      flags.insert(.hasDefault)
    }
    if types.kind(types.unwrapped(type)) == .function {
      flags.insert(.isFunction)
      if speaks(of: known.asyncName, tree.child(row.node, 1)) { flags.insert(.isAsync) }
    }
    if wrapper(field) == .binding, knownTypes.binding.index >= 0 { type = types.nominal(knownTypes.binding, [type]) }
    return Parameter(label: row.name, name: row.name, type: type, flags: flags, node: row.node, defaultNode: value)
  }

  /// `var x: T?` without a value starts as nil.
  func isOptionalVariable(_ row: Declaration, _ type: TypeID) -> Bool {
    !row.flags.contains(.isLet) && types.kind(type) == .optional
  }
}
