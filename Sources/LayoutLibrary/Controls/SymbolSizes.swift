import LayoutEngine
import LayoutEvaluator
import LayoutText

/// The sizes of SF Symbols as far as they were measured, and an estimate for all others (Semantics §6.5): a symbol's frame is
/// that of its glyph, which only Apple's font knows.
struct SymbolSize {
  var size: Size
  /// How far the bottom is below the baseline, in points.
  var descent: Double
  /// Why the size is not known exactly, or nil.
  var estimate: String?

  /// The symbol of a name in an environment's font.
  static func of(_ name: String, in environment: EnvironmentValues) -> SymbolSize {
    let font = ResolvedFont(environment.symbolFont, in: environment.text)
    let scale = environment.controls.imageScale
    let base = baseName(name)
    let measured = table.filter { $0.name == base }
    let row = measured.first {
      $0.pointSize == font.pointSize && $0.scale == scale && $0.weight == font.weight
    }
    if let row {
      return SymbolSize(size: Size(width: row.width, height: row.height), descent: row.descent, estimate: nil)
    }
    let factor = font.pointSize * scale.factor
    let nearest =
      measured.min { ($0.pointSize - font.pointSize).magnitude < ($1.pointSize - font.pointSize).magnitude }
      ?? Row(base, 1, 1.18, 1.18, 0.21)
    let unit = factor / (nearest.pointSize * nearest.scale.factor)
    return SymbolSize(
      size: Size(width: halfPoint(nearest.width * unit), height: halfPoint(nearest.height * unit)),
      descent: halfPoint(nearest.descent * unit),
      estimate: measured.isEmpty
        ? "the size of this symbol was not measured" : "the symbol was measured at another size")
  }

  private static func halfPoint(_ length: Double) -> Double { (length * 2).rounded() / 2 }

  /// The name whose frame the symbol shares: that of its outline.
  private static func baseName(_ name: String) -> String {
    let words = name.split(separator: ".")
    if words.last == "circle" || words.last == "fill" && words.dropLast().last == "circle" { return "circle" }
    if words.last == "fill" && name != "checkmark.square.fill" {
      return words.dropLast().joined(separator: ".")
    }
    return name
  }

  private struct Row: Sendable {
    let name: String
    let pointSize: Double
    let width: Double
    let height: Double
    let descent: Double
    let weight: Int
    let scale: ImageScale

    init(
      _ name: String, _ pointSize: Double, _ width: Double, _ height: Double, _ descent: Double,
      weight: Int = 400, scale: ImageScale = .medium
    ) {
      self.name = name
      self.pointSize = pointSize
      self.width = width
      self.height = height
      self.descent = descent
      self.weight = weight
      self.scale = scale
    }
  }

  private static let table: [Row] = [
    Row("star", 10, 13, 11.5, 2), Row("star", 13, 16.5, 16, 3), Row("star", 17, 22, 20, 3.5),
    Row("star", 22, 28.5, 26, 4.5), Row("star", 26, 33.5, 31.5, 5.5), Row("star", 28, 36, 34, 6),
    Row("star", 40, 51.5, 47, 8.5), Row("star", 13, 13.5, 13, 2.5, scale: .small),
    Row("star", 13, 21.5, 20.5, 4.5, scale: .large), Row("star", 13, 17, 16, 3, weight: 600),
    Row("star", 13, 17, 16.5, 3, weight: 700), Row("star", 17, 28, 27, 6, scale: .large),
    Row("chevron.right", 13, 10, 13.5, 2), Row("chevron.left", 13, 10, 13.5, 2), Row("ellipsis", 13, 14, 4.5, -2.5),
    Row("rectangle.portrait", 13, 14, 16, 3), Row("line.3.horizontal", 13, 16, 8.5, -0.5),
    Row("circle", 13, 15, 15, 3), Row("bell.slash", 13, 15, 16.5, 3), Row("checkmark.square.fill", 13, 15, 14, 2.5),
  ]
}

extension ImageScale {
  /// Of the lengths of a symbol of medium scale.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension EnvironmentValues {
  /// The font that gives a symbol its size.
  var symbolFont: Font { textAttributes.applied(to: font ?? Font(.automatic)) }
}

extension ViewTreeBuilder {
  /// A symbol as a part: it keeps a text's distances and has its baselines inside (Semantics §6.5).
  func symbolPart(_ symbol: SymbolSize, _ environment: EnvironmentValues) -> ControlPart {
    .leaf { builder in builder.addSymbol(symbol, environment) }
  }

  func addSymbol(_ symbol: SymbolSize, _ environment: EnvironmentValues) {
    let font = ResolvedFont(environment.symbolFont, in: environment.text)
    let baseline = symbol.size.height - symbol.descent
    var size = LayoutEngine.TextSize(always: symbol.size, baseline: baseline)
    size.isEstimate = symbol.estimate ?? environment.deviceDoubt != nil
    let spacing = LayoutEngine.TextSpacing(
      ascent: font.ascent, descent: -font.descent, capHeight: font.capHeight, leading: font.leading,
      pixel: environment.text.pixel)
    tree.text(TextLeaf(spacing: spacing) { [size] _ in size })
  }
}
