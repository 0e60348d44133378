import LayoutDiagnostics
import LayoutSyntax

/// The arguments of a call whose declaration is known, checked against its parameters in one pass: values first, closures
/// last, since a closure's parameters may have types that the other arguments tell.
extension Checker {
  /// Calls a declaration whose labels fit.
  mutating func call(_ id: DeclarationID, _ site: CallSite) -> Typed {
    checkArguments(id, site, canFail: false)
  }

  mutating func checkArguments(_ id: DeclarationID, _ site: CallSite, canFail: Bool) -> Typed {
    let signature = self.signature(id)
    // what is expected may be a parameter of the function around the call, also where that calls itself
    let isKnown = !hasOpenParameter(site.hint)
    let mark = openAll(id, signature, site.base)
    defer { close(mark) }
    bindResult(signature.result, site.hint, isKnown: isKnown)
    var failed = canFail
    bindLiterals(signature, site)
    for pass in 0..<3 {
      if pass == 2 {
        bindRequirements(signature)
        if failed { silenceData(signature) }
      }
      for index in site.arguments..<scratch.arguments.count {
        guard turn(scratch.arguments[index], signature) == pass else { continue }
        if pass < 2, case .keyPath = scratch.arguments[index].shape, failed || hasUnknown(signature) {
          silenceData(signature)
        }
        if !checkArgument(index, id, signature, site) { failed = true }
      }
    }
    bindRequirements(signature)
    if !failed, !requirementsHold(signature) {
      reportRequirement(signature, id, site)
      failed = true
    }
    let result = resultType(id, signature, site, failed)
    if result.isError { return Typed(type: result, code: .none) }
    if failed { return Typed(type: result, code: .none) }
    return finishCall(id, signature, site, result)
  }

  /// Whether the type of a parameter is not here, which might have told what a path starts at.
  private mutating func hasUnknown(_ signature: Signature) -> Bool {
    (0..<Int(signature.parameterCount)).contains { types.hasError(parameter(signature, $0).type) }
  }

  /// What a broken argument should have told is in error, so that nothing which depends on it is complained about; views
  /// are told by closures.
  private mutating func silenceData(_ signature: Signature) {
    for index in signatureGenerics[Int(signature.genericStart)..<Int(signature.genericStart + signature.genericCount)]
    where table.generics[Int(index)].binding.isNone {
      let isView = constraints(of: types.parameter(Int(index))).contains(knownTypes.view)
      if !isView { table.generics[Int(index)].binding = .error }
    }
  }

  /// When an argument is read: closures last, and literals that could be of several types behind what tells the type, as
  /// in `min(1, offset)`. (Mutating, since between other changes the compiler would copy the checker for each call.)
  private mutating func turn(_ argument: Argument, _ signature: Signature) -> Int {
    switch argument.shape {
    case .closure, .initializer: return 2
    case .keyPath:
      // where a path starts is told by another argument, as in `assign(to: \.total, on: self)`
      guard argument.parameter >= 0 else { return 0 }
      return startsOpen(parameter(signature, Int(argument.parameter)).type) ? 1 : 0
    case .integer, .float, .string:
      guard argument.parameter >= 0 else { return 0 }
      let type = parameter(signature, Int(argument.parameter)).type
      return types.kind(type) == .parameter && isOpen(types[type].a) ? 1 : 0
    default:
      // what has to be of a protocol whose types are open is told by the other arguments
      guard argument.parameter >= 0, argument.typed == nil else { return 0 }
      let type = parameter(signature, Int(argument.parameter)).type
      if types.kind(type) == .function { return types.isGeneric(type) && isGenericFunction(argument) ? 2 : 0 }
      return types.kind(type) == .opaque && types.isGeneric(type) ? 2 : 0
    }
  }

  /// Whether a parameter is a key path that starts at a type which is not known yet.
  private mutating func startsOpen(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal, types[type].count == 2, types[type].a == knownTypes.keyPath.index else {
      return false
    }
    let root = types.operand(type, 0)
    return types.kind(root) == .parameter && isOpen(types[root].a)
  }

