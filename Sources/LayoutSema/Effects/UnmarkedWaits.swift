import LayoutDiagnostics
import LayoutSyntax

/// What waits without an `await` before it, and what waits where nothing may, as Swift's rules have it.
///
/// `await` covers what stands to its right up to the end of the expression, though not the closures in it. A function may
/// wait if it is `async`, a closure if the function type that it is for is, or if there is an `await` in it. Only what is
/// known to wait is spoken of, and only where it is known whether one may: what Keyline does not know of a library may be
/// either.
extension Checker {
  /// Looks at the files in which something waits, when all bodies have been checked.
  mutating func reportUnmarkedWaits() {
    if waitingCalls.files.isEmpty { return }
    let types = table.nominals.indices.filter { table[table.nominals[$0].declaration].file > 0 }
    for index in types {
      let row = table[table.nominals[index].declaration]
      waitingCalls.types[ThrowingCalls.Place(file: row.file, node: row.node)] = NominalID(Int32(index))
    }
    let files = waitingCalls.files.union(waitingCalls.uses.keys.map { $0.file })
    for index in files.sorted() {
      enter(file: index, Context()) {
        for item in $0.tree.slots($0.tree.root) { $0.waits(in: item, WaitPlace(.unknown)) }
      }
    }
  }

  private mutating func waits(in node: NodeID, _ outer: WaitPlace) {
    if node.isNone { return }
    var place = outer
    place.enter(node, isExpression: isExpressionKind(node))
    switch tree.kind(node) {
    case .functionDecl, .initializerDecl, .subscriptDecl, .deinitializerDecl: return function(node)
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .extensionDecl: return members(node)
    case .protocolDecl, .keyPathExpr: return
    case .variableDecl: return variables(node, place)
    case .accessorBlock: return accessors(node)
    case .tryExpr: if place.root == node { place.root = tree.child(node, 0) }
    case .awaitExpr: return awaited(node, place)
    case .closureExpr: return waitsOfClosure(node, in: .none)
    case .callExpr: return call(node, place)
    case .forStmt: checkLoop(node, place)
    case .ifConfig: return eachWait(activeItems(node), place)
    case .binaryExpr: return binary(node, place)
    case .identifierExpr, .memberExpr: reportUse(node, place)
    default: break
    }
    eachWait(tree.slots(node), place)
  }

  private mutating func eachWait(_ nodes: ArraySlice<NodeID>, _ place: WaitPlace) {
    for node in nodes { waits(in: node, place) }
  }

  private func hasMistake(_ node: NodeID) -> Bool { tree[node].flags.contains(.hasError) }

  // MARK: Declarations

  private mutating func members(_ node: NodeID) {
    let outer = context.owner
    defer { context.owner = outer }
    let isExtension = tree.kind(node) == .extensionDecl
    context.owner =
      isExtension
      ? extendedNominal(tree.child(node, 1))
      : waitingCalls.types[ThrowingCalls.Place(file: file, node: node)] ?? NominalID(-1)
    let context: WaitPlace.Context = hasMistake(node) ? .unknown : .initialValue
    eachWait(tree.elements(tree.slots(node).last ?? .none), WaitPlace(context))
  }

  private mutating func function(_ node: NodeID) {
    var place = WaitPlace(.function)
    if tree.kind(node) == .functionDecl || tree.kind(node) == .initializerDecl {
      if tree.waits(behind: tree.child(node, 2)) { place.context = .waiting }
      for parameter in tree.elements(tree.child(node, 2)) {
        waits(in: tree.child(parameter, 2), WaitPlace(hasMistake(node) ? .unknown : .defaultValue))
      }
    }
    if hasMistake(node) { place.context = .unknown }
    waits(in: tree.slots(node).last ?? .none, place)
  }

  private mutating func variables(_ node: NodeID, _ outer: WaitPlace) {
    var place = outer
    if let word = tree.elements(tree.child(node, 0)).first(where: { tree.name($0) == known.asyncName }) {
      place.isCovered = true
      if place.context == .function { reportForbidden("'async let' in", at: tree.range(word), place) }
    }
    for binding in tree.slots(node).dropFirst() where tree.kind(binding) == .binding {
      waits(in: tree.child(binding, 2), place)
      waits(in: tree.child(binding, 3), place)
    }
  }

