struct Solver {
  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double { 0 }
  func explicitGuide(_ key: AlignmentKey, of node: NodeIndex, at proposal: ProposedSize) -> Double? { nil }
}
