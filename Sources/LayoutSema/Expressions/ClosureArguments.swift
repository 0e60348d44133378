import LayoutDiagnostics
import LayoutSyntax

/// Closures as arguments, which are read behind the others: what these told of the call's generic parameters gives the
/// closure's parameters their types, and what the closure gives tells the rest.
extension Checker {
  /// A closure, or an operator that stands for one, as the argument for a parameter.
  mutating func closureArgument(_ argument: Argument, _ parameter: Parameter, _ expected: TypeID) -> Typed {
    let function = types.unwrapped(expected)
    if types.kind(function) == .parameter, hasOpenParameter(function) {
      let value = inferClosure(argument.value, .none)
      _ = unify(parameter.type, value.type)
      return value
    }
    guard types.kind(function) == .function else {
      if !expected.isError { reportClosureNotAccepted(argument.value, expected) }
      checkLooseClosure(argument.value)
      return .error
    }
    noteClosure(argument.value, for: parameter)
    let isOperator = tree.kind(argument.value) != .closureExpr
    let isOfPaths = tree.kind(argument.value) == .binaryExpr || tree.kind(argument.value) == .prefixExpr
    let isBuilder = parameter.flags.contains(.isViewBuilder)
    closureBuilder = parameter.builder
    closureMayChange = changingFunctions.contains(types.unwrapped(parameter.type))
    let outer = selected
    if !parameter.selection.isNone { selected = substitute(parameter.selection) }
    defer { selected = outer }
    let value: Typed
    if isOfPaths {
      value = infer(argument.value, function)
    } else if isOperator {
      value = operatorValue(argument.value, function)
    } else {
      value = closure(argument.value, function, isViewBuilder: isBuilder)
    }
    if value.type.isError { return value }
    let declared = types.unwrapped(parameter.type)
    if hasOpenParameter(function), !unifyClosure(declared, value.type) {
      reportMismatch(value.type, expected, argument.value, for: .argument)
      return .error
    }
    guard types.kind(declared) == .function else { return value }
    let result = types.result(declared)
    if types.kind(result) == .parameter, !satisfiesConstraints(types.result(value.type), result) {
      reportConformance(argument, types.result(value.type), result, .none)
      return .error
    }
    return value
  }

  /// What a closure tells of the function type that it is for: of its parameters only what is written at them, since else it
  /// has them from there.
  private mutating func unifyClosure(_ declared: TypeID, _ closure: TypeID) -> Bool {
    guard types.kind(declared) == .function, types.kind(closure) == .function,
      types[declared].count == types[closure].count
    else { return unify(declared, closure) }
    for index in 0..<types.parameterCount(declared) {
      let (wanted, found) = (types.operand(declared, index), types.operand(closure, index))
      if found == wanted, hasOpenParameter(wanted) { continue }
      if !unify(wanted, found) { return false }
    }
    return unify(types.result(declared), types.result(closure))
  }
}
