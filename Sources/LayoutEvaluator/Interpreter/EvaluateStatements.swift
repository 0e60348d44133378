package import LayoutDiagnostics
import LayoutSema

/// How a statement ended.
enum Completion {
  case normal
  case returned(Value)
  /// With the label's name, or -1.
  case brokeLoop(Int32)
  case continuedLoop(Int32)
}

/// Statements: what runs for its effect, and what decides which statement runs next.
extension Evaluator {
  /// The value of code that is a statement: what it returned, else void.
  func statementValue(_ id: Int32, _ frame: Frame) throws(EvaluationError) -> Value {
    if case .returned(let value) = try execute(id, frame) { value } else { .void }
  }

  func execute(_ id: Int32, _ frame: Frame) throws(EvaluationError) -> Completion {
    let expression = program.code[Int(id)]
    switch expression.operation {
    case .block: return try block(expression, frame)
    case .branch:
      if try boolean(expression.a, frame) {
        if traps(expression.b) { trapNotes = try comparisons(expression.a, frame, isNegated: false) }
        return try execute(expression.b, frame)
      }
      return expression.c < 0 ? .normal : try execute(expression.c, frame)
    case .loop, .freshLoop: return try loop(expression, frame)
    case .forEach, .freshForEach: return try forEach(expression, frame)
    case .returnValue: return .returned(expression.a < 0 ? .void : try evaluate(expression.a, frame))
    case .breakLoop: return .brokeLoop(expression.a)
    case .continueLoop: return .continuedLoop(expression.a)
    case .labeled: return try labeled(expression, frame)
    case .attempt where expression.b >= 0: return try attempt(expression, frame)
    case .raise: throw try raise(expression, frame)
    case .deferred: return .normal
    case .define:
      frame[Int(expression.a)] = expression.c < 0 ? .void : try evaluate(expression.c, frame)
    case .assign: try store(try evaluate(expression.b, frame), in: expression.a, frame)
    case .trap:
      let message = expression.a < 0 ? "" : description(of: try evaluate(expression.a, frame))
      throw fail(.trapped, Message.trapped(message), at: expression.range, notes: trapNotes)
    case .leftOut: return try leftOut(expression, frame)
    case .invalid: throw failForeign()
    default: _ = try evaluate(expression.operation == .discard ? expression.a : id, frame)
    }
    return .normal
  }

  /// Runs a statement until it comes to what is not here.
  private func leftOut(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Completion {
    let count = diagnostics.count
    let depth = calls.count
    if expression.b >= 0 {
      do {
        return try execute(expression.b, frame)
      } catch {
        let isUnknown = diagnostics.count > count && diagnostics[count...].allSatisfy { $0.id == .unsupported }
        guard isUnknown else { throw error }
        diagnostics.removeSubrange(count...)
        calls.removeLast(calls.count - depth)
      }
    }
    if expression.a >= 0 {
      let reason = description(of: try evaluate(expression.a, frame))
      lost = lost ?? (Message.missing(reason), expression.range)
      warn(.leftOut, Message.leftOut(reason), at: expression.range)
    }
    return .normal
  }

  /// Tells of code that a layout runs without the effect that it has in an app, once for each place.
  package func warnWithoutEffect(_ message: String, at range: SourceRange) { warn(.leftOut, message, at: range) }

  private func block(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Completion {
    let start = Int(expression.a)
    for index in start..<start + Int(expression.b) {
      let item = program.operands[index]
      if program[item].operation == .deferred {
        let rest = Expression(
          .block, a: Int32(index + 1), b: Int32(start + Int(expression.b) - index - 1), at: expression.range)
        return try block(rest, before: program[item].a, frame)
      }
      let completion = try execute(item.index, frame)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  /// Statements behind a `defer`, and then its block, however they end.
  private func block(
    _ rest: Expression, before deferred: Int32, _ frame: Frame
  ) throws(EvaluationError) -> Completion {
    let completion: Completion
    do throws(EvaluationError) {
      completion = try block(rest, frame)
    } catch {
      let pending = thrown
      _ = try execute(deferred, frame)
      thrown = pending
      throw error
    }
    _ = try execute(deferred, frame)
    return completion
  }

  private func loop(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Completion {
    let isFresh = expression.operation == .freshLoop
    while true {
      let run = isFresh ? Frame(run: frame, from: Int(expression.c)) : frame
      guard try boolean(expression.a, run) else { return .normal }
      switch try execute(expression.b, run) {
      case .normal, .continuedLoop(-1): countStep()
      case .brokeLoop(-1): return .normal
      case let completion: return completion
      }
      if steps > EvaluationLimits.steps { throw fail(.tooManySteps, Message.tooManySteps, at: expression.range) }
    }
  }

  private func forEach(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Completion {
    let sequence = Sequence(try evaluate(expression.b, frame))
    for index in 0..<sequence.count {
      let run = expression.operation == .freshForEach ? Frame(run: frame, from: Int(expression.a)) : frame
      run[Int(expression.a)] = sequence[index]
      countStep()
      if steps > EvaluationLimits.steps { throw fail(.tooManySteps, Message.tooManySteps, at: expression.range) }
      switch try execute(expression.c, run) {
      case .normal, .continuedLoop(-1): continue
      case .brokeLoop(-1): return .normal
      case let completion: return completion
      }
    }
    return .normal
  }

  private func countStep() { steps += 1 }
}

extension Value {
  /// The aggregate with another value as its `index`th part.
  func replacing(_ index: Int, by value: Value) -> Value {
    var parts = self.parts
    guard index < parts.count else { return self }
    parts[index] = value
    switch self {
    case .structure(let nominal, _): return .structure(nominal, parts)
    case .enumCase(let nominal, let caseIndex, _): return .enumCase(nominal, caseIndex, parts)
    case .array, .slice: return with(parts)
    case .set: return .set(KeyTable(parts))
    default: return .tuple(parts)
    }
  }
}

/// The elements of anything that can be iterated over: an array, a range, a string, a dictionary.
package struct Sequence {
  private enum Storage {
    case array([Value])
    case entries([Value])
    case range(Int, Int)
    case sized(SizedInteger, Int)
  }
  private let storage: Storage

  package init(_ value: Value) {
    storage =
      switch value {
      case .range(let lower, let upper): .range(lower, upper)
      case .tuple(let bounds): Self.storage(bounds)
      case .string, .substring: .array(value.string.map { .string(String($0)) })
      case .dictionary(let table): .entries(table.values)
      default: .array(value.parts)
      }
  }

  /// What a range of integers with a size counts through.
  private static func storage(_ bounds: [Value]) -> Storage {
    guard bounds.count >= 2, case .sized(let lower) = bounds[0], case .sized(let upper) = bounds[1] else {
      return .array(bounds)
    }
    let distance = Int(clamping: upper.bits &- lower.bits)
    return .sized(lower, bounds.count == 3 ? distance + 1 : distance)
  }

  package var count: Int {
    switch storage {
    case .sized(_, let count): count
    case .array(let elements): elements.count
    case .entries(let entries): entries.count / 2
    case .range(let lower, let upper): upper.subtractingReportingOverflow(lower).overflow ? .max : upper - lower
    }
  }

  package subscript(index: Int) -> Value {
    switch storage {
    case .array(let elements): elements[index]
    case .entries(let entries): .tuple([entries[index * 2], entries[index * 2 + 1]])
    case .range(let lower, _): .integer(lower + index)
    case .sized(let lower, _): .sized(SizedInteger(lower.kind, truncating: lower.bits &+ UInt64(index)))
    }
  }
}
