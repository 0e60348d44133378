import LayoutDiagnostics
import LayoutSyntax

/// What a class of the program takes over from another one.
///
/// An object has the stored properties of its class's parent before its own, so that code of the parent finds them where
/// it looks. A member that some class overrides is called by name, as an answer to a requirement is: every class publishes
/// the nearest declaration of it (``Witness``), and only `super` means one declaration. An initialiser has a second body
/// that fills an object which is there already; a subclass runs that of its parent on an object of its own.
extension Checker {
  /// What is known of inheritance among the program's classes.
  struct Inheritance {
    /// The members with the word `override`, in source order.
    var overriding: [DeclarationID] = []
    /// For a member that is overridden or overrides, the topmost declaration of it; and these members, each once.
    var roots: [DeclarationID: DeclarationID] = [:]
    var members: [DeclarationID] = []
    /// What the clauses of classes say that their generic parents are, and which classes are parents of others.
    var parentTypes: [NominalID: TypeID] = [:]
    var parents: Set<NominalID> = []
    /// The generic classes that generic parameters have to inherit from.
    var classBounds: [TypeID: TypeID] = [:]
    /// The classes whose stored properties stand behind those of their parents.
    var done: Set<NominalID> = []
    /// The code that means `self` as an instance of its parent.
    var superValues: Set<Int32> = []
    /// The bodies of initialisers that fill an object which is there, and the initialisers by their functions.
    var filling: [DeclarationID: FunctionID] = [:]
    var initializers: [Int32: DeclarationID] = [:]
  }

  /// Joins classes with those of the module that they inherit from.
  mutating func inheritMembers(from first: Int) {
    noteOverrides()
    for index in first..<table.nominals.count
    where table.nominals[index].kind == .classType && table.nominals[index].firstInheritance >= 0 {
      inheritFields(NominalID(Int32(index)))
    }
  }

  /// Notes a member of a class that overrides one of its parent.
  mutating func noteOverriding(_ id: DeclarationID, _ attributes: NodeID, _ place: MemberPlace) {
    guard place.isTypeBody, table[place.owner].kind == .classType else { return }
    if tree.elements(attributes).contains(where: { tree.name($0) == Word.override.name }) {
      inheritance.overriding.append(id)
    }
  }

  /// Puts the stored properties of parents before those of a class.
  private mutating func inheritFields(_ id: NominalID) {
    guard let parent = ownParent(of: id), inheritance.done.insert(id).inserted else { return }
    inheritance.parents.insert(parent)
    inheritFields(parent)
    let fields = table[parent].fields
    for field in table[id].fields { table[field].payload += Int32(fields.count) }
    table[id].fields.insert(contentsOf: fields, at: 0)
  }

  /// Notes what members with the word `override` override.
  private mutating func noteOverrides() {
    for id in inheritance.overriding { noteOverride(id) }
    inheritance.overriding = []
  }

  private mutating func noteOverride(_ id: DeclarationID) {
    let row = table[id]
    let matching = ownParents(of: row.owner).flatMap { declarations(of: id, in: $0) }
    guard let root = matching.last else { return checkOverridden(id) }
    let isObserved = row.kind == .variable && row.flags.isDisjoint(with: .isComputed)
    if isObserved || row.kind == .subscripting {
      table[row.owner].fields.removeAll { $0 == id }
      for (index, field) in table[row.owner].fields.enumerated() { table[field].payload = Int32(index) }
      return report(
        .unsupported, "an 'override' of \(isObserved ? "a stored property" : "a subscript") is not supported",
        at: trees[Int(row.file)].range(row.node))
    }
    for member in matching + [id] where inheritance.roots.updateValue(root, forKey: member) == nil {
      inheritance.members.append(member)
    }
  }

  /// The declarations in a class that a member of a subclass overrides.
  mutating func declarations(of member: DeclarationID, in owner: NominalID) -> [DeclarationID] {
    let asked = table[member]
    var found: [DeclarationID] = []
    var id = table.first(owner, asked.name)
    while !id.isNone {
      let row = table[id]
      if row.kind == asked.kind, row.isStatic == asked.isStatic, row.kind == .variable || haveSameLabels(id, member) {
        found.append(id)
      }
      id = row.next
    }
    return found
  }

