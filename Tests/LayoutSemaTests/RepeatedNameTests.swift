import LayoutDiagnostics
import Testing

/// A name that is wrong in several places is one error, whose fix mends all of them.
@Suite struct RepeatedNameTests {
  @Test func oneFixMendsAllPlaces() throws {
    let text = "VStack { Txt(\"a\"); Txt(\"b\") }\nTxt(\"c\")"
    let errors = diagnose(SourceMap(path: "names.layout", text: Array(text.utf8)))
    #expect(errors.map(\.message) == ["cannot find 'Txt' in scope; did you mean 'Text'?"])
    #expect(errors.first?.fixIts.first?.edits.map(\.range.lower) == [9, 19, 30])
  }

  @Test func rolesOfANameAreOneError() {
    let text = "let row: Row = Row(order: .first)\nText(Row.title)\nRow(order: 2)"
    let errors = diagnose(SourceMap(path: "names.layout", text: Array(text.utf8)))
    #expect(errors.map(\.message) == ["cannot find type 'Row' in scope"])
  }
}
