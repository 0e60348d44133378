/// Containers that choose, scroll or make room.
extension LayoutTreeBuilder {
  /// `ViewThatFits(in:)`: any number of candidates.
  @discardableResult
  package mutating func beginViewThatFits(horizontal: Bool = true, vertical: Bool = true) -> NodeIndex {
    begin(.viewThatFits, parameter: (horizontal ? 1 : 0) | (vertical ? 2 : 0))
  }

  @discardableResult
  package mutating func beginLazyVStack(
    alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil
  ) -> NodeIndex {
    parameters.stacks.append(StackParameters(alignment: alignment, spacing: spacing ?? .absent))
    return begin(.lazyVStack, parameter: parameters.stacks.count - 1, orientation: .vertical)
  }

  @discardableResult
  package mutating func beginLazyHStack(
    alignment: AlignmentKey = .verticalCenter, spacing: Double? = nil
  ) -> NodeIndex {
    parameters.stacks.append(StackParameters(alignment: alignment, spacing: spacing ?? .absent))
    return begin(.lazyHStack, parameter: parameters.stacks.count - 1, orientation: .horizontal)
  }

  /// `ScrollView`: at most one child (several views are in a VStack). `margins` are `contentMargins`; `shortAnchor` and
  /// `longAnchor` are `defaultScrollAnchor` for a content shorter and longer than the view, as fractions of the slack.
  @discardableResult
  package mutating func beginScrollView(
    horizontal: Bool = false, vertical: Bool = true, margins: EdgeInsets = .zero,
    shortAnchor: Point = .zero, longAnchor: Point = .zero
  ) -> NodeIndex {
    let axes = FixedAxes(parameter: (horizontal ? 1 : 0) | (vertical ? 2 : 0))
    parameters.scrolls.append(
      ScrollParameters(axes: axes, margins: margins, shortAnchor: shortAnchor, longAnchor: longAnchor))
    let index = begin(.scrollView, parameter: parameters.scrolls.count - 1, orientation: StackOrientation.none)
    surroundings.scrollView = index
    return index
  }

  @discardableResult
  package mutating func beginIgnoresSafeArea(_ edges: EdgeSet = .all) -> NodeIndex {
    begin(.ignoresSafeArea, parameter: Int(edges.rawValue))
  }

  /// `safeAreaInset(edge:alignment:spacing:)`: the primary view, then the inset view. `edge` is one edge.
  @discardableResult
  package mutating func beginSafeAreaInset(
    edge: EdgeSet, alignment: AlignmentKey, spacing: Double? = nil
  ) -> NodeIndex {
    parameters.safeAreaInsets.append(
      SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? .absent))
    return begin(.safeAreaInset, parameter: parameters.safeAreaInsets.count - 1)
  }

  @discardableResult
  package mutating func beginSafeAreaPadding(_ insets: EdgeInsets) -> NodeIndex {
    parameters.insets.append(insets)
    return begin(.safeAreaPadding, parameter: parameters.insets.count - 1)
  }

  /// Changes the insets of a node that was begun with some.
  package mutating func setInsets(_ insets: EdgeInsets, of node: NodeIndex) {
    parameters.insets[Int(nodes.parameter[node])] = insets
  }

  /// `containerRelativeFrame`: `length` makes the frame's length on each of the given axes from that of the container, the
  /// nearest scroll view or else the host's safe area (Semantics §5.11).
  @discardableResult
  package mutating func beginContainerRelativeFrame(
    horizontal: Bool, vertical: Bool, alignment: Alignment = .center, length: @escaping (Double, Axis) -> Double
  ) -> NodeIndex {
    parameters.fixedFrames.append(FixedFrame(width: .absent, height: .absent, alignment: alignment))
    let axes = FixedAxes(parameter: (horizontal ? 1 : 0) | (vertical ? 2 : 0))
    parameters.relativeFrames.append(
      RelativeFrame(
        frame: parameters.fixedFrames.count - 1, container: surroundings.scrollView, axes: axes, length: length))
    return begin(.fixedFrame, parameter: parameters.fixedFrames.count - 1)
  }
}

/// The length of `span` of `count` equal columns of a container, `spacing` apart (Semantics §5.11).
package func relativeLength(_ container: Double, count: Int, span: Int, spacing: Double) -> Double {
  let column = (container - spacing * (Double(count) - 1)) / Double(count)
  return column * Double(span) + (Double(span) - 1) * spacing
}
