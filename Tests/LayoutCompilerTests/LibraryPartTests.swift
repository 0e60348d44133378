import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutTestSupport
import Testing

/// A module that reads a part of the library means what it would mean with all of it: leaving out a declaration must never
/// choose another overload.
@Suite struct LibraryPartTests {
  static let programs = Corpus.samples + Corpus.files(in: "../Programs") + Corpus.files(in: "check/ok")

  @Test(arguments: programs)
  func partGivesTheSameFrames(_ path: String) throws {
    let text = Array(try Corpus.text(path).utf8)
    let results = onLargeStack { [LibraryCache(), .ofWholeLibrary].map { report(of: text, path, $0) } }
    #expect(results[0] == results[1])
  }
}

/// The frames of a file's scenes and what is said about it, checked against what a cache has of the library.
private func report(of text: [UInt8], _ path: String, _ cache: LibraryCache) -> [String] {
  var cache = cache
  var options = CompileOptions(container: Container(size: Size(width: 393, height: 852), scale: 3))
  options.resources = Resources(Corpus.neighbours(of: path))
  let compilations = compile(SourceMap(path: path, text: text), each: [options], cache: &cache)
  return compilations.flatMap { compilation in
    compilation.diagnostics.map(\.message)
      + compilation.scenes.flatMap { scene in scene.nodes.map { "\($0.origin.kind) \($0.frame)" } }
  }
}
