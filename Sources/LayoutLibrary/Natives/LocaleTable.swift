/// Tables of what locales have for their own, as text: a line of identifiers, and as many lines as the table says for what
/// these have in common.
enum LocaleTable {
  /// The lines of a locale.
  static func row(_ identifier: String, _ table: StaticString, count: Int) -> [Substring]? {
    let name = identifier.split(separator: "-").joined(separator: "_")
    let lines = table.description.split(separator: "\n")
    for start in stride(from: 0, to: lines.count, by: count + 1)
    where lines[start].split(separator: " ").contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      return Array(lines[start + 1...start + count])
    }
    return nil
  }

  /// The parts of a line, with its spaces.
  static func fields(_ line: Substring, _ separator: Character) -> [String] {
    line.split(separator: separator, omittingEmptySubsequences: false).map { decoded($0) }
  }

  /// Spaces that don't break, or that stand at an end, are written as signs in the tables.
  static func decoded(_ text: Substring) -> String {
    String(text.map { $0 == "~" ? "\u{a0}" : $0 == "^" ? "\u{202f}" : $0 == "_" ? " " : $0 })
  }
}
