package import LayoutDiagnostics
import LayoutSema

/// Operators of the language, by operand type. Integers trap where Swift's trap, as diagnostics; floating-point numbers
/// follow IEEE 754 and never do.
extension Evaluator {
  func operation(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    switch expression.operation {
    case .negateDouble: return .double(-(try evaluate(expression.a, frame).double))
    case .negateInteger:
      return try integer(0.subtractingReportingOverflow(try evaluate(expression.a, frame).integer), expression)
    case .not: return .boolean(!(try boolean(expression.a, frame)))
    case .and: return .boolean(try boolean(expression.a, frame) ? try boolean(expression.b, frame) : false)
    case .or: return .boolean(try boolean(expression.a, frame) ? true : try boolean(expression.b, frame))
    case .equal: return .boolean(try areEqual(expression, frame))
    case .notEqual: return .boolean(try !areEqual(expression, frame))
    case .integerToDouble: return .double(Double(try evaluate(expression.a, frame).integer))
    case .doubleToInteger: return try truncate(try evaluate(expression.a, frame).double, expression)
    case .describe: return .string(description(of: try evaluate(expression.a, frame), expression.b))
    default:
      let text = try interpolate(expression, frame)
      return expression.c == 2 ? title(text, at: expression.range) : .string(text)
    }
  }

  func arithmetic(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    let left = try evaluate(expression.a, frame)
    let right = try evaluate(expression.b, frame)
    guard let operation = Arithmetic(rawValue: expression.c) else { return .void }
    switch operation {
    case .addDouble: return .double(left.double + right.double)
    case .subtractDouble: return .double(left.double - right.double)
    case .multiplyDouble: return .double(left.double * right.double)
    case .divideDouble: return .double(left.double / right.double)
    case .remainderDouble: return .double(left.double.truncatingRemainder(dividingBy: right.double))
    case .lessDouble: return .boolean(left.double < right.double)
    case .lessEqualDouble: return .boolean(left.double <= right.double)
    case .greaterDouble: return .boolean(left.double > right.double)
    case .greaterEqualDouble: return .boolean(left.double >= right.double)
    case .lessInteger: return .boolean(left.integer < right.integer)
    case .lessEqualInteger: return .boolean(left.integer <= right.integer)
    case .greaterInteger: return .boolean(left.integer > right.integer)
    case .greaterEqualInteger: return .boolean(left.integer >= right.integer)
    case .lessString: return .boolean(left.string < right.string)
    case .lessEqualString: return .boolean(left.string <= right.string)
    case .greaterString: return .boolean(left.string > right.string)
    case .greaterEqualString: return .boolean(left.string >= right.string)
    case .addInteger, .subtractInteger, .multiplyInteger, .divideInteger, .remainderInteger:
      return try integerArithmetic(operation, left.integer, right.integer, expression)
    case .lessValue: return .boolean(isLess(left, right))
    case .lessEqualValue: return .boolean(!isLess(right, left))
    case .greaterValue: return .boolean(isLess(right, left))
    case .greaterEqualValue: return .boolean(!isLess(left, right))
    case .addValue, .subtractValue, .multiplyValue, .divideValue, .remainderValue:
      return try genericArithmetic(operation, left, right, expression)
    case .concatenate: return try concatenate(left, right, expression)
    case .rangeHalfOpen: return try range(left, right, expression)
    case .rangeClosed:
      guard case .integer = left else { return try range(left, right, expression) }
      if right.integer == .max { throw fail(.arithmeticOverflow, Message.overflow, at: expression.range) }
      return try range(left.integer, right.integer + 1, expression)
    }
  }

