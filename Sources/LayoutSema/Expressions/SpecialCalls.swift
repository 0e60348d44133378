import LayoutDiagnostics
import LayoutSyntax

/// Calls that the language itself knows, which no declaration of the library could say: what describes a value, what ends
/// the program, and what an initialiser hands on to another one. They are told by their names before anything is looked up.
extension Checker {
  /// `String(describing: value)`, which is what an interpolation of the value is.
  mutating func inferDescription(_ callee: NodeID, _ list: NodeID) -> Typed? {
    guard tree.kind(callee) == .identifierExpr, tree.name(callee) == known.stringName, tree.elements(list).count == 1,
      let argument = tree.elements(list).first, tree.kind(argument) == .argument,
      tree.label(argument) == known.describing
    else { return nil }
    let range = tree.range(callee)
    let value = inferDescribed(tree.child(argument, 0))
    if value.isFailed { return Typed(type: knownTypes.string, code: .none) }
    let text = emit(.interpolate, list: [described(value, range)], at: range)
    return Typed(type: knownTypes.string, code: text)
  }

  /// `fatalError("…")`, `precondition(c, "…")` and their like end the program with a message.
  mutating func inferTrap(_ node: NodeID, _ callee: NodeID, _ list: NodeID) -> Typed? {
    guard tree.kind(callee) == .identifierExpr else { return nil }
    let name = tree.name(callee)
    let isCondition = name == known.precondition || name == known.assert
    guard isCondition || known.terminators.contains(name), table.first(NominalID(-1), name).isNone else { return nil }
    let arguments = tree.elements(list)
    let range = tree.range(node)
    var condition = ExpressionID.none
    if isCondition, let first = arguments.first {
      condition = check(tree.child(first, 0), knownTypes.bool, for: .condition).code
    }
    var message = ExpressionID.none
    if let next = arguments.dropFirst(isCondition ? 1 : 0).first {
      message = check(tree.child(next, 0), knownTypes.string, for: .argument).code
    }
    let trap = emit(.trap, a: message.index, at: range)
    guard isCondition else { return Typed(type: knownTypes.never.isNone ? .void : knownTypes.never, code: trap) }
    let negated = emit(.not, a: operand(condition), at: range)
    return Typed(type: .void, code: emit(.branch, a: negated.index, b: trap.index, c: -1, at: range))
  }

  /// `self.init(text)!`: what the initialiser does not make ends the program.
  mutating func delegatedOrTrap(_ call: NodeID, _ made: Typed, at range: SourceRange) -> Typed? {
    guard made.type == .void, tree.kind(call) == .callExpr, !body.frames.isEmpty, frame.isInitializer,
      tree.name(tree.child(call, 0)) == known.initName, let place = local(known.selfName)
    else { return nil }
    let held = emit(.forceUnwrap, a: operand(read(place, at: range).code), at: range)
    return Typed(type: .void, code: emit(.sequence, list: [made.code, held, emit(.void, at: range)], at: range))
  }

  /// `self.init(…)` in an initialiser: replaces `self`. `super.init(…)` of a parent that is
  /// not here has nothing to do.
  mutating func inferDelegation(_ node: NodeID, _ callee: NodeID, _ list: NodeID) -> Typed? {
    guard tree.name(callee) == known.initName, !body.frames.isEmpty, frame.isInitializer else { return nil }
    let base = tree.child(callee, 0)
    guard !base.isNone, tree.kind(base) == .identifierExpr else { return nil }
    if tree.name(base) == known.superName {
      let site = pushSite(node, callee, list, .none, scratch.candidates.count)
      defer { scratch.arguments.truncate(to: site.arguments) }
      return superInitialized(site) ?? Typed(type: .void, code: emit(.void, at: tree.range(node)))
    }
    guard tree.name(base) == known.selfName, let place = local(known.selfName) else { return nil }
    let site = pushSite(node, callee, list, .none, scratch.candidates.count)
    defer { scratch.arguments.truncate(to: site.arguments) }
    let made = construct(context.selfType, site)
    if made.type.isError { return .error }
    let target = read(place, at: tree.range(base)).code
    let code = emit(.assign, a: target.index, b: operand(made.code), at: tree.range(node))
    return Typed(type: .void, code: code)
  }
}
