import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// `Grid` and its rows (Semantics §6.10). A row outside a grid is a group.
extension LibraryEntry {
  static let grid = LibraryEntry(
    interface: """
      /// Arranges views in rows and columns.
      struct Grid<Content: View>: View {
        init(
          alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content)
      }
      /// A row of a grid.
      struct GridRow<Content: View>: View {
        init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
      }
      extension View {
        /// How many columns this cell spans.
        func gridCellColumns(_ count: Int) -> some View
        /// On which axes this cell takes no part in the size of its row and column.
        func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
        /// The alignment of the column that this cell is in.
        func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
        /// Where this cell lies in its room.
        func gridCellAnchor(_ anchor: UnitPoint) -> some View
      }
      """,
    natives: [
      .container("Grid") { (builder, site) in
        builder.grid(site, content: site[3]) {
          builder.tree.beginGrid(
            alignment: site[0].alignment, horizontalSpacing: site[1].optionalDouble,
            verticalSpacing: site[2].optionalDouble)
        }
      },
      .row(
        "GridRow",
        { (builder, site) in
          builder.container(site, content: site[1]) { builder.tree.beginGridRow(alignment: site[0].alignmentKey) }
        },
        content: { (evaluator, arguments) throws(EvaluationError) in
          try evaluator.apply(arguments[1], [], at: arguments.range)
        }),
      .modifier("gridCellColumns") { (builder, site) in
        builder.tree.beginGridCell(GridCell(columns: columns(site[1].integer, builder.evaluator, at: site.range)))
      },
      .modifier("gridCellUnsizedAxes") { (builder, site) in
        let axes = site[1].optionBits
        builder.tree.beginGridCell(GridCell(unsizedHorizontally: axes & 1 != 0, unsizedVertically: axes & 2 != 0))
      },
      .modifier("gridColumnAlignment") { (builder, site) in
        builder.tree.beginGridCell(GridCell(columnAlignment: site[1].alignmentKey))
      },
      .modifier("gridCellAnchor") { (builder, site) in
        builder.tree.beginGridCell(GridCell(anchor: Point(x: site[1].length(0), y: site[1].length(1))))
      },
    ])

  /// The columns that a cell spans: one at least, and no more than there may be elements.
  private static func columns(_ count: Int, _ evaluator: Evaluator, at range: SourceRange) -> Int {
    do throws(EvaluationError) {
      try evaluator.checkCount(count, at: range)
      return max(count, 1)
    } catch {
      return 1
    }
  }
}

extension Value {
  /// The bits of an option set.
  var optionBits: Int { parts.first?.integer ?? 0 }

  /// An `Edge.Set` as the engine has it.
  var edgeSet: EdgeSet { EdgeSet(rawValue: UInt8(optionBits & 15)) }
}
