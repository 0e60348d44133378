import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutTestSupport
import Testing

/// The files of `Tests/Corpus/values`: programs that compute lines of text, which `//=` behind them tells as the Swift
/// compiler's own program printed them. A line comes out as the identifier of a view.
@Suite struct ValueCorpusTests {
  @Test(arguments: Corpus.files(in: "values"))
  func computesWhatSwiftDoes(_ path: String) throws {
    let text = try Corpus.text(path)
    let expected = text.split(separator: "\n").filter { $0.hasPrefix("//= ") }.map { String($0.dropFirst(4)) }
    let compilation = onLargeStack {
      compile(
        SourceMap(path: path, text: Array(text.utf8)),
        options: CompileOptions(container: Container(size: Size(width: 400, height: 600))))
    }
    #expect(compilation.diagnostics.filter { $0.severity == .error }.isEmpty)
    let lines = compilation.scenes.flatMap(\.nodes).compactMap(\.origin.identifier)
    #expect(lines == expected)
  }
}
