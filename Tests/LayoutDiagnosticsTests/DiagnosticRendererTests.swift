import LayoutDiagnostics
import Testing

@Suite struct DiagnosticRendererTests {
  func check(_ source: String, _ range: Range<Int>, _ expected: String) {
    let sources = SourceMap(path: "a.layout", text: Array(source.utf8))
    let diagnostic = Diagnostic(
      .invalidUTF8, .error, "what is wrong", at: SourceRange(UInt32(range.lowerBound), UInt32(range.upperBound)))
    #expect(DiagnosticRenderer(sources: sources, isColored: false).render([diagnostic]) == expected)
  }

  @Test func underlinesTheRange() {
    check(
      "VStack {\n  Txt()\n}\n", 11..<14,
      """
      a.layout:2:3: error[invalid-utf8]: what is wrong
         2 |   Txt()
           |   ^~~

      """)
  }

  @Test func pointsWhereSomethingIsMissing() {
    check(
      "VStack(", 7..<7,
      """
      a.layout:1:8: error[invalid-utf8]: what is wrong
         1 | VStack(
           |        ^

      """)
  }

  @Test func countsCellsForTabsAndWideCharacters() {
    check(
      "\tText(\"中\", x)", 13..<14,
      """
      a.layout:1:12: error[invalid-utf8]: what is wrong
         1 |     Text("中", x)
           |                ^

      """)
  }

  @Test func stopsAtTheLinesEnd() {
    check(
      "ab\ncd\n", 1..<5,
      """
      a.layout:1:2: error[invalid-utf8]: what is wrong
         1 | ab
           |  ^

      """)
  }

  @Test func showsWhatAFixMakesOfTheLine() {
    let sources = SourceMap(path: "a.layout", text: Array("let a = [1, 2)\n".utf8))
    let range = SourceRange(13, 14)
    let diagnostic = Diagnostic(
      .wrongBracket, "what is wrong", at: range, fixIts: [FixIt("replace it with ']'", SourceEdit(range, "]"))])
    let expected = """
      a.layout:1:14: error[wrong-bracket]: what is wrong
         1 | let a = [1, 2)
           |              ^
        = help: replace it with ']'
         1 + let a = [1, 2]

      """
    #expect(DiagnosticRenderer(sources: sources, isColored: false).render([diagnostic]) == expected)
  }

  @Test func showsAPartOfAVeryLongLine() {
    let source = String(repeating: "a", count: 1000) + "b" + String(repeating: "c", count: 1000)
    check(
      source, 1000..<1001,
      """
      a.layout:1:1001: error[invalid-utf8]: what is wrong
         1 | \(String(repeating: "a", count: 200))b\(String(repeating: "c", count: 199))
           | \(String(repeating: " ", count: 200))^

      """)
  }

  @Test func sortsByPositionAndDropsRepetitions() {
    let first = Diagnostic(.invalidUTF8, .error, "a", at: SourceRange(1, 2))
    let second = Diagnostic(.invalidUTF8, .error, "b", at: SourceRange(1, 3))
    let third = Diagnostic(.invalidUTF8, .error, "c", at: SourceRange(0, 1))
    #expect([first, second, third, first].sortedByPosition() == [third, first, second])
  }
}
