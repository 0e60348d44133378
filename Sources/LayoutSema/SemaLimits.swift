/// What the checker does not go beyond, and why.
enum SemaLimits {
  /// Expressions, statements and types inside each other. The walk recurses once a level; the parser has a limit
  /// for brackets, and this one lies above it so that too many are told once; but a chain of members or operators is as
  /// deep as it is long and costs no bracket.
  static let nesting = 1_100
}
