/// An axis of a variable font.
package struct VariationAxis: Hashable, Sendable {
  /// Its four-letter tag: `wght`, `opsz`, `wdth`.
  package let tag: String
  package let minimum: Double
  package let defaultValue: Double
  package let maximum: Double
}

/// The design space of a variable font: its axes, and how a position on them becomes the normalised coordinates that the
/// variation tables speak in (-1 at an axis's minimum, 0 at its default, 1 at its maximum).
struct VariationSpace: Sendable {
  /// More than any font has; every number that varies is a product over all of them.
  private static let mostAxes = 64

  let axes: [VariationAxis]
  /// The segment map of each axis, as pairs of normalised coordinates; empty for an axis that has none.
  private let maps: [[(from: Double, to: Double)]]

  init(fvar: FontTable, avar: FontTable) {
    let start = fvar.u16(4)
    let stride = max(20, fvar.u16(10))
    let count = fvar.isEmpty ? 0 : min(fvar.plausible(fvar.u16(8), from: start, stride: stride), Self.mostAxes)
    axes = (0..<count).map { index in
      let record = start + index * stride
      return VariationAxis(
        tag: FontTag.text(fvar.u32(record)), minimum: fvar.fixed(record + 4), defaultValue: fvar.fixed(record + 8),
        maximum: fvar.fixed(record + 12))
    }
    maps = Self.segmentMaps(avar, axisCount: count)
  }

  /// Normalised coordinates for the axes in order; all zero, the default instance, where nothing is set.
  func normalized(_ settings: [VariationSetting]) -> [Double] {
    axes.indices.map { index in
      let axis = axes[index]
      guard let setting = settings.last(where: { $0.tag == axis.tag }) else { return 0 }
      return mapped(Self.normalized(setting.value, axis), maps[index])
    }
  }

  private static func normalized(_ value: Double, _ axis: VariationAxis) -> Double {
    if value < axis.defaultValue {
      let span = axis.defaultValue - axis.minimum
      return span > 0 ? max(-1, (value - axis.defaultValue) / span) : 0
    }
    let span = axis.maximum - axis.defaultValue
    return span > 0 ? min(1, (value - axis.defaultValue) / span) : 0
  }

  private static func segmentMaps(_ avar: FontTable, axisCount: Int) -> [[(from: Double, to: Double)]] {
    var offset = 8
    return (0..<axisCount).map { _ in
      let count = avar.plausible(avar.u16(offset), from: offset + 2, stride: 4)
      let start = offset + 2
      offset = start + count * 4
      return (0..<count).map { (avar.f2dot14(start + $0 * 4), avar.f2dot14(start + $0 * 4 + 2)) }
    }
  }

  private func mapped(_ value: Double, _ map: [(from: Double, to: Double)]) -> Double {
    guard let upper = map.firstIndex(where: { $0.from >= value }), upper > 0 else { return map.first?.to ?? value }
    let (low, high) = (map[upper - 1], map[upper])
    guard high.from > low.from else { return high.to }
    return low.to + (high.to - low.to) * (value - low.from) / (high.from - low.from)
  }
}

/// An item variation store: how far a number of the font moves at a place of the design space.
struct VariationStore: Sendable {
  /// More than any number of a font depends on.
  private static let mostRegions = 4096

  private let table: FontTable
  private let regions: FontTable

  init(_ table: FontTable) {
    self.table = table
    regions = table.subtable(table.u32(2))
  }

  /// The difference to the default instance, in font units.
  func delta(outer: Int, inner: Int, at coordinates: [Double]) -> Double {
    guard outer < table.u16(6) else { return 0 }
    let data = table.subtable(table.u32(8 + outer * 4))
    guard inner < data.u16(0) else { return 0 }
    let wordCount = data.u16(2) & 0x7FFF
    let isLong = data.u16(2) & 0x8000 != 0
    let count = min(data.plausible(data.u16(4), from: 6, stride: 2), Self.mostRegions)
    let (wide, narrow) = isLong ? (4, 2) : (2, 1)
    let rowSize = min(wordCount, count) * wide + max(0, count - wordCount) * narrow
    var offset = 6 + count * 2 + inner * rowSize
    var sum = 0.0
    for index in 0..<count {
      let isWide = index < wordCount
      let value = Self.number(data, offset, size: isWide ? wide : narrow)
      offset += isWide ? wide : narrow
      if value != 0 { sum += Double(value) * scalar(region: data.u16(6 + index * 2), coordinates) }
    }
    return sum
  }

  private static func number(_ data: FontTable, _ offset: Int, size: Int) -> Int {
    switch size {
    case 1: data.i8(offset)
    case 2: data.i16(offset)
    default: data.i32(offset)
    }
  }

  /// How much of a region's differences applies at a place: the product of a tent over each axis.
  private func scalar(region: Int, _ coordinates: [Double]) -> Double {
    let axisCount = regions.u16(0)
    guard region < regions.u16(2) else { return 0 }
    var product = 1.0
    for axis in 0..<min(axisCount, coordinates.count) {
      let record = 4 + (region * axisCount + axis) * 6
      let (start, peak, end) = (regions.f2dot14(record), regions.f2dot14(record + 2), regions.f2dot14(record + 4))
      product *= Self.tent(coordinates[axis], start, peak, end)
      if product == 0 { return 0 }
    }
    return product
  }

  private static func tent(_ value: Double, _ start: Double, _ peak: Double, _ end: Double) -> Double {
    if start > peak || peak > end || (start < 0 && end > 0) || peak == 0 || value == peak { return 1 }
    if value <= start || value >= end { return 0 }
    return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
  }
}

/// A map from glyphs or other indices to rows of a variation store.
struct DeltaSetMap: Sendable {
  private let table: FontTable

  init(_ table: FontTable) {
    self.table = table
  }

  /// The row of an index; without a map it is the index itself, in the first set.
  func row(_ index: Int) -> (outer: Int, inner: Int) {
    guard !table.isEmpty else { return (0, index) }
    let isLong = table.u8(0) == 1
    let format = table.u8(1)
    let count = isLong ? table.u32(2) : table.u16(2)
    guard count > 0 else { return (0, index) }
    let size = (format >> 4 & 3) + 1
    let innerBits = (format & 15) + 1
    let start = (isLong ? 6 : 4) + min(index, count - 1) * size
    let entry = (0..<size).reduce(0) { $0 << 8 | table.u8(start + $1) }
    return (entry >> innerBits, entry & (1 << innerBits - 1))
  }
}
