import Foundation
import Testing

/// `keyline explain`: how a node is named on the command line, and in which form it is explained.
@Suite struct ExplainCommandTests {
  private static let source = """
    HStack(spacing: 5) {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("first")
      Color.blue.frame(width: 20, height: 30).id("second")
    }

    """

  /// A name, a path, a place: all of them mean the second frame.
  @Test(arguments: ["second", "0.1.0", "3:14", "3:20"]) func findsTheNode(word: String) throws {
    let run = try KeylineProcess(["explain", "-", word, "--size", "100x50"], input: Self.source)
    #expect(run.output.hasPrefix(".frame \"second\" is 20 × 30 at (52.5, 10)\n<stdin>:3:14\n"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func suggestsANameForOneThatIsUnknown() throws {
    let run = try KeylineProcess(["explain", "-", "secnd"], input: Self.source)
    #expect(run.errors.hasPrefix("error: no view is called 'secnd'; did you mean 'second'?\n"))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func reportsErrorsInstead() throws {
    let run = try KeylineProcess(["explain", "-", "0"], input: "Colour.red\n")
    #expect(run.errors.contains("error[unknown-name]"))
    #expect(run.output == "")
    #expect(run.status == 1)
  }

  /// 100 wide: 45 for the row, which therefore starts at 27.5; 10 high within 30 starts 10 below the row's top.
  @Test func givesTheSameAsData() throws {
    let run = try KeylineProcess(["explain", "-", "first", "--size=100x50", "-f", "json"], input: Self.source)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["schema"] as? String == "keyline-explanation/1")
    #expect(json["frame"] as? [String: Double] == ["x": 27.5, "y": 20, "width": 20, "height": 10])
    let steps = try #require(json["steps"] as? [[String: Any]])
    #expect(Set(steps.compactMap { $0["phase"] as? String }) == ["offer", "answer", "place"])
    let sharing = try #require(steps.compactMap { $0["sharing"] as? [String: Any] }.first)
    #expect(sharing["leftover"] as? Double == 55)
    let terms = try #require(json["terms"] as? [[String: Any]])
    #expect(terms.compactMap { $0["x"] as? Double } == [27.5, 0])
    #expect(terms.compactMap { $0["y"] as? Double } == [10, 10])
  }

  @Test func tellsWhatARuleMeans() throws {
    let run = try KeylineProcess(["explain", "guide-blocked"])
    #expect(run.status == 0)
    #expect(run.output == (try KeylineProcess(["rules", "guide-blocked"]).output))
  }

  /// What the project's front page shows of an explanation is what the program prints.
  @Test func frontPageShowsARealExplanation() throws {
    let page = try String(
      contentsOf: KeylineProcess.repository.appendingPathComponent("README.md"), encoding: .utf8)
    let run = try KeylineProcess(["explain", "Samples/one-third.layout", "red", "--size", "400x600"])
    let start = try #require(run.output.range(of: "Where it is put"))
    #expect(page.contains(run.output[start.lowerBound...]))
  }
}
