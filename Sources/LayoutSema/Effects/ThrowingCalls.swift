import LayoutDiagnostics
import LayoutSyntax

/// The calls of a module that may throw, by where they stand: noted while bodies are checked, since only that tells what is
/// called, and looked at when all of them have been (``Checker/reportUnhandledErrors()``).
///
/// A call that is checked more than once, in a closure whose type is being found out, counts as it was checked last. What
/// is never checked, such as the actions of buttons, is not here, and nothing is said of it.
struct ThrowingCalls {
  /// The calls, and whether they throw only what functions throw that they are called with.
  var isConditional: [Place: Bool] = [:]
  /// Closures that stand where none may throw.
  var calmClosures: Set<Place> = []

  /// Arguments that whoever is called evaluates, and whose errors it keeps.
  var autoclosures: Set<Place> = []
  /// Calls that never come back.
  var endings: Set<Place> = []

  struct Place: Hashable {
    var file: Int32
    var node: NodeID
  }
}

extension Checker {
  /// Whether calls were noted that may turn out to be of something else.
  var notesCalls: Bool { !throwingCalls.isConditional.isEmpty || !waitingCalls.uses.isEmpty }

  /// Notes a call whose declaration is known.
  mutating func noteCall(_ id: DeclarationID, _ site: CallSite) {
    guard file > 0 else { return }
    let flags = table[id].flags
    if !flags.isDisjoint(with: [.isPrivate, .isFileprivate]) { checkAccess(ofCalled: id, site) }
    noteCallee(id, site.node, site.base.type)
  }

  mutating func noteCallee(_ id: DeclarationID, _ node: NodeID, _ base: TypeID) {
    let flags = table[id].flags
    let place = ThrowingCalls.Place(file: file, node: node)
    // a type of the program may answer a requirement that throws with a function that doesn't
    let isAnswered = flags.contains(.isRequirement) && !base.isNone && types.kind(base) == .nominal
    let isTold = !flags.isDisjoint(with: [.isThrowing, .isRethrowing]) && !isAnswered
    throwingCalls.isConditional[place] = isTold ? !flags.contains(.isThrowing) : nil
    if !isAnswered { noteWait(id, place) }
  }

  /// Notes a call of a local function, or of a parameter that is a function.
  mutating func noteLocalCall(_ node: NodeID, _ callee: NodeID) {
    guard file > 0, tree.kind(callee) == .identifierExpr, let local = local(tree.name(callee)) else { return }
    if !local.declaration.isNone { return noteCallee(local.declaration, node, .none) }
    let place = ThrowingCalls.Place(file: file, node: node)
    throwingCalls.isConditional[place] = local.isThrowing ? false : nil
    waitingCalls.uses[place] = local.isAsync ? .call : nil
  }

  /// Whether a parameter is a function that throws, as far as its type says so itself.
  func isThrowing(_ parameter: Parameter) -> Bool {
    guard parameter.flags.contains(.isFunction), !parameter.node.isNone, tree.kind(parameter.node) == .parameter,
      let function = functionType(of: parameter.node, in: tree)
    else { return false }
    return tree.effects(behind: tree.child(function, 0)) == .isThrowing
      && tree.writtenError(behind: tree.child(function, 0)) == nil
  }

  /// Notes a closure for a parameter whose function type is written and does not throw.
  mutating func noteClosure(_ node: NodeID, for parameter: Parameter) {
    guard file > 0, tree.kind(node) == .closureExpr, !parameter.owner.isNone else { return }
    let owner = table[parameter.owner]
    let place = ThrowingCalls.Place(file: file, node: node)
    let isCalm = parameter.flags.contains(.isViewBuilder) || owner.file > 0 && isCalm(parameter, in: owner)
    if isCalm { throwingCalls.calmClosures.insert(place) } else { throwingCalls.calmClosures.remove(place) }
    noteWaiting(place, for: parameter)
  }

  /// Notes an argument that is evaluated inside of what is called, which does not throw its errors on.
  mutating func noteAutoclosure(_ node: NodeID, for parameter: Parameter) {
    guard file > 0, !parameter.owner.isNone, !table[parameter.owner].flags.contains(.isRethrowing) else { return }
    throwingCalls.autoclosures.insert(ThrowingCalls.Place(file: file, node: node))
  }

  /// Whether a parameter's type is a function type as it stands, without `throws`.
  private func isCalm(_ parameter: Parameter, in owner: Declaration) -> Bool {
    let tree = trees[Int(owner.file)]
    guard !parameter.node.isNone, tree.kind(parameter.node) == .parameter,
      let function = functionType(of: parameter.node, in: tree)
    else { return false }
    return !tree.effects(behind: tree.child(function, 0)).contains(.isThrowing)
  }

  /// The function type that a parameter's type is, if it is written as one.
  func functionType(of parameter: NodeID, in tree: SyntaxTree) -> NodeID? {
    var type = tree.child(parameter, 1)
    while !type.isNone {
      switch tree.kind(type) {
      case .attributedType, .optionalType, .tupleTypeElement: type = tree.child(type, 0)
      case .tupleType where tree.slots(type).count == 1: type = tree.child(type, 0)
      case .functionType: return type
      default: return nil
      }
    }
    return nil
  }

  /// What the words behind a function's parameters say of the errors that it throws.
  func effects(of function: NodeID) -> DeclarationFlags {
    var flags = tree.effects(behind: tree.child(function, 2))
    guard flags.contains(.isThrowing), let name = tree.writtenError(behind: tree.child(function, 2)) else {
      return flags
    }
    let isGeneric = tree.elements(tree.child(function, 1)).contains { tree.name($0) == name }
    // an error that is a parameter of the function may be none at all
    if isGeneric || text(name) == "Never" || text(name) == "Failure" { flags = isGeneric ? .isRethrowing : [] }
    return flags
  }

}

extension SyntaxTree {
  /// `throws` and `rethrows` behind a list of parameters.
  func effects(behind list: NodeID) -> DeclarationFlags {
    guard !list.isNone else { return [] }
    var index = Int(self[list].last.index) + 1
    while index < tokens.count {
      switch tokens[index].kind {
      case .kwThrows: return .isThrowing
      case .identifier where tokens[index].name == Word.rethrows.name: return .isRethrowing
      case .identifier where tokens[index].name == Word.async.name: index += 1
      default: return []
      }
    }
    return []
  }

  /// The `E` of `throws(E)`.
  func writtenError(behind list: NodeID) -> NameID? {
    var index = Int(self[list].last.index) + 1
    while index + 2 < tokens.count, tokens[index].kind != .kwThrows { index += 1 }
    guard index + 2 < tokens.count, tokens[index + 1].kind == .leftParen, tokens[index + 2].kind == .identifier else {
      return nil
    }
    return tokens[index + 2].name
  }
}
