import LayoutDiagnostics
import LayoutSema

/// Decoding: from what a coder has read to the values of types, which are given as values themselves.
///
/// What was read is a tree of plain values: texts, numbers, truth values, arrays, dictionaries with texts for keys, and `void` for
/// null. A type that is decodable has a function that makes a value of a decoder (``KnownWitnesses/decoding``), written by the
/// program or by the checker; for the language's own types this file knows the way, and for Foundation's the library does, which a
/// decoder brings along. A decoder is a structure of the library; ``Coder`` is the same taken apart.
extension Evaluator {
  /// Makes a value of a type of what a decoder has.
  package func decode(_ type: Value, _ coder: Coder) throws(EvaluationError) -> Value {
    if let value = leaf(type, coder.node) { return value }
    guard let id = type.type, id.index >= 0 else {
      throw fail(.unsupported, Message.undecodable, at: coder.range)
    }
    if let name = known.decoding, let function = program[id].witness(name) {
      return try call(function, [coder.value] + passedTypes(function, type), at: coder.range)
    }
    let arguments = type.typeArguments
    switch (text(program[id].name), arguments.count) {
    case ("Optional", 1):
      if case .void = coder.node { return .none }
      return try decode(arguments[0], coder)
    case ("Array", 1): return .array(try elements(arguments[0], coder))
    case ("Set", 1): return set(of: try elements(arguments[0], coder))
    case ("Dictionary", 2): return try entries(arguments[0], arguments[1], coder)
    case ("Range", 1), ("ClosedRange", 1):
      return try range(arguments[0], coder, isClosed: text(program[id].name) == "ClosedRange")
    case (let name, _): return try decodeKnown(name, type, coder)
    }
  }

  /// A text, a truth value or a number, where one was read that fits the type.
  private func leaf(_ type: Value, _ node: Value) -> Value? {
    guard case .metatype(let id) = type, id.index >= 0 else { return nil }
    switch (text(program[id].name), node) {
    case ("String", .string), ("Bool", .boolean), ("Int", .integer), ("Double", .double), ("CGFloat", .double):
      return node
    case ("Double", .integer), ("CGFloat", .integer): return .double(node.double)
    default: return nil
    }
  }

  /// Makes a value of what stands under a key; a plain one without telling anybody where that is.
  private func part(
    _ type: Value, _ node: Value, _ key: Value, _ coder: Coder
  ) throws(EvaluationError) -> Value {
    if let value = leaf(type, node) { return value }
    return try decode(type, coder.child(node, key))
  }

  private func decodeKnown(_ name: String, _ type: Value, _ coder: Coder) throws(EvaluationError) -> Value {
    let isNumber = coder.node.isNumber
    switch name {
    case "Int" where isNumber:
      if let number = coder.node.whole?.int { return .integer(number) }
    case "Double" where isNumber, "CGFloat" where isNumber: return .double(coder.node.double)
    case "Float" where isNumber: return .single(coder.node.single)
    case "Int", "Double", "CGFloat", "Float", "String", "Bool": throw try mismatch(type, coder)
    default:
      guard let kind = SizedInteger.Kind.allCases.first(where: { $0.name == name }) else {
        return try apply(coder.known, [.string(name), type, coder.value], at: coder.range)
      }
      guard isNumber else { throw try mismatch(type, coder) }
      if let value = coder.node.whole.flatMap({ SizedInteger(kind, exactly: $0) }) { return .sized(value) }
    }
    throw try fail(.corrupted, .void, coder.rooted, Message.invalidJSON)
  }

