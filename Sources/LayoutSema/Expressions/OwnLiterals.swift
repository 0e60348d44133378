import LayoutDiagnostics
import LayoutSyntax

/// Literals of types that the program declares: `init(booleanLiteral:)`, `init(nilLiteral:)`, `init(dictionaryLiteral:)`.
/// Numbers, texts and lists are read where the built-in ones are.
extension Checker {
  /// A literal as the argument of an initialiser by its label, where a type of the program has one.
  mutating func ownLiteral(_ type: TypeID, named label: String, _ node: NodeID, _ value: Typed) -> Typed? {
    guard !type.isNone, types.kind(type) == .nominal, let name = program.names.lookup(label) else { return nil }
    return ownLiteral(type, name, node) { _, _ in value }
  }

  /// `["a": 1]` for a type with `init(dictionaryLiteral elements: (Key, Value)...)`.
  mutating func ownDictionary(_ node: NodeID, _ type: TypeID) -> Typed? {
    guard !type.isNone, types.kind(type) == .nominal, let label = program.names.lookup("dictionaryLiteral") else {
      return nil
    }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.initName, of: type, isStatic: true)
    let found = scratch.candidates[start...].first {
      signature($0).parameterCount == 1 && parameter(signature($0), 0).label == label
    }
    guard let found else { return nil }
    let pair = substituteOwner(parameter(signature(found), 0).type, table[found].owner, type)
    guard types.kind(pair) == .tuple, types.elementCount(pair) == 2 else { return nil }
    let range = tree.range(node)
    var pairs: [ExpressionID] = []
    var key = ExpressionID.none
    for (index, item) in tree.slots(node).enumerated() {
      let value = check(item, types.element(pair, index % 2), for: .element)
      if value.isFailed { return .error }
      if index % 2 == 1 { pairs.append(emit(.tuple, list: [key, value.code], at: range)) }
      key = value.code
    }
    let elements = emit(.array, list: pairs, at: range)
    return Typed(type: type, code: emitCall(found, [elements], of: type, at: range))
  }

  /// `var list: LinkedList = [1, 2]`: the elements tell the arguments of a generic type that stands without them.
  mutating func openLiteral(_ node: NodeID, _ type: TypeID) -> Typed? {
    let id = NominalID(types[type].a)
    guard table[id].genericCount > 0, type == table[id].type, context.owner != id else { return nil }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findArrayLiteral(type)
    guard scratch.candidates.count > start else { return nil }
    let maker = scratch.candidates[start]
    let list = inferArray(node, .none)
    guard !list.isFailed, types.kind(list.type) == .nominal, types[list.type].count == 1 else { return list }
    let mark = open(ownerGenerics(id))
    defer { close(mark) }
    guard unify(parameter(signature(maker), 0).type, types.operand(list.type, 0)) else { return nil }
    let made = substitute(type)
    return hasOpenParameter(made)
      ? nil : Typed(type: made, code: emitCall(maker, [list.code], of: made, at: tree.range(node)))
  }

  /// `Options([])`, `Version("2.0")`: a literal for a type that such literals make is one of that type.
  mutating func literalConstruction(_ type: TypeID, _ site: CallSite) -> Typed? {
    if scratch.arguments.count == site.arguments, !site.list.isNone, let none = noOptions(type, site) { return none }
    guard scratch.arguments.count == site.arguments + 1 else { return nil }
    let argument = scratch.arguments[site.arguments]
    guard argument.label == .empty, !argument.isTrailing, argument.typed == nil, !argument.value.isNone else {
      return nil
    }
    let isMade =
      switch tree.kind(argument.value) {
      case .arrayLiteral: literalNominal(type) != nil
      case .stringLiteral: isOwn(type, knownTypes.byStringLiteral)
      case .integerLiteral: isOwn(type, knownTypes.byIntegerLiteral)
      case .floatLiteral: isOwn(type, knownTypes.byFloatLiteral)
      default: false
      }
    return isMade ? infer(argument.value, type) : nil
  }

  /// `Options()`: no options at all, unless the type says itself what it makes of nothing.
  private mutating func noOptions(_ type: TypeID, _ site: CallSite) -> Typed? {
    guard knownTypes.optionSet.index >= 0, types.kind(type) == .nominal, conforms(type, to: knownTypes.optionSet) else {
      return nil
    }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.initName, of: type, isStatic: true)
    for index in start..<scratch.candidates.count where !table[scratch.candidates[index]].flags.contains(.isRequirement)
    {
      let signature = self.signature(scratch.candidates[index])
      if (0..<Int(signature.parameterCount)).allSatisfy({ parameter(signature, $0).hasDefault }) { return nil }
    }
    scratch.candidates.truncate(to: start)
    return unionLiteral(site.list, type, start)
  }

  /// Whether a type of the program says that literals of a kind make it.
  private mutating func isOwn(_ type: TypeID, _ proto: NominalID) -> Bool {
    guard proto.index >= 0, types.kind(type) == .nominal,
      !table[table[NominalID(types[type].a)].declaration].flags.contains(.isLibrary)
    else { return false }
    return conforms(type, to: proto)
  }
}

extension Checker {
  /// The bits of an option set as a number of the type that its raw value has.
  mutating func sizedBits(_ bits: ExpressionID, _ type: TypeID, at range: SourceRange) -> ExpressionID {
    guard isSized(type), types.kind(type) == .nominal else { return bits }
    var id = table.first(NominalID(types[type].a), known.initName)
    while !id.isNone {
      if signature(id).parameterCount == 1, parameter(signature(id), 0).label == known.integerLiteral {
        return emitCall(id, [bits], at: range)
      }
      id = table[id].next
    }
    return bits
  }
}
