import LayoutDiagnostics
import LayoutSyntax

/// One argument of the call that is being checked.
struct Argument {
  /// The `argument` node, and the expression in it.
  var node: NodeID
  var value: NodeID
  var label: NameID
  var isTrailing: Bool
  var shape: ArgumentShape
  /// Set when the argument had to be read to choose between overloads; it is not read again.
  var typed: Typed?
  /// The parameter that it is for, in the candidate that is being looked at.
  var parameter: Int32 = -1
  var code = ExpressionID.none
  /// What it turned out to be.
  var type = TypeID.none

  /// Whether it stands in parentheses, where it has a place for a label; the value of a wrapped property does not.
  var isWritten: Bool { node != value }
}

/// What is known of an argument without reading it.
enum ArgumentShape: Equatable {
  case integer, float, string, boolean, nilLiteral, array, dictionary, keyPath
  /// A closure, by the number of parameters that it names; -1 where it names none.
  case closure(Int)
  /// `Row.init`: which of a type's initialisers is for the parameter to say.
  case initializer
  case implicitMember(NameID)
  /// `0..<1` or `0...1` between literals.
  case range(isClosed: Bool, ofFloats: Bool)
  /// `.small ... .large` or `....small`: a range of this kind, of whatever has the members.
  case rangeOfMembers(NominalID)
  case other
}

/// A call of something: who calls what with which arguments.
struct CallSite {
  /// Where the candidates start on their stack, and where the arguments start on theirs.
  var candidates: Int
  var arguments: Int
  var base: MemberBase
  /// The whole call, its callee, and its argument list.
  var node: NodeID
  var callee: NodeID
  var list: NodeID
  var hint: TypeID
  /// From the callee's last name to the end of the arguments.
  var range: SourceRange
}

extension Checker {
  /// A call follows the plan of one that looked the same, or is checked in full and may leave one.
  mutating func inferCall(_ node: NodeID, _ hint: TypeID) -> Typed {
    let callee = tree.child(node, 0)
    var call = PlannedCall(node: node, callee: callee, list: tree.child(node, 1), hint: hint, base: nil)
    switch tree.kind(callee) {
    case .identifierExpr: break
    case .memberExpr where tree.kind(tree.child(callee, 0)) == .callExpr:
      let base = tree.child(callee, 0)
      call.base = inferLink(base, isImplicitChain(base) ? hint : .none)
    default: return checkCall(call, nil)
    }
    guard let (number, isNew) = planNumber(call) else { return checkCall(call, nil) }
    if let plan = plans[number], let value = follow(plan, call) { return value }
    if !isNew { return checkCall(call, nil) }
    return checkCall(
      call, PlanMark(call: call, number: number, code: program.code.count, diagnostics: diagnostics.count))
  }

  private mutating func checkCall(_ call: PlannedCall, _ mark: PlanMark?) -> Typed {
    let (node, callee, list) = (call.node, call.callee, call.list)
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    if tree.kind(callee) == .memberExpr, let result = inferDelegation(node, callee, list) { return result }
    if let text = inferDescription(callee, list) ?? inferTypeOf(callee, list) { return text }
    if let trap = inferTrap(node, callee, list) { return trap }
    let reference = calledReference(call)
    let site = pushSite(node, callee, list, call.hint, start)
    defer { scratch.arguments.truncate(to: site.arguments) }
    lastCall = .none
    let value = inferCall(reference, site)
    if let mark { notePlan(mark, site, value) }
    return value
  }

  /// What is called; the base of a member may have been read.
  private mutating func calledReference(_ call: PlannedCall) -> Reference {
    let callee = call.callee
    if let base = call.base { return resolveMember(callee, tree.name(callee), of: base) }
    let expected = tree.kind(callee) == .closureExpr ? calledClosure(callee, call) : call.hint
    return genericLocal(callee) ?? overloadedLocal(callee, call.list).map { .value($0) } ?? resolve(callee, expected)
  }

  /// What a closure that is called where it stands gets: `{ $0 * 2 }(3)`.
  private mutating func calledClosure(_ closure: NodeID, _ call: PlannedCall) -> TypeID {
    let arguments = tree.elements(call.list)
    if !arguments.isEmpty, closureParameterCount(closure) >= 0 { return call.hint }
    var parameters: [TypeID] = []
    for argument in arguments { parameters.append(infer(tree.child(argument, 0)).type) }
    if parameters.contains(where: { $0.isError }) { return call.hint }
    return types.function(parameters, call.hint.isNone ? openResult : call.hint)
  }

