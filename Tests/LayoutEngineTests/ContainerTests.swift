import Testing

@testable import LayoutEngine

/// What Apple's SwiftUI was measured to do with grids, lazy containers, scroll views and safe areas (macOS, 2x), and what
/// follows from those rules. Frames are x, y, width, height.
@Test(arguments: measuredScrolls + measuredGrids + measuredAreas)
func measuredCase(_ measured: WorkedCase) {
  let layout = SketchLayout(measured.sketch(), measured.container.0, measured.container.1)
  for (name, expected) in measured.expected.sorted(by: { $0.key < $1.key }) {
    let frame = layout.frame(name) ?? .zero
    let actual = [frame.x, frame.y, frame.width, frame.height]
    #expect(zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name): \(actual), expected \(expected)")
  }
  #expect(layout.session.issues.isEmpty)
}

@Test func horizontalScrollStartsAtTheRightEndFromRightToLeft() {
  let content = Sketch.group((0..<6).map { Sketch.box(50, 40).named("s\($0)") }) { _ = $0.beginHStack(spacing: 10) }
  let scroll = Sketch.scroll(horizontal: true, vertical: false, content.named("content"))
  let layout = SketchLayout(
    scroll.frame(width: 180, height: 60).named("scroll").direction(.rightToLeft), 200, 80)
  #expect(layout.frame("scroll") == Rect(x: 10, y: 10, width: 180, height: 60))
  #expect(layout.frame("content") == Rect(x: -160, y: 20, width: 350, height: 40))
  #expect(layout.frame("s0") == Rect(x: 140, y: 20, width: 50, height: 40))
  #expect(layout.frame("s5") == Rect(x: -160, y: 20, width: 50, height: 40))
}

@Test func candidatesThatWereNotChosenHaveNoFrame() {
  let layout = SketchLayout(.fitting(.rigid(300, 10).named("wide"), .rigid(20, 10).named("narrow")), 100, 100)
  #expect(layout.names["wide"].map(layout.session.isLaidOut) == false)
  #expect(layout.names["narrow"].map(layout.session.isLaidOut) == true)
}

