import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutTestSupport
import Testing

/// A call that follows the plan of one before it means what it means by itself.
@Suite struct CallPlanTests {
  /// Calls of which the second follows a plan, and calls that must not.
  static let calls = [
    #"Text("a")"#, #"Text("a\u{41}b")"#, #"Text("a \(1 + 1) b").font(.title)"#, #"Text(verbatim: "x").bold(true)"#,
    "Rectangle().frame(width: 20, height: 10)", "Rectangle().frame(width: 0x14, height: 1_0.5)",
    "Rectangle().frame(width: nil, height: 10)", "Color.red.frame(width: 1e2)", "Circle().padding(.horizontal, 3)",
    "HStack(spacing: 3) { Text(\"a\"); Spacer(minLength: 4) }.frame(width: 90)",
    "HStack { if 2 > 1 { Text(\"a\") } else { Color.red } }",
    "ZStack(alignment: .bottom) { Color.red; Text(\"a\") }",
    "Group { Text(\"a\"); Text(\"b\") }.padding(2)", "Button(\"a\") { undefined() }", "Section(\"a\") { Text(\"b\") }",
    "Button(action: { undefined() }) { Text(\"a\"); Color.red }.frame(height: 44)",
    "Label(\"a\", systemImage: \"star\").fixedSize()",
    "Card(title: \"a\") { Text(\"b\") }", "Row(title: \"a\", size: 7)",
    "Text(\"a\").tall()", "Text(\"a\").tall(3)", "Circle().overlay { Text(\"a\") }.frame(width: 9, height: 9)",
    "Rectangle().frame(height: shadow(3))", "HStack { let wide = 30.0; Color.red.frame(width: wide) }",
  ]

  private static let declarations = """
    struct Card<Content: View>: View {
      var title: String
      @ViewBuilder var content: () -> Content
      var body: some View { VStack { Text(title); content() } }
    }
    struct Row: View {
      @State var title: String
      var size: CGFloat = 3
      var body: some View { Text(title).padding(size) }
    }
    extension View { func tall(_ times: Int = 2) -> some View { frame(height: CGFloat(times) * 10) } }
    func shadow(_ value: CGFloat) -> CGFloat { value * 2 }

    """

  @Test(arguments: calls) func secondCallGivesTheSameNodes(_ call: String) {
    let once = nodes(of: "ScrollView {\nEmptyView(); Divider()\n\(call)\n}")
    let thrice = nodes(of: "ScrollView {\nEmptyView(); Divider()\n\(call)\n\(call)\n\(call)\n}")
    #expect(!once.isEmpty)
    let expected: [String] = once + once + once
    #expect(thrice == expected)
  }

  /// A plan is for what it was made of: other contexts, other types, other literals.
  @Test func planIsForThePlaceItWasMadeIn() {
    let types = ["Name", "Other"].map { name in
      """
      struct \(name): View {
        struct Tag: View {
          init(_ text: String) {}
          var body: some View { Color.red.frame(width: \(name.utf8.count), height: 1) }
        }
        var body: some View { Tag("a") }
      }

      """
    }
    let found = nodes(of: "VStack { Divider(); Name(); Other(); Name() }", with: types.joined())
    #expect(found.filter { $0 == "Color Size(width: 4.0, height: 1.0)" }.count == 2)
    #expect(found.filter { $0 == "Color Size(width: 5.0, height: 1.0)" }.count == 1)
  }

  @Test func mistakesInContentAreReportedEachTime() {
    let text = "VStack { Text(\"a\").frame(width: \"x\") }\n"
    #expect(messages(of: text + text + text).count == 3)
    let nested = "HStack { VStack { 3 } }\n"
    #expect(messages(of: nested + nested).count == 2)
  }

  @Test func numberThatDoesNotFitIsReportedBehindOnesThatDo() {
    let lines = ["1", "2", "99999999999999999999", "3"].map { "Text(\"a\").lineLimit(\($0))\n" }
    #expect(messages(of: lines.joined()).count == 1)
  }

  private func messages(of text: String) -> [String] {
    compilation(of: text).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  /// The kinds and sizes of the nodes behind the divider in the outermost container.
  private func nodes(of text: String, with more: String = declarations) -> [String] {
    let compilation = compilation(of: more + text)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return (compilation.scenes.first?.nodes.dropFirst(2) ?? []).map { "\($0.origin.kind) \($0.frame.size)" }
  }

  private func compilation(of text: String) -> Compilation {
    let options = CompileOptions(container: Container(size: Size(width: 393, height: 852), scale: 3))
    return onLargeStack { compile(SourceMap(path: "plan.layout", text: Array(text.utf8)), options: options) }
  }
}
