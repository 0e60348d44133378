import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import Testing

/// Which nodes are approximate: what has a size that nobody measured, and what takes its own from there. `Image("?")` has no
/// asset, so its size is not known.
@Suite struct ApproximationTests {
  /// A layout in 320 × 400, and the kinds of the nodes that are approximate, in order.
  @Test(arguments: [
    ("HStack { Text(\"a\"); Text(\"b\") }", []),
    // What hugs it, up to what has a size of its own.
    ("HStack { Image(\"?\"); Text(\"a\") }.padding().frame(width: 300, height: 100)", ["padding", "HStack", "Image"]),
    ("HStack { Image(\"?\") }.frame(width: 300)", ["frame", "HStack", "Image"]),
    ("Image(\"?\").frame(width: 30, height: 30).padding(4)", ["Image"]),
    ("Image(\"?\").frame(maxWidth: .infinity, maxHeight: .infinity)", ["Image"]),
    ("Image(\"?\").resizable().frame(width: 30, height: 20)", []),
    ("TextEditor(text: .constant(\"a\"))", []),
    ("TextEditor(text: .constant(\"a\")).fixedSize()", ["fixedSize", "TextEditor"]),
    ("Image(\"?\").resizable().scaledToFit().frame(width: 30, height: 20)", ["aspectRatio", "resizable", "Image"]),
    ("ZStack { Color.red.frame(width: 300, height: 300); Image(\"?\") }", ["Image"]),
    ("Color.red.frame(width: 9, height: 9).overlay { Image(\"?\") }", ["Image"]),
    ("Image(\"?\").background { Color.red }", ["background", "Image", "Color"]),
    ("Image(\"?\").offset(x: 4)", ["offset", "Image"]),
    ("ScrollView { Image(\"?\") }", ["ScrollView", "Image"]),
    // What shares room with it.
    ("HStack(spacing: 0) { Image(\"?\"); Color.red.frame(height: 10) }", ["HStack", "Image", "frame", "Color"]),
    ("VStack { Image(\"?\"); Text(\"a\"); Spacer() }.frame(width: 300)", ["VStack", "Image", "Spacer"]),
    (
      "HStack(spacing: 0) { Image(\"?\"); Text(\"ten or more words that need more than one line here\") }",
      ["HStack", "Image", "Text"]
    ),
    (
      "ViewThatFits { HStack { Image(\"?\"); Color.red.frame(width: 200, height: 9) }; Text(\"a\") }",
      ["ViewThatFits", "HStack", "Image", "frame", "Color", "Text"]
    ),
    // What is made for it.
    (
      "HStack { Image(\"?\"); GeometryReader { Color.red.frame(width: $0.size.width / 2) } }",
      ["Image", "GeometryReader", "frame", "Color"]
    ),
    (
      "Text(\"a long text for little room\").lineLimit(1).minimumScaleFactor(0.5).frame(width: 100).padding()",
      ["padding", "frame", "minimumScaleFactor", "lineLimit", "Text"]
    ),
  ])
  func approximateNodes(layout: String, kinds: [String]) throws {
    #expect(try approximations(layout).map(\.origin.kind) == kinds)
  }

  @Test func reasons() throws {
    let nodes = try approximations("HStack { Image(\"?\"); Color.red }")
    #expect(
      nodes.map(\.origin.approximation) == [
        "no asset gives the size of this image",
        "a view beside or around it is approximate",
      ])
  }

  /// Semantics §11: how a grid shares out its room was recorded for some cases only.
  @Test(arguments: [
    // Every track has its whole length, or all share alike, or what is too wide is a row by itself.
    ("Grid { GridRow { Text(\"A\"); Text(\"BB\") }; GridRow { Text(\"C\\nC\") } }", []),
    ("Grid { GridRow { Color.red.frame(height: 9); Color.red.frame(height: 9) } }", []),
    ("Grid { GridRow { Text(\"A\"); Text(\"B\") }; Text(\"wider than both of them\") }", []),
    ("Grid { GridRow { Text(\"A\"); Text(\"B\") }; GridRow { Text(\"C\").gridCellColumns(2) } }", []),
    ("Grid { GridRow { Color.red.frame(width: 9) } }", []),
    // Rigid beside flexible columns.
    (
      "VStack { Grid { GridRow { Text(\"A\"); Color.red.frame(height: 9) } }; Text(\"B\") }",
      ["VStack", "Grid", "GridRow", "frame", "Color"]
    ),
    // Flexible rows.
    (
      "Grid { GridRow { Color.red.frame(width: 9) }; GridRow { Text(\"A\") } }",
      ["Grid", "GridRow", "frame", "Color"]
    ),
    // Spans that could be wider than their columns.
    (
      "Grid { GridRow { Text(\"A\"); Text(\"B\") }; GridRow { Text(\"wider than both\").gridCellColumns(2) } }",
      ["Grid", "GridRow", "GridRow", "gridCellColumns", "Text"]
    ),
  ])
  func gridsThatNobodyRecorded(layout: String, kinds: [String]) throws {
    #expect(try approximations(layout).map(\.origin.kind) == kinds)
  }

  /// A state that is set from an approximate frame makes what comes of it as uncertain, whatever its own shape.
  @Test func statesCarryDoubts() throws {
    let nodes = try approximations(
      """
      struct Wide: View {
        @State private var width: CGFloat = 10
        var body: some View {
          VStack {
            Image("?").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Color.red.frame(width: width, height: 10)
          }
        }
      }
      """)
    #expect(nodes.map(\.origin.kind).suffix(2) == ["frame", "Color"])
  }

  /// Texts and controls on a watch have an iPhone's sizes, which is said of each.
  @Test func otherDevicesWereNotMeasured() throws {
    let nodes = try approximations(
      "VStack { Text(\"a\"); Button(\"b\") {}; Color.red.frame(height: 9) }", doubt: "watch")
    #expect(nodes.map(\.origin.kind) == ["VStack", "Text", "Button"])
    #expect(nodes[1].origin.approximation == "watch")
  }

  private func approximations(_ layout: String, doubt: String? = nil) throws -> [PlacedNode] {
    var options = CompileOptions(container: Container(size: Size(width: 320, height: 400), scale: 2))
    options.deviceDoubt = doubt
    let compilation = compile(SourceMap(path: "doubt.layout", text: Array(layout.utf8)), options: options)
    let scene = try #require(compilation.scenes.first, "\(compilation.diagnostics.map(\.message))")
    return scene.nodes.filter { $0.origin.approximation != nil }
  }
}
