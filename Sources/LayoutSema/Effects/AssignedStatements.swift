import LayoutDiagnostics
import LayoutSyntax

/// Variables and properties that are used before they have a value, and constants that get a second one: the ways through
/// a body, statement by statement.
///
/// Only bodies are walked that declare a variable without a value, and initialisers of types with properties that need one; where
/// something else is wrong in a body nothing is said of its ways, as in Swift.
extension Checker {
  /// - Parameter block: the braces of a function.
  mutating func checkAssignments(in block: NodeID, parameters: NodeID) {
    guard file > 0, !block.isNone, !hasErrors(in: block) else { return }
    var flow = AssignmentFlow()
    declareParameters(parameters, &flow)
    walkBlock(block, &flow)
  }

  /// Whether something in a node is wrong, in its form or in what it means.
  func hasErrors(in node: NodeID) -> Bool {
    let range = tree.range(node)
    if diagnostics.contains(where: { $0.severity == .error && range.contains($0.range.lower) }) { return true }
    // what a node consists of stands before it
    var index = Int(node.index)
    while index >= 0, tree.nodes[index].first.index >= tree[node].first.index {
      if tree.nodes[index].flags.contains(.hasError) { return true }
      index -= 1
    }
    return false
  }

  func declareParameters(_ list: NodeID, _ flow: inout AssignmentFlow) {
    for parameter in tree.elements(list) { flow.scope.append((tree.name(parameter), -1)) }
  }

  mutating func walkBlock(_ block: NodeID, _ flow: inout AssignmentFlow) {
    let mark = flow.scope.count
    for item in tree.elements(block) { walk(item, &flow) }
    flow.scope.truncate(to: mark)
  }

  mutating func walk(_ node: NodeID, _ flow: inout AssignmentFlow) {
    if node.isNone { return }
    let label = flow.label
    flow.label = .empty
    switch tree.kind(node) {
    case .variableDecl: walkVariables(node, &flow)
    case .functionDecl: walkFunction(node, &flow)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .typealiasDecl: flow.scope.append((tree.name(node), -1))
    case .returnStmt: walkReturn(node, &flow)
    case .throwStmt:
      walkUses(tree.child(node, 0), &flow)
      flow.noteThrow()
      flow.state = .unreachable
    case .ifStmt: walkBranches(node, label, &flow)
    case .guardStmt:
      walkConditions(tree.child(node, 0), &flow)
      let outer = flow.state
      walkBlock(tree.child(node, 1), &flow)
      flow.state = outer
    case .whileStmt, .repeatStmt, .forStmt: walkLoop(node, label, &flow)
    case .switchStmt: walkSwitch(node, label, &flow)
    case .breakStmt: flow.jump(to: tree.label(node), isContinue: false)
    case .continueStmt: flow.jump(to: tree.label(node), isContinue: true)
    case .fallthroughStmt:
      if let last = flow.exits.lastIndex(where: { $0.isSwitch }) { flow.exits[last].fallen = flow.state }
      flow.state = .unreachable
    case .deferStmt: return
    case .doStmt: walkDo(node, label, &flow)
    case .labeledStmt:
      flow.label = tree.label(node)
      walk(tree.child(node, 0), &flow)
    case .ifConfig: for item in activeItems(node) { walk(item, &flow) }
    default: walkUses(node, &flow)
    }
  }

  // MARK: Declarations

  private mutating func walkVariables(_ node: NodeID, _ flow: inout AssignmentFlow) {
    let isLet = tree.name(node) == known.letName
    for binding in tree.slots(node).dropFirst() where tree.kind(binding) == .binding {
      let value = tree.child(binding, 2)
      let annotation = sharedAnnotation(node, binding) ?? tree.child(binding, 1)
      walkUses(value, &flow)
      let isOpen = value.isNone && tree.child(binding, 3).isNone && tree.child(node, 0).isNone && !annotation.isNone
      let isTracked = isOpen && (isLet || !isOptionalType(annotation))
      let names = boundNames(tree.child(binding, 0))
      for name in names {
        flow.scope.append((name, isTracked ? track(name, isLet: isLet, binding, &flow) : -1))
      }
    }
  }

