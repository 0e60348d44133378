/// Where the tables of one font lie in its file.
///
/// A collection holds several directories over shared tables; any other file holds one.
struct TableDirectory {
  private let file: FontTable
  private var entries: [(tag: Int, offset: Int, length: Int)] = []

  /// The first four bytes that a font may start with: version 1.0, `OTTO`, `true`.
  private static let versions = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
  private static let collection = 0x7474_6366  // ttcf

  init(_ file: FontTable, member: Int) throws(FontFile.Problem) {
    self.file = file
    var start = 0
    if file.u32(0) == Self.collection {
      let count = file.plausible(file.u32(8), from: 12, stride: 4)
      guard member >= 0, member < count else { throw .noSuchMember(member, of: count) }
      start = file.u32(12 + member * 4)
    } else if member != 0 {
      throw .noSuchMember(member, of: 1)
    }
    guard Self.versions.contains(file.u32(start)) else { throw .notAFont }
    let count = file.plausible(file.u16(start + 4), from: start + 12, stride: 16)
    for index in 0..<count {
      let record = start + 12 + index * 16
      entries.append((file.u32(record), file.u32(record + 8), file.u32(record + 12)))
    }
  }

  /// How many fonts a file holds, as far as it is believed.
  static func memberCount(_ file: FontTable) -> Int {
    guard file.u32(0) == collection else { return 1 }
    return min(file.plausible(file.u32(8), from: 12, stride: 4), 256)
  }

  /// A table by its tag; empty when the font does not have it.
  subscript(tag: String) -> FontTable {
    let wanted = FontTag.number(tag)
    guard let entry = entries.first(where: { $0.tag == wanted }) else { return .empty }
    return file.slice(entry.offset, entry.length)
  }

  /// A table that a font cannot do without.
  func required(_ tag: String, atLeast length: Int) throws(FontFile.Problem) -> FontTable {
    let table = self[tag]
    guard table.count >= length else { throw .missingTable(tag) }
    return table
  }
}

/// Four-letter tags as the numbers that stand in the file.
enum FontTag {
  static func number(_ tag: String) -> Int { tag.utf8.reduce(0) { $0 << 8 | Int($1) } }

  static func text(_ number: Int) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }, as: UTF8.self)
  }
}
