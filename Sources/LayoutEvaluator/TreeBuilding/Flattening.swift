package import LayoutDiagnostics
import LayoutSema

/// Flattening: from a view value to the elements that a container has as children (Semantics §2.1–2.3).
///
/// Groups, branches, loops and the bodies of the program's own views dissolve into their parts; empty ones leave nothing, and
/// modifiers on them neither. A modifier around several views is repeated around each, under one path.
extension ViewTreeBuilder {
  /// The elements of what a builder closure or a view property gave, with paths `parent`.0, `parent`.1, …, or starting at
  /// another number.
  package func contents(
    of view: Value, at parent: PathID, from first: Int = 0, environment: Int32, range: SourceRange
  ) throws(EvaluationError) -> ViewElements {
    var flattening = Flattening()
    let around = rowLinks
    rowLinks = 0..<0
    for index in around { flattening.open(links[index]) }
    try flatten(parts: view, at: parent, from: first, environment, range, into: &flattening)
    for _ in around { flattening.closeModifier(&links) }
    return ViewElements(elements: flattening.elements, isDynamic: flattening.isDynamic)
  }

  /// Flattens what stands inside something: each view of a tuple is numbered from `first`.
  private func flatten(
    parts view: Value, at parent: PathID, from first: Int, _ environment: Int32, _ range: SourceRange,
    into result: inout Flattening
  ) throws(EvaluationError) {
    if case .view(let id) = view, evaluator[id].body == .tuple {
      let children = evaluator[id].arguments
      for (index, child) in children.enumerated() {
        let path = paths.append(first + index, to: parent)
        try flatten(child, at: path, environment, range, into: &result)
      }
    } else {
      try flatten(view, at: paths.append(first, to: parent), environment, range, into: &result)
    }
  }

  /// Flattens one view, which stands at `path`.
  private func flatten(
    _ view: Value, at path: PathID, _ environment: Int32, _ range: SourceRange, into result: inout Flattening
  ) throws(EvaluationError) {
    var view = evaluator.view(from: view, at: range)
    var path = path
    var environment = environment
    var opened = 0
    defer { for _ in 0..<opened { result.closeModifier(&links) } }
    while case .view(let id) = view {
      let record = evaluator[id]
      switch record.body {
      case .tuple where record.arguments.count == 1: view = record.arguments[0]
      case .tuple:
        return try flatten(parts: view, at: path, from: 0, environment, record.range, into: &result)
      case .conditional:
        result.isDynamic = true
        guard let content = record.arguments.first else { return }
        return try flatten(parts: content, at: path, from: 0, environment, record.range, into: &result)
      case .title:
        return result.append(ViewElement(leaf: id, path: path, links: 0..<0, environment: environment), &links)
      case .subview: return try flatten(subview: record, environment, into: &result)
      case .structure(let type):
        guard let body = try body(of: type, record, path, environment) else {
          return result.append(ViewElement(leaf: id, path: path, links: 0..<0, environment: environment), &links)
        }
        result.open(ModifierLink(view: id, path: path, copy: 0, outer: environment, inner: body.environment))
        opened += 1
        return try flatten(parts: body.view, at: path, from: 0, body.environment, record.range, into: &result)
      case .native(let native):
        switch evaluator.natives[Int(native.index)] {
        case .leaf, .container, .text:
          return result.append(ViewElement(leaf: id, path: path, links: 0..<0, environment: environment), &links)
        case .row where environments[Int(environment)].isGrid:
          return result.append(ViewElement(leaf: id, path: path, links: 0..<0, environment: environment), &links)
        case .section where environments[Int(environment)].controls.isList:
          return result.append(ViewElement(leaf: id, path: path, links: 0..<0, environment: environment), &links)
        case .row(_, _, let function):
          let content = try evaluate(function, record, environment)
          return try flatten(parts: content, at: path, from: 0, environment, record.range, into: &result)
        case .section(_, _, let parts):
          return try flatten(section: parts, record, at: path, environment, into: &result)
        case .list(let isDynamic, let function):
          let content = try evaluate(function, record, environment)
          if isDynamic { return try flatten(loop: id, content, at: path, environment, into: &result) }
          return try flatten(parts: content, at: path, from: 0, environment, record.range, into: &result)
        case .subviews(let content, let transform, let form):
          let base = paths.append(0, to: path)
          let views = try subviews(form, of: record.arguments[content], at: base, environment, record.range)
          let parts = try made(of: views, by: record.arguments[transform], ofEach: form.isOfEach, record.range)
          return try flatten(loop: id, parts, at: paths.append(1, to: path), environment, into: &result)
        case .composed(_, let function):
          let inner = try nested(environment, in: record)
          evaluator.identity = paths.text(of: path)
          let content = try evaluate(function, record, inner)
          environments[Int(inner)] = evaluator.environment
          result.open(ModifierLink(view: id, path: path, copy: 0, outer: environment, inner: inner))
          opened += 1
          return try flatten(parts: content, at: path, from: 0, inner, record.range, into: &result)
        case let modifier:
          let inner = inside(modifier, record, environment)
          result.open(ModifierLink(view: id, path: path, copy: 0, outer: environment, inner: inner))
          opened += 1
          environment = inner
          view = evaluator.view(from: record.arguments.first ?? .none, at: record.range)
          path = paths.append(0, to: path)
        }
      }
    }
    if case .none = view { result.isDynamic = true }
  }

