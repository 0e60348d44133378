/// What the checker does not go beyond, and why.
enum SemaLimits {
  /// Expressions, statements and types inside each other. The walk recurses once a level; the parser has the same limit for
  /// brackets, but a chain of members or operators is as deep as it is long and costs no bracket.
  static let nesting = 1_000
}
