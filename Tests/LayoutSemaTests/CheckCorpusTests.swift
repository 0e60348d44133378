import LayoutDiagnostics
import LayoutLibrary
import LayoutSema
import LayoutSyntax
import LayoutTestSupport
import Testing

/// Files that check and files that do not, held against the library that ships. What a file in `fail` expects is drawn in
/// it; syntax and types are mixed on purpose.
struct CheckCorpusTests {
  @Test(arguments: Corpus.files(in: "check/ok"))
  func checks(path: String) throws {
    try Corpus.check(path) { diagnose($0) }
    #expect(!diagnose(SourceMap(path: path, text: Array(try Corpus.text(path).utf8))).hasErrors)
  }

  @Test(arguments: Corpus.files(in: "check/fail"))
  func fails(path: String) throws {
    try Corpus.check(path) { sources in
      let diagnostics = diagnose(sources)
      #expect(diagnostics.hasErrors)
      return diagnostics
    }
  }

  @Test func libraryHasNoMistakes() {
    var names = NameTable()
    let file = SourceMap(path: Library.path, text: LibraryInterface.all.text).files[0]
    let interface = parse(file, names: &names, isInterface: true)
    #expect(interface.diagnostics == [])
    #expect(checkLibrary(interface.tree, names: names) == [])
  }
}

/// Everything that is wrong with the files of a module, syntax included.
func diagnose(_ sources: SourceMap) -> [Diagnostic] {
  var sources = sources
  let index = sources.add(copyOf: library.file)
  var names = library.names
  let files = sources.files.dropLast().map { parse($0, names: &names) }
  let checked = check(files: files.map(\.tree), library: library, at: sources.files[index], names: names)
  return (files.flatMap(\.diagnostics) + checked.diagnostics).withoutConsequences(in: sources).sortedByPosition()
}

private let library: CheckedLibrary = {
  var names = NameTable()
  let file = SourceMap(path: Library.path, text: LibraryInterface.all.text).files[0]
  let tree = parse(file, names: &names, isInterface: true).tree
  return CheckedLibrary(tree, names: names)
}()
