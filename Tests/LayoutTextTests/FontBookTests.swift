import LayoutFonts
import LayoutTestSupport
import Testing

@testable import LayoutText

/// Texts measured with fonts and widths of one's own. In the fonts that the tests make, A is 0.6 em wide and B 0.5 em, in
/// their bold style 0.7 em and 0.6 em. A line is 1.2 em tall with 0.02 em below it.
struct FontBookTests {
  private func text(_ text: String, _ font: Font, kerning: Double = 0) throws -> TextStorage {
    var book = FontBook()
    let bold = FontBuilder.minimal(advances: [300, 700, 600, 1000])
    book.add(try FontFile(FontBuilder.minimal().named("Mine").file))
    book.add(try FontFile(bold.named("Mine", style: "Bold", weight: 700).file))
    book.add(try FontFile(bold.named("SF Mono").file))
    book.recordings.record(48, for: RecordedWidths.Key(text: "Hello", size: 17))
    book.recordings.record(60, for: RecordedWidths.Key(text: "AB", font: "Mine", size: 50))
    return TextStorage(
      runs: [TextRun(text, font: font, kerning: kerning)], environment: TextEnvironment(scale: 2, fonts: book))
  }

  /// By family, full name or PostScript name, however they are spelled.
  @Test(arguments: [
    ("Mine", 60.0), ("mine", 60), ("Mine-Regular", 60), ("Mine Bold", 70), ("Mine-Bold", 70), ("MineBold", 70),
  ])
  func findsFontsByName(name: String, width: Double) throws {
    let storage = try text("A", Font(.custom(name: name, size: 100, relativeTo: nil)))
    #expect(storage.idealSize.width == width)
    #expect(storage.source == .font && storage.error == 0)
  }

  /// A weight or the bold trait looks for another style of the family.
  @Test func boldIsAnotherFile() throws {
    let font = Font(.custom(name: "Mine-Regular", size: 100, relativeTo: nil))
    #expect(try text("A", font.bold()).idealSize.width == 70)
    #expect(try text("A", font.weight(.semibold)).idealSize.width == 70)
    #expect(try text("A", font.weight(.light)).idealSize.width == 60)
  }

  @Test func heightsAreTheFonts() throws {
    let size = try text("A\nA", Font(.custom(name: "Mine", size: 100, relativeTo: nil))).idealSize
    #expect(size.height == 242)
    #expect(size.firstBaseline == 95)
    #expect(size.lastBaseline == 217)
  }

  /// San Francisco needs no name, and its heights are the platform's.
  @Test func aSystemFontIsTheSystemFont() throws {
    let mono = try text("A", Font(.system(size: 100), design: .monospaced))
    #expect(mono.source == .font)
    #expect(mono.idealSize.width == 70)
    #expect(mono.idealSize.height == 119.5)
    #expect(try text("A", Font(.system(size: 100))).source == .fitted)
  }

  @Test func whatAFontLacksIsAGuess() throws {
    let font = Font(.custom(name: "Mine", size: 100, relativeTo: nil))
    #expect(try text("Az", font).source == .fallback)
    #expect(try text("Az", font).error > 0)
    #expect(try text("A", Font(.custom(name: "Yours", size: 100, relativeTo: nil))).source == .fallback)
  }

  @Test func recordedWidthsOutrankAll() throws {
    let mine = Font(.custom(name: "Mine", size: 50, relativeTo: nil))
    let system = Font(.system(size: 17))
    for (storage, width) in [(try text("Hello", system), 48.0), (try text("AB", mine), 60)] {
      #expect(storage.idealSize.width == width)
      #expect(storage.source == .recorded && storage.error == 0)
    }
    #expect(try text("Hello", system.bold()).source == .fitted)
    #expect(try text("Hello", system, kerning: 1).source == .fitted)
    #expect(try text("Hello!", system).source == .fitted)
  }
}
