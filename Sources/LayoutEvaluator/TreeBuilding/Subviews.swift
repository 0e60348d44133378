import LayoutDiagnostics
import LayoutSema

/// The views that a view comes to, as values that can be put elsewhere: `Group(subviews:)`, `ForEach(subviews:)`, and
/// the same of its sections.
///
/// Such a value remembers the view, its path and a number. Where it is put the view is flattened once more, in the environment
/// of that place, and the one with the number is taken: so it inherits what the new place says, as in SwiftUI.
extension ViewTreeBuilder {
  /// The views that `content` comes to in an environment, or its sections.
  func subviews(
    _ form: SubviewsForm, of content: Value, at path: PathID, _ environment: Int32, _ range: SourceRange
  ) throws(EvaluationError) -> [Value] {
    evaluator.environment = environments[Int(environment)]
    let view = try evaluator.builtView(content, at: range)
    let inner = form.isOfSections ? withoutList(environment) : environment
    let found = try contents(of: view, at: path, environment: inner, range: range)
    let views = found.elements.indices.map { number in
      let tag = argument(of: "tag", on: found.elements[number]) ?? .none
      let values = Value.array(containerValues(of: found.elements[number], range))
      let place = Value.integer(Int(path.index))
      return evaluator.view(
        .subview, [view, .integer(number), place, tag, values, .boolean(form.isOfSections)], at: range)
    }
    return form.isOfSections ? sections(of: views, found.elements) : views
  }

  /// An environment in which sections are no views, so that those in them are found.
  private func withoutList(_ environment: Int32) -> Int32 {
    guard environments[Int(environment)].controls.isList else { return environment }
    var values = environments[Int(environment)]
    values.controls.isList = false
    environments.append(values)
    return Int32(environments.count - 1)
  }

  /// Views by section: number, header, content and footer of each. Views beside sections are sections of their own, as far as
  /// they stand next to each other.
  private func sections(of views: [Value], _ elements: [ViewElement]) -> [Value] {
    var result: [[[Value]]] = []
    var last: Int?
    for (view, element) in zip(views, elements) {
      if result.isEmpty || element.section?.number != last { result.append([[], [], []]) }
      last = element.section?.number
      result[result.count - 1][element.section?.part ?? 1].append(view)
    }
    return result.enumerated().map { (number, parts) in .tuple([.integer(number)] + parts.map { .array($0) }) }
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
    let inner = record.arguments[5].boolean ? withoutList(environment) : environment
    let found = try contents(of: record.arguments[0], at: path, environment: inner, range: record.range)
    if number < found.elements.count { result.append(found.elements[number], &links) }
  }
}
