import LayoutDiagnostics
import Testing

@testable import LayoutSyntax

/// Texts and the tokens that they make, each as its kind and, where it has one, its name.
@Suite struct LexerTests {
  func check(_ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    check(Array(source.utf8), expected, sourceLocation: sourceLocation)
  }

  func check(_ bytes: [UInt8], _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let (tokens, _) = lex(bytes)
    #expect(tokens == expected, sourceLocation: sourceLocation)
  }

  typealias SourceLocation = Testing.SourceLocation

  func lex(_ bytes: [UInt8]) -> (tokens: String, diagnostics: [Diagnostic]) {
    var names = NameTable()
    let file = bytes.withUnsafeBufferPointer { LayoutSyntax.lex($0, base: 0, names: &names) }
    let words = file.tokens.dropLast().map { token in
      let name = token.name == .empty ? "" : ":" + names[token.name]
      return String(describing: token.kind) + name + (token.flags.contains(.hasError) ? "!" : "")
    }
    return (words.joined(separator: " "), file.diagnostics)
  }

  @Test func tellsKeywordsFromNames() {
    check(
      "let lets `let` _ _a Self self",
      "kwLet:let identifier:lets identifier:let kwUnderscore:_ identifier:_a kwSelfType:Self kwSelf:self")
    check("größe 名前 a1 é", "identifier:größe identifier:名前 identifier:a1 identifier:é")
    check("$0 $a", "dollarIdentifier:$0 dollarIdentifier:$a")
  }

  @Test(arguments: [
    ("a + b", "infixOperator:+"), ("a+b", "infixOperator:+"), ("a +b", "prefixOperator:+"),
    ("a+ b", "postfixOperator:+"),
    ("a /* c */+ b", "infixOperator:+"), ("a +// c\n b", "infixOperator:+"), ("a = b", "equal"), ("a=b", "equal"),
    ("a & b", "infixOperator:&"), ("a ? b", "infixQuestion"), ("a?.b", "postfixQuestion period"), ("a -> b", "arrow"),
    ("a!=b", "infixOperator:!="), ("a ..< b", "infixOperator:..<"), ("a...b", "infixOperator:..."), ("a.b", "period"),
    ("a??b", "postfixQuestion postfixQuestion"), ("a ?? b", "infixOperator:??"), ("a ≠ b", "infixOperator:≠"),
  ])
  func readsOperatorsByTheSpaceAround(_ source: String, _ expected: String) {
    let words = lex(Array(source.utf8)).tokens.split(separator: " ").dropFirst().dropLast()
    #expect(words.joined(separator: " ") == expected)
  }

  @Test func readsOperatorsBesideBrackets() {
    check("(-a)", "leftParen prefixOperator:- identifier:a rightParen")
    check("f(&a)", "identifier:f leftParen prefixAmpersand identifier:a rightParen")
    check("f(+)", "identifier:f leftParen infixOperator:+ rightParen")
    check("a!", "identifier:a postfixExclamation")
    check("A<B>?", "identifier:A infixOperator:< identifier:B infixOperator:> postfixQuestion")
  }

  @Test(arguments: [
    ("12", "integerLiteral"), ("1_000", "integerLiteral"), ("0xFF", "integerLiteral"), ("0b10", "integerLiteral"),
    ("0o17", "integerLiteral"), ("1.5", "floatLiteral"), ("1e3", "floatLiteral"), ("1.5e-3", "floatLiteral"),
    ("0x1.8p3", "floatLiteral"), ("12px", "integerLiteral!"), ("0x", "integerLiteral!"), ("1e", "floatLiteral!"),
    ("1...2", "integerLiteral infixOperator:... integerLiteral"), ("1.a", "integerLiteral period identifier:a"),
    ("a.0.1", "identifier:a period integerLiteral period integerLiteral"),
  ])
  func readsNumbers(_ source: String, _ expected: String) { check(source, expected) }

  @Test func readsStrings() {
    check("\"\"", "stringQuote stringEndQuote")
    check("\"a\\\"b\"", "stringQuote stringSegment stringEndQuote")
    check(
      "\"a\\(b)c\"",
      "stringQuote stringSegment interpolationStart identifier:b rightParen stringSegment stringEndQuote")
    check(
      "\"\\(f(\"\\(a)\"))\"",
      "stringQuote interpolationStart identifier:f leftParen stringQuote interpolationStart identifier:a rightParen "
        + "stringEndQuote rightParen rightParen stringEndQuote")
    check("#\"a\\(b\"c\"#", "stringQuote stringSegment stringEndQuote")
    check("#\"\\#(a)\"#", "stringQuote interpolationStart identifier:a rightParen stringEndQuote")
    check("\"\"\"\n a \"b\"\n \"\"\"", "stringQuote stringSegment stringEndQuote")
    check("\"a\nb", "stringQuote! stringSegment identifier:b")
  }

  @Test func stepsOverTrivia() {
    check("a/* b /* c */ d */e", "identifier:a identifier:e")
    check("// a\n/// b\nc", "identifier:c")
    check("#!/usr/bin/env x\na", "identifier:a")
    check([0xEF, 0xBB, 0xBF] + Array("a\r\nb\u{A0}c".utf8), "identifier:a identifier:b identifier:c")
    check("#if a\n#else\n#endif #c", "poundIf identifier:a poundElse poundEndif pound identifier:c")
  }

  @Test func reportsBytesThatAreNotUTF8() {
    let bytes = Array("a\n\"b".utf8) + [0xFF, 0xFE] + Array("\" ".utf8) + [0xC3, 0x28, 0x0A, 0x80]
    let diagnostics = lex(bytes).diagnostics.filter { $0.id == .invalidUTF8 }
    #expect(diagnostics.map(\.range) == [SourceRange(4, 6), SourceRange(11, 12)])
  }

  @Test func survivesAFileThatIsNoText() {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ ($0 >> 3)) }
    #expect(lex(bytes).diagnostics.contains { $0.id == .invalidUTF8 })
    #expect(Soundness.problem(parse(bytes: bytes), bytes) == nil)
    #expect(parse(bytes: bytes).diagnostics.map(\.message) == ["this file is no text: nothing of it is read"])
  }

  /// A token for every byte, which is more than there is room for at first.
  @Test func readsTheDensestSource() {
    let bytes = Array(String(repeating: "a,", count: 2000).utf8)
    #expect(lex(bytes).tokens.split(separator: " ").count == 4000)
    #expect(Soundness.problem(parse(bytes: bytes), bytes) == nil)
  }
}
