package import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// The frame report as a tree for people to read.
///
///     one-third.layout  400 × 600 @2x
///
///                         x        y  width  height
///     HStack "row"       88      100    224     400  oneThird 200
///       .frame "green"   88  233.333     50     200
///         Rectangle      88  233.333     50     200
///
/// One node a line, indented under its parent; a modifier is written with its dot, above what it modifies, as it wraps it.
/// What only gives a name stands behind what it names, since it changes nothing; JSON lists it. Frames are the exact ones,
/// shown to three decimals, in columns as wide as their widest number.
package struct FrameReportText {
  private let isColored: Bool
  private var bytes: [UInt8] = []

  /// The report of all scenes of a compilation.
  ///
  /// - Parameter isColored: whether names and numbers are set apart with ANSI escapes.
  package static func render(_ compilation: Compilation, isColored: Bool) -> [UInt8] {
    var report = FrameReportText(isColored: isColored)
    for (index, scene) in compilation.scenes.enumerated() {
      if index > 0 { report.bytes.append(UInt8(ascii: "\n")) }
      report.append(scene, path: compilation.sources.files[scene.file].path)
    }
    return report.bytes
  }

  private init(isColored: Bool) {
    self.isColored = isColored
  }

  private mutating func append(_ scene: SceneLayout, path: String) {
    appendTitle(scene, path)
    let rows = rows(scene)
    let nameWidth = rows.map { $0.nameWidth }.max() ?? 0
    let widths = (0..<4).map { column in
      max(Self.titles[column].utf8.count, rows.map { $0.numbers[column].utf8.count }.max() ?? 0)
    }
    append("", padding: nameWidth)
    for column in 0..<4 { appendCell(Self.titles[column], widths[column], .dim) }
    endLine()
    for row in rows {
      append(String(repeating: "  ", count: row.depth))
      append(row.kind, row.isModifier ? .dim : .bold)
      if !row.names.isEmpty { append(row.names, .green) }
      append("", padding: nameWidth - row.nameWidth)
      for column in 0..<4 { appendCell(row.numbers[column], widths[column], .plain) }
      if !row.remarks.isEmpty { append("  " + row.remarks, .cyan) }
      endLine()
    }
  }

  private static let titles = ["x", "y", "width", "height"]

  private mutating func appendTitle(_ scene: SceneLayout, _ path: String) {
    append(path, .bold)
    if let name = scene.name { append(" \"\(name)\"", .bold) }
    if let device = scene.setting.device { append("  " + device) }
    let container = scene.container
    append(
      "  \(Self.short(container.size.width)) × \(Self.short(container.size.height)) @\(Self.short(container.scale))x")
    if container.safeArea != .zero {
      let area = container.safeArea
      let insets = [area.top, area.leading, area.bottom, area.trailing].map(Self.short)
      append("  safe area \(insets[0]) \(insets[1]) \(insets[2]) \(insets[3])", .dim)
    }
    if scene.passes > 1 { append("  \(scene.passes) passes", .dim) }
    for state in scene.stateWrites { append("  \(state.name) written \(state.count)×", .dim) }
    endLine()
    endLine()
  }

  /// What stands in one line of the tree.
  private struct Row {
    var depth: Int
    var kind: String
    var isModifier: Bool
    /// The names that the file gives to the node, outermost first, each in quotes behind a space.
    var names: String
    var numbers: [String]
    var remarks: String

    /// In characters, indentation included.
    var nameWidth: Int {
      depth * 2 + kind.unicodeScalars.count + names.unicodeScalars.count
    }
  }

  /// A row for every node but those that only name the next one.
  private func rows(_ scene: SceneLayout) -> [Row] {
    var rows: [Row] = []
    var names = ""
    var namingDepths: [Int] = []
    for node in scene.nodes where node.isLaidOut {
      while let depth = namingDepths.last, depth >= node.depth { namingDepths.removeLast() }
      if let identifier = node.origin.identifier { names += " \"\(identifier)\"" }
      if Self.namingModifiers.contains(node.origin.kind) {
        namingDepths.append(node.depth)
      } else {
        rows.append(row(node, scene, depth: node.depth - namingDepths.count, names: names))
        names = ""
      }
    }
    return rows
  }

  private static let namingModifiers = ["accessibilityIdentifier", "id"]

  private func row(_ node: PlacedNode, _ scene: SceneLayout, depth: Int, names: String) -> Row {
    let kind = node.origin.kind
    let isModifier = kind.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
    let frame = node.frame
    var remarks = scene.guides[node.guides].map { "\($0.name) \(Self.short($0.value))" }
    if let text = node.text { remarks = text.remarks + remarks }
    if let fill = node.fill {
      let numbers = [fill.x, fill.y, fill.width, fill.height].map(Self.short)
      remarks.append("fills \(numbers[0]) \(numbers[1]) \(numbers[2]) \(numbers[3])")
    }
    if node.origin.isDissolved { remarks.append("dissolved") }
    if let reason = node.origin.approximation { remarks.append("approximate: " + reason) }
    return Row(
      depth: depth, kind: isModifier ? "." + kind : kind, isModifier: isModifier, names: names,
      numbers: [frame.x, frame.y, frame.width, frame.height].map(Self.short),
      remarks: Self.joined(remarks))
  }

  private static func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts { text += (text.isEmpty ? "" : ", ") + part }
    return text
  }

  /// A number to three decimals.
  private static func short(_ number: Double) -> String {
    var digits: [UInt8] = []
    digits.appendDecimal(number.magnitude < 1e9 ? (number * 1000).rounded() / 1000 : number)
    return String(decoding: digits, as: UTF8.self)
  }

  private enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case green = "32"
    case cyan = "36"
  }

  private mutating func append(_ text: String, _ style: Style = .plain) {
    let isStyled = isColored && style != .plain
    if isStyled { bytes.append(contentsOf: "\u{1B}[\(style.rawValue)m".utf8) }
    bytes.append(contentsOf: text.utf8)
    if isStyled { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }

  private mutating func append(_ text: String, padding: Int) {
    append(text)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, padding)))
  }

  /// A number at the right end of its column, two spaces after the column before.
  private mutating func appendCell(_ text: String, _ width: Int, _ style: Style) {
    append("", padding: width - text.utf8.count + 2)
    append(text, style)
  }

  private mutating func endLine() {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
}
