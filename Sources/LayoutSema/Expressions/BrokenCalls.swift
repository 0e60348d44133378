import LayoutDiagnostics
import LayoutSyntax

/// Calls that fit no declaration: what is still said about their arguments, and what is not said as it follows from a guess.
extension Checker {
  /// Whether something is written in braces, which only a parameter tells how to read.
  func hasClosure(_ site: CallSite) -> Bool {
    scratch.arguments[site.arguments...].contains { tree.kind($0.value) == .closureExpr }
  }

  /// Where labels do not tell which of several declarations is meant, its types are a guess for what has no label or another
  /// one: what is said about such an argument itself is taken back.
  mutating func silenceGuesses(_ id: DeclarationID, _ site: CallSite, from first: Int) {
    let signature = self.signature(id)
    for index in site.arguments..<scratch.arguments.count {
      let argument = scratch.arguments[index]
      let isSure =
        argument.parameter >= 0 && argument.label != .empty
        && parameter(signature, Int(argument.parameter)).label == argument.label
      guard !isSure, !argument.isTrailing else { continue }
      let range = tree.range(argument.value)
      diagnostics.removeAll(from: first) {
        $0.range.upper == range.upper && $0.range.lower >= range.lower && $0.range.lower <= range.lower + 1
          && ($0.id == .typeMismatch || $0.id == .instanceMemberOnType || $0.id == .unknownMember)
      }
    }
  }

  /// A call whose own tokens have been complained about: nobody knows which declaration is meant, only what its arguments
  /// are by themselves.
  mutating func checkBroken(_ site: CallSite) -> Typed {
    checkLoosely(site)
    return Typed(type: !site.base.type.isNone && isView(site.base.type) ? .errorView : .error, code: .none)
  }

  /// Whether the labels of a call are those of no initialiser of SwiftUI's type, nor near to one: an app may have a type of that
  /// name itself.
  mutating func isOfOtherType(_ site: CallSite) -> Bool {
    guard let first = rejectedCandidates.first, table[first].kind == .initializer,
      table[first].flags.contains(.isLibrary), tree.kind(site.callee) == .identifierExpr
    else { return false }
    let labels = writtenLabels(site)
    guard labels.count > (isOfFramework(first) ? 0 : 1) else { return false }
    for id in rejectedCandidates {
      let signature = self.signature(id)
      if requiredLabels(signature) == labels.count, !isOfFramework(id) { return false }
      for label in labels where hasLabel(label, signature) || resembles(label, signature) { return false }
    }
    return true
  }

  private func writtenLabels(_ site: CallSite) -> [NameID] {
    scratch.arguments[site.arguments...].filter { !$0.isTrailing && $0.label != .empty }.map { $0.label }
  }

  private mutating func requiredLabels(_ signature: Signature) -> Int {
    var count = 0
    for index in 0..<Int(signature.parameterCount) {
      let parameter = parameter(signature, index)
      if !parameter.hasDefault, parameter.label != .empty { count += 1 }
    }
    return count
  }

  /// Whether an initialiser is that of a type of Foundation or UIKit, of which the library has a part.
  private func isOfFramework(_ id: DeclarationID) -> Bool { AppMembers.isType(text(table[table[id].owner].name)) }

  private mutating func hasLabel(_ label: NameID, _ signature: Signature) -> Bool {
    for index in 0..<Int(signature.parameterCount) where parameter(signature, index).label == label { return true }
    return false
  }

  /// One message for a call that means another type, whose arguments are read by themselves.
  mutating func failUnlike(_ id: DeclarationID, _ site: CallSite) -> Typed {
    let name = callName(id)
    let range = calleeRange(site)
    if isOfFramework(id) {
      let labels = writtenLabels(site).map { text($0) + ":" }.joined()
      program.foreignNames.append(ForeignName(name: "\(name)(\(labels))", range: range, isMember: true))
      checkLoosely(site)
      return .error
    }
    let labels = writtenLabels(site).map { "'\(text($0)):'" }.joined(separator: ", ")
    report(
      .argumentLabel,
      "no initializer of SwiftUI's '\(name)' takes \(labels); if the app has its own '\(name)', its file is not given",
      at: range)
    checkLoosely(site)
    return Typed(type: isView(site.base.type) ? .errorView : .error, code: .none)
  }

