import LayoutDiagnostics
import LayoutSyntax

/// Variables of files and types: what type they have and what they start with.
///
/// Both are found out when first asked for, from whichever place in the sources asks; a value that needs itself for that
/// is an error at the place that closes the circle.
extension Checker {
  mutating func variableType(_ id: DeclarationID) -> TypeID {
    switch table[id].typeProgress {
    case .done: return table[id].type
    case .running:
      reportCircular(id)
      return .error
    case .untouched: break
    }
    table[id].typeProgress = .running
    let outer = opaqueSink
    let firstDiagnostic = diagnostics.count
    opaqueSink = nil
    let type = resolveVariableType(id).ofVariable
    opaqueSink = outer
    deferAppTypes(id, from: firstDiagnostic)
    table[id].type = type
    table[id].typeProgress = .done
    return type
  }

  private mutating func resolveVariableType(_ id: DeclarationID) -> TypeID {
    let row = table[id]
    if row.flags.contains(.isSynthesized) {
      return row.isStatic ? array(of: table[row.owner].type) : rawType(row.owner)
    }
    var annotation = trees[Int(row.file)].child(row.node, 1)
    if annotation.isNone { annotation = table.sharedAnnotations[id] ?? .none }
    if !annotation.isNone {
      let type = enter(file: row.file, context(of: id)) { $0.resolveType(annotation) }
      if ownWrapper(id) != nil { return type }
      let isStarted = !trees[Int(row.file)].child(row.node, 2).isNone
      return isStarted && leavesArgumentsOpen(type) ? lowerInitial(id, type) : type
    }
    if let type = ownWrappedType(id) { return type }
    if row.flags.contains(.isLazy), !row.isStatic { return lazyType(id) }
    if row.flags.contains(.isComputed) || trees[Int(row.file)].child(row.node, 2).isNone {
      return wrapperType(id)
    }
    return lowerInitial(id, isWholeMetric(id) ? knownTypes.double : .none)
  }

  /// The type of a `lazy` property's value, which may use `self`; mistakes in it are told when its body is lowered.
  private mutating func lazyType(_ id: DeclarationID) -> TypeID {
    var place = context(of: id)
    place.selfFrame = 0
    let count = diagnostics.count
    let value = withFreshBody { checker in
      checker.enter(file: checker.table[id].file, place) {
        $0.body.frames.append(Frame(slotCount: 1))
        return $0.infer($0.tree.child($0.table[id].node, 2))
      }
    }
    if value.isFailed { diagnostics.removeLast(diagnostics.count - count) }
    return value.isFailed ? .error : value.type
  }

  /// `@ScaledMetric var width = 32`: scaled numbers are never integers.
  private func isWholeMetric(_ id: DeclarationID) -> Bool {
    let tree = trees[Int(table[id].file)]
    let value = tree.child(table[id].node, 2)
    return wrapper(id) == .scaled && tree.kind(value) == .integerLiteral
  }

  /// The type of a variable without a type or value of its own, which the next that has one spells for it.
  func sharedAnnotation(_ node: NodeID, _ binding: NodeID) -> NodeID? {
    guard tree.slots(node).count > 2, isBare(binding),
      let index = tree.slots(node).firstIndex(of: binding)
    else { return nil }
    for next in tree.slots(node)[(index + 1)...] where tree.kind(next) == .binding && !isBare(next) {
      return tree.child(next, 1).isNone ? nil : tree.child(next, 1)
    }
    return nil
  }

  private func isBare(_ binding: NodeID) -> Bool {
    tree.child(binding, 1).isNone && tree.child(binding, 2).isNone && tree.child(binding, 3).isNone
  }

  /// The type of a stored property as the memberwise initialiser takes it.
  mutating func storedType(_ id: DeclarationID) -> TypeID { variableType(id) }

  /// A stored variable's initial value; `.none` if it has none.
  mutating func initialValue(_ id: DeclarationID) -> ExpressionID {
    let type = variableType(id)
    if !table[id].initial.isNone { return table[id].initial }
    let isWrapped = ownWrapper(id) != nil
    let isBare = trees[Int(table[id].file)].child(table[id].node, 2).isNone
    if isBare, !isWrapped || !startsWrapped(id) { return .none }
    let firstDiagnostic = diagnostics.count
    if isWrapped { lowerOwnWrapper(id, hint: ownWrapperType(id)) } else { _ = lowerInitial(id, type) }
    deferAppTypes(id, from: firstDiagnostic)
    return table[id].initial
  }

  /// Lowers the initial value in a frame of its own; a value that needs locals becomes a function's.
  private mutating func lowerInitial(_ id: DeclarationID, _ expected: TypeID) -> TypeID {
    var place = context(of: id)
    place.selfFrame = -1
    let value = withFreshBody { checker in
      checker.enter(file: checker.table[id].file, place) {
        $0.body.frames.append(Frame())
        $0.bindKeptTypes(id)
        let node = $0.tree.child($0.table[id].node, 2)
        let isOpen = !expected.isNone && $0.leavesArgumentsOpen(expected)
        let value =
          expected.isNone
          ? $0.infer(node)
          : isOpen ? $0.inferArguments(of: expected, by: node) : $0.check(node, expected, for: .initialValue)
        $0.table[id].initialSlots = $0.frame.slotCount
        return value
      }
    }
    table[id].initial = value.code.isNone ? invalid : value.code
    return value.type
  }

