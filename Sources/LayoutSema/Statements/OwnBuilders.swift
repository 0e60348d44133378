import LayoutDiagnostics
import LayoutSyntax

/// Result builders that the program declares: `@resultBuilder enum MenuBuilder { static func buildBlock(…) … }`.
///
/// The statements of a built body become calls of the builder's functions as Swift transforms them: each expression is
/// given to `buildExpression`, a branch to `buildEither` or `buildOptional`, a loop's results to `buildArray`, and what a
/// block has to `buildBlock` or, one by one, to `buildPartialBlock`. The builder's generic parameters are told by each call.
extension Checker {
  /// The program's result builder among attributes; `.none` if there is none.
  mutating func ownBuilder(among attributes: NodeID) -> TypeID {
    for attribute in tree.elements(attributes) {
      let type = builderType(named: tree.name(attribute))
      if !type.isNone { return type }
    }
    return .none
  }

  /// The result builder of a declaration's body: by its own attribute or that of the requirement that it answers.
  mutating func ownBuilder(of id: DeclarationID) -> TypeID {
    let row = table[id]
    guard row.file > 0 else { return .none }
    let own = enter(file: row.file, context(of: id)) { $0.ownBuilder(among: row.attributes) }
    if !own.isNone || row.owner.index < 0 || table[row.owner].kind == .proto { return own }
    for proto in Array(conformances(of: row.owner)) where table[proto].kind == .proto {
      var requirement = table.first(proto, row.name)
      while !requirement.isNone {
        if table[requirement].flags.contains(.isRequirement) {
          let found = ownBuilder(of: requirement)
          if !found.isNone { return found }
        }
        requirement = table[requirement].next
      }
    }
    return .none
  }

  private mutating func builderType(named name: NameID) -> TypeID {
    let first = table.first(NominalID(-1), name)
    guard !first.isNone, table[first].kind == .nominal, table[first].file > 0,
      let wanted = program.names.lookup("resultBuilder")
    else { return .none }
    let tree = trees[Int(table[first].file)]
    let isBuilder = tree.elements(table[first].attributes).contains { tree.name($0) == wanted }
    return isBuilder ? table[NominalID(table[first].payload)].type : .none
  }

  /// A body as its builder makes it.
  ///
  /// - Parameter expected: what the body has to give, which may be open.
  mutating func builtBody(
    _ items: ArraySlice<NodeID>, by builder: TypeID, result: TypeID, expected: TypeID, at range: SourceRange
  ) -> Typed {
    let specific = specialized(builder, for: result)
    let outer = builtHint
    builtHint = partHint(expected)
    defer { builtHint = outer }
    var value = builtBlock(items, by: specific, at: range)
    if !value.isFailed, declares("buildFinalResult", in: specific) {
      value = build("buildFinalResult", [("", value)], by: specific, at: items.first)
    }
    guard !value.isFailed, !result.isNone else { return value }
    guard converts(value.type, to: result) else {
      if let last = items.last { reportMismatch(value.type, result, last, for: .returnValue) }
      return .error
    }
    return Typed(type: result, code: value.code)
  }

  /// What each part of a built body has to be, where its protocol says so: in `some Reducer<State, Action>` they are reducers
  /// of these, too.
  mutating func partHint(_ expected: TypeID) -> TypeID {
    guard !expected.isNone else { return .none }
    if types.kind(expected) == .opaque { return types[expected].count > 0 ? expected : .none }
    guard types.kind(expected) == .parameter, toldParameters.contains(expected) else { return .none }
    for proto in boundsOfParameter(expected) where table[proto].kind == .proto {
      let members = primaryNames(proto).map { substitute(sameType(as: types.member(expected, $0), [proto])) }
      if members.contains(where: { hasOpenParameter($0) || types.kind($0) == .member }) { continue }
      if !members.isEmpty { return opaque(proto, members) }
    }
    return .none
  }

  /// The builder with the arguments that the type of what it makes tells.
  private mutating func specialized(_ builder: TypeID, for result: TypeID) -> TypeID {
    let id = NominalID(types[builder].a)
    guard table[id].genericCount > 0, !result.isNone, let name = program.names.lookup("buildBlock") else {
      return builder
    }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(name, of: builder, isStatic: true)
    guard scratch.candidates.count > start else { return builder }
    let made = signature(scratch.candidates[start]).result
    let mark = open(ownerGenerics(id))
    defer { close(mark) }
    return unify(made, result) ? substitute(builder) : builder
  }

