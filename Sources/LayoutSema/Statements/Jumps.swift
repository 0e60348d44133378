import LayoutDiagnostics
import LayoutSyntax

/// What leaves a body out of turn: errors and their handlers, and jumps to a label.
extension Checker {
  mutating func throwStatement(_ node: NodeID, _ code: inout [ExpressionID]) {
    let error = knownTypes.error.index < 0 ? TypeID.none : types.opaque(knownTypes.error)
    let wanted = frame.thrown.isNone ? error : frame.thrown
    let value = check(tree.child(node, 0), wanted, for: .argument)
    if value.isFailed { return }
    body.thrown.note(value.type)
    code.append(emit(.raise, a: value.code.index, at: tree.range(node)))
  }

  /// `do { … } catch … { … }`: the clauses are tried in turn; an error that fits none of them goes on.
  mutating func doStatement(_ node: NodeID) -> ExpressionID {
    let clauses = tree.slots(node).dropFirst()
    if clauses.isEmpty { return block(tree.child(node, 0)) }
    let (inner, thrownType) = throwingBlock(node)
    let range = tree.range(node)
    let slot = newSlot()
    let type = thrownType ?? (knownTypes.error.index < 0 ? TypeID.error : types.opaque(knownTypes.error))
    let thrown = emit(.local, a: slot, at: range)
    var branches: [(condition: ExpressionID, body: ExpressionID)] = []
    for clause in clauses { branches.append(catchClause(clause, Typed(type: type, code: thrown), slot)) }
    var handler = emit(.raise, a: thrown.index, at: range)
    for branch in branches.reversed() {
      handler = emit(.branch, a: branch.condition.index, b: branch.body.index, c: handler.index, at: range)
    }
    return emit(.attempt, a: inner.index, b: handler.index, c: slot, at: range)
  }

  /// The block of a `do`, and the type of all errors in it if they have the same: that behind `throws`, or the one that all
  /// functions which it tries say that they throw.
  private mutating func throwingBlock(_ node: NodeID) -> (code: ExpressionID, thrown: TypeID?) {
    let written = thrownType(from: tree[node].token)
    let (outer, outerThrown) = (body.thrown, frame.thrown)
    body.thrown = ThrownTypes()
    if !written.isNone { frame.thrown = written }
    let inner = block(tree.child(node, 0))
    let found = written.isNone ? body.thrown.only : written
    (body.thrown, frame.thrown) = (outer, outerThrown)
    return (inner, found)
  }

  /// What a declaration says that it throws: `throws(ParseError)`.
  mutating func thrownType(of id: DeclarationID) -> TypeID {
    let row = table[id]
    guard row.file > 0, row.kind == .function || row.kind == .initializer else { return .none }
    var place = context(of: id)
    place.scope = row.genericScope
    return enter(file: row.file, place) { $0.thrownType(from: $0.tree[row.node].first) }
  }

  /// The type in the parentheses behind the first `throws` before a brace.
  private mutating func thrownType(from token: TokenID) -> TypeID {
    var index = Int(token.index)
    while index + 2 < tree.tokens.count, tree.tokens[index].kind != .leftBrace {
      if tree.tokens[index].kind == .kwThrows, tree.tokens[index + 1].kind == .leftParen {
        return namedType(at: index + 2)
      }
      index += 1
    }
    return .none
  }

  /// The type that names with dots between them mean.
  private mutating func namedType(at start: Int) -> TypeID {
    var index = start
    guard tree.tokens[index].kind == .identifier else { return .none }
    var type = lookupType(tree.tokens[index].name, context.scope)
    while index + 2 < tree.tokens.count, tree.tokens[index + 1].kind != .rightParen, !type.isNone {
      index += 2
      type = memberType(type, tree.tokens[index].name)
    }
    guard !type.isNone, types.kind(type) == .nominal else { return .none }
    return table[NominalID(types[type].a)].kind == .proto ? .none : type
  }

  private mutating func catchClause(
    _ node: NodeID, _ error: Typed, _ slot: Int32
  ) -> (condition: ExpressionID, body: ExpressionID) {
    let mark = body.locals.count
    defer { body.locals.removeLast(body.locals.count - mark) }
    let range = tree.range(node)
    let items = tree.elements(tree.child(node, 0))
    var condition = ExpressionID.none
    if items.allSatisfy({ tree.child($0, 0).isNone }) {
      condition = emit(.boolean, a: 1, at: range)
      body.locals.append(
        Local(
          name: known.errorName, slot: slot, frame: Int32(body.frames.count - 1), type: error.type, isLet: true,
          range: range))
    }
    var bound: Int?
    for item in items {
      if tree.child(item, 0).isNone {
        condition = guarded(condition, item)
        continue
      }
      var code = caseItem(item, error)
      if let bound { code = sharing(code, mark..<bound, at: range) } else { bound = body.locals.count }
      condition = condition.isNone ? code : emit(.or, a: condition.index, b: code.index, at: range)
    }
    return (condition, block(tree.child(node, 1)))
  }

  /// `break` and `continue`, which leave a loop or a switch of the same function.
  mutating func jumpStatement(_ node: NodeID, _ code: inout [ExpressionID]) {
    let isBreak = tree.kind(node) == .breakStmt
    if tree.label(node) == .empty, frame.loops == 0, !isBreak || frame.switches == 0 {
      report(
        .misplacedDeclaration,
        isBreak
          ? "unlabeled 'break' is only allowed inside a loop or switch" : "'continue' is only allowed inside a loop",
        at: tree.range(tree[node].first))
    }
    code.append(emit(isBreak ? .breakLoop : .continueLoop, a: jumpLabel(node), at: tree.range(node)))
  }

  /// The block of a loop.
  mutating func loopBlock(_ node: NodeID) -> ExpressionID {
    frame.loops += 1
    defer { frame.loops -= 1 }
    return block(node)
  }

  private func jumpLabel(_ node: NodeID) -> Int32 {
    let label = tree.label(node)
    return label == .empty ? -1 : Int32(bitPattern: label.index)
  }

  /// A loop with a label: `break` to it ends the whole, `continue` to it one run of its body.
  mutating func labeledStatement(_ node: NodeID, _ code: inout [ExpressionID]) {
    let range = tree.range(node)
    let label = Int32(bitPattern: tree.label(node).index)
    let start = code.count
    statement(tree.child(node, 0), &code)
    guard code.count == start + 1 else { return }
    let loop = code[start]
    switch program[loop].operation {
    case .loop, .freshLoop:
      let inner = program[loop].b
      program.code[Int(loop.index)].b = emit(.labeled, a: inner, b: label, c: 1, at: range).index
    case .forEach, .freshForEach:
      let inner = program[loop].c
      program.code[Int(loop.index)].c = emit(.labeled, a: inner, b: label, c: 1, at: range).index
    default: break
    }
    code[start] = emit(.labeled, a: loop.index, b: label, at: range)
  }
}

/// What the errors of a stretch of code are.
struct ThrownTypes {
  private var type = TypeID.none
  private var isMixed = false

  /// The type of all of them, if they have the same.
  var only: TypeID? { isMixed || type.isNone ? nil : type }

  /// Notes one more; `.none` is an error of any type.
  mutating func note(_ other: TypeID) {
    isMixed = isMixed || other.isNone || !type.isNone && type != other
    type = other
  }
}