  /// A result type that is expected tells generic parameters before the arguments are looked at.
  mutating func bindResult(_ result: TypeID, _ hint: TypeID, isKnown: Bool = false) {
    guard !hint.isNone, !hint.isError, types.isGeneric(result) else { return }
    if types.kind(result) == .optional, types.kind(hint) != .optional {
      // what unwraps the result takes what is inside: `try? load()`
      return bindResult(types.operand(result, 0), hint, isKnown: isKnown)
    }
    let wanted = types.kind(result) == .optional ? hint : types.unwrapped(hint)
    guard isKnown || !hasOpenParameter(wanted) else { return bindKnownParts(result, wanted) }
    switch types.kind(wanted) {
    case .opaque: return bindPrimaryTypes(of: result, to: wanted)
    case .error: return
    default: break
    }
    if types.kind(result) == .parameter {
      guard hasOpenParameter(result), satisfiesConstraints(wanted, result) else { return }
    } else if types.kind(result) != types.kind(wanted) {
      return
    }
    _ = unify(result, wanted)
  }

  /// Of a generic type that is expected, the arguments that are known.
  private mutating func bindKnownParts(_ result: TypeID, _ wanted: TypeID) {
    if types.kind(wanted) == .function, types.kind(result) == .function, types[wanted].count == types[result].count {
      for index in 0..<types.parameterCount(wanted) where !hasOpenParameter(types.operand(wanted, index)) {
        _ = unify(types.operand(result, index), types.operand(wanted, index))
      }
      return
    }
    guard types.kind(wanted) == .nominal, types.kind(result) == .nominal, types[wanted].a == types[result].a,
      types[wanted].count == types[result].count
    else { return }
    for index in 0..<Int(types[wanted].count) where !hasOpenParameter(types.operand(wanted, index)) {
      _ = unify(types.operand(result, index), types.operand(wanted, index))
    }
  }

  private mutating func checkArgument(
    _ index: Int, _ id: DeclarationID, _ signature: Signature, _ site: CallSite
  ) -> Bool {
    let argument = scratch.arguments[index]
    guard argument.parameter >= 0 else {
      if argument.typed == nil { checkLoosely(argument.value) }
      return false
    }
    let parameter = self.parameter(signature, Int(argument.parameter))
    if parameter.flags.contains(.isAction) {
      noteAction(argument.value, mayWait: parameter.flags.contains(.isAsync))
      scratch.arguments[index].code = emit(.void, at: tree.range(argument.node))
      return true
    }
    let known = diagnostics.count
    let value = argumentValue(argument, parameter, id)
    if parameter.flags.contains(.isEffect), value.type.isError || diagnostics.count > known {
      diagnostics.removeLast(diagnostics.count - known)
      scratch.arguments[index].code = emit(.void, at: tree.range(argument.node))
      return true
    }
    // whoever reads a value of another framework's type says so; handing it on is nothing that a layout sees
    if value.type.isError, diagnostics.count == known, substitute(parameter.type) == .error || changesLooksOnly(id) {
      scratch.arguments[index].code = emit(.void, at: tree.range(argument.node))
      return true
    }
    scratch.arguments[index].code = title(argument, value, parameter.type, id)
    scratch.arguments[index].type = value.type
    return !value.type.isError
  }

  private mutating func argumentValue(_ argument: Argument, _ parameter: Parameter, _ id: DeclarationID) -> Typed {
    let expected = substitute(parameter.type)
    if parameter.flags.contains(.isAutoclosure), types.kind(expected) == .function {
      noteAutoclosure(argument.value, for: parameter)
      return autoclosure(argument.value, types.result(expected))
    }
    if case .closure = argument.shape, argument.typed == nil {
      return closureArgument(argument, parameter, expected)
    }
    if parameter.flags.contains(.isInOut) { return inoutArgument(argument, expected, parameter) }
    if !checkPlain(argument, id) { return .error }
    let isOpen = hasOpenParameter(expected)
    let told = isOpen && types.kind(expected) == .parameter ? partHint(expected) : .none
    if isOpen { body.expectTitle(isTitle(argument, expected, id)) }
    var value = argument.typed ?? infer(argument.value, told.isNone ? expected : told)
    if value.isFailed {
      bindToError(parameter.type)
      return Typed(type: .error, code: .none)
    }
    if !isOpen {
      if value.isImplicit { value = opened(value, for: expected, at: tree.range(argument.value)) }
      if argument.typed != nil, !converts(value.type, to: expected) { return mismatch(argument, value, expected) }
      return convert(value, to: expected, argument.value, for: .argument)
    }
    if value.isImplicit { value = opened(value, forOpen: expected, at: tree.range(argument.value)) }
    guard unify(parameter.type, value.type) else { return mismatch(argument, value, expected) }
    if types.kind(expected) == .parameter, !satisfiesConstraints(value.type, expected) {
      reportConformance(argument, value.type, expected, id)
      return .error
    }
    value.type = substitute(parameter.type)
    return value
  }

