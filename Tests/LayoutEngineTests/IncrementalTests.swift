import Testing

@testable import LayoutEngine

/// Laying out again after a change gives, to the last bit, what laying out from scratch gives.
@Test(arguments: Array(1...120) as [UInt64])
func updatesAreWholeLayouts(_ seed: UInt64) {
  var random = RandomSketch(seed: seed)
  let sketch = random.tree(depth: 2 + Int(seed % 4))
  let session = SketchLayout(sketch, 320, 480, customs: RandomSketch.customs()).session
  var generator = SplitMix(state: seed)
  let leaves = (0..<session.tree.count).filter { session.tree.kind(of: $0) == .rigid }
  guard !leaves.isEmpty else { return }
  for _ in 0..<5 {
    let leaf = leaves[generator.below(leaves.count)]
    session.tree.setSize(
      Size(width: Double(generator.below(90)) / 3, height: Double(generator.below(90)) / 3), of: leaf)
    session.update(leaf)
    let updated = (0..<session.tree.count).map { session.frame(of: $0) }
    session.layoutAgain()
    #expect(updated == (0..<session.tree.count).map { session.frame(of: $0) })
  }
}

@Test func updatesTouchLittle() {
  let rows = (0..<100).map { row in
    Sketch.group((0..<100).map { .rigid(10, 10 + Double(($0 + row) % 5)) }) { _ = $0.beginHStack(spacing: 2) }
  }
  let session = SketchLayout(.group(rows) { _ = $0.beginVStack(spacing: 2) }, 2000, 3000).session
  let leaf = 50 * 101 + 50
  let before = session.counters.sizeComputations
  session.tree.setSize(Size(width: 10, height: 11), of: leaf)
  session.update(leaf)
  _ = session.frame(of: leaf)
  #expect(session.counters.sizeComputations == before)
  #expect(session.allocations < 100)
}
