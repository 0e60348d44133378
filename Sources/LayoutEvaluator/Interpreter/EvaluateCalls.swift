package import LayoutDiagnostics
import LayoutEngine
package import LayoutSema
import LayoutSyntax

/// Calls: of the program's functions, of function values, of what a type declares under a name, and of native code.
extension Evaluator {
  /// Calls a function value from native code.
  package func call(
    _ closure: Closure, _ arguments: [Value], at range: SourceRange
  ) throws(EvaluationError) -> Value {
    let depth = calls.count
    defer { calls.removeLast(calls.count - depth) }
    return try run(closure.function, arguments, in: closure.frame, at: range).result
  }

  /// Calls a function of the program: a scene, a witness.
  package func call(
    _ function: FunctionID, _ arguments: [Value], at range: SourceRange
  ) throws(EvaluationError) -> Value {
    let depth = calls.count
    defer { calls.removeLast(calls.count - depth) }
    return try run(function, arguments, in: nil, at: range).result
  }

  /// What a modifier of the program's own makes of a view.
  package func body(of modifier: Value, content: Value, at range: SourceRange) throws(EvaluationError) -> Value {
    guard let type = modifier.nominal, let name = known.body, let function = program[type].witness(name) else {
      return content
    }
    return view(from: try call(function, [try standing(modifier), content], at: range), at: range)
  }

  /// Calls a function value whose first parameter is `inout`, and gives what it left there.
  package func update(
    _ function: Value, _ value: Value, _ arguments: [Value], at range: SourceRange
  ) throws(EvaluationError) -> Value {
    guard let closure = function.closure else { return value }
    let depth = calls.count
    defer { calls.removeLast(calls.count - depth) }
    return try run(closure.function, [value] + arguments, in: closure.frame, at: range).frame[0]
  }

  /// Calls a function, and gives also what it left in one of its parameters.
  func callKeeping(
    _ parameter: Int, _ function: FunctionID, _ arguments: [Value], at range: SourceRange
  ) throws(EvaluationError) -> (result: Value, kept: Value) {
    let depth = calls.count
    defer { calls.removeLast(calls.count - depth) }
    let outcome = try run(function, arguments, in: nil, at: range)
    return (outcome.result, outcome.frame[parameter])
  }

  func callFunction(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    let function = FunctionID(expression.c)
    let outcome =
      changesOperands(expression)
      ? try callChanging(function, expression, frame)
      : try run(function, try list(expression, frame), in: nil, at: expression.range).result
    name(outcome, after: program[function].name)
    return outcome
  }

  private func changesOperands(_ expression: Expression) -> Bool {
    for index in Int(expression.a)..<Int(expression.a + expression.b)
    where program[program.operands[index]].operation == .inoutArgument {
      return true
    }
    return false
  }

  /// Calls a function that changes what it was given, which is moved into it and back, also where it throws.
  private func callChanging(
    _ function: FunctionID, _ expression: Expression, _ frame: Frame
  ) throws(EvaluationError) -> Value {
    let (values, places) = try movedArguments(expression, frame)
    do throws(EvaluationError) {
      let outcome = try run(function, values, in: nil, at: expression.range)
      for (offset, place) in places { try put(outcome.frame[offset], in: place, frame) }
      return outcome.result
    } catch {
      if let left = unwound {
        unwound = nil
        for (offset, place) in places where thrown != nil || place.isMovable {
          try put(left[offset], in: place, frame)
        }
      }
      throw error
    }
  }

  /// The operands of a call. What it changes is taken out of its place behind the arguments, which may change it too:
  /// `insert(remove(at: 0), at: 2)`.
  private func movedArguments(
    _ expression: Expression, _ frame: Frame
  ) throws(EvaluationError) -> (values: [Value], places: [(offset: Int, place: Place)]) {
    var values: [Value] = []
    var places: [(offset: Int, place: Place)] = []
    values.reserveCapacity(Int(expression.b))
    for offset in 0..<Int(expression.b) {
      let operand = program.operands[Int(expression.a) + offset]
      if program[operand].operation == .inoutArgument {
        places.append((offset, try place(operand.index, frame)))
        values.append(.void)
      } else {
        values.append(try evaluate(operand.index, frame))
      }
    }
    for (offset, place) in places { values[offset] = try take(place, frame) }
    return (values, places)
  }

  func callNative(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    let native = natives[Int(expression.c)]
    switch native {
    case .function(let function):
      return try function(self, Arguments(try list(expression, frame), at: expression.range))
    case .mutating(let function):
      var (values, places) = try movedArguments(expression, frame)
      var arguments = Arguments([], at: expression.range)
      swap(&arguments.values, &values)
      do throws(EvaluationError) {
        let result = try function(self, &arguments)
        for (offset, place) in places { try put(arguments[offset], in: place, frame) }
        return result
      } catch {
        for (offset, place) in places where place.isMovable { try put(arguments[offset], in: place, frame) }
        throw error
      }
    case .leaf, .container, .list, .text, .row, .section, .subviews:
      return view(.native(NativeID(expression.c)), try list(expression, frame), at: expression.range)
    case .neutral, .look: return try modifier(expression, try neutralArguments(expression, frame))
    case .modifier, .environment, .inheritance, .identifier, .composed:
      return try modifier(expression, try list(expression, frame))
    }
  }

