import Testing

@testable import LayoutText

/// What holds for any text in any offer, tried on texts made by a seeded generator.
struct InvariantTests {
  @Test(arguments: 0..<200)
  func anyTextInAnyOffer(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let text = generator.storage()
    let options = text.options
    let ideal = text.idealSize
    #expect(text.measure(width: nil, height: nil) == ideal)
    #expect(text.measure(width: ideal.width, height: ideal.height) == ideal)
    var previous = Int.max
    for offer in [10.0, 25, 60, 120, 300, 2000] {
      let size = text.measure(width: offer, height: nil)
      #expect(size.width <= offer && size.width >= 0 && size.height.isFinite)
      #expect(size.lines <= previous)
      #expect(size.lines <= options.lineLimit ?? .max)
      #expect(size.lastBaseline <= size.height && size.firstBaseline <= size.lastBaseline)
      #expect(text.measure(width: offer, height: nil) == size)
      previous = size.lines
      let low = text.measure(width: offer, height: size.height / 2)
      #expect(low.lines <= size.lines && low.lines >= min(size.lines, 1))
    }
  }

  /// What one breaking into lines says of other offers is what they give.
  @Test(arguments: 0..<300)
  func linesHoldAsFarAsTheySay(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let text = generator.storage(shrinks: seed % 5 == 0)
    for offer in [0.0, 7, 31.5, 60, 97, 120, 300, 2000, .infinity] {
      let lines = text.lines(width: offer)
      #expect(lines.whole == text.measure(width: offer, height: nil))
      let widest = min(offer, lines.whole.width + 50)
      for part in lines.narrowest <= offer ? [0, 0.1, 0.5, 0.9, 1] : [] {
        let width = lines.narrowest + (widest - lines.narrowest) * part
        #expect(text.measure(width: width, height: nil) == lines.whole, "\(offer) \(width)")
      }
      let limit = min(lines.oneLineLimit, 500)
      for height in lines.oneLineLimit >= 0 ? [limit / 9, limit / 2, limit] : [] {
        #expect(text.measure(width: offer, height: height) == lines.oneLine, "\(offer) \(height)")
      }
    }
  }

  private struct Generator {
    var state: UInt64

    mutating func next(_ range: ClosedRange<Int>) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return range.lowerBound + Int(state % UInt64(range.count))
    }

    mutating func storage(shrinks: Bool = false) -> TextStorage {
      let runs = (0..<next(1...3)).map { _ in
        TextRun(text(), font: Font(.system(size: Double(next(8...40)))))
      }
      var options = TextOptions(
        lineLimit: next(0...3) == 0 ? next(1...4) : nil, reservedLines: next(0...2),
        truncationMode: [.head, .middle, .tail][next(0...2)])
      if shrinks { options.minimumScaleFactor = 0.5 }
      return TextStorage(runs: runs, options: options, environment: TextEnvironment(scale: 2))
    }

    mutating func text() -> String {
      let alphabet = Array("etaoin shrdlu ET. AO,-/()12 \n“é”ß你好。トグル한국어👍🏽🇩🇪\u{A0}\u{200B}\t…e\u{301}Ωж")
      return String((0..<next(0...60)).map { _ in alphabet[next(0...alphabet.count - 1)] })
    }
  }
}
