import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

/// The files of `Tests/Corpus/parse`: those in `ok` parse to the tree beside them, those in `fail` say what is drawn in
/// them.
@Suite struct CorpusTests {
  @Test(arguments: Corpus.files(in: "parse/ok"))
  func parses(_ path: String) throws {
    let parsed = parse(text: try Corpus.text(path))
    #expect(parsed.diagnostics.isEmpty)
    try Corpus.expect(SyntaxDump.text(of: parsed.tree), toEqual: path.replacingSuffix("layout", with: "tree"))
  }

  @Test(arguments: Corpus.files(in: "parse/fail"))
  func explains(_ path: String) throws {
    try Corpus.check(path) { sources in
      var names = NameTable()
      let diagnostics = parse(sources.files[0], names: &names).diagnostics
      #expect(diagnostics.hasErrors)
      return diagnostics
    }
  }
}

/// Parses a text as a file of its own.
func parse(text: String) -> ParsedFile { parse(bytes: Array(text.utf8)) }

func parse(bytes: [UInt8]) -> ParsedFile {
  var names = NameTable()
  return parse(SourceMap(path: "a.layout", text: bytes).files[0], names: &names)
}

extension String {
  func replacingSuffix(_ suffix: String, with other: String) -> String { dropLast(suffix.count) + other }
}
