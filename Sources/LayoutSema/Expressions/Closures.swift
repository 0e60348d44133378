import LayoutDiagnostics
import LayoutSyntax

/// Closures, typed from where they stand: the parameter's function type gives names their types, and what the body gives
/// tells the result where the type leaves it open.
extension Checker {
  mutating func inferClosure(_ node: NodeID, _ hint: TypeID) -> Typed {
    let wanted = types.unwrapped(hint)
    if !wanted.isNone, types.kind(wanted) == .function { return closure(node, wanted, isViewBuilder: false) }
    if !wanted.isNone, !wanted.isError, types.kind(wanted) != .parameter, types.kind(wanted) != .opaque {
      reportClosureNotAccepted(node, wanted)
      checkLooseClosure(node)
      return .error
    }
    let parameters = declaredParameters(node)
    if parameters.contains(where: { $0.isNone }) || (parameters.isEmpty && usesAnonymous(node)) {
      reportClosureContext(node)
      return .error
    }
    let signature = signatureNode(node)
    let result = signature.isNone ? .none : tree.child(signature, 2)
    let type = types.function(parameters, result.isNone ? openResult : resolveType(result))
    return closure(node, type, isViewBuilder: false)
  }

  /// A closure where a function type is expected; the result may still be open.
  mutating func closure(_ node: NodeID, _ expected: TypeID, isViewBuilder: Bool) -> Typed {
    let firstDiagnostic = diagnostics.count
    let outer = body.isAppCode
    let search = listReading
    if isAppCode(expected) { body.isAppCode = true }
    listReading = .plain
    let value = typedClosure(node, expected, isViewBuilder: isViewBuilder)
    listReading = search
    body.isAppCode = outer
    guard diagnostics.count > firstDiagnostic, isAppCode(expected) else { return value }
    return keptClosure(node, expected, from: firstDiagnostic) ?? value
  }

  private mutating func typedClosure(_ node: NodeID, _ expected: TypeID, isViewBuilder: Bool) -> Typed {
    let count = types.parameterCount(expected)
    let builder = closureBuilder
    closureBuilder = .none
    let mayChange = closureMayChange || changingFunctions.contains(expected)
    closureMayChange = false
    let signature = signatureNode(node)
    let isViewBuilder = isViewBuilder && !isOnlyNil(node, signature)
    if count == 0, isViewBuilder, signature.isNone, !hasReturn(closureItems(node, signature)) {
      let content = content(node)
      if content.isFailed { return .error }
      let wanted = substituteAgain(types.result(expected))
      let isOpen = wanted == openResult || hasOpenParameter(wanted)
      return Typed(type: types.function([], isOpen ? content.type : wanted), code: content.code)
    }
    var parameterTypes = (0..<count).map { types.operand(expected, $0) }
    let implied = impliedParameter(node, signature, count)
    let written = implied.isNone ? closureParameters(signature) : [implied]
    if !checkParameterCount(node, written, parameterTypes) {
      checkLooseClosure(node)
      return .error
    }
    applyWrittenTypes(written, &parameterTypes)
    var result = substituteAgain(types.result(expected))
    let resultNode = signature.isNone ? NodeID.none : tree.child(signature, 2)
    if !resultNode.isNone { result = resolveType(resultNode) }
    var made: [ExpressionID] = []
    let captured = captures(signature, &made)
    let mark = openFrame(parameterTypes, written, isAnonymous: written.isEmpty && signature.isNone, node)
    body.locals += captured
    let prologue = bindClosureParameters(written, parameterTypes, isLet: result != .void && !mayChange)
    let open = result == openResult || hasOpenParameter(result)
    frame.changesParameters = mayChange
    frame.returnType = open ? .none : result
    frame.givesOptional = open && types.kind(result) == .optional
    let items = closureItems(node, signature).dropFirst(implied.isNone ? 0 : 1)
    let lowered =
      builder.isNone || hasReturn(items)
      ? closureBody(node, items, result: open ? .none : result, isViewBuilder)
      : builtBody(
        items, by: builder, result: open ? .none : result, expected: types.result(expected), at: tree.range(node))
    let used = frame.anonymousUsed
    let slots = closeFrame(mark)
    if written.isEmpty, !checkAnonymous(node, signature, used: used, parameterTypes) { return .error }
    let type = types.function(parameterTypes, open ? lowered.type : result)
    let function = addFunction(.empty, parameterCount: Int32(count), slots, prologue, lowered.code, node)
    if lowered.type.isError { return .error }
    let code = emit(.closure, a: function.index, at: tree.range(node))
    return Typed(type: type, code: made.isEmpty ? code : emit(.sequence, list: made + [code], at: tree.range(node)))
  }

