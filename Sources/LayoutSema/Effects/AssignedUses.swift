import LayoutDiagnostics
import LayoutSyntax

/// What expressions do with variables that may have no value yet: they read them, store to them, keep them in closures.
extension Checker {
  mutating func walkUses(_ node: NodeID, _ flow: inout AssignmentFlow) {
    if node.isNone { return }
    switch tree.kind(node) {
    case .identifierExpr: return useName(node, &flow)
    case .memberExpr where isSelf(tree.child(node, 0), flow): return useMember(node, &flow)
    case .keyPathExpr: return
    case .binaryExpr where binaryOperator(node) == .assign:
      walkUses(tree.child(node, 1), &flow)
      return assign(tree.child(node, 0), &flow)
    case .tryExpr where tree[node].flags.isDisjoint(with: [.optional, .forced]): flow.noteThrow()
    case .closureExpr: return walkClosure(node, &flow)
    case .ifStmt, .switchStmt, .doStmt: return walk(node, &flow)
    case .callExpr: return walkCall(node, &flow)
    default: break
    }
    for slot in tree.slots(node) { walkUses(slot, &flow) }
  }

  private func isSelf(_ node: NodeID, _ flow: AssignmentFlow) -> Bool {
    flow.owner.index >= 0 && tree.kind(node) == .identifierExpr && tree.name(node) == known.selfName
  }

  private mutating func useName(_ node: NodeID, _ flow: inout AssignmentFlow) {
    let name = tree.name(node)
    if let variable = flow.variable(name) { return use(variable, node, &flow) }
    if isSelf(node, flow) || isMethod(name, flow) && !flow.isDeclared(name) { useSelf(node, &flow) }
  }

  private mutating func useMember(_ node: NodeID, _ flow: inout AssignmentFlow) {
    let name = tree.name(node)
    if let property = property(name, flow) { return use(property, node, &flow) }
    if isMethod(name, flow) { useSelf(node, &flow) }
  }

  private func property(_ name: NameID, _ flow: AssignmentFlow) -> Int? {
    flow.scope.first { $0.name == name && $0.variable >= 0 && flow.variables[$0.variable].isProperty }?.variable
  }

  /// Whether a name is that of a method of the type whose initialiser this is, which needs all of the instance.
  private func isMethod(_ name: NameID, _ flow: AssignmentFlow) -> Bool {
    guard flow.owner.index >= 0 else { return false }
    let id = table.first(flow.owner, name)
    guard !id.isNone, table.first(NominalID(-1), name).isNone else { return false }
    return table[id].kind == .function && !table[id].isStatic && table[id].next.isNone
  }

  private mutating func walkCall(_ node: NodeID, _ flow: inout AssignmentFlow) {
    let callee = tree.child(node, 0)
    let isParents =
      flow.owner.index >= 0 && tree.kind(callee) == .memberExpr && tree.name(callee) == known.initName
      && tree.name(tree.child(callee, 0)) == known.superName
    for slot in tree.slots(node) { walkUses(slot, &flow) }
    if isParents {
      checkComplete(at: tree.range(tree.child(callee, 0)), &flow)
      flow.isComplete = true
    }
    let isTrap =
      tree.kind(callee) == .identifierExpr && known.terminators.contains(tree.name(callee))
      && table.first(NominalID(-1), tree.name(callee)).isNone
    if isTrap || throwingCalls.endings.contains(ThrowingCalls.Place(file: file, node: node)) {
      flow.state = .unreachable
    }
  }

  /// A closure keeps what it speaks of, so that has to have a value when the closure is made.
  private mutating func walkClosure(_ node: NodeID, _ flow: inout AssignmentFlow) {
    let (state, mark) = (flow.state, flow.scope.count)
    let (exits, thrown) = (flow.exits, flow.thrown)
    (flow.exits, flow.thrown) = ([], [])
    flow.depth += 1
    for item in tree.slots(node) where !item.isNone {
      if tree.kind(item) == .closureSignature {
        walkUses(tree.child(item, 0), &flow)
        declareParameters(tree.child(item, 1), &flow)
      } else {
        walk(item, &flow)
      }
    }
    flow.depth -= 1
    (flow.exits, flow.thrown) = (exits, thrown)
    flow.scope.truncate(to: mark)
    flow.state = state
  }

