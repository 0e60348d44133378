import LayoutDiagnostics
import LayoutSema

/// Errors that a program throws and catches, and jumps to labels.
///
/// A thrown error travels as an ``EvaluationError`` with its value kept aside. It is one that a handler of the program
/// catches: where there is none, throwing is reported at once, with the calls that led there.
extension Evaluator {
  func raise(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> EvaluationError {
    let value = try evaluate(expression.a, frame)
    if handlers == 0 {
      return fail(.trapped, Message.uncaught(description(of: value)), at: expression.range)
    }
    thrown = value
    return EvaluationError()
  }

  /// Runs something; gives nil if an error was thrown in it, which `caught` then has.
  private func catching<Result>(
    _ caught: inout Value?, _ step: () throws(EvaluationError) -> Result
  ) throws(EvaluationError) -> Result? {
    let depth = calls.count
    handlers += 1
    defer { handlers -= 1 }
    do throws(EvaluationError) {
      return try step()
    } catch {
      guard let value = thrown else { throw error }
      calls.removeLast(calls.count - depth)
      thrown = nil
      caught = value
      return nil
    }
  }

  func attempt(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Completion {
    var caught: Value?
    let completion = try catching(&caught) { () throws(EvaluationError) -> Completion in
      try execute(expression.a, frame)
    }
    guard let caught else { return completion ?? .normal }
    frame[Int(expression.c)] = caught
    return try execute(expression.b, frame)
  }

  /// `try? value`
  func attemptedValue(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Value {
    var caught: Value?
    let value = try catching(&caught) { () throws(EvaluationError) -> Value in try evaluate(expression.a, frame) }
    return value ?? .none
  }

  func labeled(_ expression: Expression, _ frame: Frame) throws(EvaluationError) -> Completion {
    let completion = try execute(expression.a, frame)
    switch completion {
    case .brokeLoop(let label) where label == expression.b && expression.c == 0: return .normal
    case .continuedLoop(let label) where label == expression.b && expression.c == 1: return .normal
    default: return completion
    }
  }

  /// Reports that a layout runs what it cannot know: something of a framework besides SwiftUI.
  func failForeign(in range: SourceRange? = nil) -> EvaluationError {
    if let range, let name = foreignName(in: range) { return failForeign(name) }
    for call in calls.reversed() {
      if let name = foreignName(in: program[call.function].range) { return failForeign(name) }
    }
    // what is missing for no reason that has been told must not be missing in silence
    if !program.isBroken, let place = range ?? calls.last.map({ program[$0.function].range }) {
      return fail(.unsupported, Message.notUnderstood(among: foreignNames), at: place)
    }
    return EvaluationError()
  }

  /// The first few names that the program uses and nobody knows here.
  private var foreignNames: [String] {
    var names: [String] = []
    for name in program.foreignNames where names.count < 3 && !names.contains(name.name) { names.append(name.name) }
    return names
  }

  private func failForeign(_ name: ForeignName) -> EvaluationError {
    if name.isUninferred { return fail(.unsupported, Message.uninferred(name.name), at: name.range) }
    let member = name.isOfSwiftUI ? Message.undrawn : Message.foreign
    let message = name.isOfSwiftUI && !name.isMember ? Message.notLaidOut : member
    return fail(.unsupported, message(name.name), at: name.range)
  }

  private func foreignName(in range: SourceRange) -> ForeignName? {
    program.foreignNames.first { range.contains($0.range.lower) }
  }
}
