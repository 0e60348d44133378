import LayoutDiagnostics
import LayoutSyntax

/// The words of the checker's messages about names and types. One mistake makes one message; what it says next to the
/// place is what swiftc's best say, and where a near name exists there is a fix.
extension Checker {
  mutating func report(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    // the library is checked by its tests; what is wrong there is not the user's
    if file == 0, !reportsLibrary { return }
    // a property's value is read again as the default of a memberwise initialiser
    if id == .typeMismatch, diagnostics.contains(where: { $0.id == id && $0.range == range }) { return }
    diagnostics.append(Diagnostic(id, message, at: range, notes: notes, fixIts: fixIts))
  }

  mutating func warn(_ id: DiagnosticID, _ message: String, at range: SourceRange, fixIts: [FixIt] = []) {
    if file == 0, !reportsLibrary { return }
    diagnostics.append(Diagnostic(id, .warning, message, at: range, fixIts: fixIts))
  }

  private func replacement(_ range: SourceRange, _ old: String, with new: String?) -> [FixIt] {
    guard let new else { return [] }
    return [FixIt("replace '\(old)' with '\(new)'", SourceEdit(range, new))]
  }

  private func didYouMean(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }

  /// A note at a declaration, if it is one of the module's.
  func declaredHere(_ id: DeclarationID) -> [Diagnostic.Note] {
    guard !id.isNone, table[id].file > 0 else { return [] }
    return [Diagnostic.Note("'\(callName(id))' is declared here", at: declarationRange(id))]
  }

  // MARK: Names

  mutating func reportUnknownName(_ node: NodeID, _ name: NameID) -> TypeID {
    if name == .empty || tree[node].flags.contains(.hasError) { return .error }
    let spelling = text(name)
    let range = tree[node].token.isNone ? tree.range(node) : tree.range(tree[node].token)
    if isInForeignExtension {
      program.foreignNames.append(ForeignName(name: spelling, range: range))
      return .error
    }
    if reportNotLaidOut(type: spelling, at: range) { return .error }
    let best = suggest(
      spelling, among: visibleNames(typesOnly: false) + ["true", "false", "nil", "self"], kind: use(of: node))
    if isForeign(spelling, best, at: range) { return .error }
    if isOwnMemberOfForeign(spelling, best) {
      program.foreignNames.append(ForeignName(name: spelling, range: range))
      return .error
    }
    if isModule(node) {
      reportModule(spelling, at: range)
      return .error
    }
    report(
      .unknownName, "cannot find '\(spelling)' in scope\(didYouMean(best))", at: range,
      fixIts: replacement(range, spelling, with: best))
    let looksLikeView = spelling.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    return looksLikeView ? .errorView : .error
  }

  /// A name that is right in SwiftUI: what falls short is Keyline, and no other name is meant. A layout that comes to it ends
  /// with an error; others of the module have nothing to do with it.
  private mutating func reportNotLaidOut(_ spelling: String, of framework: String? = nil, at range: SourceRange) {
    let reason = framework.map { "of \($0), which Keyline does not lay out" }
    if !body.isAppCode {
      warn(.unsupported, "'\(spelling)' is \(reason ?? "SwiftUI, but Keyline does not lay it out")", at: range)
    }
    program.foreignNames.append(ForeignName(name: spelling, range: range, isOfSwiftUI: true))
  }

  /// A type of SwiftUI or of a framework that goes with it; says whether it is one.
  private mutating func reportNotLaidOut(type spelling: String, at range: SourceRange) -> Bool {
    if AppFrameworkNames.isQuiet(spelling) { return false }
    if SwiftUINames.isType(spelling) {
      reportNotLaidOut(spelling, at: range)
    } else if let framework = FrameworkNames.framework(of: spelling) {
      reportNotLaidOut(spelling, of: framework, at: range)
    } else {
      return false
    }
    return true
  }

  /// Whether a name belongs to another framework. It is no mistake, and matters only if a layout runs into it.
  /// One that is nearly the name of something here with the same prefix is misspelt.
  private mutating func isForeign(_ spelling: String, _ best: String?, at range: SourceRange) -> Bool {
    let isTypo =
      best.map {
        $0.utf8.prefix(2).elementsEqual(spelling.utf8.prefix(2)) && !$0.utf8.starts(with: spelling.utf8)
      } ?? false
    if isTypo, !AppFrameworkNames.isListed(spelling) { return false }
    guard AppFrameworkNames.contains(spelling) else { return false }
    program.foreignNames.append(ForeignName(name: spelling, range: range))
    return true
  }

