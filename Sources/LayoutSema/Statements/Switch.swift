import LayoutDiagnostics
import LayoutSyntax

/// A `switch` as a list of conditions and bodies, in order: the first condition that holds decides.
struct SwitchLowering {
  struct Branch {
    var condition: ExpressionID
    var body: ExpressionID
    var isDefault: Bool
    var type = TypeID.none
    /// Whether the next case's body follows this one's.
    var fallsThrough = false
  }

  /// Defines the local that holds the subject.
  var subject: ExpressionID
  var branches: [Branch]
}

extension Checker {
  mutating func switchStatement(_ node: NodeID) -> ExpressionID {
    var lowered = switchCases(node) { $0.caseBlock($1) }
    let range = tree.range(node)
    for index in lowered.branches.indices.dropLast().reversed() where lowered.branches[index].fallsThrough {
      let bodies = [lowered.branches[index].body, lowered.branches[index + 1].body]
      lowered.branches[index].body = emit(.block, list: bodies, at: range)
    }
    var otherwise: Int32 = -1
    for branch in lowered.branches.reversed() {
      otherwise = emit(.branch, a: branch.condition.index, b: operand(branch.body), c: otherwise, at: range).index
    }
    let list = otherwise < 0 ? [lowered.subject] : [lowered.subject, ExpressionID(otherwise)]
    let whole = emit(.block, list: list, at: range)
    // a `break` without a label that stands deeper inside of a case leaves the switch, not the loop around it
    return hasBreak(tree.slots(node)) ? emit(.labeled, a: whole.index, b: -1, at: range) : whole
  }

  private func hasBreak(_ items: ArraySlice<NodeID>) -> Bool {
    items.contains { node in
      if node.isNone { return false }
      switch tree.kind(node) {
      case .breakStmt: return tree[node].label.isNone
      case .ifStmt, .guardStmt, .switchCase, .codeBlock, .doStmt, .catchClause: return hasBreak(tree.slots(node))
      default: return false
      }
    }
  }

  /// A case's statements; a `break` at the end leaves the switch, which ends there anyway, and a `fallthrough` is the
  /// switch's.
  private mutating func caseBlock(_ block: NodeID) -> ExpressionID {
    let mark = body.locals.count
    defer { body.locals.removeLast(body.locals.count - mark) }
    var code: [ExpressionID] = []
    var items = tree.elements(block)
    if let last = items.last, !last.isNone, tree.kind(last) == .breakStmt, tree[last].label.isNone {
      items = items.dropLast()
    }
    if endsInFallthrough(block) { items = items.dropLast() }
    statements(items, &code)
    return emit(.block, list: code, at: block.isNone ? SourceRange(at: 0) : tree.range(block))
  }

  private func endsInFallthrough(_ block: NodeID) -> Bool {
    guard let last = tree.elements(block).last, !last.isNone else { return false }
    return tree.kind(last) == .fallthroughStmt
  }

  /// Reads the subject and all cases; `lower` makes the body of each.
  mutating func switchCases(
    _ node: NodeID, _ lower: (inout Checker, NodeID) -> ExpressionID
  ) -> SwitchLowering {
    let subjectNode = tree.child(node, 0)
    let subject = infer(subjectNode)
    let slot = newSlot()
    let define = emit(.define, a: slot, c: operand(subject.code), at: tree.range(node))
    var result = SwitchLowering(subject: define, branches: [])
    var covered = SwitchCoverage()
    frame.switches += 1
    defer { frame.switches -= 1 }
    for element in switchCaseNodes(node) {
      checkPlace(of: element, behindDefault: result.branches.contains { $0.isDefault })
      let mark = body.locals.count
      let isDefault = tree[element].flags.contains(.isDefault)
      let range = tree.range(element)
      var condition = ExpressionID.none
      var bound: Int?
      for item in tree.elements(tree.child(element, 0)) {
        var code = caseItem(item, slot, subject.type, &covered)
        if let bound { code = sharing(code, mark..<bound, at: range) } else { bound = self.body.locals.count }
        condition = condition.isNone ? code : emit(.or, a: condition.index, b: code.index, at: range)
      }
      if isDefault || condition.isNone {
        condition = emit(.boolean, a: 1, at: range)
        covered.isExhaustive = true
      }
      let body = lower(&self, tree.child(element, 1))
      self.body.locals.removeLast(self.body.locals.count - mark)
      var branch = SwitchLowering.Branch(condition: condition, body: body, isDefault: isDefault)
      branch.fallsThrough = endsInFallthrough(tree.child(element, 1))
      result.branches.append(branch)
    }
    if !subject.type.isError { checkExhaustive(node, subject.type, covered) }
    return result
  }

