package import LayoutDiagnostics
import LayoutSema

/// Encoding: from values to a tree of plain ones, of the kind that ``Evaluator/decode(_:_:)`` reads.
///
/// What is encodable has a function that writes a value into an encoder (``KnownWitnesses/encoding``), by the program or by the
/// checker; collections and the language's own types go straight through. An encoder's object is a part of the tree until the text
/// is written, so that what a program writes later into a nested container is in its place.
extension Evaluator {
  /// The tree of a value. What encodes itself does so with an encoder like this one.
  package func encode(_ value: Value, _ coder: Coder) throws(EvaluationError) -> Value {
    switch value {
    case .none, .innerNil, .void: return .void
    case .string, .boolean, .integer, .sized: return value
    case .substring(let box): return .string(box.text)
    case .double(let number):
      if !number.isFinite { throw try failNumber("Double", number, value, coder) }
      return value
    case .single(let number):
      if !number.isFinite { throw try failNumber("Float", Double(number), value, coder) }
      return value
    case .array, .set, .slice: return try encodeList(value.parts, coder)
    case .dictionary(let table): return try encodeEntries(table.values, coder)
    case .tuple(let bounds): return try encodeList(bounds, coder)
    case .structure, .enumCase, .object: return try encodeNominal(value, coder)
    default: throw fail(.unsupported, Message.unencodable, at: coder.range)
    }
  }

  private func failNumber(
    _ type: String, _ number: Double, _ value: Value, _ coder: Coder
  ) throws(EvaluationError) -> EvaluationError {
    let name = number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity"
    let text = "Unable to encode \(type).\(name) directly in JSON."
    return try fail(.invalidValue, value, coder, text)
  }

  private func encodeList(_ elements: [Value], _ coder: Coder) throws(EvaluationError) -> Value {
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      result.append(try encode(element, coder.child(coder.node, .integer(index))))
    }
    return .array(result)
  }

  private func encodeEntries(_ entries: [Value], _ coder: Coder) throws(EvaluationError) -> Value {
    var result: [Value] = []
    for index in stride(from: 0, to: entries.count, by: 2) {
      switch entries[index] {
      case .string, .substring: result.append(.string(entries[index].string))
      case .integer(let key): result.append(.string(String(key)))
      default: return try encodeList(entries, coder)
      }
      result.append(try encode(entries[index + 1], coder.child(coder.node, result[index])))
    }
    return .dictionary(KeyTable(result))
  }

  private func encodeNominal(_ value: Value, _ coder: Coder) throws(EvaluationError) -> Value {
    guard let id = value.nominal else { return .void }
    guard let name = known.encoding, let function = program[id].witness(name) else {
      return try encodeKnown(text(program[id].name), value, coder)
    }
    let own = coder.with(empty(like: coder.node))
    _ = try call(function, [value, own.value], at: coder.range)
    return own.node
  }

  private func encodeKnown(_ name: String, _ value: Value, _ coder: Coder) throws(EvaluationError) -> Value {
    let own = coder.with(empty(like: coder.node))
    _ = try apply(coder.known, [.string(name), value, own.value], at: coder.range)
    return own.node
  }

  /// A new object to write into.
  package func empty(like node: Value) -> Value {
    guard case .object(let object) = node else { return .void }
    return .object(Object(object.type, [.none], in: states.layout, isOfReport: isReporting))
  }

  // MARK: Writing

  /// Puts a tree into an encoder.
  package func put(_ node: Value, into coder: Coder) {
    if case .object(let object) = coder.node { object.fields[0] = node }
  }

  /// Makes an encoder one of an object or a list, if it is not yet.
  package func open(_ coder: Coder, isKeyed: Bool) {
    guard case .object(let object) = coder.node, case .none = object.fields[0] else { return }
    object.fields[0] = isKeyed ? .dictionary(KeyTable()) : .array([])
  }

  /// Puts a tree under a key of an encoder's object, whose spelling may be another.
  package func put(_ node: Value, under key: Value, into coder: Coder) throws(EvaluationError) {
    guard case .object(let object) = coder.node else { return }
    let name = coder.keys.isNone ? key : try apply(coder.keys, [.array(coder.path), key], at: coder.range)
    if case .dictionary = object.fields[0] {} else { object.fields[0] = .dictionary(KeyTable()) }
    var tree = object.fields[0]
    object.fields[0] = .void
    store(node.promoted, forKey: .string(name.string), in: &tree)
    object.fields[0] = tree
  }

  /// Puts a tree at the end of an encoder's list.
  package func append(_ node: Value, to coder: Coder) {
    guard case .object(let object) = coder.node else { return }
    var elements: [Value] = []
    if case .array(let known) = object.fields[0] { elements = known }
    object.fields[0] = .void
    elements.append(node)
    object.fields[0] = .array(elements)
  }

  /// How many elements an encoder's list has.
  package func count(_ coder: Coder) -> Int {
    guard case .object(let object) = coder.node else { return 0 }
    return object.fields[0].parts.count
  }

  /// Writes properties: those without a value are left out.
  package func encodeFields(_ names: [Value], _ values: [Value], _ coder: Coder) throws(EvaluationError) {
    open(coder, isKeyed: true)
    for (name, value) in zip(names, values) {
      if case .none = value { continue }
      try put(try encode(value, coder.child(coder.node, name)), under: name, into: coder)
    }
  }

  /// Writes an enum's case: under its key what it holds.
  package func encodeCase(_ value: Value, _ shapes: [Value], _ coder: Coder) throws(EvaluationError) {
    open(coder, isKeyed: true)
    guard case .enumCase(_, let index, let payload) = value, Int(index) < shapes.count else { return }
    let shape = shapes[Int(index)].parts
    let inner = coder.child(empty(like: coder.node), shape[0])
    try encodeFields(shape[1].parts, payload, inner)
    try put(inner.node, under: shape[0], into: coder)
  }

  // MARK: Keys

  /// What a key is called: an enum's case by its raw value or its name.
  package func keyText(_ key: Value, at range: SourceRange) throws(EvaluationError) -> Value {
    guard case .enumCase(let id, let index, _) = key else { return key }
    if let name = known.rawValue, let function = program[id].witness(name) {
      let raw = try call(function, [key], at: range)
      if case .string = raw { return raw }
    }
    return .string(text(program[id].cases[Int(index)]))
  }

  /// The number of a key, if it has one.
  package func keyNumber(_ key: Value, at range: SourceRange) throws(EvaluationError) -> Value {
    guard case .enumCase(let id, _, _) = key, let name = known.rawValue, let function = program[id].witness(name),
      case .integer(let raw) = try call(function, [key], at: range)
    else { return .none }
    return .integer(raw)
  }

  /// The case of an enum of keys that is called so.
  package func key(_ type: Value, called name: String, at range: SourceRange) throws(EvaluationError) -> Value {
    guard let id = type.type, id.index >= 0 else { return .none }
    for index in program[id].cases.indices {
      let key = Value.enumCase(id, Int32(index), [])
      if try keyText(key, at: range).string == name { return key }
    }
    return .none
  }
}
