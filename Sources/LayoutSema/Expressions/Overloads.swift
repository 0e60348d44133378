import LayoutDiagnostics
import LayoutSyntax

/// Choosing between declarations of one name without search: labels first, then what the arguments look like.
///
/// An argument that says its type by itself is read once for all candidates; literals, implicit members and closures are
/// compared by shape, because they get their type from the parameter. So a call costs its arguments plus a few integer
/// comparisons for each candidate, whatever is nested in it.
extension Checker {
  mutating func callCandidates(_ site: inout CallSite) -> Typed {
    let first = scratch.candidates[site.candidates]
    let wasSingle = scratch.candidates.count == site.candidates + 1
    let key = wasSingle ? nil : overloadKey(site)
    if let key, let candidate = overloads.choice(for: key) { return callOnly(candidate, site) }
    keepMatching(site)
    let viable = scratch.candidates.count - site.candidates
    if viable == 1 {
      if let key { overloads.remember(scratch.candidates[site.candidates], for: key) }
      return callOnly(scratch.candidates[site.candidates], site)
    }
    if viable == 0, let result = callOuter(&site) { return result }
    if viable == 0 { return failMatching(wasSingle ? first : .none, site) }
    return callBest(site, key)
  }

  private mutating func callOnly(_ candidate: DeclarationID, _ site: CallSite) -> Typed {
    _ = matches(candidate, site)
    let known = diagnostics.count
    let result = call(candidate, site)
    if diagnostics.count > known + 1 { reportSwapped(candidate, site, from: known) }
    return result
  }

  /// `max(0, count)` in an extension of a sequence, whose own `max(by:)` hides the function: that is called if no member
  /// fits.
  private mutating func callOuter(_ site: inout CallSite) -> Typed? {
    guard tree.kind(site.callee) == .identifierExpr, !site.base.type.isNone, let last = rejectedCandidates.first
    else { return nil }
    var id = table.first(NominalID(-1), table[last].name)
    guard !id.isNone, table[id].kind == .function else { return nil }
    let members = rejectedCandidates
    let start = scratch.candidates.count
    while !id.isNone {
      if table[id].kind == .function { scratch.candidates.append(id) }
      id = table[id].next
    }
    keepMatching(site)
    guard scratch.candidates.count > start else {
      rejectedCandidates = members
      return nil
    }
    site.base = .fileScope
    return callCandidates(&site)
  }

  /// Drops the candidates whose labels do not fit. If none fits, they stay behind the end for the message.
  private mutating func keepMatching(_ site: CallSite) {
    var kept = site.candidates
    for index in site.candidates..<scratch.candidates.count {
      let id = scratch.candidates[index]
      guard matches(id, site) else { continue }
      scratch.candidates[kept] = id
      kept += 1
    }
    if kept == site.candidates { rejectedCandidates = Array(scratch.candidates[kept...]) }
    scratch.candidates.truncate(to: kept)
  }

  private mutating func failMatching(_ single: DeclarationID, _ site: CallSite) -> Typed {
    var best = single
    var bestScore = Int.min
    if single.isNone { _ = readOthers(site) }
    for id in rejectedCandidates where best.isNone || single.isNone {
      guard table[id].kind != .variable else { continue }
      let score = labelScore(id, site)
      if score > bestScore { (best, bestScore) = (id, score) }
    }
    guard !best.isNone, table[best].kind != .variable else {
      let type = best.isNone ? TypeID.error : memberValueType(best, site.base)
      reportNotCallable(site, type)
      checkLoosely(site)
      return .error
    }
    if isBroken(site.list), !hasClosure(site) { return checkBroken(site) }
    if isOfOtherType(site) { return failUnlike(best, site) }
    reportMatching(best, site)
    let known = diagnostics.count
    let result = checkArguments(best, site, canFail: true)
    if rejectedCandidates.count > 1 { silenceGuesses(best, site, from: known) }
    return Typed(type: result.type, code: .none)
  }

