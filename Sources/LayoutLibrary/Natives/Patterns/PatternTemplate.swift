/// The small languages around regular expressions: templates of what replaces a match, and the formats of predicates.
enum PatternTemplate {
  /// A template with the texts of groups in the places of `$0`, `$1` and so on. As many digits count as name a group.
  static func filled(_ template: String, _ groups: [String]) -> String {
    var result = ""
    var rest = Array(template)[...]
    while let character = rest.popFirst() {
      if character == "\\", let escaped = rest.popFirst() {
        result.append(escaped)
      } else if character == "$", let first = digit(rest.first) {
        rest = rest.dropFirst()
        var number = first
        while let next = digit(rest.first), number * 10 + next < groups.count {
          number = number * 10 + next
          rest = rest.dropFirst()
        }
        if number < groups.count { result += groups[number] }
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func digit(_ character: Character?) -> Int? {
    guard let character, character.isASCII else { return nil }
    return character.wholeNumberValue
  }

  /// The operator, the options in brackets and the operand of a format that tests a text; empty for any other.
  static func predicate(_ format: String) -> [String] {
    let words = format.split(maxSplits: 2) { $0 == " " }
    guard words.count == 3, words[0].uppercased() == "SELF" else { return [] }
    let parts = words[1].split(maxSplits: 1) { $0 == "[" }
    guard let name = parts.first?.uppercased(), operators.contains(name) else { return [] }
    let options = parts.count > 1 ? String(parts[1].dropLast()).lowercased() : ""
    guard let operand = operand(String(words[2])) else { return [] }
    return [name, options, operand]
  }

  private static let operators = ["MATCHES", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "=", "!="]

  /// A place for an argument, or the text in quotes.
  private static func operand(_ text: String) -> String? {
    if text == "%@" { return text }
    guard let quote = text.first, quote == "'" || quote == "\"", text.count > 1, text.last == quote else { return nil }
    return filled(String(text.dropFirst().dropLast()), [])
  }
}
