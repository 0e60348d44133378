/// A TrueType or OpenType font, as far as measuring text needs it: which glyph a character has, how far it advances, how
/// pairs are kerned, how high a line is.
///
/// Outlines are never looked at, so fonts with `glyf`, `CFF ` or `CFF2` are all the same here. There is no shaping: a
/// character is a glyph, ligatures and contextual forms are left out, and what is computed from this font is called
/// approximate where a script needs them. A variable font is read at one point of its design space; a collection at one
/// of its members.
package struct FontFile: Sendable {
  /// Why a file cannot be used.
  package enum Problem: Error, Equatable, Sendable {
    /// The file is not a font: its first bytes are none of the known ones.
    case notAFont
    /// The collection has no member with this number.
    case noSuchMember(Int, of: Int)
    /// A table that a font needs is missing or cut short; its four-letter tag.
    case missingTable(String)
    /// No character map of a kind that is read (formats 4, 6 and 12).
    case noCharacterMap
    /// The units per em are outside the range that the format allows, 16 to 16,384.
    case unitsPerEm(Int)
  }

  /// The font's full name, in its own words; empty where it has none.
  package let name: String
  /// The family that its styles share; empty where it has none.
  package let family: String
  /// The name that programs know it by; empty where it has none.
  package let postScriptName: String
  /// Its weight, 1…1000; 400 is regular. Of a variable font, the default one.
  package let weightClass: Int
  package let isItalic: Bool
  /// The version that the font states, such as `4.001`; empty where it has none.
  package let version: String
  /// How many font units make the point size.
  package let unitsPerEm: Int
  /// How many glyphs there are.
  package let glyphCount: Int
  /// The axes of a variable font; empty for others.
  package let axes: [VariationAxis]
  /// The styles of a variable font that have names, `Medium` or `Bold Italic`; empty for others.
  package let namedStyles: [NamedStyle]
  let characterMap: CharacterMap
  let advances: AdvanceTable
  let lineTables: LineTables
  let kerning: PairKerning
  let tracking: TrackTable

  /// Opens the bytes of a file.
  ///
  /// - Parameter member: which font of a collection (`.ttc`), counted from 0.
  package init(_ bytes: [UInt8], member: Int = 0) throws(Problem) {
    let directory = try TableDirectory(FontTable(bytes[...]), member: member)
    let head = try directory.required("head", atLeast: 54)
    let horizontalHeader = try directory.required("hhea", atLeast: 36)
    let maximum = try directory.required("maxp", atLeast: 6)
    let metrics = try directory.required("hmtx", atLeast: 4)
    let units = head.u16(18)
    guard (16...16_384).contains(units) else { throw .unitsPerEm(units) }
    guard let map = CharacterMap(directory["cmap"]) else { throw .noCharacterMap }
    let names = NameRecords(directory["name"])
    let variations = VariationSpace(fvar: directory["fvar"], avar: directory["avar"])
    let os2 = directory["OS/2"]
    name = names[4]
    version = names[5]
    family = names[16].isEmpty ? names[1] : names[16]
    postScriptName = names[6]
    weightClass = os2.isEmpty ? 400 : min(max(os2.u16(4), 1), 1000)
    isItalic = os2.u16(62) & 1 != 0 || head.u16(44) & 2 != 0
    unitsPerEm = units
    glyphCount = maximum.u16(4)
    axes = variations.axes
    namedStyles = NamedStyle.all(in: directory["fvar"], axes: variations.axes, names)
    characterMap = map
    advances = AdvanceTable(
      metrics: metrics, longMetrics: horizontalHeader.u16(34), glyphCount: maximum.u16(4), hvar: directory["HVAR"],
      space: variations)
    lineTables = LineTables(
      horizontalHeader: horizontalHeader, os2: os2, mvar: directory["MVAR"], space: variations)
    kerning = PairKerning(
      gpos: directory["GPOS"], gdef: directory["GDEF"], kern: directory["kern"], kerx: directory["kerx"])
    tracking = TrackTable(directory["trak"])
  }

  /// How many fonts a file holds: 1, or the members of a collection. At most 256 are counted.
  package static func memberCount(of bytes: [UInt8]) -> Int { TableDirectory.memberCount(FontTable(bytes[...])) }

  /// The font at a point of its design space; a font without axes ignores it.
  ///
  /// - Parameter settings: a value for each axis that is to differ from its default, by tag (`wght`, `opsz`).
  package func instance(_ settings: [VariationSetting] = []) -> FontInstance {
    FontInstance(self, coordinates: advances.space.normalized(settings))
  }
}

/// A value for an axis of a variable font.
package struct VariationSetting: Hashable, Sendable {
  /// The axis's four-letter tag: `wght`, `opsz`, `wdth`.
  package var tag: String
  /// In the axis's own units.
  package var value: Double

  package init(_ tag: String, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}
