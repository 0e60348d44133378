package import LayoutCompiler
package import LayoutDiagnostics
import LayoutSyntax

/// Lints one file: compiles it for every variant with traces, shows all of it to every rule, and takes away what comments
/// silence.
///
/// A rule that says that something has no effect is asked twice: what it finds in the variants that were asked for must hold
/// in a handful of other containers too, which are laid out only if there is something to confirm.
///
/// - Parameter cache: for whoever lints many files, one after the other.
package func lint(_ sources: SourceMap, options: LintOptions, cache: inout LibraryCache) -> LintResult {
  var run = LintRun(sources, options, &cache)
  run.ask(&cache)
  return run.finish()
}

/// Lints one file alone.
package func lint(_ sources: SourceMap, options: LintOptions) -> LintResult {
  var cache = LibraryCache()
  return lint(sources, options: options, cache: &cache)
}

/// One file on its way through the rules.
private struct LintRun {
  let options: LintOptions
  let syntax: SyntaxIndex
  let rules: [Rule]
  /// What was laid out: the file, or what could be saved of it.
  private let asked: Proof
  private let salvage: Salvage?
  private let input: LintInput
  private var findings: [Finding] = []

  init(_ sources: SourceMap, _ options: LintOptions, _ cache: inout LibraryCache) {
    self.options = options
    var names = NameTable()
    syntax = SyntaxIndex(parse(sources.files[0], names: &names).tree)
    rules = RuleCatalog.all.filter { options.severity(of: $0) != .off }
    let variants = options.variants.map { traced($0.options) }
    let compilations = compile(sources, each: variants, cache: &cache)
    let whole = Proof(sources: sources, options: variants, compilations: compilations)
    let first = compilations[0]
    // An error that shows only when a scene is laid out leaves the others as they are.
    salvage =
      first.diagnostics.hasErrors && first.scenes.isEmpty ? Salvage(sources, syntax, first.diagnostics, &cache) : nil
    if let salvage {
      let rest = compile(salvage.sources, each: variants, cache: &cache)
      asked = Proof(sources: salvage.sources, options: variants, compilations: rest)
      let found = rest[0].diagnostics.filter { CompilerFindings.ids.contains($0.id) }
      input = LintInput(
        sources: first.sources, syntax: syntax, diagnostics: first.diagnostics + found,
        variantNames: options.variants.map { $0.name }, compilations: rest)
    } else {
      asked = whole
      input = LintInput(
        sources: first.sources, syntax: syntax, diagnostics: first.diagnostics,
        variantNames: options.variants.map { $0.name }, compilations: compilations)
    }
  }

  mutating func ask(_ cache: inout LibraryCache) {
    var doubtful: [Rule] = []
    for rule in rules {
      let found = options.findings(of: rule, in: input)
      if rule.isUniversal, !found.isEmpty { doubtful.append(rule) } else { findings += found }
    }
    for index in findings.indices where findings[index].safety == .safe {
      if !asked.framesStay(after: findings[index].diagnostic.fixIts[0].edits, &cache) {
        findings[index].safety = .unsafe
      }
    }
    findings += confirm(doubtful, &cache) + onNarrowScreens(&cache)
    if let salvage { findings.removeAll { !$0.variants.isEmpty && salvage.isInDoubt($0.range) } }
  }

  /// What rules find that hold in more layouts than were asked for, and whose fix changes no frame in any of them.
  private func confirm(_ rules: [Rule], _ cache: inout LibraryCache) -> [Finding] {
    if rules.isEmpty { return [] }
    let probes = Probes.variants(of: asked.options[0]).map(traced)
    let all = Proof(
      sources: asked.sources, options: asked.options + probes,
      compilations: asked.compilations + compile(asked.sources, each: probes, cache: &cache))
    let input = input.with(all.compilations)
    var confirmed: [Finding] = []
    for var finding in rules.flatMap({ options.findings(of: $0, in: input) }) {
      if finding.safety == .safe, !all.framesStay(after: finding.diagnostic.fixIts[0].edits, &cache) { continue }
      finding.variants.removeAll { $0 >= options.variants.count }
      confirmed.append(finding)
    }
    return confirmed
  }

  /// What is too wide on screens that nobody asked for; they are laid out only if something comes near their width.
  private func onNarrowScreens(_ cache: inout LibraryCache) -> [Finding] {
    guard let rule = rules.first(where: { $0.name == VariantOverflow.name }), !options.narrow.isEmpty,
      VariantOverflow.isLikely(in: input, on: options.narrow.map { $0.options.container })
    else { return [] }
    let more = compile(asked.sources, each: options.narrow.map { traced($0.options) }, cache: &cache)
    return VariantOverflow.findings(
      rule, options, input.with(asked.compilations + more, more: options.narrow.map { $0.name }))
  }

  func finish() -> LintResult {
    var suppressions = Suppressions(syntax)
    var findings = withoutThoseThatYield().map { suppressions.apply(to: $0, in: input.sources.files[0]) }
    if let rule = rules.first(where: { $0.name == BadSuppression.name }),
      let severity = Diagnostic.Severity(rawValue: options.severity(of: rule).rawValue)
    {
      var own = Findings(rule: rule.name, severity: severity)
      suppressions.report(to: &own, active: rules.map { $0.name }, isLaidOut: !input.diagnostics.hasErrors)
      findings += own.list
    }
    let names = (options.variants + options.narrow).map { $0.name }
    for index in findings.indices { findings[index].variantNames = findings[index].variants.map { names[$0] } }
    let order = findings.indices.sorted {
      (findings[$0].range.lower, $0) < (findings[$1].range.lower, $1)
    }
    return LintResult(
      findings: order.map { findings[$0] },
      diagnostics: input.diagnostics.filter { !CompilerFindings.ids.contains($0.id) }, sources: input.sources,
      variants: options.variants.map { $0.name })
  }

  /// One mistake makes one message: a rule about a view as a whole keeps quiet where another has found something in it.
  private func withoutThoseThatYield() -> [Finding] {
    let yielding = rules.filter { $0.yields != .never }
    if yielding.isEmpty { return findings }
    return findings.filter { finding in
      guard let rule = yielding.first(where: { $0.name == finding.rule }),
        let call = syntax.call(at: finding.range) ?? syntax.call(around: finding.range)
      else { return true }
      let range = syntax.tree.range(call)
      return !findings.contains { range.contains($0.range.lower) && yields(rule, to: $0) }
    }
  }

  private func yields(_ rule: Rule, to other: Finding) -> Bool {
    guard let other = rules.first(where: { $0.name == other.rule }) else { return false }
    switch rule.yields {
    case .never: return false
    case .toFamily: return other.family == rule.family && other.yields == .never
    case .toAll: return other.yields == .never && other.family != .hygiene
    }
  }
}

private func traced(_ options: CompileOptions) -> CompileOptions {
  var options = options
  options.isTraced = true
  options.marksDoubts = false
  return options
}
