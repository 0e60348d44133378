/// Which glyph a character has: the `cmap` table's best map of format 4, 6 or 12.
struct CharacterMap: Sendable {
  private enum Format: Sendable { case segments, trimmed, groups }

  private let table: FontTable
  private let format: Format

  /// `nil` when the font has no map of a format that is read.
  init?(_ cmap: FontTable) {
    var best: (rank: Int, table: FontTable, format: Format)?
    for index in 0..<cmap.plausible(cmap.u16(2), from: 4, stride: 8) {
      let record = 4 + index * 8
      let table = cmap.subtable(cmap.u32(record + 4))
      guard let format = Self.format(table.u16(0)) else { continue }
      let rank = Self.rank(platform: cmap.u16(record), encoding: cmap.u16(record + 2), format)
      if rank > best?.rank ?? 0 { best = (rank, table, format) }
    }
    guard let best else { return nil }
    table = best.table
    format = best.format
  }

  /// The glyph of a character; 0, the glyph of the missing ones, where the font has none.
  func glyph(_ scalar: UInt32) -> Int {
    switch format {
    case .segments: segmentGlyph(Int(scalar))
    case .trimmed: trimmedGlyph(Int(scalar))
    case .groups: groupGlyph(Int(scalar))
    }
  }

  private static func format(_ number: Int) -> Format? {
    switch number {
    case 4: .segments
    case 6: .trimmed
    case 12: .groups
    default: nil
    }
  }

  /// Unicode maps before symbol ones, full ones before those of the first plane; 0 for maps of other characters.
  private static func rank(platform: Int, encoding: Int, _ format: Format) -> Int {
    switch (platform, encoding) {
    case (3, 10),
      (0, _) where format == .groups:
      4
    case (3, 1), (0, _): 3
    case (3, 0): 1
    default: 0
    }
  }

  private func segmentGlyph(_ scalar: Int) -> Int {
    guard scalar <= 0xFFFF else { return 0 }
    let count = table.plausible(table.u16(6) / 2, from: 16, stride: 8)
    let ends = 14
    let starts = 16 + count * 2
    let index = FontTable.partition(count) { table.u16(ends + $0 * 2) < scalar }
    guard index < count, table.u16(starts + index * 2) <= scalar else { return 0 }
    let delta = table.u16(starts + count * 2 + index * 2)
    let rangeOffset = starts + count * 4 + index * 2
    let range = table.u16(rangeOffset)
    if range == 0 { return (scalar + delta) & 0xFFFF }
    let glyph = table.u16(rangeOffset + range + (scalar - table.u16(starts + index * 2)) * 2)
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func trimmedGlyph(_ scalar: Int) -> Int {
    let index = scalar - table.u16(6)
    return index >= 0 && index < table.u16(8) ? table.u16(10 + index * 2) : 0
  }

  private func groupGlyph(_ scalar: Int) -> Int {
    let count = table.plausible(table.u32(12), from: 16, stride: 12)
    let index = FontTable.partition(count) { table.u32(16 + $0 * 12 + 4) < scalar }
    guard index < count, table.u32(16 + index * 12) <= scalar else { return 0 }
    return table.u32(16 + index * 12 + 8) + scalar - table.u32(16 + index * 12)
  }
}
