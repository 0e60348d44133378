import LayoutSema

/// Values as string interpolation shows them, which is as Swift's `description` does.
extension Evaluator {
  package func description(of value: Value) -> String {
    if let text = ownDescription(of: value) { return text }
    return switch value {
    case .string(let text): text
    case .none: "nil"
    case .integer(let value): "\(value)"
    case .double(let value): describe(value)
    case .boolean(let value): value ? "true" : "false"
    case .array(let elements): "[" + joined(elements) + "]"
    case .tuple(let elements): "(" + joined(elements) + ")"
    case .range(let lower, let upper): "\(lower)..<\(upper)"
    case .structure(let nominal, let fields): text(program[nominal].name) + "(" + labelled(nominal, fields) + ")"
    case .enumCase(let nominal, let index, let payloads):
      text(program[nominal].cases[Int(index)]) + (payloads.isEmpty ? "" : "(" + joined(payloads) + ")")
    case .metatype(let nominal): text(program[nominal].name)
    case .dictionary(let entries): "[" + pairs(entries) + "]"
    case .view(let id): words(of: id)
    default: ""
    }
  }

  /// What a type of the program says of itself: `CustomStringConvertible`.
  private func ownDescription(of value: Value) -> String? {
    guard let type = value.nominal, let name = known.description, let function = program[type].witness(name) else {
      return nil
    }
    if case .metatype = value { return nil }
    do throws(EvaluationError) {
      return try call(function, [value], at: program[function].range).string
    } catch {
      return nil
    }
  }

  private func describe(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    return "\(value)"
  }

  /// The words of a text within a text, with its emphasis as the Markdown that the whole is read as; for an image, the
  /// character that stands for one.
  private func words(of id: ViewID) -> String {
    guard case .native(let native) = self[id].body else { return "" }
    let arguments = self[id].arguments
    switch natives[Int(native.index)] {
    case .text(.sum): return arguments.map { description(of: $0) }.joined()
    case .text: return arguments[0].string
    case .environment("bold", _): return emphasized(arguments[0], "**")
    case .environment("italic", _): return emphasized(arguments[0], "*")
    case .environment, .neutral: return arguments.isEmpty ? "" : description(of: arguments[0])
    default: return "\u{FFFC}"
    }
  }

  private func emphasized(_ text: Value, _ mark: String) -> String {
    let words = description(of: text)
    let isPlain = !words.isEmpty && words.first != " " && words.last != " " && !words.contains("*")
    return isPlain ? mark + words + mark : words
  }

  /// Inside a collection, a string stands in quotes.
  private func element(_ value: Value) -> String {
    if case .string(let text) = value { "\"" + text + "\"" } else { description(of: value) }
  }

  private func joined(_ values: [Value]) -> String {
    var text = ""
    for (index, value) in values.enumerated() { text += (index == 0 ? "" : ", ") + element(value) }
    return text
  }

  private func labelled(_ nominal: NominalID, _ fields: [Value]) -> String {
    let names = program[nominal].fields
    var text = ""
    for (index, value) in fields.enumerated() {
      if index > 0 { text += ", " }
      if index < names.count { text += self.text(names[index]) + ": " }
      text += element(value)
    }
    return text
  }

  private func pairs(_ entries: [Value]) -> String {
    var text = ""
    for index in stride(from: 0, to: entries.count, by: 2) {
      text += (index == 0 ? "" : ", ") + element(entries[index]) + ": " + element(entries[index + 1])
    }
    return text.isEmpty ? ":" : text
  }
}
