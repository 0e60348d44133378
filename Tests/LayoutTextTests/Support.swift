@testable import LayoutText

/// A text in one font, 13 points on macOS unless told otherwise, as most recordings were made.
func storage(
  _ text: String, _ base: Font.Base = .system(size: 13), _ platform: TextPlatform = .macos, scale: Double = 2,
  options: TextOptions = TextOptions(), kerning: Double = 0, tracking: Double? = nil, baselineOffset: Double = 0
) -> TextStorage {
  TextStorage(
    runs: [
      TextRun(text, font: Font(base), kerning: kerning, tracking: tracking, baselineOffset: baselineOffset)
    ],
    options: options, environment: TextEnvironment(platform: platform, scale: scale))
}

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 0.0006) -> Bool { abs(a - b) <= tolerance }

/// The paragraph of the recordings.
let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