  /// A closure without parameters whose statements are views: its code, and the type of what it gives.
  mutating func content(_ node: NodeID) -> Typed {
    let range = tree.range(node)
    var frame = Frame()
    frame.hasAnonymous = true
    body.frames.append(frame)
    let mark = body.locals.count
    let views = viewBuilder(closureItems(node, .none), at: range)
    let used = self.frame.anonymousUsed
    let slots = closeFrame(mark)
    if !checkAnonymous(node, .none, used: used, []) || views.type.isError { return .error }
    let function = addFunction(.empty, parameterCount: 0, slots, [], views.code, node)
    return Typed(type: views.type, code: emit(.closure, a: function.index, at: range))
  }

  /// `{ nil }`: no view at all, where there may be none.
  private mutating func isOnlyNil(_ node: NodeID, _ signature: NodeID) -> Bool {
    let items = closureItems(node, signature)
    guard items.count == 1, let item = items.first, !item.isNone else { return false }
    return tree.kind(item) == .nilLiteral
  }

  /// The result type of a closure that nothing is known about yet.
  var openResult: TypeID { .errorView }

  private mutating func applyWrittenTypes(_ written: [NodeID], _ parameterTypes: inout [TypeID]) {
    guard written.count == parameterTypes.count else { return }
    for (index, node) in written.enumerated() where tree.kind(node) == .parameter {
      let type = tree.child(node, 1)
      if !type.isNone {
        let resolved = resolveType(type)
        if !parameterTypes[index].isNone, hasOpenParameter(parameterTypes[index]) {
          _ = unify(parameterTypes[index], resolved)
        }
        parameterTypes[index] = resolved
      }
    }
  }

  private mutating func signatureNode(_ node: NodeID) -> NodeID {
    let first = tree.child(node, 0)
    return !first.isNone && tree.kind(first) == .closureSignature ? first : .none
  }

  private mutating func closureParameters(_ signature: NodeID) -> [NodeID] {
    signature.isNone ? [] : Array(tree.elements(tree.child(signature, 1)))
  }

  /// The number of parameters that a closure names, or -1 where it names none.
  mutating func closureParameterCount(_ node: NodeID) -> Int {
    let signature = signatureNode(node)
    if signature.isNone || tree.child(signature, 1).isNone { return -1 }
    return tree.elements(tree.child(signature, 1)).count
  }

  /// The name that a closure gives its first parameter, `$0` where it gives none.
  mutating func firstParameter(of node: NodeID) -> NameID {
    closureParameters(signatureNode(node)).first.map { tree.name($0) } ?? known.dollarZero
  }

  /// The type that a closure's only parameter is written with.
  mutating func writtenParameter(of node: NodeID) -> TypeID {
    let declared = declaredParameters(node)
    return declared.count == 1 ? declared[0] : .none
  }

  private mutating func declaredParameters(_ node: NodeID) -> [TypeID] {
    closureParameters(signatureNode(node)).map {
      let type = tree.child($0, 1)
      return type.isNone ? .none : resolveType(type)
    }
  }

  private func usesAnonymous(_ node: NodeID) -> Bool {
    let record = tree[node]
    for index in record.first.index...record.last.index
    where tree.tokens[Int(index)].kind == .dollarIdentifier && tree.tokens[Int(index)].name == known.dollarZero {
      return true
    }
    return false
  }

  // MARK: Parameters

