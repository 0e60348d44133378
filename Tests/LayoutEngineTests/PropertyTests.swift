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

  /// Making a trace disturbs nothing, neither the frames that are there nor those of the next layout.
  @Test(arguments: seeds)
  func tracesChangeNothing(_ seed: UInt64) {
    let session = layout(seed)
    let untraced = frames(session)
    #expect(session.trace().nodes.map(\.frame) == untraced)
    #expect(frames(session) == untraced)
    session.layoutAgain()
    #expect(frames(session) == untraced)
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

  /// Also in a tree: where edges coincide, so do their pixels (§7.4).
  @Test(arguments: seeds, [1.0, 2, 3])
  func pixelFramesInTreesShareEdges(_ seed: UInt64, _ scale: Double) {
    let exact = frames(layout(seed))
    let pixels = exact.map { pixelFrame($0, scale: scale) }
    for (index, frame) in exact.enumerated() {
      for (other, neighbour) in exact.enumerated() {
        if frame.x + frame.width == neighbour.x {
          #expect(abs(pixels[index].x + pixels[index].width - pixels[other].x) < 1e-9)
        }
        if frame.y == neighbour.y { #expect(abs(pixels[index].y - pixels[other].y) < 1e-9) }
      }
      #expect(abs((pixels[index].x * scale).rounded() - pixels[index].x * scale) < 1e-6)
    }
  }

  /// What layout skips because its outcome is known changes nothing: a stack in which the last child keeps a ratio serves its
  /// children as if it had asked all of them.
  @Test(arguments: seeds)
  func knownOrdersAreTheMeasuredOnes(_ seed: UInt64) {
    var generator = SplitMix(state: seed)
    var known = (generator.flip() ? Sketch.color : .circle).named("c")
    var asked = known
    for _ in 0..<4 {
      let ratio = Double(1 + generator.below(8)) / 4
      let leaf = generator.flip() ? Sketch.rigid(Double(generator.below(60)), Double(generator.below(60))) : .color
      let isRow = generator.flip()
      let isLast = generator.below(4) > 0
      let stack = { (chain: Sketch) -> Sketch in
        let children = isLast ? [leaf, chain] : [chain, leaf]
        return isRow
          ? .container(children) { _ = $0.beginHStack(spacing: 2) }
          : .container(children) { _ = $0.beginVStack(spacing: 2) }
      }
      known = stack(known.aspectRatio(ratio, .fit))
      asked = stack(asked.aspectRatio(ratio, .fit).opaque)
    }
    #expect(SketchLayout(known, 320, 480).frame("c") == SketchLayout(asked, 320, 480).frame("c"))
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

extension Sketch {
  /// In a layout of the program's own, which says nothing of itself beforehand, so that a stack around it has to ask.
  fileprivate var opaque: Sketch {
    .container([self]) { builder in
      _ = builder.beginCustom(
        CustomLayout(
          size: { proposal, views in views.size(0, proposal) },
          place: { _, proposal, views in views.place(0, at: .zero, anchor: .zero, proposal) }))
    }
  }
}
