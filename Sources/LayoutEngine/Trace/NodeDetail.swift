/// What a node was made with, as far as it matters to layout, in values instead of source: what `frame(width: a + b)` was
/// in this layout. In points; nil is what was not given.
package enum NodeDetail: Sendable {
  /// A kind that has no parameters, or none that say anything about it.
  case none
  /// `HStack`, `VStack` and the lazy ones.
  case stack(Axis, alignment: AlignmentKey, spacing: Double?)
  /// `ZStack`, `overlay` and `background`.
  case aligned(Alignment)
  case fixedFrame(width: Double?, height: Double?, Alignment)
  case flexibleFrame(width: LengthRange, height: LengthRange, Alignment)
  /// `padding` and `safeAreaPadding`.
  case insets(EdgeInsets)
  case offset(Point)
  case position(Point)
  case priority(Double)
  case guide(AlignmentKey)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Nil is the child's own ratio.
  case aspectRatio(Double?, ContentMode)
  /// `Spacer`, with its minimum.
  case spacer(minimum: Double)
  case scroll(horizontal: Bool, vertical: Bool, margins: EdgeInsets)
  case safeAreaInset(Axis, isFirst: Bool, alignment: AlignmentKey)
  case grid(Alignment)
}

/// What a flexible frame allows on one axis, after SwiftUI has made sense of it (Semantics §5.2); nil is no limit.
package struct LengthRange: Equatable, Sendable {
  package let minimum: Double?
  package let ideal: Double?
  package let maximum: Double?

  init(_ limits: LengthLimits) {
    minimum = limits.low.given
    ideal = limits.ideal.given
    maximum = limits.high.given
  }
}

extension Double {
  /// Nil for ∅.
  var given: Double? { isAbsent ? nil : self }
}

extension LayoutTree {
  /// What a node was made with.
  package func detail(of node: NodeIndex) -> NodeDetail {
    let index = Int(nodes.parameter[node])
    switch nodes.kind[node] {
    case .hStack, .lazyHStack: return stackDetail(.horizontal, parameters.stacks[index])
    case .vStack, .lazyVStack: return stackDetail(.vertical, parameters.stacks[index])
    case .zStack, .overlay, .background: return .aligned(parameters.alignments[index])
    case .fixedFrame:
      let frame = parameters.fixedFrames[index]
      return .fixedFrame(width: frame.width.given, height: frame.height.given, frame.alignment)
    case .flexibleFrame:
      let frame = parameters.flexibleFrames[index]
      return .flexibleFrame(width: LengthRange(frame.width), height: LengthRange(frame.height), frame.alignment)
    case .padding, .safeAreaPadding: return .insets(parameters.insets[index])
    case .offset: return .offset(parameters.points[index])
    case .position: return .position(parameters.points[index])
    case .layoutPriority: return .priority(parameters.priorities[index])
    case .alignmentGuide: return .guide(parameters.guides[index].key)
    case .fixedSize:
      let axes = FixedAxes(parameter: index)
      return .fixedSize(horizontal: axes.horizontal, vertical: axes.vertical)
    case .aspectRatio:
      return .aspectRatio(parameters.aspectRatios[index].ratio.given, parameters.aspectRatios[index].mode)
    case .spacer: return .spacer(minimum: max(0, parameters.orientedLengths[index].length))
    case .scrollView:
      let scroll = parameters.scrolls[index]
      return .scroll(horizontal: scroll.axes.horizontal, vertical: scroll.axes.vertical, margins: scroll.margins)
    case .safeAreaInset:
      let inset = parameters.safeAreaInsets[index]
      return .safeAreaInset(inset.axis, isFirst: inset.isFirst, alignment: inset.alignment)
    case .grid: return .grid(parameters.grids[index].alignment)
    default: return .none
    }
  }

  private func stackDetail(_ axis: Axis, _ stack: StackParameters) -> NodeDetail {
    .stack(axis, alignment: stack.alignment, spacing: stack.spacing.given)
  }
}