  mutating func reportUnknownType(_ node: NodeID, _ name: NameID) {
    if name == .empty || tree[node].flags.contains(.hasError) { return }
    let spelling = text(name)
    if context.owner.index >= 0, table[context.owner].inheritsForeign,
      ["Content", "Configuration", "Context", "Value", "Entry", "Intent"].contains(spelling)
    {
      return
    }
    let range = tree.range(tree[node].token)
    if isInForeignExtension {
      program.foreignNames.append(ForeignName(name: spelling, range: range))
      return
    }
    if reportNotLaidOut(type: spelling, at: range) { return }
    let best = suggest(spelling, among: visibleNames(typesOnly: true), kind: .type)
    if isForeign(spelling, best, at: range) { return }
    if isModule(node) { return reportModule(spelling, at: range) }
    reportUndeclared(type: spelling, at: range, best ?? AppFrameworkNames.near(spelling))
  }

  /// A type that nothing declares and no framework has.
  mutating func reportUndeclared(type spelling: String, at range: SourceRange, _ best: String? = nil) {
    report(
      .unknownType, "cannot find type '\(spelling)' in scope\(didYouMean(best))", at: range,
      fixIts: replacement(range, spelling, with: best))
  }

  /// Whether an unknown name with a member behind it is that of a module that the file imports.
  private func isModule(_ node: NodeID) -> Bool {
    let next = Int(tree[node].token.index) + 1
    return next < tree.tokens.count && tree.tokens[next].kind == .period && isImported(text(tree.name(node)))
  }

  /// `Models.Status`: what stands in the files of another module, which are not here.
  private mutating func reportModule(_ name: String, at range: SourceRange) {
    report(.unknownType, "the files of module '\(name)' are not given, so nothing of it is known", at: range)
  }

  mutating func reportUnknownMemberType(_ node: NodeID, _ name: NameID, _ base: TypeID) {
    if name == .empty || types.hasError(base) { return }
    if types.kind(base) == .nominal, hasForeignParent(NominalID(types[base].a)) { return }
    report(
      .unknownType, "'\(text(name))' is not a member type of '\(describe(base))'", at: tree.range(tree[node].token))
  }

  mutating func reportUnknownExtension(_ pending: PendingExtension) {
    enter(file: pending.file, Context()) {
      let type = $0.tree.child(pending.node, 1)
      guard !type.isNone, !$0.tree.kind(type).isMissing else { return }
      $0.reportUnknownType(type, $0.tree.name(type))
    }
  }

  mutating func reportUnknownMember(_ node: NodeID, _ name: NameID, _ base: TypeID) -> TypeID {
    let spelling = text(name)
    let token = tree[node].token
    let isView = knownTypes.view.index >= 0 && conforms(base, to: knownTypes.view)
    let isUnknown =
      types.kind(base) == .parameter
      ? table.generics[Int(types[base].a)].isConstraintUnknown || isBoundToUnknown : types.hasError(base) && !isView
    if token.isNone || isUnknown { return .error }
    let range = tree.range(token)
    if types.kind(base) == .nominal, hasForeignParent(NominalID(types[base].a)) {
      program.foreignNames.append(ForeignName(name: spelling, range: range))
      return .error
    }
    if types.kind(base) == .optional, hasMember(name, types.unwrapped(base)) {
      let message =
        "value of optional type '\(describe(base))' must be unwrapped to refer to member '\(spelling)' of '\(describe(types.unwrapped(base)))'"
      let question = SourceEdit(SourceRange(at: tree.range(tree.child(node, 0)).upper), "?")
      report(.optionalNotUnwrapped, message, at: range, fixIts: [FixIt("chain the optional with '?'", question)])
      return .error
    }
    if hasStaticMember(name, base), types.kind(base) == .nominal {
      report(
        .staticMemberOnInstance, "static member '\(spelling)' cannot be used on instance of type '\(describe(base))'",
        at: range)
      return .error
    }
    if isView, SwiftUINames.isModifier(spelling) {
      reportNotLaidOut(spelling, at: range)
      return .error
    }
    let best = suggest(spelling, among: memberNames(of: base, isStatic: false) + ["self"], kind: .member)
    if isForeignMember(spelling, of: base, best, at: range) { return .error }
    report(
      .unknownMember,
      "value of type '\(types.hasError(base) ? "some View" : describe(base))' has no member '\(spelling)'\(didYouMean(best))",
      at: range, fixIts: replacement(range, spelling, with: best))
    return isView ? .errorView : .error
  }

