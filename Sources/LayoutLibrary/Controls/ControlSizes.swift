import LayoutEngine
import LayoutEvaluator
import LayoutText

/// The sizes of controls, by platform: what was measured on SwiftUI of iOS 26 and macOS 26, and estimates where nobody has
/// measured (Semantics §6.12). Lengths are in points. An infinite width fills the offer.
///
/// An estimate says why it is one, and the reason goes into the report beside the frame that came of it.
struct ControlSize: Sendable {
  var width: Double
  var height: Double
  /// Nil for what was measured.
  var estimate: StaticString?

  init(_ width: Double, _ height: Double, estimate: StaticString? = nil) {
    self.width = width
    self.height = height
    self.estimate = estimate
  }

  /// The control as a part; one that fills is `ideal` wide where nothing is offered.
  var part: ControlPart {
    width == .infinity ? .bar(height: height, ideal: Self.idealWidth) : .rigid(width, height)
  }

  /// How wide a slider or a progress bar is that is offered nothing.
  static let idealWidth = 100.0
}

/// A control, or a part of one, that has a size of its own.
enum SizedControl: Int, CaseIterable, Sendable {
  case toggleSwitch, checkbox, radioButton, slider, stepper, segments, wheel
  case progressBar, spinner, smallSpinner, largeSpinner, gaugeBar, gaugeCircle, gaugeLine, gaugeCapacity
  case dateField, timeField, dateAndTimeField, calendar, clock, colorWell
  case plainDateField, plainTimeField, plainDateAndTimeField
  case disclosureIndicator, menuIndicator

  func size(_ platform: TextPlatform) -> ControlSize {
    let row = Self.table[rawValue]
    return platform == .ios ? row.ios : row.macos
  }

  /// In the order of the cases.
  private static let table: [(ios: ControlSize, macos: ControlSize)] = [
    (ControlSize(66, 30), ControlSize(54, 24)),
    (ControlSize(22, 22, estimate: "iOS has no checkbox"), ControlSize(16, 16)),
    (ControlSize(22, 22, estimate: "iOS has no radio button"), ControlSize(16, 16)),
    (ControlSize(.infinity, 31), ControlSize(.infinity, 16)),
    (ControlSize(94, 32), ControlSize(20, 26)),
    (ControlSize(.infinity, 31), ControlSize(0, 24)),
    (
      ControlSize(.infinity, 216, estimate: "the wheel's height is UIKit's"),
      ControlSize(.infinity, 216, estimate: "macOS has no wheel")
    ),
    (ControlSize(.infinity, 4), ControlSize(.infinity, 20)),
    (ControlSize(20, 20), ControlSize(32, 32)),
    (ControlSize(20, 20, estimate: "the small spinner was not measured"), ControlSize(16, 16)),
    (
      ControlSize(37, 37, estimate: "the large spinner's size is UIKit's"),
      ControlSize(32, 32, estimate: "the large spinner was not measured")
    ),
    (ControlSize(.infinity, 4, estimate: "a gauge on iOS was not measured"), ControlSize(.infinity, 16)),
    (ControlSize(58, 58, estimate: "a gauge on iOS was not measured"), ControlSize(58, 58)),
    (ControlSize(.infinity, 8, estimate: "a gauge on iOS was not measured"), ControlSize(.infinity, 8)),
    (ControlSize(.infinity, 52, estimate: "a gauge on iOS was not measured"), ControlSize(.infinity, 52)),
    (ControlSize(121, 34.5, estimate: dateReason), ControlSize(95, 22)),
    (ControlSize(92, 34.5, estimate: dateReason), ControlSize(80, 22)),
    (ControlSize(218, 34.5, estimate: dateReason), ControlSize(160, 22)),
    (ControlSize(.infinity, 330, estimate: dateReason), ControlSize(138.5, 148)),
    (ControlSize(.infinity, 216, estimate: "the wheel's height is UIKit's"), ControlSize(119, 119)),
    (ControlSize(28, 28, estimate: "the colour well was not measured on iOS"), ControlSize(48, 24)),
    (ControlSize(121, 34.5, estimate: dateReason), ControlSize(78, 21)),
    (ControlSize(92, 34.5, estimate: dateReason), ControlSize(78, 21, estimate: dateReason)),
    (ControlSize(218, 34.5, estimate: dateReason), ControlSize(143, 21)),
    (ControlSize(7, 12), ControlSize(6.5, 11, estimate: "the chevron's height was not measured")),
    (ControlSize(9, 12), ControlSize(9, 12)),
  ]

  private static let dateReason: StaticString = "the width depends on the date and the language"
}

/// The distances within controls, by platform.
struct ControlDistances: Sendable {
  /// Around the label of a button with a border.
  var buttonPadding: EdgeInsets
  var leastButtonHeight: Double
  /// Around what a closed menu shows, its indicator included.
  var menuPadding: EdgeInsets
  var fieldHeight: Double
  /// Between a field's edge and its text.
  var fieldPadding: Double
  /// Between a label and its control, or an icon and its title.
  var labelSpacing: Double
  var boxPadding: Double
  var boxLabelSpacing: Double
  var boxLabelIndent: Double

  static func on(_ platform: TextPlatform) -> ControlDistances { platform == .ios ? ios : macos }

  private static let ios = ControlDistances(
    buttonPadding: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), leastButtonHeight: 0,
    menuPadding: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5), fieldHeight: 34, fieldPadding: 7,
    labelSpacing: 8, boxPadding: 16, boxLabelSpacing: 8, boxLabelIndent: 0)

  private static let macos = ControlDistances(
    buttonPadding: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12), leastButtonHeight: 24,
    menuPadding: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 35.5), fieldHeight: 24, fieldPadding: 6,
    labelSpacing: 8, boxPadding: 5, boxLabelSpacing: 3, boxLabelIndent: 10)
}
