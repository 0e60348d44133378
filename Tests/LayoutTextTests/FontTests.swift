import Testing

@testable import LayoutText

/// Line heights, baselines and spacing of single lines, from what the platforms publish and what was recorded.
struct FontTests {
  @Test(arguments: [
    (TextStyle.largeTitle, 41, 41, 40.667), (.title, 34, 33.5, 33.667), (.title2, 27, 26.5, 26.333),
    (.title3, 24, 24, 24), (.headline, 21, 20.5, 20.333), (.body, 21, 20.5, 20.333), (.callout, 20, 19.5, 19.333),
    (.subheadline, 18, 18, 18), (.footnote, 16, 16, 15.667), (.caption, 15, 14.5, 14.333),
    (.caption2, 14, 13.5, 13.333),
  ])
  func lineHeight(style: TextStyle, at1x: Double, at2x: Double, at3x: Double) {
    for (scale, height) in [(1.0, at1x), (2, at2x), (3, at3x)] {
      #expect(isClose(storage("Hg", .style(style), .ios, scale: scale).idealSize.height, height))
    }
  }

  /// The height of n lines is n line heights and n - 1 leadings, rounded up once.
  @Test(arguments: [
    (Font.Base.style(.headline), 3, 3.0, 64.333), (.style(.headline), 3, 2, 64.5), (.style(.headline), 5, 2, 108.5),
    (.system(size: 16), 2, 3, 38.333), (.system(size: 17), 2, 2, 41), (.system(size: 17), 4, 2, 81.5),
  ])
  func linesHeight(base: Font.Base, lines: Int, scale: Double, height: Double) {
    let text = [String](repeating: "Hg", count: lines).joined(separator: "\n")
    let size = storage(text, base, .ios, scale: scale).idealSize
    #expect(isClose(size.height, height))
    #expect(size.lines == lines)
  }

  @Test(arguments: [
    (10, 13), (11, 14), (12, 15), (13, 16), (15, 19), (17, 20), (20, 24), (22, 26), (24, 28), (26, 30), (32, 38),
    (40, 47),
  ])
  func desktopSystemLineHeight(size: Double, height: Double) {
    #expect(storage("Hg", .system(size: size)).idealSize.height == height)
  }

  @Test(arguments: [(TextStyle.body, 15.5), (.title3, 18), (.largeTitle, 31), (.caption2, 12)])
  func desktopStyleLineHeight(style: TextStyle, height: Double) {
    #expect(storage("Hg", .style(style)).idealSize.height == height)
  }

  @Test(arguments: [
    (TextPlatform.ios, 13.0, 12.5), (.ios, 17, 16), (.macos, 11, 11), (.macos, 12, 12), (.macos, 13, 13),
  ])
  func baseline(platform: TextPlatform, size: Double, baseline: Double) {
    let ideal = storage("Hg", .system(size: size), platform).idealSize
    #expect(ideal.firstBaseline == baseline)
    #expect(ideal.lastBaseline == baseline)
  }

  @Test(arguments: [
    (TextPlatform.ios, 10.0, 3.912109375, 6.3876953125), (.ios, 11, 4.1533203125, 6.87646484375),
    (.ios, 12, 4.39453125, 7.365234375), (.ios, 13, 5.1357421875, 8.35400390625),
    (.ios, 15, 5.6181640625, 9.33154296875), (.ios, 17, 6.6005859375, 10.80908203125),
    (.ios, 20, 7.32421875, 12.275390625), (.ios, 22, 8.306640625, 13.7529296875), (.ios, 24, 8.7890625, 14.73046875),
    (.ios, 32, 11.71875, 19.640625), (.ios, 40, 14.6484375, 24.55078125), (.macos, 10, 3.609375, 6.2314453125),
    (.macos, 11, 3.8203125, 6.70458984375), (.macos, 12, 4.03125, 7.177734375), (.macos, 13, 4.7421875, 8.15087890625),
    (.macos, 15, 5.1640625, 9.09716796875), (.macos, 17, 6.0859375, 10.54345703125),
    (.macos, 20, 6.71875, 11.962890625), (.macos, 22, 7.640625, 13.4091796875), (.macos, 24, 8.0625, 14.35546875),
  ])
  func spacing(platform: TextPlatform, size: Double, above: Double, below: Double) throws {
    let spacing = try #require(storage("Hg", .system(size: size), platform).spacing)
    #expect(isClose(spacing.edgeAbove, above, within: 1e-6))
    #expect(isClose(spacing.edgeBelow, below, within: 1e-6))
    #expect(spacing.belowText == 0)
  }