  /// No candidate takes the types: report against the one that gets furthest.
  mutating func failOverloads(_ site: CallSite) -> Typed {
    if isBroken(site.list), !hasClosure(site) { return checkBroken(site) }
    var best = scratch.candidates[site.candidates]
    var bestFit = -1
    for index in site.candidates..<scratch.candidates.count {
      let id = scratch.candidates[index]
      let fit = fittingArguments(id, site)
      if fit > bestFit { (best, bestFit) = (id, fit) }
    }
    _ = matches(best, site)
    return call(best, site)
  }

  /// Two neighbouring arguments without labels that only fit the other way round are one mistake, which replaces what has been
  /// said about them since a message.
  mutating func reportSwapped(_ id: DeclarationID, _ site: CallSite, from first: Int) {
    for index in site.arguments..<max(site.arguments, scratch.arguments.count - 1) {
      let (left, right) = (scratch.arguments[index], scratch.arguments[index + 1])
      guard left.label == .empty, right.label == .empty, !right.isTrailing, left.shape != right.shape else { continue }
      scratch.arguments.swapAt(index, index + 1)
      let fits = fits(id, site)
      scratch.arguments.swapAt(index, index + 1)
      guard fits else { continue }
      diagnostics.removeLast(diagnostics.count - first)
      return reportMisordered(right, before: left, id)
    }
  }

  private mutating func fittingArguments(_ id: DeclarationID, _ site: CallSite) -> Int {
    guard matches(id, site) else { return -1 }
    let signature = self.signature(id)
    var fit = table[id].flags.contains(.isDisfavored) ? -1 : 0
    withOpenGenerics(id, signature, site) {
      for index in site.arguments..<$0.scratch.arguments.count {
        let argument = $0.scratch.arguments[index]
        let parameter = $0.parameter(signature, Int(argument.parameter))
        if $0.cost(argument, parameter.type, flags: parameter.flags) != nil { fit += 4 }
        if $0.fitsUnwrapped(argument, parameter) { fit += 2 }
        // a plain number is the more likely intention than a structure
        if $0.isNearMember(argument, parameter.type) { fit += 2 }
        if $0.knownTypes.isNumeric($0.types.unwrapped(parameter.type)) { fit += 1 }
      }
    }
    return fit
  }

  /// Whether an implicit member is nearly one that a type has.
  private mutating func isNearMember(_ argument: Argument, _ type: TypeID) -> Bool {
    guard case .implicitMember(let name) = argument.shape else { return false }
    var wanted = substitute(type)
    wanted = types.unwrapped(wanted)
    if name == known.initName { return hasSimilarInitializer(argument.value, wanted) }
    let names = memberNames(of: wanted, isStatic: true)
    return suggest(text(name), among: names, kind: .staticMember) != nil
  }

  /// Whether a type has an initialiser with one of the labels of a call `.init(…)`.
  private mutating func hasSimilarInitializer(_ node: NodeID, _ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal, tree.kind(node) == .callExpr else { return false }
    let labels = tree.elements(tree.child(node, 1)).map { tree[$0].label.isNone ? .empty : tree[tree[$0].label].name }
    let start = scratch.candidates.count
    findMembers(known.initName, of: type, isStatic: true)
    defer { scratch.candidates.truncate(to: start) }
    for id in Array(scratch.candidates[start...]) {
      let signature = self.signature(id)
      for index in 0..<Int(signature.parameterCount) {
        let label = parameter(signature, index).label
        if label != .empty, labels.contains(label) { return true }
      }
    }
    return false
  }

  /// Whether only unwrapping keeps an argument from fitting.
  private mutating func fitsUnwrapped(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard let typed = argument.typed, types.kind(typed.type) == .optional else { return false }
    let target = substitute(parameter.type)
    let type = types.unwrapped(typed.type)
    return types.kind(target) == .parameter ? satisfiesConstraints(type, target) : converts(type, to: target)
  }
}