  private mutating func hasMember(_ name: NameID, _ type: TypeID) -> Bool {
    let start = scratch.candidates.count
    findMembers(name, of: type, isStatic: false)
    defer { scratch.candidates.truncate(to: start) }
    return scratch.candidates.count > start
  }

  mutating func reportUnknownStaticMember(_ node: NodeID, _ name: NameID, _ base: TypeID) -> TypeID {
    if tree[node].token.isNone || types.hasError(base) { return .error }
    let spelling = text(name)
    let range = tree.range(tree[node].token)
    if hasMember(name, base) {
      report(
        .instanceMemberOnType, "instance member '\(spelling)' cannot be used on type '\(describe(base))'", at: range)
      return .error
    }
    if types.kind(base) == .nominal, hasForeignParent(NominalID(types[base].a)) {
      program.foreignNames.append(ForeignName(name: spelling, range: range))
      return .error
    }
    let best = suggest(spelling, among: memberNames(of: base, isStatic: true), kind: .staticMember)
    if isForeignMember(spelling, of: base, best, at: range) { return .error }
    report(
      .unknownMember, "type '\(describeExpected(base))' has no member '\(spelling)'\(didYouMean(best))", at: range,
      fixIts: replacement(range, spelling, with: best))
    return .error
  }

  mutating func reportNoContext(_ node: NodeID, _ name: NameID) -> TypeID {
    report(
      .noContext, "cannot infer contextual base in reference to member '\(text(name))'", at: tree.range(node))
    return .error
  }

  mutating func reportTypeAsValue(_ node: NodeID, _ type: TypeID) {
    let end = SourceRange(at: tree.range(node).upper)
    report(
      .typeAsValue, "'\(describe(type))' is a type: expected arguments or a member after it", at: tree.range(node),
      fixIts: [FixIt("add arguments to make a value", SourceEdit(end, "()"))])
  }

  mutating func reportFunctionReference(_ node: NodeID, _ name: NameID) {
    report(.functionReference, "method '\(text(name))' is not called; add its arguments", at: tree.range(node))
  }

  // MARK: Types

  mutating func reportMismatch(_ found: TypeID, _ expected: TypeID, _ node: NodeID, for purpose: Purpose) {
    if types.hasError(found) || types.hasError(expected) || found.isError || expected.isError { return }
    let from = describe(found)
    let to = describe(types.kind(found) == .optional ? expected : types.unwrapped(expected))
    let range = tree.range(node)
    if types.kind(found) == .optional, converts(types.unwrapped(found), to: expected) {
      report(
        .optionalNotUnwrapped, "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'",
        at: range)
      return
    }
    report(
      .typeMismatch, message(from, to, purpose, expected), at: range,
      fixIts: conversion(found, expected, range) + projection(found, expected, node))
  }

  private func message(_ from: String, _ to: String, _ purpose: Purpose, _ expected: TypeID) -> String {
    let isProtocol = types.kind(expected) == .opaque || types.kind(expected) == .parameter
    switch purpose {
    case .argument where isProtocol:
      return "argument type '\(from)' does not conform to expected type '\(plainName(to))'"
    case .argument, .subscriptIndex, .interpolation:
      return "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .initialValue: return "cannot convert value of type '\(from)' to specified type '\(to)'"
    case .assignment: return "cannot assign value of type '\(from)' to type '\(to)'"
    case .returnValue where isProtocol: return "return type requires that '\(from)' conform to '\(plainName(to))'"
    case .returnValue: return "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .condition: return "cannot convert value of type '\(from)' to expected condition type '\(to)'"
    case .element: return "cannot convert value of type '\(from)' to expected element type '\(to)'"
    case .defaultValue: return "default argument value of type '\(from)' cannot be converted to type '\(to)'"
    case .closureResult: return "cannot convert value of type '\(from)' to closure result type '\(to)'"
    case .pattern: return "expression pattern of type '\(from)' cannot match values of type '\(to)'"
    }
  }

  /// A protocol by its bare name.
  func plainName(_ name: String) -> String {
    name.utf8.starts(with: "some ".utf8) ? String(name.dropFirst(5)) : name
  }