  /// How close a candidate's labels, and the types behind them, are to a call that fits none.
  private mutating func labelScore(_ id: DeclarationID, _ site: CallSite) -> Int {
    let signature = self.signature(id)
    var score = table[id].flags.contains(.isDisfavored) ? -1 : 0
    var known = 0
    withOpenGenerics(id, signature, site) {
      for index in site.arguments..<$0.scratch.arguments.count {
        let argument = $0.scratch.arguments[index]
        if let position = $0.position(of: argument, in: signature) {
          known += 1
          let parameter = $0.parameter(signature, position)
          let isMisfit = !argument.isTrailing && $0.cost(argument, parameter.type, flags: parameter.flags) == nil
          score += isMisfit ? -1 : 4
        } else {
          score += $0.resembles(argument.label, signature) ? 1 : -2
        }
      }
    }
    let count = scratch.arguments.count - site.arguments
    let unknown = count - known
    score -= 8 * max(0, count - Int(signature.parameterCount))
    for position in 0..<Int(signature.parameterCount) where !parameter(signature, position).hasDefault {
      score += 1
      known -= 1
    }
    // what has no label that is known may be for a parameter that nothing is for
    known += min(unknown, max(0, -known))
    return known < 0 ? score + 3 * known : score
  }

  /// The first parameter that has the label of an argument, or that a trailing closure could be for.
  private mutating func position(of argument: Argument, in signature: Signature) -> Int? {
    let isTrailing = argument.isTrailing && argument.label == .empty
    return (0..<Int(signature.parameterCount)).first { position in
      let parameter = parameter(signature, position)
      return isTrailing ? parameter.flags.contains(.isFunction) : parameter.label == argument.label
    }
  }

  mutating func resembles(_ label: NameID, _ signature: Signature) -> Bool {
    guard label != .empty else { return false }
    let labels = (0..<Int(signature.parameterCount)).map { text(parameter(signature, $0).label) }
    return suggest(text(label), among: labels, kind: .label) != nil
  }

  /// Takes the candidate that fits best.
  private mutating func callBest(_ site: CallSite, _ key: [UInt64]?) -> Typed {
    let isOpen = readOthers(site)
    let isToldByList = readToldLists(site)
    var best = DeclarationID.none
    var bestCost = Int.max
    var ties = 0
    var shareOwner = true
    for index in site.candidates..<scratch.candidates.count {
      let id = scratch.candidates[index]
      guard let cost = cost(id, site) else { continue }
      if cost < bestCost {
        (best, bestCost) = (id, cost)
        (ties, shareOwner) = (1, true)
      } else if cost == bestCost {
        ties += 1
        if table[id].owner != table[best].owner { shareOwner = false }
      }
    }
    if best.isNone { return failOverloads(site) }
    if site.candidates + 1 < scratch.candidates.count, hasMistake(site) {
      checkLoosely(site)
      return Typed(type: isView(signature(best).result) ? .errorView : .error, code: .none)
    }
    // what a protocol requires is meant before what an extension of it gives by default
    if ties > 1, shareOwner, !table[best].flags.contains(.isRequirement), isAmbiguous(site) {
      let equals = scratch.candidates[site.candidates...].filter { cost($0, site) == bestCost }
      reportAmbiguous(site, equals)
      return Typed(type: signature(best).result, code: .none)
    }
    if let key, !isOpen, !isToldByList, !dependsOnWaiting(site) { overloads.remember(best, for: key) }
    _ = matches(best, site)
    return call(best, site)
  }

  /// Whether an argument that should tell candidates apart has no type because of a mistake in it.
  private mutating func hasMistake(_ site: CallSite) -> Bool {
    scratch.arguments[site.arguments...].contains { $0.typed?.isFailed ?? false }
  }

  /// Only an implicit member leaves the choice open; elsewhere equal candidates mean the same.
  private mutating func isAmbiguous(_ site: CallSite) -> Bool {
    for index in site.arguments..<scratch.arguments.count {
      if case .implicitMember = scratch.arguments[index].shape { return true }
    }
    return false
  }

  /// Whether the types of the arguments fit a candidate too.
  mutating func fits(_ id: DeclarationID, _ site: CallSite) -> Bool { cost(id, site) != nil }

