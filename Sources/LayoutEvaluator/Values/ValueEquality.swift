/// Equality of two values of one type, part by part: the meaning of a synthesised `==`. Values without a meaningful
/// equality, such as functions and views, are never equal.
extension Value {
  package static func == (a: Value, b: Value) -> Bool {
    switch (a, b) {
    case (.void, .void), (.none, .none): true
    case (.innerNil(let a), .innerNil(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.substring, .substring), (.substring, .string), (.string, .substring): a.string == b.string
    case (.sized(let a), .sized(let b)): a == b
    case (.single(let a), .single(let b)): a == b
    case (.sized, .integer), (.integer, .sized): a.wide == b.wide
    case (.double, .integer), (.integer, .double), (.single, .integer), (.integer, .single): a.double == b.double
    case (.metatype(let a), .metatype(let b)): a == b
    case (.genericType(let a, let argumentsOfA), .genericType(let b, let argumentsOfB)):
      a == b && equal(argumentsOfA, argumentsOfB)
    case (.structure(let a, let fieldsOfA), .structure(let b, let fieldsOfB)): a == b && equal(fieldsOfA, fieldsOfB)
    case (.object(let a), .object(let b)): a === b
    case (.enumCase(let a, let caseOfA, let payloadsOfA), .enumCase(let b, let caseOfB, let payloadsOfB)):
      a == b && caseOfA == caseOfB && equal(payloadsOfA, payloadsOfB)
    case (.tuple(let a), .tuple(let b)), (.array(let a), .array(let b)), (.slice(let a, _), .slice(let b, _)),
      (.slice(let a, _), .array(let b)), (.array(let a), .slice(let b, _)):
      equal(a, b)
    case (.set(let a), .set(let b)): equalElements(a.values, b.values)
    case (.dictionary(let a), .dictionary(let b)): equalUnordered(a.values, b.values)
    case (.range(let lowA, let highA), .range(let lowB, let highB)): lowA == lowB && highA == highB
    case (.alignment(let a), .alignment(let b)): a == b
    case (.font(let a), .font(let b)): a.font == b.font
    default: false
    }
  }

  private static func equal(_ a: [Value], _ b: [Value]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where !(a[index] == b[index]) { return false }
    return true
  }

  /// Whether two sets have the same elements, whatever the order of insertion.
  private static func equalElements(_ a: [Value], _ b: [Value]) -> Bool {
    a.count == b.count && (equal(a, b) || a.allSatisfy { element in b.contains { $0 == element } })
  }

  /// Whether two dictionaries have the same value for every key, whatever the order of insertion.
  private static func equalUnordered(_ a: [Value], _ b: [Value]) -> Bool {
    guard a.count == b.count else { return false }
    if equal(a, b) { return true }
    for index in stride(from: 0, to: a.count, by: 2) {
      let found = stride(from: 0, to: b.count, by: 2).first { b[$0] == a[index] }
      guard let found, b[found + 1] == a[index + 1] else { return false }
    }
    return true
  }
}
