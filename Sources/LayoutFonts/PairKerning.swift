/// How far two glyphs that follow each other are moved together or apart.
///
/// A font says it in one of three tables, and the newest that is there counts: `GPOS` pair positioning under the `kern`
/// feature, Apple's `kerx`, the old `kern`. Of `GPOS` only the first glyph's advance is read, in both its formats and
/// behind extensions; of the others the ordered lists of pairs (format 0) and, in `kerx`, the class matrix (format 2).
struct PairKerning: Sendable {
  private let positioning: [FontTable]
  private let lists: [PairList]
  /// How the adjustments of a variable font move.
  private let store: VariationStore

  init(gpos: FontTable, gdef: FontTable, kern: FontTable, kerx: FontTable) {
    store = VariationStore(gdef.u16(2) >= 3 ? gdef.subtable(gdef.u32(14)) : .empty)
    positioning = PairPositioning.subtables(gpos)
    if !positioning.isEmpty {
      lists = []
    } else {
      let extended = PairList.extended(kerx)
      lists = extended.isEmpty ? PairList.old(kern) : extended
    }
  }

  /// What marks a device table as the index of a row in the variation store.
  private static let variationIndex = 0x8000

  /// In font units, added to the first glyph's advance.
  func adjustment(_ first: Int, _ second: Int, at coordinates: [Double]) -> Double {
    for table in positioning {
      guard let value = PairPositioning.value(table, first, second) else { continue }
      guard value.variation.u16(4) == Self.variationIndex else { return Double(value.advance) }
      let delta = store.delta(outer: value.variation.u16(0), inner: value.variation.u16(2), at: coordinates)
      return (Double(value.advance) + delta).rounded()
    }
    return Double(lists.reduce(0) { $0 + $1.value(first, second) })
  }
}

/// The pair adjustment subtables of a `GPOS` table.
enum PairPositioning {
  private static let pairLookup = 2
  private static let extensionLookup = 9
  /// More than any font has of lookups, or of subtables in all; a hostile file could name each of them thousands of times.
  private static let mostLookups = 256
  private static let mostSubtables = 1024

  /// The pair subtables that the `kern` feature of the default or Latin script uses, in order.
  static func subtables(_ gpos: FontTable) -> [FontTable] {
    let lookupList = gpos.subtable(gpos.u16(8))
    var result: [FontTable] = []
    for index in kernLookups(gpos).sorted().prefix(mostLookups) where index < lookupList.u16(0) {
      let lookup = lookupList.subtable(lookupList.u16(2 + index * 2))
      let count = min(lookup.plausible(lookup.u16(4), from: 6, stride: 2), mostSubtables - result.count)
      for subtable in 0..<count {
        var table = lookup.subtable(lookup.u16(6 + subtable * 2))
        var kind = lookup.u16(0)
        if kind == extensionLookup {
          kind = table.u16(2)
          table = table.subtable(table.u32(4))
        }
        if kind == pairLookup, !table.isEmpty { result.append(table) }
      }
    }
    return result
  }

  /// The change of the first glyph's advance in font units, and the device table beside it.
  typealias Value = (advance: Int, variation: FontTable)

  /// The adjustment of a pair; `nil` when the subtable does not speak of it, so that the next one is asked.
  static func value(_ table: FontTable, _ first: Int, _ second: Int) -> Value? {
    guard let index = coverage(table.subtable(table.u16(2)), first) else { return nil }
    let format = table.u16(4)
    let recordSize = ((format & 0xFF).nonzeroBitCount + (table.u16(6) & 0xFF).nonzeroBitCount) * 2
    switch table.u16(0) {
    case 1:
      let set = table.subtable(table.u16(10 + index * 2))
      let count = set.plausible(set.u16(0), from: 2, stride: 2 + recordSize)
      let row = FontTable.partition(count) { set.u16(2 + $0 * (2 + recordSize)) < second }
      guard row < count, set.u16(2 + row * (2 + recordSize)) == second else { return nil }
      return record(set, 2 + row * (2 + recordSize) + 2, format)
    case 2:
      let rows = table.u16(12)
      let columns = table.u16(14)
      let row = glyphClass(table.subtable(table.u16(8)), first)
      let column = glyphClass(table.subtable(table.u16(10)), second)
      guard row < rows, column < columns else { return nil }
      return record(table, 16 + (row * columns + column) * recordSize, format)
    default: return nil
    }
  }