  private mutating func accessors(_ node: NodeID) {
    for accessor in tree.slots(node) where !accessor.isNone {
      let isWritten = tree.kind(accessor) == .accessor
      let mayWait = isWritten && tree.waits(accessor)
      let context: WaitPlace.Context = hasMistake(node) ? .unknown : mayWait ? .waiting : .function
      waits(in: isWritten ? tree.child(accessor, 0) : accessor, WaitPlace(context))
    }
  }

  // MARK: Statements and expressions

  private mutating func checkLoop(_ node: NodeID, _ place: WaitPlace) {
    guard place.context == .function, let token = awaitToken(ofLoop: node) else { return }
    reportForbidden("'async' in", at: tree.range(token), place)
  }

  /// The `await` of `for await`.
  private func awaitToken(ofLoop node: NodeID) -> TokenID? {
    (tree[node].first.index..<tree[tree.child(node, 0)].first.index).first { tree[TokenID($0)].kind == .kwAwait }
      .map { TokenID($0) }
  }

  /// What stands behind the operator in `a && b` and its like is a closure that may not wait.
  private mutating func binary(_ node: NodeID, _ outer: WaitPlace) {
    var place = outer
    let operation = binaryOperator(node)
    waits(in: tree.child(node, 0), place)
    if operation == .assign { place.root = tree.child(node, 1) }
    if operation == .and || operation == .or || operation == .coalesce, place.context != .unknown {
      place.context = .autoclosure
    }
    waits(in: tree.child(node, 1), place)
  }

  private mutating func awaited(_ node: NodeID, _ outer: WaitPlace) {
    var place = outer
    place.isCovered = true
    let count = diagnostics.count
    waits(in: tree.child(node, 0), place)
    let isNeedless = waitingCalls.needless.contains(ThrowingCalls.Place(file: file, node: node))
    if diagnostics.count == count, place.context == .function, !isNeedless, calls(tree.child(node, 0)) {
      reportForbidden("'async' call in", at: tree.range(tree[node].first), place)
    }
  }

  private func calls(_ node: NodeID) -> Bool {
    !node.isNone && (tree.kind(node) == .callExpr || tree.slots(node).contains { calls($0) })
  }

  private mutating func call(_ node: NodeID, _ place: WaitPlace) {
    reportUse(node, place)
    let callee = tree.child(node, 0)
    waits(in: callee, place)
    for argument in tree.elements(tree.child(node, 1)) {
      let value = tree.child(argument, 0)
      if !value.isNone, tree.kind(value) == .closureExpr {
        waitsOfClosure(value, in: callee)
      } else if throwingCalls.autoclosures.contains(ThrowingCalls.Place(file: file, node: value)) {
        waits(in: argument, place.context == .unknown ? place : WaitPlace(.autoclosure))
      } else {
        waits(in: argument, place)
      }
    }
  }

  private mutating func waitsOfClosure(_ node: NodeID, in callee: NodeID) {
    let mayWait = waitingCalls.closures[ThrowingCalls.Place(file: file, node: node)] ?? libraryLetsWait(callee)
    let says = tree.slots(node).contains { saysAwait(in: $0) }
    var place = WaitPlace(.unknown)
    if mayWait == true || says || speaksOfAsync(node) {
      place.context = .waiting
    } else if mayWait == false {
      place.context = .function
    }
    if says, mayWait == false {
      report(
        .unmarkedWait, "a closure that waits cannot be passed to a parameter whose function type is not 'async'",
        at: tree.range(tree[node].first))
    }
    eachWait(tree.slots(node), place)
  }

  /// Whether a closure is written `{ () async in … }`.
  private func speaksOfAsync(_ node: NodeID) -> Bool {
    guard let signature = tree.slots(node).first, !signature.isNone else { return false }
    return speaks(of: known.asyncName, signature)
  }

  /// Whether an `await` stands in a node, outside of the closures and functions in it.
  private func saysAwait(in node: NodeID) -> Bool {
    if node.isNone { return false }
    switch tree.kind(node) {
    case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: return false
    case .awaitExpr: return true
    case .forStmt where awaitToken(ofLoop: node) != nil: return true
    default: break
    }
    let isAsync =
      tree.kind(node) == .variableDecl
      && tree.elements(tree.child(node, 0)).contains { tree.name($0) == known.asyncName }
    return isAsync || tree.slots(node).contains { saysAwait(in: $0) }
  }

