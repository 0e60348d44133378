/// `Grid` and `GridRow` (Semantics §6.10): how large the grid is and where its cells go. A row's frame is the strip across the
/// grid that its cells lie in.
extension Solver {
  func computeGridSize(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    let shape = gridShape(request.node)
    if shape.rows.isEmpty { return answer(request, Size.zero) }
    guard let columns = gridColumns(request.node, shape, request.proposal.w),
      let rows = gridRows(request.node, shape, columns, request.proposal.h)
    else { return false }
    return answer(request, Size(width: columns.total, height: rows.total))
  }

  func placeGrid(_ top: Int) -> Bool {
    let request = work.pointee.activations[top]
    let node = request.node
    let shape = gridShape(node)
    if shape.rows.isEmpty { return true }
    guard let columns = gridColumns(node, shape, request.proposal.w),
      let rows = gridRows(node, shape, columns, request.proposal.h),
      let cells = measureCells(shape, columns, rows)
    else { return false }
    let size = work.pointee.frame[node].size
    for (index, row) in shape.rows.enumerated() where kind(row.node) == .gridRow {
      let strip = Size(width: size.width, height: rows.lengths[index])
      put(row.node, in: node, Point(x: 0, y: rows.start(index)), strip, ProposedSize(strip))
    }
    guard let lines = gridLines(node, shape, cells) else { return false }
    for (index, cell) in shape.cells.enumerated() {
      let box = Size(width: columns.span(cell.column, cell.span), height: rows.lengths[cell.row])
      let corner = Point(x: columns.start(cell.column), y: rows.start(cell.row))
      noteCell(cell.node, corner, box)
      guard let origin = cellOrigin(node, shape, cell, box, cells[index], lines[cell.row]) else { return false }
      put(cell.node, in: node, Point(x: corner.x + origin.x, y: corner.y + origin.y), cells[index], ProposedSize(box))
    }
    return true
  }

  func summarizeGrid(_ node: Int) {
    let flags = NodeFlags(width: .unknown, height: .unknown, inert: false)
    set(node, .unknown, .unknown, flags, unionSpacing(node) { _, _, _ in .all })
  }

  /// Every cell's size in its room. Nil if one is being worked out now.
  private func measureCells(_ shape: GridShape, _ columns: GridTracks, _ rows: GridTracks) -> [Size]? {
    var sizes: [Size] = []
    var isKnown = true
    for cell in shape.cells {
      let box = ProposedSize(w: columns.span(cell.column, cell.span), h: rows.lengths[cell.row])
      let size = size(cell.node, box)
      if size == nil { isKnown = false }
      sizes.append(size ?? .zero)
    }
    return isKnown ? sizes : nil
  }

  /// Per row the line of guides that are not simply an edge or the center: as far down as the lowest of them needs. NaN for
  /// rows without; nil if a guide is being worked out now.
  private func gridLines(_ node: Int, _ shape: GridShape, _ sizes: [Size]) -> [Double]? {
    var lines = Array(repeating: Double.nan, count: shape.rows.count)
    for (row, line) in shape.rows.enumerated() {
      let key = verticalKey(node, line)
      guard key.index > 2 else { continue }
      for index in line.cells {
        let value = guide(key, shape.cells[index].node, ProposedSize(sizes[index]), sizes[index])
        if value.isNaN { return nil }
        lines[row] = lines[row].isNaN ? value : max(lines[row], value)
      }
    }
    return lines
  }

  private func verticalKey(_ grid: Int, _ row: GridShape.Row) -> AlignmentKey {
    row.alignment ?? work.pointee.tree.parameters.grids[parameter(grid)].alignment.vertical
  }

  /// A cell's origin in its room. Nil if a guide is being worked out now.
  private func cellOrigin(
    _ grid: Int, _ shape: GridShape, _ cell: GridShape.Cell, _ box: Size, _ size: Size, _ line: Double
  ) -> Point? {
    if let anchor = cell.attributes.anchor {
      return Point(x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
    }
    var column: AlignmentKey?
    if cell.span == 1 && !cell.isBar {
      for other in shape.cells where other.column == cell.column && !other.isBar {
        column = column ?? other.attributes.columnAlignment
      }
    }
    let horizontal = column ?? work.pointee.tree.parameters.grids[parameter(grid)].alignment.horizontal
    let vertical = verticalKey(grid, shape.rows[cell.row])
    let x = guide(horizontal, cell.node, ProposedSize(box), size)
    guard !x.isNaN else { return nil }
    let y = guide(vertical, cell.node, ProposedSize(box), size)
    guard !y.isNaN else { return nil }
    return Point(x: frameGuide(horizontal, box) - x, y: line.or(frameGuide(vertical, box)) - y)
  }
}
