/// The sizes and line heights that the platforms publish for their text styles, in points.
///
/// A line height here is the distance from baseline to baseline; what it has beyond the font's own line height is the
/// leading between lines. The columns of the iOS tables are the content-size categories, xSmall to accessibility5.
struct TextStyleMetrics {
  var size: Double
  /// Baseline to baseline; nil where nothing is published, which means no leading.
  var pitch: Double?
  var weight: Int
  /// The weight of the bold trait.
  var boldWeight: Int
}

extension TextStyle {
  func metrics(in environment: TextEnvironment) -> TextStyleMetrics {
    switch environment.platform {
    case .ios: touchMetrics(environment.contentSize)
    case .macos: desktopMetrics
    }
  }

  private func touchMetrics(_ category: ContentSizeCategory) -> TextStyleMetrics {
    let weights = weights(in: touchWeights)
    switch self {
    case .extraLargeTitle, .extraLargeTitle2:
      let base: TextStyle = self == .extraLargeTitle ? .largeTitle : .title
      let growth = base.touchMetrics(category).size / base.touchMetrics(.large).size
      let size = (self == .extraLargeTitle ? 36 : 28) * growth
      return TextStyleMetrics(size: nearest(size), pitch: nil, weight: weights.0, boldWeight: weights.1)
    default:
      let cell = Int(rawValue) * categoryCount + Int(category.rawValue)
      return TextStyleMetrics(
        size: Double(touchSizes[cell]), pitch: Double(touchPitches[cell]), weight: weights.0, boldWeight: weights.1)
    }
  }

  private var desktopMetrics: TextStyleMetrics {
    let weights = weights(in: desktopWeights)
    let cell = Int(rawValue)
    let pitch = desktopPitches[cell]
    return TextStyleMetrics(
      size: Double(desktopSizes[cell]), pitch: pitch == 0 ? nil : Double(pitch), weight: weights.0,
      boldWeight: weights.1)
  }

  private func weights(in table: [UInt8]) -> (Int, Int) {
    (Int(table[Int(rawValue) * 2]) * 100, Int(table[Int(rawValue) * 2 + 1]) * 100)
  }
}

/// iOS sizes: a row for each style in the order of `TextStyle`, a column for each category.
// swift-format-ignore
private let touchSizes: [UInt8] = [
  31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
  25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title
  19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
  17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
  14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
  14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
  13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
  12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
  12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
  11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption
  11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
]

/// iOS line heights, in the same order.
// swift-format-ignore
private let touchPitches: [UInt8] = [
  38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
  31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // title
  24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
  22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
  19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // headline
  19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
  18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
  16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,  // subheadline
  16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
  13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,  // caption
  13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,  // caption2
]

/// The weight and the weight of the bold trait of each style on iOS, in hundreds.
private let touchWeights: [UInt8] = [4, 7, 4, 7, 4, 7, 4, 6, 6, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 4, 6, 7, 7, 7, 7]

/// The sizes, line heights (0 where none is published) and weights on macOS, which has no content-size categories.
private let desktopSizes: [UInt8] = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10, 36, 28]
private let desktopPitches: [UInt8] = [32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13, 0, 0]
private let desktopWeights: [UInt8] = [4, 7, 4, 7, 4, 7, 4, 6, 7, 8, 4, 6, 4, 6, 4, 6, 4, 6, 4, 5, 5, 6, 7, 7, 7, 7]

/// The number of content-size categories, which is the length of a row of the iOS tables.
private let categoryCount = 12
