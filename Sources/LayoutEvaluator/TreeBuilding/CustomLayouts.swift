package import LayoutDiagnostics
package import LayoutEngine
package import LayoutSema
import LayoutSyntax

/// Layouts of the program's own as the engine calls them (Semantics §6.9): its questions become calls of the program's
/// functions, in which the subviews stand for the nodes that are being laid out. An error in one of them has been recorded
/// when it answers zero.
extension ViewTreeBuilder {
  /// Opens a node that a value of the program lays out.
  package func custom(_ site: ViewSite, _ layout: Value, content: Value) {
    let elements = elements(of: content, in: site)
    let values = elements.elements.map { layoutValues(of: $0) }
    let runner = LayoutRunner(evaluator, layout, values, site.range)
    var custom = CustomLayout(size: { runner.size($0, $1) }, place: { runner.place($0, $1, $2) })
    custom.answersHorizontal = runner.answers(.horizontal)
    custom.answersVertical = runner.answers(.vertical)
    if custom.answersHorizontal || custom.answersVertical { custom.explicit = { runner.explicit($0, $1, $2, $3) } }
    tree.beginCustom(custom)
    append(elements)
  }

  /// What the modifiers around a view tell the layout that it is in, the outermost first.
  private func layoutValues(of element: ViewElement) -> [LayoutValue] {
    var values: [LayoutValue] = []
    for index in element.links {
      let record = evaluator[links[index].view]
      guard case .native(let id) = record.body, case .neutral("layoutValue") = evaluator.natives[Int(id.index)],
        let key = record.arguments[1].type
      else { continue }
      values.append(LayoutValue(key: key, value: record.arguments[2]))
    }
    return values
  }
}

/// What a view tells its layout under a key.
struct LayoutValue {
  let key: NominalID
  let value: Value
}

/// A subview of a layout of the program's own.
package final class SubviewBox {
  private let index: Int
  let values: [LayoutValue]
  /// Nil when the layout's function is over.
  var live: LayoutSubviews?

  init(_ index: Int, _ values: [LayoutValue], _ live: LayoutSubviews) {
    self.index = index
    self.values = values
    self.live = live
  }

  /// The size under a proposal, in points.
  package func size(_ proposal: ProposedSize) -> Size { live?.size(index, proposal) ?? .zero }

  func dimensions(_ proposal: ProposedSize) -> ViewDimensions? { live?.dimensions(index, proposal) }

  package var priority: Double { live?.priority(index) ?? 0 }

  /// The distance from this view to the one behind it, in points.
  package func distance(to next: SubviewBox, along axis: Axis) -> Double {
    live?.distance(index, next.index, along: axis) ?? 0
  }

  /// Puts a point of the view, in fractions of its size, at a point of the layout's bounds.
  package func place(at point: Point, anchor: Point, _ proposal: ProposedSize) {
    live?.place(index, at: point, anchor: anchor, proposal)
  }
}

/// Runs the functions of one layout.
private final class LayoutRunner {
  private let evaluator: Evaluator
  private let layout: Value
  private let values: [[LayoutValue]]
  private let range: SourceRange
  /// What the layout's functions share; nil before the first of them.
  private var cache: Value?
  /// Which of the evaluator's rehearsals the cache is from.
  private var rehearsal = 0

  init(_ evaluator: Evaluator, _ layout: Value, _ values: [[LayoutValue]], _ range: SourceRange) {
    self.evaluator = evaluator
    self.layout = layout
    self.values = values
    self.range = range
  }

  func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Size {
    let result = run("sizeThatFits", [evaluator.value(proposal)], subviews)
    return Size(width: result.length(0), height: result.length(1))
  }

  func place(_ size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    _ = run("placeSubviews", [evaluator.rect(bounds), evaluator.value(proposal)], subviews)
  }

  /// Whether the layout says itself where guides of an axis are.
  func answers(_ axis: Axis) -> Bool {
    layout.nominal.flatMap { evaluator.witness(Self.guideFunction(axis), of: $0) } != nil
  }

