import LayoutDiagnostics
import LayoutSyntax

/// The words of the checker's messages about calls, closures and subscripts.
extension Checker {
  private func signatureNote(_ id: DeclarationID) -> [Diagnostic.Note] { declaredHere(id) }

  mutating func reportLabel(_ argument: Argument, expected: NameID, _ id: DeclarationID) {
    let have = text(argument.label)
    let want = text(expected)
    let record = tree[argument.node]
    let start = SourceRange(at: tree.range(argument.node).lower)
    let notes = signatureNote(id)
    if argument.label == .empty {
      report(
        .argumentLabel, "missing argument label '\(want):' in call", at: tree.range(argument.node), notes: notes,
        fixIts: [FixIt("insert '\(want):'", SourceEdit(start, "\(want): "))])
    } else if expected == .empty {
      let range = SourceRange(tree.range(record.label).lower, tree.range(argument.value).lower)
      report(
        .argumentLabel, "extraneous argument label '\(have):' in call", at: tree.range(record.label), notes: notes,
        fixIts: [FixIt("remove '\(have):'", SourceEdit(range, ""))])
    } else {
      let range = tree.range(record.label)
      report(
        .argumentLabel, "incorrect argument label in call (have '\(have):', expected '\(want):')", at: range,
        notes: notes, fixIts: [FixIt("replace '\(have)' with '\(want)'", SourceEdit(range, want))])
    }
  }

  /// Several labels of one call that are missing or wrong; the place is that of the first.
  mutating func reportLabels(_ arguments: [Argument], expected: [NameID], _ id: DeclarationID) {
    let have = arguments.map { ($0.label == .empty ? "_" : text($0.label)) + ":" }.joined()
    let want = expected.map { text($0) + ":" }.joined()
    let isMissing = arguments.allSatisfy { $0.label == .empty }
    let message =
      isMissing
      ? "missing argument labels '\(want)' in call"
      : "incorrect argument labels in call (have '\(have)', expected '\(want)')"
    var edits: [SourceEdit] = []
    // the value of a property is an argument of its wrapper without a label that is written
    for (argument, label) in zip(arguments, expected) where argument.label != label && argument.isWritten {
      let start = SourceRange(at: tree.range(argument.value).lower)
      let isBare = argument.label == .empty
      edits.append(
        isBare ? SourceEdit(start, text(label) + ": ") : SourceEdit(tree.range(tree[argument.node].label), text(label)))
    }
    let place = isMissing ? tree.range(arguments[0].node) : tree.range(tree[arguments[0].node].first)
    report(
      .argumentLabel, message, at: place, notes: signatureNote(id),
      fixIts: [FixIt("write '\(want)'", edits: edits)])
  }

  mutating func reportExtra(_ argument: Argument, _ id: DeclarationID, _ site: CallSite) {
    let notes = signatureNote(id)
    if argument.isTrailing {
      report(.extraArgument, "extra trailing closure passed in call", at: tree.range(argument.node), notes: notes)
    } else if argument.label != .empty {
      report(
        .extraArgument, "extra argument '\(text(argument.label))' in call\(sizeHint(argument, id))",
        at: tree.range(argument.node), notes: notes)
    } else {
      report(.extraArgument, "extra argument in call", at: tree.range(argument.node), notes: notes)
    }
  }

  mutating func reportMissingArguments(_ names: [String], _ id: DeclarationID, _ site: CallSite) {
    let message =
      names.count == 1
      ? "missing argument for parameter \(names[0]) in call"
      : "missing arguments for parameters \(names.joined(separator: ", ")) in call"
    report(.missingArgument, message, at: calleeRange(site), notes: signatureNote(id))
  }

  /// The name that is called.
  func calleeRange(_ site: CallSite) -> SourceRange {
    if site.callee.isNone { return site.range }
    let token = tree[site.callee].token
    if token.isNone || tree.kind(site.node) == .subscriptExpr { return tree.range(site.callee) }
    return tree.range(token)
  }

  mutating func reportMisordered(_ argument: Argument, before other: Argument, _ id: DeclarationID) {
    let first = called(argument)
    let second = called(other)
    let range = tree.range(argument.node)
    let comma = TokenID(tree[argument.node].first.index - 1)
    let move = [
      SourceEdit(SourceRange(at: tree.range(other.node).lower), tree.text(argument.node) + ", "),
      SourceEdit(SourceRange(tree.range(comma).lower, range.upper), ""),
    ]
    report(
      .argumentOrder, "\(first) must precede \(second)", at: range, notes: signatureNote(id),
      fixIts: [FixIt("move it there", edits: move)])
  }

