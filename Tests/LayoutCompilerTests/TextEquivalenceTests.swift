import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutText
import Testing

/// Texts that come about in different ways and measure the same.
@Suite struct TextEquivalenceTests {
  static let pairs: [(String, String)] = [
    (#"Text(Date(timeIntervalSince1970: 0), style: .date)"#, #"Text("January 1, 1970")"#),
    (#"Text("d \(Date(timeIntervalSince1970: 0), style: .time)")"#, #"Text("d 12:00 AM")"#),
    (#"Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month())"#, #"Text("Jan 1970")"#),
    (#"Text(Date.now.addingTimeInterval(-8000), style: .relative)"#, #"Text("2 hours, 13 minutes")"#),
    (#"Text(Date.now.addingTimeInterval(8000), style: .offset)"#, #"Text("+2 hours")"#),
    (#"Text(Date.now.addingTimeInterval(-8000), style: .timer)"#, #"Text("2:13:20")"#),
    (#"Text("x \(3.14159, format: .number.precision(.fractionLength(2)))")"#, #"Text("x 3.14")"#),
    (#"Text(1234.5, format: .currency(code: "USD"))"#, #"Text("$1,234.50")"#),
    (#"Text(25, format: .percent)"#, #"Text("25%")"#), (#"Text(0.25, format: .percent)"#, #"Text("25%")"#),
    (#"Text(AttributedString("*plain*"))"#, #"Text(verbatim: "*plain*")"#),
    (#"Text(try! AttributedString(markdown: "**strong**"))"#, #"Text("strong").bold()"#),
    (#"Text("a \(Text("b").bold()) c")"#, #"Text("a ") + Text("b").bold() + Text(" c")"#),
    (#"Text("a").dynamicTypeSize(.xLarge ... .xxLarge)"#, #"Text("a").dynamicTypeSize(.xLarge)"#),
    (#"Text("a").dynamicTypeSize(...DynamicTypeSize.small)"#, #"Text("a").dynamicTypeSize(.small)"#),
    (#"Text("a").dynamicTypeSize(.accessibility1...)"#, #"Text("a").dynamicTypeSize(.accessibility1)"#),
    (#"Text("a").lineLimit(3...)"#, #"Text("a\na\na")"#), (#"Text("a\na").lineLimit(...1)"#, #"Text("a…")"#),
    (#"Text("a").lineLimit(2...4)"#, #"Text("a").lineLimit(2, reservesSpace: true)"#),
    (
      #"Text("a").font(.system(.title, design: .rounded, weight: .bold))"#,
      #"Text("a").font(.title).fontDesign(.rounded).fontWeight(.bold)"#
    ),
    (#"Text("a").textCase(.uppercase)"#, #"Text("A")"#),
  ]

  @Test(arguments: pairs)
  func measureTheSame(text: String, other: String) throws {
    #expect(try frame(text) == frame(other))
  }

  /// A body is 53 points in the greatest size, and 17 by default; a title 58 and 28.
  @Test func metricsGrowWithTheTextSize() throws {
    let view = """
      struct Metrics: View {
        @ScaledMetric var width = 20.0
        @ScaledMetric(relativeTo: .title) var height: CGFloat = 14
        var body: some View { Color.red.frame(width: width, height: height) }
      }
      Metrics()
      """
    #expect(try frame(view).size == Size(width: 20, height: 14))
    #expect(try frame(view, .accessibility5).size == Size(width: 62.5, height: 29))
  }

  private func frame(_ layout: String, _ contentSize: ContentSizeCategory = .large) throws -> Rect {
    let container = Container(size: Size(width: 600, height: 400))
    let compilation = compile(
      SourceMap(path: "text.layout", text: Array(layout.utf8)),
      options: CompileOptions(container: container, contentSize: contentSize))
    return try #require(compilation.scenes.first?.nodes.first, "\(compilation.diagnostics.map(\.message))").frame
  }
}
