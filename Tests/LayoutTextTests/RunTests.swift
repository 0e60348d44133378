import Testing

@testable import LayoutText

/// Texts of several runs, other scripts, digits and letters that shrink.
struct RunTests {
  private let environment = TextEnvironment(platform: .ios, scale: 3)

  private func text(_ runs: TextRun..., options: TextOptions = TextOptions()) -> TextStorage {
    TextStorage(runs: runs, options: options, environment: environment)
  }

  /// Where a text is cut into runs of one font changes nothing but the kerning at the cut.
  @Test func concatenationOfOneFont() {
    let whole = text(TextRun("Some words to wrap"))
    let parts = text(TextRun("Some words"), TextRun(" to wrap"))
    for offer in [Double.infinity, 90, 60, 30] {
      let (a, b) = (whole.measure(width: offer, height: nil), parts.measure(width: offer, height: nil))
      #expect(a.lines == b.lines && a.height == b.height && isClose(a.width, b.width, within: 0.34))
    }
  }

  /// A line is as tall as its tallest run; lines without that run are not.
  @Test func lineTakesTheTallestRun() {
    let small = TextRun("small ", font: Font(.system(size: 10)))
    let large = TextRun("LARGE", font: Font(.system(size: 30)))
    let oneLine = text(small, large).idealSize
    #expect(isClose(oneLine.height, 36))
    #expect(isClose(oneLine.firstBaseline, 28.667))
    let twoLines = text(TextRun("small\n", font: Font(.system(size: 10))), large).idealSize
    #expect(isClose(twoLines.height, 48))
    #expect(isClose(twoLines.firstBaseline, 9.667))
  }

