import LayoutDiagnostics
import LayoutSyntax

/// Sequences that the program declares: `struct Countdown: Sequence { … }`.
///
/// Loops and the library's functions take lists of elements, so where one of them gets such a sequence, its iterator is asked
/// for all elements first. One that never ends runs into the limit of what a layout may compute, and is told so.
extension Checker {
  /// Whether a type of the program gives its elements by an iterator.
  mutating func isOwnSequence(_ type: TypeID) -> Bool {
    if !boundElement(type).isNone { return true }
    guard knownTypes.sequence.index >= 0, types.kind(type) == .nominal, conforms(type, to: knownTypes.sequence) else {
      return false
    }
    let owner = table[NominalID(types[type].a)]
    let isLibrary = table[owner.declaration].flags.contains(.isLibrary)
    let givesIterators = ["UnfoldSequence", "AnySequence", "IndexSet", "Data", "KeyValuePairs"]
    guard !isLibrary || givesIterators.contains(text(owner.name)) else { return false }
    return !iteratorType(type).isNone || collectionParts(type) != nil
  }

  /// Whether a member takes the elements of a sequence in its place: one of the library's protocols, or of the module's
  /// extensions of those. What changes a collection works on it by its requirements, and what gives one back keeps it.
  mutating func takesList(_ member: DeclarationID, _ result: TypeID) -> Bool {
    let row = table[member]
    guard row.owner.index >= 0, table[row.owner].kind == .proto, !row.flags.contains(.isMutating) else { return false }
    if row.flags.contains(.isLibrary) { return true }
    guard table[table[row.owner].declaration].flags.contains(.isLibrary), inherits(row.owner, knownTypes.sequence)
    else { return false }
    return result != table[row.owner].type
  }

  /// Whether a generic parameter's arguments need to be nothing but sequences of their elements.
  mutating func isOnlySequence(_ parameter: TypeID, _ result: TypeID) -> Bool {
    guard result != parameter else { return false }
    return constraints(of: parameter).allSatisfy { table[table[$0].declaration].flags.contains(.isLibrary) }
  }

  /// A value as one of any type that is a sequence: the elements of what the program declares, as those take it who know only that.
  mutating func listed(
    _ code: ExpressionID, of type: TypeID, as expected: TypeID, at range: SourceRange
  ) -> ExpressionID {
    let target = types.payload(expected)
    guard !target.isNone, types.kind(target) == .opaque, types[target].a >= 0, types.kind(type) == .nominal else {
      return code
    }
    let proto = NominalID(types[target].a)
    guard knownTypes.sequence.index >= 0, inherits(proto, knownTypes.sequence),
      table[table[proto].declaration].flags.contains(.isLibrary)
    else { return code }
    return gathered(code, of: type, at: range)
  }

  /// Whether a parameter's type is one that stands for any sequence.
  mutating func takesSequence(_ type: TypeID) -> Bool {
    guard types.kind(type) == .parameter else { return false }
    return constraints(of: type).contains { inherits($0, knownTypes.sequence) }
  }

  /// The type of the elements that the iterator of a type of the program gives.
  mutating func iteratedElement(_ type: TypeID) -> TypeID {
    let bound = boundElement(type)
    if !bound.isNone { return bound }
    let iterator = iteratorType(type)
    if iterator.isNone {
      guard let parts = collectionParts(type) else { return .none }
      return substituteOwner(signature(parts.element).result, NominalID(types[type].a), type)
    }
    let element = memberType(iterator, known.element)
    // an iterator inside of a generic sequence speaks of that one's parameters
    return element.isNone ? .none : substituteOwner(element, NominalID(types[type].a), type)
  }

  /// All elements of a sequence of the program as a list; other values as they are.
  mutating func gathered(_ code: ExpressionID, of type: TypeID, at range: SourceRange) -> ExpressionID {
    if !code.isNone, !boundElement(type).isNone { return elementBindings(Typed(type: type, code: code), at: range) }
    guard !code.isNone, isOwnSequence(type) else { return code }
    if iteratorType(type).isNone { return indexed(code, of: type, at: range) }
    guard let name = program.names.lookup("_gathered") else { return code }
    let gather = table.first(NominalID(-1), name)
    if gather.isNone { return code }
    _ = signature(gather)
    var iterator = code
    let maker = iteratorMaker(NominalID(types[type].a))
    if !maker.isNone { iterator = emitCall(maker, [code], of: type, at: range) }
    return emitCall(gather, [iterator], at: range)
  }

  /// `for step in 1...`: the numbers to the largest that there is, which a loop leaves before it comes to it.
  mutating func counted(_ value: Typed, at range: SourceRange) -> Typed {
    guard !value.isFailed, types.kind(value.type) == .nominal, types[value.type].count == 1,
      text(table[NominalID(types[value.type].a)].name) == "PartialRangeFrom",
      types.operand(value.type, 0) == knownTypes.int
    else { return value }
    let lower = emit(.field, a: operand(value.code), b: 0, at: range)
    let upper = emitInteger(.max, at: range)
    let code = emit(
      .arithmetic, a: lower.index, b: upper.index, c: Arithmetic.rangeHalfOpen.rawValue, at: range)
    return Typed(type: types.nominal(knownTypes.range, [knownTypes.int]), code: code)
  }

  /// What `makeIterator()` gives; a sequence may be its own iterator.
  private mutating func iteratorType(_ type: TypeID) -> TypeID {
    let owner = NominalID(types[type].a)
    let maker = iteratorMaker(owner)
    if !maker.isNone { return substituteOwner(signature(maker).result, owner, type) }
    guard let name = program.names.lookup("IteratorProtocol") else { return .none }
    let found = table.first(NominalID(-1), name)
    guard !found.isNone, table[found].kind == .nominal else { return .none }
    return conforms(type, to: NominalID(table[found].payload)) ? type : .none
  }

  private mutating func iteratorMaker(_ owner: NominalID) -> DeclarationID {
    guard let name = program.names.lookup("makeIterator") else { return .none }
    var id = table.first(owner, name)
    while !id.isNone, table[id].kind != .function || signature(id).parameterCount > 0 { id = table[id].next }
    return id
  }
}