  private mutating func mismatch(_ argument: Argument, _ value: Typed, _ expected: TypeID) -> Typed {
    reportMismatch(value.type, expected, argument.value, for: .argument)
    return .error
  }

  // MARK: Results

  private mutating func resultType(
    _ id: DeclarationID, _ signature: Signature, _ site: CallSite, _ failed: Bool
  ) -> TypeID {
    var result = substitute(signature.result)
    if isInherited(id, site.base) { result = substitute(result) }
    if failed, isBoundToError(signature.result) { return isView(result) ? .errorView : .error }
    if hasOpenParameter(result) {
      bindDefaults(signature, site)
      bindToViews(id, signature)
      result = substitute(signature.result)
    }
    guard leavesOpen(result, id, signature) else { return result }
    if !failed { reportUninferred(id, site, result) }
    return isView(result) ? .errorView : .error
  }

  /// Whether a declaration is the initialiser of a parent of the class that is made.
  private mutating func isInherited(_ id: DeclarationID, _ base: MemberBase) -> Bool {
    table[id].kind == .initializer && !inheritance.parents.isEmpty && !base.type.isNone
      && types.kind(base.type) == .nominal && types[base.type].a != table[id].owner.index
  }

  /// Default arguments tell what their parameters' types are where no argument does.
  private mutating func bindDefaults(_ signature: Signature, _ site: CallSite) {
    for index in 0..<Int(signature.parameterCount) {
      let parameter = self.parameter(signature, index)
      guard parameter.hasDefault, !parameter.defaultNode.isNone, hasOpenParameter(parameter.type) else { continue }
      if scratch.arguments[site.arguments...].contains(where: { $0.parameter == Int32(index) }) { continue }
      let type = defaultType(Int(signature.parameterStart) + index)
      if !type.isNone, !hasOpenParameter(type) { _ = unify(parameter.type, type) }
    }
  }

  /// `where S.Element == Element` tells one side where the other is known.
  mutating func bindRequirements(_ signature: Signature) {
    for index in signature.requirementStart..<signature.requirementStart + signature.requirementCount {
      let requirement = requirements[Int(index)]
      guard requirement.proto.index < 0 else { continue }
      let subject = substitute(requirement.subject)
      let other = substitute(requirement.other)
      if hasOpenParameter(other), !hasOpenParameter(subject) {
        _ = unify(requirement.other, subject)
      } else if hasOpenParameter(subject), !hasOpenParameter(other) {
        _ = unify(requirement.subject, other)
      }
    }
  }

  /// A view whose type nothing tells is some view: content that was left out. Of a type of the library, a parameter that
  /// nothing tells is one that no value depends on.
  private mutating func bindToViews(_ id: DeclarationID, _ signature: Signature) {
    let own = signatureGenerics[Int(signature.genericStart)..<Int(signature.genericStart + signature.genericCount)]
    for index in Array(own) + Array(ownerGenerics(table[id].owner)) {
      let parameter = types.parameter(Int(index))
      guard table.generics[Int(index)].binding.isNone, !knownTypes.someView.isNone else { continue }
      let isUnused = isGenericView(id) && ownerGenerics(table[id].owner).contains(index)
      if !constraints(of: parameter).contains(knownTypes.view), isUnused {
        table.generics[Int(index)].binding = types.opaque(NominalID(-1))
      } else if constraints(of: parameter).contains(knownTypes.view) {
        table.generics[Int(index)].binding = knownTypes.someView
      }
    }
  }

