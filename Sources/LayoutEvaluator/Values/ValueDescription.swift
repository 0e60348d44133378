import LayoutSema

/// Values as string interpolation shows them, which is as Swift's `description` does.
extension Evaluator {
  package func description(of value: Value) -> String {
    switch value {
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
    default: ""
    }
  }

  private func describe(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    return "\(value)"
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