  private func elements(_ type: Value, _ coder: Coder) throws(EvaluationError) -> [Value] {
    guard case .array(let nodes) = coder.node else { throw try mismatch(.string("Array<Any>"), coder) }
    var result: [Value] = []
    result.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      result.append(try part(type, node, .integer(index), coder))
    }
    return result
  }

  /// A dictionary: of keys that are texts or numbers an object has one entry each, of others a list has keys and values in turn.
  private func entries(_ key: Value, _ type: Value, _ coder: Coder) throws(EvaluationError) -> Value {
    let keyName = key.type.flatMap { $0.index < 0 ? nil : text(program[$0].name) }
    guard keyName == "String" || keyName == "Int" else { return try pairs(key, type, coder) }
    guard case .dictionary(let table) = coder.node else {
      throw try mismatch(.string("Dictionary<String, Any>"), coder)
    }
    let nodes = table.values
    var result: [Value] = []
    result.reserveCapacity(nodes.count)
    for index in stride(from: 0, to: nodes.count, by: 2) {
      var name = nodes[index]
      if keyName == "Int" {
        guard let number = Int(name.string) else {
          let text = "Expected Int key but found String key instead."
          throw try fail(.typeMismatch, key, coder.child(coder.node, name), text)
        }
        name = .integer(number)
      }
      result.append(name)
      result.append(try part(type, nodes[index + 1], nodes[index], coder))
    }
    return dictionary(result)
  }

  private func pairs(_ key: Value, _ type: Value, _ coder: Coder) throws(EvaluationError) -> Value {
    guard case .array(let nodes) = coder.node else { throw try mismatch(.string("Array<Any>"), coder) }
    guard nodes.count % 2 == 0 else {
      throw try fail(
        .corrupted, .void, coder, "Expected collection of key-value pairs; encountered odd-length array instead.")
    }
    var result: [Value] = []
    for (index, node) in nodes.enumerated() {
      result.append(try decode(index % 2 == 0 ? key : type, coder.child(node, .integer(index))))
    }
    return dictionary(result)
  }

  /// A range from its bounds, as a running program has it: of integers from the first to before the last.
  private func range(_ type: Value, _ coder: Coder, isClosed: Bool) throws(EvaluationError) -> Value {
    let bounds = try elements(type, coder)
    guard bounds.count == 2 else {
      let place = coder.child(coder.node, .integer(bounds.count))
      throw try fail(.missingValue, type, place, "Unkeyed container is at end.")
    }
    if isLess(bounds[1], bounds[0]) {
      throw try fail(.corrupted, .void, coder, "Cannot initialize Range with a lowerBound greater than upperBound")
    }
    guard case .integer(let lower) = bounds[0], case .integer(let upper) = bounds[1] else { return .tuple(bounds) }
    return .range(lower, isClosed ? upper + 1 : upper)
  }

  // MARK: Parts of objects

  /// A decoder whose keys are as the program spells them.
  package func keyed(_ coder: Coder) throws(EvaluationError) -> Coder {
    guard case .dictionary(let table) = coder.node else {
      throw try mismatch(.string("Dictionary<String, Any>"), coder)
    }
    if coder.keys.isNone { return coder }
    var entries = table.values
    for index in stride(from: 0, to: entries.count, by: 2) {
      entries[index] = try apply(coder.keys, [.array(coder.path), entries[index]], at: coder.range)
    }
    return coder.with(.dictionary(KeyTable(entries)))
  }

  /// What an object has under a key.
  package static func entry(_ key: String, in node: Value) -> Value? {
    guard case .dictionary(let table) = node else { return nil }
    let entries = table.values
    for index in stride(from: 0, to: entries.count, by: 2) {
      if case .string(let name) = entries[index], name == key { return entries[index + 1] }
    }
    return nil
  }

  /// A property: of one that may be missing, nothing where it is.
  ///
  /// - Parameter key: what errors tell of; the text or a key of the program's.
  package func decodeField(
    _ name: String, _ key: Value, _ type: Value, of coder: Coder
  ) throws(EvaluationError) -> Value {
    guard let node = Self.entry(name, in: coder.node) else {
      if isOptional(type) { return .none }
      throw try fail(.missingKey, key, coder, "")
    }
    return try part(type, node, key, coder)
  }

  private func isOptional(_ type: Value) -> Bool {
    type.type.map { $0.index >= 0 && text(program[$0].name) == "Optional" } ?? false
  }

  /// A value of its raw value.
  package func decodeRaw(
    _ type: Value, of rawType: Value, by make: Value, _ coder: Coder
  ) throws(EvaluationError) -> Value {
    let raw = try decode(rawType, coder)
    let value = try apply(make, [raw], at: coder.range)
    guard value.isNone, let id = type.type, let rawID = rawType.type else { return value }
    let (name, rawName) = (text(program[id].name), text(program[rawID].name))
    throw try fail(
      .corrupted, .void, coder, "Cannot initialize \(name) from invalid \(rawName) value \(description(of: raw))")
  }

  /// The case of an enum that an object with one key names, with what it holds.
  ///
  /// - Parameter shapes: of each case its key, the keys of its payloads, and their types.
  package func decodeCase(_ type: Value, _ shapes: [Value], _ coder: Coder) throws(EvaluationError) -> Value {
    let coder = try keyed(coder)
    guard case .dictionary(let table) = coder.node, let id = type.type else { return .void }
    let entries = table.values
    let index = shapes.firstIndex { $0.parts[0].string == entries.first?.string }
    guard entries.count == 2, let index else {
      throw try fail(.typeMismatch, type, coder, "Invalid number of keys found, expected one.")
    }
    let inner = try keyed(coder.child(entries[1], entries[0]))
    var payload: [Value] = []
    for (name, type) in zip(shapes[index].parts[1].parts, shapes[index].parts[2].parts) {
      payload.append(try decodeField(name.string, name, type, of: inner))
    }
    return .enumCase(id, Int32(index), payload)
  }

  // MARK: Errors

  /// What goes wrong, as the library numbers it.
  package enum CodingFailure: Int {
    case missingKey, typeMismatch, missingValue, corrupted, invalidValue
  }

  package func fail(
    _ failure: CodingFailure, _ subject: Value, _ coder: Coder, _ text: String
  ) throws(EvaluationError) -> EvaluationError {
    _ = try apply(
      coder.failure, [.integer(failure.rawValue), subject, .array(coder.path), .string(text)], at: coder.range)
    return EvaluationError()
  }

  /// Something else was read than a type needs, or nothing.
  package func mismatch(_ type: Value, _ coder: Coder) throws(EvaluationError) -> EvaluationError {
    var name = type.optionalString ?? ""
    if let id = type.type, id.index >= 0 { name = text(program[id].name) }
    let found =
      switch coder.node {
      case .string: "a string"
      case .boolean: "bool"
      case .array: "an array"
      case .dictionary: "a dictionary"
      default: "number"
      }
    guard case .void = coder.node else {
      return try fail(.typeMismatch, type, coder, "Expected to decode \(name) but found \(found) instead.")
    }
    let container = name == "Array<Any>" ? "unkeyed decoding container" : "keyed decoding container"
    let subject = type.isType ? "value of type \(name)" : container
    return try fail(.missingValue, type, coder, "Cannot get \(subject) -- found null value instead")
  }
}
