/// What the nodes of each kind are made with. A node stores one index into the table of its kind; absent values are ∅
/// (NaN), so that the tables hold plain doubles and the passes need no optionals.

/// A leaf that takes what it is offered between two bounds, each axis by itself; all lengths given. Its summary is made once,
/// with the tree.
struct ElasticSize {
  let minimum: Size
  let ideal: Size
  let maximum: Size
  let flags: NodeFlags

  init(minimum: Size, ideal: Size, maximum: Size) {
    let width = AxisSummary.elastic(minimum.width, ideal.width, maximum.width)
    let height = AxisSummary.elastic(minimum.height, ideal.height, maximum.height)
    var flags = NodeFlags(width: width.response, height: height.response, inert: false)
    flags.insert(flags.clampedTraits(width, height))
    self.minimum = Size(width: width.low, height: height.low)
    self.ideal = ideal
    self.maximum = maximum
    self.flags = flags
  }
}

/// `frame(width:height:alignment:)`. ∅ leaves an axis to the child.
struct FixedFrame {
  var width: Double
  var height: Double
  var alignment: Alignment
}

/// One axis of `frame(minWidth:idealWidth:maxWidth:…)`, normalised (Semantics §5.2).
struct LengthLimits {
  var low: Double
  var ideal: Double
  var high: Double

  var isUnset: Bool { low.isAbsent && ideal.isAbsent && high.isAbsent }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
struct FlexibleFrame {
  var width: LengthLimits
  var height: LengthLimits
  var alignment: Alignment

  subscript(axis: Axis) -> LengthLimits { axis == .horizontal ? width : height }
}

/// `HStack` and `VStack`: the key that lines the children up, and the explicit spacing or ∅.
struct StackParameters {
  var alignment: AlignmentKey
  var spacing: Double
}

/// `aspectRatio`: width over height, ∅ to take the child's own.
struct AspectRatio {
  var ratio: Double
  var mode: ContentMode
}

/// How a view with an aspect ratio uses the space it is offered.
package enum ContentMode: UInt8, Sendable {
  case fit, fill
}

/// The direction a Spacer or Divider finds itself in (Semantics §2.9).
package enum StackOrientation: UInt8, Sendable {
  case none, horizontal, vertical
}

/// `Spacer(minLength:)` and `Divider`: a length in points and the orientation around it.
struct OrientedLength {
  var length: Double
  var orientation: StackOrientation
}

/// `alignmentGuide`: the key that it sets and the function that gives the value.
struct AlignmentGuide {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> Double
}
