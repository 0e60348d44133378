import LayoutDiagnostics
import LayoutSema

/// Expressions to values: one case an operation, with the longer ones in files of their own.
extension Evaluator {
  func evaluate(_ id: Int32, _ frame: Frame) throws(EvaluationError) -> Value {
    let expression = program.code[Int(id)]
    steps += 1
    if steps > EvaluationLimits.steps { throw fail(.tooManySteps, Message.tooManySteps, at: expression.range) }
    switch expression.operation {
    case .void: return .void
    case .none: return .none
    case .boolean: return .boolean(expression.a != 0)
    case .integer: return .integer(Int(integerLiteral: expression))
    case .double: return .double(program.doubles[Int(expression.a)])
    case .string: return .string(program.strings[Int(expression.a)])
    case .metatype: return .metatype(NominalID(expression.a))
    case .genericType: return .genericType(NominalID(expression.c), try list(expression, frame))
    case .typedLiteral:
      return try literal(evaluate(expression.a, frame), of: evaluate(expression.b, frame), at: expression.range)
    case .typeOfValue: return typeOf(try evaluate(expression.a, frame))
    case .local: return frame.enclosing(expression.b)[Int(expression.a)]
    case .global: return try global(GlobalID(expression.a), at: expression.range)
    case .inoutArgument: return try evaluate(expression.a, frame)
    case .native: return try callNative(expression, frame)
    case .call: return try callFunction(expression, frame)
    case .arithmetic: return try arithmetic(expression, frame)
    case .sequence: return try list(expression, frame).last ?? .void
    case .bind:
      frame[Int(expression.a)] = try evaluate(expression.c, frame)
      return .boolean(true)
    case .makeCell: return .cell(cell(expression, try evaluate(expression.a, frame)))
    case .makePart:
      let place = try place(expression.a, frame)
      return .cell(Cell(try read(place, frame), target: .place(place, frame)))
    case .readCell:
      let value = try evaluate(expression.a, frame)
      guard case .cell(let cell) = value else { return value }
      if let lost, case .void = cell.value { throw fail(.unsupported, lost.message, at: lost.range) }
      return cell.value
    case .environment: return .environment(expression.c)
    case .viewBuilder: return try viewBuilder(expression, frame)
    case .closure: return .closure(Closure(FunctionID(expression.a), in: frame))
    case .structure, .tuple, .array, .dictionary, .enumCase, .field, .payload, .isCase:
      return try aggregate(expression, frame)
    case .lazyField: return try lazyField(expression, frame)
    case .callWitness, .apply: return try dynamicCall(expression, frame)
    case .negateDouble, .negateInteger, .not, .and, .or, .equal, .notEqual, .integerToDouble, .doubleToInteger,
      .interpolate, .describe:
      return try operation(expression, frame)
    case .conditional: return try evaluate(boolean(expression.a, frame) ? expression.b : expression.c, frame)
    case .coalesce, .forceUnwrap, .optionalChain, .bindOptional, .promote: return try optional(expression, frame)
    case .block, .branch, .loop, .forEach, .freshLoop, .freshForEach, .returnValue, .breakLoop, .continueLoop, .discard,
      .define, .assign, .trap, .leftOut,
      .viewIf, .raise, .deferred, .labeled, .invalid:
      return try statementValue(id, frame)
    case .attempt: return expression.b < 0 ? try attemptedValue(expression, frame) : try statementValue(id, frame)
    case .isType: return .boolean(!cast(try evaluate(expression.a, frame), expression.b).isNone)
    case .cast: return cast(try evaluate(expression.a, frame), expression.b)
    case .isOfType:
      let value = try evaluate(expression.a, frame)
      return .boolean(!cast(value, as: try evaluate(expression.b, frame)).isNone)
    case .castToType:
      let value = try evaluate(expression.a, frame)
      return cast(value, as: try evaluate(expression.b, frame))
    }
  }

  /// A condition.
  func boolean(_ id: Int32, _ frame: Frame) throws(EvaluationError) -> Bool { try evaluate(id, frame).boolean }

