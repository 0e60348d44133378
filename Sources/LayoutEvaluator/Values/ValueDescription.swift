import LayoutSema
import LayoutSyntax

/// Values as string interpolation shows them, which is as Swift's `description` does.
extension Evaluator {
  package func description(of value: Value) -> String {
    if let text = ownDescription(of: value) { return text }
    return switch value {
    case .string(let text): text
    case .substring(let box): box.text
    case .none: "nil"
    case .innerNil: "Optional(" + description(of: value.unwrapped) + ")"
    case .integer(let value): "\(value)"
    case .double(let value): describe(value)
    case .sized(let value): value.text
    case .single(let value): describe(value)
    case .boolean(let value): value ? "true" : "false"
    case .array, .slice, .set: "[" + joined(value.parts) + "]"
    case .tuple(let elements): "(" + joined(elements) + ")"
    case .range(let lower, let upper): "\(lower)..<\(upper)"
    case .structure(let nominal, let fields): text(program[nominal].name) + "(" + labelled(nominal, fields) + ")"
    case .object(let object): text(program[object.type].name)
    case .enumCase(let nominal, let index, let payloads):
      text(program[nominal].cases[Int(index)]) + payloadText(nominal, Int(index), payloads)
    case .metatype(let nominal): nominal.index < 0 ? "" : text(program[nominal].name)
    case .genericType(let nominal, _) where nominal.index < 0: ""
    case .genericType(let nominal, let arguments): text(program[nominal].name) + "<" + joined(arguments) + ">"
    case .dictionary(let table): "[" + pairs(table.values) + "]"
    case .view(let id): words(of: id)
    default: ""
    }
  }

  /// What a type of the program says of itself: `CustomStringConvertible`.
  private func ownDescription(of value: Value) -> String? {
    if value.isType { return nil }
    guard let type = value.nominal, let function = descriptionWitness(type) else { return nil }
    do throws(EvaluationError) {
      return try call(function, [value], at: program[function].range).string
    } catch {
      return nil
    }
  }

  private func descriptionWitness(_ type: NominalID) -> FunctionID? {
    for case let name? in [known.description, known.debugDescription] {
      if let function = program[type].witness(name) { return function }
    }
    return nil
  }

  private func describe(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    return "\(value)"
  }

  /// The words of a text within a text, with its emphasis as the Markdown that the whole is read as; for an image, the
  /// character that stands for one.
  private func words(of id: ViewID) -> String {
    let arguments = self[id].arguments
    if case .title = self[id].body { return arguments[0].string }
    guard case .native(let native) = self[id].body else { return "" }
    switch natives[Int(native.index)] {
    case .text(.sum): return arguments.map { description(of: $0) }.joined()
    case .text: return arguments[0].string
    case .environment("bold", _): return emphasized(arguments[0], "**")
    case .environment("italic", _): return emphasized(arguments[0], "*")
    case .environment, .look, .neutral: return arguments.isEmpty ? "" : description(of: arguments[0])
    default: return "\u{FFFC}"
    }
  }

  private func emphasized(_ text: Value, _ mark: String) -> String {
    let words = description(of: text)
    let isPlain = !words.isEmpty && words.first != " " && words.last != " " && !words.contains("*")
    return isPlain ? mark + words + mark : words
  }

  // MARK: What types add

  /// The text of a value whose type has a shape.
  func description(of value: Value, _ shape: Int32) -> String {
    guard shape >= 0 else { return description(of: value) }
    switch program.shapes[Int(shape)] {
    case .optional(let payload):
      return value.isNone ? "nil" : "Optional(" + element(value.unwrapped, payload) + ")"
    case .array(let shape): return "[" + joined(value.parts, Array(repeating: shape, count: value.parts.count)) + "]"
    case .dictionary(let key, let entry):
      guard case .dictionary(let table) = value else { return description(of: value) }
      return "[" + pairs(table.values, key, entry) + "]"
    case .tuple(let labels, let shapes): return "(" + joined(value.parts, shapes, labels) + ")"
    case .range(let isClosed): return rangeText(value, isClosed)
    case .named(let name):
      guard ownDescription(of: value) == nil, case .structure(let type, let fields) = value else {
        return description(of: value)
      }
      return name + "(" + labelled(type, fields) + ")"
    }
  }

  private func describe(_ value: Float) -> String {
    value.isNaN || value.isInfinite ? describe(Double(value)) : "\(value)"
  }

  private func rangeText(_ value: Value, _ isClosed: Bool) -> String {
    if case .range(let lower, let upper) = value { return isClosed ? "\(lower)...\(upper - 1)" : "\(lower)..<\(upper)" }
    return value.parts.prefix(2).map { description(of: $0) }.joined(separator: isClosed ? "..." : "..<")
  }

  /// Inside of something else, a string stands in quotes.
  private func element(_ value: Value, _ shape: Int32 = -1) -> String {
    if case .set = value { return "Set(" + description(of: value, shape) + ")" }
    guard let text = value.optionalString else { return description(of: value, shape) }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(Character(scalar))
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private func joined(_ values: [Value], _ shapes: [Int32] = [], _ labels: [NameID] = []) -> String {
    var text = ""
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, labels[index] != .empty { text += self.text(labels[index]) + ": " }
      text += element(value, index < shapes.count ? shapes[index] : -1)
    }
    return text
  }

  private func labelled(_ nominal: NominalID, _ fields: [Value]) -> String {
    let type = program[nominal]
    return joined(Array(fields.dropLast(type.typeCount)), type.shapes.first ?? [], type.fields)
  }

  private func payloadText(_ nominal: NominalID, _ index: Int, _ payloads: [Value]) -> String {
    let type = program[nominal]
    let shapes = index < type.shapes.count ? type.shapes[index] : []
    let labels = index < type.labels.count ? type.labels[index] : []
    return payloads.isEmpty ? "" : "(" + joined(payloads, shapes, labels) + ")"
  }

  private func pairs(_ entries: [Value], _ key: Int32 = -1, _ value: Int32 = -1) -> String {
    var text = ""
    for index in stride(from: 0, to: entries.count, by: 2) {
      text += (index == 0 ? "" : ", ") + element(entries[index], key) + ": " + element(entries[index + 1], value)
    }
    return text.isEmpty ? ":" : text
  }
}
