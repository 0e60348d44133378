import Foundation
import Testing

/// `keyline lint`: settings, baselines, fixes and exit codes, in a folder of its own.
@Suite struct LintCommandTests {
  /// Has a guide that is on by default, and an offset that is not.
  private static let source = """
    VStack(alignment: .center) {
      Text("A").offset(x: 4)
      Text("B")  // stays
    }

    """

  /// The settings of files further up count less than those of nearer ones, and those above a root not at all; what a file extends
  /// counts less than itself, and overrides count for the files that their patterns fit.
  @Test func nearestSettingsCount() throws {
    let folder = try Folder([
      "keyline.json": #"{ "rules": { "zero-size": "off" } }"#,
      "shared.json": #"{ "rules": { "offset-as-layout": "error", "redundant-default": "off" } }"#,
      "app/keyline.json": """
      { "root": true, "extends": "../shared.json", "rules": { "redundant-default": "info" },
        "overrides": [ { "files": ["Old/**"], "rules": { "offset-as-layout": "off" } } ] }
      """,
      "app/New/a.layout": Self.source, "app/Old/b.layout": Self.source,
      "app/New/keyline.json": #"{ "rules": { "stack-overflow": { "severity": "info", "tolerance": 2 } } }"#,
    ])
    let run = try folder.run(["lint", "app", "-f", "concise"])
    #expect(
      run.output == """
        app/New/a.layout:1:8: info[redundant-default]: '.center' is the default of 'alignment'
        app/New/a.layout:2:13: error[offset-as-layout]: this moves only what is drawn; the place in the stack stays
        app/Old/b.layout:1:8: info[redundant-default]: '.center' is the default of 'alignment'

        """)
    let settings = try folder.run(["lint", "app/New/a.layout", "--show-settings"]).output
    #expect(settings.contains("settings: shared.json, app/keyline.json, app/New/keyline.json\n"))
    #expect(settings.contains(" info  tolerance 2.0\n"))
    #expect(settings.split(separator: "\n").contains { $0.hasPrefix("  zero-size ") && $0.hasSuffix(" warning") })
  }

  @Test(arguments: [
    (#"{ "ruls": {} }"#, "there is no setting 'ruls'; did you mean 'rules'?"),
    (#"{ "rules": { "zero-sise": "off" } }"#, "there is no rule 'zero-sise'; did you mean 'zero-size'?"),
    (#"{ "rules": { "zero-size": "of" } }"#, "'zero-size' is error, warning, info, off; did you mean 'off'?"),
    (#"{ "rules": { "zero-size": { "tolerance": 1 } } }"#, "'zero-size' has no option 'tolerance'"),
    (
      #"{ "rules": { "stack-overflow": { "tolerance": -1 } } }"#,
      "'tolerance' of 'stack-overflow' is a number from 0.0 to 1000.0"
    ),
    (#"{ "extends": "keyline.json" }"#, "'keyline.json' extends itself"),
    ("{\n", "line 2: a name in quotes is missing"),
  ])
  func refusesSettingsThatMeanNothing(settings: String, message: String) throws {
    let run = try Folder(["keyline.json": settings, "a.layout": Self.source]).run(["lint", "a.layout"])
    #expect(run.errors.split(separator: "\n").first == "error: keyline.json: \(message)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  /// A new baseline is written; then only what it does not know is reported.
  @Test func reportsWhatIsNew() throws {
    let folder = try Folder(["keyline.json": #"{ "root": true }"#, "a.layout": Self.source])
    let words = ["lint", ".", "-f", "concise", "--baseline", "known.json"]
    let first = try folder.run(words)
    #expect(first.errors == "known.json: 1 finding written down\n")
    #expect(first.status == 0)
    try folder.write(
      "a.layout", "// more lines above\n\n" + Self.source + "HStack(alignment: .center) { Text(\"A\"); Text(\"B\") }\n")
    let second = try folder.run(words)
    #expect(second.output == "a.layout:7:8: warning[redundant-default]: '.center' is the default of 'alignment'\n")
    #expect(second.status == 1)
    try folder.write("a.layout", "Text(\"A\")\n")
    #expect(try folder.run(words).errors == "known.json: 1 finding is gone; '--update-baseline' forgets it\n")
    #expect(try folder.run(words + ["--update-baseline"]).errors == "known.json: 0 findings written down\n")
  }

  /// What is made without asking changes no frame and keeps comments; what changes frames says which.
  @Test func makesFixes() throws {
    let folder = try Folder(["keyline.json": #"{ "root": true }"#, "a.layout": Self.source])
    #expect(
      try folder.run(["lint", "a.layout", "--diff"]).output.contains("-VStack(alignment: .center) {\n+VStack {\n"))
    #expect(try folder.text("a.layout") == Self.source)
    #expect(try folder.run(["lint", "a.layout", "--fix"]).status == 0)
    #expect(try folder.text("a.layout") == Self.source.replacingOccurrences(of: "(alignment: .center)", with: ""))
    try folder.write("b.layout", "Text(\"A\").background(.red).frame(width: 50, height: 40)\n")
    let run = try folder.run(["lint", "b.layout", "--unsafe-fixes", "--size", "100x100"])
    #expect(try folder.text("b.layout") == "Text(\"A\").frame(width: 50, height: 40).background(.red)\n")
    #expect(run.errors.contains("b.layout:1:"))
    #expect(run.errors.contains("→ (25, 30, 50 × 40)"))
  }

  /// `.gitignore` is heeded in directories and not for files that are named.
  @Test func heedsIgnoredPaths() throws {
    let folder = try Folder([
      "keyline.json": #"{ "root": true }"#, ".gitignore": "Build/\n*.old.layout\n", "a.layout": Self.source,
      "Build/b.layout": Self.source, "c.old.layout": Self.source,
    ])
    #expect(try folder.run(["lint", ".", "-f", "concise"]).output.split(separator: "\n").count == 1)
    #expect(try folder.run(["lint", "Build/b.layout", "-f", "concise"]).output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ([], 1), (["--exit-zero"], 0), (["--max-warnings", "1"], 0), (["--ignore", "redundant-default"], 0),
    (["--select", "offset-as-layout"], 1), (["--select", "offset-as-layout", "--max-warnings=1"], 0),
  ])
  func endsWithAStatus(words: [String], status: Int) throws {
    #expect(Int(try KeylineProcess(["lint", "-", "--no-config"] + words, input: Self.source).status) == status)
  }

  /// What is found in some of the variants only says in which.
  @Test func tagsVariants() throws {
    let source = "HStack(spacing: 0) { Color.red.frame(width: 200); Color.blue.frame(width: 180) }\n"
    let run = try KeylineProcess(
      ["lint", "-", "--no-config", "--device", "iphone-16", "--device", "iphone-se", "-f", "json"], input: source)
    #expect(run.output.contains("\"variants\": [\"iphone-16\", \"iphone-se-4-7-inch\"]"))
    #expect(run.output.contains("\"variants\": [\"iphone-se-4-7-inch\"]"))
    #expect(run.output.contains("fits on iphone-16, but needs 380 on iphone-se-4-7-inch and has 375: 5 too wide"))
  }
}
