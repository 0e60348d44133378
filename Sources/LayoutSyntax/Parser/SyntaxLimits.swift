/// The limits of reading a file, each with its reason.
package enum SyntaxLimits {
  /// How deep brackets, prefix operators, right operands and the like may nest: 1,000 nested views, and room for the
  /// declarations around them. Every level costs the parser some stack, and this many fit into 4 MB unoptimised.
  package static let nesting = 1_024
  /// How many messages a file gets; one that earns more is not Swift, and nobody reads on.
  package static let diagnostics = 1_000
  /// On how many lines UTF-8 may be broken before a file counts as no text at all.
  package static let invalidUTF8Reports = 20
  /// How many tokens are looked at to tell generic arguments from a comparison, so that `a < b < c < …` stays linear.
  static let genericLookahead = 128
}
