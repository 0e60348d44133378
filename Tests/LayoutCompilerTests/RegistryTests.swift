import LayoutDiagnostics
import LayoutTestSupport
import Testing

/// Every kind of message is shown by a file of the corpus, so that its words and its place can be seen and stay tested.
@Suite struct RegistryTests {
  /// Kinds that no corpus file can show, with the test that shows them instead.
  static let shownElsewhere: [DiagnosticID: String] = [
    .invalidUTF8: "LexerTests: a corpus file is UTF-8",
    .unknownScene: "CommandLineTests: it needs an option",
    .lint: "LintCorpusTests: every rule has a name of its own",
  ]

  @Test(arguments: DiagnosticID.allCases.filter { shownElsewhere[$0] == nil })
  func isShown(_ id: DiagnosticID) {
    #expect(Self.shown.contains("[\(id.rawValue)]: "), "no corpus file shows '\(id.rawValue)'")
  }

  private static let shown = ["parse", "check", "run"].flatMap { Corpus.files(in: $0) }
    .compactMap { try? Corpus.text($0) }.joined()
}