  private mutating func inferCall(_ reference: Reference, _ site: CallSite) -> Typed {
    var site = site
    switch reference {
    case .failed(let type):
      checkLoosely(site)
      return Typed(type: type, code: .none)
    case .type(let type):
      guard let concrete = equalOfSelf(type) else { return construct(type, site) }
      let made = construct(concrete, site)
      return made.isFailed ? made : Typed(type: type, code: made.code)
    case .value(let value): return apply(value, site)
    case .members(let first, let base):
      site.candidates = first
      site.base = base
      let known = diagnostics.count
      if let value = calledVariable(site) {
        guard isShadowing(value.type, site) else { return apply(value, site) }
        diagnostics.removeLast(diagnostics.count - known)
      }
      let mistakes = diagnostics.count
      let value = callCandidates(&site)
      let isForeign = value.isFailed && diagnostics.count == mistakes
      return isForeign && handsModelOn(site) ? Typed(type: site.base.type, code: site.base.value) : value
    }
  }

  mutating func pushSite(
    _ node: NodeID, _ callee: NodeID, _ list: NodeID, _ hint: TypeID, _ candidates: Int
  ) -> CallSite {
    let start = scratch.arguments.count
    for argument in tree.elements(list) where tree.kind(argument) == .argument {
      let value = tree.child(argument, 0)
      let record = tree[argument]
      var label = record.label.isNone ? NameID.empty : tree[record.label].name
      if label == known.underscore { label = .empty }
      scratch.arguments.append(
        Argument(
          node: argument, value: value, label: label, isTrailing: record.flags.contains(.trailing),
          shape: shape(value)))
    }
    return CallSite(
      candidates: candidates, arguments: start, base: .fileScope, node: node, callee: callee, list: list, hint: hint,
      range: callRange(node, callee))
  }

  mutating func callRange(_ node: NodeID, _ callee: NodeID) -> SourceRange {
    switch tree.kind(callee) {
    case .memberExpr, .implicitMemberExpr:
      let token = tree[callee].token
      return token.isNone ? tree.range(node) : SourceRange(tree.range(token).lower, tree.range(node).upper)
    default: return tree.range(node)
    }
  }

  /// What an argument looks like from outside.
  mutating func shape(_ node: NodeID) -> ArgumentShape {
    guard !node.isNone else { return .other }
    switch tree.kind(node) {
    case .integerLiteral: return .integer
    case .floatLiteral: return .float
    case .stringLiteral: return .string
    case .booleanLiteral: return .boolean
    case .nilLiteral: return .nilLiteral
    case .arrayLiteral: return .array
    case .dictionaryLiteral: return .dictionary
    case .keyPathExpr: return .keyPath
    case .closureExpr: return .closure(closureParameterCount(node))
    case .identifierExpr: return isOperatorName(node) ? .closure(2) : .other
    case .parenExpr: return shape(tree.child(node, 0))
    case .postfixExpr: return partialRangeShape(node)
    case .prefixExpr where isOfKeyPaths(node), .binaryExpr where isOfKeyPaths(node): return .closure(1)
    case .prefixExpr:
      let isSign = tree.name(node) == known.minus || tree.name(node) == known.plus
      return isSign ? shape(tree.child(node, 0)) : partialRangeShape(node)
    case .binaryExpr: return arithmeticShape(node)
    case .ternaryExpr: return joinedShape(shape(tree.child(node, 1)), shape(tree.child(node, 2)))
    case .implicitMemberExpr: return .implicitMember(tree.name(node))
    case .memberExpr where isInitializer(node): return .initializer
    case .callExpr, .memberExpr:
      var root = node
      while tree.kind(root) == .callExpr || tree.kind(root) == .memberExpr { root = tree.child(root, 0) }
      return tree.kind(root) == .implicitMemberExpr ? .implicitMember(tree.name(root)) : .other
    default: return .other
    }
  }

  private func isInitializer(_ member: NodeID) -> Bool {
    tree.name(member) == known.initName && tree.kind(tree.child(member, 0)) != .implicitMemberExpr
  }

