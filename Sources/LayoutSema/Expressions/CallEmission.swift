import LayoutDiagnostics
import LayoutSyntax

/// From a chosen declaration to the operation that reads or calls it.
extension Checker {
  /// Reads a variable: a field, a global, or what a getter gives.
  mutating func emitRead(_ id: DeclarationID, _ base: MemberBase, at range: SourceRange) -> ExpressionID {
    let row = table[id]
    let hasValue = !base.value.isNone
    if row.flags.contains(.isSynthesized) { return emitSynthesizedRead(id, base, at: range) }
    if let named = dispatched(id, base) {
      return genericZero(id, base, at: range) ?? emitWitnessCall(named, base, [], at: range)
    }
    if row.flags.contains(.isNative) {
      return emit(.native, list: hasValue ? [base.value] : [], c: row.native.index, at: range)
    }
    if row.flags.contains(.isLazy), hasValue {
      return emit(.lazyField, a: base.value.index, b: row.payload, c: functionID(id).index, at: range)
    }
    if row.flags.contains(.isComputed) {
      var own = base.value
      if hasValue, row.flags.contains(.isMutating), !isReference(base.type) {
        noteWrite(to: own)
        own = emit(.inoutArgument, a: own.index, at: range)
      }
      let list = (hasValue ? [own] : []) + passedTypes(id, base.type, at: range)
      return emit(.call, list: list, c: functionID(id).index, at: range)
    }
    if let entry = emitEntry(id, base, at: range) { return entry }
    let storage =
      row.payload >= 0 && !row.isStatic
      ? emitField(id, base, at: range) : emit(.global, a: globalID(id).index, at: range)
    guard row.file > 0 else { return storage }
    let code = row.attributes.isNone ? storage : emitUnwrapped(id, storage, base, at: range)
    noteObserved(id, base.value, code)
    return code
  }

  private mutating func emitField(_ id: DeclarationID, _ base: MemberBase, at range: SourceRange) -> ExpressionID {
    let field = emit(.field, a: operand(base.value), b: table[id].payload, at: range)
    if table[table[id].owner].kind == .classType { sharedFields.insert(field.index) }
    return isCell(id) ? emit(.readCell, a: field.index, at: range) : field
  }

  /// A call of what a value's own type declares under a name.
  mutating func emitWitnessCall(
    _ id: DeclarationID, _ base: MemberBase, _ arguments: [ExpressionID], at range: SourceRange
  ) -> ExpressionID {
    publishGrowing(table[id].owner)
    var list = arguments
    if base.value.isNone {
      list.insert(base.meta.isNone ? typeValue(base.type, at: range) : base.meta, at: 0)
    } else {
      list.insert(base.value, at: 0)
    }
    list += requiredTypes(id, at: range)
    return emit(.callWitness, list: list, c: Int32(bitPattern: witnessName(id).index), at: range)
  }

  /// Publishes the library's lists, texts and sets, which answer what their protocols demand by native code.
  private mutating func publishGrowing(_ proto: NominalID) {
    guard proto.index >= 0, table[proto].kind == .proto, !table[proto].isPublished,
      inherits(proto, knownTypes.collection) || text(table[proto].name) == "SetAlgebra"
    else { return }
    table[proto].isPublished = true
    for index in table.nominals.indices where inherits(NominalID(Int32(index)), proto) {
      publish(NominalID(Int32(index)))
    }
  }

  mutating func emitCase(_ id: DeclarationID, _ payload: [ExpressionID], at range: SourceRange) -> ExpressionID {
    publish(table[id].owner)
    return emit(.enumCase, list: payload, c: table[id].owner.index * 65_536 + table[id].payload, at: range)
  }

