import LayoutSema
import LayoutSyntax

/// Equality as the program means it: a type's own `==` decides about its values wherever they are compared, also inside of
/// other values and in searches. A program without such types is compared part by part. Views that are values (colours,
/// images, texts) are equal if they are made in the same way of equal parts.
extension Evaluator {
  package func areEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.set(let left), .set(let right)):
      return left.values.count == right.values.count
        && left.values.allSatisfy { right.position(of: $0, step: 1, self) != nil }
    case (.dictionary(let left), .dictionary(let right)):
      guard left.values.count == right.values.count else { return false }
      return stride(from: 0, to: left.values.count, by: 2).allSatisfy { index in
        value(of: b, forKey: left.values[index]).map { areEqual($0, left.values[index + 1]) } ?? false
      }
    default: if !program.hasOwnEquality, a == b { return true }
    }
    switch (a, b) {
    case (.view(let left), .view(let right)):
      let (left, right) = (self[left], self[right])
      return left.body == right.body && areEqual(left.arguments, right.arguments)
    case (.structure(let type, let left), .structure(let other, let right)):
      return type == other && (own(type, a, b) ?? areEqual(left, right))
    case (.enumCase(let type, let left, let leftParts), .enumCase(let other, let right, let rightParts)):
      return type == other && (own(type, a, b) ?? (left == right && areEqual(leftParts, rightParts)))
    case (.object(let left), .object(let right)): return own(left.type, a, b) ?? (left === right)
    case (.tuple(let left), .tuple(let right)), (.array(let left), .array(let right)),
      (.slice(let left, _), .slice(let right, _)), (.slice(let left, _), .array(let right)),
      (.array(let left), .slice(let right, _)):
      return areEqual(left, right)
    default: return a == b
    }
  }

  /// What an operator says of two values: whether they are equal, or one instance.
  func areEqual(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Bool {
    let (a, b) = (try evaluate(expression.a, frame), try evaluate(expression.b, frame))
    return expression.c == 1 ? a == b : areEqual(a, b)
  }

  private func areEqual(_ a: [Value], _ b: [Value]) -> Bool {
    a.count == b.count && a.indices.allSatisfy { areEqual(a[$0], b[$0]) }
  }

  /// What a type's own `==` says; nil if it has none.
  private func own(_ type: NominalID, _ a: Value, _ b: Value) -> Bool? {
    guard program.hasOwnEquality, let name = known.equal, let function = program[type].witness(name) else { return nil }
    do throws(EvaluationError) {
      let arguments = [a, b] + passedTypes(function, typeOf(a))
      return try call(function, arguments, at: program[function].range).boolean
    } catch {
      return false
    }
  }

  /// The value that a dictionary has for a key, nil if there is none.
  package func value(of dictionary: Value, forKey key: Value) -> Value? {
    guard case .dictionary(let table) = dictionary else { return nil }
    return table.position(of: key, step: 2, self).map { table.values[$0 + 1] }
  }
}
