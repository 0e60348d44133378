import LayoutDiagnostics
import LayoutSyntax
import Testing

@Test(arguments: [
  "VStack { Text(\"a\") }", "struct A: View { var body: some View { Text(\"\\(1 + 2)\") } }",
])
func parsesWithoutMessages(_ source: String) {
  let map = SourceMap(path: "a.layout", text: Array(source.utf8))
  var names = NameTable()
  #expect(parse(map.files[0], names: &names).diagnostics.isEmpty)
}
