import LayoutCompiler
import LayoutDiagnostics
import LayoutSyntax

/// Reading a file of many small views, one construct a line: parsed alone, and parsed and checked together with the library.
struct TextWorkload {
  let name: String
  let text: [UInt8]
  private let isChecked: Bool

  static let all: [TextWorkload] = [("1k", 22), ("10k", 222), ("40k", 888)].flatMap { name, views in
    let text = Array((0..<views).map(view).joined().utf8)
    return [
      TextWorkload(name: "parse-\(name)", text: text, isChecked: false),
      TextWorkload(name: "check-\(name)", text: text, isChecked: true),
    ]
  }

  /// A column of eight rows.
  private static func view(_ index: Int) -> String {
    let rows = (0..<8).map { row in
      """
        HStack(spacing: \(row)) {
          Text("item \(index) \(row)")
          Rectangle().frame(width: \(10 + row), height: \(8 + index % 5))
          Text("value \(8 * index + row)")
        }

      """
    }
    return "// view \(index)\nVStack(spacing: \(index % 9)) {\n\(rows.joined())}\n\n"
  }

  /// The median of the processor time that one reading takes, in nanoseconds, and what should be and is not.
  func run() -> (nanoseconds: Double, failure: String?) {
    let sources = SourceMap(path: "\(name).layout", text: text)
    var mistakes = 0
    let times = (0..<max(5, min(101, 4_000_000 / text.count))).map { _ in
      processorNanoseconds(1) { mistakes += read(sources) }
    }
    return (median(times), mistakes == 0 ? nil : "\(mistakes) mistakes")
  }

  private func read(_ sources: SourceMap) -> Int {
    if isChecked { return check(sources).diagnostics.count }
    var names = NameTable()
    return parse(sources.files[0], names: &names).diagnostics.count
  }
}

/// What reading a text gave.
struct TextMeasurement {
  let name: String
  let bytes: Int
  let lines: Int
  /// In nanoseconds of processor time, a median.
  let nanoseconds: Double
  let failure: String?

  init(_ workload: TextWorkload) {
    name = workload.name
    bytes = workload.text.count
    lines = workload.text.count { $0 == UInt8(ascii: "\n") }
    (nanoseconds, failure) = workload.run()
  }

  /// In millions of bytes a second.
  var speed: Double { Double(bytes) * 1e3 / nanoseconds }
}