  @Test func spacingTakesTheGreatestMetrics() throws {
    let mixed = try #require(
      text(TextRun("a", font: Font(.system(size: 10))), TextRun("b", font: Font(.system(size: 30)))).spacing)
    let large = try #require(text(TextRun("b", font: Font(.system(size: 30)))).spacing)
    #expect(mixed == large)
  }

  /// Ideographs have one advance, no tracking, and leave the line height alone.
  @Test(arguments: [("工作圈", 17.0, 400, 52.0), ("登录", 17, 600, 34.667), ("登录", 18, 400, 37), ("トグル", 17, 400, 48)])
  func sharedAdvances(string: String, size: Double, weight: Int16, width: Double) {
    let font = Font(.system(size: size), weight: FontWeight(rawValue: weight))
    let measured = text(TextRun(string, font: font))
    #expect(isClose(measured.idealSize.width, width, within: 0.001))
    #expect(isClose(measured.idealSize.height, text(TextRun("x", font: font)).idealSize.height))
  }

  @Test(arguments: [("你", 14.0, 14.28), ("你", 15, 15.3), ("你", 16, 16.32), ("你", 17, 17.323), ("你", 19, 19.361)])
  func exactIdeograph(string: String, size: Double, width: Double) {
    #expect(isClose(storage(string, .system(size: size), .ios, scale: 1000).idealSize.width, width, within: 0.002))
  }

  /// An accented letter is as wide as its base, composed or not.
  @Test(arguments: [
    ("é", "e"), ("e\u{301}", "e"), ("Ğ", "G"), ("ấ", "a"), ("\u{A0}", " "), ("a\u{200D}", "a"), ("a\u{AD}", "a"),
  ])
  func sameWidth(string: String, base: String) {
    #expect(text(TextRun(string)).idealSize.width == text(TextRun(base)).idealSize.width)
  }

  /// Quotation marks are kerned with the letters on both sides.
  @Test(arguments: ["It ’ s", "“ A", "n ’ t"])
  func quotationMarksAreKerned(parts: String) {
    let width = { (text: String) in storage(text, .system(size: 17), .ios, scale: 100).idealSize.width }
    let apart = parts.split(separator: " ").reduce(0) { $0 + width(String($1)) }
    #expect(abs(apart - width(parts.filter { $0 != " " })) > 0.1)
  }

  /// An emoji is one character, however many scalars it takes.
  @Test(arguments: ["👩‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "❤️"])
  func emoji(string: String) {
    let measured = text(TextRun(string))
    #expect(measured.idealSize.width == text(TextRun("😀")).idealSize.width)
    #expect(measured.measure(width: 0, height: nil).lines == 1)
    #expect(measured.source == .fallback)
  }

  @Test func monospacedDigits() {
    let font = Font(.system(size: 13)).monospacedDigit()
    let widths = ["1", "7", "0"].map { text(TextRun($0, font: font)).idealSize.width }
    #expect(Set(widths).count == 1)
    #expect(widths[0] == text(TextRun("0", font: Font(.system(size: 13)))).idealSize.width)
  }

  @Test func monospacedDesign() {
    #expect(storage("Mono 15", .system(size: 15), .ios).idealSize.width > 0)
    let mono = TextStorage(
      runs: [TextRun("Mono 15", font: Font(.system(size: 15)).monospaced())],
      environment: TextEnvironment(platform: .ios, scale: 2))
    #expect(mono.idealSize.width == 65)
    #expect(mono.source == .fallback)
  }

  @Test(arguments: [
    ("Settings", Font(.style(.body)), TextSource.fitted), ("Café", Font(.style(.body)), .fitted),
    ("Ω", Font(.style(.body)), .fallback),
    ("Done…", Font(.style(.body)), .fitted), ("工", Font(.style(.body)), .fitted), ("한", Font(.style(.body)), .fallback),
    ("a", Font(.style(.body), design: .serif), .fallback), ("a", Font(.style(.body), weight: .black), .fallback),
    ("a", Font(.custom(name: "Mine", size: 12, relativeTo: nil)), .fallback),
  ])
  func source(string: String, font: Font, source: TextSource) {
    let measured = text(TextRun(string, font: font))
    #expect(measured.source == source)
    #expect(measured.error > 0)
  }

  @Test func customFontsScaleWithTheirStyle() {
    let large = TextEnvironment(contentSize: .accessibility5)
    #expect(ResolvedFont(Font(.custom(name: "Mine", size: 17, relativeTo: .body)), in: large).pointSize == 53)
    #expect(ResolvedFont(Font(.custom(name: "Mine", size: 17, relativeTo: nil)), in: large).pointSize == 17)
  }

  /// Tracking is added after every character; it stands above kerning.
  @Test func trackingOutranksKerning() {
    let both = text(TextRun("abc", kerning: 9, tracking: 2)).idealSize.width
    #expect(isClose(both, text(TextRun("abc", tracking: 2)).idealSize.width))
    #expect(isClose(both, text(TextRun("abc", kerning: 2)).idealSize.width))
  }

  @Test func lettersShrinkBeforeTheyAreCut() {
    let ideal = text(TextRun("Some words")).idealSize
    let options = TextOptions(lineLimit: 1, minimumScaleFactor: 0.5)
    let fits = text(TextRun("Some words"), options: options).measure(width: ideal.width * 0.8, height: nil)
    #expect(!fits.isTruncated && fits.lines == 1)
    #expect(fits.scaleFactor <= 0.8 + 1.0 / 64 && fits.scaleFactor > 0.8 - 2.0 / 64)
    #expect(fits.height < ideal.height)
    let cut = text(TextRun("Some words"), options: options).measure(width: ideal.width * 0.4, height: nil)
    #expect(cut.isTruncated && cut.scaleFactor == 0.5)
  }

  /// A huge letter fills a tile, which is how boards of letters are written.
  @Test(arguments: [(60.0, 60.0), (20, 60), (60, 20)])
  func aLetterShrinksThoughItIsNeverCut(width: Double, height: Double) {
    let letter = TextRun("W", font: Font(.system(size: 500)))
    let size = text(letter, options: TextOptions(minimumScaleFactor: 0.01)).measure(width: width, height: height)
    #expect(size.width <= width && size.height <= height)
    #expect(size.width > 0.93 * width || size.height > 0.93 * height)
    let fixed = text(letter).measure(width: width, height: height)
    #expect(fixed.scaleFactor == 1 && fixed.height > 500)
  }

  @Test func tighteningComesBeforeTruncation() {
    let ideal = text(TextRun("Some words")).idealSize
    let options = TextOptions(lineLimit: 1, allowsTightening: true)
    let size = text(TextRun("Some words"), options: options).measure(width: ideal.width - 3, height: nil)
    #expect(!size.isTruncated && size.width == ideal.width - 3)
    #expect(text(TextRun("Some words")).measure(width: ideal.width - 3, height: ideal.height).isTruncated)
  }

  /// Korean stays whole between spaces unless a word alone does not fit.
  @Test func hangulWords() {
    let words = text(TextRun("한국어로 말해요"))
    let half = text(TextRun("한국어로")).idealSize.width
    #expect(words.measure(width: half + 10, height: nil).lines == 2)
    #expect(words.measure(width: half / 2 + 1, height: nil).lines == 4)
  }

  /// A line limit that cuts before another paragraph leaves an ellipsis too.
  @Test func cutParagraph() {
    let size = text(TextRun("Hello\nWorld"), options: TextOptions(lineLimit: 1)).idealSize
    #expect(size.lines == 1 && size.isTruncated)
    #expect(size.width > text(TextRun("Hello")).idealSize.width)
  }
}
