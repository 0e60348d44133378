import LayoutDiagnostics
import LayoutSyntax

/// The words of the checker's messages about statements, builders and declarations.
extension Checker {
  mutating func reportTooDeep(_ node: NodeID) -> Typed {
    if !isTooDeepReported {
      isTooDeepReported = true
      report(
        .nestingTooDeep, "expressions are nested more than \(SemaLimits.nesting) levels deep", at: tree.range(node))
    }
    return .error
  }

  /// Something that is Swift but not of this subset.
  mutating func reportUnsupported(_ node: NodeID) {
    if tree[node].flags.contains(.hasError) { return }
    let first = SourceRange(tree.range(tree[node].first).lower, tree.range(tree[node].first).upper)
    let message = "\(Self.description(of: tree.kind(node))) not supported in layout code"
    if tree.kind(node) == .packExpr, diagnostics.contains(where: { $0.message == message }) { return }
    report(.unsupported, message, at: first)
  }

  private static func description(of kind: SyntaxKind) -> String {
    switch kind {
    case .deferStmt: "'defer' is"
    case .packExpr: "parameter packs are"
    case .throwStmt: "'throw' is"
    case .fallthroughStmt: "'fallthrough' is"
    case .labeledStmt: "labeled statements are"
    case .isExpr, .isPattern: "'is' is"
    case .asExpr: "conditional casts are"
    case .macroExpr: "this macro is"
    case .postfixExpr: "postfix operators are"
    case .classDecl: "classes in function bodies are"
    case .binding: "computed variables in function bodies are"
    case .extensionDecl: "extensions in function bodies are"
    case .protocolDecl: "protocols in function bodies are"
    default: "this construct is"
    }
  }

  mutating func reportNotView(_ node: NodeID, _ type: TypeID) {
    report(.notAView, "type '\(describe(type))' cannot conform to 'View'", at: tree.range(node))
  }

  mutating func reportBuilderStatement(_ node: NodeID) {
    if tree[node].flags.contains(.hasError) { return }
    report(
      .builderStatement, "closure containing control flow statement cannot be used with result builder 'ViewBuilder'",
      at: tree.range(tree[node].first))
  }

  /// Whether a declaration says that its result may be dropped.
  private func isDiscardable(_ id: DeclarationID) -> Bool {
    if id.isNone { return false }
    let tree = trees[Int(table[id].file)]
    return tree.elements(table[id].attributes).contains { text(tree.name($0)) == "discardableResult" }
  }

  mutating func warnUnused(_ node: NodeID, _ type: TypeID) {
    if type.isError || types.payload(type) == .void || body.isAppCode || isDiscardable(lastCall) { return }
    warn(.unusedResult, "result of type '\(describe(type))' is unused", at: tree.range(node))
  }

  mutating func reportMissingReturn(_ range: SourceRange, _ type: TypeID) {
    let end = range.isEmpty ? range : SourceRange(range.upper - 1, range.upper)
    report(.missingReturn, "missing return in a body expected to return '\(describe(type))'", at: end)
  }

  mutating func reportMissingReturnValue(_ node: NodeID, _ type: TypeID) {
    report(.missingReturn, "'return' needs a value of type '\(describe(type))'", at: tree.range(node))
  }

  mutating func reportGuardFallsThrough(_ node: NodeID) {
    let block = tree.child(node, 1)
    if block.isNone || tree[node].flags.contains(.hasError) { return }
    report(
      .guardFallsThrough, "'guard' body must not fall through, consider using a 'return'",
      at: tree.range(tree[block].last))
  }

  mutating func reportNotSequence(_ node: NodeID, _ type: TypeID) {
    report(.notSequence, "for-in loop requires '\(describe(type))' to be a sequence", at: tree.range(node))
  }

  mutating func reportNotExhaustive(_ node: NodeID, _ missing: [String]) {
    let list = missing.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    let message =
      missing == ["default"] ? "switch must be exhaustive: add a 'default'" : "switch must be exhaustive: add \(list)"
    report(.notExhaustive, message, at: tree.range(tree[node].first))
  }

  mutating func reportPayloadCount(_ node: NodeID, _ id: DeclarationID, found: Int) {
    report(
      .payloadCount,
      "enum case '\(text(table[id].name))' has \(signature(id).parameterCount) associated values, but the pattern has \(found)",
      at: tree.range(node), notes: declaredHere(id))
  }

  mutating func reportTuplePattern(_ node: NodeID, _ type: TypeID) {
    report(.typeMismatch, "pattern does not match values of type '\(describe(type))'", at: tree.range(node))
  }

  mutating func reportNotAssignable(_ node: NodeID) {
    report(.notAssignable, "expression is not assignable", at: tree.range(node))
  }

