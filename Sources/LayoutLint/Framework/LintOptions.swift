package import LayoutCompiler
package import LayoutDiagnostics
package import LayoutEvaluator

/// What a lint is to do.
package struct LintOptions: Sendable {
  /// What the file is laid out for, at least one.
  package var variants: [LintVariant]
  /// Smaller screens that nobody asked for, on which a row may turn out to be too wide (`variant-overflow`).
  package var narrow: [LintVariant] = []
  /// What rules count as; those that are not named count as their files say.
  package var severities: [(rule: String, severity: RuleSeverity)] = []
  /// What the options of rules are set to.
  package var settings: [RuleSetting] = []

  package init(variants: [LintVariant]) { self.variants = variants }

  /// Lays out with the files of an app's bundle.
  package mutating func takeResources(_ resources: Resources?) {
    for index in variants.indices { variants[index].options.resources = resources }
    for index in narrow.indices { narrow[index].options.resources = resources }
  }

  /// The last word counts.
  package func severity(of rule: Rule) -> RuleSeverity {
    severities.last { $0.rule == rule.name }?.severity ?? rule.severity
  }

  /// The last word counts.
  package func value(of option: RuleOption, of rule: Rule) -> Double {
    settings.last { $0.rule == rule.name && $0.option == option.name }?.value ?? option.standard
  }

  func findings(of rule: Rule, in input: LintInput) -> [Finding] {
    guard let severity = Diagnostic.Severity(rawValue: severity(of: rule).rawValue) else { return [] }
    var findings = Findings(rule: rule.name, severity: severity, settings: settings)
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
  /// What the variants are called that were asked for.
  package var variants: [String]

  /// What is to be shown.
  package var open: [Finding] { findings.filter { $0.suppression == nil && !$0.isInBaseline } }
}
