/// One rule of lint as a value: what users call it, what its documentation says, and the function that looks for what it is
/// against.
///
/// A rule is a file with one of these, and a line in ``RuleCatalog``. Everything that speaks of rules (the list, the pages, SARIF, the
/// configuration) reads it off here, and a test runs the examples: the bad one fires where it is drawn, the good one does not.
package struct Rule: Sendable {
  package enum Family: String, Sendable, CaseIterable {
    case alignment, frames, stacks, overflow, hygiene
  }

  /// Kebab case: what findings, suppressions and configurations say.
  package let name: String
  package let family: Family
  /// What it counts as unless a configuration says otherwise.
  package let severity: RuleSeverity
  /// One sentence on what it finds, without a full stop.
  package let what: String
  /// Why that is a mistake, in sentences.
  package let why: String
  /// Code in which it fires, with the finding drawn below its place.
  package let bad: String
  /// The same, put right.
  package let good: String
  /// What its fix does, where it has one.
  package let fix: FixSafety?
  /// The numbers that it can be tuned by.
  package let options: [RuleOption]
  /// Whether it says "nothing here has an effect". Such a finding must hold wherever the layout might be shown, so it is
  /// tried in more containers, text sizes and directions than were asked for.
  package let isUniversal: Bool
  /// To whom it leaves a view in which another rule has found something.
  package let yields: Yielding
  /// In points; the examples are laid out in a plain box this wide.
  package let exampleWidth: Double
  package let check: @Sendable (LintInput, inout Findings) -> Void

  init(
    _ name: String, _ family: Family, _ severity: RuleSeverity, what: String, why: String, bad: String, good: String,
    fix: FixSafety? = nil, options: [RuleOption] = [], isUniversal: Bool = false, yields: Yielding = .never,
    exampleWidth: Double = 320,
    check: @escaping @Sendable (LintInput, inout Findings) -> Void
  ) {
    self.name = name
    self.family = family
    self.severity = severity
    self.what = what
    self.why = why
    self.bad = bad
    self.good = good
    self.fix = fix
    self.options = options
    self.isUniversal = isUniversal
    self.yields = yields
    self.exampleWidth = exampleWidth
    self.check = check
  }
}

/// Which findings in a view make a rule about that view keep quiet: one mistake makes one message.
package enum Yielding: Sendable {
  case never
  /// Those of rules of its own family.
  case toFamily
  /// All but those about habits of writing.
  case toAll
}

/// How much a rule's findings count.
package enum RuleSeverity: String, Sendable, CaseIterable {
  case error, warning, info, off
}

/// Whether a fix may be made without a look at what it does.
package enum FixSafety: String, Sendable {
  /// Every frame stays as it is. Laying out again proves it before anything is written.
  case safe
  /// Frames change, as somebody has to want.
  case unsafe
}
