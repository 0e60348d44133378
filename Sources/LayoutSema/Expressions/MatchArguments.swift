import LayoutDiagnostics
import LayoutSyntax

/// Which argument is for which parameter: Swift's rules about labels, order, defaults and trailing closures.
extension Checker {
  /// Assigns each argument of a call its parameter in a candidate; says whether the labels fit.
  mutating func matches(_ id: DeclarationID, _ site: CallSite) -> Bool {
    if table[id].kind == .variable { return false }
    let signature = self.signature(id)
    let count = Int(signature.parameterCount)
    let end = scratch.arguments.count
    var next = 0
    var taken: UInt64 = 0
    for index in site.arguments..<end {
      guard let found = parameter(for: index, in: signature, from: next, end, isFollowing: index > site.arguments)
      else { return false }
      scratch.arguments[index].parameter = Int32(found)
      if found < 64 { taken |= 1 << UInt64(found) }
      next = parameter(signature, found).flags.contains(.isVariadic) ? found : found + 1
    }
    for index in 0..<count where index >= 64 || taken & (1 << UInt64(index)) == 0 {
      let parameter = parameter(signature, index)
      if !parameter.hasDefault, !parameter.flags.contains(.isVariadic) { return false }
    }
    return true
  }

  private mutating func parameter(
    for index: Int, in signature: Signature, from start: Int, _ end: Int, isFollowing: Bool
  ) -> Int? {
    let argument = scratch.arguments[index]
    if argument.isTrailing, argument.label == .empty {
      return trailingParameter(index, signature, from: start, end)
    }
    var position = start
    while position < Int(signature.parameterCount) {
      let parameter = parameter(signature, position)
      let isRepeated =
        position == start && isFollowing && parameter.flags.contains(.isVariadic)
        && hasArgument(position, before: index)
      let wanted = isRepeated && argument.label == .empty ? NameID.empty : parameter.label
      if wanted == argument.label { return position }
      if !parameter.hasDefault, !parameter.flags.contains(.isVariadic) { return nil }
      position += 1
    }
    return nil
  }

  private mutating func hasArgument(_ parameter: Int, before index: Int) -> Bool {
    index > 0 && scratch.arguments[index - 1].parameter == Int32(parameter)
  }

  /// The parameter of the first trailing closure: the next one that takes a function; one with a default gives way to a
  /// later one without, up to the one that the next trailing closure names.
  private mutating func trailingParameter(_ index: Int, _ signature: Signature, from start: Int, _ end: Int) -> Int? {
    var found: Int?
    for position in start..<max(start, Int(signature.parameterCount)) {
      let parameter = parameter(signature, position)
      if index + 1 < end, found != nil, parameter.label == scratch.arguments[index + 1].label { return found }
      if parameter.flags.contains(.isFunction) || isOpenType(parameter.type) {
        if !parameter.hasDefault { return position }
        if found == nil { found = position }
      } else if !parameter.hasDefault, !parameter.flags.contains(.isVariadic) {
        return found
      }
    }
    return found
  }

  private mutating func isOpenType(_ type: TypeID) -> Bool { types.kind(type) == .parameter }

  // MARK: What is wrong

  /// Reports why the labels of a call do not fit a declaration, and matches what can be matched.
  mutating func reportMatching(_ id: DeclarationID, _ site: CallSite) {
    let signature = self.signature(id)
    var taken = [Bool](repeating: false, count: Int(signature.parameterCount))
    matchByLabel(signature, site, &taken)
    let isBroken = isBroken(site.list)
    var reported = isBroken || reportAllLabels(id, signature, site, &taken)
    for index in site.arguments..<scratch.arguments.count where scratch.arguments[index].parameter < 0 {
      if isBroken, scratch.arguments[index].label == .empty { continue }
      reportUnmatched(index, id, signature, site, &taken)
      reported = true
    }
    if !isBroken, reportMissing(id, signature, site, taken) { reported = true }
    if !reported { reportOrder(id, signature, site) }
  }

  /// Labels decide; what has none takes the free parameters without a label in order.
  private mutating func matchByLabel(_ signature: Signature, _ site: CallSite, _ taken: inout [Bool]) {
    for index in site.arguments..<scratch.arguments.count {
      let argument = scratch.arguments[index]
      scratch.arguments[index].parameter = -1
      for position in taken.indices {
        let parameter = parameter(signature, position)
        let isFree = !taken[position] || parameter.flags.contains(.isVariadic)
        let fits =
          argument.isTrailing && argument.label == .empty
          ? parameter.flags.contains(.isFunction) : parameter.label == argument.label
        guard isFree, fits else { continue }
        taken[position] = true
        scratch.arguments[index].parameter = Int32(position)
        break
      }
    }
  }

