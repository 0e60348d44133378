import Testing

@testable import LayoutEngine

/// Semantics §10 by its numbers. Frames are x, y, width, height in container coordinates.
@Test(arguments: workedStacks + workedGuides + workedModifiers)
func workedCase(_ worked: WorkedCase) {
  let layout = SketchLayout(
    worked.sketch(), worked.container.0, worked.container.1, customs: worked.customs())
  for (name, expected) in worked.expected.sorted(by: { $0.key < $1.key }) {
    guard let frame = layout.frame(name) else {
      Issue.record("no node \(name)")
      continue
    }
    let actual = [frame.x, frame.y, frame.width, frame.height]
    let isEqual = zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-9 }
    #expect(isEqual, "\(name): \(actual), expected \(expected)")
  }
  #expect(layout.session.issues.isEmpty)
}

private let topLeading = Alignment.topLeading
private let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
private let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
private let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)

private let third = 100.0 / 3

let workedStacks: [WorkedCase] = [
  WorkedCase(
    "E1", 150, 50, .hStack(.color.named("a"), .color.frame(minWidth: 100).named("b")),
    ["a": [0, 0, 50, 50], "b": [50, 0, 100, 50]]),
  WorkedCase(
    "E1, finite flexibility first", 150, 50,
    .hStack(.color.frame(maxWidth: 100).named("a"), .color.frame(minWidth: 100).named("b")).named("s"),
    ["s": [-12.5, 0, 175, 50], "a": [-12.5, 0, 75, 50], "b": [62.5, 0, 100, 50]]),
  WorkedCase(
    "E7", 200, 50, .hStack(spacing: nil, .box(30, 30), .spacer().named("s"), .box(30, 30).named("b")),
    ["s": [30, 25, 140, 0], "b": [170, 10, 30, 30]]),
  WorkedCase(
    "E7, fixed", 200, 50, .hStack(spacing: nil, .box(30, 30), .spacer(), .box(30, 30)).fixedSize().named("s"),
    ["s": [66, 10, 68, 30]]),
  WorkedCase(
    "E7c", 100, 50, .hStack(spacing: nil, .color.named("a"), .spacer().named("s")),
    ["a": [0, 0, 92, 50], "s": [92, 25, 8, 0]]),
  WorkedCase(
    "E8", 300, 200,
    .zStack(at: topLeading, .box(100, 100).named("a"), .box(50, 50).guide(.leading) { _ in -80 }.named("b"))
      .named("z"),
    ["z": [85, 50, 130, 100], "a": [85, 50, 100, 100], "b": [165, 50, 50, 50]]),
  WorkedCase(
    "E9", 200, 100, .vStack(.box(80, 10).named("a"), .divider.named("d")).fixedSize().named("s"),
    ["s": [60, 44.5, 80, 11], "a": [60, 44.5, 80, 10], "d": [60, 54.5, 80, 1]]),
  WorkedCase(
    "E9, not fixed", 200, 100, .vStack(.box(80, 10), .divider.named("d")).named("s"),
    ["s": [0, 44.5, 200, 11], "d": [0, 54.5, 200, 1]]),
  WorkedCase(
    "E14", 100, 30, .hStack(.color.named("a"), .color.named("b"), .color.named("c")),
    ["a": [0, 0, third, 30], "b": [third, 0, third, 30], "c": [third * 2, 0, third, 30]]),
  WorkedCase(
    "E15", 200, 30,
    .hStack(
      .color.frame(minWidth: 40).named("a"), .color.priority(1).named("b"),
      .color.frame(minWidth: 20, maxWidth: 60).named("c")),
    ["a": [-5, 0, 40, 30], "b": [35, 0, 140, 30], "c": [175, 0, 30, 30]]),
  WorkedCase(
    "E17", 210, 100, .hStack(.color.named("a"), .text("hello big").named("t"), .color.named("b")),
    ["a": [0, 0, 80, 100], "t": [80, 30, 50, 40], "b": [130, 0, 80, 100]]),
  WorkedCase(
    "E19", 50, 100, .vStack(.color.frame(maxHeight: 30).named("a"), .color.named("b")),
    ["a": [0, 0, 50, 30], "b": [0, 30, 50, 70]]),
  WorkedCase(
    "E21", 200, 100, .zStack(.box(60, 20).priority(1), .color.named("c")).named("z"),
    ["z": [70, 40, 60, 20], "c": [70, 40, 60, 20]]),
  WorkedCase(
    "E25", 100, 30,
    .hStack(
      .rigid(80, 30).priority(1).named("a"), .color.frame(minWidth: 50).named("b"),
      .color.frame(minWidth: 10).named("c")),
    ["a": [-20, 0, 80, 30], "b": [60, 0, 50, 30], "c": [110, 0, 10, 30]]),
  WorkedCase(
    "E26", 300, 40,
    .hStack(.color.named("a"), .color.frame(idealWidth: 70).named("b"))
      .fixedSize(horizontal: true, vertical: false).named("s"),
    ["s": [110, 0, 80, 40], "a": [110, 0, 10, 40], "b": [120, 0, 70, 40]]),
  WorkedCase(
    "E30", 100, 100, .vStack(spacing: nil, .box(20, 20), .box(20, 20)).fixedSize().named("s"),
    ["s": [40, 26, 20, 48]]),
  WorkedCase(
    "E30, an empty box", 100, 100, .vStack(spacing: nil, .box(20, 20), .box(0, 0), .box(20, 20)).fixedSize().named("s"),
    ["s": [40, 22, 20, 56]]),
  WorkedCase(
    "E34", 200, 50, .hStack(spacing: 10, .box(30, 30), .spacer(0), .box(30, 30)).fixedSize().named("s"),
    ["s": [60, 10, 80, 30]]),
  WorkedCase(
    "E35", 100, 100, .hStack(spacing: -10, .box(30, 30), .box(30, 30)).named("s"),
    ["s": [25, 35, 50, 30]]),
  WorkedCase(
    "E35, flexible", 100, 100, .hStack(spacing: -10, .color.named("a"), .color.named("b")),
    ["a": [0, 0, 55, 100], "b": [45, 0, 55, 100]]),
  WorkedCase(
    "E37", 100, 50,
    .hStack(.hStack(.color.priority(5).named("x"), .color.named("y")).named("s"), .color.named("z")),
    ["x": [0, 0, 50, 50], "y": [50, 0, 0, 50], "z": [50, 0, 50, 50]]),
  WorkedCase(
    "E37, dissolved", 100, 50, .hStack(.color.priority(5).dissolved(.horizontal).named("s"), .color.named("z")),
    ["s": [0, 0, 100, 50], "z": [100, 0, 0, 50]]),
  WorkedCase(
    "E38", 100, 100,
    .hStack(.color.named("c"), .box(10, 40)).fixedSize(horizontal: false, vertical: true).named("s"),
    ["s": [0, 30, 100, 40], "c": [0, 30, 90, 40]]),
  WorkedCase(
    "E39", 100, 20, .hStack(.hStack(spacing: nil, .color.named("a"), .spacer().named("s")), .box(20, 20).named("b")),
    ["a": [0, 0, 72, 20], "s": [72, 10, 8, 0], "b": [80, 0, 20, 20]]),
]