  /// The classes of the program that a class inherits from, the nearest first.
  mutating func ownParents(of id: NominalID) -> [NominalID] {
    var result: [NominalID] = []
    var next = ownParent(of: id)
    while let parent = next, parent != id, !result.contains(parent) {
      result.append(parent)
      next = ownParent(of: parent)
    }
    return result
  }

  // MARK: Members

  /// The declaration by whose name a member is called: a requirement, or the topmost of those that override each other,
  /// unless it is asked of `super`; nil for one that is called itself.
  mutating func dispatched(_ id: DeclarationID, _ base: MemberBase) -> DeclarationID? {
    if table[id].flags.contains(.isRequirement) { return id }
    guard !inheritance.roots.isEmpty, let root = inheritance.roots[id], body.observed != id else { return nil }
    return inheritance.superValues.contains(base.value.index) ? nil : root
  }

  /// Whether a member is overridden by one that a look-up has found already.
  mutating func isOverridden(_ id: DeclarationID, by found: ArraySlice<DeclarationID>) -> Bool {
    guard !inheritance.roots.isEmpty, let root = inheritance.roots[id] else { return false }
    return found.contains { inheritance.roots[$0] == root }
  }

  /// `super`, as a value of the parent's type; nil where there is no parent of the program.
  mutating func superValue(at range: SourceRange) -> Typed? {
    guard context.owner.index >= 0, context.selfFrame >= 0 || local(known.selfName) != nil,
      let parent = ownParent(of: context.owner)
    else { return nil }
    let value = local(known.selfName).map { read($0, at: range).code } ?? selfBase(range).value
    inheritance.superValues.insert(value.index)
    return Typed(type: instance(context.selfType, of: parent), code: value)
  }

  /// A value whose members mean their own declarations.
  mutating func undispatched(_ value: ExpressionID) -> ExpressionID {
    inheritance.superValues.insert(value.index)
    return value
  }

  /// Publishes for a class the nearest declarations of what is overridden somewhere.
  mutating func publishOverrides(_ id: NominalID) {
    guard !inheritance.roots.isEmpty, table[id].kind == .classType else { return }
    let line = [id] + ownParents(of: id)
    for owner in line {
      for member in inheritance.members where table[member].owner == owner {
        guard let root = inheritance.roots[member] else { continue }
        let name = witnessName(root)
        guard !program.nominals[Int(id.index)].witnesses.contains(where: { $0.name == name }) else { continue }
        publish(member, as: root, name, id)
      }
    }
  }

  // MARK: Initialisers

  /// Drops the initialisers of parents that a class does not inherit, since it has designated ones, and those that the
  /// compiler would write if there were no others.
  mutating func keepInherited(_ id: NominalID, from start: Int) {
    guard ownParent(of: id) != nil else { return }
    var line = [id]
    for parent in ownParents(of: id) where !hasDesignated(line[line.count - 1]) { line.append(parent) }
    let isWritten = line.contains { hasDesignated($0) }
    let kept = scratch.candidates[start...].filter {
      let row = table[$0]
      if row.flags.contains(.isSynthesized) { return !isWritten && row.owner == id }
      return line.contains(row.owner) || table[row.owner].kind == .proto
    }
    scratch.candidates.truncate(to: start)
    scratch.candidates += kept
  }

  private func hasDesignated(_ id: NominalID) -> Bool {
    var member = table.first(id, known.initName)
    while !member.isNone {
      let row = table[member]
      if row.kind == .initializer, row.owner == id, !row.flags.contains(.isSynthesized), !isConvenience(row) {
        return true
      }
      member = row.next
    }
    return false
  }

  private func isConvenience(_ row: Declaration) -> Bool {
    isConvenience(row.node, in: trees[Int(row.file)])
  }

