import LayoutDiagnostics
import LayoutSyntax

/// Lowering the bodies of declarations: each once, the module's all of them, the library's when something needs them.
extension Checker {
  /// Checks everything that the module declares, in source order, and what its code needs of the library.
  mutating func checkModule() {
    findWaitingFiles()
    var index = 0
    while index < table.rows.count {
      let id = DeclarationID(Int32(index))
      index += 1
      let flags = table[id].flags
      guard !flags.contains(.isLocal), reportsLibrary || !flags.contains(.isLibrary) else { continue }
      checkDeclaration(id)
      lowerPending()
    }
  }

  mutating func lowerPending() {
    while let next = pendingBodies.popLast() { lower(next) }
  }

  private mutating func checkDeclaration(_ id: DeclarationID) {
    switch table[id].kind {
    case .variable: checkVariable(id)
    case .function, .initializer, .subscripting: checkFunction(id)
    case .enumCase: checkCase(id)
    case .typeAlias: _ = typeDeclared(by: id)
    case .nominal: checkNominal(NominalID(table[id].payload))
    case .associatedType: return
    }
  }

  private mutating func checkVariable(_ id: DeclarationID) {
    checkDuplicate(id)
    checkOverride(id)
    checkWrappers(id)
    _ = variableType(id)
    let flags = table[id].flags
    if flags.contains(.isRequirement) { return }
    if flags.contains(.isComputed) {
      if flags.contains(.isNative) { return table[id].file > 0 ? reportMissingBody(id) : () }
      _ = functionID(id)
      if flags.contains(.hasSetter) { _ = setterID(id) }
    } else if !flags.contains(.isSynthesized) {
      if table[id].payload < 0 { _ = globalID(id) } else { _ = initialValue(id) }
    }
  }

  private mutating func checkFunction(_ id: DeclarationID) {
    let signature = self.signature(id)
    checkDuplicate(id)
    let flags = table[id].flags
    if flags.contains(.isSynthesized) || flags.contains(.isRequirement) { return }
    checkOverride(id)
    if flags.contains(.isWrapped) { checkAttributes(ofFunction: id) }
    for index in 0..<Int(signature.parameterCount) where parameter(signature, index).hasDefault {
      _ = defaultType(Int(signature.parameterStart) + index)
    }
    // a missing body has been reported by the parser
    if flags.contains(.isNative) { return }
    _ = functionID(id)
    if flags.contains(.hasSetter) { _ = setterID(id) }
  }

  private mutating func checkCase(_ id: DeclarationID) {
    _ = signature(id)
    checkDuplicate(id)
  }

  // MARK: One body

  private mutating func lower(_ pending: PendingBody) {
    let id = pending.declaration
    if pending.part == .decoding || pending.part == .encoding { return lowerCoder(id, pending.part) }
    let isSetter = pending.part == .setter
    let isObserving = pending.part == .observers
    let isFilling = pending.part == .filling
    let function = pendingFunction(pending)
    // a where clause speaks of the generic parameters that the signature declares
    if table[id].isFunctionLike { _ = signature(id) }
    var place = context(of: id)
    place.scope = table[id].genericScope
    place.selfType = enter(file: table[id].file, place) { $0.selfNarrowed($0.table[id]) }
    let outerDepth = depth
    let firstDiagnostic = diagnostics.count
    let outerTypes = extensionTypes
    let outerBounds = extensionBounds
    extensionTypes = typesOfExtension(id)
    extensionBounds = boundsOfExtension(id)
    depth = 0
    let mayBeAppCode = isObserving || isAppCode(id)
    withFreshBody { checker in
      checker.body.isAppCode = mayBeAppCode
      checker.enter(file: checker.table[id].file, place) {
        if isObserving {
          $0.lowerObservers(id, function)
        } else if $0.table[id].flags.contains(.isSynthesized) {
          $0.lowerSynthesized(id, function)
        } else if $0.isObservedOverride(id) {
          $0.lowerObservedOverride(id, function, isSetter: isSetter)
        } else if $0.table[id].kind == .initializer {
          $0.lowerInitializer(id, function, isFilling: isFilling)
        } else {
          $0.lowerMember(id, function, isSetter: isSetter)
        }
      }
    }
    depth = outerDepth
    extensionTypes = outerTypes
    extensionBounds = outerBounds
    // what is wrong in an initialiser is said of its first body; what a builder makes that is not here, nobody knows
    if isFilling || hasUnknownBuilder(id) { diagnostics.removeLast(max(0, diagnostics.count - firstDiagnostic)) }
    if mayBeAppCode { keepAsAppCode(id, function, from: firstDiagnostic) }
  }

  private mutating func pendingFunction(_ pending: PendingBody) -> FunctionID {
    let id = pending.declaration
    return switch pending.part {
    case .body: table[id].function
    case .setter: table[id].setter
    case .observers: observingSetters[id] ?? FunctionID(-1)
    case .filling: inheritance.filling[id] ?? FunctionID(-1)
    case .decoding, .encoding: FunctionID(-1)
    }
  }

