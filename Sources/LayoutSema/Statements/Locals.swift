import LayoutDiagnostics
import LayoutSyntax

/// What a body declares for itself: variables, functions and types.
extension Checker {
  mutating func localVariables(_ node: NodeID, _ code: inout [ExpressionID]) {
    let isLet = tree.name(node) == known.letName
    if !tree.child(node, 0).isNone { reportLocalWrapper(node) }
    for binding in tree.slots(node).dropFirst() where tree.kind(binding) == .binding {
      let shared = sharedAnnotation(node, binding) ?? .none
      let first = body.locals.count
      localVariable(binding, of: node, isLet: isLet, shared, &code)
      if isAsync(node) { for index in first..<body.locals.count { body.locals[index].isAsync = true } }
      if isState(node), !body.locals.isEmpty { makeCell(tree.range(binding), &code) }
    }
  }

  /// Whether a variable of a body has a binding: `@Previewable @State var isOn = true`, `@Bindable var model = model`.
  private func isState(_ node: NodeID) -> Bool {
    tree.elements(tree.child(node, 0)).contains {
      let wrapper = known.wrappers[tree.name($0)]
      return wrapper == .state || wrapper == .object
    }
  }

  /// `async let`.
  private func isAsync(_ node: NodeID) -> Bool {
    tree.elements(tree.child(node, 0)).contains { tree.name($0) == known.asyncName }
  }

  private func hasBuilder(_ node: NodeID) -> Bool {
    tree.elements(tree.child(node, 0)).contains { known.builders.contains(tree.name($0)) }
  }

  /// Puts the variable that was just defined into a cell.
  private mutating func makeCell(_ range: SourceRange, _ code: inout [ExpressionID]) {
    let last = body.locals.count - 1
    let local = body.locals[last]
    let value = emit(.local, a: local.slot, at: range)
    let cell = emit(.makeCell, a: value.index, b: Int32(bitPattern: local.name.index), c: -1, at: range)
    code.append(emit(.define, a: local.slot, c: cell.index, at: range))
    body.locals[last].isCell = true
  }

  private mutating func localVariable(
    _ binding: NodeID, of declaration: NodeID, isLet: Bool, _ shared: NodeID, _ code: inout [ExpressionID]
  ) {
    let pattern = tree.child(binding, 0)
    let typeNode = shared.isNone ? tree.child(binding, 1) : shared
    let valueNode = tree.child(binding, 2)
    let accessors = tree.child(binding, 3)
    var declared = typeNode.isNone ? TypeID.none : resolveType(typeNode)
    // observers of a local variable; a getter has no value beside it
    if !accessors.isNone, !valueNode.isNone { return reportUnsupported(accessors) }
    if valueNode.isNone, accessors.isNone { body.hasOpenLocals = true }
    if !accessors.isNone { return localGetter(binding, declared, isBuilder: hasBuilder(declaration), &code) }
    var value = Typed.error
    if !valueNode.isNone, !declared.isNone, leavesArgumentsOpen(declared) {
      value = inferArguments(of: declared, by: valueNode)
      declared = value.type
    } else if !valueNode.isNone {
      value = declared.isNone ? infer(valueNode) : check(valueNode, declared, for: .initialValue)
    }
    var type = declared.isNone ? value.type.ofVariable : declared
    // what is stored from it is as unknown as what it was to have
    if value.isFailed, !valueNode.isNone, body.isAppCode || frame.isInitializer { type = .error }
    guard !pattern.isNone else { return }
    if tree.kind(pattern) == .identifierPattern {
      checkRedeclared(pattern)
      let slot = declareLocal(tree.name(pattern), type, isLet: isLet, at: tree.range(pattern))
      body.locals[body.locals.count - 1].isImplicit = isImplicit(typeNode, in: tree)
      if valueNode.isNone, isLet { uninitialized.append(slot) }
      let start = valueNode.isNone ? emptyStart(type, pattern) : value.code.isNone ? invalid.index : value.code.index
      code.append(emit(.define, a: slot, c: start, at: tree.range(binding)))
    } else if valueNode.isNone {
      openParts(pattern, type, isLet: isLet, &code)
    } else {
      let slot = newSlot()
      code.append(emit(.define, a: slot, c: operand(value.code), at: tree.range(binding)))
      let whole = Typed(type: type, code: emit(.local, a: slot, at: tree.range(pattern)))
      destructure(pattern, whole, isLet: isLet, &code)
    }
  }

