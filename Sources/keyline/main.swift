// The command line: the only part of Keyline that touches files, terminals and processes.

exitProcess(BigStack.run { CommandLineTool(arguments: CommandLine.arguments.dropFirst()).run() })