  /// Calls a function, initialiser or subscript with all its arguments, `self` first if it has one.
  mutating func emitCall(
    _ id: DeclarationID, _ arguments: [ExpressionID], of base: TypeID = .none, at range: SourceRange
  ) -> ExpressionID {
    let row = table[id]
    if let code = parentEncoding(id, arguments, at: range) { return code }
    if row.kind == .enumCase { return emitCase(id, arguments, at: range) }
    if row.flags.contains(.isNative) { return emit(.native, list: arguments, c: row.native.index, at: range) }
    if row.flags.contains(.isSynthesized) { return emitSynthesizedCall(id, arguments, at: range) }
    if row.flags.contains(.isLocal) { return emitLocalCall(id, arguments, at: range) }
    if row.flags.contains(.isRequirement), !row.isStatic, let first = arguments.first, table[row.owner].kind == .proto {
      return emitWitnessCall(id, MemberBase(type: base, value: first), Array(arguments.dropFirst()), at: range)
    }
    let list = arguments + passedTypes(id, base, at: range)
    return emit(.call, list: list, c: functionID(id).index, at: range)
  }

  /// The function of a declaration's body; the body is lowered when the walk gets to it.
  mutating func functionID(_ id: DeclarationID) -> FunctionID {
    if table[id].function.index >= 0 { return table[id].function }
    let function = reserveFunction(id)
    table[id].function = function
    if table[id].flags.contains(.hasSetter) { getters[function.index] = id }
    if table[id].kind == .initializer, table[id].owner.index >= 0, table[table[id].owner].kind == .classType {
      inheritance.initializers[function.index] = id
    }
    pendingBodies.append(PendingBody(declaration: id, part: .body))
    return function
  }

  mutating func setterID(_ id: DeclarationID) -> FunctionID {
    if table[id].setter.index >= 0 { return table[id].setter }
    let function = reserveFunction(id)
    table[id].setter = function
    pendingBodies.append(PendingBody(declaration: id, part: .setter))
    return function
  }

  private mutating func reserveFunction(_ id: DeclarationID) -> FunctionID {
    let range = trees[Int(table[id].file)].range(table[id].node)
    program.functions.append(
      Function(name: table[id].name, parameterCount: 0, slotCount: 0, body: invalid, range: range))
    return FunctionID(Int32(program.functions.count - 1))
  }

  // MARK: What Swift adds

  private mutating func emitSynthesizedRead(
    _ id: DeclarationID, _ base: MemberBase, at range: SourceRange
  ) -> ExpressionID {
    let owner = table[id].owner
    let cases = table[owner].fields
    if table[id].isStatic {
      var values: [ExpressionID] = []
      for element in cases { values.append(emitCase(element, [], at: range)) }
      return emit(.array, list: values, at: range)
    }
    return emit(.call, list: [base.value], c: functionID(id).index, at: range)
  }

  private mutating func emitSynthesizedCall(
    _ id: DeclarationID, _ arguments: [ExpressionID], at range: SourceRange
  ) -> ExpressionID {
    let owner = table[id].owner
    if table[id].flags.contains(.isFailable) {
      return emit(.call, list: arguments, c: functionID(id).index, at: range)
    }
    publish(owner)
    let signature = self.signature(id)
    var fields: [ExpressionID] = []
    for field in table[owner].fields {
      var value = ExpressionID.none
      for index in 0..<Int(signature.parameterCount) where parameter(signature, index).name == table[field].name {
        value = arguments[index] == invalid ? .none : arguments[index]
        if value.isNone { break }
        if parameter(signature, index).flags.contains(.isBuiltValue) {
          value = emit(.apply, a: 0, b: 0, c: operand(value), at: range)
        }
        if ownWrapper(field) != nil { value = wrapping(field, value, at: range) }
        if makesCell(field) { value = emit(.makeCell, a: operand(value), c: Int32(fields.count), at: range) }
      }
      fields.append(value.isNone ? initialField(field) : value)
    }
    return emit(.structure, list: fields + keptTypes(owner, at: range), c: owner.index, at: range)
  }
}