  /// A variable that the same list of statements has declared already.
  private mutating func checkRedeclared(_ pattern: NodeID) {
    let name = tree.name(pattern)
    guard body.scope.frames == body.frames.count, body.scope.start <= body.locals.count, name != .empty,
      name != known.selfName,
      let other = body.locals[body.scope.start...].first(where: { $0.name == name && $0.declaration.isNone })
    else { return }
    let note = Diagnostic.Note("'\(text(name))' previously declared here", at: other.range)
    report(
      .duplicateDeclaration, "invalid redeclaration of '\(text(name))'", at: tree.range(pattern), notes: [note])
  }

  /// `let (a, b): (Int, Int)`: variables that get their values later, one by one.
  private mutating func openParts(_ pattern: NodeID, _ type: TypeID, isLet: Bool, _ code: inout [ExpressionID]) {
    let isTuple = tree.kind(pattern) == .tuplePattern && types.kind(type) == .tuple
    let parts = tree.elements(isTuple ? pattern : .none)
    for (index, element) in parts.enumerated() where index < types.elementCount(type) {
      let name = tree.kind(element) == .tuplePatternElement ? tree.child(element, 0) : element
      guard !name.isNone, tree.kind(name) == .identifierPattern else { continue }
      let part = types.element(type, index)
      let slot = declareLocal(tree.name(name), part, isLet: isLet, at: tree.range(name))
      if isLet { uninitialized.append(slot) }
      code.append(emit(.define, a: slot, c: emptyStart(part, name), at: tree.range(name)))
    }
  }

  /// What a variable without an initial value starts with: nil if it can be, else nothing.
  private mutating func emptyStart(_ type: TypeID, _ pattern: NodeID) -> Int32 {
    types.kind(type) == .optional ? emit(.none, at: tree.range(pattern)).index : -1
  }

  /// Binds the names of a pattern to the parts of a value.
  mutating func destructure(_ pattern: NodeID, _ value: Typed, isLet: Bool, _ code: inout [ExpressionID]) {
    guard !pattern.isNone else { return }
    let range = tree.range(pattern)
    switch tree.kind(pattern) {
    case .identifierPattern:
      let slot = declareLocal(tree.name(pattern), value.type, isLet: isLet, at: range)
      code.append(emit(.define, a: slot, c: operand(value.code), at: range))
    case .tuplePattern:
      let elements = tree.slots(pattern)
      let fits =
        !value.type.isError && types.kind(value.type) == .tuple
        && types.elementCount(value.type) == elements.count
      if !fits, !value.type.isError { reportTuplePattern(pattern, value.type) }
      for (index, element) in elements.enumerated() {
        let field = emit(.field, a: operand(value.code), b: Int32(index), at: range)
        let type = fits ? types.element(value.type, index) : TypeID.error
        let inner = tree.kind(element) == .tuplePatternElement ? tree.child(element, 0) : element
        destructure(inner, Typed(type: type, code: field), isLet: isLet, &code)
      }
    case .bindingPattern: destructure(tree.child(pattern, 0), value, isLet: tree.name(pattern) == known.letName, &code)
    case .wildcardPattern: return
    default: reportUnsupported(pattern)
    }
  }

  /// Names the parameters of a function; they are in the first slots behind `self`.
  mutating func bindParameters(_ signature: Signature, from first: Int32) {
    for index in 0..<Int(signature.parameterCount) {
      let parameter = self.parameter(signature, index)
      guard parameter.name != .empty, parameter.name != known.underscore else { continue }
      let isVariadic = parameter.flags.contains(.isVariadic)
      var local = Local(
        name: parameter.name, slot: first + Int32(index), frame: Int32(body.frames.count - 1),
        type: isVariadic ? array(of: parameter.type) : parameter.type, isLet: !parameter.flags.contains(.isInOut),
        range: nameRange(parameter.node))
      local.isImplicit = tree.kind(parameter.node) == .parameter && isImplicit(tree.child(parameter.node, 1), in: tree)
      local.isThrowing = isThrowing(parameter)
      local.calmType = calmType(of: parameter)
      local.isAsync = parameter.flags.contains(.isAsync)
      body.locals.append(local)
    }
  }

  mutating func localType(_ node: NodeID) {
    let place = MemberPlace(scope: context.scope, owner: NominalID(-1 << 20), flags: [])
    let start = table.rows.count
    guard collect(node, place) else { return }
    let id = DeclarationID(Int32(start))
    if table[id].kind == .nominal {
      let nominal = NominalID(table[id].payload)
      for index in Int(nominal.index)..<table.nominals.count { resolveOwnType(NominalID(Int32(index))) }
      for index in Int(nominal.index)..<table.nominals.count { resolveGenerics(NominalID(Int32(index))) }
    }
    table[id].owner = NominalID(-1)
    body.locals.append(
      Local(
        name: tree.name(node), slot: -1, frame: -1, type: .error, isLet: true, range: nameRange(node),
        declaration: id))
  }
}
