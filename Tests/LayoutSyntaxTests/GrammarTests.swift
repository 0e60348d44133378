import Foundation
import LayoutTestSupport
import Testing

@testable import LayoutSyntax

/// `Grammar/Layout.ebnf` and the parser say the same: production for function, in order, and token for token.
@Suite struct GrammarTests {
  static let grammar = Grammar(text: (try? read("Grammar/Layout.ebnf")) ?? "")

  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Corpus.repository.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test(arguments: grammar.sections.map(\.file))
  func functionsAreTheProductions(_ file: String) throws {
    let source = try Self.read("Sources/LayoutSyntax/Parser/\(file)")
    let functions = source.matches(of: /func parse([A-Z]\w*)/).map { String($0.output.1) }
    let expected = functions.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    #expect(Self.grammar.sections.first { $0.file == file }?.productions == expected)
  }

  @Test func everyFileOfTheParserHasASection() throws {
    let folder = Corpus.repository.appendingPathComponent("Sources/LayoutSyntax/Parser")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(Self.grammar.sections.map(\.file))
        == Set(files.filter { $0.hasPrefix("Parse") && $0 != "Parser.swift" && $0 != "Parse.swift" }))
  }

  @Test func everyNameIsAProductionOrAToken() {
    let tokens: Set = [
      "identifier", "word", "dollarIdentifier", "integerLiteral", "floatLiteral", "regexLiteral", "stringQuote",
      "stringText",
      "operator",
      "token", "infixOperator",
    ]
    let productions = Set(Self.grammar.sections.flatMap(\.productions))
    #expect(Self.grammar.references.subtracting(productions).subtracting(tokens) == [])
    #expect(productions.subtracting(Self.grammar.references) == ["sourceFile"])
  }

  @Test func wordsAreThoseOfTheLexer() {
    // Words that belong to a directive, or that the grammar speaks of only as names.
    let elsewhere: Set = [
      "", "elseif", "endif", "of", "sourceLocation", "Type", "Protocol", "discard", "error", "warning", "objc",
      "backDeployed",
    ]
    let words = Set(Word.spellings.map(\.text))
    let written = Self.grammar.terminals.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
    #expect(written.subtracting(words) == [])
    #expect(words.subtracting(written).subtracting(elsewhere) == [])
  }

  @Test func operatorsAreThoseOfTheTable() {
    let punctuation: Set = [
      "{", "}", "(", ")", "[", "]", ",", ":", ";", ".", "@", "#", "\\", "\\(", "->", "=", "&", "?", "!", "#if",
      "#elseif",
      "#else", "#endif",
    ]
    let operators = Set(Precedence.operators.map(\.spelling.text))
    let written = Self.grammar.terminals.filter { !($0.first.map { $0.isLetter || $0 == "_" } ?? false) }
    #expect(written.subtracting(punctuation).subtracting(operators) == [])
    #expect(operators.subtracting(written) == [])
  }
}

/// The grammar file, taken apart.
struct Grammar {
  struct Section {
    var file: String
    var productions: [String]
  }

  var sections: [Section] = []
  /// Names on the right of a production.
  var references: Set<String> = []
  /// What stands in quotes in a production.
  var terminals: Set<String> = []

  init(text: String) {
    var isSection = false
    for line in text.split(separator: "\n") {
      if let header = line.wholeMatch(of: /\/\/ -+ (.*)/) {
        isSection = header.output.1.hasSuffix(".swift")
        if isSection { sections.append(Section(file: String(header.output.1), productions: [])) }
      }
      var rest = Self.withoutComment(line)
      if let production = rest.prefixMatch(of: /(\w+) =/) {
        if isSection { sections[sections.count - 1].productions.append(String(production.output.1)) }
        rest = rest[production.range.upperBound...]
      }
      for terminal in rest.matches(of: /"([^"]*)"/) { terminals.insert(String(terminal.output.1)) }
      for name in rest.replacing(/"[^"]*"/, with: " ").matches(of: /\w+/) { references.insert(String(name.output)) }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
