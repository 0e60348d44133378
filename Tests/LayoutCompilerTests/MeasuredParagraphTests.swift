import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutText
import Testing

/// Paragraphs that Apple's SwiftUI laid out on iOS and macOS at 2x, through the whole pipeline: offers, line limits,
/// truncation, kerning, tracking and line spacing. Heights and baselines of system fonts are exact and widths within a
/// pixel, most of them the same pixel. The heights of text styles were enlarged by a setting of the machine and do not
/// count.
@Suite struct MeasuredParagraphTests {
  struct Measured: Sendable {
    let text: String
    let modifiers: String
    let offer: Double?
    let width: Double
    let height: Double?
    let firstBaseline: Double?
    let lastBaseline: Double?

    init(
      _ text: String, _ modifiers: String, _ offer: Double?, _ width: Double, _ height: Double? = nil,
      _ firstBaseline: Double? = nil, _ lastBaseline: Double? = nil
    ) {
      (self.text, self.modifiers, self.offer, self.width) = (text, modifiers, offer, width)
      (self.height, self.firstBaseline, self.lastBaseline) = (height, firstBaseline, lastBaseline)
    }

    /// The text under its offer, high enough for all lines.
    var layout: String {
      let escaped = text.map { $0 == "\n" ? "\\n" : String($0) }.joined()
      let frame = offer.map { ".frame(width: \($0))" } ?? ""
      let size = ".fixedSize(horizontal: \(offer == nil), vertical: true)"
      return "Text(verbatim: \"\(escaped)\")\(modifiers)\(frame)\(size)\n"
    }
  }

  @Test(arguments: [(TextPlatform.ios, touch), (.macos, desktop)])
  func isLaidOutAsMeasured(platform: TextPlatform, measured: [Measured]) throws {
    let layout = "ZStack {\n" + measured.map(\.layout).joined() + "}"
    let container = Container(size: Size(width: 10_000, height: 10_000), scale: 2)
    let compilation = compile(
      SourceMap(path: "paragraphs.layout", text: Array(layout.utf8)),
      options: CompileOptions(container: container, platform: platform))
    let texts = try #require(compilation.scenes.first).nodes.filter { $0.text != nil }
    try #require(texts.count == measured.count, "\(compilation.diagnostics.map(\.message))")
    var exact = 0
    for (node, expected) in zip(texts, measured) {
      let facts = try #require(node.text)
      #expect(abs(node.frame.width - expected.width) < 0.501, "\(expected.layout)")
      if abs(node.frame.width - expected.width) < 0.01 { exact += 1 }
      guard let height = expected.height else { continue }
      #expect(node.frame.height == height, "\(expected.layout)")
      #expect(facts.firstBaseline == expected.firstBaseline, "\(expected.layout)")
      #expect(facts.lastBaseline == expected.lastBaseline, "\(expected.layout)")
    }
    #expect(exact * 100 >= measured.count * 75, "\(exact) of \(measured.count)")
  }
}

private typealias M = MeasuredParagraphTests.Measured

private let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
private let redacted = "Two lines of redacted text that wrap around inside a narrow frame"