  /// A further pattern of a case binds the names of the first one, whichever of them fits: `case .a(let x), .b(let x)`.
  mutating func sharing(_ test: ExpressionID, _ first: Range<Int>, at range: SourceRange) -> ExpressionID {
    let own = Array(body.locals[first.upperBound...])
    body.locals.removeLast(own.count)
    var code = test
    for local in own {
      guard let same = body.locals[first].last(where: { $0.name == local.name && $0.name != .empty }) else { continue }
      let value = emit(.local, a: local.slot, at: range)
      let bind = emit(.bind, a: same.slot, c: value.index, at: range)
      code = emit(.and, a: operand(code), b: bind.index, at: range)
    }
    return code
  }

  /// Each case has something to do, and the one for all the rest is the last.
  private mutating func checkPlace(of element: NodeID, behindDefault: Bool) {
    if tree[element].flags.contains(.hasError) { return }
    let block = tree.child(element, 1)
    if behindDefault {
      report(
        .notExhaustive, "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
        at: tree.range(tree[element].first))
    } else if tree.elements(block).isEmpty {
      let label = tree[element].flags.contains(.isDefault) ? "default" : "case"
      report(
        .missingBody, "'\(label)' label in a 'switch' must have at least one executable statement",
        at: tree.range(tree[element].first))
    }
  }

  private func switchCaseNodes(_ node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    for element in tree.slots(node).dropFirst() where !element.isNone {
      if tree.kind(element) == .ifConfig {
        result += activeItems(element).filter { tree.kind($0) == .switchCase }
      } else if tree.kind(element) == .switchCase {
        result.append(element)
      }
    }
    return result
  }

  private mutating func caseItem(
    _ node: NodeID, _ slot: Int32, _ type: TypeID, _ covered: inout SwitchCoverage
  ) -> ExpressionID {
    let pattern = tree.child(node, 0)
    let value = Typed(type: type, code: emit(.local, a: slot, at: tree.range(node)))
    let known = diagnostics.count
    let test = self.pattern(pattern, value)
    let isUnknown = diagnostics.count > known && diagnostics.last?.id == .unknownMember
    if isUnknown || tree[pattern].flags.contains(.hasError) { covered.unknown += 1 }
    if tree.child(node, 1).isNone { covered.add(coveredCase(pattern)) }
    return guarded(test, node)
  }

  /// A pattern and what is demanded behind it, of a `catch`.
  mutating func caseItem(_ node: NodeID, _ value: Typed) -> ExpressionID {
    guarded(pattern(tree.child(node, 0), value), node)
  }

  /// A pattern's test with the condition behind its `where`.
  mutating func guarded(_ test: ExpressionID, _ node: NodeID) -> ExpressionID {
    let guardNode = tree.child(node, 1)
    if guardNode.isNone { return test }
    let condition = check(guardNode, knownTypes.bool, for: .condition)
    return emit(.and, a: test.index, b: operand(condition.code), at: tree.range(node))
  }

  /// `if case pattern = value`.
  mutating func caseCondition(_ node: NodeID) -> ExpressionID {
    let value = infer(tree.child(node, 1))
    let slot = newSlot()
    let range = tree.range(node)
    let define = emit(.bind, a: slot, c: operand(value.code), at: range)
    let held = Typed(type: value.type, code: emit(.local, a: slot, at: range))
    let test = pattern(tree.child(node, 0), held)
    return emit(.and, a: define.index, b: test.index, at: range)
  }
}
