import LayoutDiagnostics
import LayoutSyntax

/// What is lost where a statement of running app code is left out, because it depends on what is not here.
///
/// A statement that only rings a bell or writes a log loses nothing that a layout could show. One that stores something
/// does, be it by an assignment, by a method that changes what it is called on, or by a function of the program that does
/// either; and so does one that would have ended the body before something else is stored. What is stored into a thing
/// that is not here itself is no loss.
extension Checker {
  /// Whether a statement may change something that a layout can read.
  ///
  /// - Parameter unknown: where something stands that is not here, besides the names that are noted as such.
  mutating func stores(_ node: NodeID, besides unknown: SourceRange) -> Bool {
    if node.isNone { return false }
    switch tree.kind(node) {
    case .closureExpr, .functionDecl, .structDecl, .enumDecl, .classDecl: return false
    case .binaryExpr:
      if let operation = binaryOperator(node), operation == .assign || operation.compound != nil,
        !isUnknown(place: tree.child(node, 0), unknown)
      {
        return true
      }
    case .callExpr: if callStores(node, besides: unknown) { return true }
    default: break
    }
    for slot in tree.slots(node) where stores(slot, besides: unknown) { return true }
    return false
  }

  /// Whether a call changes what it is called on, or runs a function of the program that stores something.
  private mutating func callStores(_ node: NodeID, besides unknown: SourceRange) -> Bool {
    let callee = tree.child(node, 0)
    guard !callee.isNone, tree.kind(callee) == .memberExpr || tree.kind(callee) == .identifierExpr else { return false }
    let name = tree.name(callee)
    let spelling = text(name)
    if SwiftUINames.contains(LostEffects.runners, spelling) { return closures(of: node, store: unknown) }
    if tree.kind(callee) == .memberExpr {
      let base = tree.child(callee, 0)
      if SwiftUINames.contains(LostEffects.subscriptions, spelling) { return !waits(for: base, unknown) }
      if isUnknown(place: base, unknown) { return false }
      if SwiftUINames.contains(LostEffects.changing, spelling) { return true }
    }
    return functionStores(name)
  }

  /// Whether a chain of publishers tells nothing while a layout stands still, or is of something that is not here.
  private mutating func waits(for chain: NodeID, _ unknown: SourceRange) -> Bool {
    var node = chain
    while !node.isNone, [.memberExpr, .callExpr].contains(tree.kind(node)) {
      if tree.kind(node) == .memberExpr, SwiftUINames.contains(LostEffects.later, text(tree.name(node))) { return true }
      node = tree.child(node, 0)
    }
    return isUnknown(place: node, unknown)
  }

  /// Whether the closures that a call runs at once store something.
  private mutating func closures(of call: NodeID, store unknown: SourceRange) -> Bool {
    for slot in tree.slots(call) where !slot.isNone {
      if tree.kind(slot) == .closureExpr {
        for part in tree.slots(slot) where stores(part, besides: unknown) { return true }
      } else if tree.kind(slot) != .memberExpr, closures(of: slot, store: unknown) {
        return true
      }
    }
    return false
  }

  /// Whether a function of the program with this name stores something.
  private mutating func functionStores(_ name: NameID) -> Bool {
    if let known = storingFunctions[name] { return known }
    storingFunctions[name] = false
    for id in 0..<table.rows.count {
      let row = table.rows[id]
      guard row.name == name, row.file > 0, row.kind == .function else { continue }
      let found = enter(file: row.file, Context()) {
        $0.stores($0.tree.child(row.node, 5), besides: SourceRange(at: 0))
      }
      if found { storingFunctions[name] = true }
    }
    return storingFunctions[name] ?? false
  }

  /// Whether what is stored into is of something that is not here.
  private mutating func isUnknown(place: NodeID, _ unknown: SourceRange) -> Bool {
    if place.isNone { return false }
    let range = tree.range(place)
    if range.contains(unknown.lower) || program.foreignNames.contains(where: { range.contains($0.range.lower) }) {
      return true
    }
    var root = place
    while !root.isNone, tree.kind(root) != .identifierExpr {
      let base = tree.child(root, 0)
      if tree.kind(root) == .memberExpr, !base.isNone, isSelf(base) { break }
      guard [.memberExpr, .callExpr, .subscriptExpr, .postfixExpr, .parenExpr].contains(tree.kind(root)) else {
        return false
      }
      root = base
    }
    return !root.isNone && unknownOrigin(of: root) != nil
  }

  private func isSelf(_ node: NodeID) -> Bool {
    tree.kind(node) == .identifierExpr && tree.name(node) == known.selfName
  }