  /// A number of the wrong type is converted by naming the right one.
  private func conversion(_ found: TypeID, _ expected: TypeID, _ range: SourceRange) -> [FixIt] {
    let wanted = types.unwrapped(expected)
    guard found != wanted, knownTypes.isNumeric(found), knownTypes.isNumeric(wanted) else { return [] }
    let name = describe(wanted)
    let open = SourceEdit(SourceRange(at: range.lower), "\(name)(")
    return [FixIt("convert to '\(name)'", open, SourceEdit(SourceRange(at: range.upper), ")"))]
  }

  mutating func reportNil(_ node: NodeID, _ expected: TypeID) {
    let message =
      expected.isNone
      ? "'nil' requires a contextual type" : "'nil' is not compatible with expected type '\(describe(expected))'"
    report(.typeMismatch, message, at: tree.range(node))
  }

  mutating func reportOverflow(_ node: NodeID) -> Typed {
    let literal = tree.text(tree[node].token)
    report(.literalOverflow, "literal '\(literal)' is too large for its type", at: tree.range(node))
    return .error
  }

  mutating func reportDoesNotFit(_ node: NodeID, _ literal: String, _ type: TypeID) {
    report(.literalOverflow, "literal '\(literal)' does not fit in '\(describe(type))'", at: tree.range(node))
  }

  mutating func reportEmptyLiteral(_ node: NodeID) -> Typed {
    report(.noContext, "empty collection literal requires an explicit type", at: tree.range(node))
    return .error
  }

  mutating func reportNotOptional(_ node: NodeID, _ type: TypeID) {
    report(
      .notOptional, "'\(describe(type))' is not optional: nothing to unwrap here", at: tree.range(node))
  }

  mutating func warnNeverNil(_ node: NodeID, _ type: TypeID) {
    if type.isError { return }
    warn(
      .neverNil, "left side of '??' has non-optional type '\(describe(type))', so the right side is never used",
      at: tree.range(node))
  }

  mutating func reportBindingNotOptional(_ node: NodeID, _ type: TypeID) {
    report(
      .notOptional, "initializer for conditional binding must have optional type, not '\(describe(type))'",
      at: tree.range(node))
  }

  mutating func reportBareProtocol(_ node: NodeID, _ id: NominalID) {
    let name = text(table[id].name)
    let start = SourceRange(at: tree.range(node).lower)
    report(
      .bareProtocol, "use of protocol '\(name)' as a type must be written 'any \(name)' or 'some \(name)'",
      at: tree.range(node), fixIts: [FixIt("insert 'some'", SourceEdit(start, "some "))])
  }

  mutating func reportGenericArgumentCount(_ node: NodeID, _ id: NominalID, found: Int) {
    let count = Int(table[id].genericCount)
    let message =
      count == 0
      ? "cannot specialize non-generic type '\(text(table[id].name))'"
      : "generic type '\(text(table[id].name))' takes \(count) type arguments, but \(found) were given"
    report(.genericArguments, message, at: tree.range(node))
  }

  mutating func reportOperatorContext(_ node: NodeID) {
    report(
      .noContext, "operator '\(text(tree.name(node)))' needs a context that takes a function of two values",
      at: tree.range(node))
  }

  mutating func reportTypeArgument(_ node: NodeID, _ type: TypeID, _ parameter: TypeID) {
    for constraint in Array(constraints(of: parameter)) where !conforms(type, to: constraint) {
      report(
        .genericArguments,
        "type '\(describe(type))' does not conform to protocol '\(text(table[constraint].name))'",
        at: tree.range(node))
      return
    }
  }

  mutating func reportOperands(_ node: NodeID, _ left: TypeID, _ right: TypeID) {
    let symbol = text(tree.name(node))
    let message =
      left == right
      ? "binary operator '\(symbol)' cannot be applied to two '\(describe(left))' operands"
      : "binary operator '\(symbol)' cannot be applied to operands of type '\(describe(left))' and '\(describe(right))'"
    report(.operatorOperands, message, at: tree.range(node))
  }

  mutating func reportOperator(_ node: NodeID, _ operands: [TypeID]) {
    if operands.count == 2 { return reportOperands(node, operands[0], operands[1]) }
    let type = operands.first.map { describe($0) } ?? "_"
    report(
      .operatorOperands, "unary operator '\(text(tree.name(node)))' cannot be applied to an operand of type '\(type)'",
      at: tree.range(node))
  }

  mutating func reportTernary(_ node: NodeID, _ left: TypeID, _ right: TypeID) {
    report(
      .typeMismatch, "branches have mismatching types '\(describe(left))' and '\(describe(right))'",
      at: tree.range(node))
  }
}
