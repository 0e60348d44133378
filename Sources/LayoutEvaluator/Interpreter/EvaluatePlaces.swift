import LayoutDiagnostics
import LayoutSema

/// Places: variables and parts of variables, as what stores into them and what changes them finds them.
///
/// Whatever changes a part moves the whole out of its variable first and back afterwards, so that there is one copy of it
/// and the change is made where the value lies: a loop that fills a list is as long as the list, not its square. Swift's
/// law of exclusivity says that nobody reads the variable in between. What code reads and writes (computed properties,
/// cells) and the fields of instances are read and written as wholes.
struct Place {
  enum Root {
    case slot(Frame, Int)
    case global(Int)
    case property(Object, Int, SourceRange)
    /// An expression that is read by running it.
    case code(Int32)
  }

  enum Step {
    /// A field of a struct, an element of a tuple.
    case part(Int)
    /// What is in an optional.
    case payload(SourceRange)
    /// What a subscript of the library gives: its getter's native, and the arguments, of which the first is the whole.
    case element(Int32, Arguments)
  }

  var root: Root
  var steps: [Step] = []

  fileprivate consuming func adding(_ step: Step) -> Place {
    steps.append(step)
    return self
  }

  /// Whether values may be moved out and back without anybody hearing of it.
  var isMovable: Bool {
    switch root {
    case .slot, .global: true
    case .property, .code: false
    }
  }
}

extension Evaluator {
  /// Stores a value in a place: a variable, or a part of one.
  func store(_ value: Value, in place: Int32, _ frame: Frame) throws(EvaluationError) {
    let expression = program.code[Int(place)]
    switch expression.operation {
    case .local: frame.enclosing(expression.b)[Int(expression.a)] = value
    case .global: globals[Int(expression.a)] = .value(value)
    default: try put(value, in: try self.place(place, frame), frame)
    }
  }

  /// A place with what is on the way to it worked out, once and in the order in which it is written.
  func place(_ id: Int32, _ frame: Frame) throws(EvaluationError) -> Place {
    let expression = program.code[Int(id)]
    switch expression.operation {
    case .local: return Place(root: .slot(frame.enclosing(expression.b), Int(expression.a)))
    case .global:
      _ = try evaluate(id, frame)
      return Place(root: .global(Int(expression.a)))
    case .inoutArgument: return try place(expression.a, frame)
    case .forceUnwrap: return try place(expression.a, frame).adding(.payload(expression.range))
    case .field: return try part(Int(expression.b), of: try place(expression.a, frame), expression.range, frame)
    case .native where isElement(expression):
      let base = try place(program.operands[Int(expression.a)].index, frame)
      var values: [Value] = [.void]
      for offset in 1..<Int(expression.b) {
        values.append(try evaluate(program.operands[Int(expression.a) + offset].index, frame))
      }
      return base.adding(.element(expression.c, Arguments(values, at: expression.range)))
    default: return Place(root: .code(id))
    }
  }

  private func part(
    _ index: Int, of base: Place, _ range: SourceRange, _ frame: Frame
  ) throws(EvaluationError) -> Place {
    if case .object(let object) = try read(base, frame) { return Place(root: .property(object, index, range)) }
    return base.adding(.part(index))
  }

  /// Whether a native is a subscript whose setter changes the whole where it is.
  private func isElement(_ expression: Expression) -> Bool {
    let setter = Int(expression.c) + 1
    guard expression.b > 0, setter < natives.count, case .mutating = natives[setter] else { return false }
    guard case .function = natives[setter - 1] else { return false }
    return true
  }

  // MARK: Reading, moving, storing

  /// The value in a place, which stays there.
  func read(_ place: Place, _ frame: Frame) throws(EvaluationError) -> Value {
    var value = try readRoot(place.root, frame)
    for step in place.steps { value = try read(step, of: value) }
    return value
  }

  /// The value in a place, which is void until something is put there; a copy of it where it cannot be moved.
  func take(_ place: Place, _ frame: Frame) throws(EvaluationError) -> Value {
    guard place.isMovable else { return try read(place, frame) }
    var value = Value.void
    try exchange(&value, with: place, isTaking: true, frame)
    return value
  }

  /// Stores a value in a place.
  func put(_ value: Value, in place: Place, _ frame: Frame) throws(EvaluationError) {
    if place.steps.isEmpty { return try putRoot(value, place.root, frame) }
    var value = value
    try exchange(&value, with: place, isTaking: false, frame)
  }

  private func exchange(
    _ value: inout Value, with place: Place, isTaking: Bool, _ frame: Frame
  ) throws(EvaluationError) {
    var whole = try readRoot(place.root, frame)
    if place.isMovable { try putRoot(.void, place.root, frame) }
    do throws(EvaluationError) {
      try exchange(&value, &whole, place.steps[...], isTaking: isTaking)
    } catch {
      if place.isMovable { try putRoot(whole, place.root, frame) }
      throw error
    }
    try putRoot(whole, place.root, frame)
  }

