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
    var text = """
      /// What each declaration at file scope of the catalog declares and refers to, in catalog order, so that a module reads only
      /// what it needs (``LibrarySelection``). Made from the interfaces by `UPDATE_EXPECTATIONS=1 swift test --filter
      /// LibraryIndexTests`; while it is of another library, every module reads all of it.
      let libraryIndex: [LibraryUnit] = [

      """
    let chunks = stride(from: 0, to: index.units.count, by: 16).map { $0..<min($0 + 16, index.units.count) }
    for chunk in chunks.indices { text += "  libraryUnits\(chunk),\n" }
    text += "].flatMap { $0 }\n"
    // one literal of all units is an expression that takes the compiler ten gigabytes
    for (number, units) in chunks.enumerated() {
      text += "\nprivate let libraryUnits\(number): [LibraryUnit] = [\n" + units.map(index.row).joined() + "]\n"
    }
    try Corpus.expect(text, toEqual: "../../Sources/LayoutLibrary/LibraryIndex.swift")
  }

  /// What a selection leaves out is nothing that the rest of it needs: of every seventh unit, and of all when the index is made.
  @Test(arguments: stride(from: 0, to: libraryIndex.count, by: Corpus.isUpdating ? 1 : 7).map { $0 })
  func unitsGetWhatTheyName(index: Int) {
    let selection = LibrarySelection { unit in libraryIndex[unit].entry < language.count || unit == index }
    let sources = SourceMap(path: Library.path, text: selection.text)
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
    _ = parse(sources.files[0], names: &names)
    let text = String(decoding: LibrarySelection(neededBy: names).text, as: UTF8.self)
    #expect(text.contains("struct HStack<"))
    #expect(text.contains("struct Spacer"))
    #expect(text.contains("struct VerticalAlignment"))
    #expect(!text.contains("struct LinearGradient"))
    #expect(text.utf8.count < LibrarySelection.all.text.count / 2)
  }
}
