import LayoutDiagnostics
import LayoutSema
import LayoutSyntax
import LayoutTestSupport
import Testing

@testable import LayoutLibrary

/// The index of the library is made from the interfaces; `UPDATE_EXPECTATIONS=1` makes it anew.
struct LibraryIndexTests {
  @Test func indexIsCurrent() throws {
    let index = LibraryIndexer(catalog)
    try Corpus.expect(index.source, toEqual: "../../Sources/LayoutLibrary/LibraryIndex.swift")
  }

  /// What a selection leaves out is nothing that the rest of it needs: of some units, and of all when the index is made.
  @Test(arguments: stride(from: 0, to: LibraryUnit.count, by: Corpus.isUpdating ? 1 : 37).map { $0 })
  func unitsGetWhatTheyName(index: Int) { expectNoErrors(LibrarySelection(unit: index)) }

  @Test func everyModuleGetsWhatItsPartNames() { expectNoErrors(LibrarySelection(neededBy: [], names: NameTable())) }

  /// Leaving something out that a module needs costs it a second look, with the whole library.
  @Test(arguments: Corpus.files(in: "../../Samples") + Corpus.files(in: "../Programs"))
  func programsNeedNoSecondLook(path: String) throws {
    var names = NameTable()
    var sources = SourceMap(path: path, text: Array(try Corpus.text(path).utf8))
    let tree = parse(sources.files[0], names: &names).tree
    let selection = LibrarySelection(neededBy: [tree], names: names)
    var libraryNames = NameTable()
    let interface = SourceMap(path: Library.path, text: LibraryInterface(selection).text).files[0]
    let library = CheckedLibrary(
      parse(interface, names: &libraryNames, isInterface: true).tree, names: libraryNames)
    let index = sources.add(copyOf: interface)
    libraryNames = library.names
    let renaming = libraryNames.insert(contentsOf: names)
    let checked = check(
      files: [tree.renamed(renaming)], library: library, at: sources.files[index], names: libraryNames)
    for diagnostic in checked.diagnostics where diagnostic.severity == .error {
      let place = sources.location(of: diagnostic.range.lower)
      Issue.record("\(place.path):\(place.line):\(place.column): \(diagnostic.message)")
    }
  }

  private func expectNoErrors(_ selection: LibrarySelection) {
    let sources = SourceMap(path: Library.path, text: LibraryInterface(selection).text)
    var names = NameTable()
    let tree = parse(sources.files[0], names: &names, isInterface: true).tree
    for diagnostic in checkLibrary(tree, names: names) {
      let line = sources.files[0].line(sources.location(of: diagnostic.range.lower).line - 1)
      Issue.record("\(String(decoding: line, as: UTF8.self)): \(diagnostic.message)")
    }
  }

  @Test func aModuleGetsWhatItNames() {
    var names = NameTable()
    let sources = SourceMap(path: "a.layout", text: Array("HStack { Spacer() }".utf8))
    let tree = parse(sources.files[0], names: &names).tree
    let text = String(decoding: LibraryInterface(LibrarySelection(neededBy: [tree], names: names)).text, as: UTF8.self)
    #expect(text.contains("struct HStack<"))
    #expect(text.contains("struct Spacer"))
    #expect(text.contains("struct VerticalAlignment"))
    #expect(!text.contains("struct LinearGradient"))
    #expect(text.utf8.count < LibraryInterface.all.text.count / 2)
  }
}
