import LayoutDiagnostics
import LayoutSyntax

/// Making a plan of a call that has just been checked, by looking at the code that came out.
///
/// Nothing is assumed of how calls are checked: each operand has to be an argument, the base, or a default value
/// that all calls share; each argument has to be what its step would write. Whatever else a call needs (types that are passed on,
/// cells, copies of places) shows in its code as something that no plan has a word for, and then there is none.
extension Checker {
  /// A call before it is checked: what plans compare with what is there afterwards.
  struct PlanMark {
    var call: PlannedCall
    var number: Int
    var code: Int
    var diagnostics: Int
  }

  mutating func notePlan(_ mark: PlanMark, _ site: CallSite, _ value: Typed) {
    guard !value.isFailed, diagnostics.count == mark.diagnostics, value.code.index >= Int32(mark.code),
      !lastCall.isNone, value.type != knownTypes.never, table[lastCall].flags.isDisjoint(with: .isToldAtCalls)
    else { return }
    let row = program[value.code]
    switch row.operation {
    case .native, .call, .structure, .enumCase: break
    default: return
    }
    guard row.range == site.range, let steps = planSteps(mark, site), let operands = planOperands(mark, site, row)
    else { return }
    let isTypedByContent = tells(steps, signature(lastCall))
    if isTypedByContent, !isToldByContent(steps, mark.call, value.type) { return }
    let firstStep = plans.steps.count
    let firstOperand = plans.operands.count
    plans.steps += steps
    plans.operands += operands
    plans[mark.number] = CallPlan(
      declaration: lastCall, operation: row.operation, callee: row.c, result: value.type,
      steps: firstStep..<plans.steps.count, operands: firstOperand..<plans.operands.count,
      isTypedByContent: isTypedByContent)
  }

  // MARK: Arguments

  private mutating func planSteps(_ mark: PlanMark, _ site: CallSite) -> [PlanStep]? {
    let signature = self.signature(lastCall)
    var steps: [PlanStep] = []
    for index in site.arguments..<scratch.arguments.count {
      let argument = scratch.arguments[index]
      guard argument.parameter >= 0, argument.parameter < signature.parameterCount,
        let step = planStep(argument, parameter(signature, Int(argument.parameter)), mark)
      else { return nil }
      if case .content = step {
      } else if case .content? = steps.last {
        return nil
      }
      steps.append(step)
    }
    return steps
  }

  private mutating func planStep(_ argument: Argument, _ parameter: Parameter, _ mark: PlanMark) -> PlanStep? {
    guard parameter.flags.isDisjoint(with: [.isVariadic, .isInOut, .isAutoclosure, .isEffect]),
      argument.code.index >= Int32(mark.code)
    else { return nil }
    let row = program[argument.code]
    if parameter.flags.contains(.isAction) {
      return row.operation == .void ? .action(mayWait: parameter.flags.contains(.isAsync)) : nil
    }
    guard row.range == tree.range(argument.value) else { return nil }
    switch (tree.kind(argument.value), row.operation) {
    case (.integerLiteral, .integer): return .integer
    case (.integerLiteral, .double), (.floatLiteral, .double): return .double
    case (.stringLiteral, .interpolate) where row.c == 2: return .title
    case (.stringLiteral, .interpolate) where row.c == 1: return .localized
    case (.stringLiteral, .string), (.stringLiteral, .interpolate):
      return isMarkedTitle(parameter.type, lastCall) ? .title : .string
    case (.booleanLiteral, .boolean): return .boolean
    case (.nilLiteral, .none): return PlanStep.none
    case (.implicitMemberExpr, .global): return .member(argument.code)
    case (.implicitMemberExpr, .native), (.implicitMemberExpr, .call), (.implicitMemberExpr, .enumCase):
      return row.b == 0 ? .member(argument.code) : nil
    case (.closureExpr, .closure): return contentStep(argument, parameter)
    default: return nil
    }
  }

  private mutating func contentStep(_ argument: Argument, _ parameter: Parameter) -> PlanStep? {
    let function = types.unwrapped(parameter.type)
    guard parameter.flags.contains(.isViewBuilder), types.kind(function) == .function,
      types.parameterCount(function) == 0, types.kind(argument.type) == .function
    else { return nil }
    return .content(types.result(argument.type), parameter: Int(argument.parameter))
  }

  // MARK: Operands

  private mutating func planOperands(_ mark: PlanMark, _ site: CallSite, _ row: Expression) -> [PlanOperand]? {
    var result: [PlanOperand] = []
    for index in Int(row.a)..<Int(row.a + row.b) {
      guard let operand = planOperand(program.operands[index], mark, site) else { return nil }
      result.append(operand)
    }
    return result
  }

  private mutating func planOperand(_ code: ExpressionID, _ mark: PlanMark, _ site: CallSite) -> PlanOperand? {
    if let base = mark.call.base, code == base.code { return .base }
    for index in site.arguments..<scratch.arguments.count where scratch.arguments[index].code == code {
      return .argument(index - site.arguments)
    }
    if isDefault(code) { return .shared(code) }
    if code.index < Int32(mark.code) { return nil }
    let row = program[code]
    let isFresh = (row.operation == .none || row.operation == .void) && row.range == site.range
    return isFresh ? .fresh(row.operation) : nil
  }

  /// Whether code is the default value of a parameter, which all calls share.
  private mutating func isDefault(_ code: ExpressionID) -> Bool {
    let signature = self.signature(lastCall)
    for index in 0..<Int(signature.parameterCount) where parameter(signature, index).defaultValue == code {
      return true
    }
    return false
  }

  // MARK: Types

  /// Whether the type of a call depends on its content.
  private mutating func tells(_ steps: [PlanStep], _ signature: Signature) -> Bool {
    guard types.isGeneric(signature.result) else { return false }
    return steps.contains { if case .content = $0 { true } else { false } }
  }

  /// Whether content alone tells the type, whatever views it is made of.
  private mutating func isToldByContent(_ steps: [PlanStep], _ call: PlannedCall, _ type: TypeID) -> Bool {
    let signature = self.signature(lastCall)
    guard signature.requirementCount == 0, call.hint.isNone || types.kind(call.hint) == .opaque else { return false }
    let owner = table[lastCall].owner
    if call.base == nil, owner.index < 0 || table[owner].name != tree.name(call.callee) { return false }
    var contents: [(parameter: Int, type: TypeID)] = []
    for step in steps {
      guard case .content(let type, let index) = step else { continue }
      let told = types.result(types.unwrapped(parameter(signature, index).type))
      guard types.kind(told) != .parameter || constraints(of: told).allSatisfy({ $0 == knownTypes.view }) else {
        return false
      }
      contents.append((index, type))
    }
    return resultType(lastCall, of: contents, call) == type
  }
}
