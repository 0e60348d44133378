import LayoutDiagnostics
import LayoutSyntax

/// What views do rather than how they look: the closures of buttons, the methods that those call, the models behind them.
///
/// Such code stands in every real file and speaks of networks, databases and the rest of an app. No layout runs it, so it
/// is no obstacle: it is checked as all code is, because layout code may call some of it, and where it does not check it is
/// kept as a body that says so if a layout runs it after all.
extension Checker {
  /// Whether a declaration's body may be app code: what gives no value, what waits, and the methods of classes.
  mutating func isAppCode(_ id: DeclarationID) -> Bool {
    let row = table[id]
    guard !row.flags.contains(.isLibrary), row.file > 0 else { return false }
    if row.owner.index >= 0 {
      if table[row.owner].kind == .classType { return true }
      for proto in knownTypes.representables where proto.index >= 0 && inherits(row.owner, proto) { return true }
    }
    if isDrawn(id) { return true }
    switch row.kind {
    case .function where isWitness(row): return false
    case .function: return signature(id).result == .void || isAsynchronous(id)
    default: return false
    }
  }

  /// Whether a declaration gives marks, as `var marks: some ChartContent` does.
  private mutating func isDrawn(_ id: DeclarationID) -> Bool {
    if knownTypes.drawn.isEmpty { return false }
    var type = TypeID.none
    if table[id].kind == .variable { type = variableType(id) }
    if table[id].kind == .function { type = signature(id).result }
    return !type.isNone && types.kind(type) == .opaque && knownTypes.drawn.contains(NominalID(types[type].a))
  }

  /// Whether a method is what layout itself calls, as `placeSubviews` of a `Layout` and `reduce` of a preference.
  private mutating func isWitness(_ row: Declaration) -> Bool {
    guard row.owner.index >= 0 else { return false }
    for proto in Array(conformances(of: row.owner)) where table[table[proto].declaration].flags.contains(.isLibrary) {
      var id = table.first(proto, row.name)
      while !id.isNone {
        if table[id].flags.contains(.isRequirement) { return true }
        id = table[id].next
      }
    }
    return false
  }

  /// Whether a closure of this type may be app code: one of the program's own functions takes it and gets nothing from it.
  mutating func isAppCode(_ function: TypeID) -> Bool {
    file > 0 && types.kind(function) == .function && types.result(function) == .void
  }

  func isAsynchronous(_ id: DeclarationID) -> Bool {
    let tree = trees[Int(table[id].file)]
    let record = tree[table[id].node]
    for index in record.first.index...record.last.index {
      let token = tree.tokens[Int(index)]
      if token.kind == .leftBrace { return false }
      if token.kind == .identifier, token.name == known.asyncName { return true }
    }
    return false
  }

  /// A statement of a body. One of app code that speaks of what is not here is left out: a layout that runs the others,
  /// in `onAppear` or in a model's initialiser, finds what they do.
  mutating func appStatement(_ node: NodeID, _ code: inout [ExpressionID]) {
    let first = diagnostics.count
    let count = code.count
    let failures = body.failures
    statement(node, &code)
    guard body.isAppCode || frame.isInitializer, body.failures > failures || diagnostics.count > first,
      frame.returnType == .void || frame.isInitializer
    else { return }
    // a loop that goes on without what ends it would not end: it is left out as a whole
    if frame.openLoops > 0, stores(node, besides: SourceRange(at: 0)) || jumps(node) {
      body.failures = max(body.failures, failures + 1)
      return
    }
    if diagnostics.count == first {
      body.failures = failures  // the statement around this one can run without it
      return endWhereUnknown(node, &code, from: count)
    }
    guard body.isAppCode, let found = takeBack(tree.range(node), from: first) else { return }
    code.removeLast(code.count - count)
    body.failures = failures
    if frame.changesParameters || stores(node, besides: found) {
      code.append(leftOut(found.message, at: found.range))
    } else if jumps(node) {
      let message = emitString(found.message, at: found.range)
      code.append(emit(.leftOut, a: -1, b: -1, at: found.range))
      noteJump(code[code.count - 1], message)
    }
  }

  /// Makes a statement end where it comes to what is not here: `if let data, let rows = decode(data) { … } else { … }` runs its
  /// `else` as long as there are no data.
  private mutating func endWhereUnknown(_ node: NodeID, _ code: inout [ExpressionID], from count: Int) {
    let range = tree.range(node)
    // where nothing of it can run there is nothing that would come to what is not here
    let body = code.count == count ? ExpressionID.none : emit(.block, list: Array(code[count...]), at: range)
    code.removeLast(code.count - count)
    let isTold = frame.changesParameters || stores(node, besides: SourceRange(at: 0))
    let isJump = !isTold && jumps(node)
    guard isTold || isJump || !body.isNone else { return }
    let unknown = unknownPart(of: node)
    let message = isTold || isJump ? emitString(unknown.reason, at: unknown.range) : .none
    let told = isTold ? message : .none
    code.append(emit(.leftOut, a: told.index, b: body.index, at: unknown.range))
    if isJump { noteJump(code[code.count - 1], message) }
  }

