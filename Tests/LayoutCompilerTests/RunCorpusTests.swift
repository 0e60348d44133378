import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutTestSupport
import Testing

/// The files of `Tests/Corpus/run`: programs that check, and say what is drawn in them when they run or are laid out.
@Suite struct RunCorpusTests {
  @Test(arguments: Corpus.files(in: "run"))
  func explains(_ path: String) throws {
    try Corpus.check(path) { sources in
      #expect(!check(sources).diagnostics.hasErrors)
      return lay(out: sources).diagnostics
    }
  }
}

/// Compiles a file in a plain box; endless recursion needs room until it is noticed.
private func lay(out sources: SourceMap) -> Compilation {
  onLargeStack { compile(sources, options: CompileOptions(container: Container(size: Size(width: 400, height: 600)))) }
}
