/// How far each glyph advances, with the differences that a variable font makes.
struct AdvanceTable: Sendable {
  let space: VariationSpace
  private let metrics: FontTable
  private let longMetrics: Int
  private let store: VariationStore?
  private let map: DeltaSetMap

  init(metrics: FontTable, longMetrics: Int, glyphCount: Int, hvar: FontTable, space: VariationSpace) {
    self.space = space
    self.metrics = metrics
    self.longMetrics = max(1, metrics.plausible(longMetrics, from: 0, stride: 4))
    store = hvar.isEmpty ? nil : VariationStore(hvar.subtable(hvar.u32(4)))
    map = DeltaSetMap(hvar.subtable(hvar.u32(8)))
  }

  /// In font units. Glyphs past the last full record advance like it, as in a monospaced font.
  func advance(_ glyph: Int, at coordinates: [Double]) -> Double {
    let base = Double(metrics.u16(min(glyph, longMetrics - 1) * 4))
    guard let store, coordinates.contains(where: { $0 != 0 }) else { return base }
    let row = map.row(glyph)
    return max(0, base + store.delta(outer: row.outer, inner: row.inner, at: coordinates).rounded())
  }
}

/// The heights that a line of text has, in font units, as the tables of the font give them.
struct LineTables: Sendable {
  private let horizontalHeader: FontTable
  private let os2: FontTable
  private let mvar: FontTable
  private let store: VariationStore

  init(horizontalHeader: FontTable, os2: FontTable, mvar: FontTable, space: VariationSpace) {
    self.horizontalHeader = horizontalHeader
    self.os2 = os2
    self.mvar = mvar
    store = VariationStore(mvar.subtable(mvar.u16(10)))
  }

  func ascent(_ coordinates: [Double]) -> Double { Double(horizontalHeader.i16(4)) + delta("hasc", coordinates) }
  /// Below the baseline as a positive number.
  func descent(_ coordinates: [Double]) -> Double { -(Double(horizontalHeader.i16(6)) + delta("hdsc", coordinates)) }
  func lineGap(_ coordinates: [Double]) -> Double { Double(horizontalHeader.i16(8)) + delta("hlgp", coordinates) }

  /// `nil` for a font whose `OS/2` table is older than version 2.
  func capHeight(_ coordinates: [Double]) -> Double? {
    os2.u16(0) >= 2 && os2.count >= 90 ? Double(os2.i16(88)) + delta("cpht", coordinates) : nil
  }

  /// `nil` for a font whose `OS/2` table is older than version 2.
  func xHeight(_ coordinates: [Double]) -> Double? {
    os2.u16(0) >= 2 && os2.count >= 88 ? Double(os2.i16(86)) + delta("xhgt", coordinates) : nil
  }

  private func delta(_ tag: String, _ coordinates: [Double]) -> Double {
    guard !mvar.isEmpty, coordinates.contains(where: { $0 != 0 }) else { return 0 }
    let wanted = FontTag.number(tag)
    let size = max(8, mvar.u16(6))
    let count = mvar.plausible(mvar.u16(8), from: 12, stride: size)
    let index = FontTable.partition(count) { mvar.u32(12 + $0 * size) < wanted }
    guard index < count, mvar.u32(12 + index * size) == wanted else { return 0 }
    let record = 12 + index * size
    return store.delta(outer: mvar.u16(record + 4), inner: mvar.u16(record + 6), at: coordinates)
  }
}
