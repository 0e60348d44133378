import LayoutEngine
import LayoutEvaluator
import LayoutText

/// The distances in lists and forms, by platform and style, as they were measured on iOS 26 and macOS 26 (Semantics §6.13). In
/// points.
struct ListLook: Sendable {
  /// From the list's sides to its cards, or to its rows where there are no cards.
  var margin: Double
  /// Around the content of a row, unless the row says otherwise.
  var rowInsets: EdgeInsets
  var leastRow: Double
  var rowSpacing = 0.0
  var topToCard: Double
  var topToHeader: Double
  var headerToCard: Double
  var cardToHeader: Double
  var cardToCard: Double
  var cardToFooter: Double
  var footerToHeader: Double
  var footerToCard: Double
  /// Above and below the line of a header and of a footer.
  var headerPadding = 0.0
  var footerPadding = 0.0
  /// The font of rows that have none of their own; nil for the platform's.
  var rowFont: Font?
  var headerFont: Font
  var footerFont: Font
  var footerAlignment = Alignment.leadingCenter
  /// Why the distances are not known exactly, or nil.
  var estimate: String?
  /// Whether it is for distances down the list alone.
  var estimatesHeightsOnly = true

  static func of(_ environment: EnvironmentValues) -> ListLook {
    let style = environment.controls[.list]?.name
    guard environment.platform == .macos else {
      var look = style == "PlainListStyle" && !environment.controls.isForm ? iosPlain : iosGrouped
      if style == "GroupedListStyle" || style == "SidebarListStyle" {
        look.estimate = "this style of lists was not measured on iOS"
        look.estimatesHeightsOnly = false
      }
      if environment.controls.isUnderLargeTitle { look.topToCard = 0 }
      look.setSectionSpacing(environment.controls.sectionSpacing)
      return look
    }
    if environment.controls.isForm { return macGrouped }
    var look = macInset
    switch style {
    case "PlainListStyle": (look.margin, look.topToCard, look.topToHeader) = (8, 0, 0)
    case "BorderedListStyle": (look.margin, look.topToCard, look.topToHeader) = (7, 1, 1)
    case "SidebarListStyle": (look.leastRow, look.rowFont) = (32, Font(.style(.body)))
    default: break
    }
    return look
  }

  /// Takes `listSectionSpacing`: a header is 10 below it, and a card without one 17.5.
  private mutating func setSectionSpacing(_ spacing: Double?) {
    guard let spacing else { return }
    if spacing < 0 { estimate = "compact sections were not measured" }
    (cardToHeader, cardToCard) = (max(spacing, 0) + 10, max(spacing, 0) + 17.5)
  }

  private static func insets(_ horizontal: Double, _ vertical: Double) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  private static let iosGrouped = ListLook(
    margin: 16, rowInsets: insets(16, 15), leastRow: 52, topToCard: 35, topToHeader: 10, headerToCard: 10,
    cardToHeader: 27.5, cardToCard: 35, cardToFooter: 8, footerToHeader: 16, footerToCard: 23.5, footerPadding: 1,
    headerFont: Font(.style(.body)).weight(.medium), footerFont: Font(.style(.footnote)))

  private static let iosPlain = ListLook(
    margin: 0, rowInsets: insets(16, 15), leastRow: 52, topToCard: 0, topToHeader: 10, headerToCard: 10,
    cardToHeader: 32, cardToCard: 32, cardToFooter: 8, footerToHeader: 32, footerToCard: 32,
    headerFont: Font(.style(.body)).weight(.medium), footerFont: Font(.style(.footnote)),
    estimate: "rows of plain lists that are higher than the least were not measured")

  private static let macInset = ListLook(
    margin: 16, rowInsets: insets(0, 4), leastRow: 24, topToCard: 10, topToHeader: 10, headerToCard: 0,
    cardToHeader: 20, cardToCard: 20, cardToFooter: 0, footerToHeader: 20, footerToCard: 20, headerPadding: 6,
    footerPadding: 6, headerFont: Font(.style(.subheadline)).weight(.semibold),
    footerFont: Font(.style(.subheadline)).weight(.semibold))

  private static let macGrouped = ListLook(
    margin: 20, rowInsets: insets(10, 10), leastRow: 0, rowSpacing: 1, topToCard: 20, topToHeader: 20,
    headerToCard: 10, cardToHeader: 30, cardToCard: 10, cardToFooter: 10, footerToHeader: 30, footerToCard: 10,
    headerFont: Font(.style(.body)).weight(.semibold), footerFont: Font(.system(size: 13)),
    footerAlignment: Alignment(horizontal: .trailing, vertical: .verticalCenter))
}
