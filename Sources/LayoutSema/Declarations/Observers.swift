import LayoutDiagnostics
import LayoutSyntax

/// `willSet` and `didSet` of stored properties.
///
/// A property with observers is stored to by a function that runs them around the assignment. A part of such a property, or
/// one that is passed `inout`, is changed in a copy, which that function then stores; only what lies inside of an object does
/// not touch the property that holds the object.
extension Checker {
  /// What a place that an observed property is read from was made of.
  struct ObservedRead {
    var declaration: DeclarationID
    var base: ExpressionID
    /// Whether only publishers hear of a store: an initialiser runs no observers of its own properties.
    var isStarting = false
  }

  /// The braces behind `willSet` or `didSet` of a stored property.
  mutating func observer(_ word: Word, of id: DeclarationID) -> NodeID? {
    let row = table[id]
    guard row.kind == .variable, row.file > 0, row.flags.isDisjoint(with: [.isComputed, .isSynthesized]) else {
      return nil
    }
    return writtenObserver(word, row)
  }

  private func writtenObserver(_ word: Word, _ row: Declaration) -> NodeID? {
    let tree = trees[Int(row.file)]
    let accessors = tree.child(row.node, 3)
    guard !accessors.isNone else { return nil }
    return tree.slots(accessors).first { tree.kind($0) == .accessor && tree.name($0) == word.name }
  }

  /// Notes that code reads an observed property, in case the code turns out to be a place that is written.
  mutating func noteObserved(_ id: DeclarationID, _ base: ExpressionID, _ code: ExpressionID) {
    let isHeard = isHeard(id)
    guard isHeard || observer(.didSet, of: id) != nil || observer(.willSet, of: id) != nil, body.observed != id
    else { return }
    // closures and functions in an initialiser are not the initialiser
    let isStarting = !body.frames.isEmpty && frame.isInitializer && table[id].owner == context.owner
    if isHeard || !isStarting {
      observedReads[code.index] = ObservedRead(declaration: id, base: base, isStarting: isStarting)
    }
  }

  /// The observed property that a place is, or is a part of.
  private mutating func observedPart(of place: ExpressionID) -> ExpressionID? {
    guard !observedReads.isEmpty else { return nil }
    var place = place
    while !place.isNone {
      if observedReads[place.index] != nil { return place }
      let code = program[place]
      switch code.operation {
      case .field where sharedFields.contains(place.index): return nil
      case .field, .lazyField, .forceUnwrap, .readCell, .inoutArgument: place = ExpressionID(code.a)
      case .apply where sharedFields.contains(place.index): return nil
      case .native where code.b > 0, .apply where code.b == 1: place = program.operands[Int(code.a)]
      case .call where code.b > 0 && getters[code.c] != nil: place = program.operands[Int(code.a)]
      default: return nil
      }
    }
    return nil
  }

  /// Stores into an observed property or a part of it; nil for any other place.
  mutating func storeObserved(_ place: ExpressionID, _ value: Int32, at range: SourceRange) -> ExpressionID? {
    guard let part = observedPart(of: place), let read = observedReads[part.index] else { return nil }
    if part == place, read.isStarting { return storeHeard(place, value, read, at: range) }
    if part == place {
      var list = [ExpressionID(value)]
      if !read.base.isNone {
        noteWrite(to: read.base)
        list.insert(emit(.inoutArgument, a: read.base.index, at: range), at: 0)
      }
      return emit(.call, list: list, c: observingSetter(read.declaration).index, at: range)
    }
    let (copy, define, back) = copying(part, at: range)
    let change = store(moved(place, from: part, to: copy), value, at: range)
    return emit(.block, list: [define, change, back], at: range)
  }

  /// Tells a property's publisher of a value, and stores it.
  private mutating func storeHeard(
    _ place: ExpressionID, _ value: Int32, _ read: ObservedRead, at range: SourceRange
  ) -> ExpressionID {
    let slot = newSlot()
    let new = emit(.local, a: slot, at: range)
    let code = [
      emit(.define, a: slot, c: value, at: range), announce(read.declaration, read.base, new),
      emit(.assign, a: place.index, b: new.index, at: range),
    ]
    return emit(.block, list: code, at: range)
  }

