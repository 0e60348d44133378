package import LayoutDiagnostics
import LayoutSema

/// What native functions of the library share with the interpreter: the order of values, and errors.
extension Evaluator {
  /// The order of two values of one comparable type: numbers, strings, cases of an enum, tuples by their first difference,
  /// and types of the program that declare `<`.
  package func isLess(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.integer(let a), .integer(let b)): return a < b
    case (.sized, .sized), (.sized, .integer), (.integer, .sized): return a.wide < b.wide
    case (.string(let a), .string(let b)): return a < b
    case (.substring, .substring), (.substring, .string), (.string, .substring): return a.string < b.string
    case (.boolean(let a), .boolean(let b)): return !a && b
    case (.tuple(let a), .tuple(let b)):
      for index in a.indices where index < b.count && !areEqual(a[index], b[index]) {
        return isLess(a[index], b[index])
      }
      return false
    case (.enumCase(let type, let first, let payloads), .enumCase(_, let second, let others)):
      if let own = lessWitness(type, [a, b]) { return own }
      return first == second ? isLess(.tuple(payloads), .tuple(others)) : first < second
    case (.structure(let type, _), .structure):
      return lessWitness(type, [a, b]) ?? false
    case (.object(let object), .object):
      return lessWitness(object.type, [a, b]) ?? false
    default: return a.double < b.double
    }
  }

  private func lessWitness(_ type: NominalID, _ operands: [Value]) -> Bool? {
    guard let name = known.less, let function = program[type].witness(name) else { return nil }
    do throws(EvaluationError) {
      return try call(function, operands, at: program[function].range).boolean
    } catch {
      return nil
    }
  }

  /// Calls a value that is a function.
  package func apply(
    _ function: Value, _ arguments: [Value], at range: SourceRange
  ) throws(EvaluationError) -> Value {
    if case .cell(let cell) = function { return cell.value }
    guard let closure = function.closure else { return .void }
    return try call(closure, arguments, at: range)
  }

  package func failNodes(at range: SourceRange) -> EvaluationError {
    fail(.tooManyNodes, Message.tooManyNodes, at: range)
  }

  package func failConversion(_ value: Double, at range: SourceRange) -> EvaluationError {
    fail(.invalidConversion, Message.notAnInteger(value), at: range)
  }

  package func failDivision(_ dividend: Int, at range: SourceRange) -> EvaluationError {
    fail(.divisionByZero, Message.divisionByZero(dividend), at: range)
  }

  /// Counts work that a native has done for as long as so many steps take: however often a program asks for it, it ends.
  package func spend(_ count: Int, at range: SourceRange) throws(EvaluationError) {
    steps += count
    if steps > EvaluationLimits.steps { throw fail(.tooManySteps, Message.tooManySteps, at: range) }
  }

  /// A regular expression that is wrong, or too much for what runs it here.
  package func failPattern(_ message: String, _ range: SourceRange) -> EvaluationError {
    fail(.unsupported, message, at: range)
  }

  package func failFormat(_ directive: String, _ range: SourceRange) -> EvaluationError {
    fail(.unsupported, Message.unknownFormat(directive), at: range)
  }

  /// What Foundation has and a layout has not.
  package func failMissing(_ what: String, _ range: SourceRange) -> EvaluationError {
    fail(.unsupported, Message.notHere(what), at: range)
  }

  package func failIndex(
    _ index: Int, from start: Int = 0, count: Int, at range: SourceRange
  ) -> EvaluationError {
    fail(.indexOutOfRange, Message.indexOutOfRange(index, from: start, count: count), at: range)
  }
}