  /// A new object of a class, made by an initialiser that it has of a parent.
  mutating func inheritedMade(_ value: Typed, _ unwrapped: TypeID, at range: SourceRange) -> Typed {
    let id = NominalID(types[unwrapped].a)
    guard !value.isFailed, let made = initializer(in: value.code), table[made].owner != id,
      table[table[made].owner].kind == .classType
    else { return value }
    lastCall = .none
    publish(id)
    let mark = open(ownerGenerics(id))
    defer { close(mark) }
    let instance = unwrapped == table[id].type && context.owner != id ? asSubclass(value.type, id) : unwrapped
    bindOwner(id, to: instance)
    let object = withParentsBound(id, instance) { checker in
      let fields = checker.table[id].fields.map { checker.initialField($0) }
      return checker.emit(.structure, list: fields + checker.keptTypes(id, at: range), c: id.index, at: range)
    }
    let type = types.kind(value.type) == .optional ? types.optional(instance) : instance
    return Typed(type: type, code: filled(value.code, made, object))
  }

  /// The type of a subclass whose arguments the made object of a parent tells: `Pager(start: 1)`.
  private mutating func asSubclass(_ made: TypeID, _ id: NominalID) -> TypeID {
    let parent = instance(table[id].type, of: NominalID(types[types.unwrapped(made)].a))
    let mark = open(ownerGenerics(id))
    defer { close(mark) }
    if !parent.isNone { _ = unify(parent, types.unwrapped(made)) }
    return substitute(table[id].type)
  }

  /// `super.init(…)`: fills `self` as an instance of the parent.
  mutating func superInitialized(_ site: CallSite) -> Typed? {
    guard let parent = ownParent(of: context.owner), let place = local(known.selfName) else { return nil }
    if let value = inferParentDecoding(parent, site) { return value }
    let made = construct(instance(context.selfType, of: parent), site)
    if made.type.isError { return .error }
    guard !made.code.isNone, let id = initializer(in: made.code) else {
      return Typed(type: .void, code: emit(.void, at: site.range))
    }
    lastCall = .none
    let object = read(place, at: site.range).code
    return Typed(type: .void, code: filled(made.code, id, object))
  }

  /// The call that Swift adds to an initialiser which leaves it out: of an initialiser without parameters.
  mutating func implicitSuper(_ row: Declaration) -> ExpressionID? {
    guard row.owner.index >= 0, let parent = ownParent(of: row.owner), !isConvenience(row), !namesSuper(row.node),
      let place = local(known.selfName)
    else { return nil }
    for owner in [parent] + ownParents(of: parent) {
      var id = table.first(owner, known.initName)
      while !id.isNone {
        let isOne =
          table[id].kind == .initializer && !table[id].flags.contains(.isSynthesized) && !isConvenience(table[id])
        if isOne, signature(id).parameterCount == 0 {
          let object = read(place, at: nameRange(row.node)).code
          return emit(.call, list: [object], c: fillingFunction(id).index, at: nameRange(row.node))
        }
        id = table[id].next
      }
      if hasDesignated(owner) { return nil }
    }
    return nil
  }

  private func namesSuper(_ node: NodeID) -> Bool {
    let (first, last) = (tree[node].first.index, tree[node].last.index)
    return (first...max(first, last)).contains { tree[TokenID($0)].kind == .kwSuper }
  }

  /// The initialiser that a call runs: one of the parent's own, or one that runs on an object that is given to it.
  private func initializer(in code: ExpressionID) -> DeclarationID? {
    let call = program[code]
    return call.operation == .call ? inheritance.initializers[call.c] : nil
  }

  /// The same call on an object that is there.
  private mutating func filled(
    _ code: ExpressionID, _ id: DeclarationID, _ object: ExpressionID
  ) -> ExpressionID {
    let call = program[code]
    var list = Array(program.operands[Int(call.a)..<Int(call.a + call.b)])
    let function = fillingFunction(id)
    if call.c == function.index { list.removeLast() }
    return emit(.call, list: list + [object], c: function.index, at: call.range)
  }

  /// The body of an initialiser that fills an object behind its arguments.
  mutating func fillingFunction(_ id: DeclarationID) -> FunctionID {
    if let known = inheritance.filling[id] { return known }
    let range = trees[Int(table[id].file)].range(table[id].node)
    program.functions.append(
      Function(name: table[id].name, parameterCount: 0, slotCount: 0, body: invalid, range: range))
    let function = FunctionID(Int32(program.functions.count - 1))
    inheritance.filling[id] = function
    inheritance.initializers[function.index] = id
    pendingBodies.append(PendingBody(declaration: id, part: .filling))
    return function
  }
}
