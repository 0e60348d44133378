import LayoutDiagnostics
import LayoutSyntax

/// Functions that bodies declare.
///
/// Swift lets statements call a local function that stands below them, and local functions call each other, as long as the
/// variables that they use are there. So a function is read as early as it can be: right behind the last statement that
/// declares a name it uses. Those that come to stand in a row all have their names before the first is read.
extension Checker {
  /// The statements of a body.
  mutating func statements(_ items: ArraySlice<NodeID>, _ code: inout [ExpressionID]) {
    let outer = body.scope
    body.scope = (body.locals.count, body.frames.count)
    defer { body.scope = outer }
    guard items.contains(where: { isFunction($0) }) else {
      for (index, item) in zip(items.indices, items) {
        appStatement(item, &code)
        if !body.lostJumps.isEmpty { tellJumps(before: items[(index + 1)...]) }
      }
      return
    }
    let ordered = hoisted(items)
    for (index, item) in ordered.enumerated() {
      if isFunction(item), index == 0 || !isFunction(ordered[index - 1]) {
        for next in ordered[index...].prefix(while: { isFunction($0) }) { _ = declareFunction(next) }
      }
      appStatement(item, &code)
      if !body.lostJumps.isEmpty { tellJumps(before: ordered[(index + 1)...]) }
    }
  }

  private func isFunction(_ node: NodeID) -> Bool { !node.isNone && tree.kind(node) == .functionDecl }

  private func hoisted(_ items: ArraySlice<NodeID>) -> [NodeID] {
    var result: [NodeID] = []
    for item in items {
      var place = result.count
      if isFunction(item) {
        let names = identifiers(in: item)
        while place > 0, !isFunction(result[place - 1]), !declares(result[place - 1], names) { place -= 1 }
      }
      result.insert(item, at: place)
    }
    return result
  }

  /// Whether a statement brings one of the names into scope.
  private func declares(_ item: NodeID, _ names: Set<NameID>) -> Bool {
    if item.isNone { return false }
    switch tree.kind(item) {
    case .variableDecl:
      return tree.slots(item).dropFirst().contains { binding in
        guard tree.kind(binding) == .binding else { return false }
        let pattern = tree.child(binding, 0)
        return pattern.isNone || tree.kind(pattern) != .identifierPattern || names.contains(tree.name(pattern))
      }
    case .structDecl, .enumDecl, .classDecl, .typealiasDecl: return names.contains(tree.name(item))
    case .guardStmt: return true
    default: return false
    }
  }

  private func identifiers(in node: NodeID) -> Set<NameID> {
    let record = tree[node]
    var names: Set<NameID> = []
    guard record.last.index != .max, record.last.index >= record.first.index else { return names }
    for index in record.first.index...record.last.index {
      let token = tree.tokens[Int(index)]
      if token.kind == .identifier { names.insert(token.name) }
    }
    return names
  }

  /// Gives a function of a body its name and slot.
  private mutating func declareFunction(_ node: NodeID) -> Local {
    var row = Declaration(
      .function, tree.name(node),
      flags: effects(of: node).union(tree.waits(behind: tree.child(node, 2)) ? [.isLocal, .isAsync] : .isLocal),
      file: file, node: node,
      attributes: tree.child(node, 0),
      scope: context.scope, owner: NominalID(-1))
    row.genericScope = context.scope
    let id = table.append(row)
    let signature = self.signature(id)
    var parameterTypes: [TypeID] = []
    for index in 0..<Int(signature.parameterCount) { parameterTypes.append(parameter(signature, index).type) }
    let type = types.function(parameterTypes, signature.result)
    _ = declareLocal(tree.name(node), type, isLet: true, at: nameRange(node))
    body.locals[body.locals.count - 1].declaration = id
    return body.locals[body.locals.count - 1]
  }

  /// Which of several functions of a body that have one name a call is of, by its labels.
  mutating func overloadedLocal(_ callee: NodeID, _ list: NodeID) -> Typed? {
    guard !callee.isNone, tree.kind(callee) == .identifierExpr, let last = local(tree.name(callee)),
      !last.declaration.isNone, table[last.declaration].kind == .function
    else { return nil }
    let all = body.locals.filter { $0.name == last.name && !$0.declaration.isNone }
    guard all.count > 1 else { return nil }
    let labels = tree.elements(list).filter { tree.kind($0) == .argument }.map { tree.label($0) }
    for local in all.reversed() where table[local.declaration].kind == .function {
      let signature = self.signature(local.declaration)
      let own = (0..<Int(signature.parameterCount)).map { parameter(signature, $0).label }
      if own == labels { return read(local, at: tree.range(callee)) }
    }
    return nil
  }

  /// A function of a body whose parameters a call has to match: generic ones, those with a default, any number of them.
  mutating func genericLocal(_ callee: NodeID) -> Reference? {
    guard !callee.isNone, tree.kind(callee) == .identifierExpr, let local = local(tree.name(callee)),
      !local.declaration.isNone, table[local.declaration].kind == .function,
      needsMatching(signature(local.declaration))
    else { return nil }
    scratch.candidates.append(local.declaration)
    return .members(scratch.candidates.count - 1, .fileScope)
  }

  private mutating func needsMatching(_ signature: Signature) -> Bool {
    signature.genericCount > 0
      || (0..<Int(signature.parameterCount)).contains {
        !parameter(signature, $0).flags.isDisjoint(with: [.hasDefault, .isVariadic])
      }
  }

  /// Calls a function of a body, which is a variable, with the types that its generic parameters stand for.
  mutating func emitLocalCall(
    _ id: DeclarationID, _ arguments: [ExpressionID], at range: SourceRange
  ) -> ExpressionID {
    guard let local = body.locals.last(where: { $0.declaration == id }) else { return .none }
    let function = read(local, at: range)
    return emit(.apply, list: arguments + passedTypes(id, .none, at: range), c: function.code.index, at: range)
  }

  /// A function in a body: a closure with a name, that may call itself and those beside it.
  mutating func localFunction(_ node: NodeID, _ code: inout [ExpressionID]) {
    let known = body.locals.last { !$0.declaration.isNone && table[$0.declaration].node == node }
    let local = known ?? declareFunction(node)
    let id = local.declaration
    let slot = local.slot
    let signature = self.signature(id)
    body.frames.append(Frame(slotCount: signature.parameterCount, returnType: signature.result))
    frame.thrown = thrownType(of: id)
    let mark = body.locals.count
    bindParameters(signature, from: 0)
    bindPassedTypes(id)
    let parameterCount = frame.slotCount
    let outerScope = context.scope
    context.scope = table[id].genericScope
    defer { context.scope = outerScope }
    let block = tree.child(node, 5)
    let isBuilder = isViewBuilder(id) && !hasReturn(tree.elements(block))
    let lowered =
      isBuilder
      ? viewBuilder(tree.elements(block), at: tree.range(block))
      : functionBody(tree.elements(block), result: signature.result, at: tree.range(block))
    body.locals.removeLast(body.locals.count - mark)
    let slots = body.frames.removeLast().slotCount
    let function = addFunction(
      tree.name(node), parameterCount: parameterCount, slots, [], lowered.code, node)
    let closure = emit(.closure, a: function.index, at: tree.range(node))
    code.append(emit(.define, a: slot, c: closure.index, at: tree.range(node)))
  }
}
