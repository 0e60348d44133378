/// The program: finds the command, reads its words, runs it.
///
/// Everything that the help says is read off the commands themselves, so it cannot disagree with what they take.
struct CommandLineTool {
  let arguments: ArraySlice<String>

  func run() -> ExitStatus {
    Platform.ignoreBrokenPipes()
    do {
      return try runCommand()
    } catch {
      var console = Console(color: nil)
      if let place = error.place {
        console.reportFailure(error.message, at: place)
      } else {
        console.reportFailure("\(error.message)\nTry 'keyline --help'.")
      }
      console.flush()
      return .failure
    }
  }

  private func runCommand() throws(UsageError) -> ExitStatus {
    guard let first = arguments.first else {
      Platform.write(Array(Help.overview.utf8), to: .errors)
      return .failure
    }
    switch first {
    case "--help", "-h", "help": return try showHelp(arguments.dropFirst().first)
    case "--version": return print("keyline \(Version.text)\n")
    default: break
    }
    guard let command = Command.named(first) else {
      throw .unknownCommand(first, known: Command.all.map(\.name))
    }
    let words = arguments.dropFirst()
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return print(Help.of(command))
    }
    let parsed = try ParsedArguments(words, options: command.options)
    var console = Console(color: try ColorChoice(parsed))
    let status = try command.run(parsed, &console)
    console.flush()
    return status
  }

  private func showHelp(_ topic: String?) throws(UsageError) -> ExitStatus {
    guard let topic else { return print(Help.overview) }
    guard let command = Command.named(topic) else {
      throw .unknownCommand(topic, known: Command.all.map(\.name))
    }
    return print(Help.of(command))
  }

  @discardableResult
  private func print(_ text: String) -> ExitStatus {
    Platform.write(Array(text.utf8), to: .output)
    return .success
  }
}

enum Version {
  static let text = "0.1.0"
}
