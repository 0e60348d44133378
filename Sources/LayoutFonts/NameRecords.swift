/// The texts that a font says of itself: family, full name, version.
///
/// Only records that need no legacy code page are read: Unicode and Windows ones in UTF-16, and Macintosh Roman ones as
/// far as they are ASCII. A record is decoded when its name is asked for, and then only the best one, because a hostile
/// table can hold thousands of records that all claim the same long text.
struct NameRecords: Sendable {
  private let table: FontTable
  private let count: Int

  init(_ table: FontTable) {
    self.table = table
    count = table.plausible(table.u16(2), from: 6, stride: 12)
  }

  /// The best text for a name's number (1: family, 2: style, 4: full name, 5: version, 6: PostScript name, 16: the family
  /// of all styles); empty where there is none.
  subscript(id: Int) -> String {
    var best: (rank: Int, record: Int)?
    for index in 0..<count {
      let record = 6 + index * 12
      guard table.u16(record + 6) == id else { continue }
      let rank = Self.rank(platform: table.u16(record), language: table.u16(record + 4))
      if rank > best?.rank ?? 0 { best = (rank, record) }
    }
    return best.map { text(at: $0.record) } ?? ""
  }

  private static let englishOfWindows = 0x409
  /// Bytes of a name that are read; the longest sensible ones are a tenth of it.
  private static let longest = 1024

  /// How good a record is; 0 for one that is not read.
  private static func rank(platform: Int, language: Int) -> Int {
    switch platform {
    case 0: 1
    case 3: language == englishOfWindows ? 3 : 1
    case 1 where language == 0: 2
    default: 0
    }
  }

  private func text(at record: Int) -> String {
    let length = min(table.u16(record + 8), Self.longest)
    let bytes = table.slice(table.u16(4) + table.u16(record + 10), length)
    guard table.u16(record) == 1 else {
      return String(decoding: (0..<bytes.count / 2).map { UInt16(bytes.u16($0 * 2)) }, as: UTF16.self)
    }
    let ascii = (0..<bytes.count).map { UInt8(bytes.u8($0)) }
    return ascii.allSatisfy { $0 < 0x80 } ? String(decoding: ascii, as: UTF8.self) : ""
  }
}