  private mutating func lowerMember(_ id: DeclarationID, _ function: FunctionID, isSetter: Bool) {
    let row = table[id]
    let hasSelf = row.owner.index >= 0 && !row.isStatic
    body.frames.append(Frame(slotCount: hasSelf ? 1 : 0))
    frame.thrown = isSetter ? .none : thrownType(of: id)
    context.selfFrame = hasSelf ? 0 : -1
    context.canMutateSelf = row.flags.contains(.isMutating) || isSetter
    let result: TypeID
    if row.kind == .variable {
      result = isSetter ? .void : variableType(id)
    } else {
      let signature = self.signature(id)
      result = isSetter ? .void : signature.result
      frame.changesParameters = hasInOut(signature)
      bindParameters(signature, from: frame.slotCount)
      frame.slotCount += signature.parameterCount
    }
    if isSetter { bindNewValue(id) }
    bindPassedTypes(id, function)
    let count = frame.slotCount
    frame.returnType = result
    frame.setsByYield = isSetter
    let block = bodyNode(row, isSetter: isSetter)
    let range = block.isNone ? nameRange(row.node) : tree.range(block)
    let isLazy = block.isNone && row.kind == .variable && !isSetter
    let value = tree.slots(row.node).dropFirst(2).prefix(1).drop { $0.isNone }
    let items = isLazy ? value : tree.elements(block)
    let isBuilder = !isSetter && isViewBuilder(id) && !hasReturn(items)
    let builder = isSetter || hasReturn(items) ? TypeID.none : ownBuilder(of: id)
    var lowered =
      !builder.isNone
      ? builtBody(items, by: builder, result: result, expected: result, at: range)
      : isBuilder ? viewBuilder(items, at: range) : functionBody(items, result: result, at: range)
    if isBuilder { lowered = checkBuilderResult(lowered, result, block) }
    if body.hasOpenLocals {
      checkAssignments(in: block, parameters: row.kind == .function ? tree.child(row.node, 2) : .none)
    }
    finish(function, count, lowered)
  }

  private mutating func checkBuilderResult(_ value: Typed, _ result: TypeID, _ block: NodeID) -> Typed {
    if value.type.isError || result.isError || types.kind(result) == .opaque || converts(value.type, to: result) {
      return value
    }
    reportMismatch(value.type, result, block, for: .returnValue)
    return value
  }

  private mutating func finish(_ function: FunctionID, _ parameterCount: Int32, _ lowered: Typed) {
    let index = Int(function.index)
    program.functions[index].parameterCount = parameterCount
    program.functions[index].slotCount = frame.slotCount
    program.functions[index].body = lowered.code.isNone ? invalid : lowered.code
  }

  /// `newValue`, or the name that the setter gives it.
  private mutating func bindNewValue(_ id: DeclarationID) {
    var name = known.newValue
    for accessor in tree.elements(accessorsNode(table[id])) where tree.kind(accessor) == .accessor {
      if tree.name(accessor) == known.setName, tree.label(accessor) != .empty { name = tree.label(accessor) }
    }
    let type = table[id].kind == .variable ? variableType(id) : signature(id).result
    declareLocal(name, type, isLet: true, at: nameRange(table[id].node))
  }

  private func accessorsNode(_ row: Declaration) -> NodeID {
    tree.child(row.node, row.kind == .subscripting ? 5 : 3)
  }

  /// The braces of a declaration's getter, setter or body.
  private func bodyNode(_ row: Declaration, isSetter: Bool) -> NodeID {
    if row.kind == .function { return tree.child(row.node, 5) }
    for accessor in tree.elements(accessorsNode(row)) {
      if tree.kind(accessor) == .codeBlock { return isSetter ? .none : accessor }
      let name = tree.name(accessor)
      let isMeant = name == (isSetter ? known.setName : known.getName)
      if tree.kind(accessor) == .accessor, isMeant || name == (isSetter ? Word.modify.name : Word.read.name) {
        return tree.child(accessor, 0)
      }
    }
    return .none
  }

  /// Whether a declaration's body is a view builder: by its own attribute or that of the requirement that it answers.
  mutating func isViewBuilder(_ id: DeclarationID) -> Bool {
    let row = table[id]
    if row.flags.contains(.isViewBuilder) { return true }
    guard row.owner.index >= 0 else { return false }
    for proto in Array(conformances(of: row.owner)) {
      var requirement = table.first(proto, row.name)
      while !requirement.isNone {
        let flags = table[requirement].flags
        if flags.contains(.isRequirement), flags.contains(.isViewBuilder) { return true }
        requirement = table[requirement].next
      }
    }
    return false
  }

  // MARK: Initialisers

