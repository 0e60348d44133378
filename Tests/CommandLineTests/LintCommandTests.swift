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
    (#"{ "ruls": {} }"#, "1:3: error: there is no setting 'ruls'; did you mean 'rules'?"),
    (#"{ "rules": { "zero-sise": "off" } }"#, "1:14: error: there is no rule 'zero-sise'; did you mean 'zero-size'?"),
    (
      #"{ "rules": { "zero-size": "of" } }"#,
      "1:27: error: 'zero-size' is one of error, warning, info, off; did you mean 'off'?"
    ),
    (
      "{ \"rules\": {\n  \"zero-size\": { \"tolerance\": 1 } } }",
      "2:18: error: 'zero-size' has no option 'tolerance'"
    ),
    (
      #"{ "rules": { "stack-overflow": { "tolerance": -1 } } }"#,
      "1:47: error: 'tolerance' of 'stack-overflow' is a number from 0.0 to 1000.0"
    ),
    (
      "{ \"overrides\": [\n  { \"files\": [], \"rules\": {} },\n  { \"files\": [\"a\", 1], \"rules\": {} } ] }",
      "3:14: error: 'files' is a text or a list of texts"
    ),
    (#"{ "root": true, "root": false }"#, "1:17: error: 'root' stands twice"),
    (#"{ "extends": "keyline.json" }"#, "1:14: error: 'keyline.json' extends itself"),
    (#"{ "extends": "none.json" }"#, "1:14: error: cannot read 'none.json': No such file or directory"),
    (#"{ "textSizes": ["large", "lage"] }"#, "1:26: error: "),
    ("{\n", "2:1: error: a name in quotes is missing"),
  ])
  func refusesSettingsThatMeanNothing(settings: String, message: String) throws {
    let run = try Folder(["keyline.json": settings, "a.layout": Self.source]).run(["lint", "a.layout"])
    #expect(run.errors.hasPrefix("keyline.json:" + message), "\(run.errors)")
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

  /// A baseline knows a file however it is named, and says nothing of files that were not looked at.
  @Test func knowsFilesByTheirPlace() throws {
    let folder = try Folder([
      "keyline.json": #"{ "root": true }"#, "x/a.layout": Self.source, "x/b.layout": Self.source,
    ])
    #expect(
      try folder.run(["lint", "x", "--baseline", "x/known.json"]).errors == "x/known.json: 2 findings written down\n")
    for words in [["./x"], ["x/a.layout"], ["x/../x/b.layout", "x/a.layout"]] {
      let run = try folder.run(["lint", "--baseline", "x/known.json"] + words)
      #expect(run.output + run.errors == "")
      #expect(run.status == 0)
    }
    #expect(try folder.text("x/known.json").contains("{\"path\": \"a.layout\""))
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

  /// A file that is named twice, or by itself and by its directory, is linted once; links to directories are not followed.
  @Test func lintsEachFileOnce() throws {
    let folder = try Folder(["keyline.json": #"{ "root": true }"#, "a b/ü.layout": Self.source])
    try folder.link("a b/loop", to: ".")
    for words in [["a b", "a b/ü.layout"], ["a b/ü.layout", "./a b/ü.layout"], ["."], ["a b/", "."]] {
      #expect(try folder.run(["lint", "-f", "concise"] + words).output.split(separator: "\n").count == 1, "\(words)")
    }
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