  // MARK: Assignments

  private mutating func assign(_ target: NodeID, _ flow: inout AssignmentFlow) {
    if target.isNone { return }
    switch tree.kind(target) {
    case .identifierExpr:
      if let variable = flow.variable(tree.name(target)) { return assign(variable, target, &flow) }
      guard isSelf(target, flow) else { return useName(target, &flow) }
      for index in flow.variables.indices where flow.variables[index].isProperty { flow.state.assign(index) }
    case .memberExpr where isSelf(tree.child(target, 0), flow):
      if let property = property(tree.name(target), flow) { assign(property, target, &flow) }
    case .memberExpr:
      // an element of a tuple may be its last; which ones have a value is not followed
      let base = tree.child(target, 0)
      let isElement = !tree[target].token.isNone && tree[tree[target].token].kind == .integerLiteral
      if isElement { assign(base, &flow) } else { walkUses(base, &flow) }
    case .tupleExpr: for element in tree.slots(target) { assign(tree.child(element, 0), &flow) }
    case .parenExpr: assign(tree.child(target, 0), &flow)
    default: walkUses(target, &flow)
    }
  }

  private mutating func assign(_ variable: Int, _ node: NodeID, _ flow: inout AssignmentFlow) {
    let record = flow.variables[variable]
    guard record.depth == flow.depth else { return use(variable, node, &flow) }
    if record.isLet, flow.state.isMaybe(variable), tree.kind(node) == .identifierExpr || tree.kind(node) == .memberExpr,
      !isElementOfTuple(node), flow.silence == 0, flow.reported.insert(variable).inserted
    {
      report(
        .notAssignable, "immutable value '\(spelling(record))' may only be initialized once", at: tree.range(node))
    }
    flow.state.assign(variable)
  }

  private func isElementOfTuple(_ node: NodeID) -> Bool {
    !tree[node].token.isNone && tree[tree[node].token].kind == .integerLiteral
  }

  // MARK: Words

  private func spelling(_ variable: AssignmentFlow.Variable) -> String {
    (variable.isProperty ? "self." : "") + text(variable.name)
  }

  mutating func use(_ variable: Int, _ node: NodeID, _ flow: inout AssignmentFlow) {
    guard !flow.state.isSurely(variable) else { return }
    flow.state.assign(variable)
    guard flow.silence == 0, flow.reported.insert(variable).inserted else { return }
    let record = flow.variables[variable]
    let kind = record.isLet ? "constant" : "variable"
    let how = record.depth < flow.depth ? "captured by a closure" : "used"
    report(
      .usedBeforeInitialized, "\(kind) '\(spelling(record))' \(how) before being initialized", at: tree.range(node))
  }

  private mutating func useSelf(_ node: NodeID, _ flow: inout AssignmentFlow) {
    let missing = unassigned(flow)
    guard !missing.isEmpty, !flow.isComplete else { return }
    for variable in missing { flow.state.assign(variable) }
    guard flow.silence == 0 else { return }
    flow.reported.formUnion(missing)
    report(
      .usedBeforeInitialized, "'self' used before all stored properties are initialized", at: tree.range(node),
      notes: notes(missing, flow))
  }

  private func unassigned(_ flow: AssignmentFlow) -> [Int] {
    flow.variables.indices.filter { flow.variables[$0].isProperty && !flow.state.isSurely($0) }
  }

  private func notes(_ missing: [Int], _ flow: AssignmentFlow) -> [Diagnostic.Note] {
    missing.map {
      Diagnostic.Note(
        "'self.\(text(flow.variables[$0].name))' not initialized", at: tree.range(flow.variables[$0].declaration))
    }
  }

  /// Says so where an initialiser ends, or hands on to that of the parent, and properties have no value.
  mutating func checkComplete(at range: SourceRange, _ flow: inout AssignmentFlow) {
    let missing = flow.isComplete ? [] : unassigned(flow).filter { !flow.reported.contains($0) }
    guard !missing.isEmpty, flow.silence == 0 else { return }
    flow.reported.formUnion(missing)
    report(
      .noInitialValue, "return from initializer without initializing all stored properties", at: range,
      notes: notes(missing, flow))
  }
}
