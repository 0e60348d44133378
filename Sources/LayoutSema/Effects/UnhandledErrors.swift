import LayoutDiagnostics
import LayoutSyntax

/// Errors that nobody handles, and calls that may throw without a `try`, as Swift's rules have it.
///
/// `try` covers what stands to its right up to the end of the expression, though not the closures in it; an error goes to the
/// `do` around it whose clauses take all errors, else out of the function if that throws. A closure throws if it tries
/// something and does not handle it; whoever gets such a closure throws as well where it says `rethrows`.
extension Checker {
  /// Looks at the files in which something may be thrown, when all bodies have been checked.
  mutating func reportUnhandledErrors() {
    let files = Set(throwingCalls.isConditional.keys.map { $0.file })
    for index in 1..<max(1, trees.count) where files.contains(Int32(index)) || mayThrow(trees[index]) {
      enter(file: Int32(index), Context()) {
        let hasTypedThrows = $0.hasTypedThrows
        for item in $0.tree.slots($0.tree.root) {
          _ = $0.throwsOut(item, ErrorPlace(handler: .someone, hasTypedThrows: hasTypedThrows))
        }
      }
    }
  }

  private func mayThrow(_ tree: SyntaxTree) -> Bool {
    tree.tokens.contains { $0.kind == .kwTry || $0.kind == .kwThrow }
  }

  private var hasTypedThrows: Bool {
    tree.tokens.indices.dropLast().contains {
      tree.tokens[$0].kind == .kwThrows && tree.tokens[$0 + 1].kind == .leftParen
    }
  }

  /// Whether errors that are tried or thrown in a node leave it.
  private mutating func throwsOut(_ node: NodeID, _ outer: ErrorPlace) -> Bool {
    if node.isNone { return false }
    var place = outer
    place.enter(node, isExpression: isExpressionKind(node))
    switch tree.kind(node) {
    case .functionDecl, .initializerDecl, .subscriptDecl, .deinitializerDecl: return function(node, place)
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .extensionDecl: return members(node, place)
    case .protocolDecl, .keyPathExpr: return false
    case .variableDecl: return variables(node, place)
    case .accessorBlock: return accessors(node, place)
    case .doStmt: return doStatement(node, place)
    case .deferStmt: place.handler = .deferred
    case .throwStmt:
      _ = throwsOut(tree.child(node, 0), place)
      if place.handler != .someone { reportUnhandled(tree[node].first, place) }
      return true
    case .tryExpr: return tried(node, place)
    case .closureExpr: return errorsOfClosure(node, place) && false
    case .callExpr: return call(node, place)
    case .ifConfig: return anyThrows(activeItems(node), place)
    case .binaryExpr where binaryOperator(node) == .assign:
      let left = throwsOut(tree.child(node, 0), place)
      place.root = tree.child(node, 1)
      return throwsOut(tree.child(node, 1), place) || left
    default: break
    }
    return anyThrows(tree.slots(node), place)
  }

  private mutating func anyThrows(_ nodes: ArraySlice<NodeID>, _ place: ErrorPlace) -> Bool {
    var result = false
    for node in nodes where throwsOut(node, place) { result = true }
    return result
  }

  // MARK: Declarations

  private mutating func function(_ node: NodeID, _ outer: ErrorPlace) -> Bool {
    var place = outer
    let isBroken = tree[node].flags.contains(.hasError)
    if tree.kind(node) == .functionDecl || tree.kind(node) == .initializerDecl {
      place.handler = !tree.effects(behind: tree.child(node, 2)).isEmpty ? .someone : .function
      for parameter in tree.elements(tree.child(node, 2)) {
        var value = place
        value.handler = .defaultValue
        _ = throwsOut(tree.child(parameter, 2), isBroken ? outer : value)
      }
    }
    if tree.kind(node) == .deinitializerDecl { place.handler = .function }
    if isBroken { place.handler = .someone }
    _ = throwsOut(tree.slots(node).last ?? .none, place)
    return false
  }