/// Custom vertical alignment whose default is half the height.
private func half() -> CustomAlignment { CustomAlignment(axis: .vertical, name: "k") { $0.height / 2 } }
private let k = customKey(0, .vertical)

let workedGuides: [WorkedCase] = [
  WorkedCase(
    "E3", 200, 100,
    .hStack(
      at: .top, .box(20, 20).guide(.top) { _ in -10 }.named("a"), .box(20, 20).guide(.top) { _ in -10 }.named("b")
    ).named("s"),
    ["s": [80, 35, 40, 30], "a": [80, 45, 20, 20], "b": [100, 45, 20, 20]]),
  WorkedCase(
    "E3b", 200, 100, .box(20, 20).guide(.top) { _ in -10 }.dissolved(.horizontal).named("s"),
    ["s": [90, 40, 20, 20]]),
  WorkedCase(
    "E4", 200, 100,
    .hStack(
      at: k, .vStack(.box(20, 10).guide(k) { _ in 0 }, .box(20, 30).guide(k) { _ in 30 }).named("v"),
      .box(20, 20).named("z")),
    ["v": [80, 30, 20, 40], "z": [100, 40, 20, 20]], customs: [half()]),
  WorkedCase(
    "E5", 200, 100,
    .vStack(
      at: .leading, .hStack(.box(20, 20).guide(.leading) { _ in 15 }.named("h1"), .box(20, 20)), .box(60, 20).named("w")
    ),
    ["h1": [70, 30, 20, 20], "w": [70, 50, 60, 20]]),
  WorkedCase(
    "E5b", 200, 100,
    .vStack(
      at: .leading, .box(20, 20).guide(.leading) { _ in 15 }.dissolved(.horizontal).named("h1"), .box(60, 20).named("w")
    ).named("s"),
    ["s": [62.5, 30, 75, 40], "h1": [62.5, 30, 20, 20], "w": [77.5, 50, 60, 20]]),
  WorkedCase(
    "E11", 200, 100,
    .vStack(
      at: .leading, .box(40, 10).guide(.leading) { _ in 10 }.guide(.leading) { $0[.leading] + 5 }.named("a"),
      .box(40, 10).named("b")
    ).named("s"),
    ["s": [72.5, 40, 55, 20], "a": [72.5, 40, 40, 10], "b": [87.5, 50, 40, 10]]),
  WorkedCase(
    "E12", 300, 100,
    .vStack(
      at: .leading, .box(40, 10).guide(.leading) { _ in 10 }.frame(width: 100, height: 10).named("a"),
      .box(40, 10).named("b")
    ).named("s"),
    ["s": [100, 40, 100, 20], "a": [100, 40, 100, 10], "b": [140, 50, 40, 10]]),
  WorkedCase(
    "E18", 200, 100, .hStack(at: .firstTextBaseline, .box(20, 30).named("b"), .text("ab").named("t")).named("s"),
    ["s": [80, 32.5, 40, 35], "b": [80, 32.5, 20, 30], "t": [100, 47.5, 20, 20]]),
  WorkedCase(
    "E23, first", 200, 200,
    .hStack(at: .firstTextBaseline, .vStack(.text("a"), .text("b")).named("v"), .text("c", line: 40).named("t")).named(
      "s"),
    ["s": [90, 72.5, 20, 55], "v": [90, 87.5, 10, 40], "t": [100, 72.5, 10, 40]]),
  WorkedCase(
    "E23, last", 200, 200,
    .hStack(at: .lastTextBaseline, .vStack(.text("a"), .text("b")).named("v"), .text("c", line: 40).named("t")).named(
      "s"),
    ["s": [90, 77.5, 20, 45], "v": [90, 77.5, 10, 40], "t": [100, 82.5, 10, 40]]),
  WorkedCase(
    "E28", 300, 100,
    .vStack(
      .hStack(.box(10, 10), .box(90, 10).guide(.horizontalCenter) { _ in 0 }).named("h"), .box(20, 10).named("c")),
    ["h": [100, 40, 100, 10], "c": [140, 50, 20, 10]]),
  WorkedCase(
    "E31", 200, 100,
    .vStack(at: .leading, .hStack(.box(20, 20).guide(.leading) { _ in 15 }).named("h"), .box(60, 20).named("w")),
    ["h": [70, 30, 20, 20], "w": [70, 50, 60, 20]]),
]