  /// Two numbers of one type that only their values tell; an integer beside a floating-point number was a literal.
  private func genericArithmetic(
    _ operation: Arithmetic, _ left: Value, _ right: Value, _ expression: Expression
  ) throws(EvaluationError) -> Value {
    let offset = operation.rawValue - Arithmetic.addValue.rawValue
    if case .integer(let a) = left, case .integer(let b) = right {
      let integer = Arithmetic(rawValue: Arithmetic.addInteger.rawValue + offset) ?? .addInteger
      return try integerArithmetic(integer, a, b, expression)
    }
    // an integer beside a number of the program's was its `.zero`
    if operation == .addValue, case .integer(0) = left, case .structure = right { return right }
    if operation == .addValue, case .integer(0) = right, case .structure = left { return left }
    if case .structure(let type, _) = left, known.arithmetic.indices.contains(Int(offset)),
      let function = known.arithmetic[Int(offset)].flatMap({ program[type].witness($0) })
    {
      return try call(function, [left, right], at: expression.range)
    }
    if let result = try sizedArithmetic(operation, left, right, at: expression.range) { return result }
    guard left.isNumber, right.isNumber else { throw fail(.unsupported, Message.ownArithmetic, at: expression.range) }
    switch operation {
    case .addValue: return .double(left.double + right.double)
    case .subtractValue: return .double(left.double - right.double)
    case .multiplyValue: return .double(left.double * right.double)
    default: return .double(left.double / right.double)
    }
  }

  private func integerArithmetic(
    _ operation: Arithmetic, _ left: Int, _ right: Int, _ expression: Expression
  ) throws(EvaluationError) -> Value {
    switch operation {
    case .addInteger: return try integer(left.addingReportingOverflow(right), expression)
    case .subtractInteger: return try integer(left.subtractingReportingOverflow(right), expression)
    case .multiplyInteger: return try integer(left.multipliedReportingOverflow(by: right), expression)
    default:
      if right == 0 { throw fail(.divisionByZero, Message.divisionByZero(left), at: expression.range) }
      return operation == .divideInteger
        ? try integer(left.dividedReportingOverflow(by: right), expression)
        : try integer(left.remainderReportingOverflow(dividingBy: right), expression)
    }
  }

  private func integer(
    _ result: (partialValue: Int, overflow: Bool), _ expression: Expression
  ) throws(EvaluationError) -> Value {
    if result.overflow { throw fail(.arithmeticOverflow, Message.overflow, at: expression.range) }
    return .integer(result.partialValue)
  }

  private func truncate(_ value: Double, _ expression: Expression) throws(EvaluationError) -> Value {
    guard let result = Int(exactly: value.rounded(.towardZero)) else {
      throw fail(.invalidConversion, Message.notAnInteger(value), at: expression.range)
    }
    return .integer(result)
  }

  private func range(_ lower: Int, _ upper: Int, _ expression: Expression) throws(EvaluationError) -> Value {
    if upper < lower { throw fail(.invalidRange, Message.invalidRange, at: expression.range) }
    return .range(lower, upper)
  }

  /// A range of any values. A closed one of integers with a size says so by a third part, since it can be counted through.
  private func range(_ lower: Value, _ upper: Value, _ expression: Expression) throws(EvaluationError) -> Value {
    if case .integer(let lower) = lower, case .integer(let upper) = upper { return try range(lower, upper, expression) }
    if isLess(upper, lower) { throw fail(.invalidRange, Message.invalidRange, at: expression.range) }
    if case .sized = lower, expression.c == Arithmetic.rangeClosed.rawValue { return .tuple([lower, upper, .void]) }
    return .tuple([lower, upper])
  }

  private func concatenate(
    _ left: Value, _ right: Value, _ expression: Expression
  ) throws(EvaluationError) -> Value {
    switch left {
    case .array(let first), .slice(let first, _):
      try checkCount(first.count + right.parts.count, at: expression.range)
      return .array(first + right.parts)
    default: break
    }
    let text = left.string + right.string
    try checkCount(text.utf8.count, at: expression.range)
    return .string(text)
  }

  private func interpolate(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> String {
    var text = ""
    for part in try list(expression, frame) { text += description(of: part) }
    try checkCount(text.utf8.count, at: expression.range)
    return text
  }

  /// Refuses arrays and strings that would exhaust memory.
  package func checkCount(_ count: Int, at range: SourceRange) throws(EvaluationError) {
    if count > EvaluationLimits.elements { throw fail(.tooManyElements, Message.tooManyElements, at: range) }
  }
}
