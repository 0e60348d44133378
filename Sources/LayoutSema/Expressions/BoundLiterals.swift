import LayoutDiagnostics
import LayoutSyntax

/// Literals for parameters whose type is open: what the other arguments of the call tell of them, as in `reduce(0, +)` and
/// `max(0, 2.5)`.
extension Checker {
  /// `max(0, 2.5)`, `Gauge(value: 0.4, in: 0...1)`: a parameter that gets literals of both kinds is a `Double`.
  private mutating func bindMixedLiterals(_ signature: Signature, _ site: CallSite) {
    var open: [(type: TypeID, isInteger: Bool)] = []
    for index in site.arguments..<scratch.arguments.count where scratch.arguments[index].parameter >= 0 {
      var type = parameter(signature, Int(scratch.arguments[index].parameter)).type
      let isInteger: Bool
      switch scratch.arguments[index].shape {
      case .integer: isInteger = true
      case .float: isInteger = false
      case .range(_, let ofFloats) where types.kind(type) == .nominal && types[type].count == 1:
        isInteger = !ofFloats
        type = types.operand(type, 0)
      default: continue
      }
      guard types.kind(type) == .parameter, hasOpenParameter(type) else { continue }
      if open.contains(where: { $0.type == type && $0.isInteger != isInteger }) { _ = unify(type, knownTypes.double) }
      open.append((type, isInteger))
    }
  }

  /// `reduce(0, +)`, `reduce(.zero, +)`: an integer literal or a member for an open parameter, beside an operator of two of
  /// them, is what the other operand of the operator is.
  mutating func bindLiterals(_ signature: Signature, _ site: CallSite) {
    if scratch.arguments.count > site.arguments + 1 { bindMixedLiterals(signature, site) }
    guard let last = scratch.arguments.last, scratch.arguments.count == site.arguments + 2, last.parameter >= 0,
      isFunction(last)
    else { return }
    let first = scratch.arguments[site.arguments]
    var isMember = false
    if case .implicitMember = first.shape { isMember = tree.kind(last.value) != .closureExpr }
    let isCollection = first.shape == .array || first.shape == .dictionary
    guard first.shape == .integer || isMember || isCollection, first.parameter >= 0 else { return }
    let open = parameter(signature, Int(first.parameter)).type
    let function = parameter(signature, Int(last.parameter)).type
    guard hasOpenParameter(open), types.kind(open) == .parameter, types.kind(function) == .function,
      types.parameterCount(function) == 2, types.operand(function, 0) == open
    else { return }
    if isCollection { return bindCollection(first.value, open, last.value, function) }
    let other = substitute(types.operand(function, 1))
    if isMember {
      _ = unify(open, other)
      return
    }
    if isLiteralNumber(types.unwrapped(site.hint)) {
      _ = unify(open, types.unwrapped(site.hint))
    } else if tree.kind(last.value) != .closureExpr || isGenericNumber(other) {
      if isLiteralNumber(other) { _ = unify(open, other) }
    } else if let type = closureNumber(last.value, other) {
      _ = unify(open, type)
    }
  }

  /// Whether an argument is a closure, an operator, or a generic function by its name: `reduce(0, max)`.
  private mutating func isFunction(_ argument: Argument) -> Bool {
    if case .closure = argument.shape { return true }
    return isGenericFunction(argument)
  }

  /// Whether an argument is the name of a function of the file scope whose generic parameters its place has to tell.
  mutating func isGenericFunction(_ argument: Argument) -> Bool {
    guard argument.shape == .other, argument.typed == nil, tree.kind(argument.value) == .identifierExpr,
      local(tree.name(argument.value)) == nil
    else { return false }
    var id = table.first(NominalID(-1), tree.name(argument.value))
    guard !id.isNone else { return false }
    while !id.isNone {
      guard table[id].kind == .function else { return false }
      if signature(id).genericCount > 0 { return true }
      id = table[id].next
    }
    return false
  }

  /// Whether an integer literal can be a number of a type: of a built-in one, or of one that adds up and has such literals.
  private mutating func isLiteralNumber(_ type: TypeID) -> Bool {
    if type.isNone || type.isError || hasOpenParameter(type) { return false }
    if knownTypes.isNumeric(type) || isGenericNumber(type) || isSized(type) { return true }
    guard types.kind(type) == .nominal, conforms(type, to: knownTypes.arithmetic) else { return false }
    return hasIntegerLiteral(type)
  }

  private mutating func hasIntegerLiteral(_ type: TypeID) -> Bool {
    var id = table.first(NominalID(types[type].a), known.initName)
    while !id.isNone {
      if signature(id).parameterCount == 1, parameter(signature(id), 0).label == known.integerLiteral { return true }
      id = table[id].next
    }
    return false
  }

  /// What `{ $0 + $1.width }` adds up: read without a first parameter's type, the rest of the sum tells it.
  private mutating func closureNumber(_ node: NodeID, _ element: TypeID) -> TypeID? {
    if isProbing { return nil }
    isProbing = true
    defer { isProbing = false }
    if adds(node, knownTypes.int, element) { return nil }
    if adds(node, knownTypes.double, element) { return knownTypes.double }
    for index in table.nominals.indices where table.nominals[index].kind == .structure {
      let type = table.nominals[index].type
      guard table.nominals[index].genericCount == 0, !knownTypes.isNumeric(type), isLiteralNumber(type) else {
        continue
      }
      if adds(node, type, element) { return type }
    }
    return knownTypes.double
  }

  /// Whether a closure gives a number of a type when it gets one.
  private mutating func adds(_ node: NodeID, _ number: TypeID, _ element: TypeID) -> Bool {
    let count = diagnostics.count
    let value = closure(node, types.function([number, element], openResult), isViewBuilder: false)
    let isKnown = diagnostics.count == count && !value.type.isError
    diagnostics.removeLast(diagnostics.count - count)
    return isKnown
  }
}
