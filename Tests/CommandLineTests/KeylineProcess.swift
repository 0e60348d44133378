import Foundation

/// The built program, run as its users run it.
struct KeylineProcess {
  let output: String
  let errors: String
  let status: Int32

  /// Runs the program in a directory, so that messages hold no path of the machine.
  ///
  /// - Parameters:
  ///   - directory: the repository's root, unless files are to be written.
  ///   - input: what standard input holds.
  ///   - environment: variables on top of an empty environment.
  init(
    _ arguments: [String], input: String = "", in directory: URL = Self.repository,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = environment.merging(Self.libraryPath) { given, _ in given }
    let pipes = [Pipe(), Pipe(), Pipe()]
    process.standardInput = pipes[0]
    process.standardOutput = pipes[1]
    process.standardError = pipes[2]
    try process.run()
    // A program that has already ended reads nothing, which is no reason to end as well.
    signal(SIGPIPE, SIG_IGN)
    try? pipes[0].fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? pipes[0].fileHandleForWriting.close()
    // Errors are short enough for the pipe to hold them until the output has been read.
    output = String(decoding: pipes[1].fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: pipes[2].fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Beside the test bundle, where the build puts every product.
  private static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("keyline")
  }()

  /// A debug build finds the Swift libraries where the toolchain says.
  private static let libraryPath = ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
}
