import LayoutDiagnostics
import LayoutSyntax

/// `override var title: String { didSet { … } }`: observers that a subclass puts around a property of its parent, be that
/// stored or computed.
///
/// It is a property without a store: its getter reads the parent's, and its setter stores to that between the observers.
extension Checker {
  /// Whether accessors are observers of a property that a parent declares.
  func isObservedOverride(_ attributes: NodeID, _ accessors: NodeID) -> Bool {
    guard !attributes.isNone, !accessors.isNone,
      tree.elements(attributes).contains(where: { tree.name($0) == Word.override.name })
    else { return false }
    return tree.slots(accessors).contains {
      tree.kind($0) == .accessor && (tree.name($0) == Word.didSet.name || tree.name($0) == Word.willSet.name)
    }
  }

  mutating func isObservedOverride(_ id: DeclarationID) -> Bool {
    let row = table[id]
    guard row.kind == .variable, row.file > 0, row.flags.contains(.isComputed), row.owner.index >= 0,
      table[row.owner].kind == .classType
    else { return false }
    return isObservedOverride(row.attributes, tree.child(row.node, 3))
  }

  mutating func lowerObservedOverride(_ id: DeclarationID, _ function: FunctionID, isSetter: Bool) {
    let range = nameRange(table[id].node)
    body.frames.append(Frame(slotCount: 1, returnType: .void))
    body.observed = id
    context.selfFrame = 0
    context.canMutateSelf = true
    let new = isSetter ? newSlot() : 0
    let count = frame.slotCount
    guard let place = parentsPlace(id, at: range) else { return }
    var code = ExpressionID(place.code.index)
    if isSetter { code = observed(id, place, new, at: range) }
    program.functions[Int(function.index)].parameterCount = count
    program.functions[Int(function.index)].slotCount = frame.slotCount
    program.functions[Int(function.index)].body = code
  }

  /// The property of the nearest parent that declares it, as `super` reads it.
  private mutating func parentsPlace(_ id: DeclarationID, at range: SourceRange) -> Typed? {
    for parent in ownParents(of: table[id].owner) {
      guard let member = declarations(of: id, in: parent).first else { continue }
      let base = selfBase(range)
      let type = instance(context.selfType, of: parent)
      let code = emitRead(member, MemberBase(type: type, value: undispatched(base.value)), at: range)
      return Typed(type: variableType(member), code: code)
    }
    return nil
  }

  private mutating func observed(
    _ id: DeclarationID, _ place: Typed, _ new: Int32, at range: SourceRange
  ) -> ExpressionID {
    let old = newSlot()
    var code = [emit(.define, a: old, c: place.code.index, at: range)]
    runObserver(.willSet, of: id, known.newValue, new, place.type, &code)
    let value = emit(.local, a: new, at: range)
    code.append(store(place.code, value.index, at: range))
    runObserver(.didSet, of: id, program.names.insert("oldValue"), old, place.type, &code)
    return emit(.block, list: code, at: range)
  }
}
