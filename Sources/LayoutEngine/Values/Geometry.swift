/// The plain values of layout: lengths in points as `Double`, y growing downwards, x growing from the leading edge
/// inside the engine and from the left edge in the frames it reports. None of them knows about rounding: frames stay
/// exact until `pixelFrame` is asked for (Semantics §7.3).
package enum Axis: UInt8, Sendable {
  case horizontal, vertical

  /// The other axis: the minor one of a stack along this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The reading direction of a subtree. Horizontal coordinates are computed from the leading edge and mirrored inside
/// each container whose direction is right to left (Semantics §3.9).
package enum LayoutDirection: UInt8, Sendable {
  case leftToRight, rightToLeft
}

/// A width and a height in points. Infinite while probing, finite in every frame that is reported without an issue.
package struct Size: Equatable, Sendable, BitwiseCopyable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  /// The length along `axis`.
  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size whose length along `major` is the first argument.
  init(_ length: Double, along major: Axis, across minorLength: Double) {
    self =
      major == .horizontal
      ? Size(width: length, height: minorLength) : Size(width: minorLength, height: length)
  }
}

/// A place in points, relative to whatever its use says.
package struct Point: Equatable, Sendable, BitwiseCopyable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

/// A rectangle in points. The frames of a result are in container coordinates: the origin is the container's top left
/// corner, also in a right-to-left layout.
package struct Rect: Equatable, Sendable, BitwiseCopyable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var size: Size { Size(width: width, height: height) }

  /// No NaN and no infinity in it.
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

/// Distances from the four edges in points; leading is the left edge unless the layout runs right to left.
package struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = EdgeInsets()

  /// What both insets along `axis` take together.
  package func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
