import LayoutDiagnostics

/// Findings as JUnit's XML, which every continuous integration shows: a file is a test case, and its findings are failures.
package enum JUnit {
  package static func render(_ results: [LintResult]) -> String {
    let failures = results.reduce(0) { $0 + LintLines.all($1).count }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuite name=\"keyline lint\" tests=\"\(results.count)\" failures=\"\(failures)\">\n"
    for result in results { text += testCase(result) }
    return text + "</testsuite>\n"
  }

  private static func testCase(_ result: LintResult) -> String {
    var text = "  <testcase name=\"" + escaped(result.sources.files[0].path) + "\">\n"
    for diagnostic in LintLines.all(result) {
      let place = result.sources.location(of: diagnostic.range.lower)
      text += "    <failure type=\"" + escaped(diagnostic.name) + "\" message=\"" + escaped(diagnostic.message) + "\">"
      text += escaped(place.path) + ":\(place.line):\(place.column)</failure>\n"
    }
    return text + "  </testcase>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
