import Testing

@testable import LayoutEngine

/// What holds for every tree, tried on random ones.
struct PropertyTests {
  static let seeds: [UInt64] = Array(1...150)

  private func layout(_ seed: UInt64, allowsShifts: Bool = true, _ direction: LayoutDirection = .leftToRight)
    -> LayoutSession
  {
    var random = RandomSketch(seed: seed, allowsShifts: allowsShifts)
    let sketch = random.tree(depth: 2 + Int(seed % 4))
    return SketchLayout(sketch, 320, 480, direction: direction, customs: RandomSketch.customs()).session
  }

  private func frames(_ session: LayoutSession) -> [Rect] {
    (0..<session.tree.count).map { session.frame(of: $0) }
  }

  @Test(arguments: seeds)
  func framesAreFiniteAndRepeatable(_ seed: UInt64) {
    let session = layout(seed)
    let first = frames(session)
    #expect(first.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 })
    #expect(session.issues.filter { $0.kind != .contradictoryFrame }.isEmpty)
    session.layout(in: LayoutHost(container: Size(width: 100, height: 50)))
    session.layout(in: LayoutHost(container: Size(width: 320, height: 480)))
    #expect(frames(session) == first)
    #expect(frames(layout(seed)) == first)
  }

  @Test(arguments: seeds)
  func fixedFramesHaveTheirSize(_ seed: UInt64) {
    let session = layout(seed)
    for node in 0..<session.tree.count where session.tree.kind(of: node) == .fixedFrame {
      let frame = session.tree.parameters.fixedFrames[Int(session.tree.nodes.parameter[node])]
      #expect(frame.width.isNaN || session.frame(of: node).width == frame.width)
      #expect(frame.height.isNaN || session.frame(of: node).height == frame.height)
    }
  }

  @Test(arguments: seeds)
  func stacksDoNotOverlapTheirChildren(_ seed: UInt64) {
    let session = layout(seed, allowsShifts: false)
    for node in 0..<session.tree.count {
      let kind = session.tree.kind(of: node)
      guard kind == .hStack || kind == .vStack else { continue }
      var child = node + 1
      var last = -Double.infinity
      while child < session.tree.end(of: node) {
        let frame = session.frame(of: child)
        #expect((kind == .hStack ? frame.x : frame.y) >= last - 1e-9)
        last = kind == .hStack ? frame.x + frame.width : frame.y + frame.height
        child = session.tree.end(of: child)
      }
    }
  }

  @Test(arguments: seeds)
  func rightToLeftIsTheMirrorImage(_ seed: UInt64) {
    let plain = frames(layout(seed))
    let mirrored = frames(layout(seed, .rightToLeft))
    for (frame, image) in zip(plain, mirrored) {
      #expect(abs(320 - frame.x - frame.width - image.x) < 1e-9)
      #expect(frame.y == image.y && frame.size == image.size)
    }
  }

  @Test(arguments: seeds, [1.0, 2, 3])
  func pixelFramesOfNeighboursShareEdges(_ seed: UInt64, _ scale: Double) {
    var generator = SplitMix(state: seed)
    var x = Double(generator.below(1000)) / 7
    for _ in 0..<20 {
      let width = Double(generator.below(1000)) / 13
      let first = pixelFrame(Rect(x: x, y: 0, width: width, height: 1), scale: scale)
      let second = pixelFrame(Rect(x: x + width, y: 0, width: 5, height: 1), scale: scale)
      #expect(abs(first.x + first.width - second.x) < 1e-9)
      x += width
    }
  }
}
