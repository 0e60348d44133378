/// The columns and rows of a grid (Semantics §6.10): shared out as a stack shares its length, a track in the place of a child and
/// its longest cell speaking for it. Tracks without flexibility come first; what spans several comes last and makes them
/// wider by equal parts if it does not fit.
struct GridTracks {
  var lengths: [Double]
  /// Before each track.
  var gaps: [Double]
  /// Which tracks are shorter than their cells could be; none where there is no offer.
  var short: [Bool] = []

  /// Where a track starts.
  func start(_ index: Int) -> Double {
    var position = 0.0
    for track in 0..<index { position += gaps[track] + lengths[track] }
    return position + (index < gaps.count ? gaps[index] : 0)
  }

  /// The length of some tracks and what is between them.
  func span(_ start: Int, _ count: Int) -> Double {
    var total = 0.0
    for track in start..<min(start + count, lengths.count) {
      total += lengths[track] + (track > start ? gaps[track] : 0)
    }
    return total
  }

  var total: Double { span(0, lengths.count) }

  /// Spreads what is missing over some tracks.
  mutating func grow(_ start: Int, _ count: Int, to length: Double) {
    let missing = length - span(start, count)
    let end = min(start + count, lengths.count)
    guard missing > 0 && end > start else { return }
    for track in start..<end { lengths[track] += missing / Double(end - start) }
  }

  /// Makes the tracks longer that had to share.
  mutating func lengthenShort(by difference: Double) {
    for track in short.indices where short[track] { lengths[track] = max(lengths[track] + difference, 0) }
  }

  /// Shares `offer` out (Semantics §3.4): `measure` is the length of a track under an offer, NaN while it is being worked out.
  /// Nil in that case.
  static func share(_ offer: Double, gaps: [Double], measure: (Int, Double) -> Double) -> GridTracks? {
    var tracks = GridTracks(lengths: Array(repeating: 0, count: gaps.count), gaps: gaps)
    if offer.isAbsent {
      for index in gaps.indices { tracks.lengths[index] = measure(index, .absent) }
      return tracks.lengths.contains { $0.isNaN } ? nil : tracks
    }
    let low = gaps.indices.map { measure($0, 0) }
    let high = gaps.indices.map { measure($0, .infinity) }
    if low.contains(where: { $0.isNaN }) || high.contains(where: { $0.isNaN }) { return nil }
    var available = offer
    for gap in gaps { available -= gap }
    for (turn, index) in order(low, high).enumerated() {
      let length = measure(index, max(available / Double(gaps.count - turn), 0))
      if length.isNaN { return nil }
      tracks.lengths[index] = length
      if !(available - length).isNaN { available -= length }
    }
    tracks.short = high.indices.map { tracks.lengths[$0] < high[$0] }
    return tracks
  }

  private static func order(_ low: [Double], _ high: [Double]) -> [Int] {
    low.indices.sorted { a, b in
      let first = (high[a] - low[a]).or(0)
      let second = (high[b] - low[b]).or(0)
      if first != second { return first < second }
      return first == .infinity && low[a] != low[b] ? low[a] > low[b] : a < b
    }
  }
}

