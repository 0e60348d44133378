import LayoutFonts
import LayoutTestSupport
import Testing

@Suite struct FontFileTests {
  /// The width of a text in em: advances and kerning.
  func width(_ text: String, _ file: [UInt8], member: Int = 0) throws -> Double {
    let font = try FontFile(file, member: member).instance()
    let glyphs = text.unicodeScalars.map { font.glyph($0) ?? 0 }
    let advances = glyphs.reduce(0) { $0 + font.advance($1) }
    return zip(glyphs, glyphs.dropFirst()).reduce(advances) { $0 + font.kerning($1.0, $1.1) }
  }

  @Test(arguments: [4, 6, 12]) func readsEveryMapFormat(format: Int) throws {
    #expect(try width("AB", FontBuilder.minimal(cmapFormat: format).file) == 1.1)
  }

  @Test func readsTheSecondPlane() throws {
    #expect(try width("\u{20000}", FontBuilder.minimal(cmapFormat: 12).file) == 1)
    #expect(try width("\u{20000}", FontBuilder.minimal(cmapFormat: 4).file) == 0.3)
  }

  @Test func glyphsPastTheLastRecordAdvanceLikeIt() throws {
    #expect(try width("\u{20000}", FontBuilder.minimal(cmapFormat: 12, advances: [300, 600]).file) == 0.6)
  }

  @Test func lineMetricsAreInEm() throws {
    let font = try FontFile(FontBuilder.minimal().file).instance()
    #expect(font.ascent == 0.95)
    #expect(font.descent == 0.25)
    #expect(font.lineGap == 0.02)
    #expect(font.capHeight == nil)
  }