@Test func ignoringReachesTheEdgesOfTheScreenWhereItTouches() {
  let host = LayoutHost(
    container: Size(width: 390, height: 844), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  let touching = SketchLayout(Sketch.color.named("c").ignoresSafeArea().named("i"), in: host)
  #expect(touching.frame("i") == Rect(x: 0, y: 47, width: 390, height: 763))
  #expect(touching.frame("c") == Rect(x: 0, y: 0, width: 390, height: 844))
  let top = SketchLayout(Sketch.color.named("c").ignoresSafeArea(.top), in: host)
  #expect(top.frame("c") == Rect(x: 0, y: 0, width: 390, height: 810))
  let apart = SketchLayout(Sketch.color.named("c").ignoresSafeArea().padding(10), in: host)
  #expect(apart.frame("c") == Rect(x: 10, y: 57, width: 370, height: 743))
}

@Test func relativeFramesFollowTheirContainer() {
  let half = Sketch.color.named("c").relativeFrame(horizontal: true, vertical: true) { $0 / 2 }
  #expect(SketchLayout(half, 200, 100).frame("c") == Rect(x: 50, y: 25, width: 100, height: 50))
  let inside = Sketch.scroll(horizontal: true, vertical: true, half).frame(width: 80, height: 60)
  #expect(SketchLayout(inside, 200, 100).frame("c") == Rect(x: 60, y: 20, width: 40, height: 30))
  #expect(relativeLength(320, count: 3, span: 2, spacing: 10) == 210)
}

private func boxes(_ count: Int, _ width: Double, _ height: Double, _ name: String) -> [Sketch] {
  (0..<count).map { Sketch.box(width, height).named("\(name)\($0)") }
}

private func column(_ children: [Sketch]) -> Sketch { .group(children) { _ = $0.beginVStack(spacing: 0) } }

private let measuredScrolls: [WorkedCase] = [
  WorkedCase(
    "both axes", 300, 200, .scroll(horizontal: true, .box(500, 400).named("c")).named("s"),
    ["s": [0, 0, 300, 200], "c": [0, 0, 500, 400]]),
  WorkedCase(
    "across, the content's width", 300, 200,
    .scroll(.box(100, 400).named("c")).named("s").frame(width: 250, height: 150).named("f"),
    ["f": [25, 25, 250, 150], "s": [100, 25, 100, 150], "c": [100, 25, 100, 400]]),
  WorkedCase(
    "wider content", 300, 200, .scroll(.box(400, 50).named("c")).named("s"),
    ["s": [-50, 0, 400, 200], "c": [-50, 0, 400, 50]]),
  WorkedCase(
    "between texts", 300, 200,
    .vStack(.line(44.5).named("head"), .scroll(column(boxes(20, 120, 20, "r"))).named("s"), .line(39.5).named("foot")),
    [
      "head": [127.75, 0, 44.5, 16], "s": [90, 16, 120, 168], "r0": [90, 16, 120, 20], "r19": [90, 396, 120, 20],
      "foot": [130.25, 184, 39.5, 16],
    ]),
  WorkedCase(
    "several views", 300, 200,
    .hStack(
      at: .top, spacing: 20,
      .scroll(.vStack(spacing: nil, .line(22.5).named("v1"), .box(60, 30).named("v2"), .line(44.5).named("v3"))),
      .scroll(horizontal: true, vertical: false, .vStack(spacing: nil, .line(22.5), .box(60, 30), .line(44.5))).named(
        "h")),
    [
      "v1": [18.75, 0, 22.5, 16], "v2": [0, 24.15087890625, 60, 30], "v3": [7.75, 58.89306640625, 44.5, 16],
      "h": [80, 0, 220, 74.89306640625],
    ]),
  WorkedCase(
    "short content at the bottom", 120, 200,
    .scroll(short: Point(x: 0, y: 1), column(boxes(3, 120, 20, "a"))), ["a0": [0, 140, 120, 20]]),
  WorkedCase(
    "long content from its end", 120, 200,
    .scroll(long: Point(x: 0, y: 1), column(boxes(20, 120, 20, "a"))),
    ["a0": [0, -200, 120, 20], "a19": [0, 180, 120, 20]]),
  WorkedCase(
    "margins", 300, 200,
    .scroll(margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20), .box(100, 50).named("c")).named("s"),
    ["s": [80, 0, 140, 200], "c": [100, 20, 100, 50]]),
  WorkedCase(
    "lazy rows", 300, 200, .scroll(.lazyVStack(spacing: 0, boxes(200, 200, 20, "r"))).named("s"),
    ["s": [0, 0, 300, 200], "r0": [50, 0, 200, 20], "r9": [50, 180, 200, 20]]),
  WorkedCase(
    "lazy stacks share", 320, 100,
    .hStack(
      spacing: 20, .lazyVStack([.box(10, 10)]).named("a"), .lazyVStack([.box(10, 10)]).named("b"),
      .lazyHStack([.box(37, 10)]).named("c")),
    ["a": [0, 45, 121.5, 10], "b": [141.5, 45, 121.5, 10], "c": [283, 0, 37, 100]]),
  WorkedCase(
    "lazy row at the bottom", 100, 240, .lazyHStack(at: .bottom, [.box(30, 30).named("b")]), ["b": [35, 210, 30, 30]]),
  WorkedCase(
    "first that fits", 300, 200,
    .fitting(.hStack(spacing: 8, .rigid(50, 10), .rigid(50, 10)).named("row"), .rigid(20, 10)).frame(width: 200),
    ["row": [96, 95, 108, 10]]),
  WorkedCase(
    "the last, if none fits", 300, 200, .fitting(.rigid(80, 10), .rigid(40, 10).named("last")).frame(width: 10),
    ["last": [130, 95, 40, 10]]),
  WorkedCase(
    "fits on one axis", 300, 200,
    .fitting(horizontal: true, vertical: false, .rigid(58, 16).named("row"), .rigid(25, 16))
      .frame(width: 100, height: 8, alignment: .topLeading), ["row": [100, 96, 58, 16]]),
]