extension Solver {
  /// The columns under an offer. Nil if a cell is being measured now.
  func gridColumns(_ node: Int, _ shape: GridShape, _ offer: Double) -> GridTracks? {
    let gaps = gridColumnGaps(node, shape)
    let shared = GridTracks.share(offer, gaps: gaps) { column, offer in
      longest(shape.cells, .horizontal, { _ in ProposedSize(w: offer, h: .absent) }) {
        $0.column == column && $0.span == 1 && !$0.isBar && !$0.attributes.unsizedHorizontally
      }
    }
    guard var columns = shared else { return nil }
    let difference = work.pointee.tree.parameters.grids[parameter(node)].difference
    if difference != 0, columns.short.contains(false) { columns.lengthenShort(by: difference) }
    for cell in shape.cells where cell.span > 1 && !cell.isBar && !cell.attributes.unsizedHorizontally {
      let room = columns.span(cell.column, cell.span)
      let width = length(cell.node, .horizontal, ProposedSize(w: room, h: .absent))
      if width.isNaN { return nil }
      columns.grow(cell.column, cell.span, to: width)
      guard difference != 0 else { continue }
      let most = length(cell.node, .horizontal, ProposedSize(w: .infinity, h: .absent))
      if most > room { columns.grow(cell.column, cell.span, to: max(room, width) + max(difference, 0)) }
    }
    for cell in shape.cells where cell.isBar && !cell.attributes.unsizedHorizontally {
      let width = length(cell.node, .horizontal, ProposedSize(w: offer, h: .absent))
      if width.isNaN { return nil }
      columns.grow(0, shape.columnCount, to: width)
    }
    return columns
  }

  /// The rows under an offer, the columns being known. Nil if a cell is being measured now.
  func gridRows(_ node: Int, _ shape: GridShape, _ columns: GridTracks, _ offer: Double) -> GridTracks? {
    let shared = GridTracks.share(offer, gaps: gridRowGaps(node, shape)) { row, offer in
      longest(
        Array(shape.cells[shape.rows[row].cells]), .vertical,
        { ProposedSize(w: columns.span($0.column, $0.span), h: offer) }
      ) { !$0.attributes.unsizedVertically }
    }
    let difference = work.pointee.tree.parameters.grids[parameter(node)].difference
    guard var rows = shared, difference != 0, rows.lengths.count > 1 else { return shared }
    rows.lengthenShort(by: difference)
    return rows
  }

  /// The longest of some cells; all are asked before one that is being worked out makes the answer NaN.
  private func longest(
    _ cells: [GridShape.Cell], _ axis: Axis, _ offer: (GridShape.Cell) -> ProposedSize,
    where isCounted: (GridShape.Cell) -> Bool
  ) -> Double {
    var longest = 0.0
    var isKnown = true
    for cell in cells where isCounted(cell) {
      let length = length(cell.node, axis, offer(cell))
      if length.isNaN { isKnown = false } else { longest = max(longest, length) }
    }
    return isKnown ? longest : .nan
  }

  private func gridColumnGaps(_ node: Int, _ shape: GridShape) -> [Double] {
    var gaps = Array(repeating: 0.0, count: shape.columnCount)
    let spacing = work.pointee.tree.parameters.grids[parameter(node)].horizontalSpacing
    for column in gaps.indices.dropFirst() { gaps[column] = spacing.or(0) }
    guard spacing.isAbsent else { return gaps }
    for row in shape.rows {
      for index in row.cells.dropFirst() {
        let cell = shape.cells[index]
        let gap = distance(shape.cells[index - 1].node, cell.node, along: .horizontal)
        gaps[cell.column] = max(gaps[cell.column], gap)
      }
    }
    return gaps
  }

  /// The largest distance that two cells in the same column would like (measured: pairs, not merged rows).
  private func gridRowGaps(_ node: Int, _ shape: GridShape) -> [Double] {
    var gaps = Array(repeating: 0.0, count: shape.rows.count)
    let spacing = work.pointee.tree.parameters.grids[parameter(node)].verticalSpacing
    for row in gaps.indices.dropFirst() {
      if !spacing.isAbsent {
        gaps[row] = spacing
        continue
      }
      for below in shape.rows[row].cells {
        for above in shape.rows[row - 1].cells where shape.cells[above].overlaps(shape.cells[below]) {
          gaps[row] = max(
            gaps[row], distance(shape.cells[above].node, shape.cells[below].node, along: .vertical))
        }
      }
    }
    return gaps
  }
}

extension GridShape.Cell {
  fileprivate func overlaps(_ other: GridShape.Cell) -> Bool {
    column < other.column + other.span && other.column < column + span
  }
}
