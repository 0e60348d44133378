import Foundation
import LayoutDiagnostics
import LayoutTestSupport
import Testing

/// Every kind of message is shown by a file of the corpus, where its words and its place can be read.
struct DiagnosticTests {
  /// Those that a text cannot show: what finds them is tested where it is.
  private static let elsewhere: Set<DiagnosticID> = [.lint, .invalidUTF8, .unknownScene]

  @Test func corpusShowsEveryDiagnostic() throws {
    var shown: Set<String> = []
    for folder in ["parse", "check", "run", "lint", "limits"] {
      for path in Corpus.files(in: folder) {
        for match in try Corpus.text(path).matches(of: #/(?:error|warning|note)\[([a-z0-9-]+)\]/#) {
          shown.insert(String(match.1))
        }
      }
    }
    for id in DiagnosticID.allCases where !Self.elsewhere.contains(id) {
      #expect(shown.contains(id.rawValue), "\(id.rawValue)")
    }
  }
}
