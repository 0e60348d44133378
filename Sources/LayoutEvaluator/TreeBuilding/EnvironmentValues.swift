package import LayoutEngine
import LayoutSema
package import LayoutText

/// What views inherit from the views around them, as far as it decides frames.
package struct EnvironmentValues {
  /// Nil is the default text style.
  package var font: Font?
  package var direction: LayoutDirection
  package var platform: TextPlatform
  package var contentSize: ContentSizeCategory
  /// Pixels a point.
  package var scale: Double
  package var isHorizontalCompact = true
  package var isVerticalCompact = false
  /// Fonts and widths beyond the built-in ones.
  package var fonts = FontBook()
  package var textOptions = TextOptions()
  package var textAttributes = TextAttributes()
  /// Under a shape modifier that sizes every shape like a rectangle (Semantics §6.1).
  package var shapesAreRectangles = false

  /// Directly in a grid, where rows are rows.
  package var isGrid = false
  /// Directly in a lazy grid, where headers and footers have lines of their own.
  package var isLazyGrid = false
  /// `contentMargins` and `defaultScrollAnchor` of the scroll views within.
  package var scrollMargins = EdgeInsets.zero
  package var shortScrollAnchor = Point.zero
  package var longScrollAnchor = Point.zero
  /// What the controls within look like.
  package var controls = ControlEnvironment()
  /// The sizes of the images that stand beside the layout; nil where there are none.
  package var assets: AssetSizes?
  /// What the screen keeps clear of, in points.
  package var safeArea = EdgeInsets.zero
  /// The size of the screen, in points.
  package var screen = Size.zero
  /// Why texts and controls on the screen have sizes that are not known exactly, or nil.
  package var deviceDoubt: String?
  /// What the program keeps under keys of its own: key type and value in turn.
  var custom: [(key: NominalID, value: Value)] = []
  /// How many views of the program's own are around this place.
  var structureDepth = 0

  package init(
    platform: TextPlatform = .ios, contentSize: ContentSizeCategory = .large, scale: Double = 2,
    direction: LayoutDirection = .leftToRight
  ) {
    self.platform = platform
    self.contentSize = contentSize
    self.scale = scale
    self.direction = direction
  }

  package var text: TextEnvironment {
    TextEnvironment(platform: platform, contentSize: contentSize, scale: scale, fonts: fonts)
  }
}

/// What modifiers change on the font and the letters of the texts below them, applied to whatever font those have.
package struct TextAttributes: Sendable {
  package var weight: FontWeight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits = false
  package var design: FontDesign?
  package var kerning = 0.0
  package var tracking: Double?
  package var baselineOffset = 0.0
  package var textCase: TextCase?

  package init() {}

  /// The font with these attributes.
  package func applied(to font: Font) -> Font {
    var font = font
    if let design { font.design = design }
    if let weight { font = font.weight(weight) }
    if let isBold { font = font.bold(isBold) }
    if let isItalic { font = font.italic(isItalic) }
    if let isMonospaced { font = font.monospaced(isMonospaced) }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font
  }
}
