/// Rounding to pixels, the last step and none of layout's business (Semantics §7.4): edges are rounded, not sizes, so
/// neighbours that share an edge share it on the screen as well. Ties go up. `scale` is pixels per point.
package func pixelFrame(_ frame: Rect, scale: Double) -> Rect {
  let standard = Rect(
    x: min(frame.x, frame.x + frame.width), y: min(frame.y, frame.y + frame.height),
    width: frame.width.magnitude, height: frame.height.magnitude)
  let pixel = 1 / scale
  let left = roundToPixel(standard.x, pixel)
  let top = roundToPixel(standard.y, pixel)
  let right = roundToPixel(standard.x + standard.width, pixel)
  let bottom = roundToPixel(standard.y + standard.height, pixel)
  return Rect(
    x: left, y: top, width: roundToPixel(right - left, pixel), height: roundToPixel(bottom - top, pixel))
}

private func roundToPixel(_ value: Double, _ pixel: Double) -> Double {
  ((value + pixel / 2) / pixel).rounded(.down) * pixel
}
