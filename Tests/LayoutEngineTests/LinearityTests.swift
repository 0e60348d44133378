import Testing

@testable import LayoutEngine

/// Layout is linear at any depth: counted, not timed. A chain alternates rows and columns, each holding a fixed leaf and the
/// rest of the chain, which makes an engine that asks its children again and again exponential.
@Test(arguments: Chain.allCases, [10, 20, 100, 1000])
func linearAtAnyDepth(_ chain: Chain, _ depth: Int) {
  let host = LayoutHost(container: Size(width: chain.width, height: 20_000))
  let layout = SketchLayout(chain.sketch(depth), in: host)
  let counters = layout.session.counters
  #expect(counters.sizeComputations <= 9 * layout.session.tree.count, "\(counters)")
  #expect(counters.measureCalls <= 3, "\(counters)")
  #expect(layout.session.issues.isEmpty)
}

enum Chain: String, CaseIterable, Sendable {
  case rigid, flexible, text, padded, framed, overlaid, guided, fixedSize, aspect, mixed, mixedText
  case nestedFit, nestedFill, nestedOwn, stretchedFit, circles

  var width: Double { self == .text ? 6000 : 20_000 }

  func sketch(_ depth: Int) -> Sketch {
    let wordless = String(repeating: "abc ", count: 50)
    var chain = self == .text || self == .mixedText ? Sketch.text(wordless) : Self.leaf(0)
    if startsWithColor { chain = .color }
    for level in 1...depth {
      let leaf = besides(level)
      chain = wrap(
        level % 2 == 1
          ? .hStack(at: .top, spacing: 1, leaf, chain) : .vStack(at: .leading, spacing: 1, leaf, chain), level)
    }
    return chain
  }

  private var startsWithColor: Bool {
    switch self {
    case .flexible, .nestedFit, .nestedFill, .nestedOwn, .stretchedFit, .circles: true
    default: false
    }
  }

  /// What stands beside the rest of the chain.
  private func besides(_ level: Int) -> Sketch {
    switch self {
    case .aspect: .color.aspectRatio(1, .fit).frame(width: 9)
    case .stretchedFit: .color
    case .circles: .circle
    default: Self.leaf(level)
    }
  }

  private static func leaf(_ index: Int) -> Sketch { .rigid(Double(10 + index % 7), Double(8 + index % 5)) }

  private func wrap(_ chain: Sketch, _ level: Int) -> Sketch {
    switch self {
    case .rigid, .text, .aspect, .circles: chain
    case .nestedFit, .stretchedFit: chain.aspectRatio(0.75, .fit)
    case .nestedOwn: chain.aspectRatio(nil, .fit)
    case .nestedFill: chain.aspectRatio(1.5, .fill)
    case .flexible: chain.frame(maxWidth: .infinity, maxHeight: .infinity)
    case .padded: chain.padding(1)
    case .framed: chain.frame(minWidth: 0, maxWidth: .infinity)
    case .overlaid: chain.overlay(.color.frame(width: 5)).background(.color)
    case .guided: chain.guide(.firstTextBaseline) { $0[.top] + 1 }.guide(.leading) { $0.width / 2 }
    case .fixedSize: level % 5 == 0 ? chain.fixedSize() : chain
    case .mixed, .mixedText:
      chain.padding(0.5).guide(.top) { $0.height / 4 }.frame(maxWidth: .infinity).overlay(.box(3, 3))
    }
  }
}

/// The same for containers in themselves.
@Test(arguments: Nest.allCases, [10, 20, 100, 1000])
func linearInThemselves(_ nest: Nest, _ depth: Int) {
  var nested = Sketch.text("abc abc abc")
  for level in 1...depth { nested = nest.wrap(nested, .rigid(Double(10 + level % 7), Double(8 + level % 5)), level) }
  let layout = SketchLayout(nested, 1000, 800)
  let counters = layout.session.counters
  #expect(counters.sizeComputations <= 9 * layout.session.tree.count, "\(counters)")
  #expect(counters.measureCalls <= 10, "\(counters)")
}

enum Nest: String, CaseIterable, Sendable {
  case fitting, grid, lazyStack, lazyGrid, scroll, inset, safePadding, zStack

  func wrap(_ chain: Sketch, _ leaf: Sketch, _ level: Int) -> Sketch {
    let isRow = level % 2 == 1
    let stack = isRow ? Sketch.hStack(leaf, chain) : .vStack(leaf, chain)
    return switch self {
    case .fitting: .fitting(stack, .color)
    case .grid: .grid(.row(leaf, leaf), .row(leaf, chain))
    case .lazyStack: isRow ? .lazyHStack([leaf, chain]) : .lazyVStack([leaf, chain])
    case .lazyGrid: .lazyVGrid([.flexible(minimum: 0, maximum: .infinity), .fixed(20)], [chain, leaf])
    case .scroll: .scroll(horizontal: isRow, vertical: !isRow, stack)
    case .inset: chain.safeAreaInset(isRow ? .leading : .top, leaf)
    case .safePadding: stack.safeAreaPadding(EdgeInsets(top: 2, leading: 2))
    case .zStack: .zStack(leaf, chain.padding(1))
    }
  }
}

/// A container remembers how far it got, so it does not start over for each child that has to be worked out.
@Test func wideContainersAskEachChildOnce() {
  let children = (0..<2000).map { index in
    Sketch.vStack(.text("some words to wrap \(index)"), .box(10, 10)).padding(1)
  }
  let column = Sketch.container(children) { _ = $0.beginVStack(alignment: .leading, spacing: 1) }
  let layout = SketchLayout(column, 100, 100_000)
  #expect(layout.session.counters.sizeComputations <= 9 * layout.session.tree.count)
  #expect(layout.session.counters.measureCalls <= 4 * 2000)
}
