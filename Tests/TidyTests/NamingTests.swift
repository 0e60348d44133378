import Foundation
import LayoutDiagnostics
import Testing

/// One place for everything, and its name says which.
@Suite struct NamingTests {
  private static let topLevel: Set<String> = [
    "Grammar", "LICENSE", "Package.swift", "README.md", "Samples", "Sources", "Tests",
  ]

  @Test func topLevelHoldsNothingElse() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    #expect(Self.topLevel.isSuperset(of: entries.filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }))
  }

  /// The compiler asks for it, and `git log -- '**/Name.swift'` should have one answer.
  @Test func fileNamesAreUniqueInTheirModule() {
    let names = Repository.swiftFiles.map { $0.module + "/" + $0.baseName }
    for (name, group) in Dictionary(grouping: names, by: \.self) { #expect(group.count == 1, "\(name) stands twice") }
  }

  /// A type named like a module hides the module.
  @Test func noTypeIsNamedLikeAModule() throws {
    let modules = Set(Repository.swiftFiles.map(\.module))
    let words = ["struct ", "enum ", "class ", "protocol ", "typealias "]
    for file in Repository.coreFiles {
      for line in file.code where words.contains(where: line.contains) {
        let match = line.firstMatch(of: #/\b(?:struct|enum|class|protocol|typealias) (\w+)/#)
        if let match { #expect(!modules.contains(String(match.1)), "\(file.path): \(match.1)") }
      }
    }
  }

  /// A file opens by saying what it is.
  @Test(arguments: Repository.coreFiles) func opensWithAComment(file: SwiftFile) {
    let head = file.lines.drop { $0.isEmpty || $0.contains("import ") || $0.hasPrefix("#") }.first ?? ""
    #expect(head.hasPrefix("//"), "\(file.path) opens with \(head)")
  }

  @Test func nothingIsLeftToDo() {
    let words = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
    for file in Repository.swiftFiles {
      for (line, number) in zip(file.lines, 1...) where words.contains(where: line.contains) {
        Issue.record("\(file.path):\(number): \(line)")
      }
    }
  }
}