  /// Arithmetic between literals is still a literal as far as its type goes, and so is a range of literals.
  private mutating func arithmeticShape(_ node: NodeID) -> ArgumentShape {
    guard let operation = known.binaryOperators[tree.name(node)] else { return .other }
    if operation.isRange {
      let bound = joinedShape(shape(tree.child(node, 0)), shape(tree.child(node, 1)))
      if case .implicitMember = bound {
        return .rangeOfMembers(operation == .closed ? knownTypes.closedRange : knownTypes.range)
      }
      guard bound == .integer || bound == .float else { return .other }
      return .range(isClosed: operation == .closed, ofFloats: bound == .float)
    }
    guard operation.isArithmetic else { return .other }
    let sum = joinedShape(shape(tree.child(node, 0)), shape(tree.child(node, 1)))
    return sum == .integer || sum == .float ? sum : .other
  }

  private mutating func partialRangeShape(_ node: NodeID) -> ArgumentShape {
    guard known.binaryOperators[tree.name(node)]?.isRange == true,
      case .implicitMember = shape(tree.child(node, 0)), let range = partialRange(node)
    else { return .other }
    return .rangeOfMembers(range)
  }

  private mutating func joinedShape(_ left: ArgumentShape, _ right: ArgumentShape) -> ArgumentShape {
    if left == right { return left }
    switch (left, right) {
    case (.integer, .float), (.float, .integer): return .float
    case (.nilLiteral, let other), (let other, .nilLiteral): return other
    case (.implicitMember, .implicitMember): return left
    default: return .other
    }
  }

  // MARK: Values that are called

  /// A variable that is called: its value is a function. Only if no function of that name takes the arguments.
  private mutating func calledVariable(_ site: CallSite) -> Typed? {
    let first = scratch.candidates[site.candidates]
    guard table[first].kind == .variable else { return nil }
    for index in site.candidates..<scratch.candidates.count where table[scratch.candidates[index]].kind != .variable {
      return nil
    }
    return readVariable(first, site.base, site.callee)
  }

  /// Whether a property that cannot be called hides a method of a protocol that is meant: `slide.offset(y: 8)` of a view
  /// with a property `offset`. Then the methods are the candidates.
  private mutating func isShadowing(_ type: TypeID, _ site: CallSite) -> Bool {
    guard !site.base.type.isNone, types.kind(site.base.type) == .nominal, !type.isError,
      types.kind(type) == .nominal || types.kind(type) == .opaque
    else { return false }
    let start = scratch.candidates.count
    findMembers(known.callAsFunction, of: type, isStatic: false)
    let isCallable = scratch.candidates.count > start
    scratch.candidates.truncate(to: start)
    if isCallable { return false }
    let variable = scratch.candidates[site.candidates]
    findMembers(table[variable].name, of: site.base.type, isStatic: site.base.value.isNone, inherited: true)
    let methods = scratch.candidates[start...].filter { table[$0].kind != .variable }
    scratch.candidates.truncate(to: site.candidates)
    scratch.candidates.append(contentsOf: methods.isEmpty ? [variable] : Array(methods))
    return !methods.isEmpty
  }

  /// Calls a function value, or a value that can be called as one.
  private mutating func apply(_ callee: Typed, _ site: CallSite) -> Typed {
    let function = callee.isImplicit ? opened(callee, at: tree.range(site.callee)) : callee
    if function.type.isError {
      checkLoosely(site)
      return function
    }
    switch types.kind(function.type) {
    case .function: return applyFunction(function, site)
    case .metatype: return construct(types.operand(function.type, 0), site)
    default: break
    }
    var site = site
    site.candidates = scratch.candidates.count
    findMembers(known.callAsFunction, of: function.type, isStatic: false)
    if scratch.candidates.count > site.candidates {
      site.base = MemberBase(type: function.type, value: function.code)
      return callCandidates(&site)
    }
    reportNotCallable(site, function.type)
    checkLoosely(site)
    return .error
  }

