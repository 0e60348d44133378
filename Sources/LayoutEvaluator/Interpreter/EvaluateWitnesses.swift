import LayoutDiagnostics
package import LayoutSema
import LayoutSyntax

/// Calls of what a value's own type, or a type that was passed, declares for a protocol's requirement.
extension Evaluator {
  func callWitness(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    var arguments = try self.arguments(expression, frame)
    let name = NameID(UInt32(bitPattern: expression.c))
    guard let first = arguments.first, let function = witness(name, of: first) else {
      if arguments.first.map({ isOfNoType($0) }) ?? true { return .void }
      if name == known.description, let first = arguments.first, !first.isType {
        return .string(description(of: first))
      }
      throw fail(.unsupported, Message.unknownTypeArgument(baseName(name)), at: expression.range)
    }
    if first.isType {
      arguments.removeFirst()
      arguments += passedTypes(function, first)
      return try run(function, arguments, in: nil, at: expression.range).result
    }
    return try runChanging(function, arguments, in: nil, expression, frame)
  }

  /// The operands of a call. What it changes is read behind its arguments, which may change it too.
  private func arguments(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> [Value] {
    let operands = program.operands[Int(expression.a)..<Int(expression.a + expression.b)]
    guard operands.count > 1, let first = operands.first, program[first].operation == .inoutArgument else {
      return try list(expression, frame)
    }
    var values: [Value] = [.void]
    for operand in operands.dropFirst() { values.append(try evaluate(operand.index, frame)) }
    values[0] = try evaluate(first.index, frame)
    return values
  }

  /// Sets what answers a requirement of a protocol, and stores the value that it is of.
  func setWitness(_ value: Value, _ expression: Expression, _ frame: Frame) throws(EvaluationError) {
    let arguments = try list(expression, frame)
    let name = text(NameID(UInt32(bitPattern: expression.c))) + "="
    guard let setter = program.names.lookup(name), let first = arguments.first,
      let function = witness(setter, of: first)
    else { throw fail(.unsupported, Message.unknownTypeArgument(name), at: expression.range) }
    if first.isType {
      let given = arguments.dropFirst() + [value] + passedTypes(function, first)
      _ = try run(function, Array(given), in: nil, at: expression.range)
      return
    }
    let changed = try callKeeping(0, function, arguments + [value], at: expression.range).kept
    if case .object = first { return }
    try store(changed, in: program.operands[Int(expression.a)].index, frame)
  }

  /// What a static member gets that is called on a type by name.
  func passedTypes(_ function: FunctionID, _ type: Value) -> [Value] {
    switch program[function].passedTypes {
    case .none: []
    case .ofSelf: [type]
    case .arguments: type.typeArguments
    }
  }

  /// Whether a value is of nothing that members could be found in, because what makes it did not check.
  private func isOfNoType(_ value: Value) -> Bool {
    switch value {
    case .metatype, .genericType, .integer, .double, .sized, .single, .string, .substring, .boolean, .array, .slice,
      .set, .dictionary, .range:
      false
    case .void: program.isBroken
    default: true
    }
  }

  /// The name of a requirement as the program spells it.
  private func baseName(_ name: NameID) -> String {
    String(text(name).prefix { $0 != "#" })
  }

  /// What answers a requirement for a value. A number or a text is of one of several types, of which only one may answer.
  private func witness(_ name: NameID, of value: Value) -> FunctionID? {
    if let type = value.nominal, type.index >= 0 { return program[type].witness(name) }
    var found: FunctionID?
    let candidates = value.isType ? value.typeArguments.compactMap { $0.type } : basicTypes(of: value)
    for type in candidates {
      guard let function = program[type].witness(name) else { continue }
      // what the library has for a Double it has for a CGFloat
      if let found, found != function, !isInLibrary(found) || !isInLibrary(function) { return nil }
      found = function
    }
    return found
  }

  /// The library's types that a value without a type of its own may be of.
  func basicTypes(of value: Value) -> [NominalID] {
    let names =
      switch value {
      case .integer: ["Int"]
      case .double: ["Double", "CGFloat"]
      case .single: ["Float"]
      case .sized(let value): [value.kind.name]
      case .string, .substring: ["String", "Character", "Substring"]
      case .boolean: ["Bool"]
      case .array, .slice: ["Array"]
      case .set: ["Set"]
      case .dictionary: ["Dictionary"]
      case .range: ["Range", "ClosedRange"]
      default: [String]()
      }
    return names.compactMap { name in
      program.names.lookup(name).flatMap { name in program.nominals.firstIndex { $0.name == name } }
    }.map { NominalID(Int32($0)) }
  }

  /// The type of a value; of what has no type of its own, the types that are possible, as arguments of none.
  func typeOf(_ value: Value) -> Value {
    switch value {
    case .structure(let type, let fields): return typeValue(type, fields)
    case .object(let object): return typeValue(object.type, object.fields)
    case .enumCase(let type, _, _): return .metatype(type)
    default:
      let candidates = basicTypes(of: value)
      let isTold = candidates.count == 1 || isDouble(value) && candidates.allSatisfy { isPlain($0) }
      if isTold { return .metatype(candidates[0]) }
      return .genericType(NominalID(-1), candidates.map { .metatype($0) })
    }
  }

  private func isDouble(_ value: Value) -> Bool {
    if case .double = value { true } else { false }
  }

  /// Whether a type of the library answers requirements as the library does, so that another one may stand for it.
  private func isPlain(_ type: NominalID) -> Bool {
    program[type].witnesses.allSatisfy { isInLibrary($0.function) }
  }

  private func isInLibrary(_ function: FunctionID) -> Bool { isInLibrary(program[function].range.lower) }

  private func typeValue(_ type: NominalID, _ fields: [Value]) -> Value {
    let count = program[type].typeCount
    return count == 0 ? .metatype(type) : .genericType(type, Array(fields.suffix(count)))
  }
}

extension Value {
  /// Whether it is a type.
  var isType: Bool {
    switch self {
    case .metatype, .genericType: true
    default: false
    }
  }

  /// The type that it is, whatever its arguments.
  package var type: NominalID? {
    switch self {
    case .metatype(let type), .genericType(let type, _): type
    default: nil
    }
  }

  /// What stands in the brackets behind it.
  var typeArguments: [Value] {
    if case .genericType(_, let arguments) = self { arguments } else { [] }
  }
}
