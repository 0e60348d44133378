/// What a parent offers a child: per axis a length or nothing (∅), which asks for the ideal size (Semantics §1.1).
/// ∅ is kept as NaN so that a proposal is two plain doubles: no offer can be NaN, and "is it ∅" costs one comparison.
/// 0 and −0 are the same proposal; ∞ is a length like any other and asks for the maximum.
package struct ProposedSize: Sendable, BitwiseCopyable {
  /// The offered width, NaN for ∅.
  var w: Double
  /// The offered height, NaN for ∅.
  var h: Double

  init(w: Double, h: Double) {
    self.w = w
    self.h = h
  }

  /// Nil means ∅.
  package init(width: Double?, height: Double?) {
    self.init(w: width ?? .nan, h: height ?? .nan)
  }

  package init(_ size: Size) {
    self.init(w: size.width, h: size.height)
  }

  package static let unspecified = ProposedSize(w: .nan, h: .nan)
  package static let zero = ProposedSize(w: 0, h: 0)
  package static let infinity = ProposedSize(w: .infinity, h: .infinity)

  /// The offered width in points, nil for ∅.
  package var width: Double? { w.isNaN ? nil : w }
  /// The offered height in points, nil for ∅.
  package var height: Double? { h.isNaN ? nil : h }

  /// The offer along `axis`, NaN for ∅.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? w : h }
    set { if axis == .horizontal { w = newValue } else { h = newValue } }
  }

  init(_ length: Double, along major: Axis, across minorLength: Double) {
    self =
      major == .horizontal
      ? ProposedSize(w: length, h: minorLength) : ProposedSize(w: minorLength, h: length)
  }

  /// The same offer less `insets`, never below 0; ∅ stays ∅ (Semantics §1.1).
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      w: w.isNaN ? w : max(w - insets.total(.horizontal), 0),
      h: h.isNaN ? h : max(h - insets.total(.vertical), 0))
  }
}

extension ProposedSize: Equatable {
  package static func == (a: ProposedSize, b: ProposedSize) -> Bool {
    (a.w == b.w || (a.w.isNaN && b.w.isNaN)) && (a.h == b.h || (a.h.isNaN && b.h.isNaN))
  }
}

extension Double {
  /// ∅ in every parameter and proposal of the engine.
  static var absent: Double { .nan }

  /// Whether this is ∅.
  var isAbsent: Bool { self != self }

  /// This length, or another one in place of ∅.
  func or(_ other: @autoclosure () -> Double) -> Double { self != self ? other() : self }
}

/// `min(max(low, value), high)`: the upper bound wins when the two contradict each other (Semantics §0).
func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
  let raised = low > value ? low : value
  return raised < high ? raised : high
}
