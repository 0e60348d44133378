import Testing

@testable import LayoutEngine

/// Semantics §7.4: edges are rounded, ties go up, and thirds of 100 fall on the whole pixels of each scale.
@Test(arguments: thirdsByScale)
func pixelEdgesOfThirds(_ scale: Double, _ edges: [Double]) {
  let third = 100.0 / 3
  for index in 0..<3 {
    let frame = pixelFrame(Rect(x: Double(index) * third, y: 0, width: third, height: 1), scale: scale)
    #expect(abs(frame.x - edges[index]) < 1e-9)
    #expect(abs(frame.x + frame.width - edges[index + 1]) < 1e-9)
  }
}

@Test(arguments: [(0.5, 1.0), (-0.5, 0), (1.5, 2), (-1.5, -1), (0.25, 0)])
func pixelTiesGoUp(_ position: Double, _ expected: Double) {
  #expect(pixelFrame(Rect(x: position, y: 0, width: 2, height: 2), scale: 1).x == expected)
}

@Test func pixelFramesAreStandardised() {
  let frame = pixelFrame(Rect(x: 10, y: 10, width: -4, height: 4), scale: 1)
  #expect(frame == Rect(x: 6, y: 10, width: 4, height: 4))
}

private let thirdsByScale: [(Double, [Double])] = [
  (1, [0, 33, 67, 100]), (2, [0, 33.5, 66.5, 100]), (3, [0, 100.0 / 3, 200.0 / 3, 100]),
]
