/// A command of the program, as a value: adding one is a file and a line in ``makers``.
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

  /// The most used first: the others are made only if somebody looks further.
  private static let makers: [@Sendable () -> Command] = [
    { .compile }, { .lint }, { .check }, { .explain }, { .rules }, { .devices }, { .schema },
  ]

  static var all: [Command] { makers.map { $0() } }

  static func named(_ name: String) -> Command? {
    for make in makers {
      let command = make()
      if command.name == name { return command }
    }
    return nil
  }
}