  /// Flattens what a loop made, run by run.
  private func flatten(
    loop id: ViewID, _ content: Value, at path: PathID, _ environment: Int32, into result: inout Flattening
  ) throws(EvaluationError) {
    result.isDynamic = true
    guard case .view(let tuple) = content else { return }
    let outer = result.iteration
    for (number, view) in evaluator[tuple].arguments.enumerated() {
      result.iteration = ViewElement.Iteration(loop: id, number: number)
      try flatten(view, at: paths.append(number, to: path), environment, evaluator[id].range, into: &result)
    }
    result.iteration = outer
  }

  /// Flattens a section where sections are nothing but their header, content and footer (Semantics §2.2).
  private func flatten(
    section parts: SectionParts, _ record: ViewRecord, at path: PathID, _ environment: Int32,
    into result: inout Flattening
  ) throws(EvaluationError) {
    let section = result.sections
    result.sections += 1
    for (number, index) in [parts.header, parts.content, parts.footer].filter({ $0 >= 0 }).enumerated() {
      evaluator.environment = environments[Int(environment)]
      let view = try evaluator.builtView(record.arguments[index], at: record.range)
      let first = result.elements.count
      try flatten(view, at: paths.append(number, to: path), environment, record.range, into: &result)
      let part = index == parts.header ? 0 : index == parts.content ? 1 : 2
      for element in first..<result.elements.count {
        result.elements[element].section = ViewElement.Section(number: section, part: part)
      }
      guard index != parts.content, environments[Int(environment)].isLazyGrid else { continue }
      for element in first..<result.elements.count { result.elements[element].isGridLine = true }
    }
  }

  private func evaluate(
    _ content: Native.Function, _ record: ViewRecord, _ environment: Int32
  ) throws(EvaluationError) -> Value {
    evaluator.environment = environments[Int(environment)]
    return try content(evaluator, Arguments(record.arguments, at: record.range))
  }

  /// What a view of the program's own is made of; nil for one without a body, a shape.
  private func body(
    of type: NominalID, _ record: ViewRecord, _ path: PathID, _ environment: Int32
  ) throws(EvaluationError) -> (view: Value, environment: Int32)? {
    guard let name = evaluator.known.body, let function = evaluator.program[type].witness(name) else { return nil }
    let inner = try nested(environment, in: record)
    evaluator.environment = environments[Int(inner)]
    let view = record.arguments.first ?? .none
    if evaluator.hasNewState(view) { evaluator.identity = paths.text(of: path) }
    let own = try evaluator.standing(view)
    let content = try evaluator.call(function, [own], at: record.range)
    return (evaluator.view(from: content, at: record.range), inner)
  }

  /// The environment one view of the program's own further in; views that contain themselves end here.
  private func nested(_ environment: Int32, in record: ViewRecord) throws(EvaluationError) -> Int32 {
    var values = environments[Int(environment)]
    values.structureDepth += 1
    if values.structureDepth > EvaluationLimits.callDepth {
      let type = record.arguments.last?.nominal ?? NominalID(0)
      let name = evaluator.text(evaluator.program[type].name)
      throw evaluator.fail(.endlessRecursion, Message.endlessView(name), at: record.range)
    }
    environments.append(values)
    return Int32(environments.count - 1)
  }

  /// The environment of what a modifier is around.
  private func inside(_ modifier: Native, _ record: ViewRecord, _ environment: Int32) -> Int32 {
    var values = environments[Int(environment)]
    let arguments = Arguments(record.arguments, at: record.range)
    switch modifier {
    case .environment(_, let change): change(&values, arguments)
    case .look(_, let change):
      if case .void = arguments[1] { return environment }
      change(&values, arguments)
    case .inheritance(_, let change): change(&values, arguments, evaluator)
    default: return environment
    }
    environments.append(values)
    return Int32(environments.count - 1)
  }
}

/// A flattening under way: the elements found and the modifiers that are around the next one.
struct Flattening {
  var elements: [ViewElement] = []
  var isDynamic = false
  /// How many sections were met.
  var sections = 0
  var iteration: ViewElement.Iteration?
  private var open: [ModifierLink] = []
  /// Beside each open modifier: the index of its link around its first view, or -1.
  private var firstLinks: [Int] = []

  mutating func open(_ link: ModifierLink) {
    var link = link
    link.copy = 0
    open.append(link)
    firstLinks.append(-1)
  }

  /// Ends the innermost modifier; one that turned out to have one view has no copies.
  mutating func closeModifier(_ links: inout [ModifierLink]) {
    let link = open.removeLast()
    let first = firstLinks.removeLast()
    if link.copy == 1 { links[first].copy = -1 }
  }

  /// Adds an element inside the modifiers that are open, with those that it has already inside of them.
  mutating func append(_ element: ViewElement, _ links: inout [ModifierLink]) {
    let start = links.count
    let own = links[element.links]
    for index in open.indices {
      if firstLinks[index] < 0 { firstLinks[index] = links.count }
      links.append(open[index])
      open[index].copy += 1
    }
    links += own
    var element = element
    element.links = start..<links.count
    element.iteration = iteration
    elements.append(element)
  }
}