  private func exchange(
    _ value: inout Value, _ whole: inout Value, _ steps: ArraySlice<Place.Step>, isTaking: Bool
  ) throws(EvaluationError) {
    guard let step = steps.first else { return swap(&value, &whole) }
    if steps.count == 1 {
      let old = isTaking ? try read(step, of: whole) : .void
      try insert(value, step, &whole)
      value = old
      return
    }
    var part = try read(step, of: whole)
    try insert(.void, step, &whole)
    do throws(EvaluationError) { try exchange(&value, &part, steps.dropFirst(), isTaking: isTaking) } catch {
      try insert(part, step, &whole)
      throw error
    }
    try insert(part, step, &whole)
  }

  private func readRoot(_ root: Place.Root, _ frame: Frame) throws(EvaluationError) -> Value {
    switch root {
    case .slot(let frame, let slot): return frame[slot]
    case .global(let index): if case .value(let value) = globals[index] { return value } else { return .void }
    case .property(let object, let field, _): return field < object.fields.count ? object.fields[field] : .void
    case .code(let id): return try evaluate(id, frame)
    }
  }

  private func putRoot(_ value: Value, _ root: Place.Root, _ frame: Frame) throws(EvaluationError) {
    switch root {
    case .slot(let frame, let slot): frame[slot] = value
    case .global(let index): globals[index] = .value(value)
    case .property(let object, let field, let range): write(value, to: object, field, at: range)
    case .code(let id): try storeByCode(value, program.code[Int(id)], frame)
    }
  }

  /// Stores what is not simply there: by a setter, in a cell, along a key path.
  private func storeByCode(_ value: Value, _ expression: Expression, _ frame: Frame) throws(EvaluationError) {
    switch expression.operation {
    case .lazyField:
      let place = try part(Int(expression.b), of: try place(expression.a, frame), expression.range, frame)
      try put(value, in: place, frame)
    case .readCell:
      if case .cell(let cell) = try evaluate(expression.a, frame) { write(value, to: cell, at: expression.range) }
    case .callWitness: try setWitness(value, expression, frame)
    case .apply: try setPath(value, expression, frame)
    case .call where program[FunctionID(expression.c)].setter.index >= 0: try setThrough(value, expression, frame)
    case .native:
      guard case .function(let set) = natives[Int(expression.c) + 1], expression.b > 0 else { return }
      var arguments = try list(expression, frame)
      arguments.append(value)
      let base = program.operands[Int(expression.a)].index
      try store(try set(self, Arguments(arguments, at: expression.range)), in: base, frame)
    default:
      // an object is changed where it is, and so is a binding; of any other value the change would be lost
      switch value {
      case .object, .cell: return
      default: break
      }
      throw fail(.unsupported, Message.unwritablePlace, at: expression.range)
    }
  }

  // MARK: Parts

  private func read(_ step: Place.Step, of whole: Value) throws(EvaluationError) -> Value {
    switch step {
    case .part(let index):
      let parts = whole.parts
      return index < parts.count ? parts[index] : .void
    case .payload(let range):
      if whole.isNone { throw fail(.unexpectedNil, Message.unexpectedNil, at: range) }
      return whole.unwrapped
    case .element(let native, var arguments):
      guard case .function(let get) = natives[Int(native)] else { return .void }
      arguments[0] = whole
      return try get(self, arguments)
    }
  }

  private func insert(_ value: Value, _ step: Place.Step, _ whole: inout Value) throws(EvaluationError) {
    switch step {
    case .part(let index): whole.changeParts { if index < $0.count { $0[index] = value } }
    case .payload: whole = value.promoted
    case .element(let native, var arguments):
      guard case .mutating(let set) = natives[Int(native) + 1] else { return }
      arguments[0] = whole
      whole = .void
      arguments.values.append(value)
      defer { whole = arguments[0] }
      _ = try set(self, &arguments)
    }
  }
}

extension Value {
  /// Changes the fields of a struct, the payloads of an enum case, the elements of a tuple or a collection where they are.
  package mutating func changeParts(_ change: (inout [Value]) -> Void) {
    let shell = filled([])
    var parts = takenParts()
    change(&parts)
    self = shell.filled(parts)
  }

  /// The parts, which leave void where the value was. Inlined, the optimiser would let go of the value only behind the
  /// change, which then would be made in a copy.
  @inline(never)
  private mutating func takenParts() -> [Value] {
    let parts: [Value] = if case .dictionary(let table) = self { table.values } else { self.parts }
    self = .void
    return parts
  }

  /// A value of the same kind with other parts.
  private func filled(_ parts: [Value]) -> Value {
    switch self {
    case .structure(let nominal, _): .structure(nominal, parts)
    case .enumCase(let nominal, let index, _): .enumCase(nominal, index, parts)
    case .tuple: .tuple(parts)
    case .array: .array(parts)
    case .set: .set(KeyTable(parts))
    case .slice(_, let start): .slice(parts, start)
    case .dictionary: .dictionary(KeyTable(parts))
    default: self
    }
  }
}
