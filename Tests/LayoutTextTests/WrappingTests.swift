import Testing

@testable import LayoutText

/// Paragraphs as Apple's SwiftUI laid them out: on iOS and macOS at 2x, 13 points unless a size is given. Heights and
/// baselines are exact, widths within a pixel.
struct WrappingTests {
  struct Paragraph: Sendable {
    var text: String
    var platform = TextPlatform.macos
    var size = 13.0
    var offer: Double?
    var options = TextOptions()
    var spacing = 0.0
    var width: Double
    var height: Double
    var lastBaseline: Double
  }

  @Test(arguments: desktop + touch + single)
  func isMeasured(_ expected: Paragraph) {
    let text = storage(
      expected.text, .system(size: expected.size), expected.platform, options: expected.options,
      kerning: expected.spacing)
    let size = text.measure(width: expected.offer, height: nil)
    #expect(isClose(size.width, expected.width, within: 0.501))
    #expect(size.height == expected.height)
    #expect(size.lastBaseline == expected.lastBaseline)
  }

  /// Widths and line counts of text styles; their recorded heights were enlarged by a setting of the machine.
  @Test(arguments: [
    (TextPlatform.ios, TextStyle.body, 260.0, 3, 256.0), (.ios, .body, 400, 2, 382.5), (.ios, .title, 300, 4, 270.5),
    (.macos, .body, 260, 2, 227), (.macos, .title, 300, 3, 261.5),
  ])
  func styleParagraph(platform: TextPlatform, style: TextStyle, offer: Double, lines: Int, width: Double) {
    let size = storage(paragraph, .style(style), platform).measure(width: offer, height: nil)
    #expect(size.lines == lines)
    #expect(isClose(size.width, width, within: 0.501))
  }

