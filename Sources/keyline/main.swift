// The command line: the only part of Keyline that touches files, terminals and processes.

BigStack.run { CommandLineTool(arguments: CommandLine.arguments.dropFirst()).run() }
