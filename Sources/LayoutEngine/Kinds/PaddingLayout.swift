/// `padding` (Semantics §5.3): the child is offered what the insets leave and answers for the rest; negative insets offer more
/// and take up less, never less than nothing.
extension EdgeInsets {
  /// The padded length along `axis`, from the child's.
  func summary(_ axis: Axis, child: AxisSummary) -> AxisSummary {
    let total = total(axis)
    func length(_ offer: Double) -> Double {
      let inner = child.length(at: offer.isAbsent ? offer : max(offer - total, 0))
      return inner.isNaN ? inner : max(inner + total, 0)
    }
    switch child.response {
    case .rigid: return .rigid(max(child.ideal + total, 0))
    case .unknown: return .unknown
    default:
      let low = length(0)
      let ideal = length(.absent)
      let high = length(.infinity)
      return total == 0 && child.response == .clamped
        ? .clamped(low, ideal, high) : .sampled(low: low, ideal: ideal, high: high)
    }
  }
}

extension Size {
  func outset(by insets: EdgeInsets) -> Size {
    Size(
      width: max(width + insets.total(.horizontal), 0), height: max(height + insets.total(.vertical), 0))
  }
}
