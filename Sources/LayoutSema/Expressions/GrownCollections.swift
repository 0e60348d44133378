import LayoutSyntax

/// `words.reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }`: an empty collection without a type, whose type
/// only the closure tells that fills it. The closure is read once with a collection of an unknown type, on which everything
/// is silent; the first thing that it puts in says what the collection is made of. Then the call is checked with that type,
/// so that a second thing that does not fit is an ordinary mistake.
struct GrownCollection {
  /// The name of the closure's parameter that is the collection.
  let name: NameID
  /// The number of frames within the closure: `$0` of a closure inside it is another one.
  let frames: Int
  /// What has been found out.
  var type = TypeID.none
}

extension Checker {
  /// `reduce(into: [:]) { $0[$1.id] = $1 }`: an empty collection is what the closure makes of it.
  mutating func bindCollection(_ literal: NodeID, _ open: TypeID, _ closure: NodeID, _ function: TypeID) {
    guard tree.slots(literal).isEmpty else { return }
    guard tree.kind(closure) == .closureExpr else {
      // `lists.reduce([], +)`: an operator between two of one type
      let other = substitute(types.operand(function, 1))
      guard types.kind(other) == .nominal, !hasOpenParameter(other) else { return }
      let id = NominalID(types[other].a)
      if id == knownTypes.array || id == knownTypes.set || id == knownTypes.dictionary { _ = unify(open, other) }
      return
    }
    let type = grownType(by: closure, function)
    if !type.isNone { _ = unify(open, type) }
  }

  /// What an empty literal is that the function of type `function` fills; `.none` where nothing tells it.
  mutating func grownType(by closure: NodeID, _ function: TypeID) -> TypeID {
    guard grown == nil else { return .none }
    grown = GrownCollection(
      name: firstParameter(of: closure), frames: body.frames.count + 1)
    let count = diagnostics.count
    let parameters = [.error] + (1..<types.parameterCount(function)).map { substitute(types.operand(function, $0)) }
    _ = self.closure(closure, types.function(parameters, substitute(types.result(function))), isViewBuilder: false)
    diagnostics.removeLast(diagnostics.count - count)
    let type = grown?.type ?? .none
    grown = nil
    return type
  }

  /// Looks whether a call or an operator puts something into the collection that is being found out about.
  mutating func noteGrowth(_ node: NodeID) {
    guard let collection = grown, collection.type.isNone else { return }
    grown = nil
    let type = tree.kind(node) == .callExpr ? typeOfCall(node, collection) : typeOfOperator(node, collection)
    grown = collection
    if !type.isNone, !type.isError { grown?.type = type }
  }

  /// `list.append(x)`, `counts.updateValue(x, forKey: k)`.
  private mutating func typeOfCall(_ node: NodeID, _ collection: GrownCollection) -> TypeID {
    let callee = tree.child(node, 0)
    guard tree.kind(callee) == .memberExpr, isPlace(tree.child(callee, 0), collection) else { return .none }
    let arguments = tree.elements(tree.child(node, 1)).filter { tree.kind($0) == .argument }
    guard let first = arguments.first else { return .none }
    let value = valueType(tree.child(first, 0))
    let isWhole = !tree[first].label.isNone
    let inner: TypeID
    switch text(tree.name(callee)) {
    case "append": inner = array(of: isWhole ? elementType(value) : value)
    case "insert": inner = array(of: value)
    case "updateValue": inner = arguments.count == 2 ? dictionary(valueType(tree.child(arguments[1], 0)), value) : .none
    default: return .none
    }
    return typeAround(tree.child(callee, 0), inner)
  }

  /// `counts[key] = x`, `counts[key, default: 0] += 1`, `list += [x]`, `list + [x]`.
  private mutating func typeOfOperator(_ node: NodeID, _ collection: GrownCollection) -> TypeID {
    let target = tree.child(node, 0)
    guard let operation = binaryOperator(node), isPlace(target, collection) else { return .none }
    guard operation == .assign || operation == .add || operation.compound != nil else { return .none }
    let start = defaultValue(of: target)
    let isTold = !start.isNone && !isOpenLiteral(start)
    return typeAround(target, types.unwrapped(valueType(isTold ? start : tree.child(node, 1))))
  }

  /// Whether a default takes its type from what is added to it.
  private func isOpenLiteral(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .integerLiteral, .implicitMemberExpr, .dictionaryLiteral: true
    case .arrayLiteral: tree.slots(node).isEmpty
    default: false
    }
  }

  /// Of `counts[key, default: 0]`, the default.
  private func defaultValue(of place: NodeID) -> NodeID {
    guard tree.kind(place) == .subscriptExpr else { return .none }
    let arguments = tree.elements(tree.child(place, 1))
    return arguments.count == 2 ? tree.child(arguments[arguments.startIndex + 1], 0) : .none
  }

  /// Whether an expression is the collection or something in it by keys.
  private func isPlace(_ node: NodeID, _ collection: GrownCollection) -> Bool {
    var node = node
    while tree.kind(node) == .subscriptExpr || tree.kind(node) == .optionalChainExpr
      || tree.kind(node) == .forceUnwrapExpr
    {
      node = tree.child(node, 0)
    }
    guard tree.kind(node) == .identifierExpr, tree.name(node) == collection.name else { return false }
    return collection.name != known.dollarZero || body.frames.count == collection.frames
  }

  /// The collection's type, if a place in it has the type `inner`.
  private mutating func typeAround(_ place: NodeID, _ inner: TypeID) -> TypeID {
    guard !inner.isNone, !inner.isError else { return .none }
    switch tree.kind(place) {
    case .optionalChainExpr, .forceUnwrapExpr: return typeAround(tree.child(place, 0), inner)
    case .subscriptExpr:
      guard let key = tree.elements(tree.child(place, 1)).first else { return .none }
      let keyType = valueType(tree.child(key, 0))
      return keyType.isError ? .none : typeAround(tree.child(place, 0), dictionary(keyType, inner))
    default: return inner
    }
  }

  private mutating func valueType(_ node: NodeID) -> TypeID {
    let count = diagnostics.count
    let type = infer(node).type
    diagnostics.removeLast(diagnostics.count - count)
    return type
  }
}
