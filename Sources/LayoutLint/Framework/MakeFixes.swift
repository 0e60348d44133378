package import LayoutCompiler
package import LayoutDiagnostics

/// What became of a file's text when its findings were put right.
package struct FixedSource: Sendable {
  package var text: [UInt8]
  /// How many fixes were made.
  package var count = 0
  /// What was found in the result.
  package var result: LintResult

  package init(text: [UInt8], result: LintResult) {
    self.text = text
    self.result = result
  }
}

/// Makes a file's fixes, round after round, until nothing is left to fix.
///
/// Fixes that touch each other wait for the next round. Several safe ones at once must leave all frames as they are like each
/// of them alone; where they do not, one is made at a time.
///
/// - Parameter includesUnsafe: whether to make fixes that change frames.
package func makeFixes(
  _ sources: SourceMap, options: LintOptions, includesUnsafe: Bool, cache: inout LibraryCache
) -> FixedSource {
  let path = sources.files[0].path
  var fixed = FixedSource(text: sources.files[0].text, result: lint(sources, options: options, cache: &cache))
  for _ in 0..<FixLimits.rounds {
    let fixes = fixed.result.open.filter { $0.safety == .safe || (includesUnsafe && $0.safety == .unsafe) }
      .flatMap { $0.diagnostic.fixIts }
    guard let first = fixes.first else { break }
    let source = SourceMap(path: path, text: fixed.text)
    var edits = first.edits
    var count = 1
    for fix in fixes.dropFirst() where !edits.touch(fix.edits) {
      edits += fix.edits
      count += 1
    }
    if count > 1, !includesUnsafe, !Proof(source, options, &cache).framesStay(after: edits, &cache) {
      (edits, count) = (first.edits, 1)
    }
    guard let text = edits.applied(to: fixed.text, base: 0) else { break }
    fixed.text = text
    fixed.count += count
    fixed.result = lint(SourceMap(path: path, text: text), options: options, cache: &cache)
  }
  return fixed
}

/// What keeps fixing from going on for ever.
private enum FixLimits {
  /// Every round removes something; twenty are more than people nest mistakes.
  static let rounds = 20
}

extension Proof {
  init(_ sources: SourceMap, _ options: LintOptions, _ cache: inout LibraryCache) {
    let variants = options.variants.map { $0.options }
    self.init(
      sources: sources, options: variants,
      compilations: compile(sources, each: variants, cache: &cache))
  }
}
