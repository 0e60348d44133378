import LayoutEngine

/// The trees that layout engines are compared on. Leaf i is 10 + i mod 7 wide and 8 + i mod 5 high; stacks have spacing 2 and
/// line up at the top or the leading edge, unless the workload says otherwise.
enum WorkloadTree {
  /// A tree of ten children a node over `leaves` leaves: rows of leaves, columns of rows, rows of columns, …
  static func decimal(
    _ leaves: Int, flexible: Bool, spacing: Double? = 2, leaf: (inout LayoutTreeBuilder, Int) -> Void
  ) -> LayoutTree {
    var builder = LayoutTreeBuilder(capacity: leaves + leaves / 4 + 16)
    var span = 10
    var level = 1
    while span < leaves { (span, level) = (span * 10, level + 1) }
    decimal(&builder, 0..<leaves, span, level, flexible, spacing, leaf)
    return builder.finish()
  }

  private static func decimal(
    _ builder: inout LayoutTreeBuilder, _ leaves: Range<Int>, _ span: Int, _ level: Int, _ flexible: Bool,
    _ spacing: Double?, _ leaf: (inout LayoutTreeBuilder, Int) -> Void
  ) {
    if level == 0 { return leaf(&builder, leaves.lowerBound) }
    beginStack(&builder, isRow: level % 2 == 1, spacing: spacing, flexible: flexible)
    var start = leaves.lowerBound
    while start < leaves.upperBound {
      let end = min(start + span / 10, leaves.upperBound)
      decimal(&builder, start..<end, span / 10, level - 1, flexible, spacing, leaf)
      start = end
    }
    endStack(&builder, flexible: flexible)
  }

  /// One column of `leaves` leaves.
  static func flat(_ leaves: Int) -> LayoutTree {
    var builder = LayoutTreeBuilder(capacity: leaves + 1)
    builder.beginVStack(alignment: .leading, spacing: 2)
    for index in 0..<leaves { fixedLeaf(&builder, index) }
    builder.end()
    return builder.finish()
  }

  /// `depth` stacks in each other, rows and columns in turn, each of a fixed leaf and the stack within; `innermost` ends it.
  static func deep(
    _ depth: Int, flexible: Bool, innermost: (inout LayoutTreeBuilder) -> Void = { fixedLeaf(&$0, 0) }
  ) -> LayoutTree {
    var builder = LayoutTreeBuilder(capacity: 3 * depth + 1)
    for level in stride(from: depth, to: 0, by: -1) {
      beginStack(&builder, isRow: level % 2 == 1, spacing: 1, flexible: flexible, isCentered: false)
      fixedLeaf(&builder, level - 1)
    }
    innermost(&builder)
    for _ in 0..<depth { endStack(&builder, flexible: flexible) }
    return builder.finish()
  }

  static func fixedLeaf(_ builder: inout LayoutTreeBuilder, _ index: Int) {
    builder.rigid(leafSize(index))
  }

  static func framedLeaf(_ builder: inout LayoutTreeBuilder, _ index: Int) {
    let size = leafSize(index)
    builder.beginFrame(width: size.width, height: size.height)
    builder.color()
    builder.end()
  }

  /// Every third leaf is fixed, the others take any width.
  static func flexibleLeaf(_ builder: inout LayoutTreeBuilder, _ index: Int) {
    let size = leafSize(index)
    if index % 3 == 0 { return fixedLeaf(&builder, index) }
    builder.elastic(
      minimum: Size(width: 0, height: size.height), ideal: size,
      maximum: Size(width: .infinity, height: size.height))
  }

  /// Texts of 3 to 22 characters; as high as they need to be.
  static func text(_ leaves: Int) -> LayoutTree {
    decimal(leaves, flexible: false) { textLeaf(&$0, characters: 3 + (7 * $1) % 20) }
  }

  /// Every leaf says where its top is.
  static func guidedLeaf(_ builder: inout LayoutTreeBuilder, _ index: Int) {
    builder.beginAlignmentGuide(.top) { $0.height / 2 }
    fixedLeaf(&builder, index)
    builder.end()
  }

  /// Colours in flexible frames.
  static func stretchedLeaf(_ builder: inout LayoutTreeBuilder, _ index: Int) {
    let size = leafSize(index)
    builder.beginFlexibleFrame(minWidth: size.width, maxWidth: .infinity, maxHeight: size.height)
    builder.color()
    builder.end()
  }

  /// Rows as people write them: things with a Spacer between.
  static func spacedLeaf(_ builder: inout LayoutTreeBuilder, _ index: Int) {
    if index % 5 == 2 { builder.spacer() } else { fixedLeaf(&builder, index) }
  }

  static func rankedLeaf(_ builder: inout LayoutTreeBuilder, _ index: Int) {
    builder.beginLayoutPriority(Double(index % 3))
    flexibleLeaf(&builder, index)
    builder.end()
  }

  static func textLeaf(_ builder: inout LayoutTreeBuilder, characters: Int) {
    builder.text(
      TextLeaf(spacing: nil) { proposal in
        let available = proposal.width ?? .infinity
        let perLine = max(1, Int(min((available / 7).rounded(.down), 1e6)))
        let lines = (characters + perLine - 1) / perLine
        let size = Size(width: Double(min(characters, perLine)) * 7, height: Double(lines) * 16)
        var text = TextSize(size: size, firstBaseline: 12, lastBaseline: size.height - 4)
        text.narrowest = size.width
        if lines == 1 { text.oneLine = TextSize.OneLine(size: size, lastBaseline: 12, limit: .infinity) }
        return text
      })
  }

  static func leafSize(_ index: Int) -> Size {
    Size(width: Double(10 + index % 7), height: Double(8 + index % 5))
  }

  private static func beginStack(
    _ builder: inout LayoutTreeBuilder, isRow: Bool, spacing: Double?, flexible: Bool, isCentered: Bool = true
  ) {
    if flexible { builder.beginFlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity) }
    let isCentered = flexible && isCentered
    if isRow {
      builder.beginHStack(alignment: isCentered ? .verticalCenter : .top, spacing: spacing)
    } else {
      builder.beginVStack(alignment: isCentered ? .horizontalCenter : .leading, spacing: spacing)
    }
  }

  private static func endStack(_ builder: inout LayoutTreeBuilder, flexible: Bool) {
    builder.end()
    if flexible { builder.end() }
  }
}