  func explicit(_ key: AlignmentKey, _ size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Double? {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let arguments = [.alignment(key), evaluator.rect(bounds), evaluator.value(proposal)]
    let result = run(Self.guideFunction(key.axis), arguments, subviews)
    if case .double(let value) = result { return value }
    return nil
  }

  /// The name under which the checker publishes `explicitAlignment` of an axis.
  private static func guideFunction(_ axis: Axis) -> String {
    axis == .horizontal ? "explicitAlignment" : "explicitAlignment(vertical)"
  }

  /// Calls a function whose last parameters are the subviews and the cache.
  private func run(_ name: String, _ arguments: [Value], _ subviews: LayoutSubviews) -> Value {
    guard !evaluator.hasFailed, let type = layout.nominal, let function = evaluator.witness(name, of: type) else {
      return .void
    }
    let boxes = (0..<subviews.count).map { SubviewBox($0, $0 < values.count ? values[$0] : [], subviews) }
    defer { for box in boxes { box.live = nil } }
    let list = Value.array(boxes.map { .subview($0) })
    do throws(EvaluationError) {
      let shared = try renewedCache(list, type)
      let all = [layout] + arguments + [list, shared]
      let outcome = try evaluator.callKeeping(all.count - 1, function, all, at: range)
      cache = outcome.kept
      return outcome.result
    } catch {
      return .void
    }
  }

  private func renewedCache(_ subviews: Value, _ type: NominalID) throws(EvaluationError) -> Value {
    if let cache, rehearsal == evaluator.rehearsals { return cache }
    rehearsal = evaluator.rehearsals
    guard let make = evaluator.witness("makeCache", of: type) else { return .void }
    return try evaluator.call(make, [layout, subviews], at: range)
  }
}

/// The values of the language that stand for the engine's.
extension Evaluator {
  /// A size as a `CGSize`.
  package func size(_ size: Size) -> Value {
    .structure(known.size, [.double(size.width), .double(size.height)])
  }

  func rect(_ rect: Rect) -> Value {
    let origin = Value.structure(known.point, [.double(rect.x), .double(rect.y)])
    return .structure(known.rect, [origin, size(rect.size)])
  }

  /// A proposal as a `ProposedViewSize`.
  func value(_ proposal: ProposedSize) -> Value {
    let width: Value = proposal.width.map { .double($0) } ?? .none
    let height: Value = proposal.height.map { .double($0) } ?? .none
    return .structure(known.proposal, [width, height])
  }

  /// A `ProposedViewSize` as a proposal.
  package func proposal(_ value: Value) -> ProposedSize {
    let parts = value.parts
    guard parts.count == 2 else { return .unspecified }
    return ProposedSize(width: parts[0].optionalDouble, height: parts[1].optionalDouble)
  }

  /// The dimensions of a subview under a proposal.
  package func dimensions(_ subview: SubviewBox, _ proposal: ProposedSize) -> Value {
    subview.dimensions(proposal).map { .dimensions(DimensionsBox($0)) } ?? .none
  }

  /// What a subview tells its layout under a key, or the key's default.
  package func layoutValue(
    _ key: NominalID, of subview: SubviewBox, at range: SourceRange
  ) throws(EvaluationError) -> Value {
    for entry in subview.values where entry.key == key { return entry.value }
    guard let name = known.defaultValue, let function = program[key].witness(name) else { return .none }
    return try call(function, [], at: range)
  }

  /// The name of the type of a struct.
  package func typeName(of value: Value) -> String { value.nominal.map { text(program[$0].name) } ?? "" }

  /// Whether something has gone wrong, so that nothing more has to run.
  var hasFailed: Bool { diagnostics.hasErrors }

  func witness(_ name: String, of type: NominalID) -> FunctionID? {
    program.names.lookup(name).flatMap { program[type].witness($0) }
  }
}