  @Test func readsMembersOfACollection() throws {
    #expect(try width("A", FontBuilder.minimal().collection) == 0.6)
    #expect(throws: FontFile.Problem.noSuchMember(1, of: 1)) {
      try width("A", FontBuilder.minimal().collection, member: 1)
    }
  }

  @Test func kernsByTheOldTable() throws {
    let subtable = u16(0) + u16(20) + u16(1) + u16(1) + zeros(6) + u16(1) + u16(2) + u16(-80)
    let file = FontBuilder.minimal().adding("kern", u16(0) + u16(1) + subtable).file
    #expect(try abs(width("AB", file) - 1.02) < 1e-12)
    #expect(try width("BA", file) == 1.1)
  }

  @Test(arguments: [false, true]) func kernsByPairPositioning(behindExtension: Bool) throws {
    // One pair: A before B, 50 units closer.
    let pair =
      u16(1) + u16(18) + u16(4) + u16(0) + u16(1) + u16(12) + u16(1) + u16(2) + u16(-50) + u16(1) + u16(1) + u16(1)
    let wrapped = behindExtension ? u16(1) + u16(2) + u32(8) + pair : pair
    let lookup = u16(behindExtension ? 9 : 2) + u16(0) + u16(1) + u16(8) + wrapped
    let scripts =
      u16(1) + Array("DFLT".utf8) + u16(8) + u16(4) + u16(0) + u16(0) + u16(0xFFFF) + u16(1) + u16(0)
    let features = u16(1) + Array("kern".utf8) + u16(8) + u16(0) + u16(1) + u16(0)
    let gpos =
      u32(0x10000) + u16(10) + u16(10 + scripts.count) + u16(10 + scripts.count + features.count) + scripts + features
      + u16(1) + u16(4) + lookup
    #expect(try abs(width("AB", FontBuilder.minimal().adding("GPOS", gpos).file) - 1.05) < 1e-12)
  }

  @Test func tracksBySize() throws {
    let track =
      u32(0x10000) + u16(0) + u16(12) + u16(0) + u16(0) + u16(1) + u16(2) + u32(28) + u32(0) + u16(0) + u16(36)
      + u32(10 << 16) + u32(20 << 16) + u16(20) + u16(-10)
    let font = try FontFile(FontBuilder.minimal().adding("trak", track).file).instance()
    #expect(font.tracking(size: 5) == 0.02)
    #expect(font.tracking(size: 15) == 0.005)
    #expect(font.tracking(size: 40) == -0.01)
  }

  @Test func saysWhatIsWrong() {
    #expect(throws: FontFile.Problem.notAFont) { try FontFile(Array("hello, world".utf8)) }
    #expect(throws: FontFile.Problem.notAFont) { try FontFile([]) }
    var builder = FontBuilder.minimal()
    builder.tables.removeAll { $0.tag == "hmtx" }
    #expect(throws: FontFile.Problem.missingTable("hmtx")) { try FontFile(builder.file) }
    builder = .minimal()
    builder.tables.removeAll { $0.tag == "cmap" }
    #expect(throws: FontFile.Problem.noCharacterMap) { try FontFile(builder.file) }
  }

  @Test func survivesAnyCutAndAnyByte() {
    let file = FontBuilder.minimal(cmapFormat: 12).adding("kern", zeros(40)).adding("GPOS", zeros(60)).file
    for length in file.indices { _ = try? width("AB", Array(file[..<length])) }
    for index in file.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
        var broken = file
        broken[index] = byte
        _ = try? width("AB\u{20000}", broken)
      }
    }
  }

  @Test func knowsItsNames() throws {
    let font = try FontFile(FontBuilder.minimal().named("Mine Sans", style: "Bold", weight: 700).file)
    #expect(font.family == "Mine Sans")
    #expect(font.name == "Mine Sans Bold")
    #expect(font.postScriptName == "MineSans-Bold")
    #expect(font.weightClass == 700)
    #expect(try FontFile(FontBuilder.minimal().file).family.isEmpty)
  }

  @Test func countsTheMembersOfACollection() {
    #expect(FontFile.memberCount(of: FontBuilder.minimal().collection) == 1)
    #expect(FontFile.memberCount(of: FontBuilder.minimal().file) == 1)
    #expect(FontFile.memberCount(of: Array("ttcf".utf8) + u32(0x10000) + u32(0xFFFF_FFFF)) == 0)
    #expect(FontFile.memberCount(of: []) == 1)
  }

  /// Tables whose counts claim as much as their numbers can say, over each other, so that a reader that believes them
  /// never comes to an end.
  @Test(arguments: ["name", "kern", "kerx", "GPOS", "fvar", "avar", "HVAR", "MVAR", "trak", "cmap", "OS/2", "GDEF"])
  func believesNoCount(table: String) throws {
    for unit in [u16(0xFFFF), u16(1), u16(2), u16(4), u16(0x0100), u32(1), u32(0x0001_0000)] {
      let bytes = Array(repeatElement(unit, count: 60_000 / unit.count).joined())
      var builder = FontBuilder.minimal()
      builder.tables.removeAll { $0.tag == table }
      let font = try? FontFile(builder.adding(table, bytes).file)
      guard let instance = font?.instance([VariationSetting("wght", 650)]) else { continue }
      for (first, second) in zip(0..<40, 1...40) {
        #expect(instance.kerning(first, second).isFinite && instance.advance(first) >= 0)
      }
      #expect(instance.tracking(size: 17).isFinite && instance.ascent.isFinite)
    }
  }

  @Test func survivesManyMistakesAtOnce() {
    let file = FontBuilder.minimal(cmapFormat: 12).named("Mine").adding("kern", zeros(64)).adding("GPOS", zeros(96))
      .adding("fvar", zeros(80)).adding("HVAR", zeros(64)).file
    var state: UInt32 = 1
    func random(below bound: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % bound
    }
    for _ in 0..<2_000 {
      var broken = file
      for _ in 0..<(1 + random(below: 16)) { broken[random(below: broken.count)] = UInt8(random(below: 256)) }
      _ = try? width("AB\u{20000}", broken)
    }
  }
}
