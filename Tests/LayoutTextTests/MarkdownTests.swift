import Testing

@testable import LayoutText

/// Inline Markdown, by CommonMark's rules and examples. Spans are written as `text|traits`, joined by spaces where they
/// meet; the traits are e, s, c, d (struck) and l.
struct MarkdownTests {
  @Test(arguments: [
    ("plain", ["plain|"]), ("", []), ("*a*", ["a|e"]), ("**a**", ["a|s"]), ("***a***", ["a|es"]),
    ("_a_ b", ["a|e", " b|"]),
    ("snake_case_name", ["snake_case_name|"]), ("2 * 3 * 4", ["2 * 3 * 4|"]),
    ("**bold *and* more**", ["bold |s", "and|es", " more|s"]),
    ("`a*b*`", ["a*b*|c"]), ("`` a`b ``", ["a`b|c"]), ("`open", ["`open|"]), ("~~gone~~", ["gone|d"]),
    ("~gone~", ["gone|d"]),
    ("~~~no~~~", ["~~~no~~~|"]), ("[Home](https://a.b/(c)) x", ["Home|l", " x|"]), ("[**b**](u)", ["b|sl"]),
    ("[a] (b)", ["[a] (b)|"]),
    (#"\*a\*"#, ["*a*|"]), (#"\a"#, [#"\a|"#]), ("<https://a.b>", ["https://a.b|l"]), ("a < b > c", ["a < b > c|"]),
    ("&lt;&#65;&#x42;&nope;", ["<AB&nope;|"]), ("**a", ["**a|"]), ("a**", ["a**|"]), ("*a**", ["a|e", "*|"]),
    ("**a*", ["*|", "a|e"]),
    ("*a _b*_", ["a _b|e", "_|"]), ("line\n*two*", ["line\n|", "two|e"]), ("日*本*", ["日|", "本|e"]), ("a]b", ["a]b|"]),
    ("^[1 day](inflect: true) ago", ["1 day ago|"]), ("x ^[2 new message](inflect: true)", ["x 2 new messages|"]),
    ("^[1,204 city](inflect: true)", ["1,204 cities|"]), ("^[0 **Person**](inflect: true)", ["0 |", "People|s"]),
    ("^[3 box](morphology: {}, inflect: true)", ["3 boxes|"]), ("^[2 day](rainbow: 'x')", ["2 day|"]),
    ("^[no day](inflect: true)", ["no day|"]), ("^[2 day] (inflect: true)", ["^[2 day] (inflect: true)|"]),
    ("“_a_”", ["“|", "a|e", "”|"]), ("é_a_", ["é_a_|"]), ("_a_\u{A0}b", ["a|e", "\u{A0}b|"]),
  ])
  func spans(source: String, expected: [String]) {
    #expect(MarkdownSpan.spans(of: source).map(\.written) == expected)
  }

  @Test func runsTakeTheTraits() {
    let font = Font(.style(.body))
    #expect(MarkdownSpan("x", [.strong, .emphasized]).run(font: font).font == font.bold().italic())
    #expect(MarkdownSpan("x", .code).run(font: font).font == font.monospaced())
    #expect(MarkdownSpan("x", .link).run(font: font).font == font)
  }

  @Test(arguments: ["*", "_ ", "[", "`", "[](", "*a ", "a_ ", "<a", "&#", "~~", "\\"])
  func repetitionEnds(part: String) {
    let source = String(repeating: part, count: 20_000)
    #expect(!MarkdownSpan.spans(of: source).isEmpty)
  }

  @Test func letterCase() {
    #expect(TextCase.uppercase.applied(to: "straße") == "STRASSE")
    #expect(TextCase.lowercase.applied(to: "ÄB") == "äb")
  }
}

extension MarkdownSpan {
  fileprivate var written: String {
    let letters: [(MarkdownTraits, String)] = [
      (.emphasized, "e"), (.strong, "s"), (.code, "c"), (.strikethrough, "d"), (.link, "l"),
    ]
    return text + "|" + letters.filter { traits.contains($0.0) }.map(\.1).joined()
  }
}
