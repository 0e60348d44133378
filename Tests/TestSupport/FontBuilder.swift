/// Makes small fonts, byte by byte, for the tests: no font file has to lie in the repository.
///
/// Three glyphs beside the missing one: A (glyph 1, 600 units wide), B (glyph 2, 500), and an ideograph of the second
/// plane (glyph 3, 1,000). The em has 1,000 units.
package struct FontBuilder {
  package var tables: [(tag: String, bytes: [UInt8])] = []

  /// The tables that every font needs, with a character map of the format asked for.
  package static func minimal(cmapFormat: Int = 4, advances: [Int] = [300, 600, 500, 1000]) -> FontBuilder {
    var builder = FontBuilder()
    builder.tables = [
      ("head", zeros(18) + u16(1000) + zeros(34)),
      ("hhea", zeros(4) + u16(950) + u16(-250) + u16(20) + zeros(24) + u16(advances.count)),
      ("maxp", u32(0x10000) + u16(4)),
      ("hmtx", advances.flatMap { u16($0) + u16(0) } + zeros((4 - advances.count) * 2)),
      ("cmap", cmap(cmapFormat)),
    ]
    return builder
  }

  package func adding(_ tag: String, _ bytes: [UInt8]) -> FontBuilder {
    var copy = self
    copy.tables.append((tag, bytes))
    return copy
  }

  /// The font with names: its family, its style, and what programs call it.
  package func named(_ family: String, style: String = "Regular", weight: Int = 400) -> FontBuilder {
    let postScriptName = family.filter { $0 != " " } + "-" + style
    let texts = [(1, family), (2, style), (4, family + " " + style), (6, postScriptName)]
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (id, text) in texts {
      records += u16(1) + u16(0) + u16(0) + u16(id) + u16(text.utf8.count) + u16(storage.count)
      storage += text.utf8
    }
    let name = u16(0) + u16(texts.count) + u16(6 + records.count) + records + storage
    return adding("name", name).adding("OS/2", u16(4) + zeros(2) + u16(weight) + zeros(90))
  }

  /// The file.
  package var file: [UInt8] { directory(at: 0) }

  /// A collection whose only member is this font.
  package var collection: [UInt8] {
    let header = Array("ttcf".utf8) + u32(0x10000) + u32(1) + u32(16)
    return header + directory(at: header.count)
  }

  private func directory(at start: Int) -> [UInt8] {
    var header = u32(0x10000) + u16(tables.count) + zeros(6)
    var body: [UInt8] = []
    let bodyStart = start + 12 + tables.count * 16
    for table in tables {
      header += Array(table.tag.utf8) + u32(0) + u32(bodyStart + body.count) + u32(table.bytes.count)
      body += table.bytes
    }
    return header + body
  }

  private static func cmap(_ format: Int) -> [UInt8] {
    let map: [UInt8]
    switch format {
    case 4:
      map =
        u16(4) + u16(32) + u16(0) + u16(4) + zeros(6) + u16(0x42) + u16(0xFFFF) + u16(0) + u16(0x41) + u16(0xFFFF)
        + u16(1 - 0x41) + u16(1) + u16(0) + u16(0)
    case 6: map = u16(6) + u16(14) + u16(0) + u16(0x41) + u16(2) + u16(1) + u16(2)
    default:
      map =
        u16(12) + u16(0) + u32(40) + u32(0) + u32(2) + u32(0x41) + u32(0x42) + u32(1) + u32(0x20000) + u32(0x20000)
        + u32(3)
    }
    return u16(0) + u16(1) + u16(3) + u16(format == 12 ? 10 : 1) + u32(12) + map
  }
}

package func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: max(0, count)) }

package func u16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

package func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