// swift-format-ignore
private let touch: [M] = [
  M("C", ".font(.body)", 11.5, 11.5),
  M(paragraph, ".font(.body).lineSpacing(4)", 150, 147),
  M(paragraph, ".font(.body)", 260, 256),
  M("Second", ".font(.body)", 311, 58),
  M("Above", ".font(.body)", 363, 48.5),
  M("Below", ".font(.body)", 363, 46),
  M("Home content", ".font(.body)", 363, 108.5),
  M("Options…", ".font(.body)", 363, 73),
  M("Search content", ".font(.body)", 363, 116),
  M("Show sheet", ".font(.body)", 363, 89),
  M("Some content under the title.", ".font(.body)", 363, 221.5),
  M("Above", ".font(.body)", 375, 48.5),
  M("Below", ".font(.body)", 375, 46),
  M("Delete…", ".font(.body)", 375, 62.5),
  M("Done", ".font(.body)", 375, 40.5),
  M("Home content", ".font(.body)", 375, 108.5),
  M("Search content", ".font(.body)", 375, 116),
  M("Show sheet", ".font(.body)", 375, 89),
  M(paragraph, ".font(.body)", 400, 382.5),
  M("Sheet title", ".font(.headline)", 375, 81.5),
  M("Tracked text", ".font(.title).kerning(-1)", nil, 134.5),
  M("Hello", ".font(.title).kerning(2)", nil, 72.5),
  M("Tight", ".font(.title).kerning(2)", nil, 72.5),
  M("Hello", ".font(.title).kerning(5)", nil, 87.5),
  M("Kerned text", ".font(.title).kerning(5)", nil, 192.5),
  M("Tight", ".font(.title).kerning(5)", nil, 87.5),
  M("Tracked text", ".font(.title).kerning(5)", nil, 206.5),
  M("Hello", ".font(.title).tracking(-1)", nil, 57.5),
  M("Kerned text", ".font(.title).tracking(-1)", nil, 126.5),
  M("Tight", ".font(.title).tracking(-1)", nil, 57.5),
  M("Hello", ".font(.title).tracking(2)", nil, 72.5),
  M("Tight", ".font(.title).tracking(2)", nil, 72.5),
  M("Tracked text", ".font(.title).tracking(2)", nil, 170.5),
  M("Hello", ".font(.title).tracking(5)", nil, 87.5),
  M("Kerned text", ".font(.title).tracking(5)", nil, 192.5),
  M("Tight", ".font(.title).tracking(5)", nil, 87.5),
  M("Tracked text", ".font(.title).tracking(5)", nil, 206.5),
  M(paragraph, ".font(.title)", 300, 270.5),
  M("Kerned text", ".font(.system(size: 13)).kerning(-1)", nil, 59, 16, 12.5, 12.5),
  M("Tracked text", ".font(.system(size: 13)).kerning(-1)", nil, 63, 16, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).kerning(2)", nil, 41, 16, 12.5, 12.5),
  M("Kerned text", ".font(.system(size: 13)).kerning(2)", nil, 92, 16, 12.5, 12.5),
  M("Tracked text", ".font(.system(size: 13)).kerning(2)", nil, 99, 16, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).kerning(5)", nil, 56, 16, 12.5, 12.5),
  M("Tracked text", ".font(.system(size: 13)).kerning(5)", nil, 135, 16, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).lineLimit(1)", nil, 31, 16, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).lineLimit(2...2)", nil, 31, 31.5, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).lineLimit(3...)", nil, 31, 47, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).lineSpacing(10)", nil, 31, 16, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).truncationMode(.head)", nil, 31, 16, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).tracking(-1)", nil, 26, 16, 12.5, 12.5),
  M("Tight", ".font(.system(size: 13)).tracking(-1)", nil, 26.5, 16, 12.5, 12.5),
  M("Tight", ".font(.system(size: 13)).tracking(2)", nil, 41.5, 16, 12.5, 12.5),
  M("Tracked text", ".font(.system(size: 13)).tracking(2)", nil, 99, 16, 12.5, 12.5),
  M("Hello", ".font(.system(size: 13)).tracking(5)", nil, 56, 16, 12.5, 12.5),
  M("Kerned text", ".font(.system(size: 13)).tracking(5)", nil, 125, 16, 12.5, 12.5),
  M("Supercalifragilistic", ".font(.system(size: 13))", 60, 56.5, 31.5, 12.5, 28.5),
  M("Canvas", ".font(.system(size: 13))", 100, 44.5, 16, 12.5, 12.5),
  M("Corner", ".font(.system(size: 13))", 100, 42, 16, 12.5, 12.5),
  M(paragraph, ".font(.system(size: 13))", 100, 95.5, 93.5, 12.5, 90.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(1)", 110, 103.5, 16, 12.5, 12.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(2)", 110, 110, 31.5, 12.5, 28.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(3)", 110, 110, 47, 12.5, 44),
  M(paragraph, ".font(.system(size: 13)).lineLimit(4)", 110, 110, 62.5, 12.5, 59.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(5)", 110, 110, 78, 12.5, 75),
  M(paragraph, ".font(.system(size: 13))", 120, 118, 62.5, 12.5, 59.5),
  M(paragraph, ".font(.system(size: 13))", 134, 134, 62.5, 12.5, 59.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(1).truncationMode(.head)", 150, 145, 16, 12.5, 12.5),
  M("Short second text that wraps twice here", ".font(.system(size: 13)).lineLimit(1)", 150, 145.5, 16, 12.5, 12.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(2).truncationMode(.middle)", 150, 147, 31.5, 12.5, 28.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(2)", 150, 144, 31.5, 12.5, 28.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(3)", 150, 147, 47, 12.5, 44),
  M(paragraph, ".font(.system(size: 13)).lineLimit(4)", 150, 137, 62.5, 12.5, 59.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(5)", 150, 137, 62.5, 12.5, 59.5),
  M(paragraph, ".font(.system(size: 13)).lineLimit(10)", 150, 137, 62.5, 12.5, 59.5),
  M(paragraph, ".font(.system(size: 13)).lineSpacing(10)", 150, 137, 92.5, 12.5, 89.5),
  M("Wrapped kerned words fill the line", ".font(.system(size: 13)).kerning(2)", 160, 140.5, 31.5, 12.5, 28.5),
  M("Wrapped kerned words fill the line", ".font(.system(size: 13))", 160, 160, 31.5, 12.5, 28.5),
  M(paragraph, ".font(.system(size: 13))", 200, 196.5, 47, 12.5, 44),
  M(redacted, ".font(.system(size: 13))", 200, 188, 47, 12.5, 44),
  M("Hello\nWorld", ".font(.system(size: 13))", 270, 35.5, 31.5, 12.5, 28.5),
  M(paragraph, ".font(.system(size: 13))", 270, 227, 31.5, 12.5, 28.5),
  M(paragraph, ".font(.system(size: 13))", 400, 355.5, 31.5, 12.5, 28.5),
  M("Cancel", ".font(.system(size: 17))", 131.75, 52.5, 20.5, 16, 16),
  M("Delete", ".font(.system(size: 17))", 131.75, 49.5, 20.5, 16, 16),
  M("Choose what to do with the item.", ".font(.system(size: 17))", 181, 181, 41, 16, 36.5),
  M("Cancel", ".font(.system(size: 17))", 211, 52.5, 20.5, 16, 16),
  M("Copy", ".font(.system(size: 17))", 211, 40, 20.5, 16, 16),
  M("Delete", ".font(.system(size: 17))", 211, 49.5, 20.5, 16, 16),
  M("Duplicate", ".font(.system(size: 17))", 211, 72, 20.5, 16, 16),
  M("Delete", ".font(.system(size: 17, weight: .semibold))", 131.75, 51.5, 20.5, 16, 16),
  M("Delete", ".font(.system(size: 17, weight: .semibold))", 211, 51.5, 20.5, 16, 16),
  M("Delete the item?", ".font(.system(size: 17, weight: .bold))", 242, 133, 20.5, 16, 16),
]

// swift-format-ignore
private let desktop: [M] = [
  M(paragraph, ".font(.body).lineSpacing(4)", 150, 137),
  M(paragraph, ".font(.body)", 260, 227),
  M(paragraph, ".font(.body)", 400, 355.5),
  M("Kerned text", ".font(.title).kerning(-1)", nil, 98),
  M("Tight", ".font(.title).kerning(-1)", nil, 44),
  M("Tracked text", ".font(.title).kerning(-1)", nil, 104.5),
  M("Hello", ".font(.title).kerning(2)", nil, 59),
  M("Kerned text", ".font(.title).kerning(2)", nil, 131),
  M("Tracked text", ".font(.title).kerning(5)", nil, 176.5),
  M("Tracked text", ".font(.title).tracking(-1)", nil, 104.5),
  M("Kerned text", ".font(.title).tracking(2)", nil, 131),
  M("Tracked text", ".font(.title).tracking(2)", nil, 140.5),
  M("Hello", ".font(.title).tracking(5)", nil, 74),
  M("Kerned text", ".font(.title).tracking(5)", nil, 164),
  M(paragraph, ".font(.title)", 300, 261.5),
  M("Kerned text", ".font(.system(size: 13)).kerning(-1)", nil, 59, 16, 13, 13),
  M("Tight", ".font(.system(size: 13)).kerning(-1)", nil, 26.5, 16, 13, 13),
  M("Tracked text", ".font(.system(size: 13)).kerning(-1)", nil, 63, 16, 13, 13),
  M("Hello", ".font(.system(size: 13)).kerning(2)", nil, 41, 16, 13, 13),
  M("Kerned text", ".font(.system(size: 13)).kerning(2)", nil, 92, 16, 13, 13),
  M("Tight", ".font(.system(size: 13)).kerning(2)", nil, 41.5, 16, 13, 13),
  M("Kerned text", ".font(.system(size: 13)).kerning(5)", nil, 125, 16, 13, 13),
  M("Tracked text", ".font(.system(size: 13)).kerning(5)", nil, 135, 16, 13, 13),
  M("Hello", ".font(.system(size: 13)).lineLimit(1)", nil, 31, 16, 13, 13),
  M("Hello", ".font(.system(size: 13)).lineLimit(2...2)", nil, 31, 32, 13, 13),
  M("Hello", ".font(.system(size: 13)).lineLimit(2...4)", nil, 31, 32, 13, 13),
  M("Hello", ".font(.system(size: 13)).lineLimit(3...)", nil, 31, 48, 13, 13),
  M("Hello", ".font(.system(size: 13)).lineSpacing(10)", nil, 31, 16, 13, 13),
  M("Hello", ".font(.system(size: 13)).truncationMode(.head)", nil, 31, 16, 13, 13),
  M("Hello", ".font(.system(size: 13)).tracking(-1)", nil, 26, 16, 13, 13),
  M("Kerned text", ".font(.system(size: 13)).tracking(-1)", nil, 59, 16, 13, 13),
  M("Tight", ".font(.system(size: 13)).tracking(-1)", nil, 26.5, 16, 13, 13),
  M("Hello", ".font(.system(size: 13)).tracking(2)", nil, 41, 16, 13, 13),
  M("Kerned text", ".font(.system(size: 13)).tracking(2)", nil, 92, 16, 13, 13),
  M("Hello", ".font(.system(size: 13)).tracking(5)", nil, 56, 16, 13, 13),
  M("Kerned text", ".font(.system(size: 13)).tracking(5)", nil, 125, 16, 13, 13),
  M("Tracked text", ".font(.system(size: 13)).tracking(5)", nil, 135, 16, 13, 13),
  M("Canvas", ".font(.system(size: 13))", 100, 44.5, 16, 13, 13),
  M("Corner", ".font(.system(size: 13))", 100, 42, 16, 13, 13),
  M(paragraph, ".font(.system(size: 13))", 100, 95.5, 96, 13, 93),
  M(paragraph, ".font(.system(size: 13)).lineLimit(1)", 110, 103.5, 16, 13, 13),
  M(paragraph, ".font(.system(size: 13)).lineLimit(2)", 110, 110, 32, 13, 29),
  M(paragraph, ".font(.system(size: 13)).lineLimit(4)", 110, 110, 64, 13, 61),
  M(paragraph, ".font(.system(size: 13))", 134, 134, 64, 13, 61),
  M(paragraph, ".font(.system(size: 13)).lineLimit(1).truncationMode(.middle)", 150, 150, 16, 13, 13),
  M(paragraph, ".font(.system(size: 13)).lineLimit(1)", 150, 144, 16, 13, 13),
  M(paragraph, ".font(.system(size: 13)).lineLimit(2).truncationMode(.middle)", 150, 147, 32, 13, 29),
  M(paragraph, ".font(.system(size: 13)).lineLimit(1...3)", 150, 147, 48, 13, 45),
  M(paragraph, ".font(.system(size: 13)).lineLimit(3)", 150, 147, 48, 13, 45),
  M(paragraph, ".font(.system(size: 13)).lineLimit(10)", 150, 137, 64, 13, 61),
  M(paragraph, ".font(.system(size: 13)).lineSpacing(4)", 150, 137, 76, 13, 73),
  M(paragraph, ".font(.system(size: 13)).lineSpacing(10)", 150, 137, 94, 13, 91),
  M(paragraph, ".font(.system(size: 13))", 150, 137, 64, 13, 61),
  M("Wrapped kerned words fill the line", ".font(.system(size: 13)).kerning(2)", 160, 140.5, 32, 13, 29),
  M(paragraph, ".font(.system(size: 13))", 200, 196.5, 48, 13, 45),
  M(paragraph, ".font(.system(size: 13)).lineLimit(1)", 260, 258, 16, 13, 13),
  M(paragraph, ".font(.system(size: 13))", 260, 227, 32, 13, 29),
  M("Hello\nWorld", ".font(.system(size: 13))", 270, 35.5, 32, 13, 29),
  M(paragraph, ".font(.system(size: 13))", 270, 227, 32, 13, 29),
  M("Left", ".font(.system(size: 13))", 270, 24, 16, 13, 13),
  M(paragraph, ".font(.system(size: 13))", 300, 274, 32, 13, 29),
  M(paragraph, ".font(.system(size: 13))", 400, 355.5, 32, 13, 29),
]
