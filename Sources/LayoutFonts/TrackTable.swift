/// Apple's `trak` table: how far every glyph of a size is moved apart beyond its advance.
struct TrackTable: Sendable {
  /// The normal track's points: sizes in points, values in font units, in order of size.
  private let points: [(size: Double, value: Double)]

  init(_ table: FontTable) {
    let horizontal = table.u16(6)
    guard !table.isEmpty, horizontal > 0 else {
      points = []
      return
    }
    let sizeCount = table.plausible(table.u16(horizontal + 2), from: 0, stride: 2)
    let sizes = table.u32(horizontal + 4)
    let tracks = (0..<table.plausible(table.u16(horizontal), from: horizontal + 8, stride: 8)).map {
      horizontal + 8 + $0 * 8
    }
    guard let normal = tracks.first(where: { table.i32($0) == 0 }) else {
      points = []
      return
    }
    let values = table.u16(normal + 6)
    points = (0..<sizeCount).map { (table.fixed(sizes + $0 * 4), Double(table.i16(values + $0 * 2))) }
  }

  /// In font units, between the sizes on a straight line, outside them as at the nearest.
  func tracking(size: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if size <= first.size { return first.value }
    guard let upper = points.firstIndex(where: { $0.size >= size }), upper > 0 else { return last.value }
    let (low, high) = (points[upper - 1], points[upper])
    guard high.size > low.size else { return high.value }
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