  @Test(arguments: [
    (TextPlatform.ios, TextStyle.footnote, 3.0, 2.667), (.ios, .footnote, 2, 2.5), (.ios, .body, 2, 2),
    (.ios, .body, 3, 2),
    (.ios, .largeTitle, 3, 0.667), (.ios, .largeTitle, 2, 0.5), (.ios, .caption2, 2, 0), (.macos, .body, 2, 1),
    (.macos, .title3, 2, 2.5), (.macos, .largeTitle, 2, 1.5), (.macos, .caption2, 2, 1.5),
  ])
  func distanceBelowText(platform: TextPlatform, style: TextStyle, scale: Double, distance: Double) throws {
    let spacing = try #require(storage("Hg", .style(style), platform, scale: scale).spacing)
    #expect(isClose(spacing.belowText, distance))
  }

  @Test(arguments: [
    (TextStyle.body, ContentSizeCategory.xSmall, 14.0, 19.0), (.body, .large, 17, 22), (.body, .accessibility5, 53, 62),
    (.caption2, .xxxLarge, 17, 22), (.title, .accessibility1, 38, 46), (.largeTitle, .xxLarge, 38, 46),
  ])
  func contentSize(style: TextStyle, category: ContentSizeCategory, size: Double, pitch: Double) {
    let font = ResolvedFont(Font(.style(style)), in: TextEnvironment(contentSize: category))
    #expect(font.pointSize == size)
    #expect(isClose(font.lineHeight + font.leading, pitch))
  }

  /// Tight and loose leading take or add two points between lines, never in them.
  @Test(arguments: [(FontLeading.tight, 20.0), (.standard, 22), (.loose, 24)])
  func leading(leading: FontLeading, pitch: Double) {
    let font = ResolvedFont(Font(.style(.body)).leading(leading), in: TextEnvironment())
    #expect(isClose(font.lineHeight + font.leading, pitch))
    #expect(isClose(font.lineHeight, 20.287, within: 0.001))
  }

  @Test func macIgnoresContentSize() {
    let font = ResolvedFont(
      Font(.style(.body)), in: TextEnvironment(platform: .macos, contentSize: .accessibility5))
    #expect(font.pointSize == 13)
  }

  @Test(arguments: [
    (Font(.style(.body)).bold(), TextPlatform.ios, 600), (Font(.style(.title)).bold(), .ios, 700),
    (Font(.style(.headline)), .ios, 600), (Font(.system(size: 12)).bold(), .ios, 700),
    (Font(.style(.headline)), .macos, 700),
    (Font(.style(.headline)).bold(), .macos, 800), (Font(.style(.caption)).bold(), .macos, 500),
    (Font(.style(.caption2)), .macos, 500), (Font(.style(.body)).bold().weight(.light), .ios, 300),
    (Font(.style(.body)).weight(.light).bold(), .ios, 600),
  ])
  func weight(font: Font, platform: TextPlatform, weight: Int) {
    #expect(ResolvedFont(font, in: TextEnvironment(platform: platform)).weight == weight)
  }

  @Test func defaultFontDependsOnThePlatform() {
    let mac = ResolvedFont(Font(.automatic), in: TextEnvironment(platform: .macos))
    #expect(mac == ResolvedFont(Font(.system(size: 13)), in: TextEnvironment(platform: .macos)))
    let phone = ResolvedFont(Font(.automatic), in: TextEnvironment(platform: .ios))
    #expect(phone == ResolvedFont(Font(.style(.body)), in: TextEnvironment(platform: .ios)))
  }

  @Test(arguments: [(10.0, 0.12), (12, 0), (17, -0.43), (20, -0.45), (28, 0.38), (96, 0)])
  func tracking(size: Double, points: Double) {
    #expect(isClose(Tracking.points(at: size), points, within: 0.02))
  }

  @Test(arguments: [-5.0, .nan, .infinity, 1e300])
  func oddSizesAreTamed(size: Double) {
    let ideal = storage("Hg", .system(size: size), .ios).idealSize
    #expect(ideal.width.isFinite && ideal.height.isFinite)
  }
}
