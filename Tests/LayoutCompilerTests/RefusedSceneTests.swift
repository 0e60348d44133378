import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutTestSupport
import Testing

/// What is said of scenes that are not laid out: each is named by an error or by a note of one.
@Suite struct RefusedSceneTests {
  @Test func scenesOfOneMistakeAreNotesOfIt() throws {
    let compilation = try layOut("run/previews-of-one-mistake.layout")
    let error = try #require(compilation.diagnostics.first)
    #expect(compilation.diagnostics.count == 1)
    #expect(error.notes.last?.message == "for the same reason this is not laid out either")
    #expect(compilation.scenes.map(\.name) == ["plain"])
  }

  @Test func missesOfTheBundleAreTold() throws {
    let compilation = try layOut("run/files-of-the-bundle.layout")
    #expect(compilation.diagnostics.map(\.id) == [.missingResource, .missingResource, .missingResource])
    #expect(compilation.scenes.map(\.name) == ["sound", "not written"])
  }

  private func layOut(_ path: String) throws -> Compilation {
    let sources = SourceMap(path: path, text: Array(Expectations.source(of: try Corpus.text(path)).utf8))
    return compile(sources, options: CompileOptions(container: Container(size: Size(width: 400, height: 600))))
  }
}
