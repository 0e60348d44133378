/// The room that a grid gave a cell.
struct CellPlace {
  let node: NodeIndex
  /// In points from the grid's top leading corner.
  let frame: Rect
}

/// Where the cells of grids lie. A grid works its columns and rows out while it places and keeps none of them, so a trace has it
/// place its cells once more and listens.
extension Tracer {
  mutating func traceCells(_ grid: NodeIndex) {
    for cell in solver.recordingCells({ solver.placeChildren(grid) }) {
      var frame = cell.frame
      let parent = trace.nodes[cell.node].parent
      if parent != grid {
        frame.x -= trace.nodes[parent].origin.x
        frame.y -= trace.nodes[parent].origin.y
      }
      trace.nodes[cell.node].cell = frame
    }
  }
}

extension Solver {
  /// Notes a cell while somebody listens.
  func noteCell(_ node: Int, _ corner: Point, _ size: Size) {
    guard work.pointee.recordsCells else { return }
    let frame = Rect(x: corner.x, y: corner.y, width: size.width, height: size.height)
    work.pointee.cells.append(CellPlace(node: node, frame: frame))
  }

  /// The cells that are placed while `body` runs; of what was tried more than once the last counts.
  fileprivate func recordingCells(_ body: () -> Void) -> [CellPlace] {
    work.pointee.recordsCells = true
    body()
    work.pointee.recordsCells = false
    var cells: [CellPlace] = []
    for index in 0..<work.pointee.cells.count { cells.append(work.pointee.cells[index]) }
    work.pointee.cells.setCount(0)
    return cells
  }
}