  /// An argument by its label, or by how many stand before it.
  private func called(_ argument: Argument) -> String {
    if argument.label != .empty { return "argument '\(text(argument.label))'" }
    let index = scratch.arguments.lastIndex { $0.node == argument.node } ?? 0
    var first = index
    while first > 0,
      tree[scratch.arguments[first - 1].node].last.index + 2 == tree[scratch.arguments[first].node].first.index
    {
      first -= 1
    }
    return "unnamed argument #\(index - first + 1)"
  }

  mutating func reportArgumentCount(_ site: CallSite, expected: Int, found: Int) {
    let message =
      found < expected
      ? "missing arguments in call: \(expected) expected, \(found) given"
      : "extra arguments in call: \(expected) expected, \(found) given"
    report(found < expected ? .missingArgument : .extraArgument, message, at: calleeRange(site))
  }

  mutating func reportNotCallable(_ site: CallSite, _ type: TypeID) {
    if type.isError { return }
    report(.notCallable, "cannot call value of non-function type '\(describe(type))'", at: calleeRange(site))
  }

  mutating func reportNotConstructible(_ site: CallSite, _ type: TypeID) {
    report(
      .notConstructible, "'\(describe(type))' cannot be constructed because it has no accessible initializers",
      at: calleeRange(site))
  }

  mutating func reportAmbiguous(_ site: CallSite, _ candidates: [DeclarationID]) {
    var notes: [Diagnostic.Note] = []
    for id in candidates {
      let place = table[id].file > 0 ? declarationRange(id) : nil
      notes.append(Diagnostic.Note("found this candidate: \(describeDeclaration(id))", at: place))
    }
    let name = callName(candidates[0])
    report(
      .ambiguousUse, "ambiguous use of '\(name)'\(ambiguousArgument(site))", at: ambiguousRange(site), notes: notes)
  }

  private func ambiguousArgument(_ site: CallSite) -> String {
    for argument in scratch.arguments[site.arguments...] {
      if case .implicitMember(let name) = argument.shape { return ": '.\(text(name))' fits more than one" }
    }
    return ""
  }

  private func ambiguousRange(_ site: CallSite) -> SourceRange {
    for argument in scratch.arguments[site.arguments...] {
      if case .implicitMember = argument.shape { return tree.range(argument.value) }
    }
    return calleeRange(site)
  }

  /// What a call of a declaration is called by: an initialiser by its type.
  func callName(_ id: DeclarationID) -> String {
    let row = table[id]
    return row.kind == .initializer && row.owner.index >= 0 ? text(table[row.owner].name) : text(row.name)
  }

  /// A function as its declaration spells it.
  mutating func describeDeclaration(_ id: DeclarationID) -> String {
    let signature = self.signature(id)
    var parts: [String] = []
    for index in 0..<Int(signature.parameterCount) {
      let parameter = self.parameter(signature, index)
      let label = parameter.label == .empty ? "_" : text(parameter.label)
      parts.append("\(label): \(describe(parameter.type))")
    }
    let owner = table[id].owner.index >= 0 ? text(table[table[id].owner].name) + "." : ""
    return "'\(owner)\(text(table[id].name))(\(parts.joined(separator: ", "))) -> \(describe(signature.result))'"
  }

  mutating func reportConformance(_ argument: Argument, _ type: TypeID, _ parameter: TypeID, _ id: DeclarationID) {
    if type.isError { return }
    if types.kind(type) == .optional, satisfiesConstraints(types.unwrapped(type), parameter) {
      return reportMismatch(type, types.unwrapped(type), argument.value, for: .argument)
    }
    for constraint in Array(constraints(of: parameter)) where !conforms(type, to: constraint) {
      report(
        .typeMismatch,
        "argument type '\(describe(type))' does not conform to expected type '\(text(table[constraint].name))'",
        at: tree.range(argument.value), notes: declaredHere(id))
      return
    }
  }

