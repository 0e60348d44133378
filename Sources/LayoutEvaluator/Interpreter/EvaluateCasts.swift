import LayoutSema

/// `as?`, `as!` and `is`: questions about a value's type.
///
/// A value is asked what it is, and stays what it is if it passes. Foundation's objects that hold a value of Swift pass as
/// that value, too, which they then become.
extension Evaluator {
  /// A value as another type, or nil.
  func cast(_ value: Value, _ test: Int32) -> Value {
    if passes(value, test) { return value }
    return bridged(value).first { passes($0, test) } ?? .none
  }

  /// The same for a type that running code gives.
  func cast(_ value: Value, as type: Value) -> Value {
    if passes(value, as: type) { return value }
    return bridged(value).first { passes($0, as: type) } ?? .none
  }

  /// What an object of Foundation is in Swift: of a number each that it is exactly.
  private func bridged(_ value: Value) -> [Value] {
    guard case .structure(let type, let fields) = value, let held = fields.first else { return [] }
    if type == known.nsString { return [held] }
    guard type == known.nsNumber else { return [] }
    let number = held.double
    let truth: [Value] = number == 0 || number == 1 ? [.boolean(number == 1)] : []
    return (Int(exactly: number).map { [.integer($0)] } ?? []) + [.double(number)] + truth
  }

  /// Whether a value passes a test; nil passes none.
  func passes(_ value: Value, _ test: Int32) -> Bool {
    switch (program.typeTests[Int(test)], value) {
    case (_, .none): false
    case (.anything, _), (.boolean, .boolean), (.integer, .integer), (.double, .double), (.string, .string),
      (.function, .closure):
      true
    case (.tuple(let tests), .tuple(let values)):
      tests.count == values.count && zip(tests, values).allSatisfy { passes($1, $0) }
    case (.array(let element), .array), (.array(let element), .slice), (.array(let element), .set):
      value.parts.allSatisfy { passes($0, element) }
    case (.dictionary(let element), .dictionary(let table)):
      stride(from: 1, to: table.values.count, by: 2).allSatisfy { passes(table.values[$0], element) }
    case (.nominals(let list), .structure(let id, _)), (.nominals(let list), .enumCase(let id, _, _)):
      list.contains(id)
    case (.nominals(let list), .object(let object)): list.contains(object.type)
    case (.nominals(let list), _): basicTypes(of: value).contains { list.contains($0) }
    default: false
    }
  }

  /// Whether a value is of a type that running code gives; of one that it does not know, every value is. Nil is of none.
  package func passes(_ value: Value, as type: Value) -> Bool {
    if case .none = value { return false }
    guard let id = type.type, id.index >= 0, program[id].test >= 0 else { return true }
    let test = program[id].test
    guard case .genericType(_, let arguments) = type, let last = arguments.last else { return passes(value, test) }
    switch (program.typeTests[Int(test)], value) {
    case (.array, .array), (.array, .slice), (.array, .set):
      return value.parts.allSatisfy { passes($0, as: last) }
    case (.dictionary, .dictionary(let table)):
      return stride(from: 1, to: table.values.count, by: 2).allSatisfy { passes(table.values[$0], as: last) }
    case (.anything, _): return passes(value, as: last)
    default: return passes(value, test)
    }
  }
}
