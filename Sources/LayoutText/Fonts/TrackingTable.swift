/// What the system font adds after every character, in points, by its size.
///
/// Small text is set wider and medium text tighter than its advances say. The published table has whole sizes; between
/// them the values are interpolated, and beyond its ends the last value holds. A second, very small table is what was
/// left over when the advances were fitted to measured strings.
enum Tracking {
  /// The tracking of the system font at `size` points.
  static func points(at size: Double) -> Double {
    published(at: size) + interpolate(correctionSizes, corrections, at: size)
  }

  /// How much of the display design is in the letters at `size` points: 0 up to 17, 1 from 28 on.
  static func displayBlend(at size: Double) -> Double {
    size <= 17 ? 0 : interpolate(blendSizes, blends, at: size)
  }

  private static func published(at size: Double) -> Double {
    let position: Double
    if size <= 54 {
      position = size - 6
    } else if size <= 72 {
      position = 48 + (size - 54) / 2
    } else {
      position = 57 + (size - 72) / 4
    }
    let last = hundredths.count - 1
    guard position > 0 else { return Double(hundredths[0]) / 100 }
    guard position < Double(last) else { return Double(hundredths[last]) / 100 }
    let index = Int(position)
    let fraction = position - Double(index)
    return (Double(hundredths[index]) * (1 - fraction) + Double(hundredths[index + 1]) * fraction) / 100
  }

  private static func interpolate(_ sizes: [Double], _ values: [Double], at size: Double) -> Double {
    var upper = 0
    while upper < sizes.count && sizes[upper] < size { upper += 1 }
    guard upper > 0 else { return values[0] }
    guard upper < sizes.count else { return values[sizes.count - 1] }
    let fraction = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return values[upper - 1] * (1 - fraction) + values[upper] * fraction
  }
}

/// The published tracking in hundredths of a point at 6, 7, … 54, 56, … 72, 76, … 96 points.
// swift-format-ignore
private let hundredths: [Int8] = [
  24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40, 39,
  41, 40, 40, 38, 37, 36, 37, 38, 37, 36, 37, 38, 37, 35, 36, 37, 35, 33, 34, 35, 33, 31, 32, 30, 28, 26, 24, 22,
  19, 17, 14, 14, 7, 0, 0, 0, 0, 0,
]

private let correctionSizes: [Double] = [10, 11, 13, 15, 16, 17, 20, 22, 24, 28, 32, 34, 40]
private let corrections: [Double] = [
  -0.0065, 0.0041, 0.0036, -0.0036, -0.0021, -0.0009, -0.0035, 0.0311, 0.0208, 0.0055, 0.0018, -0.0068, 0.003,
]

private let blendSizes: [Double] = [17, 18, 19, 20, 22, 24, 26, 28]
private let blends: [Double] = [0, 0.07, 0.15, 0.23, 0.55, 0.84, 0.95, 1]
