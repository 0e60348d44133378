import Testing

@testable import LayoutEngine

/// A layout of the program's own (Semantics §6.9): a staircase, each subview at its ideal size, below and beyond the one before.
struct CustomLayoutTests {
  private func staircase(_ children: Sketch..., leaveOut: Int = -1) -> Sketch {
    Sketch.container(children) {
      _ = $0.beginCustom(
        CustomLayout(
          size: { _, subviews in
            var size = Size.zero
            for index in 0..<subviews.count {
              let ideal = subviews.size(index, .unspecified)
              size = Size(width: size.width + ideal.width, height: size.height + ideal.height)
            }
            return size
          },
          place: { _, _, subviews in
            var corner = Point.zero
            for index in 0..<subviews.count where index != leaveOut {
              let ideal = subviews.size(index, .unspecified)
              subviews.place(index, at: corner, anchor: .zero, .unspecified)
              corner = Point(x: corner.x + ideal.width, y: corner.y + ideal.height)
            }
          }))
    }
  }

  @Test func placesAndMergesGuides() {
    let key = customKey(0, .vertical)
    let custom = CustomAlignment(axis: .vertical, name: "k") { $0.height }
    let stairs = staircase(
      .box(20, 10).guide(key) { _ in 4 }.named("a"), .vStack(.box(30, 20), .box(10, 5)).named("b"))
    let layout = SketchLayout(.hStack(at: key, stairs.named("s"), .box(10, 4).named("c")), 200, 100, customs: [custom])
    #expect(layout.frame("s") == Rect(x: 70, y: 32.5, width: 50, height: 35))
    #expect(layout.frame("a") == Rect(x: 70, y: 32.5, width: 20, height: 10))
    #expect(layout.frame("b") == Rect(x: 90, y: 42.5, width: 30, height: 25))
    #expect(layout.frame("c") == Rect(x: 120, y: 32.5, width: 10, height: 4))
  }

  @Test func whatIsNotPlacedIsCentered() {
    let layout = SketchLayout(staircase(.box(20, 10), .box(30, 20).named("b"), leaveOut: 1), 200, 100)
    #expect(layout.frame("b") == Rect(x: 85, y: 40, width: 30, height: 20))
  }

  @Test func nests() {
    let inner = staircase(.text("two words"), .color).named("i")
    let layout = SketchLayout(staircase(staircase(inner, .color), .color.named("last")), 200, 200)
    #expect(layout.frame("i")?.size == Size(width: 100, height: 30))
    #expect(layout.frame("last")?.size == Size(width: 10, height: 10))
  }
}