  private mutating func members(_ node: NodeID, _ outer: ErrorPlace) -> Bool {
    var place = outer
    place.handler = tree[node].flags.contains(.hasError) ? .someone : .initialValue
    _ = anyThrows(tree.elements(tree.slots(node).last ?? .none), place)
    return false
  }

  private mutating func variables(_ node: NodeID, _ outer: ErrorPlace) -> Bool {
    var place = outer
    // what waits for a value is tried where the value is used
    if tree.elements(tree.child(node, 0)).contains(where: { tree.name($0) == known.asyncName }) {
      place.handler = .someone
      place.isCovered = true
    }
    var result = false
    for binding in tree.slots(node).dropFirst() where tree.kind(binding) == .binding {
      if throwsOut(tree.child(binding, 2), place) { result = true }
      _ = throwsOut(tree.child(binding, 3), place)
    }
    return result
  }

  private mutating func accessors(_ node: NodeID, _ outer: ErrorPlace) -> Bool {
    for accessor in tree.slots(node) where !accessor.isNone {
      var place = outer
      let isWritten = tree.kind(accessor) == .accessor
      let block = isWritten ? tree.child(accessor, 0) : accessor
      place.handler = isWritten && tree.says(.kwThrows, from: accessor, before: block) ? .someone : .function
      if tree[node].flags.contains(.hasError) { place.handler = .someone }
      _ = throwsOut(block, place)
    }
    return false
  }

  // MARK: Statements and expressions

  private mutating func doStatement(_ node: NodeID, _ place: ErrorPlace) -> Bool {
    let clauses = tree.slots(node).dropFirst()
    var inner = place
    let takesAll = clauses.contains { catchesAll($0, place) }
    if takesAll {
      inner.handler = .someone
    } else if !clauses.isEmpty, place.handler != .someone {
      inner.handler = .incompleteCatch
    }
    let leaves = throwsOut(tree.child(node, 0), inner)
    let handlersThrow = anyThrows(clauses, place)
    return leaves && !takesAll || handlersThrow
  }

  /// Whether a clause takes every error: it has no pattern, or one that fits everything.
  private func catchesAll(_ clause: NodeID, _ place: ErrorPlace) -> Bool {
    let items = tree.elements(tree.child(clause, 0))
    return items.isEmpty
      || items.contains { tree.child($0, 1).isNone && fitsAll(tree.child($0, 0), isBound: false, place) }
  }

  private func fitsAll(_ pattern: NodeID, isBound: Bool, _ place: ErrorPlace) -> Bool {
    if pattern.isNone { return true }
    switch tree.kind(pattern) {
    case .wildcardPattern, .identifierPattern, .discardExpr: return true
    case .identifierExpr: return isBound
    case .bindingPattern: return fitsAll(tree.child(pattern, 0), isBound: true, place)
    case .expressionPattern, .parenExpr, .tuplePatternElement:
      return fitsAll(tree.child(pattern, 0), isBound: isBound, place)
    case .tuplePattern where tree.slots(pattern).count == 1:
      return fitsAll(tree.child(pattern, 0), isBound: isBound, place)
    case .asExpr, .isPattern:
      // every error is an `Error`, and an `NSError`; of a typed one nobody knows here
      let name = tree[tree[pattern].last].name
      return place.hasTypedThrows || text(name) == "Error" || text(name) == "NSError"
    case .callExpr, .memberExpr, .implicitMemberExpr: return false
    default: return true
    }
  }

  private mutating func tried(_ node: NodeID, _ outer: ErrorPlace) -> Bool {
    var place = outer
    place.isCovered = true
    place.tried = tree[node].first
    let takes = !tree[node].flags.isDisjoint(with: [.optional, .forced])
    if takes { place.handler = .someone }
    _ = throwsOut(tree.child(node, 0), place)
    return !takes
  }

