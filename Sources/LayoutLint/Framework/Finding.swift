package import LayoutDiagnostics

/// What a rule found: a diagnostic, how far its fix is to be trusted, and in which of the layouts that were asked for it shows.
package struct Finding: Sendable {
  package var diagnostic: Diagnostic
  /// Nil without a fix, which is the diagnostic's one fix-it.
  package var safety: FixSafety?
  /// Indices of the variants, those that nobody asked for behind the others, that it occurs in; empty for what the text alone shows.
  var variants: [Int]
  /// What those variants are called.
  package var variantNames: [String] = []
  /// The reason of the comment that silences it; nil if none does.
  package var suppression: String?
  /// Whether a baseline says that it is known.
  package var isInBaseline = false

  init(diagnostic: Diagnostic, safety: FixSafety?, variants: [Int]) {
    self.diagnostic = diagnostic
    self.safety = safety
    self.variants = variants
  }

  package var rule: String { diagnostic.name }
  package var range: SourceRange { diagnostic.range }
}

/// Takes down what one rule finds.
package struct Findings: Sendable {
  private let rule: String
  private let severity: Diagnostic.Severity
  private let settings: [RuleSetting]
  package private(set) var list: [Finding] = []

  /// - Parameter settings: the values of the rule's options.
  init(rule: String, severity: Diagnostic.Severity, settings: [RuleSetting] = []) {
    self.rule = rule
    self.severity = severity
    self.settings = settings
  }

  /// The value of one of the rule's options.
  func value(of option: RuleOption) -> Double {
    settings.last { $0.rule == rule && $0.option == option.name }?.value ?? option.standard
  }

  /// - Parameter variants: where it was seen; nothing for what does not depend on a layout.
  mutating func report(
    _ message: String, at range: SourceRange, variants: [Int] = [], notes: [Diagnostic.Note] = [], fix: Fix? = nil
  ) {
    var diagnostic = Diagnostic(.lint, severity, message, at: range, notes: notes, fixIts: fix.map { [$0.fixIt] } ?? [])
    diagnostic.rule = rule
    list.append(Finding(diagnostic: diagnostic, safety: fix?.safety, variants: variants))
  }
}

/// A change that a rule proposes.
struct Fix {
  var fixIt: FixIt
  var safety: FixSafety

  static func safe(_ message: String, _ edits: [SourceEdit]) -> Fix { Fix(message, edits, .safe) }
  static func unsafe(_ message: String, _ edits: [SourceEdit]) -> Fix { Fix(message, edits, .unsafe) }

  private init(_ message: String, _ edits: [SourceEdit], _ safety: FixSafety) {
    fixIt = FixIt(message)
    fixIt.edits = edits
    self.safety = safety
  }
}
