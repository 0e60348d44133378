import Testing

@testable import LayoutEngine

/// What has no answer in numbers is reported, and the layout goes on (Semantics §9).
struct IssueTests {
  private func issues(_ sketch: Sketch, customs: [CustomAlignment] = []) -> [LayoutIssue.Kind] {
    SketchLayout(sketch, 200, 100, customs: customs).session.issues.map(\.kind)
  }

  @Test func frameDimensionsThatCannotBe() {
    #expect(issues(Sketch.color.frame(width: -1, height: 10)) == [.invalidFrameDimension])
    #expect(issues(Sketch.color.frame(width: .infinity)) == [.invalidFrameDimension])
    #expect(issues(Sketch.color.frame(width: .nan)) == [.invalidFrameDimension])
    #expect(issues(Sketch.color.frame(width: 0, height: 0)).isEmpty)
  }

  @Test func limitsThatContradictEachOther() {
    #expect(issues(Sketch.color.frame(minWidth: 20, maxWidth: 10)) == [.contradictoryFrame])
    #expect(issues(Sketch.color.frame(minWidth: 10, maxWidth: 20)).isEmpty)
  }

  @Test func priorityThatIsNoNumber() {
    #expect(issues(.hStack(.color.priority(.nan), .color)) == [.nanPriority])
  }

  @Test func guideThatIsNoNumber() {
    let sketch = Sketch.hStack(at: .top, .box(10, 10).guide(.top) { _ in .nan }.named("a"), .box(10, 10))
    #expect(issues(sketch) == [.nanGuide])
    #expect(SketchLayout(sketch, 200, 100).frame("a") == Rect(x: 90, y: 45, width: 10, height: 10))
  }

  @Test func defaultThatReadsItself() {
    let key = customKey(0, .vertical)
    let other = customKey(1, .vertical)
    let direct = CustomAlignment(axis: .vertical, name: "self") { $0[key] + 1 }
    #expect(issues(.hStack(at: key, .box(10, 10), .box(10, 10)), customs: [direct]).contains(.recursiveGuide))
    let there = CustomAlignment(axis: .vertical, name: "there") { $0[other] + 1 }
    let back = CustomAlignment(axis: .vertical, name: "back") { $0[key] + 1 }
    #expect(issues(.hStack(at: key, .box(10, 10), .box(10, 10)), customs: [there, back]).contains(.recursiveGuide))
  }

  @Test func guidesNestedTooDeep() {
    var sketch = Sketch.box(10, 10)
    for _ in 0..<1000 { sketch = sketch.guide(.top) { $0[.top] + 1 } }
    #expect(issues(.hStack(at: .top, sketch, .box(10, 10))).contains(.guideDepth))
  }

  @Test func framesThatRunToInfinity() {
    let sketch = Sketch.color.frame(width: 10).offset(.infinity, 0)
    #expect(issues(sketch).contains(.nonFiniteFrame))
  }
}