  /// What a name stands for that is not here: a variable of the body, or a property.
  ///
  /// - Returns: the index of the name that is not here, or -1 where it is not known.
  private mutating func unknownOrigin(of node: NodeID) -> Int? {
    let name = tree.name(node)
    if name == .empty { return nil }
    if let local = local(name) { return local.type.isError ? body.unknownLocals[name] ?? -1 : nil }
    if let origin = body.unknownLocals[name] { return origin }
    guard context.owner.index >= 0 else { return nil }
    let id = table.first(context.owner, name)
    guard !id.isNone, table[id].kind == .variable, types.hasError(variableType(id)) else { return nil }
    let range = trees[Int(table[id].file)].range(table[id].node)
    return program.foreignNames.lastIndex { range.contains($0.range.lower) } ?? -1
  }

  /// Keeps in mind that variables of a body depend on what is not here.
  mutating func noteUnknown(_ name: NameID) {
    let count = program.foreignNames.count
    body.unknownLocals[name] = count > body.firstForeignName ? count - 1 : -1
  }

  /// What a statement depends on that is not here, and where it says so.
  mutating func unknownPart(of node: NodeID) -> (reason: String, range: SourceRange) {
    let range = tree.range(node)
    if let name = program.foreignNames.last(where: { range.contains($0.range.lower) }) {
      return (LostEffects.reason(name), name.range)
    }
    guard let found = firstUnknown(in: node) else { return ("something that Keyline does not understand", range) }
    let spelling = text(tree.name(found.node))
    guard found.origin >= 0, found.origin < program.foreignNames.count else {
      return ("'\(spelling)' depends on what is not part of SwiftUI", tree.range(found.node))
    }
    return (LostEffects.reason(program.foreignNames[found.origin]), tree.range(found.node))
  }

  private mutating func firstUnknown(in node: NodeID) -> (node: NodeID, origin: Int)? {
    if node.isNone { return nil }
    let isName = tree.kind(node) == .identifierExpr
    let isMember = tree.kind(node) == .memberExpr && !tree.child(node, 0).isNone && isSelf(tree.child(node, 0))
    if isName || isMember, let origin = unknownOrigin(of: node) { return (node, origin) }
    for slot in tree.slots(node) {
      if let found = firstUnknown(in: slot) { return found }
    }
    return nil
  }

  // MARK: Jumps

  /// Whether a statement may leave the body or a loop around it.
  func jumps(_ node: NodeID) -> Bool {
    if node.isNone { return false }
    switch tree.kind(node) {
    case .closureExpr, .functionDecl, .structDecl, .enumDecl, .classDecl: return false
    case .returnStmt, .breakStmt, .continueStmt, .throwStmt: return true
    default: return tree.slots(node).contains { jumps($0) }
    }
  }

  mutating func noteJump(_ code: ExpressionID, _ message: ExpressionID) {
    body.lostJumps.append(LostJump(code: code, message: message, depth: body.frames.count))
  }

  /// Has the statements that might have left a body tell that they are left out, if what comes behind them stores something.
  mutating func tellJumps(before rest: ArraySlice<NodeID>) {
    let depth = body.frames.count
    body.lostJumps.removeAll { $0.depth > depth }
    guard !body.lostJumps.isEmpty else { return }
    var isTold = false
    for item in rest where !isTold { isTold = stores(item, besides: SourceRange(at: 0)) }
    guard isTold else { return }
    for jump in body.lostJumps { program.code[Int(jump.code.index)].a = jump.message.index }
    body.lostJumps.removeAll()
  }
}

/// A statement that is left out and might have left its body, and what to say if that matters.
struct LostJump {
  var code: ExpressionID
  var message: ExpressionID
  /// How many functions and closures are around it.
  var depth: Int
}

/// Names of what stores.
enum LostEffects {
  static func reason(_ name: ForeignName) -> String {
    name.isUninferred
      ? "the type of what '\(name.name)' publishes could not be inferred" : "'\(name.name)' is not part of SwiftUI"
  }

  /// Functions that run a closure at once, or after the layout.
  static let runners: StaticString = "async forEach perform sync withAnimation withTransaction"

  /// What listens to a publisher, and the publishers of what comes later or from outside.
  static let subscriptions: StaticString = "assign sink"
  static let later: StaticString = "dataTaskPublisher debounce delay publish"

  /// Methods that change what they are called on.
  static let changing: StaticString = """
    append formIntersection formSymmetricDifference formUnion insert merge move negate popFirst popLast remove
    removeAll removeFirst removeLast removeSubrange replaceSubrange reverse send setValue shuffle sort subtract
    swapAt toggle update updateValue
    """
}
