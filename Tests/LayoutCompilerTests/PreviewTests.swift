import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import Testing

/// On what canvas a preview stands, by what it says about it; 390 × 844 if it says nothing.
@Suite struct PreviewTests {
  @Test(arguments: [
    ("", Size(width: 390, height: 844)),
    (".previewDevice(\"iPhone 8\")", Size(width: 375, height: 667)),
    (".previewDevice(PreviewDevice(rawValue: \"iPhone 8\"))", Size(width: 375, height: 667)),
    (".previewDevice(\"Toaster\")", Size(width: 390, height: 844)),
    (".previewDevice(nil)", Size(width: 390, height: 844)),
    // The outermost of several holds.
    (".previewDevice(\"iPhone 11\").previewDevice(\"iPhone 8\")", Size(width: 375, height: 667)),
    (".previewDevice(\"iPhone 8\").previewInterfaceOrientation(.landscapeLeft)", Size(width: 667, height: 375)),
    (".previewLayout(.fixed(width: 300, height: 70)).previewDevice(\"iPhone 8\")", Size(width: 300, height: 70)),
    (".previewLayout(.sizeThatFits)", Size(width: 30, height: 20)),
    (".previewLayout(.device)", Size(width: 390, height: 844)),
  ])
  func modifiers(modifiers: String, size: Size) throws {
    let view = "Color.red.frame(width: 30, height: 20)" + modifiers
    #expect(try canvas("struct P: PreviewProvider { static var previews: some View { \(view) } }") == size)
  }

  @Test(arguments: [
    (".fixedLayout(width: 300, height: 70)", Size(width: 300, height: 70)),
    (".sizeThatFitsLayout", Size(width: 30, height: 20)),
    (".landscapeLeft", Size(width: 844, height: 390)),
    (".defaultLayout", Size(width: 390, height: 844)),
  ])
  func traits(trait: String, size: Size) throws {
    #expect(try canvas("#Preview(traits: \(trait)) { Color.red.frame(width: 30, height: 20) }") == size)
  }

  /// Groups and loops of a provider are several previews, and a modifier on them is on each.
  @Test func providersHaveSeveralPreviews() throws {
    let layout = """
      struct Card: View { var body: some View { Color.red.frame(width: 30, height: 20) } }
      struct P: PreviewProvider {
        static var previews: some View {
          Group { Card(); Card().padding(5) }.previewLayout(.sizeThatFits)
          ForEach([1, 2], id: \\.self) { Card().padding(CGFloat($0)).previewLayout(.sizeThatFits) }
          Card().previewDisplayName("last")
        }
      }
      """
    let options = CompileOptions(container: Container(size: Size(width: 390, height: 844), scale: 3))
    let compilation = compile(SourceMap(path: "preview.layout", text: Array(layout.utf8)), options: options)
    #expect(compilation.scenes.map(\.container.size.width) == [30, 40, 32, 34, 390])
    #expect(compilation.scenes.last?.name == "last")
  }

  private func canvas(_ layout: String) throws -> Size {
    let options = CompileOptions(container: Container(size: Size(width: 390, height: 844), scale: 3))
    let compilation = compile(SourceMap(path: "preview.layout", text: Array(layout.utf8)), options: options)
    return try #require(compilation.scenes.first, "\(compilation.diagnostics.map(\.message))").container.size
  }
}
