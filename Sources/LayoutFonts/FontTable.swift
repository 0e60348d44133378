/// A stretch of a font file, read as big-endian numbers.
///
/// Offsets count from the table's start. A read outside the table gives 0: a font file comes from anywhere, and a reader
/// that can neither trap nor run away is worth more than one that names every broken offset. What a font cannot do without
/// is checked when it is opened (``FontFile/Problem``).
struct FontTable: Sendable {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  static let empty = FontTable([])

  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }

  func u8(_ offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count else { return 0 }
    return Int(bytes[bytes.startIndex + offset])
  }

  func u16(_ offset: Int) -> Int { u8(offset) << 8 | u8(offset + 1) }

  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(offset))) }

  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  func i32(_ offset: Int) -> Int { Int(Int32(truncatingIfNeeded: u32(offset))) }

  /// A signed 2.14 number.
  func f2dot14(_ offset: Int) -> Double { Double(i16(offset)) / 16_384 }

  /// A signed 16.16 number.
  func fixed(_ offset: Int) -> Double { Double(i32(offset)) / 65_536 }

  /// The rest of the table from an offset; empty when the offset lies outside or is 0, which is how fonts say "none".
  func subtable(_ offset: Int) -> FontTable {
    guard offset > 0, offset < bytes.count else { return .empty }
    return FontTable(bytes[(bytes.startIndex + offset)...])
  }

  /// A stretch of the table, cut to what is there.
  func slice(_ offset: Int, _ length: Int) -> FontTable {
    guard offset >= 0, length > 0, offset < bytes.count else { return .empty }
    let start = bytes.startIndex + offset
    return FontTable(bytes[start..<start + min(length, bytes.count - offset)])
  }

  /// A count that a table claims, cut to what its bytes could hold at `stride` bytes each from `offset` on.
  func plausible(_ claimed: Int, from offset: Int, stride: Int) -> Int {
    max(0, min(claimed, (count - offset) / stride))
  }

  /// The lowest index below `count` for which `isBefore` no longer holds; the rows must be sorted.
  static func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
