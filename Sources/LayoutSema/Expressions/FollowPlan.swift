import LayoutDiagnostics
import LayoutSyntax

/// A call that looks like one that was checked before: its arguments are read as they were there, and the code around them
/// is the same. Values come before content in the list of arguments, so a literal that does not fit after all (it is too
/// large) is found before anything else has been read, and the call is checked like any other.
extension Checker {
  mutating func follow(_ plan: CallPlan, _ call: PlannedCall) -> Typed? {
    let start = scratch.operands.count
    let typesStart = scratch.contentTypes.count
    defer {
      scratch.operands.truncate(to: start)
      scratch.contentTypes.truncate(to: typesStart)
    }
    let first = Int(tree[call.list].childStart) - plan.steps.lowerBound
    var isSameContent = true
    var failed = false
    for step in plan.steps {
      let argument = tree.children[first + step]
      let value = tree.children[Int(tree[argument].childStart)]
      let code: ExpressionID
      if case .content(let type, _) = plans.steps[step] {
        let content = self.content(value)
        scratch.contentTypes.append(content.type)
        isSameContent = isSameContent && content.type == type
        failed = failed || content.isFailed
        code = content.code
      } else {
        guard let read = argumentCode(value, argument, plans.steps[step]) else { return nil }
        code = read
      }
      scratch.operands.append(code)
    }
    let type = isSameContent || !plan.isTypedByContent ? plan.result : resultType(plan, call, typesStart)
    if failed { return Typed(type: type, code: .none) }
    lastCall = plan.declaration
    return Typed(type: type, code: emitCall(plan, call, start))
  }

  /// The code of an argument that is no content; nil for a number that its type has no room for.
  private mutating func argumentCode(_ value: NodeID, _ argument: NodeID, _ step: PlanStep) -> ExpressionID? {
    let range = tree.range(value)
    switch step {
    case .integer:
      return NumberText.integer(tree, tree[value].token, isNegative: false).map { emitInteger($0, at: range) }
    case .double: return NumberText.double(tree, tree[value].token).map { emitDouble($0, at: range) }
    case .string:
      return StringText.plain(tree, value).map { emitString($0, at: range) } ?? inferLiteral(value, .none).code
    case .localized:
      body.expectTitle(true)
      return inferLiteral(value, .none).code
    case .title: return titleCode(value)
    case .boolean: return inferLiteral(value, .none).code
    case .none: return emit(.none, at: range)
    case .action(let mayWait):
      noteAction(value, mayWait: mayWait)
      return emit(.void, at: tree.range(argument))
    case .member(let code):
      program.code.append(program[code])
      program.code[program.code.count - 1].range = range
      return ExpressionID(Int32(program.code.count - 1))
    case .content: return nil
    }
  }

  private mutating func emitCall(_ plan: CallPlan, _ call: PlannedCall, _ start: Int) -> ExpressionID {
    let range = callRange(call.node, call.callee)
    let first = program.operands.count
    for index in plan.operands {
      switch plans.operands[index] {
      case .base: program.operands.append(call.base?.code ?? invalid)
      case .argument(let number): program.operands.append(scratch.operands[start + number])
      case .shared(let code): program.operands.append(code)
      case .fresh(let operation): program.operands.append(emit(operation, at: range))
      }
    }
    return emit(plan.operation, a: Int32(first), b: Int32(plan.operands.count), c: plan.callee, at: range)
  }

  /// The type of a call whose content has other types than that of the first one.
  private mutating func resultType(_ plan: CallPlan, _ call: PlannedCall, _ start: Int) -> TypeID {
    var next = start
    var contents: [(parameter: Int, type: TypeID)] = []
    for step in plan.steps {
      guard case .content(_, let parameter) = plans.steps[step] else { continue }
      contents.append((parameter, scratch.contentTypes[next]))
      next += 1
    }
    return resultType(plan.declaration, of: contents, call)
  }

  /// What a call gives whose generic parameters are told by content.
  mutating func resultType(
    _ id: DeclarationID, of contents: [(parameter: Int, type: TypeID)], _ call: PlannedCall
  ) -> TypeID {
    let signature = self.signature(id)
    let owner = table[id].owner
    let made = owner.index < 0 ? TypeID.none : table[owner].type
    let mark = openAll(id, signature, MemberBase(type: call.base?.type ?? made, value: call.base?.code ?? .none))
    defer { close(mark) }
    for content in contents {
      let declared = types.unwrapped(parameter(signature, content.parameter).type)
      _ = unify(types.result(declared), content.type)
    }
    return substitute(signature.result)
  }
}
