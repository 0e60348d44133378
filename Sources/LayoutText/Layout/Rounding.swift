/// Rounding by way of integers.
///
/// The standard library's `rounded()` calls the C library's mathematics where the processor is not known to round by
/// itself; that is slower, and it is one more library to link.

/// The least whole number that is not below `value`; infinities and NaN stay what they are.
@inline(__always)
func ceiling(_ value: Double) -> Double {
  guard abs(value) < largestFraction else { return value }
  let whole = Double(Int64(value))
  return whole < value ? whole + 1 : whole
}

/// The nearest whole number, the greater one of two equally near.
@inline(__always)
func nearest(_ value: Double) -> Double {
  -ceiling(-value - 0.5)
}

/// From here on every number is whole.
private let largestFraction = 4_503_599_627_370_496.0