  /// A block's value: its statements, and last what the builder makes of their parts.
  private mutating func builtBlock(_ items: ArraySlice<NodeID>, by builder: TypeID, at range: SourceRange) -> Typed {
    let mark = body.locals.count
    defer { body.locals.removeLast(body.locals.count - mark) }
    var code: [ExpressionID] = []
    var parts: [Typed] = []
    for item in items where !item.isNone {
      guard let part = builtItem(item, by: builder, &code) else { continue }
      if part.isFailed { return .error }
      let slot = newSlot()
      code.append(emit(.define, a: slot, c: part.code.index, at: tree.range(item)))
      parts.append(Typed(type: part.type, code: emit(.local, a: slot, at: tree.range(item))))
    }
    let whole = combined(parts, by: builder, at: items.first, range)
    if whole.isFailed || code.isEmpty { return whole }
    return Typed(type: whole.type, code: emit(.sequence, list: code + [whole.code], at: range))
  }

  /// The part that an item gives; nil for one that only does something.
  private mutating func builtItem(_ node: NodeID, by builder: TypeID, _ code: inout [ExpressionID]) -> Typed? {
    switch tree.kind(node) {
    case .variableDecl: localVariables(node, &code)
    case .functionDecl: localFunction(node, &code)
    case .structDecl, .enumDecl, .typealiasDecl: localType(node)
    case .ifStmt: return builtIf(node, by: builder)
    case .switchStmt: return builtSwitch(node, by: builder, &code)
    case .forStmt: return builtLoop(node, by: builder, &code)
    case .unexpected, .missingExpr: return nil
    default:
      guard isExpressionKind(node) else {
        reportBuilderStatement(node)
        return .error
      }
      return builtExpression(node, by: builder, &code)
    }
    return nil
  }

  private mutating func builtExpression(_ node: NodeID, by builder: TypeID, _ code: inout [ExpressionID]) -> Typed? {
    let takesExpressions = declares("buildExpression", in: builder)
    let hint = takesExpressions ? expressionHint(builder) : .none
    let value = infer(node, hint.isNone ? builtHint : hint)
    if value.isFailed { return .error }
    if value.type == .void {
      code.append(emit(.discard, a: operand(value.code), at: tree.range(node)))
      return nil
    }
    return takesExpressions ? build("buildExpression", [("", value)], by: builder, at: node) : value
  }

  /// What an expression is expected to be, where the builder takes one type only.
  private mutating func expressionHint(_ builder: TypeID) -> TypeID {
    guard let name = program.names.lookup("buildExpression") else { return .none }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(name, of: builder, isStatic: true)
    guard scratch.candidates.count == start + 1 else { return .none }
    let id = scratch.candidates[start]
    guard signature(id).parameterCount == 1, signature(id).genericCount == 0 else { return .none }
    let type = substituteOwner(parameter(signature(id), 0).type, table[id].owner, builder)
    return types.isGeneric(type) ? .none : type
  }

  private mutating func combined(
    _ parts: [Typed], by builder: TypeID, at node: NodeID?, _ range: SourceRange
  ) -> Typed {
    guard let first = parts.first, declares("buildPartialBlock", in: builder) else {
      return build("buildBlock", parts.map { ("", $0) }, by: builder, at: node, range)
    }
    var whole = build("buildPartialBlock", [("first", first)], by: builder, at: node)
    for part in parts.dropFirst() where !whole.isFailed {
      whole = build("buildPartialBlock", [("accumulated", whole), ("next", part)], by: builder, at: node)
    }
    return whole
  }

  // MARK: Branches and loops

  private mutating func builtIf(_ node: NodeID, by builder: TypeID) -> Typed {
    let mark = body.locals.count
    let condition = conditions(tree.child(node, 0))
    let block = tree.child(node, 1)
    let then = builtBlock(tree.elements(block), by: builder, at: tree.range(node))
    body.locals.removeLast(body.locals.count - mark)
    if then.isFailed { return .error }
    let elseNode = tree.child(node, 2)
    if elseNode.isNone { return builtOptional(then, if: condition, by: builder, at: node) }
    let otherwise =
      tree.kind(elseNode) == .ifStmt
      ? builtIf(elseNode, by: builder) : builtBlock(tree.elements(elseNode), by: builder, at: tree.range(elseNode))
    if otherwise.isFailed { return .error }
    let first = build("buildEither", [("first", then)], by: builder, at: node)
    let second = build("buildEither", [("second", otherwise)], by: builder, at: node)
    if first.isFailed || second.isFailed { return .error }
    guard converts(second.type, to: first.type) else {
      reportMismatch(second.type, first.type, node, for: .returnValue)
      return .error
    }
    let code = emit(
      .conditional, a: condition.index, b: first.code.index, c: second.code.index, at: tree.range(node))
    return Typed(type: first.type, code: code)
  }

