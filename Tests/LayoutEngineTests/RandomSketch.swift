@testable import LayoutEngine

/// Random trees over every kind, the same ones on every run: a seed makes a tree.
struct RandomSketch {
  private var generator: SplitMix
  /// Whether children may be moved out of their places.
  private let allowsShifts: Bool

  init(seed: UInt64, allowsShifts: Bool = true) {
    generator = SplitMix(state: seed)
    self.allowsShifts = allowsShifts
  }

  mutating func tree(depth: Int) -> Sketch {
    var sketch = depth == 0 ? leaf() : container(depth)
    for _ in 0..<generator.below(3) { sketch = modified(sketch, depth) }
    return sketch
  }

  private mutating func leaf() -> Sketch {
    switch generator.below(7) {
    case 0: .spacer(generator.flip() ? nil : number(0, 20))
    case 1: .divider
    case 2: .circle
    case 3: .text(["a", "two words", "three short words"][generator.below(3)])
    case 4: .rigid(number(0, 60), number(0, 60))
    default: .color
    }
  }

  private mutating func container(_ depth: Int) -> Sketch {
    let children = (0..<(1 + generator.below(4))).map { _ in tree(depth: depth - 1 - generator.below(depth)) }
    let spacing = generator.flip() ? nil : number(0, 12)
    let horizontal = horizontalKey()
    let vertical = verticalKey()
    switch generator.below(3) {
    case 0: return .container(children) { _ = $0.beginHStack(alignment: vertical, spacing: spacing) }
    case 1: return .container(children) { _ = $0.beginVStack(alignment: horizontal, spacing: spacing) }
    default:
      return .container(children) {
        _ = $0.beginZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical))
      }
    }
  }

  private mutating func modified(_ sketch: Sketch, _ depth: Int) -> Sketch {
    let alignment = Alignment(horizontal: horizontalKey(), vertical: verticalKey())
    let a = number(0, 50)
    let b = number(0, 80)
    switch generator.below(allowsShifts ? 11 : 8) {
    case 0: return sketch.frame(width: a, height: generator.flip() ? nil : b, alignment: alignment)
    case 1:
      return sketch.frame(minWidth: a, maxWidth: a + b, minHeight: generator.flip() ? nil : a, alignment: alignment)
    case 2: return sketch.frame(maxWidth: .infinity, idealHeight: b, alignment: alignment)
    case 3: return sketch.padding(EdgeInsets(top: number(0, 9), leading: number(0, 9), bottom: a / 8, trailing: b / 8))
    case 4: return sketch.priority(Double(generator.below(3) - 1))
    case 5: return sketch.fixedSize(horizontal: generator.flip(), vertical: generator.flip())
    case 6: return sketch.overlay(at: alignment, .box(a / 4, b / 4))
    case 7: return sketch.aspectRatio(generator.flip() ? nil : 0.5 + a / 20, generator.flip() ? .fit : .fill)
    case 8: return sketch.offset(a - 25, b - 40)
    case 9: return sketch.guide(horizontalKey()) { $0.width / 3 + a }
    default: return sketch.guide(verticalKey()) { $0[.bottom] - b / 8 }
    }
  }

  private mutating func horizontalKey() -> AlignmentKey {
    [.leading, .horizontalCenter, .trailing, customKey(0, .horizontal)][generator.below(4)]
  }

  private mutating func verticalKey() -> AlignmentKey {
    [.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, customKey(1, .vertical)][generator.below(6)]
  }

  /// Quarters, so that sums are exact.
  private mutating func number(_ low: Int, _ high: Int) -> Double {
    Double(low * 4 + generator.below((high - low) * 4)) / 4
  }

  /// The custom alignments that the trees use.
  static func customs() -> [CustomAlignment] {
    [
      CustomAlignment(axis: .horizontal, name: "third") { $0.width / 3 },
      CustomAlignment(axis: .vertical, name: "lower") { $0[.bottom] - 2 },
    ]
  }
}

/// A generator of well-mixed numbers from a seed.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func flip() -> Bool { next() & 1 == 0 }
}