  /// A constant of a body.
  mutating func reportConstant(_ node: NodeID, _ local: Local) {
    let name = text(local.name)
    report(
      .notAssignable, "cannot change '\(name)': it is a 'let' constant", at: tree.range(node),
      notes: [Diagnostic.Note("change 'let' to 'var' to make it mutable", at: local.range)])
  }

  /// A constant or computed property of a file or type.
  mutating func reportReadOnly(_ node: NodeID, _ id: DeclarationID) {
    let row = table[id]
    let reason =
      row.kind != .variable
      ? "it is not a variable"
      : row.flags.contains(.isLet) ? "it is a 'let' constant" : "it is a get-only property"
    report(
      .notAssignable, "cannot change '\(text(row.name))': \(reason)", at: tree.range(node), notes: declaredHere(id))
  }

  mutating func reportImmutableSelf(_ node: NodeID, _ name: NameID) {
    report(
      .notAssignable, "cannot assign to property '\(text(name))': 'self' is immutable", at: tree.range(node))
  }

  // MARK: Declarations

  mutating func reportDuplicate(_ id: DeclarationID, _ other: DeclarationID) {
    let name = text(table[id].name)
    if name.isEmpty { return }
    let note = Diagnostic.Note("'\(name)' previously declared here", at: declarationRange(other))
    enter(file: table[id].file, Context()) {
      $0.report(.duplicateDeclaration, "invalid redeclaration of '\(name)'", at: $0.declarationRange(id), notes: [note])
    }
  }

  mutating func reportUnhashable(_ node: NodeID, _ type: TypeID) {
    report(.requirement, "type '\(describe(type))' does not conform to protocol 'Hashable'", at: tree.range(node))
  }

  mutating func reportRawValue(_ element: DeclarationID, _ other: DeclarationID) {
    let note = Diagnostic.Note("raw value previously used here", at: declarationRange(other))
    report(
      .duplicateDeclaration, "raw value for enum case is not unique", at: declarationRange(element), notes: [note])
  }

  mutating func reportConformance(_ id: NominalID, _ requirement: DeclarationID) {
    let declaration = table[id].declaration
    let proto = text(table[table[requirement].owner].name)
    let message =
      "type '\(text(table[id].name))' does not conform to protocol '\(proto)': it needs '\(text(table[requirement].name))'"
    enter(file: table[declaration].file, Context()) {
      $0.report(.missingRequirement, message, at: $0.declarationRange(declaration))
    }
  }

  mutating func reportMisfit(
    _ id: NominalID, _ requirement: DeclarationID, _ member: DeclarationID, _ reason: String
  ) {
    let declaration = table[id].declaration
    let proto = text(table[table[requirement].owner].name)
    let name = text(table[requirement].name)
    let note = Diagnostic.Note("the '\(name)' of '\(text(table[id].name))' does not fit", at: declarationRange(member))
    enter(file: table[declaration].file, Context()) {
      $0.report(
        .missingRequirement,
        "type '\($0.text($0.table[id].name))' does not conform to protocol '\(proto)': '\(name)' does not fit, \(reason)",
        at: $0.declarationRange(declaration), notes: [note])
    }
  }

  mutating func reportCircular(_ id: DeclarationID) {
    let name = text(table[id].name)
    enter(file: table[id].file, Context()) {
      $0.report(.circularReference, "the type of '\(name)' depends on itself", at: $0.declarationRange(id))
    }
  }

  mutating func reportCircularDefault(_ parameter: Parameter) {
    enter(file: table[parameter.owner].file, Context()) {
      $0.report(
        .circularReference, "the default value of '\($0.text(parameter.name))' depends on itself",
        at: $0.tree.range(parameter.defaultNode))
    }
  }

  mutating func reportNoInitialValue(_ id: DeclarationID) {
    enter(file: table[id].file, Context()) {
      if $0.tree[$0.table[id].node].flags.contains(.hasError) { return }
      $0.report(
        .noInitialValue, "'\($0.text($0.table[id].name))' needs an initial value here", at: $0.declarationRange(id))
    }
  }

  mutating func reportMissingType(_ id: DeclarationID) {
    enter(file: table[id].file, Context()) {
      if $0.tree[$0.table[id].node].flags.contains(.hasError) { return }
      if $0.hasUnknownWrapper(id) || $0.hasForeignWrapper(id) { return }
      $0.report(.missingType, "'\($0.text($0.table[id].name))' needs a type", at: $0.declarationRange(id))
    }
  }

  mutating func reportMissingBody(_ id: DeclarationID) {
    enter(file: table[id].file, Context()) {
      if $0.tree[$0.table[id].node].flags.contains(.hasError) { return }
      $0.report(.missingBody, "'\($0.text($0.table[id].name))' has no body", at: $0.declarationRange(id))
    }
  }
}