  /// Several arguments without their labels, or with others than the ones that are missing, are one mistake.
  private mutating func reportAllLabels(
    _ id: DeclarationID, _ signature: Signature, _ site: CallSite, _ taken: inout [Bool]
  ) -> Bool {
    let free = taken.indices.filter { !taken[$0] }
    let required = free.filter { !parameter(signature, $0).hasDefault && parameter(signature, $0).label != .empty }
    var wrong: [Int] = []
    for index in site.arguments..<scratch.arguments.count where scratch.arguments[index].parameter < 0 {
      if !scratch.arguments[index].isTrailing { wrong.append(index) }
    }
    let isBare = wrong.allSatisfy { scratch.arguments[$0].label == .empty }
    let names = free.map { text(parameter(signature, $0).label) }
    let isNear = wrong.contains { index in
      suggest(text(scratch.arguments[index].label), among: names, kind: .label) != nil
    }
    guard wrong.count > 1, isBare || !isNear, isBare ? free.count >= wrong.count : required.count == wrong.count else {
      return false
    }
    let wanted = required.count == wrong.count ? required : shapeOrder(wrong, free, signature)
    guard wanted.count == wrong.count else { return false }
    for (index, position) in zip(wrong, wanted) {
      taken[position] = true
      scratch.arguments[index].parameter = Int32(position)
    }
    reportLabels(wrong.map { scratch.arguments[$0] }, expected: wanted.map { parameter(signature, $0).label }, id)
    return true
  }

  /// For each of some arguments the next free parameter that it could be for.
  private mutating func shapeOrder(_ arguments: [Int], _ free: [Int], _ signature: Signature) -> [Int] {
    var result: [Int] = []
    for index in arguments {
      let next = free.first { position in
        position > (result.last ?? -1) && shapeFits(scratch.arguments[index], parameter(signature, position).type)
      }
      guard let next else { return [] }
      result.append(next)
    }
    return result
  }

  /// An argument that no parameter is for: a wrong label, a missing label, one too many.
  private mutating func reportUnmatched(
    _ index: Int, _ id: DeclarationID, _ signature: Signature, _ site: CallSite, _ taken: inout [Bool]
  ) {
    let argument = scratch.arguments[index]
    var free: [Int] = []
    for position in taken.indices where !taken[position] { free.append(position) }
    let closest = closestParameter(argument, signature, free, isLast: site.arguments + 1 == scratch.arguments.count)
    guard let position = closest else {
      reportExtra(argument, id, site)
      return
    }
    taken[position] = true
    scratch.arguments[index].parameter = Int32(position)
    reportLabel(argument, expected: parameter(signature, position).label, id)
  }

  /// The free parameter that an argument with an unknown label is meant for.
  private mutating func closestParameter(
    _ argument: Argument, _ signature: Signature, _ free: [Int], isLast: Bool
  ) -> Int? {
    if argument.isTrailing { return nil }
    let required = free.filter { !parameter(signature, $0).hasDefault }
    if argument.label != .empty {
      if isLast, let first = required.first, parameter(signature, first).label == .empty { return first }
      let labels = free.map { text(parameter(signature, $0).label) }
      if let best = suggest(text(argument.label), among: labels, kind: .label) {
        return free[labels.firstIndex(of: best)!]
      }
    }
    if let first = required.first,
      argument.label == .empty || required.count == 1 || parameter(signature, first).label == .empty
    {
      return first
    }
    if argument.label == .empty { return free.first { shapeFits(argument, parameter(signature, $0).type) } }
    return nil
  }

  private mutating func shapeFits(_ argument: Argument, _ type: TypeID) -> Bool {
    cost(argument, type, flags: []) != nil
  }

  private mutating func reportMissing(
    _ id: DeclarationID, _ signature: Signature, _ site: CallSite, _ taken: [Bool]
  ) -> Bool {
    var names: [String] = []
    for position in taken.indices where !taken[position] {
      let parameter = parameter(signature, position)
      guard !parameter.hasDefault, !parameter.flags.contains(.isVariadic) else { continue }
      names.append(parameter.label == .empty ? "#\(position + 1)" : "'\(text(parameter.label))'")
    }
    if names.isEmpty { return false }
    reportMissingArguments(names, id, site)
    return true
  }

  /// All labels are known and all are there, but not in the order of the declaration.
  private mutating func reportOrder(_ id: DeclarationID, _ signature: Signature, _ site: CallSite) {
    var highest = -1
    for index in site.arguments..<scratch.arguments.count {
      let argument = scratch.arguments[index]
      if Int(argument.parameter) < highest {
        let other = (site.arguments..<index).first { scratch.arguments[$0].parameter > argument.parameter }!
        reportMisordered(argument, before: scratch.arguments[other], id)
        return
      }
      highest = Int(argument.parameter)
    }
  }

  /// Whether a list's own tokens, not those of something nested in it, failed to parse.
  func isBroken(_ list: NodeID) -> Bool {
    guard !list.isNone, tree[list].flags.contains(.hasError) else { return false }
    var explained = false
    for child in tree.slots(list) where !child.isNone && tree[child].flags.contains(.hasError) {
      guard tree.kind(child) == .argument else { return true }
      let value = tree.child(child, 0)
      if value.isNone || tree.kind(value).isMissing { return true }
      if tree[value].flags.contains(.hasError) { explained = true } else { return true }
    }
    return !explained
  }
}
