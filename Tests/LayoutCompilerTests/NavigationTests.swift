import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutText
import Testing

/// The bars that a screen of 320 × 400 without a status bar asks for (Semantics §6.14): they start 10 below its top, and are 54
/// high, or 106 with a large title; wherever in the screen the title is set.
@Suite struct NavigationTests {
  /// What is in a `NavigationStack`, and the top and height of the colour there.
  @Test(
    arguments: [
      ("Color.red", 0, 400),
      ("Color.red.navigationTitle(\"T\")", 116, 284),
      ("Color.red.navigationTitle(\"T\").navigationBarTitleDisplayMode(.inline)", 64, 336),
      ("Color.red.navigationBarTitleDisplayMode(.inline).navigationTitle(\"T\")", 64, 336),
      ("Color.red.navigationBarTitle(\"T\", displayMode: .inline)", 64, 336),
      ("Color.red.toolbar { Button(\"b\") {} }", 64, 336),
      ("Color.red.toolbar { ToolbarItem(placement: .keyboard) { Button(\"b\") {} } }", 0, 400),
      ("Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Button(\"b\") {} } }", 0, 324),
      ("Color.red.navigationTitle(\"T\").toolbar { ToolbarItemGroup(placement: .status) { Text(\"b\") } }", 116, 208),
      ("Color.red.navigationTitle(\"T\").toolbar(.hidden, for: .navigationBar)", 0, 400),
      ("Color.red.navigationTitle(\"T\").toolbarVisibility(.hidden, for: .navigationBar)", 0, 400),
      ("Color.red.navigationTitle(\"T\").navigationBarHidden(true)", 0, 400),
      ("VStack { Color.red.navigationTitle(\"T\") }", 116, 284),
      ("ZStack { VStack { Color.red }.navigationTitle(\"T\").navigationBarTitleDisplayMode(.inline) }", 64, 336),
      ("VStack { Color.red.toolbar { Text(\"t\") } }.navigationTitle(\"T\")", 116, 284),
    ] as [(String, Double, Double)])
  func leavesRoomForBars(content: String, top: Double, height: Double) throws {
    let scene = try layOut("NavigationStack { \(content) }")
    let color = try #require(scene.nodes.last { $0.origin.kind == "Color" })
    #expect(color.frame == Rect(x: 0, y: top, width: 320, height: height))
  }

  /// A large title takes the room above the first card of a list, an inline one does not (35 there).
  @Test(
    arguments: [
      ("List { Text(\"a\") }.navigationTitle(\"T\")", 116),
      ("VStack { List { Text(\"a\") }.navigationTitle(\"T\") }", 116),
      ("List { Text(\"a\") }.navigationTitle(\"T\").navigationBarTitleDisplayMode(.inline)", 99),
    ] as [(String, Double)])
  func largeTitleTakesTheRoomAboveAList(content: String, card: Double) throws {
    let scene = try layOut("NavigationStack { \(content) }")
    let text = try #require(scene.nodes.last)
    #expect(text.frame.y == card + (52 - 20.5) / 2)
  }

  /// In a sidebar on macOS rows are 32 high, in the body font, whose line is 15.5.
  @Test func sidebarRowsHaveTheBodyFont() throws {
    let scene = try layOut("List { Text(\"a\") }.listStyle(.sidebar)", .macos)
    #expect(scene.nodes.last?.frame.y == 10 + (32 - 15.5) / 2)
    #expect(scene.nodes.last?.frame.height == 15.5)
  }

  private func layOut(_ layout: String, _ platform: TextPlatform = .ios) throws -> SceneLayout {
    let compilation = compile(
      SourceMap(path: "screen.layout", text: Array(layout.utf8)),
      options: CompileOptions(container: Container(size: Size(width: 320, height: 400), scale: 2), platform: platform))
    return try #require(compilation.scenes.first, "\(compilation.diagnostics.map(\.message))")
  }
}
