import LayoutEvaluator

/// Numbers by chance from a generator that is given: the program's own gives what its code makes of its seed, and everything
/// is drawn from it step for step as Swift's library does, so that a game looks here as it does in the app. The system's has
/// no chance in a layout: whatever is drawn from it is in the middle.
extension LibraryEntry {
  static let randomGenerators = LibraryEntry(
    interface: """
      protocol RandomNumberGenerator {
        mutating func next() -> UInt64
      }
      struct SystemRandomNumberGenerator: RandomNumberGenerator {
        init() {}
        mutating func next() -> UInt64 { 0x8000000000000000 }
      }
      /// The C library's generator of 48 bits: it is the same everywhere, so what it gives is what an app gets.
      class _Drand48 {
        static let shared = _Drand48()
        var state: UInt64 = 0x1234ABCD330E
        init() {}
      }
      func srand48(_ seed: Int) {
        _Drand48.shared.state = ((UInt64(truncatingIfNeeded: seed) & 0xFFFFFFFF) << 16) | 0x330E
      }
      func drand48() -> Double {
        let next = (_Drand48.shared.state &* 0x5DEECE66D &+ 0xB) & 0xFFFFFFFFFFFF
        _Drand48.shared.state = next
        return Double(next) / 281474976710656
      }
      /// The upper half of a product of 128 bits.
      func _upperProduct(_ a: UInt64, _ b: UInt64) -> UInt64
      extension RandomNumberGenerator {
        mutating func next(upperBound: UInt64) -> UInt64 {
          var random = next()
          var low = random &* upperBound
          if low < upperBound {
            let least = (UInt64.zero &- upperBound) % upperBound
            while low < least {
              random = next()
              low = random &* upperBound
            }
          }
          return _upperProduct(random, upperBound)
        }
      }
      extension Int {
        static func random<G: RandomNumberGenerator>(in range: Range<Int>, using generator: inout G) -> Int {
          let count = UInt64(range.upperBound - range.lowerBound)
          return range.lowerBound &+ Int(truncatingIfNeeded: generator.next(upperBound: count))
        }
        static func random<G: RandomNumberGenerator>(in range: ClosedRange<Int>, using generator: inout G) -> Int {
          let count = UInt64(range.upperBound - range.lowerBound) + 1
          return range.lowerBound &+ Int(truncatingIfNeeded: generator.next(upperBound: count))
        }
      }
      extension Double {
        static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double {
          let unit = Double(generator.next() & 9007199254740991) * 0.00000000000000011102230246251565
          let value = (range.upperBound - range.lowerBound) * unit + range.lowerBound
          return value == range.upperBound ? Double.random(in: range, using: &generator) : value
        }
        static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double {
          let drawn = generator.next(upperBound: 9007199254740993)
          if drawn == 9007199254740992 { return range.upperBound }
          let unit = Double(drawn) * 0.00000000000000011102230246251565
          return (range.upperBound - range.lowerBound) * unit + range.lowerBound
        }
      }
      extension CGFloat {
        static func random<G: RandomNumberGenerator>(in range: Range<CGFloat>, using generator: inout G) -> CGFloat {
          CGFloat(Double.random(in: Double(range.lowerBound)..<Double(range.upperBound), using: &generator))
        }
        static func random<G: RandomNumberGenerator>(
          in range: ClosedRange<CGFloat>, using generator: inout G
        ) -> CGFloat {
          CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &generator))
        }
      }
      extension Bool {
        static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
          (generator.next() >> 17) & 1 == 0
        }
      }
      extension Array {
        mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
          var left = count
          var index = 0
          while left > 1 {
            let random = Int.random(in: 0..<left, using: &generator)
            left -= 1
            swapAt(index, index + random)
            index += 1
          }
        }
      }
      extension Sequence {
        func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
          var result = map { $0 }
          result.shuffle(using: &generator)
          return result
        }
        func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
          let all = map { $0 }
          return all.isEmpty ? nil : all[Int.random(in: 0..<all.count, using: &generator)]
        }
      }
      """,
    natives: [
      .function { (_, arguments) in
        let product = arguments[0].wide.bits.multipliedFullWidth(by: arguments[1].wide.bits)
        return .sized(SizedInteger(.uint64, truncating: product.high))
      }
    ])
}