  /// The operands of a list operation, evaluated from left to right.
  func list(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> [Value] {
    let start = Int(expression.a)
    let count = Int(expression.b)
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in start..<start + count { values.append(try evaluate(program.operands[index].index, frame)) }
    return values
  }

  /// The value of a variable at file scope or a stored static, computed at its first use.
  func global(_ id: GlobalID, at range: SourceRange) throws(EvaluationError) -> Value {
    let index = Int(id.index)
    switch globals[index] {
    case .value(let value): return value
    case .running:
      throw fail(.circularValue, Message.circularValue(text(program[id].name)), at: program[id].range)
    case .untouched: break
    }
    let global = program[id]
    if program[global.value].operation == .invalid { throw failForeign(in: global.range) }
    globals[index] = .running
    let frame = Frame([], slotCount: Int(global.slotCount), outer: nil)
    var isKnown = false
    defer { if !isKnown { globals[index] = .untouched } }
    let value = try evaluate(global.value.index, frame)
    isKnown = true
    globals[index] = .value(value)
    name(value, after: global.name)
    return value
  }

  private func aggregate(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    switch expression.operation {
    case .structure:
      let nominal = NominalID(expression.c)
      let fields = try fields(expression, frame)
      return program[nominal].isClass
        ? .object(Object(nominal, fields, in: states.layout, isOfReport: isReporting)) : .structure(nominal, fields)
    case .tuple: return .tuple(try list(expression, frame))
    case .array: return array(try list(expression, frame), isSet: expression.c == 1)
    case .dictionary: return dictionary(try list(expression, frame))
    case .enumCase:
      let nominal = NominalID(expression.c >> 16)
      return .enumCase(nominal, expression.c & 0xFFFF, try list(expression, frame))
    case .field, .payload:
      let parts = try evaluate(expression.a, frame).parts
      guard Int(expression.b) < parts.count else { return .none }
      if let lost, case .void = parts[Int(expression.b)] { throw fail(.unsupported, lost.message, at: lost.range) }
      return parts[Int(expression.b)]
    default: return .boolean(try evaluate(expression.a, frame).caseIndex == Int(expression.b))
    }
  }

  /// The fields of a structure; one that an initialiser has yet to set is void until then.
  private func fields(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(Int(expression.b))
    for index in Int(expression.a)..<Int(expression.a + expression.b) {
      let field = program.operands[index].index
      let isUnset = program.code[Int(field)].operation == .invalid
      values.append(isUnset ? .void : try evaluate(field, frame))
    }
    return values
  }

  /// An array, or a set of what differs.
  private func array(_ elements: [Value], isSet: Bool) -> Value {
    isSet ? set(of: elements) : .array(elements)
  }

  private func optional(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    switch expression.operation {
    case .coalesce:
      let value = try evaluate(expression.a, frame)
      if value.isNone { return try evaluate(expression.b, frame) }
      return expression.c == 1 ? value : value.unwrapped
    case .promote:
      var value = try evaluate(expression.a, frame)
      for _ in 0..<expression.b { value = value.promoted }
      return value
    case .forceUnwrap:
      let value = try evaluate(expression.a, frame)
      if value.isNone { throw fail(.unexpectedNil, Message.unexpectedNil, at: expression.range) }
      return value.unwrapped
    case .optionalChain:
      let value = try evaluate(expression.a, frame)
      if value.isNone { return .none }
      frame[Int(expression.c)] = value.unwrapped
      return try evaluate(expression.b, frame)
    default:
      let value = try evaluate(expression.c, frame)
      if !value.isNone { frame[Int(expression.a)] = value.unwrapped }
      return .boolean(!value.isNone)
    }
  }
}

extension Int {
  /// The constant of an ``Operation/integer``: the low half in a, the high half in b.
  init(integerLiteral expression: Expression) {
    let low = UInt64(UInt32(bitPattern: expression.a))
    let high = UInt64(UInt32(bitPattern: expression.b))
    self = Int(truncatingIfNeeded: high << 32 | low)
  }
}
