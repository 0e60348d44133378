import LayoutDiagnostics

/// The findings that a project has made its peace with: each as its file, its rule and the text of its line, so that it is
/// known again when lines above it come and go, and how often it occurs.
package struct Baseline: Equatable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var path: String
    package var rule: String
    package var fingerprint: String

    package init(path: String, rule: String, fingerprint: String) {
      self.path = path
      self.rule = rule
      self.fingerprint = fingerprint
    }

    init(_ finding: Finding, _ sources: SourceMap, _ name: (String) -> String) {
      path = name(sources.files[0].path)
      rule = finding.rule
      fingerprint = Sarif.fingerprint(finding.diagnostic, sources)
    }
  }

  package private(set) var counts: [Entry: Int] = [:]

  package init() {}

  /// All open findings of some results.
  ///
  /// - Parameter name: what the baseline calls a file.
  package init(of results: [LintResult], named name: (String) -> String) {
    for result in results { for finding in result.open { add(Entry(finding, result.sources, name), 1) } }
  }

  package mutating func add(_ entry: Entry, _ count: Int) { counts[entry, default: 0] += count }

  /// How many findings it holds.
  package var count: Int { counts.values.reduce(0, +) }

  /// How many of its findings are in files that fulfil a condition.
  package func count(where isIncluded: (String) -> Bool) -> Int {
    counts.reduce(0) { isIncluded($1.key.path) ? $0 + $1.value : $0 }
  }

  /// Marks the findings that it knows, each as often as it does. What is left in it afterwards is gone from the files.
  package mutating func apply(to result: inout LintResult, named name: (String) -> String) {
    for index in result.findings.indices where result.findings[index].suppression == nil {
      let entry = Entry(result.findings[index], result.sources, name)
      guard let count = counts[entry], count > 0 else { continue }
      counts[entry] = count == 1 ? nil : count - 1
      result.findings[index].isInBaseline = true
    }
  }

  /// As a file, `keyline-baseline/1`, in order of path, rule and fingerprint.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("schema")
    json.value("keyline-baseline/1")
    json.key("findings")
    json.beginArray()
    let entries = counts.keys.sorted { ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint) }
    for entry in entries {
      json.beginObject(inline: true)
      for (key, text) in [("path", entry.path), ("rule", entry.rule), ("fingerprint", entry.fingerprint)] {
        json.key(key)
        json.value(text)
      }
      json.key("count")
      json.value(counts[entry] ?? 0)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [0x0A]
  }
}