private let measuredGrids: [WorkedCase] = [
  WorkedCase(
    "grid of texts and boxes", 320, 200,
    .grid(
      .row(.line(9).named("a"), .line(17).named("bb"), .line(28).named("ccc")),
      .row(.box(30, 20).named("red"), .line(8).named("e"), .box(50, 40).named("blue")),
      .row(.line(10).named("g"), .line(10).named("h"))
    ).named("grid"),
    [
      "grid": [103.5, 57.553466796875, 113, 84.89306640625], "a": [114, 57.553466796875, 9, 16],
      "bb": [141.5, 57.553466796875, 17, 16], "red": [103.5, 91.704345703125, 30, 20],
      "e": [146, 93.704345703125, 8, 16], "blue": [166.5, 81.704345703125, 50, 40],
      "g": [113.5, 126.446533203125, 10, 16], "h": [145, 126.446533203125, 10, 16],
    ]),
  WorkedCase(
    "grid of flexible columns", 320, 200,
    .grid(
      .row(.line(9).named("a"), .color.frame(height: 20).named("red"), .line(28)),
      .row(.color.frame(height: 30).named("blue"), .line(8), .color.frame(height: 30).named("green"))
    ).frame(width: 280).named("grid"),
    [
      "grid": [20, 70.924560546875, 280, 58.15087890625], "a": [59.5, 72.924560546875, 9, 16],
      "red": [116, 70.924560546875, 88, 20], "blue": [20, 99.075439453125, 88, 30],
      "green": [212, 99.075439453125, 88, 30],
    ]),
  WorkedCase(
    "grid with a span", 320, 220,
    .grid(
      horizontal: 10, vertical: 10, .row(.box(40, 30).named("a"), .box(60, 30), .box(30, 30)),
      .row(.box(100, 30).cell(GridCell(columns: 2)).named("d"), .box(30, 30).named("e")),
      .row(.box(20, 30).cell(GridCell(columnAlignment: .trailing)).named("f"))
    ).named("grid"),
    [
      "grid": [85, 55, 150, 110], "a": [85, 55, 40, 30], "d": [90, 95, 100, 30], "e": [205, 95, 30, 30],
      "f": [105, 135, 20, 30],
    ]),
  WorkedCase(
    "a bar widens every column", 320, 100,
    .grid(
      vertical: 0, .color.frame(height: 10).named("bar"),
      .row(.box(9, 10).named("a"), .box(60, 10), .box(28, 10).named("c"))),
    ["bar": [0, 40, 320, 10], "a": [34.5, 50, 9, 10], "c": [257.5, 50, 28, 10]]),
  WorkedCase(
    "unsized cells and anchors", 200, 100,
    .grid(
      horizontal: 0, vertical: 0, .row(.box(60, 40)),
      .row(.color.frame(height: 5).cell(GridCell(unsizedHorizontally: true)).named("line")),
      .row(.box(20, 20).cell(GridCell(anchor: Point(x: 1, y: 1))).named("corner"))),
    ["line": [70, 57.5, 60, 5], "corner": [110, 62.5, 20, 20]]),
  WorkedCase(
    "fixed, flexible and clamped tracks", 280, 44,
    .lazyVGrid(
      [.fixed(60), .flexible(minimum: 10, maximum: .infinity), .flexible(minimum: 20, maximum: 80)], spacing: 4,
      (0..<6).map { Sketch.color.frame(height: 20).named("c\($0)") }
    ).named("g"),
    [
      "g": [0, 0, 280, 44], "c0": [11, 0, 60, 20], "c1": [79, 0, 102, 20], "c2": [189, 0, 80, 20],
      "c3": [11, 24, 60, 20],
    ]),
  WorkedCase(
    "adaptive tracks", 240, 56,
    .lazyVGrid(
      [.adaptive(minimum: 50, maximum: .infinity)], gap: 10, at: .leading, spacing: 8,
      (0..<5).map { Sketch.color.frame(height: 24).named("a\($0)") }),
    ["a0": [0, 0, 52.5, 24], "a1": [62.5, 0, 52.5, 24], "a3": [187.5, 0, 52.5, 24], "a4": [0, 32, 52.5, 24]]),
  WorkedCase(
    "rows that fill from the top", 132, 70,
    .lazyHGrid([.fixed(30), .fixed(30)], spacing: 6, (0..<5).map { Sketch.color.frame(width: 40).named("h\($0)") })
      .named("g"),
    [
      "g": [0, 0, 132, 70], "h0": [0, 1, 40, 30], "h1": [0, 39, 40, 30], "h2": [46, 1, 40, 30], "h4": [92, 1, 40, 30],
    ]),
  WorkedCase(
    "sections of a lazy grid", 240, 136,
    .lazyVGrid(
      [.fixed(60), .fixed(60), .fixed(60)], spacing: 4,
      [Sketch.color.frame(height: 24).gridLine.named("head")]
        + (0..<5).map { Sketch.color.frame(height: 20).named("a\($0)") }
        + [
          Sketch.color.frame(height: 16).gridLine.named("foot"), Sketch.line(46).gridLine.named("title"),
          Sketch.color.frame(height: 20).named("b"),
        ]),
    [
      "head": [0, 0, 240, 24], "a0": [22, 28, 60, 20], "a2": [158, 28, 60, 20], "a4": [90, 52, 60, 20],
      "foot": [0, 76, 240, 16], "title": [97, 96, 46, 16], "b": [22, 116, 60, 20],
    ]),
]

private let measuredAreas: [WorkedCase] = [
  WorkedCase(
    "an inset takes room", 100, 200,
    Sketch.color.named("body").safeAreaInset(.bottom, .color.frame(height: 30).named("bar")),
    ["body": [0, 0, 100, 162], "bar": [0, 170, 100, 30]]),
  WorkedCase(
    "but none from a scroll view", 100, 200,
    Sketch.scroll(column(boxes(8, 100, 30, "r"))).named("s").safeAreaInset(
      .bottom, .color.frame(height: 30).named("bar")),
    ["s": [0, 0, 100, 200], "r0": [0, 0, 100, 30], "bar": [0, 170, 100, 30]]),
  WorkedCase(
    "ignoring goes under the inset", 400, 260,
    Sketch.color.named("under").ignoresSafeArea().safeAreaInset(.top, spacing: 0, .color.frame(height: 30).named("bar"))
      .frame(width: 100, height: 200),
    ["under": [150, 30, 100, 200], "bar": [150, 30, 100, 30]]),
  WorkedCase(
    "padding", 100, 150,
    Sketch.color.named("c").safeAreaPadding(EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)),
    ["c": [20, 20, 60, 110]]),
  WorkedCase(
    "padding of a scroll view", 100, 150,
    Sketch.scroll(column(boxes(6, 100, 30, "r"))).named("s").safeAreaPadding(EdgeInsets(top: 20, bottom: 20)),
    ["s": [0, 0, 100, 150], "r0": [0, 20, 100, 30]]),
]
