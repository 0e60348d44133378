package import LayoutDiagnostics
import LayoutEngine
import LayoutSema

/// Styles of the program: types whose `makeBody(configuration:)` makes a view of a control's parts.
extension Evaluator {
  /// The name of a value's type; empty for a value without one.
  package func styleName(of value: Value) -> String {
    value.nominal.map { text(program[$0].name) } ?? ""
  }

  /// What a style makes of a configuration.
  package func makeBody(
    of style: Value, _ configuration: Value, at range: SourceRange
  ) throws(EvaluationError) -> Value {
    guard let type = style.nominal, let name = known.makeBody, let function = program[type].witness(name) else {
      return .none
    }
    return view(from: try call(function, [try standing(style), configuration], at: range), at: range)
  }

  /// A view of the first declaration of the library that makes leaves of a kind; nil without one.
  package func leaf(_ kind: String, _ arguments: [Value], at range: SourceRange) -> Value? {
    let index = natives.firstIndex {
      if case .leaf(let name, _) = $0 { name == kind } else { false }
    }
    return index.map { view(.native(NativeID(Int32(truncatingIfNeeded: $0))), arguments, at: range) }
  }

  /// Whether a type has a `makeBody` that the program wrote.
  func hasOwnBody(_ type: NominalID) -> Bool {
    guard let name = known.makeBody, let function = program[type].witness(name) else { return false }
    return !isInLibrary(program[function].range.lower)
  }
}

extension ControlStyle {
  /// Whether the program wrote the style.
  package func isOfProgram(_ evaluator: Evaluator) -> Bool {
    value.nominal.map { evaluator.hasOwnBody($0) } ?? false
  }
}

extension ViewTreeBuilder {
  /// The first argument of the outermost modifier of a name around an element; nil without such a modifier. So a container
  /// learns what its rows ask of it.
  package func argument(of modifier: String, on element: ViewElement) -> Value? {
    arguments(of: modifier, on: element).map { $0.count > 1 ? $0[1] : .none }
  }

  /// The name and the arguments of the library's container that an element is, inside of its modifiers.
  package func container(at element: ViewElement) -> (name: String, arguments: [Value])? {
    let record = evaluator[element.leaf]
    guard case .native(let id) = record.body, case .container(let name, _) = evaluator.natives[Int(id.index)] else {
      return nil
    }
    return (name, record.arguments)
  }

  /// All arguments of that modifier, the modified view first.
  package func arguments(of modifier: String, on element: ViewElement) -> [Value]? {
    for index in element.links {
      let record = evaluator[links[index].view]
      if case .native(let id) = record.body, evaluator.natives[Int(id.index)].modifierName == modifier {
        return record.arguments
      }
    }
    return nil
  }

  /// The arguments of every modifier of a name around an element, the outermost first.
  package func calls(of modifier: String, on element: ViewElement) -> [[Value]] {
    element.links.compactMap { index in
      let record = evaluator[links[index].view]
      guard case .native(let id) = record.body, evaluator.natives[Int(id.index)].modifierName == modifier else {
        return nil
      }
      return record.arguments
    }
  }

  /// The name of the library's view that an element is, and the environment it is in; nil for one of the program's own.
  package func kind(of element: ViewElement) -> (name: String, environment: EnvironmentValues)? {
    let environment = environments[Int(element.environment)]
    if case .title = evaluator[element.leaf].body { return ("Text", environment) }
    guard case .native(let id) = evaluator[element.leaf].body else { return nil }
    return switch evaluator.natives[Int(id.index)] {
    case .leaf(let name, _), .container(let name, _): (name, environment)
    case .text: ("Text", environment)
    default: nil
    }
  }

  /// The arguments of the view that an element is.
  package func arguments(of element: ViewElement) -> [Value] { evaluator[element.leaf].arguments }

  /// What a `ForEach` tells an element from the others by: the value at its key path, its own `id`, or what it is. Nil for an
  /// element outside of loops.
  package func identity(of element: ViewElement) -> Value? {
    guard let iteration = element.iteration else { return nil }
    let record = evaluator[iteration.loop]
    var data = record.arguments[0]
    if case .cell(let cell) = data { data = cell.value }
    let elements = Sequence(data)
    guard iteration.number < elements.count else { return nil }
    let value = elements[iteration.number]
    do throws(EvaluationError) {
      if record.arguments.count > 2 { return try evaluator.apply(record.arguments[1], [value], at: record.range) }
      guard let type = value.nominal, let read = evaluator.witness("id", of: type) else { return value }
      return try evaluator.call(read, [value], at: record.range)
    } catch {
      return nil
    }
  }

  /// The parts of an element that is a section; nil for any other.
  package func section(_ element: ViewElement) -> (parts: SectionParts, arguments: [Value])? {
    let record = evaluator[element.leaf]
    guard case .native(let id) = record.body, case .section(_, _, let parts) = evaluator.natives[Int(id.index)] else {
      return nil
    }
    return (parts, record.arguments)
  }

  /// Ends the building: an error has been recorded.
  package func fail() {
    tree.beginPassthrough()
    failed = true
  }
}
