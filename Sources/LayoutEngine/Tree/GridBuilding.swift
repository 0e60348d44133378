/// Grids, eager and lazy.
extension LayoutTreeBuilder {
  /// `Grid`: children are rows, or views across all columns. Spacing in points, nil for what neighbours prefer. A grid may
  /// have tracks whose lengths were not recorded (Semantics §11), which is only known when it is laid out.
  @discardableResult
  package mutating func beginGrid(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) -> NodeIndex {
    parameters.grids.append(
      GridParameters(
        alignment: alignment, horizontalSpacing: horizontalSpacing ?? .absent,
        verticalSpacing: verticalSpacing ?? .absent))
    let node = begin(.grid, parameter: parameters.grids.count - 1, orientation: StackOrientation.none)
    doubt(node)
    return node
  }

  /// `GridRow`, directly in a grid; nil is the grid's alignment.
  @discardableResult
  package mutating func beginGridRow(alignment: AlignmentKey? = nil) -> NodeIndex {
    begin(.gridRow, parameter: alignment.map { Int($0.rawValue) + 1 } ?? 0)
  }

  /// One of the modifiers of a cell.
  @discardableResult
  package mutating func beginGridCell(_ cell: GridCell) -> NodeIndex {
    parameters.gridCells.append(cell)
    return begin(.gridCell, parameter: parameters.gridCells.count - 1)
  }

  /// `LazyVGrid`: `alignment` is horizontal; spacing between lines in points, nil for 8.
  @discardableResult
  package mutating func beginLazyVGrid(
    columns: [GridTrack], alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil
  ) -> NodeIndex {
    lazyGrid(.lazyVGrid, columns, alignment, spacing)
  }

  /// `LazyHGrid`: `alignment` is vertical; spacing between lines in points, nil for 8.
  @discardableResult
  package mutating func beginLazyHGrid(
    rows: [GridTrack], alignment: AlignmentKey = .verticalCenter, spacing: Double? = nil
  ) -> NodeIndex {
    lazyGrid(.lazyHGrid, rows, alignment, spacing)
  }

  /// Around a child of a lazy grid that has a line of its own: the header or the footer of a section.
  @discardableResult
  package mutating func beginGridLine() -> NodeIndex { begin(.gridLine) }

  private mutating func lazyGrid(
    _ kind: NodeKind, _ tracks: [GridTrack], _ alignment: AlignmentKey, _ spacing: Double?
  ) -> NodeIndex {
    parameters.lazyGrids.append(LazyGridParameters(tracks: tracks, alignment: alignment, spacing: spacing ?? 8))
    return begin(kind, parameter: parameters.lazyGrids.count - 1, orientation: StackOrientation.none)
  }
}
