import LayoutDiagnostics

/// Findings as data, `keyline-lint/1`: diagnostics as everywhere, with their rule's family, the safety of the fix, the variants
/// that they occur in and the reason of the comment that silences them.
package enum LintJSON {
  package static func render(_ results: [LintResult]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("schema")
    json.value("keyline-lint/1")
    json.key("variants")
    json.beginArray(inline: true)
    var variants: [String] = []
    for name in results.flatMap({ $0.variants }) where !variants.contains(name) { variants.append(name) }
    for variant in variants { json.value(variant) }
    json.endArray()
    json.key("findings")
    json.beginArray()
    for result in results {
      for finding in result.findings { json.value(finding, result.sources) }
    }
    json.endArray()
    json.key("diagnostics")
    json.beginArray()
    for result in results {
      for diagnostic in result.diagnostics { json.value(diagnostic, sources: result.sources) }
    }
    json.endArray()
    json.endObject()
    return json.bytes + [0x0A]
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ finding: Finding, _ sources: SourceMap) {
    beginObject()
    key("rule")
    value(finding.rule)
    key("family")
    value(RuleCatalog.named(finding.rule)?.family.rawValue ?? "")
    key("variants")
    beginArray(inline: true)
    for name in finding.variantNames { value(name) }
    endArray()
    if let safety = finding.safety {
      key("fixSafety")
      value(safety.rawValue)
    }
    if let reason = finding.suppression {
      key("suppression")
      value(reason)
    }
    if finding.isInBaseline {
      key("isInBaseline")
      value(true)
    }
    key("diagnostic")
    value(finding.diagnostic, sources: sources)
    endObject()
  }
}
