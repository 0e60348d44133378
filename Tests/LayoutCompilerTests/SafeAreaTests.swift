import LayoutCompiler
import LayoutDevices
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import Testing

/// What views do at the edges of the safe area, on an iPhone 16: 393 × 852, 59 kept clear at the top and 34 at the bottom
/// in portrait; 852 × 393, 59 at the sides and 21 at the bottom in landscape (Semantics §5.6, §5.10, §7).
@Suite struct SafeAreaTests {
  struct Expected: Sendable {
    var identifier: String
    /// x, y, width, height.
    var frame: [Double]
    /// What its style fills, where that is more.
    var fill: [Double]?

    init(_ identifier: String, _ frame: [Double], fill: [Double]? = nil) {
      (self.identifier, self.frame, self.fill) = (identifier, frame, fill)
    }
  }

  struct Case: Sendable {
    var layout: String
    var orientation = Device.Orientation.portrait
    var direction = LayoutDirection.leftToRight
    var expected: [Expected]
  }

  @Test(arguments: styles + readers) func reachesAsFarAsItMay(_ example: Case) throws {
    let screen = try #require(Device.named("iPhone 16")).screen(example.orientation)
    let area = screen.safeArea
    let container = Container(
      size: Size(width: screen.width, height: screen.height), scale: screen.scale,
      safeArea: EdgeInsets(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing))
    let compilation = compile(
      SourceMap(path: "screen.layout", text: Array(example.layout.utf8)),
      options: CompileOptions(container: container, direction: example.direction))
    let scene = try #require(compilation.scenes.first, "\(compilation.diagnostics.map(\.message))")
    for expected in example.expected {
      let name = try #require(scene.nodes.firstIndex { $0.origin.identifier == expected.identifier })
      let node = scene.nodes[name + 1]
      #expect(numbers(node.frame) == expected.frame, "\(expected.identifier)")
      #expect(node.fill.map(numbers) == expected.fill, "\(expected.identifier)")
    }
  }

  private func numbers(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }

  /// A style fills the bands that its view touches, at the edges that it is told to.
  private static let styles = [
    Case(
      layout: """
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 50).background(.red).id("top")
          Color.clear.background(.blue).id("between")
          Color.clear.frame(height: 50).background(.bar, ignoresSafeAreaEdges: .horizontal).id("not below")
        }
        """,
      expected: [
        Expected("top", [146.5, 59, 100, 50], fill: [146.5, 0, 100, 109]),
        Expected("between", [0, 109, 393, 659]),
        Expected("not below", [0, 768, 393, 50]),
      ]),
    Case(
      layout: """
        Color.clear.frame(height: 200).overlay(.red).id("sides")
          .frame(maxHeight: .infinity)
          .background(ignoresSafeAreaEdges: [.bottom, .leading]).id("corner")
        """, orientation: .landscape, direction: .rightToLeft,
      expected: [
        Expected("sides", [59, 86, 734, 200], fill: [0, 86, 852, 200]),
        Expected("corner", [59, 0, 734, 372], fill: [59, 0, 793, 393]),
      ]),
    Case(
      layout: """
        Color.clear.background(.red).id("under")
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.clear.frame(height: 60).background(.bar).id("bar")
          }
        """,
      expected: [
        Expected("under", [0, 59, 393, 699], fill: [0, 0, 393, 852]),
        Expected("bar", [0, 758, 393, 60], fill: [0, 758, 393, 94]),
      ]),
    Case(
      layout: """
        ScrollView {
          Color.clear.frame(width: 393, height: 40).background(.red).id("row")
        }
        .background(.blue).id("behind")
        """,
      expected: [
        Expected("row", [0, 59, 393, 40]),
        Expected("behind", [0, 59, 393, 759], fill: [0, 0, 393, 852]),
      ]),
  ]

  /// The content of a reader is made for the reader's place, and meets the same safe area there.
  private static let readers = [
    Case(
      layout: """
        GeometryReader { proxy in
          VStack(spacing: 0) {
            Color.red.id("top").ignoresSafeArea()
            Color.clear.frame(height: proxy.safeAreaInsets.top).background(.blue, ignoresSafeAreaEdges: .all).id("bottom")
          }
        }
        """,
      expected: [
        Expected("top", [0, 0, 393, 759]),
        Expected("bottom", [0, 759, 393, 59], fill: [0, 759, 393, 93]),
      ])
  ]
}
