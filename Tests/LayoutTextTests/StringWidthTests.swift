import LayoutTestSupport
import Testing

@testable import LayoutText

/// Widths of single lines that Apple's text engine reported, over sizes from 10 to 40 points and four weights
/// (`Tests/Corpus/measured`). They are rounded up to the pixel, so "exact" means the same pixel.
@Suite struct StringWidthTests {
  struct Measured {
    let text: String
    let size: Double
    /// Pixels by which our width differs.
    let pixelsOff: Double

    /// A line of the table: size, weight, scale, width, text.
    init(_ row: [Substring]) {
      let numbers = row[0...3].map { Double($0) ?? .nan }
      (text, size) = (String(row[4]), numbers[0])
      let font = Font(.system(size: size), weight: FontWeight(rawValue: Int16(numbers[1])))
      let ours = TextStorage(runs: [TextRun(text, font: font)], environment: TextEnvironment(scale: numbers[2]))
      pixelsOff = abs(ours.idealSize.width - numbers[3]) * numbers[2]
    }
  }

  @Test func areWithinOnePixelAndMostlyExact() throws {
    let strings = try Corpus.table("measured/strings.tsv").map(Measured.init)
    for string in strings { #expect(string.pixelsOff < 1.01, "\(string.text) at \(string.size)") }
    let small = strings.filter { $0.size <= 17 }
    let exact = small.filter { $0.pixelsOff < 0.01 }.count
    #expect(exact * 100 >= small.count * 95, "\(exact) of \(small.count)")
  }
}
