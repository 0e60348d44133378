/// The modifiers: one child up to the matching `end()` (two for an overlay and a background).
extension LayoutTreeBuilder {
  /// A modifier that does not take part in layout, or a stack of one static child. `orientation` is that of such a stack;
  /// `direction` that of `environment(\.layoutDirection, …)`, for the child.
  @discardableResult
  package mutating func beginPassthrough(
    orientation: StackOrientation? = nil, direction: LayoutDirection? = nil
  ) -> NodeIndex {
    begin(.passthrough, orientation: orientation, direction: direction)
  }

  /// A control around its child: some edges are those of a shape to its neighbours, whatever text stands at them.
  @discardableResult
  package mutating func beginPlainEdges(_ edges: EdgeSet = .all) -> NodeIndex {
    begin(.plainEdges, parameter: Int(edges.rawValue))
  }

  /// `offset(x:y:)`: the child is shifted, nothing else notices (Semantics §5.4).
  @discardableResult
  package mutating func beginOffset(x: Double, y: Double) -> NodeIndex { point(.offset, x, y) }

  /// `position(x:y:)`: fills the offer and centers the child on the point (Semantics §5.5).
  @discardableResult
  package mutating func beginPosition(x: Double, y: Double) -> NodeIndex { point(.position, x, y) }

  @discardableResult
  package mutating func beginLayoutPriority(_ value: Double) -> NodeIndex {
    if value.isNaN { parameters.issues.append(LayoutIssue(.nanPriority, at: count)) }
    parameters.priorities.append(value.or(0))
    return begin(.layoutPriority, parameter: parameters.priorities.count - 1)
  }

  /// `alignmentGuide(key) { … }`: `compute` sees the child's dimensions and answers the distance of the guide from the
  /// child's leading or top edge. It may be called any number of times and must be a pure function.
  @discardableResult
  package mutating func beginAlignmentGuide(
    _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> Double
  ) -> NodeIndex {
    parameters.guides.append(AlignmentGuide(key: key, compute: compute))
    return begin(.alignmentGuide, parameter: parameters.guides.count - 1)
  }

  /// Two children: the primary, then the secondary, aligned to it guide by guide (Semantics §5.6).
  @discardableResult
  package mutating func beginOverlay(alignment: Alignment = .center) -> NodeIndex { aligned(.overlay, alignment) }

  /// As `beginOverlay`; what is drawn behind is placed alike.
  @discardableResult
  package mutating func beginBackground(alignment: Alignment = .center) -> NodeIndex { aligned(.background, alignment) }

  @discardableResult
  package mutating func beginPadding(_ insets: EdgeInsets) -> NodeIndex {
    parameters.insets.append(insets)
    return begin(.padding, parameter: parameters.insets.count - 1)
  }

  /// `aspectRatio(ratio, contentMode:)`; nil is the child's own ratio (Semantics §5.7).
  @discardableResult
  package mutating func beginAspectRatio(_ ratio: Double?, mode: ContentMode) -> NodeIndex {
    parameters.aspectRatios.append(AspectRatio(ratio: ratio ?? .absent, mode: mode))
    return begin(.aspectRatio, parameter: parameters.aspectRatios.count - 1)
  }

  @discardableResult
  package mutating func beginFixedSize(horizontal: Bool = true, vertical: Bool = true) -> NodeIndex {
    begin(.fixedSize, parameter: (horizontal ? 1 : 0) | (vertical ? 2 : 0))
  }

  /// `frame(width:height:alignment:)`. A negative or non-finite dimension is dropped and reported.
  @discardableResult
  package mutating func beginFrame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> NodeIndex {
    let frame = FixedFrame(width: frameLength(width), height: frameLength(height), alignment: alignment)
    parameters.fixedFrames.append(frame)
    return begin(.fixedFrame, parameter: parameters.fixedFrames.count - 1)
  }

  /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @discardableResult
  package mutating func beginFlexibleFrame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> NodeIndex {
    let width = limits(minWidth, idealWidth, maxWidth)
    let height = limits(minHeight, idealHeight, maxHeight)
    parameters.flexibleFrames.append(FlexibleFrame(width: width, height: height, alignment: alignment))
    return begin(.flexibleFrame, parameter: parameters.flexibleFrames.count - 1)
  }

  private mutating func point(_ kind: NodeKind, _ x: Double, _ y: Double) -> NodeIndex {
    parameters.points.append(Point(x: x, y: y))
    return begin(kind, parameter: parameters.points.count - 1)
  }

  private mutating func aligned(_ kind: NodeKind, _ alignment: Alignment) -> NodeIndex {
    parameters.alignments.append(alignment)
    return begin(kind, parameter: parameters.alignments.count - 1)
  }

  private mutating func frameLength(_ length: Double?) -> Double {
    guard let length else { return .absent }
    if length >= 0 && length.isFinite { return length }
    parameters.issues.append(LayoutIssue(.invalidFrameDimension, at: count))
    return .absent
  }

  /// The normal form of Semantics §5.2. A NaN counts as not given.
  private mutating func limits(_ low: Double?, _ ideal: Double?, _ high: Double?) -> LengthLimits {
    let low = low ?? .absent
    let ideal = ideal ?? .absent
    let high = high ?? .absent
    if low > ideal || ideal > high || low > high {
      parameters.issues.append(LayoutIssue(.contradictoryFrame, at: count))
    }
    let normalLow = low.isAbsent ? low : max(low, 0)
    let normalIdeal = ideal.isAbsent ? ideal : max(normalLow.or(0), ideal)
    let normalHigh = high.isAbsent ? high : max(normalIdeal.or(0), high)
    return LengthLimits(low: normalLow, ideal: normalIdeal, high: normalHigh)
  }
}
