import Foundation
import Testing

/// What the program prints and how it ends, by the words it is given.
@Suite struct CommandLineTests {
  /// Wrong words end with status 2, say nothing on standard output, and say on standard error what may have been meant.
  @Test(arguments: [
    (["compil"], "unknown command 'compil'; did you mean 'compile'?"),
    (["compile"], "no file given; '-' reads standard input"),
    (["compile", "-", "--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
    (["compile", "-", "--format", "jsn"], "'--format' takes text, json, not 'jsn'; did you mean 'json'?"),
    (["compile", "-", "--format"], "'--format' needs a value: -f, --format NAME"),
    (["compile", "-", "--quiet=yes"], "'--quiet' takes no value"),
    (["compile", "-", "--size", "400"], "'400' is no size; it is written WIDTHxHEIGHT, such as 390x844"),
    (["compile", "-", "--size=-1x2"], "'-1x2' is no size; it is written WIDTHxHEIGHT, such as 390x844"),
    (["compile", "-", "--scale", "9"], "'--scale' takes 1, 2, 3, not '9'"),
    (["compile", "-", "--size", "1x1", "--device", "iphone-16"], "'--size' and '--device' exclude each other"),
    (
      ["compile", "-", "--size", "1x1", "--orientation", "landscape"],
      "'--size' and '--orientation' exclude each other"
    ),
    (
      ["compile", "-", "--device", "iphone 16 por"],
      "no device is called 'iphone 16 por'; did you mean 'iphone-16-pro'?"
    ),
    (
      ["compile", "-", "--device", "series 10"],
      "no device is called 'series 10'; did you mean 'series-10-11-42mm' or 'series-10-11-46mm'?"
    ),
    (["check", "-", "--color", "sometimes"], "'--color' takes auto, always, never, not 'sometimes'"),
    (["check", "missing.layout"], "cannot read 'missing.layout': No such file or directory"),
    (["explain", "-"], "a file and a node are needed: FILE NODE; or the name of a rule"),
    (["explain", "-", "a", "--format", "xml"], "'--format' takes text, json, not 'xml'"),
    (["check", "Sources"], "cannot read 'Sources': Is a directory"),
  ])
  func refusesWrongUsage(arguments: [String], message: String) throws {
    let run = try KeylineProcess(arguments)
    #expect(run.errors.split(separator: "\n").first == "error: \(message)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  /// Each device gives a scene, in the order of the words; a name that is not known says what may have been meant.
  @Test func laysOutOnSeveralDevices() throws {
    let source = "Text(\"a\")"
    let devices = ["compile", "-", "--device", "iPhone 16", "--device=ipad-air-11-inch"]
    let run = try KeylineProcess(devices, input: source)
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("<stdin>") }
    #expect(titles.count == 2)
    #expect(titles.first?.hasPrefix("<stdin>  iPhone 16  393 × 852 @3x") == true)
    #expect(titles.last?.hasPrefix("<stdin>  iPad Air 11-inch  820 × 1180 @2x") == true)
    let typo = try KeylineProcess(["compile", "-", "--device", "iphon-16"], input: source)
    #expect(typo.errors.contains("did you mean 'iphone-16'?"))
    #expect(typo.status == 2)
  }

  /// A line that fits a phone breaks where text is large: the matrix counts it and shows its lines.
  @Test func comparesSettings() throws {
    let source = "Text(\"one two three four\").accessibilityIdentifier(\"t\")"
    let sizes = ["--matrix", "--text-size", "large", "--text-size", "accessibility5", "--direction", "ltr"]
    let run = try KeylineProcess(["compile", "-", "--device", "iphone-16"] + sizes, input: source)
    #expect(run.output.contains("iPhone 16  large           ltr  393 × 852\n"))
    #expect(run.output.contains("iPhone 16  accessibility5  ltr  393 × 852  2 resized, 1 rewrapped\n"))
    #expect(run.output.contains("Text  2 lines"))
    let json = try KeylineProcess(["compile", "-", "-f", "json", "--device", "iphone-16"] + sizes, input: source)
    #expect(json.output.contains("\"textSize\": \"accessibility5\""))
    #expect(json.output.contains("{\"scene\": 1, \"base\": 0, \"resized\": [\"0\""))
  }

  /// Images of a folder and of a catalogue in it, in points; what is no image has the size of none.
  @Test func readsTheSizesOfAssets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("App.xcassets/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App.xcassets/Sets"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    let files: [(String, [UInt8])] = [
      ("photo@2x.png", header + [0, 0, 0, 120, 0, 0, 0, 80]), ("icon.svg", Array("<svg viewBox='0 0 24 12'>".utf8)),
      ("page.pdf", Array("%PDF-1.4 /MediaBox [0 0 200.5 100]".utf8)), ("empty.svg", Array("<svg width=>".utf8)),
      ("inch.svg", Array("<svg\n\twidth='0.5in'\n height=\"18pt\">".utf8)),
      ("App.xcassets/Sets/Contents.json", Array(#"{"properties": {"provides-namespace": true}}"#.utf8)),
      ("App.xcassets/Sets/plain.svg", Array("<svg viewBox='0 0 8 9'>".utf8)),
      ("App.xcassets/logo.imageset/a.png", header + [0, 0, 0, 90, 0, 0, 0, 30]),
      (
        "App.xcassets/logo.imageset/Contents.json",
        Array(#"{"images": [{"scale": "1x"}, {"filename": "a.png", "scale": "3x"}]}"#.utf8)
      ),
    ]
    for (name, bytes) in files { try Data(bytes).write(to: folder.appendingPathComponent(name)) }
    let names = ["photo", "icon", "page", "logo", "empty", "inch", "Sets/plain"]
    let source = "VStack {\n" + names.map { "Image(\"\($0)\")\n" }.joined() + "}"
    let run = try KeylineProcess(
      ["compile", "-", "--size", "300x400", "--format", "json", "--assets", folder.path], input: source)
    let sizes = run.output.matches(of: #/"kind": "Image".*?"width": ([\d.]+), "height": ([\d.]+)/#)
    #expect(sizes.map { "\($0.1)x\($0.2)" } == ["60x40", "24x12", "200.5x100", "30x10", "100x100", "48x24", "8x9"])
  }

  @Test func saysItsVersion() throws {
    let run = try KeylineProcess(["--version"])
    #expect(run.output.hasPrefix("keyline "))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  private static let commands = ["compile", "check", "explain", "devices", "schema"]

  /// Without any word the help is no answer to a question, so the status says that something is missing.
  @Test func showsTheOverview() throws {
    let overview = try KeylineProcess(["--help"])
    #expect(overview.status == 0)
    for command in Self.commands { #expect(overview.output.contains("\n  \(command) ")) }
    let nothing = try KeylineProcess([])
    #expect(nothing.errors == overview.output)
    #expect(nothing.output == "")
    #expect(nothing.status == 2)
  }

  @Test(arguments: commands) func helpsWithEveryCommand(command: String) throws {
    let run = try KeylineProcess([command, "--help"])
    #expect(run.output.contains("USAGE: keyline \(command)"))
    #expect(run.status == 0)
    #expect(try KeylineProcess(["help", command]).output == run.output)
  }

  /// Options may stand anywhere, with their value behind a space or an equals sign.
  @Test(arguments: [
    ["compile", "--size", "100x50", "-"], ["compile", "-", "--size=100x50"],
    ["compile", "-q", "--size=100x50", "--", "-"],
  ])
  func readsOptionsInAnyOrder(arguments: [String]) throws {
    let run = try KeylineProcess(arguments, input: "Color.red.frame(width: 40, height: 20)\n")
    #expect(
      run.output == """
        <stdin>  100 × 50 @2x

                  x   y  width  height
        .frame   30  15     40      20
          Color  30  15     40      20

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  /// The default device is an iPhone 16: 393 by 852 points at three pixels a point, 59 above and 34 below kept clear.
  @Test func laysOutOnAPhoneByDefault() throws {
    let run = try KeylineProcess(["compile", "-"], input: "Color.red\n")
    #expect(run.output.hasPrefix("<stdin>  393 × 852 @3x  safe area 59 0 34 0\n"))
  }

  /// An error ends with status 1: on standard error beside a report, on standard output where it is what was asked for.
  @Test func reportsMistakes() throws {
    let source = "VStack(alignment: .middle) {\n  Color.red\n}\n"
    let compile = try KeylineProcess(["compile", "-"], input: source)
    #expect(compile.status == 1)
    #expect(compile.output == "")
    #expect(compile.errors.hasPrefix("<stdin>:1:20: error[unknown-member]: "))
    let check = try KeylineProcess(["check", "-"], input: source)
    #expect(check.status == 1)
    #expect(check.output == compile.errors)
    #expect(check.errors == "")
  }

  @Test func picksAScene() throws {
    let source = "#Preview(\"one\") { Color.red }\n#Preview(\"two\") { Color.blue }\n"
    let run = try KeylineProcess(["compile", "-", "--size=10x10", "--scene", "two"], input: source)
    #expect(run.output.split(separator: "\n").first == "<stdin> \"two\"  10 × 10 @2x")
    #expect(!run.output.contains("\"one\""))
    let unknown = try KeylineProcess(["compile", "-", "--scene", "three"], input: source)
    #expect(unknown.errors.contains("error[unknown-scene]: "))
    #expect(unknown.output == "")
    #expect(unknown.status == 1)
  }

  @Test func hasNothingToSayOfGoodSources() throws {
    let run = try KeylineProcess(["check", "-"], input: "Color.red\n")
    #expect(run.output + run.errors == "")
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), (["--color=never"], [:], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
    ] as [([String], [String: String], Bool)])
  func coloursOnlyWhenAsked(options: [String], environment: [String: String], isColored: Bool) throws {
    let run = try KeylineProcess(["compile", "-"] + options, input: "Color.red\n", environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test func writesToAFileAsAWhole() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("report.json")
    let arguments = ["compile", "-", "--format=json", "-o", target.path]
    let good = try KeylineProcess(arguments, input: "Color.red\n")
    #expect(good.output + good.errors == "")
    #expect(good.status == 0)
    let report = try String(contentsOf: target, encoding: .utf8)
    #expect(report.hasPrefix("{\n  \"schema\": \"keyline-report/1\""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.json"])
    // What cannot be laid out leaves the old report whole.
    let bad = try KeylineProcess(["compile", "-", "-o", target.path], input: "Color.rde\n")
    #expect(bad.status == 1)
    #expect(try String(contentsOf: target, encoding: .utf8) == report)
    let lost = try KeylineProcess(["compile", "-", "-o", folder.path + "/none/report"], input: "Color.red\n")
    #expect(lost.errors == "error: cannot write '\(folder.path)/none/report': No such file or directory\n")
    #expect(lost.status == 2)
  }

  @Test func givesTheSameBytesAgain() throws {
    let source = "HStack { Text(\"a\"); Spacer(); Color.red.frame(width: 10) }\n"
    let runs = try (0..<2).map { _ in try KeylineProcess(["compile", "-", "-f", "json"], input: source).output }
    #expect(runs[0] == runs[1])
  }
}
