import Foundation
import LayoutDiagnostics
import LayoutLint
import LayoutTestSupport
import Testing

/// Reports against what the schema of SARIF 2.1.0 demands of them.
@Suite struct SarifTests {
  @Test(arguments: Corpus.files(in: "lint")) func fitsTheSchema(path: String) throws {
    var options = LintOptions(variants: [box("box", 390, 844)])
    options.narrow = [box("small", 320, 568)]
    let name = "./folder/" + (path.split(separator: "/").last.map(String.init) ?? "")
    let source = SourceMap(path: name, text: Array(Expectations.source(of: try Corpus.text(path)).utf8))
    let json = try JSONSerialization.jsonObject(
      with: Data(Sarif.render([lint(source, options: options)], version: "1.0.0")))
    var problems: [String] = []
    SarifSchema.check(json, .object("sarifLog"), at: "$", &problems)
    #expect(problems == [])
  }

  /// A finding that is silenced, one with a fix and one with a second place, in full.
  @Test func saysAllOfAFinding() throws {
    let text = """
      ZStack { Text("é").padding(0); Spacer() }  // keyline:ignore spacer-in-zstack -- fills the card
      """
    let source = SourceMap(path: "a b.layout", text: Array(text.utf8))
    let result = lint(source, options: LintOptions(variants: [box("box", 390, 844)]))
    let json = String(decoding: Sarif.render([result], version: "1.0.0"), as: UTF8.self)
    // Columns are counted in code points: `é` is one.
    for part in [
      #""uri": "a%20b.layout""#, #""columnKind": "unicodeCodePoints""#,
      #""region": {"startLine": 1, "startColumn": 20, "endLine": 1, "endColumn": 30}"#,
      #""deletedRegion": {"startLine": 1, "startColumn": 19, "endLine": 1, "endColumn": 30}"#,
      #"{"kind": "inSource", "justification": "fills the card"}"#, #""ruleAndLine/v1": ""#,
    ] { #expect(json.contains(part), "\(part)") }
  }
}

/// The part of the official schema that concerns what a linter writes: for each object its members, `!` behind those that must
/// be there. The schema allows no others.
private enum SarifSchema {
  indirect enum Value: Sendable {
    case text, integer, flag
    case word([String])
    case object(String)
    case list(Value)
    case map(Value)
  }

  static let objects: [String: [String: Value]] = [
    "sarifLog": ["$schema": .text, "version!": .word(["2.1.0"]), "runs!": .list(.object("run"))],
    "run": [
      "tool!": .object("tool"), "results": .list(.object("result")),
      "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
      "originalUriBaseIds": .map(.object("artifactLocation")), "invocations": .list(.object("invocation")),
      "automationDetails": .object("runAutomationDetails"), "defaultEncoding": .text,
    ],
    "invocation": ["executionSuccessful!": .flag],
    "runAutomationDetails": ["id": .text],
    "tool": ["driver!": .object("toolComponent")],
    "toolComponent": [
      "name!": .text, "version": .text, "semanticVersion": .text, "informationUri": .text,
      "rules": .list(.object("reportingDescriptor")),
    ],
    "reportingDescriptor": [
      "id!": .text, "name": .text, "shortDescription": .object("multiformatMessageString"),
      "fullDescription": .object("multiformatMessageString"), "help": .object("multiformatMessageString"),
      "defaultConfiguration": .object("reportingConfiguration"), "properties": .map(.text), "helpUri": .text,
    ],
    "multiformatMessageString": ["text!": .text, "markdown": .text],
    "reportingConfiguration": ["enabled": .flag, "level": .word(["none", "note", "warning", "error"])],
    "result": [
      "ruleId": .text, "ruleIndex": .integer, "level": .word(["none", "note", "warning", "error"]),
      "message!": .object("message"), "locations": .list(.object("location")),
      "relatedLocations": .list(.object("location")), "partialFingerprints": .map(.text),
      "suppressions": .list(.object("suppression")), "fixes": .list(.object("fix")), "properties": .map(.text),
    ],
    "message": ["text": .text, "markdown": .text],
    "location": ["id": .integer, "physicalLocation": .object("physicalLocation"), "message": .object("message")],
    "physicalLocation": ["artifactLocation": .object("artifactLocation"), "region": .object("region")],
    "artifactLocation": ["uri": .text, "uriBaseId": .text],
    "region": ["startLine": .integer, "startColumn": .integer, "endLine": .integer, "endColumn": .integer],
    "suppression": ["kind!": .word(["inSource", "external"]), "justification": .text],
    "fix": ["description": .object("message"), "artifactChanges!": .list(.object("artifactChange"))],
    "artifactChange": [
      "artifactLocation!": .object("artifactLocation"), "replacements!": .list(.object("replacement")),
    ],
    "replacement": ["deletedRegion!": .object("region"), "insertedContent": .object("artifactContent")],
    "artifactContent": ["text": .text],
  ]

  static func check(_ value: Any, _ expected: Value, at path: String, _ problems: inout [String]) {
    switch expected {
    case .text: if !(value is String) { problems.append("\(path) is no text") }
    case .integer: if (value as? Int ?? -1) < 0 { problems.append("\(path) is no number") }
    case .flag: if !(value is Bool) { problems.append("\(path) is no boolean") }
    case .word(let words): if !words.contains(value as? String ?? "") { problems.append("\(path) is none of \(words)") }
    case .list(let element):
      for (index, value) in (value as? [Any] ?? []).enumerated() {
        check(value, element, at: "\(path)[\(index)]", &problems)
      }
      if !(value is [Any]) { problems.append("\(path) is no list") }
    case .map(let element):
      for (key, value) in value as? [String: Any] ?? [:] { check(value, element, at: "\(path).\(key)", &problems) }
    case .object(let name): check(value as? [String: Any], name, at: path, &problems)
    }
  }

  private static func check(_ members: [String: Any]?, _ name: String, at path: String, _ problems: inout [String]) {
    guard let members, let known = objects[name] else { return problems.append("\(path) is no \(name)") }
    for (key, value) in members {
      guard let expected = known[key] ?? known[key + "!"] else {
        problems.append("\(path) may have no \(key)")
        continue
      }
      check(value, expected, at: "\(path).\(key)", &problems)
      if key == "uri" || key == "startLine" { checkPlace(key, value, at: path, &problems) }
    }
    for key in known.keys where key.hasSuffix("!") && members[String(key.dropLast())] == nil {
      problems.append("\(path) lacks \(key)")
    }
  }

  /// Lines count from 1, and paths are relative references without spaces.
  private static func checkPlace(_ key: String, _ value: Any, at path: String, _ problems: inout [String]) {
    if key == "startLine", (value as? Int ?? 0) < 1 { problems.append("\(path) starts at no line") }
    guard let uri = value as? String else { return }
    if uri.hasPrefix("/") || uri.hasPrefix(".") || URL(string: uri) == nil { problems.append("\(path): \(uri)") }
  }
}
