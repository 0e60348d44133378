import LayoutDiagnostics

/// Taking back what has turned out to follow from another mistake.
extension [Diagnostic] {
  /// Removes those that meet a condition among the last ones, from an index onwards.
  mutating func removeAll(from first: Int, where isConsequence: (Diagnostic) -> Bool) {
    guard count > first else { return }
    replaceSubrange(first..., with: self[first...].filter { !isConsequence($0) })
  }
}
