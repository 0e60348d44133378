import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLint
import LayoutTestSupport
import Testing

extension Rule: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// The examples of every rule's documentation, executed.
@Suite struct RuleTests {
  /// Each bad example draws what is found in it, by this rule and by no other.
  @Test(arguments: RuleCatalog.all) func badExampleFiresWhereDrawn(rule: Rule) {
    let source = Expectations.source(of: rule.bad)
    let result = lint(source, for: rule)
    #expect(!result.diagnostics.hasErrors)
    let drawn = Expectations.annotate(
      SourceMap(path: "bad.layout", text: Array(source.utf8)), with: result.open.map(\.diagnostic))
    #expect(drawn == rule.bad, "\(drawn)")
    #expect(result.open.contains { $0.rule == rule.name })
  }

  @Test(arguments: RuleCatalog.all) func goodExampleIsSilent(rule: Rule) {
    let result = lint(rule.good, for: rule)
    #expect(result.diagnostics.isEmpty)
    #expect(result.open.map(\.diagnostic.message) == [])
  }

  /// What does not parse elsewhere in the file takes no finding away.
  @Test(arguments: RuleCatalog.all) func firesBesideASyntaxError(rule: Rule) {
    let source = Expectations.source(of: rule.bad)
    let whole = lint(source, for: rule)
    let broken = lint(source + "\nlet = 5\n", for: rule)
    #expect(broken.diagnostics.hasErrors)
    #expect(broken.open.map(\.diagnostic.message) == whole.open.map(\.diagnostic.message))
  }

  @Test func pagesAreCurrent() throws {
    try Corpus.expect(RulePages.markdown, toEqual: "../../Grammar/Rules.md")
  }

  @Test func namesAreUnique() {
    #expect(Set(RuleCatalog.all.map(\.name)).count == RuleCatalog.all.count)
  }
}

/// Lints a text in a plain box, with a rule on that may be off by default.
func lint(_ text: String, for rule: Rule, height: Double = 480) -> LintResult {
  let width = rule.exampleWidth
  var options = LintOptions(variants: [box("box", width, height)])
  if rule.name == "variant-overflow" { options.narrow = [box("narrow", width - 40, height)] }
  if rule.severity == .off { options.severities = [(rule.name, .warning)] }
  var cache = LibraryCache.ofWholeLibrary
  return lint(SourceMap(path: "bad.layout", text: Array(text.utf8)), options: options, cache: &cache)
}

func box(_ name: String, _ width: Double, _ height: Double) -> LintVariant {
  let container = Container(size: Size(width: width, height: height))
  return LintVariant(name: name, options: CompileOptions(container: container))
}
