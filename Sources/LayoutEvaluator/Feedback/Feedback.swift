package import LayoutDiagnostics

/// What a layout leads to: actions that run when it is done, in the order of their causes, and the memory that tells
/// whether a listener has something new to hear (Semantics §8.6).
struct Feedback {
  struct Action {
    let function: Value
    let arguments: [Value]
    /// The modifier or call that asked for it.
    let range: SourceRange
  }

  var actions: [Action] = []
  /// What `DispatchQueue.main.async` was given: it runs after all actions.
  var tasks: [Action] = []
  /// The last value of every listener, by its place in the tree.
  var heard: [String: Value] = [:]
  /// Whether actions run.
  var isRunning = false
  /// The action that runs, for messages.
  var cause: SourceRange?
}

extension Evaluator {
  /// Begins a scene: no state, nothing heard, and what stands at file scope as it is when an app starts.
  package func beginScene() {
    globals = Array(repeating: .untouched, count: globals.count)
    states = StateStore()
    feedback = Feedback()
    lost = nil
    sharedContexts = []
    proxies.removeAll()
    repeatedFailure = nil
  }

  /// Begins the scene anew, and takes back what has been said of it since there were `known` diagnostics.
  package func restartScene(from known: Int) {
    beginScene()
    diagnostics.removeLast(diagnostics.count - known)
  }

  /// Runs what lays out a tree for the sake of comparison: nothing of it lasts, neither its effects nor what it says nor what
  /// custom layouts remember.
  package func rehearse(_ layout: () -> Void) {
    let known = (diagnostics: diagnostics.count, steps: steps, isReporting: isReporting)
    isReporting = true
    rehearsals += 1
    layout()
    rehearsals += 1
    isReporting = known.isReporting
    steps = known.steps
    diagnostics.removeLast(diagnostics.count - known.diagnostics)
  }

  /// Runs a function after the layout and its actions: `DispatchQueue.main.async`.
  package func schedule(_ function: Value, at range: SourceRange) {
    if isReporting { return }
    feedback.tasks.append(Feedback.Action(function: function, arguments: [], range: range))
  }

  /// Tells a listener a value, if it is the first one or differs from the last. The action gets the value, or with
  /// `passesOld` the one before and the value.
  package func notify(
    _ listener: String, of value: Value, _ action: Value, passesOld: Bool = false, at range: SourceRange
  ) {
    let old = feedback.heard[listener]
    if let old, old == value { return }
    feedback.heard[listener] = value
    let arguments = passesOld ? [old ?? value, value] : [value]
    feedback.actions.append(Feedback.Action(function: action, arguments: arguments, range: range))
  }

  /// Runs an action when its view is laid out for the first time: `onAppear`.
  package func appear(_ listener: String, _ action: Value, at range: SourceRange) {
    guard feedback.heard[listener] == nil, action.closure != nil else { return }
    feedback.heard[listener] = .void
    feedback.actions.append(Feedback.Action(function: action, arguments: [], range: range))
  }

  /// Runs what the layout has led to.
  ///
  /// - Returns: the last change of a state since the layout began, because of which there has to be another layout.
  package func runFeedback() throws(EvaluationError) -> UnsettledState? {
    feedback.isRunning = true
    defer { feedback.isRunning = false }
    while !feedback.actions.isEmpty || !feedback.tasks.isEmpty {
      var batch: [Feedback.Action] = []
      if feedback.actions.isEmpty { swap(&batch, &feedback.tasks) } else { swap(&batch, &feedback.actions) }
      for action in batch {
        feedback.cause = action.range
        _ = try apply(action.function, action.arguments, at: action.range)
      }
    }
    guard let change = states.lastChange else { return nil }
    states.lastChange = nil
    states.layout += 1
    return UnsettledState(
      name: change.name, old: description(of: change.old), new: description(of: change.new),
      range: change.range, cause: feedback.cause)
  }

  /// Whether the scene has states so far.
  package var hasStates: Bool { !states.entries.isEmpty }

  /// How often each state was written, by name, for those that were.
  package var stateWrites: [(name: String, count: Int)] {
    var writes: [(name: String, count: Int)] = []
    for entry in states.entries where entry.writes > 0 {
      if let index = writes.firstIndex(where: { $0.name == entry.name }) {
        writes[index].count += entry.writes
      } else {
        writes.append((entry.name, entry.writes))
      }
    }
    return writes
  }

  /// Records that the state which changed last goes on changing with every layout.
  package func failUnsettled(_ change: UnsettledState) {
    let message =
      "layout does not settle: state '\(change.name)' still changed after \(EvaluationLimits.settlePasses) layouts, "
      + "from \(change.old) to \(change.new)"
    var notes: [Diagnostic.Note] = []
    if let cause = change.cause, cause != change.range {
      notes.append(Diagnostic.Note("every layout ends in this action, which starts another one", at: cause))
    }
    diagnostics.append(Diagnostic(.unsettledLayout, .error, message, at: change.range, notes: notes))
  }
}

/// A state that a layout changed, in words for a message.
package struct UnsettledState {
  let name: String
  let old: String
  let new: String
  /// Where it was written.
  let range: SourceRange
  /// The action that wrote it.
  let cause: SourceRange?
}
