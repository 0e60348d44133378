/// `gridCellColumns`, `gridCellUnsizedAxes`, `gridColumnAlignment` and `gridCellAnchor` of one cell, each at most once.
package struct GridCell {
  package var columns: Int?
  package var unsizedHorizontally = false
  package var unsizedVertically = false
  /// For the whole column of the cell.
  package var columnAlignment: AlignmentKey?
  /// A point of the cell's room that meets the same point of the cell, as fractions.
  package var anchor: Point?

  package init(
    columns: Int? = nil, unsizedHorizontally: Bool = false, unsizedVertically: Bool = false,
    columnAlignment: AlignmentKey? = nil, anchor: Point? = nil
  ) {
    self.columns = columns
    self.unsizedHorizontally = unsizedHorizontally
    self.unsizedVertically = unsizedVertically
    self.columnAlignment = columnAlignment
    self.anchor = anchor
  }
}

/// `Grid(alignment:horizontalSpacing:verticalSpacing:)`; ∅ is the views' own spacing.
struct GridParameters {
  var alignment: Alignment
  var horizontalSpacing: Double
  var verticalSpacing: Double
  /// How much longer than they are tracks are made whose lengths were not recorded, in points; 0 but for a question what
  /// hangs on them.
  var difference = 0.0
}

/// Who is where in a grid (Semantics §6.10): a child that is no row is a row by itself across all columns.
struct GridShape {
  struct Cell {
    var node: Int
    var row: Int
    var column: Int
    var span: Int
    var attributes: GridCell
    /// Not in a GridRow.
    var isBar: Bool
  }

  struct Row {
    /// The GridRow, or the bar itself.
    var node: Int
    var cells: Range<Int>
    var alignment: AlignmentKey?
  }

  var cells: [Cell] = []
  var rows: [Row] = []
  var columnCount = 1
}

extension Solver {
  func gridShape(_ grid: Int) -> GridShape {
    var shape = GridShape()
    var child = grid + 1
    while child < end(grid) {
      let start = shape.cells.count
      let row = shape.rows.count
      if kind(child) == .gridRow {
        appendRow(child, row, &shape)
      } else {
        let attributes = gridCell(child)
        shape.cells.append(
          GridShape.Cell(node: child, row: row, column: 0, span: 0, attributes: attributes, isBar: true))
      }
      let alignment = kind(child) == .gridRow ? gridRowAlignment(child) : nil
      shape.rows.append(GridShape.Row(node: child, cells: start..<shape.cells.count, alignment: alignment))
      child = end(child)
    }
    for index in shape.cells.indices where shape.cells[index].isBar { shape.cells[index].span = shape.columnCount }
    return shape
  }

  private func appendRow(_ row: Int, _ rowIndex: Int, _ shape: inout GridShape) {
    var column = 0
    var cell = row + 1
    while cell < end(row) {
      let attributes = gridCell(cell)
      let span = max(attributes.columns ?? 1, 1)
      shape.cells.append(
        GridShape.Cell(
          node: cell, row: rowIndex, column: column, span: span, attributes: attributes, isBar: false))
      column += span
      cell = end(cell)
    }
    shape.columnCount = max(shape.columnCount, column)
  }

  private func gridRowAlignment(_ row: Int) -> AlignmentKey? {
    let index = parameter(row)
    return index == 0 ? nil : AlignmentKey(rawValue: UInt32(truncatingIfNeeded: index - 1))
  }

  /// What the modifiers of a cell say, the outer ones first.
  private func gridCell(_ node: Int) -> GridCell {
    var cell = GridCell()
    var node = node
    while kind(node).isTransparent {
      if kind(node) == .gridCell {
        let inner = work.pointee.tree.parameters.gridCells[parameter(node)]
        cell.columns = cell.columns ?? inner.columns
        cell.unsizedHorizontally = cell.unsizedHorizontally || inner.unsizedHorizontally
        cell.unsizedVertically = cell.unsizedVertically || inner.unsizedVertically
        cell.columnAlignment = cell.columnAlignment ?? inner.columnAlignment
        cell.anchor = cell.anchor ?? inner.anchor
      }
      node += 1
    }
    return cell
  }
}
