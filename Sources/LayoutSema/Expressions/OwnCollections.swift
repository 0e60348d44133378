import LayoutDiagnostics
import LayoutSyntax

/// Collections that the program declares without an iterator: with `startIndex`, `endIndex` and a subscript. As sequences they
/// are lists: the elements are asked for from the first position to the last.
extension Checker {
  /// The subscript that gives the element at a position, if a type of the program has one and is a collection.
  mutating func elementSubscript(_ type: TypeID) -> DeclarationID {
    guard knownTypes.collection.index >= 0, types.kind(type) == .nominal,
      inherits(NominalID(types[type].a), knownTypes.collection)
    else { return .none }
    let owner = NominalID(types[type].a)
    guard !member("startIndex", of: owner).isNone, !member("endIndex", of: owner).isNone else { return .none }
    var id = table.first(owner, known.subscriptName)
    while !id.isNone {
      let signature = self.signature(id)
      if signature.parameterCount == 1, !isRange(parameter(signature, 0).type) { return id }
      id = table[id].next
    }
    return .none
  }

  private mutating func isRange(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal
      && [knownTypes.range, knownTypes.closedRange].contains(NominalID(types[type].a)) || types.kind(type) == .parameter
  }

  private mutating func member(_ name: String, of owner: NominalID) -> DeclarationID {
    guard let name = program.names.lookup(name) else { return .none }
    var id = table.first(owner, name)
    while !id.isNone, table[id].isStatic || table[id].kind == .enumCase { id = table[id].next }
    return id
  }

  /// The elements of a collection of the program's as a list.
  mutating func gatheredByIndex(_ code: ExpressionID, of type: TypeID, at range: SourceRange) -> ExpressionID? {
    guard types.kind(type) == .nominal, boundElement(type).isNone else { return nil }
    let owner = NominalID(types[type].a)
    guard !table[table[owner].declaration].flags.contains(.isLibrary) else { return nil }
    let element = elementSubscript(type)
    guard !element.isNone, !hasIterator(type), let gather = helper("_gatheredByIndex") else { return nil }
    let slot = newSlot()
    let start = emit(.define, a: slot, c: code.index, at: range)
    let held = MemberBase(type: type, value: emit(.local, a: slot, at: range))
    let first = emitRead(member("startIndex", of: owner), held, at: range)
    let last = emitRead(member("endIndex", of: owner), held, at: range)
    let next = indexAfter(owner)
    let step = next.isNone ? emitInteger(1, at: range) : passing(next, slot, type, at: range)
    let list = emitCall(gather, [first, last, step, passing(element, slot, type, at: range)], at: range)
    return emit(.sequence, list: [start, list], at: range)
  }

  private mutating func indexAfter(_ owner: NominalID) -> DeclarationID {
    guard let label = program.names.lookup("after") else { return .none }
    var id = member("index", of: owner)
    while !id.isNone {
      if table[id].kind == .function, signature(id).parameterCount == 1, parameter(signature(id), 0).label == label {
        return id
      }
      id = table[id].next
    }
    return .none
  }

  /// A closure that asks the value in a slot of the frame around it.
  private mutating func passing(
    _ id: DeclarationID, _ slot: Int32, _ type: TypeID, at range: SourceRange
  ) -> ExpressionID {
    body.frames.append(Frame())
    let value = emit(.local, a: slot, b: 1, at: range)
    let call = emitCall(id, [value, emit(.local, a: 0, at: range)], of: type, at: range)
    body.frames.removeLast()
    let function = addFunction(.empty, parameterCount: 1, 1, [], call, table[id].node)
    return emit(.closure, a: function.index, at: range)
  }

  private mutating func helper(_ name: String) -> DeclarationID? {
    guard let name = program.names.lookup(name) else { return nil }
    let id = table.first(NominalID(-1), name)
    if id.isNone { return nil }
    _ = signature(id)
    return id
  }
}
