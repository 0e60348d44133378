import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutReport
import Testing

/// Real reports are what the schema says.
@Suite struct ReportSchemaTests {
  @Test(arguments: [
    "Color.red",
    "VStack { Text(\"a\").alignmentGuide(.leading) { $0.width / 3 } }",
    "HStack { Group { Color.red; Color.blue }.padding(4).accessibilityIdentifier(\"pair\") }",
    "#Preview(\"one\") { Color.red }\n#Preview { Spacer() }",
    "VStack(alignment: .middle) {\n  Txt(\"a\")\n}",
    "Color.red.frame(width: -1)",
    "Text(\"one two three\").lineLimit(1).frame(width: 40)",
    "Text(\"one two three\").minimumScaleFactor(0.5).frame(width: 40, height: 20)",
    "ViewThatFits { Text(\"\").frame(width: 800)\n Text(\"漢字\").fontDesign(.serif) }",
    "",
  ])
  func describesReports(source: String) throws {
    let options = CompileOptions(container: Container(size: Size(width: 400, height: 600)))
    let compilation = compile(SourceMap(path: "a.layout", text: Array(source.utf8)), options: options)
    let report = try JSONSerialization.jsonObject(with: Data(FrameReportJSON.render([compilation])))
    #expect(try JSONSchema("\(ReportSchema.text)").violations(of: report) == [])
  }

  /// The validator itself sees what is missing, wrong or unknown.
  @Test(arguments: [
    (#"{"schema": "keyline-report/2", "scenes": [], "diagnostics": []}"#, ["$.schema: not keyline-report/1"]),
    (#"{"schema": "keyline-report/1", "scenes": []}"#, ["$: no member diagnostics"]),
    (#"{"schema": "keyline-report/1", "scenes": {}, "diagnostics": []}"#, ["$.scenes: no array"]),
    (#"{"schema": "keyline-report/1", "scenes": [], "diagnostics": [], "x": 1}"#, ["$.x: not in the schema"]),
  ])
  func refusesOtherDocuments(text: String, violations: [String]) throws {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try JSONSchema("\(ReportSchema.text)").violations(of: document) == violations)
  }
}