  /// How far the arguments are from what a candidate takes; `nil` if they do not fit.
  private mutating func cost(_ id: DeclarationID, _ site: CallSite) -> Int? {
    guard matches(id, site) else { return nil }
    let signature = self.signature(id)
    let provided = scratch.arguments.count - site.arguments
    var total = table[id].flags.contains(.isDisfavored) ? 100 : 0
    total += max(0, Int(signature.parameterCount) - provided)
    // any number of arguments is meant after a number that is written
    for index in 0..<Int(signature.parameterCount) where parameter(signature, index).flags.contains(.isVariadic) {
      total += 1
    }
    total *= 4
    var fits = true
    withOpenGenerics(id, signature, site) {
      $0.bindRequirements(signature)
      for index in site.arguments..<$0.scratch.arguments.count where fits {
        let argument = $0.scratch.arguments[index]
        let parameter = $0.parameter(signature, Int(argument.parameter))
        if let cost = $0.cost(argument, parameter.type, flags: parameter.flags) {
          total += cost * 16
        } else {
          fits = false
        }
      }
      if fits, !$0.requirementsHold(signature) { fits = false }
      let result = $0.substitute(signature.result)
      if !site.hint.isNone, !$0.hasOpenParameter(result), !$0.converts(result, to: site.hint) { total += 400 }
    }
    return fits ? total : nil
  }

  /// How far one argument is from a parameter's type: 0 is exact; `nil` does not fit.
  mutating func cost(_ argument: Argument, _ type: TypeID, flags: ParameterFlags) -> Int? {
    if flags.contains(.isAction) {
      if case .closure = argument.shape { return 0 }
      return argument.shape == .other || argument.shape == .initializer ? 1 : nil
    }
    if flags.contains(.isAutoclosure), types.kind(type) == .function {
      return cost(argument, types.result(type), flags: [])
    }
    let isOptional = types.kind(type) == .optional
    let actual = substitute(type)
    let target = types.unwrapped(actual)
    let extra = isOptional ? 1 : 0
    if let typed = argument.typed {
      if let cost = typedCost(typed.type, type) { return cost + (typed.type == type ? 0 : extra) }
      return typed.isImplicit ? typedCost(types.unwrapped(typed.type), type).map { $0 + 1 } : nil
    }
    switch argument.shape {
    case .integer: return numberCost(target, isInteger: true).map { $0 + extra }
    case .float: return numberCost(target, isInteger: false).map { $0 + extra }
    case .string: return stringCost(target).map { $0 + extra }
    case .boolean: return genericCost(target, knownTypes.bool)
    case .nilLiteral: return isOptional ? 0 : nil
    case .array: return arrayCost(target)
    case .dictionary: return isNominal(target, knownTypes.dictionary) ? 0 : nil
    case .closure(let count):
      let cost = closureCost(target, count)
      guard flags.contains(.isAsync) else { return cost }
      return cost.map { $0 + (waits(argument.value) ? -1 : 1) }
    case .initializer: return closureCost(target, -1)
    case .keyPath:
      let isFunction = types.kind(target) == .function && types.parameterCount(target) == 1
      return isNominal(target, knownTypes.keyPath) || isFunction ? 0 : nil
    case .implicitMember(let name):
      if name == known.initName { return hasInitializer(argument.value, target) ? extra : nil }
      return hasStaticMember(name, target) ? extra : nil
    case .range(let isClosed, let ofFloats): return rangeCost(target, isClosed, ofFloats)
    case .rangeOfMembers(let range): return isNominal(target, range) ? 0 : nil
    case .other: return 4
    }
  }

  private mutating func typedCost(_ type: TypeID, _ parameter: TypeID) -> Int? {
    if type.isError { return 0 }
    let target = substitute(parameter)
    if type == target { return 0 }
    if types.kind(target) == .parameter {
      return unify(parameter, type) && satisfiesConstraints(type, target) ? 3 : nil
    }
    if types.isGeneric(target) { return unify(parameter, type) ? 2 : nil }
    guard converts(type, to: target) else { return nil }
    return knownTypes.isFloating(type) ? 1 : 2
  }

  mutating func satisfiesConstraints(_ type: TypeID, _ parameter: TypeID) -> Bool {
    for index in constraints(of: parameter).indices where !conforms(type, to: table.constraints[index]) { return false }
    return true
  }