  /// An initialiser makes `self` from the initial values of the properties, runs, and gives it back. One that fills gets it
  /// behind its parameters.
  private mutating func lowerInitializer(_ id: DeclarationID, _ function: FunctionID, isFilling: Bool) {
    let signature = self.signature(id)
    let row = table[id]
    body.frames.append(Frame(slotCount: signature.parameterCount))
    frame.isInitializer = true
    frame.thrown = thrownType(of: id)
    frame.returnType = signature.result
    bindParameters(signature, from: 0)
    bindPassedTypes(id, function)
    let parameterCount = frame.slotCount + (isFilling ? 1 : 0)
    let range = nameRange(row.node)
    context.selfSlot = declareLocal(known.selfName, context.selfType, isLet: false, at: range)
    context.selfFrame = 0
    context.canMutateSelf = true
    var code: [ExpressionID] = []
    if !isFilling, row.owner.index >= 0, table[row.owner].kind != .enumeration, table[row.owner].kind != .proto {
      publish(row.owner)
      var fields: [ExpressionID] = []
      withParentsBound(row.owner, context.selfType) {
        for field in $0.table[row.owner].fields { fields.append($0.initialField(field)) }
      }
      fields += keptTypes(row.owner, at: range)
      let start = emit(.structure, list: fields, c: row.owner.index, at: range)
      code.append(emit(.define, a: context.selfSlot, c: start.index, at: range))
    }
    let items = tree.elements(tree.child(row.node, 4))
    if row.flags.contains(.isFailable), items.count == 1, let only = items.first, tree.kind(only) == .nilLiteral {
      // `{ nil }` is `{ return nil }`
      code.append(emit(.returnValue, a: emit(.none, at: range).index, at: range))
    } else {
      statements(items, &code)
    }
    if !isFilling { checkProperties(initializedBy: id) }
    if let call = implicitSuper(row) { code.append(call) } else { checkSuperCall(row) }
    let made = emit(.local, a: context.selfSlot, at: range)
    code.append(emit(.returnValue, a: made.index, at: range))
    finish(function, parameterCount, Typed(type: .void, code: emit(.block, list: code, at: range)))
  }

  // MARK: Raw values

  /// `rawValue` and `init(rawValue:)` of an enum: a choice between its cases.
  private mutating func lowerSynthesized(_ id: DeclarationID, _ function: FunctionID) {
    body.frames.append(Frame(slotCount: 1))
    let owner = table[id].owner
    let range = tree.range(table[id].node)
    let subject = emit(.local, a: 0, at: range)
    let isInitializer = table[id].kind == .initializer
    var result = isInitializer ? emit(.none, at: range) : emit(.trap, a: -1, at: range)
    for (element, raw) in rawValues(owner).reversed() {
      let payload = table[element].payload
      let test =
        isInitializer
        ? emit(.equal, a: subject.index, b: raw.index, at: range)
        : emit(.isCase, a: subject.index, b: payload, at: range)
      let value = isInitializer ? emitCase(element, [], at: range) : raw
      result = emit(.conditional, a: test.index, b: value.index, c: result.index, at: range)
    }
    finish(function, 1, Typed(type: .void, code: result))
  }

  /// Whether two raw values are the same number or the same text.
  private func isSameConstant(_ one: ExpressionID, _ other: ExpressionID) -> Bool {
    if one.isNone || other.isNone { return false }
    let (left, right) = (program[one], program[other])
    guard left.operation == right.operation else { return false }
    switch left.operation {
    case .integer: return left.a == right.a && left.b == right.b
    case .string: return program.strings[Int(left.a)] == program.strings[Int(right.a)]
    default: return false
    }
  }

  /// The cases of an enum with their raw values: as written, else the name or one more than the case before.
  private mutating func rawValues(_ owner: NominalID) -> [(DeclarationID, ExpressionID)] {
    let type = rawType(owner)
    var next: Int64 = 0
    var result: [(DeclarationID, ExpressionID)] = []
    for element in table[owner].fields {
      let node = tree.child(table[element].node, 1)
      let range = tree.range(table[element].node)
      let raw: ExpressionID
      if !node.isNone {
        raw = check(node, type, for: .initialValue).code
        var value = program.code[Int(operand(raw))]
        if value.operation == .typedLiteral { value = program.code[Int(value.a)] }
        if value.operation == .integer { next = Int64(value.a) + 1 }
      } else if type == knownTypes.string {
        raw = emitString(text(table[element].name), at: range)
      } else if knownTypes.isFloating(type) {
        raw = emitDouble(Double(next), at: range)
        next += 1
      } else {
        let value = emitInteger(next, at: range)
        let isPlain = !isSized(type)
        raw = isPlain ? value : emit(.typedLiteral, a: value.index, b: typeValue(type, at: range).index, at: range)
        next += 1
      }
      if let other = result.first(where: { isSameConstant($0.1, raw) }), table[other.0].name != table[element].name {
        reportRawValue(element, other.0)
      }
      result.append((element, raw.isNone ? invalid : raw))
    }
    return result
  }
}