  private mutating func applyFunction(_ function: Typed, _ site: CallSite) -> Typed {
    noteLocalCall(site.node, site.callee)
    let count = types.parameterCount(function.type)
    let arguments = scratch.arguments.count - site.arguments
    var code: [ExpressionID] = []
    for index in 0..<min(count, arguments) {
      let argument = scratch.arguments[site.arguments + index]
      let value = check(argument.value, types.operand(function.type, index), for: .argument)
      let isPlace = tree.kind(argument.value) == .inoutExpr && !value.isFailed && checkAssignable(argument.value)
      if isPlace { noteWrite(to: value.code) }
      code.append(isPlace ? emit(.inoutArgument, a: value.code.index, at: site.range) : value.code)
    }
    if count != arguments, !isBroken(site.list) {
      reportArgumentCount(site, expected: count, found: arguments)
      return Typed(type: types.result(function.type), code: .none)
    }
    let result = types.result(function.type)
    let call = observingCall(code, result, at: site.range) {
      $0.emit(.apply, list: $1, c: $0.operand(function.code), at: site.range)
    }
    return Typed(type: result, code: call)
  }

  /// `Flow(spacing: 8) { … }`: makes a value without the closures behind the parentheses and calls it with them. Only for a
  /// type that can be called and has no initialiser that takes the closures itself.
  private mutating func constructCalled(_ type: TypeID, _ site: CallSite) -> Typed? {
    let end = scratch.arguments.count
    guard end > site.arguments, scratch.arguments[end - 1].isTrailing else { return nil }
    let mark = scratch.candidates.count
    defer { scratch.candidates.truncate(to: mark) }
    findMembers(known.callAsFunction, of: type, isStatic: false)
    guard scratch.candidates.count > mark else { return nil }
    let initializers = scratch.candidates.count
    findMembers(known.initName, of: type, isStatic: true)
    for index in initializers..<scratch.candidates.count where matches(scratch.candidates[index], site) { return nil }
    let first = (site.arguments..<end).first { scratch.arguments[$0].isTrailing } ?? end
    let closures = Array(scratch.arguments[first...])
    scratch.arguments.removeLast(closures.count)
    let value = construct(type, site)
    scratch.arguments += closures
    var call = site
    call.arguments = first
    return apply(value, call)
  }

  /// Makes a value of a type.
  mutating func construct(_ type: TypeID, _ site: CallSite) -> Typed {
    var site = site
    site.candidates = scratch.candidates.count
    site.base = MemberBase(type: type, value: .none)
    if let value = constructBare(type, site) ?? constructNumber(type, site) ?? constructCalled(type, site) {
      return value
    }
    if types.kind(type) == .parameter, let value = constructGeneric(type, &site) { return value }
    if let value = inferDecoding(type, site) { return value }
    if let value = constructGenericNumber(type, site) { return value }
    guard types.kind(type) == .nominal, table[NominalID(types[type].a)].kind != .proto else {
      if !type.isError { reportNotConstructible(site, type) }
      checkLoosely(site)
      return .error
    }
    if let value = literalConstruction(type, site) { return value }
    let id = NominalID(types[type].a)
    // a parent's initialiser without arguments leaves the properties as they are written
    let isPlain = tree.elements(site.list).isEmpty
    if table[id].kind == .classType, hasForeignParent(id), !table[id].hasInitializer, !isPlain {
      program.foreignNames.append(ForeignName(name: text(table[id].name), range: site.range))
      checkLoosely(site)
      return .error
    }
    findMembers(known.initName, of: type, isStatic: true)
    keepInherited(id, from: site.candidates)
    guard scratch.candidates.count > site.candidates else {
      reportNotConstructible(site, type)
      checkLoosely(site)
      return isView(type) ? Typed(type: .errorView, code: .none) : .error
    }
    return inheritedMade(callCandidates(&site), type, at: site.range)
  }

  // MARK: Arguments of calls that failed

  /// Reads the arguments of a call whose callee is unknown, as far as they mean something by themselves.
  mutating func checkLoosely(_ site: CallSite) {
    for index in site.arguments..<scratch.arguments.count where scratch.arguments[index].typed == nil {
      checkLoosely(scratch.arguments[index].value)
    }
  }

  mutating func checkLoosely(_ node: NodeID) {
    switch shape(node) {
    case .implicitMember, .nilLiteral, .array, .dictionary, .keyPath, .initializer: return
    case .closure: checkLooseClosure(node)
    default: _ = infer(node)
    }
  }
}
