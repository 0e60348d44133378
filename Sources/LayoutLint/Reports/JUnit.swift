import LayoutDiagnostics

/// Findings as JUnit's XML, which every continuous integration shows: a finding is a test that failed, and a file in which
/// nothing is found one that passed, so that the numbers of tests and failures add up.
package enum JUnit {
  package static func render(_ results: [LintResult]) -> String {
    let lists = results.map { LintLines.all($0) }
    let failures = lists.reduce(0) { $0 + $1.count }
    let tests = lists.reduce(0) { $0 + max($1.count, 1) }
    let counts = "name=\"keyline lint\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n  <testsuite \(counts)>\n"
    for (result, list) in zip(results, lists) { text += testCases(result, list) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func testCases(_ result: LintResult, _ list: [Diagnostic]) -> String {
    let path = escaped(result.sources.files[0].path)
    if list.isEmpty { return "    <testcase classname=\"\(path)\" name=\"lint\"/>\n" }
    var text = ""
    for diagnostic in list {
      let place = result.sources.location(of: diagnostic.range.lower)
      let name = escaped(diagnostic.name)
      text += "    <testcase classname=\"\(path)\" name=\"\(place.line):\(place.column) \(name)\">\n"
      text += "      <failure type=\"\(name)\" message=\"" + escaped(diagnostic.message) + "\">"
      text += escaped(place.path) + ":\(place.line):\(place.column)</failure>\n    </testcase>\n"
    }
    return text
  }

  /// As XML 1.0 has it, in which most control characters cannot be said at all.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