  /// `{ proxy`, and its statements from the next line on: a parameter that lacks its `in`, where a parameter is expected and
  /// the name means nothing else. It is reported here, and is the parameter from then on.
  private mutating func impliedParameter(_ node: NodeID, _ signature: NodeID, _ count: Int) -> NodeID {
    let items = closureItems(node, signature)
    guard count == 1, signature.isNone, items.count > 1, let first = items.first, !first.isNone,
      tree.kind(first) == .identifierExpr, !tree[tree[first].first].flags.contains(.afterNewline),
      local(tree.name(first)) == nil, !hasName(first)
    else { return .none }
    let end = SourceRange(at: tree.range(first).upper)
    report(
      .missingIn, "missing 'in' behind the closure's parameters", at: end,
      fixIts: [FixIt("insert 'in'", SourceEdit(end, " in"))])
    return first
  }

  private mutating func hasName(_ node: NodeID) -> Bool {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    if !context.selfType.isNone { findMembers(tree.name(node), of: context.selfType, isStatic: false) }
    return scratch.candidates.count > start || !table.first(NominalID(-1), tree.name(node)).isNone
  }

  private mutating func checkParameterCount(_ node: NodeID, _ written: [NodeID], _ expected: [TypeID]) -> Bool {
    let signature = signatureNode(node)
    if signature.isNone || tree.child(signature, 1).isNone || written.count == expected.count { return true }
    if spreads(written, expected) || expected.contains(where: { $0.isError }) { return true }
    reportClosureParameters(node, written, expected.count)
    return false
  }

  /// `{ index, item in … }` for one parameter that is a pair.
  private mutating func spreads(_ written: [NodeID], _ expected: [TypeID]) -> Bool {
    expected.count == 1 && written.count > 1 && types.kind(expected[0]) == .tuple
      && types.elementCount(expected[0]) == written.count
  }

  /// A closure that names no parameters has to use those that it gets.
  private mutating func checkAnonymous(
    _ node: NodeID, _ signature: NodeID, used: Int, _ expected: [TypeID]
  ) -> Bool {
    let hasList = !signature.isNone && !tree.child(signature, 1).isNone
    if hasList || expected.isEmpty || expected == [.void] || used > 0 {
      if used > expected.count, expected.count != 1 || types.kind(expected[0]) != .tuple {
        reportClosureParameterUse(node, expected: expected.count, used: used)
        return false
      }
      if used == 1, expected.count == 2, !usesSecondAnonymous(node) {
        reportClosureParameterUse(node, expected: expected.count, used: used)
        return false
      }
      return true
    }
    reportIgnoredParameters(node, expected.count)
    return false
  }

  private mutating func openFrame(_ parameters: [TypeID], _ written: [NodeID], isAnonymous: Bool, _ node: NodeID) -> Int
  {
    var frame = Frame()
    frame.slotCount = Int32(parameters.count)
    frame.hasAnonymous = written.isEmpty
    frame.anonymousParameters = parameters
    frame.anonymousSpreads =
      written.isEmpty && parameters.count == 1 && types.kind(parameters[0]) == .tuple && usesSecondAnonymous(node)
    body.frames.append(frame)
    return body.locals.count
  }

  private func usesSecondAnonymous(_ node: NodeID) -> Bool {
    let record = tree[node]
    var depth = 0
    for index in record.first.index...record.last.index {
      let token = tree.tokens[Int(index)]
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      if depth == 1, token.kind == .dollarIdentifier, token.name == known.dollarOne { return true }
    }
    return false
  }

  private mutating func closeFrame(_ mark: Int) -> Int32 {
    body.locals.removeLast(body.locals.count - mark)
    return body.frames.removeLast().slotCount
  }

  /// Names the parameters; a pair that is spread gives code that takes it apart. Function types do not tell which of their
  /// parameters are `inout`, so a closure of one that was written with any, and one without a result, may change all of them.
  private mutating func bindClosureParameters(
    _ written: [NodeID], _ types: [TypeID], isLet: Bool
  ) -> [ExpressionID] {
    var prologue: [ExpressionID] = []
    let isSpread = spreads(written, types)
    for (index, node) in written.enumerated() {
      let name = tree.name(node)
      let range = tree.range(node)
      let frameIndex = Int32(body.frames.count - 1)
      var local = Local(
        name: name, slot: Int32(index), frame: frameIndex, type: .error, isLet: isLet, range: range)
      if isSpread {
        local.slot = newSlot()
        local.type = self.types.element(types[0], index)
        let pair = emit(.local, a: 0, at: range)
        let element = emit(.field, a: pair.index, b: Int32(index), at: range)
        prologue.append(emit(.define, a: local.slot, c: element.index, at: range))
      } else if index < types.count {
        local.type = types[index]
      }
      unwrapBinding(node, &local)
      if name != known.underscore, name != .empty { body.locals.append(local) }
    }
    return prologue
  }

