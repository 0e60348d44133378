package import LayoutDiagnostics
import LayoutSema

/// Arithmetic on integers with a size of their own, and on `Float`s. Integers trap where Swift's trap, as diagnostics.
extension Evaluator {
  /// The result of an operator on two integers of one type; one of them may be a literal that does not know its type.
  package func sized(
    _ operation: SizedOperation, _ left: Value, _ right: Value, at range: SourceRange
  ) throws(EvaluationError) -> Value {
    let kind: SizedInteger.Kind
    switch (left, right) {
    case (.sized(let value), _), (_, .sized(let value)): kind = value.kind
    default: return .integer(0)
    }
    let a = SizedInteger(kind, truncating: left.wide.bits)
    let b = SizedInteger(kind, truncating: right.wide.bits)
    if operation == .divide || operation == .remainder, b.bits == 0 {
      throw fail(.divisionByZero, Message.divisionByZero(a.text), at: range)
    }
    guard let result = a.applying(operation, b) else {
      throw fail(.arithmeticOverflow, Message.overflow(of: kind), at: range)
    }
    return .sized(result)
  }

  /// A number as an integer of another type; one that does not fit is an error.
  package func sized(_ kind: SizedInteger.Kind, _ value: Value, at range: SourceRange) throws(EvaluationError) -> Value
  {
    let whole: WideInteger?
    switch value {
    case .double(let number): whole = WideInteger(number)
    case .single(let number): whole = WideInteger(Double(number))
    default: whole = value.wide
    }
    guard let whole, let result = SizedInteger(kind, exactly: whole) else {
      throw fail(.invalidConversion, Message.doesNotFit(description(of: value), kind), at: range)
    }
    return .sized(result)
  }

  /// `+`, `-`, `*` and `/` of a generic type that is one of these at run time; nil if it is another.
  func sizedArithmetic(
    _ operation: Arithmetic, _ left: Value, _ right: Value, at range: SourceRange
  ) throws(EvaluationError) -> Value? {
    switch (left, right) {
    case (.sized, _), (_, .sized):
      let operations: [SizedOperation] = [.add, .subtract, .multiply, .divide, .remainder]
      return try sized(operations[Int(operation.rawValue - Arithmetic.addValue.rawValue)], left, right, at: range)
    case (.single, _), (_, .single):
      switch operation {
      case .addValue: return .single(left.single + right.single)
      case .subtractValue: return .single(left.single - right.single)
      case .multiplyValue: return .single(left.single * right.single)
      default: return .single(left.single / right.single)
      }
    default: return nil
    }
  }

  /// A whole number that stands in generic code for a value of a type: a literal.
  func literal(_ value: Value, of type: Value, at range: SourceRange) throws(EvaluationError) -> Value {
    guard let nominal = type.type, nominal.index >= 0 else { return value }
    switch text(program[nominal].name) {
    case "Double", "CGFloat": return .double(value.double)
    case "Float": return .single(value.single)
    case "Int": return value
    case let name:
      guard let kind = SizedInteger.Kind.allCases.first(where: { $0.name == name }) else { return value }
      if value.wide.isNegative, !kind.isSigned, kind.width == 64 {
        return .sized(SizedInteger(kind, truncating: value.wide.bits))
      }
      return try sized(kind, value, at: range)
    }
  }
}
