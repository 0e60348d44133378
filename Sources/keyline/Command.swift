/// A command of the program, as a value: adding one is a file and a line in ``all``.
struct Command: Sendable {
  let name: String
  /// What stands after the name in the help: `FILE…`.
  let operands: String
  /// One line for the list of commands.
  let summary: String
  /// What the command's own help says beyond that.
  let discussion: String
  let options: [CommandOption]
  let run: @Sendable (ParsedArguments, inout Console) throws(UsageError) -> ExitStatus

  static let all: [Command] = [.compile, .check, .lint, .rules, .explain, .devices, .schema]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