  /// The last word of the first line joins a lone word on the second.
  @Test(arguments: [(75.0, 2), (90, 2), (107, 2), (110, 1)])
  func loneWordGetsCompany(offer: Double, lines: Int) {
    let text = storage("Layout must wrap")
    let size = text.measure(width: offer, height: nil)
    #expect(size.lines == lines)
    let secondLine = storage("must wrap").idealSize.width
    if lines == 2 { #expect(size.width == secondLine) }
  }

  @Test(arguments: [
    (8.0, 1), (15, 1), (16, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4), (80, 5), (200, 5),
  ])
  func heightKeepsWholeLines(height: Double, lines: Int) {
    let size = storage(paragraph).measure(width: 110, height: height)
    #expect(size.lines == lines)
    #expect(size.height == Double(lines) * 16)
    #expect(size.isTruncated == (lines < 5))
  }

  /// What a text answers, offered again, changes nothing.
  @Test(arguments: [TextStyle.body, .caption2, .title, .headline, .footnote], [1.0, 2, 3])
  func ownSizeFits(style: TextStyle, scale: Double) {
    let text = storage(paragraph, .style(style), .ios, scale: scale)
    for offer in stride(from: 60.0, through: 300, by: 20) {
      let size = text.measure(width: offer, height: nil)
      let again = text.measure(width: size.width, height: size.height)
      #expect(again.lines == size.lines && again.height == size.height && !again.isTruncated)
    }
  }

  @Test func noWidthIsOneCharacterALine() {
    let size = storage("abc de").measure(width: 0, height: nil)
    #expect(size.width == 0)
    #expect(size.lines == 5)
    #expect(storage("abc").measure(width: 0, height: 0) == .zero)
  }

  /// n lines without width are n line heights and n - 2 leadings.
  @Test(arguments: [(1, 20.5), (2, 41), (3, 63), (4, 85)])
  func noWidthDropsALeading(lines: Int, height: Double) {
    let text = storage(String(repeating: "x", count: lines), .style(.body), .ios)
    #expect(text.measure(width: 0, height: nil).height == height)
  }

  @Test(arguments: [("", 0, 0.0), (" ", 1, 16), ("\n", 2, 32), ("a\n", 2, 32), ("a\n\nb", 3, 48), ("a\r\nb", 2, 32)])
  func lineEnds(text: String, lines: Int, height: Double) {
    let size = storage(text).idealSize
    #expect(size.lines == lines)
    #expect(size.height == height)
  }

  @Test func emptyTextAsksForNoDistance() {
    #expect(storage("").spacing == nil)
    #expect(storage("").measure(width: 100, height: 100) == .zero)
  }

  /// `baselineOffset` makes a text taller; the letters keep their place or move down.
  @Test(arguments: [(6.0, 22.0, 13.0), (-6, 22, 19), (0, 16, 13)])
  func offsetMakesTaller(offset: Double, height: Double, baseline: Double) {
    let size = storage("Hello", baselineOffset: offset).idealSize
    #expect(size.height == height)
    #expect(size.firstBaseline == baseline)
    #expect(size.lastBaseline == baseline)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1, -Double.infinity])
  func oddOffersAreAnswered(offer: Double) {
    let text = storage(paragraph)
    for size in [text.measure(width: offer, height: nil), text.measure(width: 100, height: offer)] {
      #expect(size.width.isFinite && size.height.isFinite && size.lines > 0)
    }
  }
}

private typealias Paragraph = WrappingTests.Paragraph

private let desktop = [
  Paragraph(text: paragraph, offer: 100, width: 95.5, height: 96, lastBaseline: 93),
  Paragraph(text: paragraph, offer: 120, width: 118, height: 64, lastBaseline: 61),
  Paragraph(text: paragraph, offer: 134, width: 134, height: 64, lastBaseline: 61),
  Paragraph(text: paragraph, offer: 150, width: 137, height: 64, lastBaseline: 61),
  Paragraph(text: paragraph, offer: 200, width: 196.5, height: 48, lastBaseline: 45),
  Paragraph(text: paragraph, offer: 260, width: 227, height: 32, lastBaseline: 29),
  Paragraph(text: paragraph, offer: 300, width: 274, height: 32, lastBaseline: 29),
  Paragraph(
    text: paragraph, offer: 110, options: TextOptions(lineLimit: 1), width: 103.5, height: 16, lastBaseline: 13),
  Paragraph(
    text: paragraph, offer: 110, options: TextOptions(lineLimit: 2), width: 110, height: 32, lastBaseline: 29),
  Paragraph(
    text: paragraph, offer: 110, options: TextOptions(lineLimit: 4), width: 110, height: 64, lastBaseline: 61),
  Paragraph(
    text: paragraph, offer: 150, options: TextOptions(lineLimit: 1, truncationMode: .middle), width: 150, height: 16,
    lastBaseline: 13),
  Paragraph(
    text: paragraph, offer: 150, options: TextOptions(lineLimit: 2, truncationMode: .middle), width: 147, height: 32,
    lastBaseline: 29),
  Paragraph(
    text: paragraph, offer: 150, options: TextOptions(lineLimit: 3, reservedLines: 1), width: 147, height: 48,
    lastBaseline: 45),
  Paragraph(
    text: paragraph, offer: 150, options: TextOptions(lineSpacing: 4), width: 137, height: 76, lastBaseline: 73),
  Paragraph(
    text: paragraph, offer: 150, options: TextOptions(lineSpacing: 10), width: 137, height: 94, lastBaseline: 91),
  Paragraph(
    text: "Wrapped kerned words fill the line", offer: 160, spacing: 2, width: 140.5, height: 32, lastBaseline: 29),
  Paragraph(text: "Hello\nWorld", offer: 270, width: 35.5, height: 32, lastBaseline: 29),
  Paragraph(text: "Left\nRight side", offer: nil, width: 60.5, height: 32, lastBaseline: 29),
]

private let touch = [
  Paragraph(text: paragraph, platform: .ios, offer: 100, width: 95.5, height: 93.5, lastBaseline: 90.5),
  Paragraph(text: paragraph, platform: .ios, offer: 200, width: 196.5, height: 47, lastBaseline: 44),
  Paragraph(text: "Supercalifragilistic", platform: .ios, offer: 60, width: 56.5, height: 31.5, lastBaseline: 28.5),
  Paragraph(
    text: paragraph, platform: .ios, offer: 150, options: TextOptions(lineLimit: 1, truncationMode: .head), width: 145,
    height: 16, lastBaseline: 12.5),
  Paragraph(
    text: paragraph, platform: .ios, offer: 150, options: TextOptions(lineLimit: 2), width: 144, height: 31.5,
    lastBaseline: 28.5),
  Paragraph(
    text: paragraph, platform: .ios, offer: 150, options: TextOptions(lineSpacing: 10), width: 137, height: 92.5,
    lastBaseline: 89.5),
  Paragraph(
    text: "Choose what to do with the item.", platform: .ios, size: 17, offer: 181, width: 181, height: 41,
    lastBaseline: 36.5),
  Paragraph(
    text: "The quick brown fox jumps over the lazy dog", platform: .ios, size: 17, offer: 120, width: 117, height: 81.5,
    lastBaseline: 77),
  Paragraph(
    text: "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs.", platform: .ios,
    size: 17, offer: 278, width: 275, height: 61, lastBaseline: 57),
  Paragraph(
    text: "Read-only footnote text that wraps onto a second line in this width.", platform: .ios, offer: 278,
    width: 256.5, height: 31.5, lastBaseline: 28.5),
]

private let single = [
  Paragraph(text: "Hello", spacing: 2, width: 41, height: 16, lastBaseline: 13),
  Paragraph(text: "Kerned text", spacing: -1, width: 59, height: 16, lastBaseline: 13),
  Paragraph(text: "Tracked text", spacing: 5, width: 135, height: 16, lastBaseline: 13),
  Paragraph(
    text: "Hello", options: TextOptions(lineLimit: 4, reservedLines: 2), width: 31, height: 32, lastBaseline: 13),
  Paragraph(text: "Hello", options: TextOptions(reservedLines: 3), width: 31, height: 48, lastBaseline: 13),
  Paragraph(text: "Hello", options: TextOptions(lineSpacing: 10), width: 31, height: 16, lastBaseline: 13),
  Paragraph(
    text: "Hello", platform: .ios, options: TextOptions(reservedLines: 3), width: 31, height: 47, lastBaseline: 12.5),
]