  /// Replaces observed places in a list of operands that the callee may change by copies of them, and gives the call with
  /// what has to be done before and after it.
  mutating func observingCall(
    _ list: [ExpressionID], _ result: TypeID, at range: SourceRange,
    _ call: (inout Checker, [ExpressionID]) -> ExpressionID
  ) -> ExpressionID {
    var list = list
    var before: [ExpressionID] = []
    var after: [ExpressionID] = []
    for index in list.indices where !list[index].isNone && program[list[index]].operation == .inoutArgument {
      let place = ExpressionID(program[list[index]].a)
      guard let part = observedPart(of: place) else { continue }
      let (copy, define, back) = copying(part, at: range)
      before.append(define)
      after.append(back)
      list[index] = emit(.inoutArgument, a: moved(place, from: part, to: copy).index, at: range)
    }
    let code = call(&self, list)
    if before.isEmpty { return code }
    if result == .void { return emit(.block, list: before + [code] + after, at: range) }
    let slot = newSlot()
    let keep = emit(.define, a: slot, c: operand(code), at: range)
    return emit(.sequence, list: before + [keep] + after + [emit(.local, a: slot, at: range)], at: range)
  }

  /// A slot with a copy of an observed property, the code that fills it and the code that stores it.
  private mutating func copying(
    _ part: ExpressionID, at range: SourceRange
  ) -> (copy: ExpressionID, define: ExpressionID, back: ExpressionID) {
    let slot = newSlot()
    let define = emit(.define, a: slot, c: part.index, at: range)
    let copy = emit(.local, a: slot, at: range)
    let back = storeObserved(part, copy.index, at: range) ?? invalid
    return (copy, define, back)
  }

  /// A place within another one than it was found in.
  private mutating func moved(_ place: ExpressionID, from part: ExpressionID, to copy: ExpressionID) -> ExpressionID {
    if place == part { return copy }
    var code = program[place]
    switch code.operation {
    case .native, .call, .apply:
      var list = Array(program.operands[Int(code.a)..<Int(code.a + code.b)])
      list[0] = moved(list[0], from: part, to: copy)
      return emit(code.operation, list: list, c: code.c, at: code.range)
    default:
      code.a = moved(ExpressionID(code.a), from: part, to: copy).index
      program.code.append(code)
      return ExpressionID(Int32(program.code.count - 1))
    }
  }

  // MARK: The function that stores

  private mutating func observingSetter(_ id: DeclarationID) -> FunctionID {
    if let known = observingSetters[id] { return known }
    let range = trees[Int(table[id].file)].range(table[id].node)
    program.functions.append(
      Function(name: table[id].name, parameterCount: 0, slotCount: 0, body: invalid, range: range))
    let function = FunctionID(Int32(program.functions.count - 1))
    observingSetters[id] = function
    pendingBodies.append(PendingBody(declaration: id, part: .observers))
    return function
  }

  /// `self` and the new value come in; the old one is kept for `didSet`.
  mutating func lowerObservers(_ id: DeclarationID, _ function: FunctionID) {
    let hasSelf = table[id].owner.index >= 0 && !table[id].isStatic
    let range = nameRange(table[id].node)
    body.frames.append(Frame(slotCount: hasSelf ? 1 : 0, returnType: .void))
    body.observed = id
    context.selfFrame = hasSelf ? 0 : -1
    context.canMutateSelf = true
    let base = hasSelf ? selfBase(range) : .fileScope
    let type = variableType(id)
    let new = newSlot()
    let count = frame.slotCount
    let old = newSlot()
    if !base.value.isNone { _ = undispatched(base.value) }
    let place = emitRead(id, base, at: range)
    var code = [emit(.define, a: old, c: place.index, at: range)]
    runObserver(.willSet, of: id, known.newValue, new, type, &code)
    let value = emit(.local, a: new, at: range)
    if isHeard(id) { code.append(announce(id, base.value, value)) }
    code.append(emit(.assign, a: place.index, b: value.index, at: range))
    runObserver(.didSet, of: id, program.names.insert("oldValue"), old, type, &code)
    program.functions[Int(function.index)].parameterCount = count
    program.functions[Int(function.index)].slotCount = frame.slotCount
    program.functions[Int(function.index)].body = emit(.block, list: code, at: range)
  }

  mutating func runObserver(
    _ word: Word, of id: DeclarationID, _ name: NameID, _ slot: Int32, _ type: TypeID, _ code: inout [ExpressionID]
  ) {
    guard let node = writtenObserver(word, table[id]) else { return }
    let mark = body.locals.count
    let label = tree.label(node)
    body.locals.append(
      Local(
        name: label == .empty ? name : label, slot: slot, frame: 0, type: type, isLet: true, range: tree.range(node)))
    let items = tree.elements(tree.child(node, 0))
    // what returns early from the first must not skip the assignment
    if word == .willSet, hasReturn(items) { reportUnsupported(node) }
    code.append(block(tree.child(node, 0)))
    body.locals.removeLast(body.locals.count - mark)
  }
}
