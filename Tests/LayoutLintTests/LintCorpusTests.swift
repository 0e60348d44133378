import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLint
import LayoutTestSupport
import Testing

/// Whole files: what is drawn in them is found, fixes leave the frames alone, and good layouts are let be.
@Suite struct LintCorpusTests {
  @Test(arguments: Corpus.files(in: "lint")) func findsWhatIsDrawn(path: String) throws {
    try Corpus.check(path) { sources in
      var options = LintOptions(variants: [box("medium", 390, 844)])
      options.narrow = [box("small", 320, 568)]
      return lint(sources, options: options).open.map(\.diagnostic)
    }
  }

  /// Samples are good layouts, so every finding is approved or a fault of a rule.
  @Test func findsInSamplesWhatIsApproved() throws {
    var lines = ""
    for path in Corpus.samples {
      var options = LintOptions(variants: [box("box", 390, 844)])
      options.narrow = [box("small", 320, 568)]
      let name = String(path.split(separator: "/").last ?? "")
      lines += LintLines.concise(
        [lint(SourceMap(path: name, text: Array(try Corpus.text(path).utf8)), options: options)])
    }
    try Corpus.expect(lines, toEqual: "lint/samples.findings")
  }

  /// A safe fix changes no frame, and there is an end to fixing.
  @Test(arguments: RuleCatalog.all.filter { $0.fix == .safe }) func fixesAreSafeAndFinal(rule: Rule) throws {
    let options = LintOptions(variants: [box("box", rule.exampleWidth, 480)])
    let source = SourceMap(path: "bad.layout", text: Array(Expectations.source(of: rule.bad).utf8))
    let fixed = makeFixes(source, options: options, includesUnsafe: false)
    #expect(fixed.count > 0)
    #expect(!fixed.result.open.contains { $0.rule == rule.name })
    let after = SourceMap(path: "bad.layout", text: fixed.text)
    #expect(makeFixes(after, options: options, includesUnsafe: false).text == fixed.text)
    #expect(leaves(source, options) == leaves(after, options))
  }

  /// The frames of the views that are in no other: no fix takes one of them away.
  private func leaves(_ source: SourceMap, _ options: LintOptions) -> [Rect] {
    compile(source, options: options.variants[0].options).scenes.flatMap { scene in
      scene.nodes.indices.filter { $0 + 1 == scene.nodes.count || scene.nodes[$0 + 1].depth <= scene.nodes[$0].depth }
        .map { scene.nodes[$0].frame }
    }
  }
}
