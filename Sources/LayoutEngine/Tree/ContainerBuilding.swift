/// The containers: any number of children up to the matching `end()`. Spacing is in points, nil for the children's own
/// preferences (Semantics §3.1).
extension LayoutTreeBuilder {
  @discardableResult
  package mutating func beginHStack(
    alignment: AlignmentKey = .verticalCenter, spacing: Double? = nil
  ) -> NodeIndex {
    stack(.hStack, alignment, spacing, .horizontal)
  }

  @discardableResult
  package mutating func beginVStack(
    alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil
  ) -> NodeIndex {
    stack(.vStack, alignment, spacing, .vertical)
  }

  @discardableResult
  package mutating func beginZStack(alignment: Alignment = .center) -> NodeIndex {
    parameters.alignments.append(alignment)
    return begin(.zStack, parameter: parameters.alignments.count - 1, orientation: StackOrientation.none)
  }

  /// A reader whose content is known beforehand: it takes the offer, and its children lie in it at the top leading corner,
  /// each offered the reader's size (Semantics §6.7). A content that depends on that size is a tree of its own, with such
  /// a node as its root, laid out in the frame that this tree gives the reader.
  @discardableResult
  package mutating func beginGeometryReader() -> NodeIndex {
    begin(.geometryReader, orientation: StackOrientation.none)
  }

  /// A `Layout` of the program's own (Semantics §6.9).
  @discardableResult
  package mutating func beginCustom(_ layout: CustomLayout, orientation: StackOrientation = .none) -> NodeIndex {
    parameters.customLayouts.append(layout)
    return begin(.custom, parameter: parameters.customLayouts.count - 1, orientation: orientation)
  }

  private mutating func stack(
    _ kind: NodeKind, _ alignment: AlignmentKey, _ spacing: Double?, _ orientation: StackOrientation
  ) -> NodeIndex {
    parameters.stacks.append(StackParameters(alignment: alignment, spacing: spacing ?? .absent))
    return begin(kind, parameter: parameters.stacks.count - 1, orientation: orientation)
  }
}
