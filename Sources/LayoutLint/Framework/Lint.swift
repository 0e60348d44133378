package import LayoutCompiler
package import LayoutDiagnostics
import LayoutEngine
import LayoutSyntax
import LayoutText

/// Lints one file: compiles it for every variant with traces, shows all of it to every rule, and takes away what comments
/// silence.
///
/// A rule that says that something has no effect is asked twice: what it finds in the variants that were asked for must hold
/// in a handful of other containers too, which are laid out only if there is something to confirm.
package func lint(_ sources: SourceMap, options: LintOptions) -> LintResult {
  var names = NameTable()
  let syntax = SyntaxIndex(parse(sources.files[0], names: &names).tree)
  let compilations = options.variants.map { compile(sources, traced: $0.options) }
  let input = LintInput(sources: compilations[0].sources, syntax: syntax, compilations: compilations)
  let rules = RuleCatalog.all.filter { options.severity(of: $0) != .off }
  var findings: [Finding] = []
  var doubtful: [Rule] = []
  for rule in rules {
    let found = options.findings(of: rule, in: input)
    if rule.isUniversal, !found.isEmpty { doubtful.append(rule) } else { findings += found }
  }
  let asked = Proof(sources: sources, options: options.variants.map { $0.options }, compilations: compilations)
  findings = findings.map { finding in
    guard finding.safety == .safe, !asked.framesStay(after: finding.diagnostic.fixIts[0].edits) else { return finding }
    var finding = finding
    finding.safety = .unsafe
    return finding
  }
  findings += confirm(doubtful, asked, syntax, options)
  return finish(findings, input, rules, options)
}

/// What rules find that hold in more layouts than were asked for, and whose fix changes no frame in any of them.
private func confirm(
  _ rules: [Rule], _ asked: Proof, _ syntax: SyntaxIndex, _ options: LintOptions
) -> [Finding] {
  if rules.isEmpty { return [] }
  let probes = Probes.variants(of: asked.options[0])
  let all = Proof(
    sources: asked.sources, options: asked.options + probes,
    compilations: asked.compilations + probes.map { compile(asked.sources, traced: $0) })
  let input = LintInput(sources: all.compilations[0].sources, syntax: syntax, compilations: all.compilations)
  var confirmed: [Finding] = []
  for var finding in rules.flatMap({ options.findings(of: $0, in: input) }) {
    if finding.safety == .safe, !all.framesStay(after: finding.diagnostic.fixIts[0].edits) { continue }
    finding.variants.removeAll { $0 >= options.variants.count }
    confirmed.append(finding)
  }
  return confirmed
}

/// What a lint is to do.
package struct LintOptions: Sendable {
  /// What the file is laid out for, at least one.
  package var variants: [LintVariant]
  /// What rules count as; those that are not named count as their files say.
  package var severities: [(rule: String, severity: RuleSeverity)] = []

  package init(variants: [LintVariant]) { self.variants = variants }

  /// The last word counts.
  package func severity(of rule: Rule) -> RuleSeverity {
    severities.last { $0.rule == rule.name }?.severity ?? rule.severity
  }

  func findings(of rule: Rule, in input: LintInput) -> [Finding] {
    guard let severity = Diagnostic.Severity(rawValue: severity(of: rule).rawValue) else { return [] }
    var findings = Findings(rule: rule.name, severity: severity)
    rule.check(input, &findings)
    return findings.list
  }
}

/// One device, text size and direction.
package struct LintVariant: Sendable {
  /// As reports name it: `iphone-se-3`.
  package var name: String
  package var options: CompileOptions

  package init(name: String, options: CompileOptions) {
    self.name = name
    self.options = options
  }
}

/// What a lint found.
package struct LintResult: Sendable {
  /// In order of position, those that comments silence among them.
  package var findings: [Finding]
  /// What the compiler has to say that no rule says.
  package var diagnostics: [Diagnostic]
  /// The file with the library behind it.
  package var sources: SourceMap

  /// What is to be shown.
  package var open: [Finding] { findings.filter { $0.suppression == nil } }
}

private func compile(_ sources: SourceMap, traced options: CompileOptions) -> Compilation {
  var options = options
  options.isTraced = true
  return compile(sources, options: options)
}

private func finish(
  _ findings: [Finding], _ input: LintInput, _ rules: [Rule], _ options: LintOptions
) -> LintResult {
  var suppressions = Suppressions(input.syntax)
  var findings = findings.map { suppressions.apply(to: $0, in: input.sources.files[0]) }
  if let rule = rules.first(where: { $0.name == BadSuppression.name }),
    let severity = Diagnostic.Severity(rawValue: options.severity(of: rule).rawValue)
  {
    var own = Findings(rule: rule.name, severity: severity)
    suppressions.report(to: &own, active: rules.map { $0.name }, isLaidOut: !input.diagnostics.hasErrors)
    findings += own.list
  }
  let order = findings.indices.sorted {
    (findings[$0].range.lower, $0) < (findings[$1].range.lower, $1)
  }
  return LintResult(
    findings: order.map { findings[$0] },
    diagnostics: input.diagnostics.filter { !CompilerFindings.ids.contains($0.id) }, sources: input.sources)
}

/// The layouts that a claim of having no effect is tried in besides those that were asked for: narrow and wide, small and
/// large text, both directions.
enum Probes {
  static func variants(of options: CompileOptions) -> [CompileOptions] {
    let sizes: [(Double, Double)] = [(160, 160), (320, 568), (844, 390), (1024, 1366)]
    var variants = sizes.map { width, height -> CompileOptions in
      var probe = options
      probe.container = Container(size: Size(width: width, height: height), scale: options.container.scale)
      return probe
    }
    variants[1].contentSize = .accessibility3
    variants[2].contentSize = .xSmall
    variants[3].direction = options.direction == .leftToRight ? .rightToLeft : .leftToRight
    return variants
  }
}
