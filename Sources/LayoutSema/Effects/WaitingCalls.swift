import LayoutDiagnostics
import LayoutSyntax

/// What a module waits for, by where it stands: calls of functions that are `async`, reads of properties whose getter is,
/// and the names of `async let`. It is noted while bodies are checked, as the calls are that may throw, and looked at when
/// all of them have been (``Checker/reportUnmarkedWaits()``).
struct WaitingCalls {
  enum Use {
    case call, property, variable

    var words: String {
      switch self {
      case .call: "call"
      case .property: "property access"
      case .variable: "reference"
      }
    }
  }

  var uses: [ThrowingCalls.Place: Use] = [:]
  /// Closures whose function type is known, and whether it lets them wait.
  var closures: [ThrowingCalls.Place: Bool] = [:]
  /// The types of the program, by where they are declared.
  var types: [ThrowingCalls.Place: NominalID] = [:]
  /// The files that say `async` or `await`.
  var files: Set<Int32> = []
  /// Each `await` before a call of a function of the program that is not `async`.
  var needless: Set<ThrowingCalls.Place> = []
}

extension Checker {
  /// Notes a call of a function, or that it is none that waits, if it was taken for another one before.
  mutating func noteWait(_ id: DeclarationID, _ place: ThrowingCalls.Place) {
    if table[id].flags.contains(.isAsync) {
      waitingCalls.uses[place] = .call
    } else if !waitingCalls.uses.isEmpty {
      waitingCalls.uses[place] = nil
    }
  }

  mutating func noteWait(_ use: WaitingCalls.Use, at node: NodeID) {
    guard file > 0 else { return }
    waitingCalls.uses[ThrowingCalls.Place(file: file, node: node)] = use
  }

  /// Notes whether the function type lets a closure wait that it is for: a type that is written, and not a name for one.
  mutating func noteWaiting(_ place: ThrowingCalls.Place, for parameter: Parameter) {
    if parameter.flags.contains(.isAsync) {
      waitingCalls.closures[place] = true
    } else if isWrittenFunction(parameter) {
      waitingCalls.closures[place] = false
    }
  }

  /// The same of a closure that is kept and not checked.
  mutating func noteAction(_ node: NodeID, mayWait: Bool) {
    guard !waitingCalls.files.isEmpty, tree.kind(node) == .closureExpr else { return }
    waitingCalls.closures[ThrowingCalls.Place(file: file, node: node)] = mayWait
  }

  mutating func findWaitingFiles() {
    for index in 1..<max(1, trees.count)
    where trees[index].tokens.contains(where: { $0.kind == .kwAwait || $0.name == known.asyncName }) {
      waitingCalls.files.insert(Int32(index))
    }
  }

  /// What is behind an `await`. A call of a function of the program that does not wait needs none, which is no mistake.
  mutating func awaited(_ node: NodeID, _ hint: TypeID) -> Typed {
    lastCall = .none
    let value = infer(tree.child(node, 0), hint)
    if !lastCall.isNone, table[lastCall].file > 0, !table[lastCall].flags.contains(.isAsync), file > 0 {
      waitingCalls.needless.insert(ThrowingCalls.Place(file: file, node: node))
    }
    return value
  }

  /// Whether a parameter's type is a function type as it stands.
  private func isWrittenFunction(_ parameter: Parameter) -> Bool {
    let tree = trees[Int(table[parameter.owner].file)]
    guard !parameter.node.isNone, [.parameter, .binding].contains(tree.kind(parameter.node)) else { return false }
    return functionType(of: parameter.node, in: tree) != nil
  }
}

extension SyntaxTree {
  /// Whether `async` stands behind a list of parameters.
  func waits(behind list: NodeID) -> Bool {
    guard !list.isNone else { return false }
    let next = Int(self[list].last.index) + 1
    return next < tokens.count && tokens[next].name == Word.async.name && tokens[next].kind == .identifier
  }

  /// Whether an accessor is written `get async`.
  func waits(_ accessor: NodeID) -> Bool {
    let body = child(accessor, 0)
    let end = body.isNone ? self[accessor].last.index + 1 : self[body].first.index
    guard self[accessor].first.index < end else { return false }
    return (self[accessor].first.index..<end).contains { tokens[Int($0)].name == Word.async.name }
  }
}
