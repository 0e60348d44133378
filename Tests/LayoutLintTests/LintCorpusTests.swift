import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutLint
import LayoutTestSupport
import Testing

/// Whole files: what is drawn in them is found, fixes leave the frames alone, and good layouts are let be.
@Suite struct LintCorpusTests {
  @Test(arguments: Corpus.files(in: "lint")) func findsWhatIsDrawn(path: String) throws {
    try Corpus.check(path) { sources in
      var options = LintOptions(variants: [box("medium", 390, 844)])
      options.narrow = [box("small", 320, 568)]
      var cache = LibraryCache.ofWholeLibrary
      return lint(sources, options: options, cache: &cache).open.map(\.diagnostic)
    }
  }

  /// Samples and whole programs are good layouts, so every finding is approved or a fault of a rule.
  @Test(arguments: [("samples", Corpus.samples), ("programs", Corpus.files(in: "../Programs"))])
  func findsInGoodLayoutsWhatIsApproved(name: String, paths: [String]) throws {
    var lines = ""
    var cache = LibraryCache.ofWholeLibrary
    for path in paths {
      let name = String(path.split(separator: "/").last ?? "")
      lines += findings(in: SourceMap(path: name, text: Array(try Corpus.text(path).utf8)), &cache)
    }
    try Corpus.expect(lines, toEqual: "lint/\(name).findings")
  }

  /// What articles about layout show, which is odd at times.
  @Test func findsInArticlesWhatIsApproved() throws {
    var lines = ""
    var cache = LibraryCache.ofWholeLibrary
    for path in ["article_examples", "blogs_and_articles", "objcio_swift_talk"].map({ "../Conformance/\($0).jsonl" }) {
      for line in try Corpus.text(path).split(separator: "\n") {
        let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        guard let id = json?["id"] as? String, let layout = json?["layout"] as? String else { continue }
        lines += findings(in: SourceMap(path: id, text: Array(layout.utf8)), &cache)
      }
    }
    try Corpus.expect(lines, toEqual: "lint/articles.findings")
  }

  /// What is found, as lines; on the way, that the fixes of it change nothing but the text, and that once is enough.
  private func findings(in source: SourceMap, _ cache: inout LibraryCache) -> String {
    var options = LintOptions(variants: [box("box", 390, 844)])
    options.narrow = [box("small", 320, 568)]
    options.takeResources(Resources(Corpus.neighbours(of: "../Programs/" + source.files[0].path)))
    let result = lint(source, options: options, cache: &cache)
    if result.open.contains(where: { $0.safety == .safe }) {
      let fixed = makeFixes(source, options: options, includesUnsafe: false, cache: &cache)
      let after = SourceMap(path: source.files[0].path, text: fixed.text)
      #expect(fixed.text != source.files[0].text)
      #expect(!fixed.result.open.contains { $0.safety == .safe })
      #expect(leaves(source, options, &cache) == leaves(after, options, &cache))
    }
    return LintLines.concise([result])
  }

  /// A safe fix changes no frame, and there is an end to fixing.
  @Test(arguments: RuleCatalog.all.filter { $0.fix == .safe }) func fixesAreSafeAndFinal(rule: Rule) throws {
    var cache = LibraryCache.ofWholeLibrary
    let options = LintOptions(variants: [box("box", rule.exampleWidth, 480)])
    let source = SourceMap(path: "bad.layout", text: Array(Expectations.source(of: rule.bad).utf8))
    let fixed = makeFixes(source, options: options, includesUnsafe: false, cache: &cache)
    #expect(fixed.count > 0)
    #expect(!fixed.result.open.contains { $0.rule == rule.name })
    let after = SourceMap(path: "bad.layout", text: fixed.text)
    #expect(makeFixes(after, options: options, includesUnsafe: false, cache: &cache).text == fixed.text)
    #expect(leaves(source, options, &cache) == leaves(after, options, &cache))
  }

  /// The frames of the views that are in no other: no fix takes one of them away.
  private func leaves(_ source: SourceMap, _ options: LintOptions, _ cache: inout LibraryCache) -> [Rect] {
    compile(source, each: [options.variants[0].options], cache: &cache)[0].scenes.flatMap { scene in
      scene.nodes.indices.filter { $0 + 1 == scene.nodes.count || scene.nodes[$0 + 1].depth <= scene.nodes[$0].depth }
        .map { scene.nodes[$0].frame }
    }
  }
}
