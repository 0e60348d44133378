import Testing

@testable import LayoutEngine

/// Layout is linear at any depth: counted, not timed. A chain alternates rows and columns, each holding a fixed leaf and the
/// rest of the chain, which makes an engine that asks its children again and again exponential.
@Test(arguments: Chain.all, [10, 20, 100, 1000])
func linearAtAnyDepth(_ chain: Chain, _ depth: Int) {
  let host = LayoutHost(container: Size(width: chain.end == .text ? 6000 : 20_000, height: 20_000))
  let layout = SketchLayout(chain.sketch(depth), in: host)
  let counters = layout.session.counters
  #expect(counters.sizeComputations <= 9 * layout.session.tree.count, "\(counters)")
  #expect(counters.measureCalls <= 3 * texts(layout.session), "\(counters)")
  #expect(layout.session.issues.isEmpty)
}

/// The same for containers in themselves.
@Test(arguments: Nest.allCases, [10, 20, 100, 1000])
func linearInThemselves(_ nest: Nest, _ depth: Int) {
  var nested = Sketch.text("abc abc abc")
  for level in 1...depth { nested = nest.wrap(nested, .rigid(Double(10 + level % 7), Double(8 + level % 5)), level) }
  let layout = SketchLayout(nested, 1000, 800)
  let counters = layout.session.counters
  #expect(counters.sizeComputations <= 9 * layout.session.tree.count, "\(counters)")
  #expect(counters.measureCalls <= 3 * texts(layout.session), "\(counters)")
}

private func texts(_ session: LayoutSession) -> Int {
  (0..<session.tree.count).count { session.tree.kind(of: $0) == .text }
}

/// A chain by what it ends in and what wraps every stack in it.
struct Chain: CustomTestStringConvertible, Sendable {
  enum End: String, CaseIterable, Sendable {
    case leaf, color, circle, text, word
  }

  enum Wrapping: String, CaseIterable, Sendable {
    case none, flexible, padded, framed, limited, overlaid, guided, readGuide, fixedSize, prioritised, offset, mixed
  }

  enum Ratio: String, CaseIterable, Sendable {
    case besides, fit, fill, own, stretched, circles
  }

  let end: End
  var wrapping = Wrapping.none
  var ratio: Ratio?

  /// Every wrapping of every chain, and chains of ratios.
  static let all: [Chain] =
    End.allCases.flatMap { end in Wrapping.allCases.map { Chain(end: end, wrapping: $0) } }
    + Ratio.allCases.map { Chain(end: $0 == .besides ? .leaf : .color, ratio: $0) }

  var testDescription: String { "\(ratio?.rawValue ?? wrapping.rawValue) around \(end.rawValue)" }

  func sketch(_ depth: Int) -> Sketch {
    var chain = innermost
    for level in 1...depth {
      let leaf = besides(level)
      let stack =
        level % 2 == 1
        ? Sketch.hStack(at: .top, spacing: 1, leaf, chain) : .vStack(at: .leading, spacing: 1, leaf, chain)
      chain = ratio.map { $0.wrap(stack) } ?? wrapping.wrap(stack, level)
    }
    return chain
  }

  private var innermost: Sketch {
    switch end {
    case .leaf: Self.leaf(0)
    case .color: .color
    case .circle: .circle
    case .text: .text(String(repeating: "abc ", count: 50))
    case .word: .text("abc")
    }
  }

  /// What stands beside the rest of the chain.
  private func besides(_ level: Int) -> Sketch {
    switch ratio {
    case .besides: .color.aspectRatio(1, .fit).frame(width: 9)
    case .stretched: .color
    case .circles: .circle
    default: Self.leaf(level)
    }
  }

  private static func leaf(_ index: Int) -> Sketch { .rigid(Double(10 + index % 7), Double(8 + index % 5)) }
}

extension Chain.Ratio {
  fileprivate func wrap(_ chain: Sketch) -> Sketch {
    switch self {
    case .besides, .circles: chain
    case .fit, .stretched: chain.aspectRatio(0.75, .fit)
    case .own: chain.aspectRatio(nil, .fit)
    case .fill: chain.aspectRatio(1.5, .fill)
    }
  }
}

extension Chain.Wrapping {
  fileprivate func wrap(_ chain: Sketch, _ level: Int) -> Sketch {
    switch self {
    case .none: chain
    case .flexible: chain.frame(maxWidth: .infinity, maxHeight: .infinity)
    case .padded: chain.padding(1)
    case .framed: chain.frame(minWidth: 0, maxWidth: .infinity)
    case .limited: chain.frame(minWidth: 4, maxWidth: 15_000, minHeight: 3, idealHeight: 50)
    case .overlaid: chain.overlay(.color.frame(width: 5)).background(.color)
    case .guided: chain.guide(.firstTextBaseline) { $0[.top] + 1 }.guide(.leading) { $0.width / 2 }
    case .readGuide: chain.guide(.top) { $0[.verticalCenter] / 8 }.guide(.leading) { $0[.trailing] / 9 }
    case .fixedSize: level % 5 == 0 ? chain.fixedSize() : chain
    case .prioritised: chain.priority(Double(level % 3))
    case .offset: chain.offset(1, 2)
    case .mixed: chain.padding(0.5).guide(.top) { $0.height / 4 }.frame(maxWidth: .infinity).overlay(.box(3, 3))
    }
  }
}

enum Nest: String, CaseIterable, Sendable {
  case fitting, grid, lazyStack, lazyGrid, scroll, inset, safePadding, zStack, reader, ratio, relativeFrame

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
    case .reader: .reader(stack)
    case .ratio: chain.aspectRatio(Double(level % 3 + 1) / 2, .fit)
    case .relativeFrame: stack.relativeFrame(horizontal: isRow, vertical: !isRow) { $0 / 2 }
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
  #expect(layout.session.counters.measureCalls <= 3 * 2000)
}
