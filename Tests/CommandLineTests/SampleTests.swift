import Foundation
import Testing

/// Every program of `Samples` gives the report beside it. `UPDATE_EXPECTATIONS=1` writes the reports instead.
@Suite struct SampleTests {
  private static let folder = KeylineProcess.repository.appendingPathComponent("Samples")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".layout") }.map { String($0.dropLast(".layout".count)) }.sorted()
  }()

  @Test func thereAreSamples() { #expect(Self.names.count >= 12) }

  @Test(arguments: names) func givesItsApprovedReport(name: String) throws {
    let sample = try String(contentsOf: Self.folder.appendingPathComponent("\(name).layout"), encoding: .utf8)
    let run = try KeylineProcess(["compile", "Samples/\(name).layout"] + Self.options(of: sample))
    #expect(run.errors == "")
    #expect(run.status == 0)
    let approved = Self.folder.appendingPathComponent("\(name).frames")
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] == "1" {
      try Data(run.output.utf8).write(to: approved)
    }
    #expect(run.output == (try? String(contentsOf: approved, encoding: .utf8)))
  }

  /// A sample says in its first line what it is laid out in.
  private static func options(of sample: String) -> [String] {
    guard let line = sample.split(separator: "\n").first, line.hasPrefix("// keyline:") else { return [] }
    return line.dropFirst("// keyline:".count).split(separator: " ").map(String.init)
  }

  /// The list of samples for readers names each of them.
  @Test func everySampleIsListed() throws {
    let list = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    for name in Self.names { #expect(list.contains("\(name).layout"), "\(name)") }
  }

  /// What the project's front page shows is what the program prints.
  @Test func frontPageShowsARealReport() throws {
    let page = try String(
      contentsOf: KeylineProcess.repository.appendingPathComponent("README.md"), encoding: .utf8)
    let report = try String(contentsOf: Self.folder.appendingPathComponent("one-third.frames"), encoding: .utf8)
    #expect(page.contains("$ keyline compile --size 400x600 Samples/one-third.layout\n\(report)"))
    let source = "VStack(alignment: .middle) {\n  Text(\"Hi\").margin(4)\n}\n"
    let check = try KeylineProcess(["check", "-"], input: source)
    #expect(page.contains(check.output.replacing("<stdin>", with: "bad.layout")))
  }
}
