/// What a guide function sees of a view: its size and its guides, at the size and proposal that it has at that moment
/// (Semantics §1.3). Valid only while the function runs: it looks into the layout that is under way.
package struct ViewDimensions {
  /// In points.
  package let width: Double
  package let height: Double
  /// The view and its proposal; nil for dimensions that are a bare size, as a frame's own are to its alignment.
  let source: Source?
  let solver: Solver

  struct Source {
    let node: NodeIndex
    let proposal: ProposedSize
  }

  /// The guide's distance from the leading or top edge in points: the explicit value, else the guide's default.
  package subscript(key: AlignmentKey) -> Double {
    explicit(key) ?? solver.defaultGuide(key, in: self)
  }

  /// The value that an `alignmentGuide` or a text gives, nil if none does. `d[explicit: key]` in the language.
  package func explicit(_ key: AlignmentKey) -> Double? {
    guard let source else { return nil }
    if solver.work.pointee.recordsReads { solver.work.pointee.reads.append(GuideRead(node: source.node, key: key)) }
    return solver.explicitGuide(key, of: source.node, at: source.proposal)
  }

  var size: Size { Size(width: width, height: height) }
}