let workedModifiers: [WorkedCase] = [
  WorkedCase(
    "E2", 200, 100, .rigid(300, 20).frame(maxWidth: .infinity).named("f"), ["f": [-50, 40, 300, 20]]),
  WorkedCase(
    "E2, with a minimum", 200, 100, .rigid(300, 20).named("r").frame(minWidth: 0, maxWidth: .infinity).named("f"),
    ["f": [0, 40, 200, 20], "r": [-50, 40, 300, 20]]),
  WorkedCase(
    "E6", 100, 50, .hStack(.color.priority(1).frame(height: 50).named("a"), .color.named("b")),
    ["a": [0, 0, 50, 50], "b": [50, 0, 50, 50]]),
  WorkedCase(
    "E6, outside", 100, 50,
    .hStack(.color.frame(height: 50).priority(1).named("a"), .color.frame(minWidth: 30).named("b")),
    ["a": [0, 0, 70, 50], "b": [70, 0, 30, 50]]),
  WorkedCase(
    "E10", 200, 100,
    .box(100, 40).named("p").overlay(
      at: topTrailing, .box(20, 20).guide(.top) { $0.height / 2 }.guide(.trailing) { $0.width / 2 }.named("badge")),
    ["p": [50, 30, 100, 40], "badge": [140, 20, 20, 20]]),
  WorkedCase(
    "E13", 200, 100, .box(50, 50).named("b").padding(-10).named("p"), ["p": [85, 35, 30, 30], "b": [75, 25, 50, 50]]),
  WorkedCase(
    "E16", 200, 100, .hStack(.box(20, 20).named("c").position(5, 5).named("p"), .box(30, 30)),
    ["p": [0, 0, 170, 100], "c": [-5, -5, 20, 20]]),
  WorkedCase(
    "E20, fit", 200, 200, .color.aspectRatio(2, .fit).named("a").frame(width: 100, height: 100),
    ["a": [50, 75, 100, 50]]),
  WorkedCase(
    "E20, fill", 200, 200, .color.aspectRatio(2, .fill).named("a").frame(width: 100, height: 100),
    ["a": [0, 50, 200, 100]]),
  WorkedCase(
    "E22", 100, 100, .vStack(.box(20, 20).named("a").offset(0, 30).named("o"), .box(20, 20).named("b")),
    ["o": [40, 30, 20, 20], "a": [40, 60, 20, 20], "b": [40, 50, 20, 20]]),
  WorkedCase(
    "E24, no inset", 100, 100,
    .vStack(spacing: nil, .box(20, 20), .spacer(4).padding(0).named("p"), .box(20, 20)),
    ["p": [50, 20, 0, 60]]),
  WorkedCase(
    "E24, an inset", 100, 100,
    .vStack(spacing: nil, .box(20, 20), .spacer(4).named("s").padding(1).named("p"), .box(20, 20)),
    ["p": [49, 28, 2, 44], "s": [50, 29, 0, 42]]),
  WorkedCase(
    "E27", 50, 50, .rigid(30, 10).named("r").frame(minWidth: 80, alignment: leading).named("f"),
    ["f": [-15, 20, 80, 10], "r": [-15, 20, 30, 10]]),
  WorkedCase(
    "E29", 200, 50, .hStack(.color.frame(width: 50).named("a"), .color.frame(width: 50).named("b")).named("s"),
    ["s": [50, 0, 100, 50], "a": [50, 0, 50, 50], "b": [100, 0, 50, 50]]),
  WorkedCase(
    "E32", 200, 100, .vStack(.color.frame(maxWidth: .infinity).named("f"), .box(80, 10)).fixedSize().named("s"),
    ["s": [60, 40, 80, 20], "f": [60, 40, 80, 10]]),
  WorkedCase(
    "E33, fixed outside", 200, 100, .rigid(20, 20).named("r").frame(maxWidth: .infinity).named("i").frame(width: 100),
    ["i": [50, 40, 100, 20], "r": [90, 40, 20, 20]]),
  WorkedCase(
    "E33, fixed inside", 200, 100,
    .rigid(20, 20).named("r").frame(width: 100).named("i").frame(maxWidth: .infinity).named("o"),
    ["o": [0, 40, 200, 20], "i": [50, 40, 100, 20], "r": [90, 40, 20, 20]]),
  WorkedCase(
    "E36", 100, 100,
    .box(100, 100).overlay(at: bottomTrailing, .zStack(.box(20, 20).named("p"), .box(40, 40).named("q"))),
    ["p": [70, 70, 20, 20], "q": [60, 60, 40, 40]]),
]
