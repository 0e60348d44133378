import Testing

@testable import LayoutEngine

/// A trace accounts for every frame: what it says of each node adds up to where the node is.
struct TraceTests {
  static let seeds: [UInt64] = Array(1...300)

  private func session(_ seed: UInt64, _ direction: LayoutDirection = .leftToRight) -> LayoutSession {
    var random = RandomSketch(seed: seed)
    let sketch = random.tree(depth: 2 + Int(seed % 4))
    return SketchLayout(sketch, 320, 480, direction: direction, customs: RandomSketch.customs()).session
  }

  @Test(arguments: seeds)
  func originsAddUpToFrames(_ seed: UInt64) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let session = session(seed, direction)
      let before = (0..<session.tree.count).map { session.frame(of: $0) }
      let trace = session.trace()
      for (node, record) in trace.nodes.enumerated() {
        #expect(distance(trace.place(of: node), record.frame) < 1e-9, "\(node) \(record.kind)")
        #expect(session.frame(of: node) == before[node])
      }
    }
  }

  @Test(arguments: seeds)
  func proposalsGiveTheSizes(_ seed: UInt64) {
    let session = session(seed)
    for record in session.trace().nodes.enumerated() {
      let size = session.solver.sizeNow(record.offset, record.element.proposal)
      #expect(abs(size.width - record.element.size.width) < 1e-9, "\(record.element.kind)")
      #expect(abs(size.height - record.element.size.height) < 1e-9, "\(record.element.kind)")
    }
  }

  @Test(arguments: seeds)
  func sharesAddUpToLengths(_ seed: UInt64) {
    let trace = session(seed).trace()
    for stack in trace.stacks {
      let shares = trace.shares[stack.shares]
      // Offered ∅ across, a stack is measured with ∅ and arranged with its own breadth (§3.6), which may change lengths.
      if !trace.nodes[stack.node].proposal[stack.axis.other].isAbsent {
        #expect(abs(stack.length - trace.nodes[stack.node].size[stack.axis]) < 1e-9)
      }
      #expect(Set(shares.map(\.turn)).count == shares.count)
      for share in shares {
        guard let available = share.available else { continue }
        #expect(abs(max(0, available / Double(share.parts)) - (share.offer ?? .nan)) < 1e-9)
      }
    }
  }

  @Test(arguments: seeds)
  func contributionsGiveTheValues(_ seed: UInt64) {
    let trace = session(seed).trace()
    for answer in trace.guides {
      let values = trace.contributions[answer.contributions].map { $0.value + $0.shift }
      switch answer.source {
      case .standard, .layout: continue
      case .single: #expect(values.count == 1 && abs(values[0] - answer.value) < 1e-9)
      case .minimum: #expect(abs((values.min() ?? .nan) - answer.value) < 1e-9)
      case .maximum: #expect(abs((values.max() ?? .nan) - answer.value) < 1e-9)
      case .mean: #expect(values.count > 1)
      }
    }
  }

  private func distance(_ point: Point, _ frame: Rect) -> Double {
    max(abs(point.x - frame.x), abs(point.y - frame.y))
  }
}

/// What becomes of guides, one way of getting lost after the other.
struct GuideFateTests {
  private func fate(of sketch: Sketch) -> GuideFact.Fate? {
    SketchLayout(sketch, 320, 480, customs: RandomSketch.customs()).session.trace().guideFacts.last?.fate
  }

  private let guided = Sketch.box(20, 20).guide(.top) { _ in 5 }

  @Test func stackAsks() {
    #expect(fate(of: .hStack(at: .top, .box(9, 9), guided)) == .used(asker: 0))
  }

  @Test func stackAsksForAnother() {
    #expect(fate(of: .hStack(at: .bottom, .box(9, 9), guided)) == .dropped(by: 0))
  }

  @Test func frameAsksThroughPadding() {
    let sketch = guided.padding(EdgeInsets(top: 1)).frame(
      width: 50, height: 50, alignment: Alignment(horizontal: .leading, vertical: .top))
    #expect(fate(of: sketch) == .used(asker: 0))
  }

  @Test func containersForgetEdges() {
    let sketch = Sketch.hStack(at: .top, .box(1, 1), .hStack(at: .bottom, .box(9, 9), guided))
    #expect(fate(of: sketch) == .blocked(by: 3, wanted: 0))
  }

  @Test func overlaysKeepTheirContent() {
    let sketch = Sketch.hStack(at: .top, .box(9, 9).overlay(at: .center, guided), .box(1, 1))
    #expect(fate(of: sketch) == .blocked(by: 1, wanted: 0))
  }

  @Test func outerGuideHidesInner() {
    #expect(fate(of: .hStack(at: .top, guided.guide(.top) { _ in 1 }, .box(9, 9))) == .shadowed(by: 1))
    #expect(fate(of: .hStack(at: .top, guided.guide(.top) { $0[.top] + 1 }, .box(9, 9))) == .used(asker: 1))
  }

  @Test func nobodyAsks() {
    #expect(fate(of: guided.padding(EdgeInsets(top: 1))) == .unasked)
  }

  /// The custom alignment's default reads the bottom, so the guide for the bottom is asked.
  @Test func defaultsRead() {
    let child = Sketch.box(20, 20).guide(.bottom) { _ in 5 }
    #expect(fate(of: .hStack(at: customKey(1, .vertical), child, .box(1, 1))) == .used(asker: 0))
  }
}
