import Foundation
import Testing

/// Whole SwiftUI files as people write them, each laid out with the report beside it, and without a word of complaint but for
/// the warnings that stand there too.
/// `UPDATE_EXPECTATIONS=1` writes the reports instead.
@Suite struct ProgramTests {
  private static let folder = KeylineProcess.repository.appendingPathComponent("Tests/Programs")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".layout") }.map { String($0.dropLast(".layout".count)) }.sorted()
  }()

  @Test func thereArePrograms() { #expect(Self.names.count >= 8) }

  @Test(arguments: names) func givesItsApprovedReport(name: String) throws {
    let run = try KeylineProcess(["compile", "Tests/Programs/\(name).layout"])
    let warnings = try? String(contentsOf: Self.folder.appendingPathComponent("\(name).warnings"), encoding: .utf8)
    #expect(run.errors == warnings ?? "")
    #expect(run.status == 0)
    let approved = Self.folder.appendingPathComponent("\(name).frames")
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] == "1" {
      try Data(run.output.utf8).write(to: approved)
    }
    #expect(run.output == (try? String(contentsOf: approved, encoding: .utf8)))
  }
}
