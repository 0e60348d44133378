import LayoutEngine
import LayoutEvaluator
import LayoutText

/// A form of columns, the automatic one on macOS (Semantics §6.13): rows below each other, whose controls start where the
/// widest label ends, and whose labels end there. Rows without a label start in the column of controls.
///
/// A labelled control gives the guide `formControl`, so a row need not say what it is made of: its guide says how far its
/// label reaches.
struct FormColumns {
  /// How far the control of each row is from the row's leading edge under no proposal, in points.
  private var labels: [Double] = []
  private var column = 0.0
  private let rows: [FormRow]

  init(_ subviews: LayoutSubviews, rows: [FormRow]) {
    self.rows = rows
    labels = (0..<subviews.count).map { subviews.dimensions($0, .unspecified).explicit(.formControl) ?? 0 }
    column = labels.reduce(0, max)
  }

  /// Where a row starts.
  private func indent(_ row: Int) -> Double { column - labels[row] }

  private func offer(_ row: Int, _ proposal: ProposedSize) -> ProposedSize {
    guard let width = proposal.width else { return .unspecified }
    return ProposedSize(width: max(width - indent(row), 0), height: nil)
  }

  func size(_ subviews: LayoutSubviews, _ proposal: ProposedSize) -> Size {
    var total = Size.zero
    for row in 0..<subviews.count {
      let size = subviews.size(row, offer(row, proposal))
      total.width = max(total.width, indent(row) + size.width)
      total.height += size.height + gap(before: row)
    }
    return total
  }

  func place(_ subviews: LayoutSubviews, _ proposal: ProposedSize) {
    var y = 0.0
    for row in 0..<subviews.count {
      y += gap(before: row)
      let offer = offer(row, proposal)
      subviews.place(row, at: Point(x: indent(row), y: y), anchor: .zero, offer)
      y += subviews.size(row, offer).height
    }
  }

  private func gap(before row: Int) -> Double { row == 0 ? 0 : rows[row - 1].distance(to: rows[row]) }
}

/// What a row of a form is, as far as its distances go.
enum FormRow {
  case text, field, checkbox, well, slider, button, other

  init(kind: String, _ environment: EnvironmentValues) {
    self =
      switch kind {
      case "Text", "LabeledContent", "Label", "Link": .text
      case "TextField", "SecureField": .field
      case "Toggle": environment.controls[.toggle] == nil ? .checkbox : .other
      case "Picker":
        environment.controls[.picker]?.name == "SegmentedPickerStyle" ? .slider : .well
      case "Stepper", "ColorPicker", "Menu": .well
      case "Slider": .slider
      case "Button": .button
      default: .other
      }
  }

  private static let aboveText = 4.7421875
  private static let belowText = 8.15087890625

  /// The measured distances: a checkbox asks for 6 and gets it, a button gives way to a text, else the larger wish counts.
  func distance(to next: FormRow) -> Double {
    switch (self, next) {
    case (.checkbox, _), (_, .checkbox): 6
    case (.text, .text): 0
    case (.text, .button): Self.belowText
    case (.button, .text): Self.aboveText
    default: max(below, next.above)
    }
  }

  private var below: Double {
    switch self {
    case .text, .well: Self.belowText
    case .slider: Self.aboveText
    case .field, .checkbox: 6
    case .button, .other: 8
    }
  }

  private var above: Double {
    switch self {
    case .text, .well, .slider: Self.aboveText
    case .field, .checkbox: 6
    case .button, .other: 8
    }
  }
}

extension ViewTreeBuilder {
  /// Opens a form of columns.
  func formColumns(_ site: ViewSite) {
    let inner = self.site(site) { $0.controls.isInColumns = true }
    let elements = elements(of: site[0], in: inner, keepsGrid: true)
    let rows = elements.elements.map { element in
      kind(of: element).map { FormRow(kind: $0.name, $0.environment) } ?? FormRow.other
    }
    let layout = CustomLayout(
      size: { (proposal, subviews) in FormColumns(subviews, rows: rows).size(subviews, proposal) },
      place: { (_, proposal, subviews) in FormColumns(subviews, rows: rows).place(subviews, proposal) })
    control(
      .node({ $0.tree.beginCustom(layout) }, [.views(elements)]),
      approximation: rows.count > 1 && rows.contains(.other) ? "the distances of some rows were not measured" : nil)
  }
}
