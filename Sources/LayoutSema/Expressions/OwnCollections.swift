import LayoutDiagnostics
import LayoutSyntax

/// Collections that the program declares without an iterator: `startIndex`, `endIndex` and a subscript tell all elements.
///
/// Where a loop or a function of the library takes such a collection it gets the list of its elements, which the library's
/// `_indexed` makes of the two indices and two functions: of an index the element, and the index behind it.
extension Checker {
  /// The members of a type that tell its elements by indices; nil where it is no such collection.
  mutating func collectionParts(_ type: TypeID) -> CollectionParts? {
    guard knownTypes.collection.index >= 0, types.kind(type) == .nominal, conforms(type, to: knownTypes.collection)
    else { return nil }
    let owner = NominalID(types[type].a)
    guard let start = member("startIndex", of: owner, .variable), let end = member("endIndex", of: owner, .variable),
      let element = member(text(known.subscriptName), of: owner, .subscripting)
    else { return nil }
    return CollectionParts(start: start, end: end, element: element, after: member("index", of: owner, .function))
  }

  /// A member of a type itself, of functions and subscripts the one that takes an index.
  private mutating func member(_ spelling: String, of owner: NominalID, _ kind: Declaration.Kind) -> DeclarationID? {
    guard let name = program.names.lookup(spelling) else { return nil }
    let label = program.names.insert("after")
    var id = table.first(owner, name)
    while !id.isNone {
      let row = table[id]
      if row.kind == kind, !row.isStatic {
        if kind == .variable { return id }
        let signature = self.signature(id)
        let wanted = kind == .function ? label : .empty
        if signature.parameterCount == 1, parameter(signature, 0).label == wanted,
          !isRange(parameter(signature, 0).type)
        {
          return id
        }
      }
      id = row.next
    }
    return nil
  }

  /// Whether a subscript takes this to give a part.
  private func isRange(_ type: TypeID) -> Bool {
    types.kind(type) == .parameter
      || types.kind(type) == .nominal && [knownTypes.range, knownTypes.closedRange].contains(NominalID(types[type].a))
  }

  /// All elements of such a collection as a list.
  mutating func indexed(_ code: ExpressionID, of type: TypeID, at range: SourceRange) -> ExpressionID {
    guard let parts = collectionParts(type) else { return code }
    let name = program.names.insert("_indexed")
    let gather = table.first(NominalID(-1), name)
    if gather.isNone {
      // the library is read as a whole then, which has it
      report(.unknownName, "cannot find '_indexed' in scope", at: range)
      return invalid
    }
    _ = signature(gather)
    let slot = newSlot()
    let held = emit(.define, a: slot, c: code.index, at: range)
    let base = MemberBase(type: type, value: emit(.local, a: slot, at: range))
    let (start, end) = (emitRead(parts.start, base, at: range), emitRead(parts.end, base, at: range))
    let element = function(over: slot, of: type, at: range) {
      $0.emitCall(parts.element, [$1, $2], of: type, at: range)
    }
    let next = function(over: slot, of: type, at: range) {
      if let after = parts.after { return $0.emitCall(after, [$1, $2], of: type, at: range) }
      let one = $0.emitInteger(1, at: range)
      return $0.emit(.arithmetic, a: $2.index, b: one.index, c: Arithmetic.addInteger.rawValue, at: range)
    }
    let list = emitCall(gather, [start, end, element, next], at: range)
    return emit(.sequence, list: [held, list], at: range)
  }

  /// A closure of one index over the collection that a slot of the function around it holds.
  private mutating func function(
    over slot: Int32, of type: TypeID, at range: SourceRange,
    _ step: (inout Checker, ExpressionID, ExpressionID) -> ExpressionID
  ) -> ExpressionID {
    body.frames.append(Frame(slotCount: 1))
    let code = step(&self, emit(.local, a: slot, b: 1, at: range), emit(.local, a: 0, at: range))
    let slots = body.frames.removeLast().slotCount
    program.functions.append(
      Function(name: .empty, parameterCount: 1, slotCount: slots, body: code, range: range))
    return emit(.closure, a: Int32(program.functions.count - 1), at: range)
  }
}

/// What tells the elements of a collection: the first index, the one behind the last, the element of one, and the next.
struct CollectionParts {
  var start: DeclarationID
  var end: DeclarationID
  var element: DeclarationID
  /// `index(after:)`; nil where the indices are whole numbers.
  var after: DeclarationID?
}
