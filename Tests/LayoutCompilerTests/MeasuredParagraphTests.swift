import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutTestSupport
import LayoutText
import Testing

/// Texts that Apple's SwiftUI laid out on iOS and macOS at 2x (`Tests/Corpus/measured`), through the whole pipeline: offers,
/// line limits, truncation, kerning, tracking and line spacing. Heights and baselines of system fonts are exact and widths
/// within a pixel, most of them the same pixel.
@Suite struct MeasuredParagraphTests {
  struct Measured: Sendable {
    let platform: TextPlatform
    let layout: String
    let width: Double
    /// Height, first and last baseline; empty where the machine's settings changed them.
    let vertical: [Double]

    /// A line of the table.
    init(_ row: [Substring]) {
      platform = row[0] == "ios" ? .ios : .macos
      // High enough for all lines.
      let offer = row[2] == "-" ? "" : ".frame(width: \(row[2]))"
      let frame = offer + ".fixedSize(horizontal: \(offer.isEmpty), vertical: true)"
      layout = "Text(verbatim: \"\(row[7])\")\(row[1])\(frame)"
      width = Double(row[3]) ?? .nan
      vertical = row[4...6].compactMap { Double($0) }
    }
  }

  @Test(arguments: [TextPlatform.ios, .macos]) func areLaidOutAsMeasured(platform: TextPlatform) throws {
    let all = try Corpus.table("measured/paragraphs.tsv").map(Measured.init).filter { $0.platform == platform }
    let texts = try layOut(all)
    try #require(texts.count == all.count)
    var exact = 0
    for (node, expected) in zip(texts, all) {
      let facts = try #require(node.text)
      #expect(abs(node.frame.width - expected.width) < 0.501, "\(expected.layout)")
      if abs(node.frame.width - expected.width) < 0.01 { exact += 1 }
      guard !expected.vertical.isEmpty else { continue }
      let vertical = [node.frame.height, facts.firstBaseline, facts.lastBaseline]
      #expect(vertical == expected.vertical, "\(expected.layout)")
    }
    #expect(exact * 100 >= all.count * 75, "\(exact) of \(all.count)")
  }

  /// The nodes of the texts, in their order.
  private func layOut(_ texts: [Measured]) throws -> [PlacedNode] {
    let layout = "ZStack {\n" + texts.map { $0.layout + "\n" }.joined() + "}"
    let container = Container(size: Size(width: 10_000, height: 10_000), scale: 2)
    let compilation = compile(
      SourceMap(path: "paragraphs.layout", text: Array(layout.utf8)),
      options: CompileOptions(container: container, platform: texts.first?.platform ?? .ios))
    let scene = try #require(compilation.scenes.first, "\(compilation.diagnostics.map(\.message))")
    return scene.nodes.filter { $0.text != nil }
  }
}
