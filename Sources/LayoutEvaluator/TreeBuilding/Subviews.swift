import LayoutDiagnostics
import LayoutSema

/// The views that a view comes to, as values that can be put elsewhere: `Group(subviews:)`, `ForEach(subviews:)`.
///
/// Such a value remembers the view, its path and a number. Where it is put the view is flattened once more, in the environment
/// of that place, and the one with the number is taken: so it inherits what the new place says, as in SwiftUI.
extension ViewTreeBuilder {
  /// The views that `content` comes to in an environment.
  func subviews(
    of content: Value, at path: PathID, _ environment: Int32, _ range: SourceRange
  ) throws(EvaluationError) -> [Value] {
    evaluator.environment = environments[Int(environment)]
    let view = try evaluator.builtView(content, at: range)
    let found = try contents(of: view, at: path, environment: environment, range: range)
    return found.elements.indices.map { number in
      let tag = argument(of: "tag", on: found.elements[number]) ?? .none
      let values = Value.array(containerValues(of: found.elements[number], range))
      let place = Value.integer(Int(path.index))
      return evaluator.view(.subview, [view, .integer(number), place, tag, values], at: range)
    }
  }

  /// What a view says to the container around it: keys and values, the outermost first.
  private func containerValues(of element: ViewElement, _ range: SourceRange) -> [Value] {
    calls(of: "containerValue", on: element).compactMap { arguments in
      guard arguments.count > 2, case .custom(let key) = evaluator.environmentKey(of: arguments[1], at: range) else {
        return nil
      }
      return .tuple([.integer(Int(key.index)), arguments[2]])
    }
  }

  /// What a closure makes of those views: of all at once, or of one after the other.
  func made(
    of views: [Value], by transform: Value, ofEach: Bool, _ range: SourceRange
  ) throws(EvaluationError) -> Value {
    var parts: [Value] = []
    for argument in ofEach ? views : [.array(views)] {
      parts.append(evaluator.view(from: try evaluator.apply(transform, [argument], at: range), at: range))
    }
    return evaluator.view(.tuple, parts, at: range)
  }

  /// Flattens one of those views where it is put.
  func flatten(
    subview record: ViewRecord, _ environment: Int32, into result: inout Flattening
  ) throws(EvaluationError) {
    let path = PathID(Int32(truncatingIfNeeded: record.arguments[2].integer))
    let number = record.arguments[1].integer
    let found = try contents(of: record.arguments[0], at: path, environment: environment, range: record.range)
    if number < found.elements.count { result.append(found.elements[number], &links) }
  }
}
