import LayoutDiagnostics

/// Findings as SARIF 2.1.0, which code hosts and editors read.
///
/// Paths are relative to where the program was started, columns are counted in Unicode scalars. A fingerprint is made of the rule and the text of
/// the line, so that a finding keeps its identity when lines above it come and go.
package struct Sarif {
  private var json = JSONWriter()

  package static func render(_ results: [LintResult], version: String) -> [UInt8] {
    var sarif = Sarif()
    sarif.write(results, version)
    return sarif.json.bytes + [0x0A]
  }

  private mutating func write(_ results: [LintResult], _ version: String) {
    json.beginObject()
    member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    writeTool(version)
    member("columnKind", "unicodeCodePoints")
    json.key("results")
    json.beginArray()
    for result in results {
      for diagnostic in result.diagnostics { write(diagnostic, nil, result.sources) }
      for finding in result.findings { write(finding.diagnostic, finding, result.sources) }
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
  }

  private mutating func writeTool(_ version: String) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    member("name", "keyline")
    member("version", version)
    json.key("rules")
    json.beginArray()
    for rule in RuleCatalog.all { write(rule) }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private mutating func write(_ rule: Rule) {
    json.beginObject()
    member("id", rule.name)
    write(message: rule.what, as: "shortDescription")
    write(message: rule.why, as: "fullDescription")
    json.key("defaultConfiguration")
    json.beginObject(inline: true)
    json.key("enabled")
    json.value(rule.severity != .off)
    member("level", Self.level(Diagnostic.Severity(rawValue: rule.severity.rawValue) ?? .warning))
    json.endObject()
    json.key("properties")
    json.beginObject(inline: true)
    member("family", rule.family.rawValue)
    json.endObject()
    json.endObject()
  }

  private mutating func write(_ diagnostic: Diagnostic, _ finding: Finding?, _ sources: SourceMap) {
    json.beginObject()
    member("ruleId", diagnostic.name)
    if let index = RuleCatalog.all.firstIndex(where: { $0.name == diagnostic.name }) {
      json.key("ruleIndex")
      json.value(index)
    }
    member("level", Self.level(diagnostic.severity))
    write(message: diagnostic.message, as: "message")
    json.key("locations")
    json.beginArray()
    write(location: diagnostic.range, nil, sources)
    json.endArray()
    writeRelated(diagnostic.notes, sources)
    json.key("partialFingerprints")
    json.beginObject(inline: true)
    member("ruleAndLine/v1", Self.fingerprint(diagnostic, sources))
    json.endObject()
    if let reason = finding?.suppression { write(suppression: reason, "inSource") }
    if finding?.isInBaseline == true { write(suppression: "in the baseline", "external") }
    write(fixes: diagnostic.fixIts, sources)
    json.endObject()
  }

  private mutating func writeRelated(_ notes: [Diagnostic.Note], _ sources: SourceMap) {
    let placed = notes.filter { note in note.range.map { sources.fileIndex(at: $0.lower) == 0 } ?? false }
    guard !placed.isEmpty else { return }
    json.key("relatedLocations")
    json.beginArray()
    for note in placed { write(location: note.range ?? SourceRange(at: 0), note.message, sources) }
    json.endArray()
  }

  private mutating func write(suppression reason: String, _ kind: String) {
    json.key("suppressions")
    json.beginArray(inline: true)
    json.beginObject()
    member("kind", kind)
    if !reason.isEmpty { member("justification", reason) }
    json.endObject()
    json.endArray()
  }

  private mutating func write(fixes: [FixIt], _ sources: SourceMap) {
    guard !fixes.isEmpty else { return }
    json.key("fixes")
    json.beginArray()
    for fix in fixes {
      json.beginObject()
      write(message: fix.message, as: "description")
      json.key("artifactChanges")
      json.beginArray()
      json.beginObject()
      write(artifact: fix.edits.first?.range ?? SourceRange(at: 0), sources)
      json.key("replacements")
      json.beginArray()
      for edit in fix.edits { write(edit, sources) }
      json.endArray()
      json.endObject()
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ edit: SourceEdit, _ sources: SourceMap) {
    json.beginObject()
    write(region: edit.range, as: "deletedRegion", sources)
    json.key("insertedContent")
    json.beginObject(inline: true)
    member("text", edit.replacement)
    json.endObject()
    json.endObject()
  }

  private mutating func write(location range: SourceRange, _ message: String?, _ sources: SourceMap) {
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    write(artifact: range, sources)
    write(region: range, as: "region", sources)
    json.endObject()
    if let message { write(message: message, as: "message") }
    json.endObject()
  }

  private mutating func write(artifact range: SourceRange, _ sources: SourceMap) {
    json.key("artifactLocation")
    json.beginObject(inline: true)
    member("uri", Self.uri(sources.file(at: range.lower).path))
    json.endObject()
  }

  private mutating func write(region range: SourceRange, as name: StaticString, _ sources: SourceMap) {
    let start = sources.location(of: range.lower)
    let end = sources.location(of: range.upper)
    json.key(name)
    json.beginObject(inline: true)
    for (key, value) in [
      ("startLine", start.line), ("startColumn", start.column), ("endLine", end.line), ("endColumn", end.column),
    ] {
      json.key(key)
      json.value(value)
    }
    json.endObject()
  }

  private mutating func write(message: String, as name: StaticString) {
    json.key(name)
    json.beginObject(inline: true)
    member("text", message)
    json.endObject()
  }

  private mutating func member(_ name: StaticString, _ text: String) {
    json.key(name)
    json.value(text)
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// A path with everything escaped that a URI may not hold.
  private static func uri(_ path: String) -> String {
    var text = ""
    let hex = Array("0123456789ABCDEF".utf8)
    for byte in (path.utf8.starts(with: "./".utf8) ? path.utf8.dropFirst(2) : path.utf8[...]) {
      let character = UnicodeScalar(byte)
      switch character {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": text.unicodeScalars.append(character)
      default:
        text += "%" + String(decoding: [hex[Int(byte >> 4)], hex[Int(byte & 15)]], as: UTF8.self)
      }
    }
    return text
  }

  /// FNV-1a of the rule's name and the line without the space around it.
  static func fingerprint(_ diagnostic: Diagnostic, _ sources: SourceMap) -> String {
    let file = sources.file(at: diagnostic.range.lower)
    let line = file.line(file.lineIndex(at: diagnostic.range.lower))
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Array(diagnostic.name.utf8) + [0] + line.filter({ ![0x20, 0x09, 0x0D].contains($0) }) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
