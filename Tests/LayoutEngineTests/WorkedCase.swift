import Testing

@testable import LayoutEngine

/// One of the worked cases of Semantics §10: a sketch, a container, and the frames of the nodes that it names.
struct WorkedCase: CustomTestStringConvertible, Sendable {
  let id: String
  let container: (Double, Double)
  let sketch: @Sendable () -> Sketch
  let expected: [String: [Double]]
  var customs: @Sendable () -> [CustomAlignment] = { [] }

  init(
    _ id: String, _ width: Double, _ height: Double, _ sketch: @autoclosure @escaping @Sendable () -> Sketch,
    _ expected: [String: [Double]], customs: @autoclosure @escaping @Sendable () -> [CustomAlignment] = []
  ) {
    self.id = id
    container = (width, height)
    self.sketch = sketch
    self.expected = expected
    self.customs = customs
  }

  var testDescription: String { id }
}
