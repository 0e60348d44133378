/// The texts of `--help`.
enum Help {
  static var overview: String {
    let width = Command.all.map(\.name.utf8.count).max() ?? 0
    let rows = Command.all.map { "  \(pad($0.name, width))  \($0.summary)\n" }.joined()
    return """
      Keyline lays out SwiftUI code and tells every frame.

      USAGE: keyline COMMAND [OPTIONS] …

      \(rows)
        --version  the version
        --help     this text; 'keyline COMMAND --help' says more of a command

      Exit status: 0 nothing to report, 1 errors or findings, 2 wrong usage or an unreadable file.

      """
  }

  static func of(_ command: Command) -> String {
    let options = command.options + [CommandOption("help", short: "h", "this text")]
    let width = options.map(\.spelling.utf8.count).max() ?? 0
    let rows = options.map { "  \(pad($0.spelling, width))  \($0.summary)\n" }.joined()
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    return """
      \(command.summary)

      USAGE: keyline \(command.name) [OPTIONS]\(operands)

      \(command.discussion)

      \(rows)
      """
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
