import LayoutDiagnostics
import LayoutSema

/// The values that led to a `fatalError` or a failed `precondition`: the sides of the comparisons in the condition of the
/// branch that it stands in. They are computed once more, now that the program is about to end with a message.
extension Evaluator {
  /// Whether a branch ends the program: it is a trap, or a block that begins with one.
  func traps(_ id: Int32) -> Bool {
    let expression = program.code[Int(id)]
    switch expression.operation {
    case .trap: return true
    case .discard: return traps(expression.a)
    case .block, .sequence: return expression.b > 0 && traps(program.operands[Int(expression.a)].index)
    default: return false
    }
  }

  /// One note a comparison of a condition.
  func comparisons(
    _ id: Int32, _ frame: Frame, isNegated: Bool
  ) throws(EvaluationError) -> [Diagnostic.Note] {
    let expression = program.code[Int(id)]
    switch expression.operation {
    case .not: return try comparisons(expression.a, frame, isNegated: !isNegated)
    case .and, .or:
      return try comparisons(expression.a, frame, isNegated: isNegated)
        + comparisons(expression.b, frame, isNegated: isNegated)
    case .equal, .notEqual, .arithmetic:
      guard let spelling = Self.comparison(expression) else { return [] }
      let left = description(of: try evaluate(expression.a, frame))
      let right = description(of: try evaluate(expression.b, frame))
      let text = left + " " + spelling + " " + right + (isNegated ? " does not hold" : " holds")
      return [Diagnostic.Note(text, at: expression.range)]
    default: return []
    }
  }

  /// How a comparison is written; nil for other arithmetic.
  private static func comparison(_ expression: Expression) -> String? {
    switch expression.operation {
    case .equal: return "=="
    case .notEqual: return "!="
    default: break
    }
    switch Arithmetic(rawValue: expression.c) {
    case .lessDouble, .lessInteger, .lessString, .lessValue: return "<"
    case .lessEqualDouble, .lessEqualInteger, .lessEqualString, .lessEqualValue: return "<="
    case .greaterDouble, .greaterInteger, .greaterString, .greaterValue: return ">"
    case .greaterEqualDouble, .greaterEqualInteger, .greaterEqualString, .greaterEqualValue: return ">="
    default: return nil
    }
  }
}