  /// A part that may not be there.
  private mutating func builtOptional(
    _ value: Typed, if condition: ExpressionID, by builder: TypeID, at node: NodeID
  ) -> Typed {
    let range = tree.range(node)
    let absent = emit(.none, at: range)
    let choice = emit(.conditional, a: condition.index, b: value.code.index, c: absent.index, at: range)
    let optional = Typed(type: types.optional(value.type), code: choice)
    let name = declares("buildOptional", in: builder) ? "buildOptional" : "buildIf"
    return build(name, [("", optional)], by: builder, at: node)
  }

  private mutating func builtSwitch(_ node: NodeID, by builder: TypeID, _ code: inout [ExpressionID]) -> Typed {
    var type = TypeID.none
    var isBroken = false
    let lowered = switchCases(node) { checker, block in
      let value = checker.builtBlock(checker.tree.elements(block), by: builder, at: checker.tree.range(node))
      let chosen = value.isFailed ? value : checker.build("buildEither", [("first", value)], by: builder, at: node)
      if chosen.isFailed { isBroken = true } else if type.isNone { type = chosen.type }
      return chosen.code
    }
    if isBroken || type.isNone { return .error }
    let range = tree.range(node)
    if !lowered.subject.isNone { code.append(lowered.subject) }
    var value = ExpressionID.none
    for branch in lowered.branches.reversed() {
      value =
        value.isNone
        ? branch.body
        : emit(.conditional, a: branch.condition.index, b: branch.body.index, c: value.index, at: range)
    }
    return Typed(type: type, code: value)
  }

  /// A loop's results, one after the other in an array.
  private mutating func builtLoop(_ node: NodeID, by builder: TypeID, _ code: inout [ExpressionID]) -> Typed {
    let range = tree.range(node)
    let slot = newSlot()
    code.append(emit(.define, a: slot, c: emit(.array, list: [], at: range).index, at: range))
    var type = TypeID.none
    let loop = forStatement(node) { checker, block in
      let value = checker.builtBlock(checker.tree.elements(block), by: builder, at: range)
      if value.isFailed { return checker.invalid }
      type = value.type
      let all = checker.emit(.local, a: slot, at: range)
      let added = checker.emit(.array, list: [value.code], at: range)
      let sum = checker.emit(
        .arithmetic, a: all.index, b: added.index, c: Arithmetic.concatenate.rawValue, at: range)
      return checker.emit(.assign, a: all.index, b: sum.index, at: range)
    }
    if type.isNone { return .error }
    code.append(loop)
    let all = Typed(type: array(of: type), code: emit(.local, a: slot, at: range))
    return build("buildArray", [("", all)], by: builder, at: node)
  }

  // MARK: The builder's functions

  private mutating func declares(_ spelling: String, in builder: TypeID) -> Bool {
    guard let name = program.names.lookup(spelling) else { return false }
    let start = scratch.candidates.count
    findMembers(name, of: builder, isStatic: true)
    defer { scratch.candidates.truncate(to: start) }
    return scratch.candidates.count > start
  }

  /// Calls a function of the builder with values.
  private mutating func build(
    _ spelling: String, _ values: [(label: String, value: Typed)], by builder: TypeID, at place: NodeID?,
    _ range: SourceRange? = nil
  ) -> Typed {
    let name = program.names.insert(spelling)
    let start = scratch.candidates.count
    let arguments = scratch.arguments.count
    defer {
      scratch.candidates.truncate(to: start)
      scratch.arguments.truncate(to: arguments)
    }
    findMembers(name, of: builder, isStatic: true)
    let node = place ?? .none
    guard scratch.candidates.count > start else {
      if !node.isNone { _ = reportUnknownStaticMember(node, name, builder) }
      return .error
    }
    for (label, value) in values {
      let name = label.isEmpty ? NameID.empty : program.names.insert(label)
      var argument = Argument(node: node, value: node, label: name, isTrailing: false, shape: .other)
      argument.typed = value
      scratch.arguments.append(argument)
    }
    var site = CallSite(
      candidates: start, arguments: arguments, base: MemberBase(type: builder, value: .none), node: node, callee: node,
      list: .none, hint: .none, range: range ?? (node.isNone ? SourceRange(at: 0) : tree.range(node)))
    return callCandidates(&site)
  }
}
