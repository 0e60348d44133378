import LayoutFonts

/// A font whose size is known: the numbers that lines and letters are measured with, in points.
///
/// Widths come from the tables in `Metrics`, heights from here. iOS keeps the line height of the font unrounded; macOS
/// gives fonts that are no text style lines of whole points, and its text styles an ascent that is a little greater.
package struct ResolvedFont: Hashable, Sendable {
  package var pointSize: Double
  /// The weight, 100…900.
  package var weight: Int
  package var design: FontDesign
  package var hasMonospacedDigits: Bool
  /// Added after every character of the system font.
  package var tracking: Double
  /// From the top of a line to its baseline, unrounded, as stack spacing sees it (Semantics §3.3).
  package var ascent: Double
  /// From the baseline to the bottom, a positive number, unrounded.
  package var descent: Double
  package var capHeight: Double
  package var xHeight: Double
  /// From the top of a laid-out line to its baseline.
  package var lineAscent: Double
  /// The height of a laid-out line.
  package var lineHeight: Double
  /// What stands between two lines; may be negative.
  package var leading: Double
  /// Whether the advances are a stand-in: a custom font, a design or a weight that nobody has measured.
  package var isStandIn: Bool
  /// The place in the book of the file that the advances come from; nil for the built-in table.
  var face: Int?

  package init(_ font: Font, in environment: TextEnvironment) {
    let choice = Choice(font, in: environment)
    pointSize = choice.size
    weight = choice.weight
    design = font.design
    hasMonospacedDigits = font.hasMonospacedDigits
    tracking = font.design == .monospaced ? 0 : Tracking.points(at: choice.size)
    isStandIn = choice.isCustom || font.design != .standard || !(400...700).contains(choice.weight)
    let unit = choice.size / 2048
    ascent = unit * (environment.platform == .ios ? 1950 : 1980)
    descent = unit * (environment.platform == .ios ? 494 : 432)
    capHeight = unit * 1443
    xHeight = unit * (choice.size >= 28 ? 1040 : choice.weight >= 700 ? 1101 : 1078)
    lineAscent = ascent
    lineHeight = ascent + descent
    leading = 0
    if !environment.fonts.isEmpty { useFile(for: font, environment.fonts) }
    if let pitch = choice.pitch {
      leading = pitch - lineHeight + font.leading.extra
    } else if environment.platform == .macos {
      lineAscent = nearest(ascent)
      lineHeight = lineAscent + nearest(descent) + (choice.isCustom ? 0 : tallerLine(at: choice.size))
    }
  }

  /// Takes advances from the file that has the font, if there is one, and heights too unless it is the system font, whose
  /// heights the platforms publish.
  private mutating func useFile(for font: Font, _ fonts: FontBook) {
    let style = faceStyle(of: font)
    guard let face = fonts.face(for: font.base, design: font.design, style) else { return }
    self.face = face
    isStandIn = false
    let instance = fonts.instance(of: face, style)
    let ownTracking = instance.tracking(size: pointSize) * pointSize
    guard case .custom = font.base else {
      if ownTracking != 0 { tracking = ownTracking }
      return
    }
    tracking = ownTracking
    ascent = max(instance.ascent, 0) * pointSize
    descent = max(instance.descent, 0) * pointSize
    capHeight = (instance.capHeight ?? 0.7) * pointSize
    xHeight = (instance.xHeight ?? 0.5) * pointSize
    lineAscent = ascent
    lineHeight = ascent + descent
    leading = max(instance.lineGap, 0) * pointSize
  }

  /// What a file is asked for to have this font.
  func faceStyle(of font: Font) -> FaceStyle {
    var style = FaceStyle(
      name: nil, weight: weight, isItalic: font.isItalic, size: pointSize,
      isStyled: font.isBold || font.isItalic || font.weight != nil)
    if case .custom(let name, _, _) = font.base { style.name = name }
    return style
  }
}

/// What the base, the weight and the traits of a font come to.
private struct Choice {
  var size: Double
  var pitch: Double?
  var weight: Int
  var isCustom = false

  init(_ font: Font, in environment: TextEnvironment) {
    var plainWeight = 400
    var boldWeight = 700
    switch font.base {
    case .automatic where environment.platform == .macos:
      size = 13
    case .system(let points):
      size = points
    case .custom(_, let points, let style):
      size = points * (style?.growth(in: environment) ?? 1)
      isCustom = true
    case .automatic, .style:
      let metrics = font.base.style.metrics(in: environment)
      size = metrics.size
      pitch = metrics.pitch
      plainWeight = metrics.weight
      boldWeight = metrics.boldWeight
    }
    if font.factor != 1 {
      // how far apart the lines of a style are that is larger than it is was not measured
      size *= font.factor
      isCustom = isCustom || pitch != nil
      pitch = nil
    }
    size = size.isFinite ? min(max(size, 0), maximumPointSize) : 0
    weight = font.isBold ? boldWeight : font.weight.map { Int($0.rawValue) } ?? plainWeight
  }
}

extension Font.Base {
  /// The text style of a base that has one.
  fileprivate var style: TextStyle {
    if case .style(let style) = self { style } else { .body }
  }
}

extension TextStyle {
  /// The size of the style's font, in points.
  package func size(in environment: TextEnvironment) -> Double { metrics(in: environment).size }

  /// How much larger the style is than in the default content-size category.
  package func growth(in environment: TextEnvironment) -> Double {
    var standard = environment
    standard.contentSize = .large
    return metrics(in: environment).size / metrics(in: standard).size
  }
}

extension FontLeading {
  /// Points on top of the leading of a text style.
  fileprivate var extra: Double {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

/// Letters larger than this are not told apart; it keeps sums of advances exact.
private let maximumPointSize = 100_000.0

/// The macOS sizes whose recorded line is a point taller than its rounded ascent and descent.
private func tallerLine(at size: Double) -> Double {
  size == 10 || size == 11 || size == 15 || size == 20 ? 1 : 0
}