  private func track(_ name: NameID, isLet: Bool, _ binding: NodeID, _ flow: inout AssignmentFlow) -> Int {
    let known = flow.variables.firstIndex { $0.declaration == binding && $0.name == name }
    if let known { flow.state.forget(known) }
    guard known == nil else { return known! }
    guard flow.variables.count < AssignmentFlow.limit else { return -1 }
    flow.variables.append(
      AssignmentFlow.Variable(name: name, isLet: isLet, isProperty: false, depth: flow.depth, declaration: binding))
    return flow.variables.count - 1
  }

  func isOptionalType(_ type: NodeID) -> Bool {
    switch tree.kind(type) {
    case .optionalType, .unwrappedType: true
    case .namedType: text(tree.name(type)) == "Optional"
    default: false
    }
  }

  /// The names that a pattern binds, or more.
  func boundNames(_ pattern: NodeID) -> [NameID] {
    if pattern.isNone { return [] }
    switch tree.kind(pattern) {
    case .identifierPattern, .identifierExpr: return [tree.name(pattern)]
    case .memberExpr, .implicitMemberExpr: return []
    default: return tree.slots(pattern).flatMap { boundNames($0) }
    }
  }

  /// A function of a body runs when it is called, so what it uses from around it is not looked at.
  private mutating func walkFunction(_ node: NodeID, _ flow: inout AssignmentFlow) {
    flow.scope.append((tree.name(node), -1))
    var inner = AssignmentFlow()
    inner.silence = flow.silence
    declareParameters(tree.child(node, 2), &inner)
    walkBlock(tree.child(node, 5), &inner)
  }

  private mutating func walkReturn(_ node: NodeID, _ flow: inout AssignmentFlow) {
    let value = tree.child(node, 0)
    walkUses(value, &flow)
    if flow.owner.index >= 0, flow.depth == 0, value.isNone { checkComplete(at: tree.range(node), &flow) }
    flow.state = .unreachable
  }

  // MARK: Branches

  mutating func walkConditions(_ list: NodeID, _ flow: inout AssignmentFlow) {
    for condition in tree.elements(list) {
      switch tree.kind(condition) {
      case .optionalBinding:
        let (pattern, value) = (tree.child(condition, 0), tree.child(condition, 2))
        walkUses(value.isNone ? pattern : value, &flow)
        if value.isNone, !pattern.isNone, let variable = flow.variable(tree.name(pattern)) {
          use(variable, pattern, &flow)
        }
        for name in boundNames(pattern) { flow.scope.append((name, -1)) }
      case .caseCondition:
        walkUses(tree.child(condition, 1), &flow)
        for name in boundNames(tree.child(condition, 0)) { flow.scope.append((name, -1)) }
      default: walkUses(condition, &flow)
      }
    }
  }

  private mutating func walkBranches(_ node: NodeID, _ label: NameID, _ flow: inout AssignmentFlow) {
    flow.exits.append(AssignmentFlow.Exit(label: label, isLoop: false, isSwitch: false))
    let mark = flow.scope.count
    walkConditions(tree.child(node, 0), &flow)
    let failed = flow.state
    walkBlock(tree.child(node, 1), &flow)
    flow.scope.truncate(to: mark)
    let then = flow.state
    flow.state = failed
    let otherwise = tree.child(node, 2)
    if !otherwise.isNone {
      if tree.kind(otherwise) == .ifStmt { walk(otherwise, &flow) } else { walkBlock(otherwise, &flow) }
    }
    flow.state = flow.state.joined(then).joined(flow.exits.removeLast().ended)
  }

  private mutating func walkSwitch(_ node: NodeID, _ label: NameID, _ flow: inout AssignmentFlow) {
    walkUses(tree.child(node, 0), &flow)
    let entry = flow.state
    flow.exits.append(AssignmentFlow.Exit(label: label, isLoop: false, isSwitch: true))
    let last = flow.exits.count - 1
    var result = Assigned.unreachable
    for element in cases(tree.slots(node).dropFirst()) {
      let mark = flow.scope.count
      flow.state = entry
      bindCase(tree.child(element, 0), &flow)
      flow.state = flow.state.joined(flow.exits[last].fallen)
      flow.exits[last].fallen = .unreachable
      walkBlock(tree.child(element, 1), &flow)
      flow.scope.truncate(to: mark)
      result = result.joined(flow.state)
    }
    flow.state = result.joined(flow.exits.removeLast().ended)
  }

