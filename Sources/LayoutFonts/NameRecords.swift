/// The texts that a font says of itself: family, full name, version.
///
/// Only records that need no legacy code page are read: Unicode and Windows ones in UTF-16, and Macintosh Roman ones as
/// far as they are ASCII.
struct NameRecords {
  private var texts: [(id: Int, rank: Int, text: String)] = []

  init(_ table: FontTable) {
    let storage = table.u16(4)
    for index in 0..<table.plausible(table.u16(2), from: 6, stride: 12) {
      let record = 6 + index * 12
      let bytes = table.slice(storage + table.u16(record + 10), table.u16(record + 8))
      guard let (rank, text) = Self.decode(bytes, platform: table.u16(record), language: table.u16(record + 4)) else {
        continue
      }
      texts.append((table.u16(record + 6), rank, text))
    }
  }

  /// The best text for a name's number (4: full name, 5: version); empty where there is none.
  subscript(id: Int) -> String {
    texts.filter { $0.id == id }.max { $0.rank < $1.rank }?.text ?? ""
  }

  private static let englishOfWindows = 0x409

  private static func decode(_ bytes: FontTable, platform: Int, language: Int) -> (Int, String)? {
    switch platform {
    case 0, 3:
      let units = (0..<bytes.count / 2).map { UInt16(bytes.u16($0 * 2)) }
      return (platform == 3 && language == englishOfWindows ? 3 : 1, String(decoding: units, as: UTF16.self))
    case 1 where language == 0:
      let ascii = (0..<bytes.count).map { UInt8(bytes.u8($0)) }
      return ascii.allSatisfy { $0 < 0x80 } ? (2, String(decoding: ascii, as: UTF8.self)) : nil
    default: return nil
    }
  }
}
