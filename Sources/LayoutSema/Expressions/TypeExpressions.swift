import LayoutSyntax

/// Types where values stand: what is made by `[String: Int]()`, and the base of a static member.
///
/// The grammar reads them as values, since only a look at the names tells the two apart: `[Int]` is an array of one element
/// to it, and a function type is an operator between two operands.
extension Checker {
  /// The type that an expression spells, if it is one: `Int`, `Outer.Inner`, `[Int]`.
  mutating func typeExpression(_ node: NodeID) -> TypeID? {
    switch tree.kind(node) {
    case .identifierExpr:
      let name = tree.name(node)
      guard tree[tree[node].token].kind == .identifier, local(name) == nil else { return nil }
      let type = lookupType(name, context.scope)
      return type.isNone ? nil : type
    case .memberExpr:
      let outer = tree.child(node, 0)
      if tree.kind(outer) == .identifierExpr, isModuleName(tree.name(outer)), local(tree.name(outer)) == nil {
        let type = typeDeclared(tree.name(node), in: tree.name(outer))
        return type.isNone ? nil : type
      }
      guard let base = typeExpression(outer) else { return nil }
      let type = memberType(base, tree.name(node))
      return type.isNone ? nil : type
    case .arrayLiteral, .dictionaryLiteral: return collectionType(node)
    case .parenExpr: return typeExpression(tree.child(node, 0))
    case .tupleExpr: return tupleType(node)
    case .binaryExpr where tree[tree[node].token].kind == .arrow: return functionType(node)
    case .optionalChainExpr: return typeExpression(tree.child(node, 0)).map { types.optional($0) }
    case .genericExpr:
      if case .type(let type) = resolveGeneric(node) { return type }
      return nil
    default: return nil
    }
  }

  /// `[Int]` or `[String: Int]` as an expression that means a type.
  mutating func collectionType(_ node: NodeID) -> TypeID? {
    let parts = tree.slots(node)
    guard let first = parts.first, let last = parts.last, let element = typeExpression(first) else { return nil }
    if tree.kind(node) == .arrayLiteral { return parts.count == 1 ? array(of: existential(element)) : nil }
    guard parts.count == 2, let value = typeExpression(last) else { return nil }
    return dictionary(existential(element), existential(value))
  }

  /// A protocol's name as the type of its values: the grammar drops the `any` of `[any Shape]()`.
  private mutating func existential(_ type: TypeID) -> TypeID {
    guard types.kind(type) == .nominal, table[NominalID(types[type].a)].kind == .proto else { return type }
    return opaque(NominalID(types[type].a), types.operandList(type).map { TypeID($0) })
  }

  /// `(Int, name: String)` as an expression that means a type.
  private mutating func tupleType(_ node: NodeID) -> TypeID? {
    var elements: [(label: NameID, type: TypeID)] = []
    for element in tree.slots(node) {
      guard tree.kind(element) == .argument, let type = typeExpression(tree.child(element, 0)) else { return nil }
      elements.append((tree.label(element), type))
    }
    return types.tuple(elements)
  }

  /// `(Int) -> Int` as an expression that means a type.
  private mutating func functionType(_ node: NodeID) -> TypeID? {
    let left = tree.child(node, 0)
    guard tree.kind(left) == .parenExpr || tree.kind(left) == .tupleExpr else { return nil }
    var parameters: [TypeID] = []
    for element in tree.slots(left) {
      let part = tree.kind(element) == .argument ? tree.child(element, 0) : element
      guard let type = typeExpression(part) else { return nil }
      parameters.append(type)
    }
    return types.function(parameters, resolveType(tree.child(node, 1)))
  }

  // MARK: Types without their arguments

  /// Whether a type is written without its generic arguments, outside of its own declaration.
  func leavesArgumentsOpen(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal else { return false }
    let id = NominalID(types[type].a)
    return table[id].genericCount > 0 && type == table[id].type && context.owner != id
  }

  /// `let tags: Set = ["a"]`: the value tells the arguments of the type.
  mutating func inferArguments(of type: TypeID, by node: NodeID) -> Typed {
    let id = NominalID(types[type].a)
    let mark = open(ownerGenerics(id))
    let value = infer(node, type)
    close(mark)
    if value.type.isError || types.kind(value.type) == .nominal && types[value.type].a == id.index { return value }
    reportMismatch(value.type, type, node, for: .initialValue)
    return .error
  }
}