  /// Whether a closure throws. Whatever it throws is for whoever calls it.
  private mutating func errorsOfClosure(_ node: NodeID, _ outer: ErrorPlace) -> Bool {
    let place = ErrorPlace(handler: .someone, hasTypedThrows: outer.hasTypedThrows)
    let leaves = anyThrows(tree.slots(node), place)
    if leaves, throwingCalls.calmClosures.contains(ThrowingCalls.Place(file: file, node: node)) {
      report(
        .unhandledError, "a closure that throws cannot be passed to a parameter whose function type does not throw",
        at: tree.range(tree[node].first))
    }
    return leaves
  }

  private mutating func call(_ node: NodeID, _ place: ErrorPlace) -> Bool {
    var result = throwsOut(tree.child(node, 0), place)
    var takesThrowing = false
    for argument in tree.elements(tree.child(node, 1)) {
      let value = tree.child(argument, 0)
      if throwingCalls.autoclosures.contains(ThrowingCalls.Place(file: file, node: value)) {
        var inner = place
        inner.handler = .someone
        _ = throwsOut(argument, inner)
      } else if !value.isNone, tree.kind(value) == .closureExpr {
        if errorsOfClosure(value, place) { takesThrowing = true }
      } else if throwsOut(argument, place) {
        result = true
      }
    }
    guard let isConditional = throwingCalls.isConditional[ThrowingCalls.Place(file: file, node: node)] else {
      return result
    }
    if !isConditional || takesThrowing { reportThrowing(node, place) }
    return result
  }

  // MARK: Words

  private mutating func reportThrowing(_ node: NodeID, _ place: ErrorPlace) {
    if place.isCovered {
      if place.handler != .someone { reportUnhandled(place.tried, place) }
      return
    }
    let callee = tree.child(node, 0)
    let token = tree.kind(callee) == .memberExpr ? tree[callee].token : tree[callee].first
    let range = tree.range(token.isNone ? tree[node].first : token)
    guard place.handler == .someone else {
      return report(
        .unhandledError, "call can throw, but it is not marked with 'try' and the error is not handled", at: range)
    }
    let start = tree.range(place.root.isNone ? node : place.root).lower
    report(
      .missingTry, "call can throw but is not marked with 'try'", at: range,
      fixIts: [FixIt("insert 'try'", SourceEdit(SourceRange(at: start), "try "))])
  }

  private mutating func reportUnhandled(_ token: TokenID, _ place: ErrorPlace) {
    let message =
      switch place.handler {
      case .someone, .function: "errors thrown from here are not handled"
      case .incompleteCatch: "errors thrown from here are not handled because the enclosing catch is not exhaustive"
      case .initialValue: "errors cannot be thrown out of a property initializer"
      case .defaultValue: "errors cannot be thrown out of a default argument"
      case .deferred: "errors cannot be thrown out of a 'defer' body"
      }
    report(.unhandledError, message, at: tree.range(token))
  }
}

/// What becomes of an error at some place of the source.
private struct ErrorPlace {
  /// Who gets it; nobody does but `someone`.
  enum Handler { case someone, function, incompleteCatch, initialValue, defaultValue, deferred }

  var handler: Handler
  /// Whether a `try` stands before it, and the nearest one.
  var isCovered = false
  var tried = TokenID.none
  /// The whole expression that it is in, before which `try` would stand.
  var root = NodeID.none
  var hasTypedThrows: Bool

  init(handler: Handler, hasTypedThrows: Bool) {
    self.handler = handler
    self.hasTypedThrows = hasTypedThrows
  }

  mutating func enter(_ node: NodeID, isExpression: Bool) {
    if !isExpression {
      (root, isCovered) = (.none, false)
    } else if root.isNone {
      root = node
    }
  }
}

extension SyntaxTree {
  /// Whether a token stands in a node before one of its children.
  fileprivate func says(_ kind: TokenKind, from node: NodeID, before child: NodeID) -> Bool {
    let end = child.isNone ? self[node].last.index + 1 : self[child].first.index
    return self[node].first.index < end && (self[node].first.index..<end).contains { tokens[Int($0)].kind == kind }
  }
}
