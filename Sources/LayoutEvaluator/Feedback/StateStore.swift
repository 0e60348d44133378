package import LayoutDiagnostics
import LayoutSema
import LayoutSyntax

/// The states of a scene: what `@State` properties keep from one layout to the next (Semantics §8).
///
/// A view's struct is made anew in every layout, with a new cell for each of its states. The first time that a view stands
/// somewhere its cells are taken in; whenever a view of the same type stands there again, it gets those cells in place of
/// its own. So a state belongs to a place in the tree of the source, as in SwiftUI, and not to a value.
struct StateStore {
  /// One state, in the order in which views with states first stood somewhere.
  struct Entry {
    let name: String
    let cell: Cell
    var writes = 0
  }

  /// A write that changed a state: why there has to be another layout.
  struct Change {
    let name: String
    let old: Value
    let new: Value
    let range: SourceRange
  }

  private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]
  /// Which layout is under way, counted from 0.
  var layout = 0
  /// The last change since the layout under way began.
  var lastChange: Change?

  /// The cell of the state at a place: the one that is kept, or else the one that is offered.
  mutating func cell(at place: String, named name: String, offered: Cell) -> Cell {
    if let position = positions[place] { return entries[position].cell }
    positions[place] = entries.count
    offered.state = entries.count
    entries.append(Entry(name: name, cell: offered))
    return offered
  }

  mutating func noteWrite(to state: Int) { entries[state].writes += 1 }
}

/// Reading and writing cells and objects.
extension Evaluator {
  /// Whether a view has states of its own that no place has been found for.
  func hasNewState(_ view: Value) -> Bool {
    guard case .structure(_, let fields) = view else { return false }
    for case .cell(let cell) in fields where cell.isState && cell.state < 0 { return true }
    return view.nominal.map { !program[$0].stateObjects.isEmpty || !program[$0].ownObjects.isEmpty } ?? false
  }

  /// The fields of a view with the states that its place keeps.
  func installingState(_ fields: [Value], of type: Value) -> [Value] {
    guard hasNewState(type), let nominal = type.nominal else { return fields }
    var fields = fields
    let declaration = program[nominal]
    for index in fields.indices {
      let place = "\(identity)/\(nominal.index).\(index)"
      let name = index < declaration.fields.count ? text(declaration.fields[index]) : ""
      switch fields[index] {
      case .cell(let cell) where cell.isState && cell.state < 0:
        fields[index] = .cell(states.cell(at: place, named: name, offered: cell))
      case .object where declaration.stateObjects.contains(Int32(index)):
        fields[index] = states.cell(at: place, named: name, offered: Cell(fields[index], isState: true)).value
      case .object(let object) where declaration.ownObjects.contains(Int32(index)) && object.layout == states.layout:
        fields[index] = states.cell(at: place, named: name, offered: Cell(fields[index], isState: true)).value
      default: continue
      }
    }
    return fields
  }

  /// A new cell for a state; the one of a preview's own has its place in the source.
  func cell(_ expression: Expression, _ value: Value) -> Cell {
    let cell = Cell(value, isState: true)
    if expression.c >= 0 { return cell }
    let name = text(NameID(UInt32(bitPattern: expression.b)))
    return states.cell(at: "@\(expression.range.lower)", named: name, offered: cell)
  }

  /// Changes a field of an object. What layout leads to may do so because of the frames, so it starts another layout.
  package func write(_ value: Value, to object: Object, _ field: Int, at range: SourceRange) {
    guard !isReporting || object.isOfReport, field < object.fields.count else { return }
    let old = object.fields[field]
    object.fields[field] = value
    if program.hasRelationships { keepInverse(of: object, field, from: old, to: value) }
    guard feedback.isRunning, !program[object.type].isUnseen, !areEqual(old, value) else { return }
    let names = program[object.type].fields
    states.lastChange = StateStore.Change(
      name: field < names.count ? text(names[field]) : "", old: old, new: value, range: range)
  }

  private func pass(_ value: Value, to target: Cell.Target, at range: SourceRange) throws(EvaluationError) {
    switch target {
    case .nowhere: return
    case .setter(let setter): _ = try apply(.closure(setter), [value], at: range)
    case .place(let place, let frame): try put(value, in: place, frame)
    case .element(let list, let index):
      guard index < list.value.parts.count else { return }
      var whole = list.value
      whole.changeParts { $0[index] = value }
      write(whole, to: list, at: range)
    }
  }

  /// Stores a value in a cell; while reports are made nothing is stored, since a report must not change what it tells.
  package func write(_ value: Value, to cell: Cell, at range: SourceRange) {
    if isReporting { return }
    let old = cell.value
    cell.value = value
    // an error in there has been told
    _ = try? pass(value, to: cell.target, at: range)
    guard cell.state >= 0 else { return }
    states.noteWrite(to: cell.state)
    if areEqual(old, value) { return }
    let name = states.entries[cell.state].name
    states.lastChange = StateStore.Change(name: name, old: old, new: value, range: range)
  }
}
