import LayoutEngine

/// How large widgets are on iPhones, from the table in Apple's Human Interface Guidelines ("Widgets", specifications), by the
/// screen. A screen between two rows of the table takes the smaller one's; iPads are not in it.
struct WidgetSizes {
  /// The smallest screen that has these sizes, in points.
  private let screen: Size
  private let small: Double
  private let mediumWidth: Double
  private let largeHeight: Double

  private init(_ width: Double, _ height: Double, _ small: Double, _ mediumWidth: Double, _ largeHeight: Double) {
    screen = Size(width: width, height: height)
    (self.small, self.mediumWidth, self.largeHeight) = (small, mediumWidth, largeHeight)
  }

  private static let table = [
    WidgetSizes(320, 568, 141, 292, 311), WidgetSizes(375, 667, 148, 321, 324), WidgetSizes(360, 780, 155, 329, 345),
    WidgetSizes(375, 812, 155, 329, 345), WidgetSizes(390, 844, 158, 338, 354), WidgetSizes(414, 896, 169, 360, 379),
    WidgetSizes(428, 926, 170, 364, 382),
  ]

  /// The size in points of a widget, by the index of its family in the library's `WidgetFamily`; nil where none is known.
  static func size(family: Int, on screen: Size) -> Size? {
    let (width, height) = (min(screen.width, screen.height), max(screen.width, screen.height))
    let row = table.last { $0.screen.width <= width && $0.screen.height <= height } ?? table[0]
    switch family {
    case 0: return Size(width: row.small, height: row.small)
    case 1: return Size(width: row.mediumWidth, height: row.small)
    case 2: return Size(width: row.mediumWidth, height: row.largeHeight)
    case 4: return Size(width: 72, height: 72)
    case 5: return Size(width: 160, height: 72)
    case 6: return Size(width: 234, height: 26)
    default: return nil
    }
  }
}