  /// Whether the closures may wait that a type of the library takes, such as a `Task` and a `Button`: known where all of its
  /// initialisers say the same of all of theirs.
  private mutating func libraryLetsWait(_ callee: NodeID) -> Bool? {
    guard !callee.isNone, tree.kind(callee) == .identifierExpr else { return nil }
    let id = table.first(NominalID(-1), tree.name(callee))
    guard !id.isNone, table[id].flags.contains(.isLibrary), table[id].kind == .nominal else { return nil }
    var made = table.first(NominalID(table[id].payload), known.initName)
    var result: Bool?
    while !made.isNone {
      let signature = self.signature(made)
      for index in 0..<Int(signature.parameterCount) {
        let flags = parameter(signature, index).flags
        guard flags.contains(.isFunction) else { continue }
        if let result, result != flags.contains(.isAsync) { return nil }
        result = flags.contains(.isAsync)
      }
      made = table[made].next
    }
    return result
  }

  /// Whether a call in a body that nothing checks is of methods of the type around it that all wait.
  private func waitsByName(_ callee: NodeID) -> Bool {
    guard context.owner.index >= 0, !callee.isNone else { return false }
    let isOfSelf =
      tree.kind(callee) == .memberExpr && !tree.child(callee, 0).isNone
      && tree.kind(tree.child(callee, 0)) == .identifierExpr && tree.name(tree.child(callee, 0)) == known.selfName
    guard isOfSelf || tree.kind(callee) == .identifierExpr else { return false }
    var id = table.first(context.owner, tree.name(callee))
    guard !id.isNone else { return false }
    while !id.isNone {
      if !table[id].flags.contains(.isAsync) || table[id].kind != .function { return false }
      id = table[id].next
    }
    return isOfSelf || !isLocalName(tree.name(callee))
  }

  /// Whether something in the file binds a name, which may hide a method.
  private func isLocalName(_ name: NameID) -> Bool {
    tree.nodes.contains { $0.kind == .identifierPattern && !$0.token.isNone && tree[$0.token].name == name }
  }

  // MARK: Words

  private mutating func reportUse(_ node: NodeID, _ place: WaitPlace) {
    let callee = tree.kind(node) == .callExpr ? tree.child(node, 0) : node
    let noted = waitingCalls.uses[ThrowingCalls.Place(file: file, node: node)]
    guard let use = noted ?? (callee != node && waitsByName(callee) ? .call : nil) else { return }
    let token = tree.kind(callee) == .memberExpr ? tree[callee].token : tree[callee].first
    let range = tree.range(token.isNone ? tree[node].first : token)
    if place.context == .unknown || place.context == .waiting && place.isCovered { return }
    guard place.context == .waiting else { return reportForbidden("'async' \(use.words) in", at: range, place) }
    let root = place.root.isNone ? node : place.root
    let start = SourceRange(at: tree.range(root).lower)
    // one `await` is for all that waits in an expression
    if diagnostics.last?.id == .unmarkedWait, diagnostics.last?.fixIts.first?.edits.first?.range == start { return }
    report(
      .unmarkedWait, "\(use.words) is 'async' but is not marked with 'await'", at: range,
      fixIts: [FixIt("insert 'await'", SourceEdit(start, "await "))])
  }

  private mutating func reportForbidden(_ what: String, at range: SourceRange, _ place: WaitPlace) {
    let ending =
      switch place.context {
      case .initialValue: "\(what.dropLast(3)) cannot occur in a property initializer"
      case .defaultValue: "\(what.dropLast(3)) cannot occur in a default argument"
      case .autoclosure: "\(what) an autoclosure that does not support concurrency"
      case .function, .waiting, .unknown: "\(what) a function that does not support concurrency"
      }
    report(.unmarkedWait, ending, at: range)
  }
}

/// What becomes of waiting at some place of the source.
private struct WaitPlace {
  /// Who would wait; `unknown` is whoever runs a closure of which nothing is known, or a file.
  enum Context { case unknown, waiting, function, initialValue, defaultValue, autoclosure }

  var context: Context
  /// Whether an `await` stands before it.
  var isCovered = false
  /// The whole expression that it is in, before which `await` would stand.
  var root = NodeID.none

  init(_ context: Context) { self.context = context }

  mutating func enter(_ node: NodeID, isExpression: Bool) {
    if !isExpression {
      (root, isCovered) = (.none, false)
    } else if root.isNone {
      root = node
    }
  }
}