  private mutating func numberCost(_ target: TypeID, isInteger: Bool) -> Int? {
    if target == knownTypes.int { return isInteger ? 0 : nil }
    if target == knownTypes.double { return isInteger ? 1 : 0 }
    if target == knownTypes.cgFloat { return isInteger ? 1 : 1 }
    if types.kind(target) == .parameter {
      return satisfiesConstraints(isInteger ? knownTypes.int : knownTypes.double, target) ? 3 : nil
    }
    if types.kind(target) == .opaque { return converts(knownTypes.int, to: target) ? 3 : nil }
    let literal = isInteger ? knownTypes.byIntegerLiteral : knownTypes.byFloatLiteral
    return literal.index >= 0 && types.kind(target) == .nominal && conforms(target, to: literal) ? 2 : nil
  }

  private mutating func rangeCost(_ target: TypeID, _ isClosed: Bool, _ ofFloats: Bool) -> Int? {
    let id = isClosed ? knownTypes.closedRange : knownTypes.range
    if isNominal(target, id), types[target].count == 1 {
      return numberCost(types.operand(target, 0), isInteger: !ofFloats)
    }
    return genericCost(target, types.nominal(id, [ofFloats ? knownTypes.double : knownTypes.int]))
  }

  private mutating func stringCost(_ target: TypeID) -> Int? {
    if target == knownTypes.string { return 1 }
    if types.kind(target) == .nominal, knownTypes.byStringLiteral.index >= 0 {
      return conforms(target, to: knownTypes.byStringLiteral) ? 0 : nil
    }
    return genericCost(target, knownTypes.string)
  }

  /// A literal's default type for a generic or opaque parameter.
  private mutating func genericCost(_ target: TypeID, _ type: TypeID) -> Int? {
    if target == type { return 0 }
    if types.kind(target) == .parameter { return satisfiesConstraints(type, target) ? 3 : nil }
    return types.kind(target) == .opaque && converts(type, to: target) ? 3 : nil
  }

  private mutating func arrayCost(_ target: TypeID) -> Int? {
    if isNominal(target, knownTypes.array) || isNominal(target, knownTypes.set) { return 0 }
    if types.kind(target) == .parameter { return 3 }
    guard types.kind(target) == .nominal else { return nil }
    let isOptions = knownTypes.optionSet.index >= 0 && conforms(target, to: knownTypes.optionSet)
    let isLiteral = knownTypes.byArrayLiteral.index >= 0 && conforms(target, to: knownTypes.byArrayLiteral)
    return isOptions || isLiteral ? 0 : nil
  }

  private mutating func isNominal(_ type: TypeID, _ id: NominalID) -> Bool {
    types.kind(type) == .nominal && types[type].a == id.index && id.index >= 0
  }

  private mutating func closureCost(_ target: TypeID, _ count: Int) -> Int? {
    if types.kind(target) == .parameter { return constraints(of: target).isEmpty ? 4 : nil }
    guard types.kind(target) == .function else { return nil }
    let expected = types.parameterCount(target)
    if count >= 0 {
      let spreads = expected == 1 && types.kind(types.operand(target, 0)) == .tuple
      return count == expected || spreads ? 0 : nil
    }
    return 0
  }

  /// Whether a type can be made by `.init(…)` with the labels of a call.
  private mutating func hasInitializer(_ node: NodeID, _ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal else { return type.isError }
    guard tree.kind(node) == .callExpr, tree.kind(tree.child(node, 0)) == .implicitMemberExpr else { return true }
    let start = scratch.candidates.count
    findMembers(known.initName, of: type, isStatic: true)
    defer { scratch.candidates.truncate(to: start) }
    let site = pushSite(node, tree.child(node, 0), tree.child(node, 1), .none, start)
    defer { scratch.arguments.truncate(to: site.arguments) }
    for index in start..<scratch.candidates.count where matches(scratch.candidates[index], site) { return true }
    return false
  }

  mutating func hasStaticMember(_ name: NameID, _ type: TypeID) -> Bool {
    if type.isError { return true }
    if name == known.initName { return types.kind(type) == .nominal }
    let start = scratch.candidates.count
    findMembers(name, of: type, isStatic: true)
    defer { scratch.candidates.truncate(to: start) }
    return scratch.candidates.count > start || isAssetResource(type)
  }

}