  /// Reads a value record: as many numbers as the format has bits, in the order of the bits.
  private static func record(_ table: FontTable, _ offset: Int, _ format: Int) -> Value {
    let (advance, device) = (4, 0x40)
    func number(_ bit: Int) -> Int { format & bit == 0 ? 0 : offset + (format & (bit - 1)).nonzeroBitCount * 2 }
    return (
      format & advance == 0 ? 0 : table.i16(number(advance)),
      format & device == 0 ? .empty : table.subtable(table.u16(number(device)))
    )
  }

  /// The lookups of the `kern` feature, for the first script that says so of the default one and Latin.
  private static func kernLookups(_ gpos: FontTable) -> Set<Int> {
    let scripts = gpos.subtable(gpos.u16(4))
    let features = gpos.subtable(gpos.u16(6))
    var lookups: Set<Int> = []
    for tag in ["DFLT", "latn"] {
      guard let script = script(tag, in: scripts) else { continue }
      let language = script.subtable(script.u16(0))
      let count = language.plausible(language.u16(4), from: 6, stride: 2)
      let records = (0..<count).map { 2 + language.u16(6 + $0 * 2) * 6 }
      for record in records.filter({ features.u32($0) == FontTag.number("kern") }).prefix(mostLookups) {
        let feature = features.subtable(features.u16(record + 4))
        for lookup in 0..<min(feature.plausible(feature.u16(2), from: 4, stride: 2), mostLookups) {
          lookups.insert(feature.u16(4 + lookup * 2))
        }
      }
    }
    return lookups
  }

  private static func script(_ tag: String, in scripts: FontTable) -> FontTable? {
    let wanted = FontTag.number(tag)
    let count = scripts.plausible(scripts.u16(0), from: 2, stride: 6)
    let index = (0..<count).first { scripts.u32(2 + $0 * 6) == wanted }
    return index.map { scripts.subtable(scripts.u16(2 + $0 * 6 + 4)) }
  }

  /// A glyph's place in a coverage table; `nil` when it is not covered.
  private static func coverage(_ table: FontTable, _ glyph: Int) -> Int? {
    switch table.u16(0) {
    case 1:
      let count = table.plausible(table.u16(2), from: 4, stride: 2)
      let index = FontTable.partition(count) { table.u16(4 + $0 * 2) < glyph }
      return index < count && table.u16(4 + index * 2) == glyph ? index : nil
    case 2:
      let count = table.plausible(table.u16(2), from: 4, stride: 6)
      let index = FontTable.partition(count) { table.u16(4 + $0 * 6 + 2) < glyph }
      guard index < count, table.u16(4 + index * 6) <= glyph else { return nil }
      return table.u16(4 + index * 6 + 4) + glyph - table.u16(4 + index * 6)
    default: return nil
    }
  }

  /// A glyph's class; 0 for all that no class names.
  private static func glyphClass(_ table: FontTable, _ glyph: Int) -> Int {
    switch table.u16(0) {
    case 1:
      let index = glyph - table.u16(2)
      return index >= 0 && index < table.u16(4) ? table.u16(6 + index * 2) : 0
    case 2:
      let count = table.plausible(table.u16(2), from: 4, stride: 6)
      let index = FontTable.partition(count) { table.u16(4 + $0 * 6 + 2) < glyph }
      return index < count && table.u16(4 + index * 6) <= glyph ? table.u16(4 + index * 6 + 4) : 0
    default: return 0
    }
  }
}
