import Foundation
import LayoutTestSupport
import Testing

/// `--font` and `--metrics`, with files that the tests write: in the font, A is 0.6 em wide.
struct FontOptionTests {
  private func compile(_ source: String, _ option: String, _ file: [UInt8]) throws -> KeylineProcess {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID().uuidString)").path
    try Data(file).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try KeylineProcess(["compile", "--size", "200x100", "-", option, path], input: source)
  }

  @Test func aFontFileMeasuresWhatNamesIt() throws {
    let source = #"Text("AA").font(.custom("Mine", fixedSize: 50))"#
    let process = try compile(source, "--font", FontBuilder.minimal().named("Mine").file)
    #expect(process.status == 0)
    #expect(process.output.contains("60      60  1 line, font"))
  }

  @Test func metricsAreWhatSomebodyMeasured() throws {
    let metrics = #"{"widths": [{"text": "H\u0069", "size": 17, "width": 31.5}]}"#
    let process = try compile(#"Text("Hi")"#, "--metrics", Array(metrics.utf8))
    #expect(process.output.contains("31.5    20.5  1 line, recorded"))
  }

  @Test(arguments: [
    ("--font", "no font", "cannot use the font"), ("--font", "ttcf\u{0}\u{0}\u{0}\u{0}", "it has no font 0"),
    ("--metrics", "[", "line 1: a value is missing"), ("--metrics", "{}", "they are a list"),
    ("--metrics", "[\n{\"text\": 1}]", "entry 1 needs a text, a size and a width"),
    ("--metrics", "[1,\n2,,]", "line 2: this is no value"), ("--metrics", "\"\\u12\"", "four hexadecimal digits"),
    ("--metrics", String(repeating: "[", count: 100_000), "too many brackets"),
  ])
  func aFileThatMakesNoSenseIsSaid(option: String, file: String, message: String) throws {
    let process = try compile("Color.red", option, Array(file.utf8))
    #expect(process.status == 2)
    #expect(process.errors.contains(message))
    #expect(process.output.isEmpty)
  }

  @Test func aFileThatIsNotThereIsSaid() throws {
    let process = try KeylineProcess(["compile", "-", "--font", "no/such.ttf"], input: "Color.red")
    #expect(process.status == 2)
    #expect(process.errors.contains("cannot read 'no/such.ttf'"))
  }
}