  /// Whether a declaration makes a view of the library, whose parameters nobody reads back.
  private mutating func isGenericView(_ id: DeclarationID) -> Bool {
    let owner = table[id].owner
    return table[id].flags.contains(.isLibrary) && owner.index >= 0 && isView(table[owner].type)
  }

  private mutating func finishCall(
    _ id: DeclarationID, _ signature: Signature, _ site: CallSite, _ result: TypeID
  ) -> Typed {
    let start = scratch.operands.count
    defer {
      scratch.operands.truncate(to: start)
      lastCall = id
    }
    let row = table[id]
    if !row.flags.isDisjoint(with: .isToldAtCalls) || notesCalls { noteCall(id, site) }
    if result == knownTypes.never, file > 0 {
      throwingCalls.endings.insert(ThrowingCalls.Place(file: file, node: site.node))
    }
    if let named = dispatched(id, site.base) {
      var list: [ExpressionID] = []
      for index in 0..<Int(signature.parameterCount) { list.append(value(of: index, signature, site)) }
      if !site.base.value.isNone, row.flags.contains(.isMutating) || hasInOut(signature) {
        return callWritingBack(id, signature, site, [site.base.value] + list, result)
      }
      return Typed(type: result, code: emitWitnessCall(named, site.base, list, at: site.range))
    }
    let isLibrary = row.flags.contains(.isLibrary)
    if !site.base.value.isNone, !row.isStatic {
      let base = site.base.value
      let takesList = takesList(id, signature.result)
      scratch.operands.append(takesList ? gathered(base, of: site.base.type, at: site.range) : base)
    }
    gatherArguments(site, signature, isLibrary: isLibrary)
    for index in 0..<Int(signature.parameterCount) { scratch.operands.append(value(of: index, signature, site)) }
    let list = Array(scratch.operands[start...])
    if row.flags.contains(.isMutating) || hasInOut(signature) {
      return callWritingBack(id, signature, site, list, result)
    }
    let code = emitCall(id, list, of: site.base.type, at: site.range)
    return Typed(type: result, code: settled(code, id, signature.result, result, at: site.range))
  }

  /// Functions of the library take the elements of sequences that the program declares, and so does what stands for any
  /// sequence, unless it gives the sequence back or asks more of it.
  private mutating func gatherArguments(_ site: CallSite, _ signature: Signature, isLibrary: Bool) {
    for position in site.arguments..<scratch.arguments.count where !scratch.arguments[position].type.isNone {
      let argument = scratch.arguments[position]
      let wanted = parameter(signature, Int(argument.parameter)).type
      guard takesSequence(wanted), isLibrary || isOnlySequence(wanted, signature.result) else { continue }
      scratch.arguments[position].code = gathered(argument.code, of: argument.type, at: tree.range(argument.value))
    }
  }

  mutating func hasInOut(_ signature: Signature) -> Bool {
    for index in 0..<Int(signature.parameterCount) where parameter(signature, index).flags.contains(.isInOut) {
      return true
    }
    return false
  }

  /// What a parameter gets: its argument, an array of them if it is variadic, or its default value.
  private mutating func value(of index: Int, _ signature: Signature, _ site: CallSite) -> ExpressionID {
    let parameter = self.parameter(signature, index)
    var found: [ExpressionID] = []
    for position in site.arguments..<scratch.arguments.count
    where scratch.arguments[position].parameter == Int32(index) {
      if !parameter.flags.contains(.isVariadic) { return scratch.arguments[position].code }
      found.append(scratch.arguments[position].code)
    }
    if parameter.flags.contains(.isVariadic) { return emit(.array, list: found, at: site.range) }
    let owner = parameter.owner
    if !owner.isNone, table[owner].flags.contains(.isSynthesized), keepsTypes(table[owner].owner) { return .none }
    return defaultValue(Int(signature.parameterStart) + index, site)
  }
}