  /// The same where a mistake says what is not here. A member that a known type lacks is a loss in any case.
  private mutating func stores(_ node: NodeID, besides found: Diagnostic) -> Bool {
    stores(node, besides: found.id == .unknownMember ? SourceRange(at: 0) : found.range)
  }

  /// A body of one expression that depends on what is not here: it runs as far as it can, and tells if it would have stored
  /// something.
  mutating func leftOut(_ node: NodeID, behind code: ExpressionID = .none) -> ExpressionID {
    let range = tree.range(node)
    guard stores(node, besides: SourceRange(at: 0)) else {
      return emit(.block, list: code.isNone ? [] : [emit(.leftOut, a: -1, b: code.index, at: range)], at: range)
    }
    let unknown = unknownPart(of: node)
    let message = emitString(unknown.reason, at: unknown.range)
    return emit(.block, list: [emit(.leftOut, a: message.index, b: code.index, at: unknown.range)], at: range)
  }

  mutating func leftOut(_ reason: String, at range: SourceRange) -> ExpressionID {
    let message = emitString(reason, at: range)
    return emit(.leftOut, a: message.index, b: -1, at: range)
  }

  /// Takes back what was reported inside of a body, and makes it one that does nothing, or must not run where a value is
  /// expected of it.
  mutating func keepAsAppCode(_ id: DeclarationID, _ function: FunctionID, from first: Int) {
    let range = trees[Int(table[id].file)].range(table[id].node)
    guard let found = takeBack(range, from: first) else { return }
    let isVoid = table[id].kind == .function && signature(id).result == .void
    program.functions[Int(function.index)].body =
      isVoid ? emptied(id, found) : trap(found)
  }

  /// A body that does nothing; it says so if it would have stored something.
  private mutating func emptied(_ id: DeclarationID, _ found: Diagnostic) -> ExpressionID {
    let node = table[id].node
    let changesParameters = hasInOut(signature(id))
    return enter(file: table[id].file, Context()) {
      let range = $0.tree.range(node)
      let isTold = changesParameters || $0.stores(node, besides: found)
      let list = isTold ? [$0.leftOut(found.message, at: found.range)] : []
      return $0.emit(.block, list: list, at: range)
    }
  }

  private mutating func trap(_ found: Diagnostic) -> ExpressionID {
    let message = emitString("app code runs in a layout: \(found.message)", at: found.range)
    return emit(.trap, a: message.index, at: found.range)
  }

  mutating func keptClosure(_ node: NodeID, _ type: TypeID, from first: Int) -> Typed? {
    let range = tree.range(node)
    guard let found = takeBack(range, from: first) else { return nil }
    let stored = changingFunctions.contains(type) || tree.slots(node).contains { stores($0, besides: found) }
    let code = emit(.block, list: stored ? [leftOut(found.message, at: found.range)] : [], at: range)
    let count = Int32(types.parameterCount(type))
    let function = addFunction(.empty, parameterCount: count, max(count, 1), [], code, node)
    return Typed(type: type, code: emit(.closure, a: function.index, at: range))
  }

  /// Whether a mistake says that something is not there. Other mistakes are mistakes wherever they stand.
  private static func isForeign(_ id: DiagnosticID) -> Bool {
    switch id {
    case .unknownName, .unknownType, .unknownMember, .unsupported, .missingType: true
    default: false
    }
  }

  /// Keeps back what is wrong with a property of a model: it matters once a layout reads it.
  mutating func deferAppTypes(_ id: DeclarationID, from first: Int) {
    let row = table[id]
    guard diagnostics.count > first, row.file > 0, row.owner.index >= 0,
      table[row.owner].kind == .classType || wrapper(id) == .state
    else { return }
    let range = trees[Int(row.file)].range(row.node)
    // a name that is nearly one of ours is a slip, and not something that another file declares
    let found = diagnostics[first...].filter {
      Self.isForeign($0.id) && $0.id != .missingType && $0.fixIts.isEmpty && range.contains($0.range.lower)
    }
    guard !found.isEmpty, !diagnostics[first...].contains(where: { !$0.fixIts.isEmpty }) else { return }
    diagnostics.removeSubrange(first...)
    deferred[id, default: []] += found
  }

  /// Tells what was kept back of a property that a layout reads.
  mutating func reportDeferred(_ id: DeclarationID) {
    guard !deferred.isEmpty, !body.isAppCode, let found = deferred.removeValue(forKey: id) else { return }
    diagnostics += found
  }

  /// Removes the errors in a stretch of the source; gives the first of them that says that something is not there.
  private mutating func takeBack(_ range: SourceRange, from first: Int) -> Diagnostic? {
    var found: Diagnostic?
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics[first...] {
      let isInside = diagnostic.range.lower >= range.lower && diagnostic.range.upper <= range.upper
      if isInside, diagnostic.severity == .error, Self.isForeign(diagnostic.id) { found = found ?? diagnostic }
      if !isInside { kept.append(diagnostic) }
    }
    guard let found else { return nil }
    diagnostics.replaceSubrange(first..., with: kept)
    return found
  }
}
