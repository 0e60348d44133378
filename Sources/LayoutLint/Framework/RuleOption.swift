/// A number that a rule can be tuned by: a tolerance, a threshold.
///
/// Options are numbers only, so that a configuration can be checked without knowing the rule: a name that is declared, a value in
/// its range.
package struct RuleOption: Sendable {
  /// Camel case, as configurations write it.
  package let name: String
  package let standard: Double
  package let range: ClosedRange<Double>
  /// What it decides, with its unit, without a full stop.
  package let what: String

  init(_ name: String, _ standard: Double, in range: ClosedRange<Double>, _ what: String) {
    self.name = name
    self.standard = standard
    self.range = range
    self.what = what
  }

  /// By how much something must be too long before it counts.
  static let tolerance = RuleOption("tolerance", 0.5, in: 0...1000, "the points by which it may be exceeded")
}

/// A value that somebody chose for an option.
package struct RuleSetting: Equatable, Sendable {
  package var rule: String
  package var option: String
  package var value: Double

  package init(rule: String, option: String, value: Double) {
    self.rule = rule
    self.option = option
    self.value = value
  }
}