  /// The operands of a modifier that moves nothing: what it gets besides its view may be what nobody knows here.
  private func neutralArguments(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> [Value] {
    let start = Int(expression.a)
    var values: [Value] = []
    values.reserveCapacity(Int(expression.b))
    for index in start..<start + Int(expression.b) {
      let operand = program.operands[index].index
      values.append(index == start ? try evaluate(operand, frame) : try evaluateIfKnown(operand, frame))
    }
    return values
  }

  /// A value, or nothing where it is another framework's.
  private func evaluateIfKnown(_ id: Int32, _ frame: Frame) throws(EvaluationError) -> Value {
    let known = diagnostics.count
    let depth = calls.count
    do throws(EvaluationError) { return try evaluate(id, frame) } catch {
      guard diagnostics.count == known + 1, diagnostics[known].id == .unsupported else { throw error }
      diagnostics.removeLast()
      calls.removeLast(calls.count - depth)
      return .void
    }
  }

  /// A modifier's record; a struct that it is applied to becomes a view of its own, which stands where it is written.
  private func modifier(_ expression: Expression, _ values: [Value]) throws(EvaluationError) -> Value {
    var arguments = values
    if let first = arguments.first {
      let base = program[program.operands[Int(expression.a)]]
      arguments[0] = view(from: first, at: base.range)
    }
    return view(.native(NativeID(expression.c)), arguments, at: expression.range)
  }

  func dynamicCall(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    if expression.operation == .apply {
      let callee = try evaluate(expression.c, frame)
      let arguments = try list(expression, frame)
      if case .cell(let cell) = callee { return cell.value }
      guard case .closure(let closure) = callee else { return .void }
      return try runChanging(closure.function, arguments, in: closure.frame, expression, frame)
    }
    return try callWitness(expression, frame)
  }

  /// Stores a value where a key path leads: `item[keyPath: path] = value`.
  func setPath(_ value: Value, _ expression: Expression, _ frame: Frame) throws(EvaluationError) {
    let callee = try evaluate(expression.c, frame)
    guard case .closure(let path) = callee, program[path.function].setter.index >= 0, expression.b == 1 else {
      throw fail(.unsupported, Message.unwritablePath, at: expression.range)
    }
    let root = program.operands[Int(expression.a)].index
    let arguments = [try evaluate(root, frame), value]
    let changed = try run(program[path.function].setter, arguments, in: path.frame, at: expression.range).frame[0]
    try store(changed, in: root, frame)
  }

  /// Stores a part of what a getter gives: the whole goes through its setter.
  func setThrough(_ value: Value, _ expression: Expression, _ frame: Frame) throws(EvaluationError) {
    let getter = program[FunctionID(expression.c)]
    var arguments = try list(expression, frame)
    arguments.insert(value, at: min(Int(getter.setterValue), arguments.count))
    let changed = try run(getter.setter, arguments, in: nil, at: expression.range).frame[0]
    guard getter.setterChangesSelf, expression.b > 0 else { return }
    if case .object = changed { return }
    try store(changed, in: program.operands[Int(expression.a)].index, frame)
  }

  /// Runs what a call is of, and stores what it left in the places that were passed `inout`, also where it throws.
  func runChanging(
    _ function: FunctionID, _ arguments: [Value], in outer: Frame?, _ call: Expression, _ frame: Frame
  ) throws(EvaluationError) -> Value {
    do throws(EvaluationError) {
      let outcome = try run(function, arguments, in: outer, at: call.range)
      try writeBack(outcome.frame, of: call, frame)
      return outcome.result
    } catch {
      if thrown != nil, let left = unwound {
        unwound = nil
        try writeBack(left, of: call, frame)
      }
      throw error
    }
  }

  /// Runs a function's body in a frame of its own.
  func run(
    _ id: FunctionID, _ arguments: consuming [Value], in outer: Frame?, at range: SourceRange
  ) throws(EvaluationError) -> (result: Value, frame: Frame) {
    if calls.count >= EvaluationLimits.callDepth {
      throw fail(.endlessRecursion, Message.endlessRecursion(text(program[id].name)), at: range)
    }
    calls.append(CallSite(function: id, range: range))
    let function = program[id]
    let frame = Frame(arguments, slotCount: Int(function.slotCount), outer: outer)
    do throws(EvaluationError) {
      let result = try evaluate(function.body.index, frame)
      calls.removeLast()
      return (result, frame)
    } catch {
      unwound = frame
      throw error
    }
  }

  /// Stores what a call left in its parameters into the places that were passed `inout`.
  func writeBack(_ callee: Frame, of call: Expression, _ frame: Frame) throws(EvaluationError) {
    for offset in 0..<Int(call.b) {
      let operand = program[program.operands[Int(call.a) + offset]]
      if operand.operation == .inoutArgument { try store(callee[offset], in: operand.a, frame) }
    }
  }

  /// A field that is computed when it is first read, and kept from then on.
  func lazyField(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    let base = try evaluate(expression.a, frame)
    let index = Int(expression.b)
    guard index < base.parts.count else { return .void }
    if case .void = base.parts[index] {} else { return base.parts[index] }
    let outcome = try run(FunctionID(expression.c), [base], in: nil, at: expression.range)
    if case .object(let object) = base {
      object.fields[index] = outcome.result
    } else {
      try store(base.replacing(index, by: outcome.result), in: expression.a, frame)
    }
    return outcome.result
  }

  /// Names an alignment after the constant or property that it came from.
  func name(_ value: Value, after name: NameID) {
    if case .alignment(let key) = value, key.customIndex != nil, name != .empty {
      alignments.adopt(text(name), for: key)
    }
  }
}

extension Value {
  /// The struct or enum that the value is of, or that it names.
  var nominal: NominalID? {
    switch self {
    case .structure(let nominal, _), .enumCase(let nominal, _, _), .metatype(let nominal),
      .genericType(let nominal, _):
      nominal
    case .object(let object): object.type
    default: nil
    }
  }
}
