/// A list or matrix of kerning pairs, as the `kern` and `kerx` tables hold them.
struct PairList: Sendable {
  private enum Shape: Sendable {
    case ordered(wide: Bool)
    case matrix
  }

  private let table: FontTable
  private let shape: Shape

  private init(_ table: FontTable, _ shape: Shape) {
    self.table = table
    self.shape = shape
  }

  /// More than any font has; each of them is asked for every pair.
  private static let mostLists = 64

  /// The horizontal lists of a version 0 `kern` table.
  static func old(_ kern: FontTable) -> [PairList] {
    guard !kern.isEmpty, kern.u16(0) == 0 else { return [] }
    var lists: [PairList] = []
    var offset = 4
    for _ in 0..<min(kern.u16(2), mostLists) {
      let length = kern.u16(offset + 2)
      // Bit 0 of the coverage: horizontal; bit 2: across the line, which is no kerning; the high byte: the format.
      if kern.u16(offset + 4) & 0xFF05 == 1 {
        // One subtable may be longer than its 16-bit length can say, so it reaches to the end of the table.
        lists.append(PairList(kern.subtable(offset + 6), .ordered(wide: false)))
      }
      guard length >= 6 else { break }
      offset += length
    }
    return lists
  }

  /// The horizontal lists and matrices of a `kerx` table.
  static func extended(_ kerx: FontTable) -> [PairList] {
    guard kerx.u16(0) >= 2 else { return [] }
    var lists: [PairList] = []
    var offset = 8
    for _ in 0..<min(kerx.plausible(kerx.u32(4), from: 8, stride: 12), mostLists) {
      let length = kerx.u32(offset)
      let coverage = kerx.u32(offset + 4)
      // The top bits: vertical, across the line, varying.
      let isHorizontal = coverage >> 29 & 7 == 0
      let body = kerx.slice(offset, length)
      if isHorizontal, coverage & 0xFF == 0 { lists.append(PairList(body.subtable(12), .ordered(wide: true))) }
      if isHorizontal, coverage & 0xFF == 2 { lists.append(PairList(body, .matrix)) }
      guard length >= 12 else { break }
      offset += length
    }
    return lists
  }

  /// In font units; 0 for a pair that is not listed.
  func value(_ first: Int, _ second: Int) -> Int {
    switch shape {
    case .ordered(let wide): orderedValue(first, second, header: wide ? 16 : 8, countIsWide: wide)
    case .matrix: matrixValue(first, second)
    }
  }

  private func orderedValue(_ first: Int, _ second: Int, header: Int, countIsWide: Bool) -> Int {
    let count = table.plausible(countIsWide ? table.u32(0) : table.u16(0), from: header, stride: 6)
    let key = first << 16 | second
    let index = FontTable.partition(count) { table.u32(header + $0 * 6) < key }
    return index < count && table.u32(header + index * 6) == key ? table.i16(header + index * 6 + 4) : 0
  }

  private func matrixValue(_ first: Int, _ second: Int) -> Int {
    let row = lookup(table.subtable(table.u32(16)), first)
    let column = lookup(table.subtable(table.u32(20)), second)
    guard let row, let column else { return 0 }
    return table.i16(table.u32(24) + row + column)
  }

  /// A trimmed array (format 8) or list of segments (format 2) of an AAT lookup table.
  private func lookup(_ table: FontTable, _ glyph: Int) -> Int? {
    switch table.u16(0) {
    case 8:
      let index = glyph - table.u16(2)
      return index >= 0 && index < table.u16(4) ? table.u16(6 + index * 2) : nil
    case 2:
      let size = max(6, table.u16(2))
      let count = table.plausible(table.u16(4), from: 12, stride: size)
      let index = FontTable.partition(count) { table.u16(12 + $0 * size) < glyph }
      guard index < count, table.u16(12 + index * size + 2) <= glyph else { return nil }
      return table.u16(12 + index * size + 4)
    default: return nil
    }
  }
}