  mutating func reportRequirement(_ signature: Signature, _ id: DeclarationID, _ site: CallSite) {
    for index in signature.requirementStart..<signature.requirementStart + signature.requirementCount {
      let requirement = requirements[Int(index)]
      let subject = substitute(requirement.subject)
      if hasOpenParameter(subject) || types.kind(subject) == .parameter || subject.isError { continue }
      let isConformance = requirement.proto.index >= 0
      let holds =
        isConformance ? conforms(subject, to: requirement.proto) : converts(subject, to: substitute(requirement.other))
      if holds { continue }
      let verb = isConformance ? "conform to" : "be"
      report(
        .requirement,
        "'\(callName(id))' requires that '\(describe(subject))' \(verb) '\(plainName(describe(substitute(requirement.other))))'",
        at: calleeRange(site), notes: declaredHere(id),
        fixIts: identityHint(id, subject, requirement.proto, site))
      return
    }
  }

  mutating func reportUninferred(_ id: DeclarationID, _ site: CallSite, _ type: TypeID) {
    // who listens at the end of a chain of publishers may tell what it is that they publish, which nothing here follows
    if let name = program.names.lookup("Publisher"), types.kind(type) == .nominal {
      let publisher = table.first(NominalID(-1), name)
      if !publisher.isNone, table[publisher].kind == .nominal, table[publisher].flags.contains(.isLibrary),
        conforms(type, to: NominalID(table[publisher].payload))
      {
        program.foreignNames.append(ForeignName(name: callName(id), range: calleeRange(site), isUninferred: true))
        return
      }
    }
    report(
      .genericArguments, "generic parameters of '\(callName(id))' could not be inferred",
      at: calleeRange(site), notes: declaredHere(id))
  }

  mutating func reportMissingAmpersand(_ node: NodeID, _ type: TypeID) {
    let start = SourceRange(at: tree.range(node).lower)
    report(
      .missingAmpersand, "passing value of type '\(describe(type))' to an inout parameter requires explicit '&'",
      at: tree.range(node), fixIts: [FixIt("insert '&'", SourceEdit(start, "&"))])
  }

  mutating func reportNoSubscript(_ node: NodeID, _ type: TypeID) {
    if type.isError { return }
    report(
      .unknownMember, "value of type '\(describe(type))' has no subscripts", at: tree.range(tree.child(node, 0)))
  }

  // MARK: Closures

  mutating func reportClosureNotAccepted(_ node: NodeID, _ type: TypeID) {
    if type.isError || type.isNone { return }
    report(
      .typeMismatch, "closure passed where a value of type '\(describe(type))' is expected",
      at: firstToken(node))
  }

  private func firstToken(_ node: NodeID) -> SourceRange { tree.range(tree[node].first) }

  mutating func reportClosureContext(_ node: NodeID) {
    report(.noContext, "cannot infer the type of closure parameters without more context", at: firstToken(node))
  }

  mutating func reportClosureParameters(_ node: NodeID, _ written: [NodeID], _ expected: Int) {
    let range = written.isEmpty ? firstToken(node) : tree.range(written.first!).union(tree.range(written.last!))
    report(
      .closureParameters,
      "contextual closure type expects \(counted(expected, "argument")), but \(written.count) were used in closure body",
      at: range)
  }

  mutating func reportClosureParameterUse(_ node: NodeID, expected: Int, used: Int) {
    report(
      .closureParameters,
      "contextual closure type expects \(counted(expected, "argument")), but \(used) were used in closure body",
      at: firstToken(node))
  }

  mutating func reportIgnoredParameters(_ node: NodeID, _ count: Int) {
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let open = firstToken(node)
    report(
      .closureParameters,
      "contextual type for closure argument expects \(counted(count, "argument")), which cannot be implicitly ignored",
      at: open, fixIts: [FixIt("insert '\(names) in'", SourceEdit(SourceRange(at: open.upper), " \(names) in"))])
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  mutating func reportAnonymousOutsideClosure(_ node: NodeID) -> TypeID {
    let inNamed = !body.frames.isEmpty && body.frames.count > 1
    let message =
      inNamed
      ? "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
      : "anonymous closure argument not contained in a closure"
    report(.closureParameters, message, at: tree.range(node))
    return .error
  }

  mutating func reportKeyPathContext(_ node: NodeID) {
    report(.noContext, "cannot infer key path type from context; name its root type", at: tree.range(node))
  }
}