  /// The row of a variable at file scope or a stored static one.
  mutating func globalID(_ id: DeclarationID) -> GlobalID {
    if table[id].global.index >= 0 { return table[id].global }
    let range = trees[Int(table[id].file)].range(table[id].node)
    let global = GlobalID(Int32(program.globals.count))
    program.globals.append(Global(name: table[id].name, value: invalid, slotCount: 0, range: range))
    table[id].global = global
    let value = initialValue(id)
    let type = variableType(id)
    if !value.isNone {
      program.globals[Int(global.index)].value = value
    } else if types.kind(type) == .optional || isNamespace(id) {
      program.globals[Int(global.index)].value = emit(.none, at: range)
    } else if table[id].file > 0, !variableType(id).isError {
      reportNoInitialValue(id)
    }
    program.globals[Int(global.index)].slotCount = table[id].initialSlots
    return global
  }

  /// What a stored property holds before an initialiser assigns to it.
  mutating func initialField(_ id: DeclarationID) -> ExpressionID {
    let range = trees[Int(table[id].file)].range(table[id].node)
    if isEnvironment(id) { return emitEnvironment(id, at: range) }
    if table[id].flags.contains(.isLazy) { return invalid }
    var value = initialValue(id)
    if value == invalid, let unknown = unknownStart(id) {
      value = unknown
    } else if value.isNone {
      let type = variableType(id)
      if types.kind(type) == .optional { value = emit(.none, at: range) } else { value = invalid }
    } else if table[id].initialSlots > 0 {
      let types = table[id].isStatic ? [] : keptTypes(table[id].owner, at: range)
      value = callOnce(value, slots: table[id].initialSlots, types, at: range)
    }
    // an initialiser fills the cell, or puts another in its place
    if makesCell(id), value == invalid { value = emit(.void, at: range) }
    if wrapper(id) == .scaled, value != invalid { return emitScaled(id, value, at: range) }
    return makesCell(id) ? emit(.makeCell, a: value.index, c: table[id].payload, at: range) : value
  }

  /// What a property of a known type starts with where its value is of another framework: a view cannot be laid out without
  /// it, and of a model it is missing, which is told.
  private mutating func unknownStart(_ id: DeclarationID) -> ExpressionID? {
    let node = trees[Int(table[id].file)].child(table[id].node, 2)
    guard !node.isNone, table[id].file > 0, !types.hasError(variableType(id)), table[id].owner.index >= 0
    else { return nil }
    let range = trees[Int(table[id].file)].range(node)
    guard let name = program.foreignNames.last(where: { range.contains($0.range.lower) }) else { return nil }
    let isModel = table[table[id].owner].kind == .classType || wrapper(id) == .state
    let missing =
      isModel ? leftOut(LostEffects.reason(name), at: name.range) : emit(.invalid, at: name.range)
    return callOnce(emit(.block, list: [missing], at: range), slots: 0, at: range)
  }

  /// An expression with locals of its own, as a call of a function that gets only types.
  private mutating func callOnce(
    _ value: ExpressionID, slots: Int32, _ types: [ExpressionID] = [], at range: SourceRange
  ) -> ExpressionID {
    program.functions.append(
      Function(name: .empty, parameterCount: 0, slotCount: slots, body: value, range: range))
    return emit(.call, list: types, c: Int32(program.functions.count - 1), at: range)
  }

  // MARK: Default arguments

  /// A parameter's default value, lowered once for all calls.
  mutating func defaultValue(_ index: Int, _ site: CallSite) -> ExpressionID {
    if parameters[index].flags.contains(.isAction) { return emit(.void, at: site.range) }
    _ = defaultType(index)
    let value = parameters[index].defaultValue
    guard !value.isNone else { return emit(.none, at: site.range) }
    let owner = parameters[index].owner
    let passed = owner.isNone ? [] : passedTypes(owner, site.base.type, at: site.range)
    guard !passed.isEmpty, program[value].operation == .call else { return value }
    return emit(.call, list: passed, c: program[value].c, at: program[value].range)
  }

  /// What a default value of a generic type is read with: a closure tells itself what it gives.
  private mutating func openDefault(_ type: TypeID) -> TypeID {
    guard types.kind(type) == .function, types.isGeneric(types.result(type)) else { return type }
    let inputs = (0..<types.parameterCount(type)).map { types.operand(type, $0) }
    return types.function(inputs, openResult)
  }

  /// The type of a parameter's default value; `.none` where there is no expression.
  @discardableResult
  mutating func defaultType(_ index: Int) -> TypeID {
    let parameter = parameters[index]
    if parameter.defaultNode.isNone { return .none }
    if !parameter.defaultValue.isNone { return parameter.defaultType }
    if parameter.isDefaultRunning {
      reportCircularDefault(parameter)
      return .error
    }
    parameters[index].isDefaultRunning = true
    let owner = parameter.owner
    var place = context(of: owner)
    place.scope = table[owner].genericScope
    let range = trees[Int(table[owner].file)].range(parameter.defaultNode)
    let (value, slots) = withFreshBody { checker in
      checker.enter(file: checker.table[owner].file, place) { checker -> (Typed, Int32) in
        checker.body.frames.append(Frame())
        checker.bindPassedTypes(owner)
        let isGeneric = checker.types.isGeneric(parameter.type)
        let isAutoclosure = parameter.flags.contains(.isAutoclosure) && checker.types.kind(parameter.type) == .function
        let value =
          isAutoclosure
          ? checker.autoclosure(parameter.defaultNode, checker.types.result(parameter.type))
          : isGeneric
            ? checker.infer(parameter.defaultNode, checker.openDefault(parameter.type))
            : checker.check(parameter.defaultNode, parameter.type, for: .defaultValue)
        return (value, checker.frame.slotCount)
      }
    }
    var code = value.code.isNone ? invalid : value.code
    if slots > 0 { code = callOnce(code, slots: slots, at: range) }
    parameters[index].defaultValue = code
    parameters[index].defaultType = value.type
    return value.type
  }
}
