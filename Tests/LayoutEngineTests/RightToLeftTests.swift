import Testing

@testable import LayoutEngine

/// Right to left (Semantics §3.9, §5.12): containers mirror, also `offset` and `position`; what is left to right inside is laid out
/// so and mirrored as a whole.
struct RightToLeftTests {
  private func frame(_ sketch: Sketch, _ name: String) -> Rect? {
    SketchLayout(sketch.direction(.rightToLeft), 200, 100, direction: .rightToLeft).frame(name)
  }

  @Test func stacksRunFromTheRight() {
    let row = Sketch.hStack(spacing: 10, .box(20, 10).named("a"), .box(30, 10).named("b"))
    #expect(frame(row, "a") == Rect(x: 110, y: 45, width: 20, height: 10))
    #expect(frame(row, "b") == Rect(x: 70, y: 45, width: 30, height: 10))
  }

  @Test func leadingIsTheRightEdge() {
    let column = Sketch.vStack(at: .leading, .box(20, 10).named("a"), .box(60, 10))
    #expect(frame(column, "a") == Rect(x: 110, y: 40, width: 20, height: 10))
    let padded = Sketch.box(20, 10).named("a").padding(EdgeInsets(leading: 30))
    #expect(frame(padded, "a") == Rect(x: 75, y: 45, width: 20, height: 10))
  }

  @Test func offsetAndPositionAreMirrored() {
    #expect(frame(Sketch.box(20, 10).named("a").offset(40, 0), "a") == Rect(x: 50, y: 45, width: 20, height: 10))
    #expect(frame(Sketch.box(20, 10).named("a").position(30, 50), "a") == Rect(x: 160, y: 45, width: 20, height: 10))
  }

  @Test func guidesCountFromTheLeadingEdge() {
    let column = Sketch.vStack(
      at: .leading, .box(20, 10).guide(.leading) { _ in 5 }.named("a"), .box(20, 10).named("b"))
    #expect(frame(column, "a") == Rect(x: 92.5, y: 40, width: 20, height: 10))
    #expect(frame(column, "b") == Rect(x: 87.5, y: 50, width: 20, height: 10))
  }

  @Test func islandsKeepTheirDirection() {
    let island = Sketch.hStack(spacing: 10, .box(20, 10).named("a"), .box(30, 10).named("b")).direction(.leftToRight)
    let row = Sketch.hStack(spacing: 0, island, .box(40, 10).named("c"))
    #expect(frame(row, "c") == Rect(x: 50, y: 45, width: 40, height: 10))
    #expect(frame(row, "a") == Rect(x: 90, y: 45, width: 20, height: 10))
    #expect(frame(row, "b") == Rect(x: 120, y: 45, width: 30, height: 10))
  }

  @Test func hostMirrorsItsInsets() {
    let host = LayoutHost(
      container: Size(width: 200, height: 100), safeArea: EdgeInsets(leading: 40), centersRoot: false)
    let layout = SketchLayout(Sketch.box(20, 10).named("a"), in: host, direction: .rightToLeft)
    #expect(layout.frame("a") == Rect(x: 140, y: 0, width: 20, height: 10))
  }
}
