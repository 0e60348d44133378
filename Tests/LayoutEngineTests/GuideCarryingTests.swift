import Testing

@testable import LayoutEngine

/// Which modifiers and containers carry an explicit guide outward, and what they add to it (Semantics §1.3, §3.7, §5.0): a
/// square of 20 sets a guide to 5; around it stands what is tested; around that a row asks for the guide. The rules about
/// guides that are lost rest on these.
struct GuideCarryingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let wrap: @Sendable (Sketch) -> Sketch
    /// What reaches the row for a built-in edge and for a custom guide; nil if nothing does.
    let edge: Double?
    let custom: Double?

    init(_ name: String, _ both: Double?, _ wrap: @escaping @Sendable (Sketch) -> Sketch) {
      self.init(name, edge: both, custom: both, wrap)
    }

    init(_ name: String, edge: Double?, custom: Double?, _ wrap: @escaping @Sendable (Sketch) -> Sketch) {
      self.name = name
      self.edge = edge
      self.custom = custom
      self.wrap = wrap
    }

    var testDescription: String { name }
  }

  private static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  static let cases = [
    Case("nothing", 5) { $0 },
    Case("frame", edge: 15, custom: 15) { $0.frame(width: 40, height: 40) },
    Case("flexible frame", 15) { $0.frame(minHeight: 40) },
    Case("padding", 12) { $0.padding(EdgeInsets(top: 7, bottom: 1)) },
    Case("fixedSize", 5) { $0.fixedSize() },
    Case("aspectRatio", 5) { $0.aspectRatio(1, .fit) },
    // The centre on y = 30: the child starts at 20.
    Case("position", 25) { $0.position(10, 30) },
    Case("offset", 5) { $0.offset(3, 9) },
    Case("layoutPriority", 5) { $0.priority(1) },
    Case("guide for another key", 5) { $0.guide(.bottom) { _ in 2 } },
    Case("under an overlay", 5) { $0.overlay(.box(3, 3)) },
    Case("before a background", 5) { $0.background(.box(90, 3)) },
    Case("in an overlay", nil) { Sketch.box(20, 20).overlay($0) },
    Case("in a background", nil) { Sketch.box(20, 20).background($0) },
    Case("ViewThatFits", 5) { .fitting($0, .box(1, 1)) },
    // Containers of several children forget edges and merge the rest.
    Case("VStack of two", edge: nil, custom: 5) { .vStack($0, .box(20, 20)) },
    Case("HStack of two", edge: nil, custom: 5) { .hStack(at: .bottom, $0, .box(20, 20)) },
    Case("ZStack of two", edge: nil, custom: 15) { .zStack($0, .box(20, 40)) },
    Case("GeometryReader", nil) { .reader($0) },
    Case("ScrollView", nil) { .scroll($0) },
    Case("LazyVStack", nil) { .lazyVStack([$0]) },
    Case("Grid", nil) { .grid(.row($0, .box(1, 1))) },
    Case("LazyVGrid", nil) { .lazyVGrid([.fixed(20)], [$0]) },
    Case("ignoresSafeArea", nil) { $0.ignoresSafeArea() },
    Case("safeAreaInset", nil) { $0.safeAreaInset(.bottom, .box(1, 1)) },
    Case("safeAreaPadding", nil) { $0.safeAreaPadding(EdgeInsets(top: 1)) },
  ]

  @Test(arguments: cases) func carriesEdges(_ example: Case) {
    check(example, .top, example.edge)
  }

  @Test(arguments: cases) func carriesCustomGuides(_ example: Case) {
    check(example, customKey(1, .vertical), example.custom)
  }

  private func check(_ example: Case, _ key: AlignmentKey, _ expected: Double?) {
    let guided = Sketch.box(20, 20).guide(key) { _ in 5 }
    let row = Sketch.hStack(at: key, example.wrap(guided), .box(1, 1))
    let trace = SketchLayout(row, 320, 480, customs: RandomSketch.customs()).session.trace()
    let fact = trace.guideFacts.last { $0.key == key }
    let answer = trace.guides[trace.answers(askedBy: 0)[0]]
    if let expected {
      #expect(answer.value == expected)
      #expect(fact?.fate == .used(asker: 0))
    } else {
      #expect(answer.contributions.isEmpty)
      guard case .blocked(_, wanted: 0) = fact?.fate else {
        Issue.record("\(String(describing: fact?.fate))")
        return
      }
    }
  }
}