  private func cases(_ elements: ArraySlice<NodeID>) -> [NodeID] {
    elements.flatMap { tree.kind($0) == .ifConfig ? cases(activeItems($0)) : tree.kind($0) == .switchCase ? [$0] : [] }
  }

  private mutating func bindCase(_ list: NodeID, _ flow: inout AssignmentFlow) {
    for item in tree.elements(list) {
      for name in boundNames(tree.child(item, 0)) { flow.scope.append((name, -1)) }
      walkUses(tree.child(item, 1), &flow)
    }
  }

  private mutating func walkDo(_ node: NodeID, _ label: NameID, _ flow: inout AssignmentFlow) {
    flow.exits.append(AssignmentFlow.Exit(label: label, isLoop: false, isSwitch: false))
    let clauses = tree.slots(node).dropFirst()
    if !clauses.isEmpty { flow.thrown.append(.unreachable) }
    walkBlock(tree.child(node, 0), &flow)
    var result = flow.state
    if let thrown = clauses.isEmpty ? nil : flow.thrown.removeLast() {
      for clause in clauses {
        let mark = flow.scope.count
        flow.state = thrown
        flow.scope.append((known.errorName, -1))
        bindCase(tree.child(clause, 0), &flow)
        walkBlock(tree.child(clause, 1), &flow)
        flow.scope.truncate(to: mark)
        result = result.joined(flow.state)
      }
      // an error that no clause takes goes on
      flow.state = thrown
      flow.noteThrow()
    }
    flow.state = result.joined(flow.exits.removeLast().ended)
  }

  // MARK: Loops

  /// The body is walked twice: the second time with what the first may have assigned.
  private mutating func walkLoop(_ node: NodeID, _ label: NameID, _ flow: inout AssignmentFlow) {
    let kind = tree.kind(node)
    if kind == .forStmt { walkUses(tree.child(node, 2), &flow) }
    let entry = flow.state
    flow.silence += 1
    var left = walkRound(node, label, &flow)
    flow.silence -= 1
    let isOnce = kind == .repeatStmt && isLiteral(tree.child(node, 1), "f")
    flow.state = isOnce ? entry : entry.joined(flow.state)
    left = walkRound(node, label, &flow)
    let isEndless = kind != .forStmt && isLiteral(tree.child(node, kind == .repeatStmt ? 1 : 0), "t")
    flow.state = (isEndless ? .unreachable : left.skipped).joined(left.ended)
  }

  /// One way through a loop; gives what leaves it.
  private mutating func walkRound(
    _ node: NodeID, _ label: NameID, _ flow: inout AssignmentFlow
  ) -> (skipped: Assigned, ended: Assigned) {
    let kind = tree.kind(node)
    let mark = flow.scope.count
    flow.exits.append(AssignmentFlow.Exit(label: label, isLoop: true, isSwitch: false))
    if kind == .whileStmt { walkConditions(tree.child(node, 0), &flow) }
    var skipped = flow.state
    if kind == .forStmt {
      for name in boundNames(tree.child(node, 0)) { flow.scope.append((name, -1)) }
      walkUses(tree.child(node, 3), &flow)
    }
    walkBlock(tree.child(node, kind == .repeatStmt ? 0 : kind == .whileStmt ? 1 : 4), &flow)
    flow.scope.truncate(to: mark)
    let exit = flow.exits.removeLast()
    flow.state = flow.state.joined(exit.continued)
    if kind == .repeatStmt {
      walkUses(tree.child(node, 1), &flow)
      skipped = flow.state
    }
    return (skipped, exit.ended)
  }

  /// Whether a condition is `true` or `false`, by its first letter.
  func isLiteral(_ condition: NodeID, _ letter: Unicode.Scalar) -> Bool {
    guard !condition.isNone else { return false }
    if tree.kind(condition) == .conditionList {
      return tree.slots(condition).count == 1 && isLiteral(tree.slots(condition).first!, letter)
    }
    return tree.kind(condition) == .booleanLiteral && tree.bytes(tree[condition].token).first == UInt8(ascii: letter)
  }
}
