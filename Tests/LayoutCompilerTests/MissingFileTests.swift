import LayoutCompiler
import LayoutDiagnostics
import Testing

/// What is said once where names of an app are unknown: which packages may have them, or that its files go together.
@Suite struct MissingFileTests {
  private let view = "struct A: View { var body: some View { Card().glowing() } }"

  @Test func packagesAreNamedAtTheFirstUnknownName() {
    let found = check("import SwiftUI\nimport Cards\nimport Glow\n" + view)
    #expect(found.map(\.id) == [.unknownName])
    #expect(
      found.first?.notes.map(\.message) == [
        "the file imports 'Cards', 'Glow', of which nothing is here: what it uses of that has to be declared"
      ])
  }

  @Test func aLoneFileIsToldThatFilesGoTogether() {
    #expect(
      check("import SwiftUI\n" + view).first?.notes.map(\.message) == [
        "files of one app are given together: keyline check *.swift"
      ])
    #expect(check(view, "import SwiftUI").first?.notes.isEmpty == true)
  }

  @Test func aNameThatIsNearlyAnotherIsNoneOfAPackage() {
    let found = check("import Cards\nstruct A: View { var body: some View { Txt(\"a\") } }")
    #expect(found.first?.notes.isEmpty == true)
  }

  @Test func modulesOfTheSystemCanBeImported() {
    let file = """
      #if canImport(WidgetKit) && !canImport(AppKit) && !canImport(Cards)
      let width: CGFloat = 10
      #endif
      struct A: View { var body: some View { Color.red.frame(width: width) } }
      """
    #expect(check(file).isEmpty)
  }

  private func check(_ files: String...) -> [Diagnostic] {
    var sources = SourceMap()
    for (index, text) in files.enumerated() { _ = sources.add(path: "\(index).swift", text: Array(text.utf8)) }
    return LayoutCompiler.check(sources).diagnostics
  }
}
