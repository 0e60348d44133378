import LayoutDiagnostics

/// The reports that are one or a few lines a finding: for people, for grep, and for GitHub's annotations.
package enum LintLines {
  /// With the source lines, notes and fixes, and a count at the end.
  package static func text(_ results: [LintResult], isColored: Bool) -> String {
    var text = ""
    for result in results {
      let renderer = DiagnosticRenderer(sources: result.sources, isColored: isColored)
      text += renderer.render(all(result))
    }
    let count = results.reduce(0) { $0 + $1.open.count }
    return count == 0 ? text : text + "\(count) finding" + (count == 1 ? "" : "s") + "\n"
  }

  /// `path:line:column: severity[rule]: message`
  package static func concise(_ results: [LintResult]) -> String {
    lines(results) { place, diagnostic in
      "\(place.path):\(place.line):\(place.column): \(diagnostic.severity.rawValue)[\(diagnostic.name)]: \(diagnostic.message)"
    }
  }

  /// Workflow commands, which GitHub shows beside the changed lines.
  package static func github(_ results: [LintResult]) -> String {
    lines(results) { place, diagnostic in
      let command =
        switch diagnostic.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      let path = escaped(place.path, alsoIn: true)
      let title = escaped(diagnostic.name, alsoIn: true)
      return
        "::\(command) file=\(path),line=\(place.line),col=\(place.column),title=\(title)::\(escaped(diagnostic.message))"
    }
  }

  /// How often each rule fires, the most frequent first.
  package static func statistics(_ results: [LintResult]) -> String {
    var counts = RuleCatalog.all.map { rule in
      (rule.name, results.reduce(0) { $0 + $1.open.count { $0.rule == rule.name } })
    }
    for diagnostic in results.flatMap({ $0.diagnostics }) {
      if let index = counts.firstIndex(where: { $0.0 == diagnostic.name }) {
        counts[index].1 += 1
      } else {
        counts.append((diagnostic.name, 1))
      }
    }
    let order = counts.indices.filter { counts[$0].1 > 0 }.sorted { (counts[$1].1, $0) < (counts[$0].1, $1) }
    var text = ""
    for (name, count) in order.map({ counts[$0] }) {
      text += String(repeating: " ", count: max(0, 6 - "\(count)".utf8.count)) + "\(count)  " + name + "\n"
    }
    return text
  }

  /// Findings and what the compiler says, in order of position. Where only some variants show a finding, it names them.
  static func all(_ result: LintResult) -> [Diagnostic] {
    let findings = result.open.map { finding in
      var diagnostic = finding.diagnostic
      let names = finding.variantNames
      if !names.isEmpty, names != result.variants {
        diagnostic.notes.append(Diagnostic.Note("only on " + names.joined(separator: ", ")))
      }
      return diagnostic
    }
    return (result.diagnostics + findings).sortedByPosition()
  }

  private static func lines(
    _ results: [LintResult], _ line: (SourceLocation, Diagnostic) -> String
  ) -> String {
    var text = ""
    for result in results {
      for diagnostic in all(result) {
        text += line(result.sources.location(of: diagnostic.range.lower), diagnostic) + "\n"
      }
    }
    return text
  }

  private static func escaped(_ text: String, alsoIn property: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where property: result += "%3A"
      case "," where property: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