  /// `{ $item in … }`: the parameter is a binding, and `item` is its value.
  private mutating func unwrapBinding(_ node: NodeID, _ local: inout Local) {
    let token = tree[node].token
    guard !token.isNone, tree[token].kind == .dollarIdentifier else { return }
    let bound = local.type.isError ? .error : boundValue(Typed(type: local.type, code: .none), local.range)
    guard let value = bound else { return }
    local.name = program.names.insert(String(decoding: Array(tree.bytes(token).dropFirst()), as: UTF8.self))
    local.type = value.type
    local.isCell = true
  }

  // MARK: Bodies

  private mutating func closureItems(_ node: NodeID, _ signature: NodeID) -> ArraySlice<NodeID> {
    let slots = tree.slots(node)
    guard let first = slots.first else { return slots }
    return first.isNone || first == signature ? slots.dropFirst() : slots
  }

  private mutating func closureBody(
    _ node: NodeID, _ items: ArraySlice<NodeID>, result: TypeID, _ isViewBuilder: Bool
  ) -> Typed {
    if isViewBuilder, !hasReturn(items) { return viewBuilder(items, at: tree.range(node)) }
    return functionBody(items, result: result, at: tree.range(node))
  }

  mutating func addFunction(
    _ name: NameID, parameterCount: Int32, _ slots: Int32, _ prologue: [ExpressionID], _ code: ExpressionID,
    _ node: NodeID
  ) -> FunctionID {
    var body = code.isNone ? invalid : code
    if !prologue.isEmpty {
      let result = emit(.returnValue, a: body.index, at: tree.range(node))
      body = emit(.block, list: prologue + [result], at: tree.range(node))
    }
    program.functions.append(
      Function(name: name, parameterCount: parameterCount, slotCount: slots, body: body, range: tree.range(node)))
    return FunctionID(Int32(program.functions.count - 1))
  }

  /// Reads a closure whose type is unknown: its statements as far as they mean something by themselves.
  mutating func checkLooseClosure(_ node: NodeID) {
    let signature = signatureNode(node)
    let written = closureParameters(signature)
    let mark = openFrame([], written, isAnonymous: false, node)
    _ = bindClosureParameters(written, [], isLet: false)
    frame.returnType = .error
    frame.hasAnonymous = true
    let items = closureItems(node, signature)
    var isLoose = true
    for item in items where isLoose { isLoose = isLooseView(item) }
    if isLoose { _ = viewBuilder(items, at: tree.range(node)) }
    _ = closeFrame(mark)
  }

  /// Whether an item of an untyped closure looks like a view, so that it can be read as one.
  private mutating func isLooseView(_ node: NodeID) -> Bool {
    var root = node
    while !root.isNone {
      switch tree.kind(root) {
      case .callExpr, .memberExpr, .subscriptExpr: root = tree.child(root, 0)
      case .identifierExpr:
        let token = tree[root].token
        guard !token.isNone, let byte = tree.bytes(token).first else { return false }
        let type = typeDeclared(by: table.first(NominalID(-1), tree.name(root)))
        if !type.isNone, !isView(type) { return false }
        return byte >= 0x41 && byte <= 0x5A
      default: return false
      }
    }
    return false
  }

  /// An argument for an `@autoclosure` parameter: a closure that nobody sees.
  mutating func autoclosure(_ node: NodeID, _ result: TypeID) -> Typed {
    body.frames.append(Frame())
    let mark = body.locals.count
    let value = hasOpenParameter(result) ? infer(node, result) : check(node, result, for: .argument)
    let slots = closeFrame(mark)
    if value.type.isError { return value }
    _ = unify(result, value.type)
    let function = addFunction(.empty, parameterCount: 0, slots, [], value.code, node)
    return Typed(
      type: types.function([], value.type), code: emit(.closure, a: function.index, at: tree.range(node)))
  }
}
