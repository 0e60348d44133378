import LayoutDiagnostics
import LayoutSyntax

/// Property wrappers that the program declares: `@Clamped(0...10) var width = 40`; and those of the library that are written
/// like them, as `@Query`.
///
/// The property's storage holds the wrapper. Reading the property reads the wrapper's `wrappedValue`, which is a place if that
/// is one; `$width` is its `projectedValue`, `_width` the wrapper itself. A value that the property starts with, or gets from an
/// initialiser, goes through `init(wrappedValue:…)` with the arguments behind the attribute.
extension Checker {
  /// The attribute of a wrapper that the program declares, or the library in the same way.
  mutating func ownWrapper(_ id: DeclarationID) -> NodeID? {
    let row = table[id]
    guard row.kind == .variable, row.file > 0, !row.attributes.isNone, !row.flags.contains(.isComputed) else {
      return nil
    }
    let tree = trees[Int(row.file)]
    for attribute in tree.elements(row.attributes) where wrapperNominal(named: tree.name(attribute)).index >= 0 {
      return attribute
    }
    return nil
  }

  mutating func wrapperNominal(named name: NameID) -> NominalID {
    let type = table.first(NominalID(-1), name)
    guard !type.isNone, table[type].kind == .nominal else { return NominalID(-1) }
    let flags = table[type].flags
    guard flags.isDisjoint(with: .isLibrary) || flags.contains(.isLikeOwn) else { return NominalID(-1) }
    let tree = trees[Int(table[type].file)]
    let isWrapper = tree.elements(table[type].attributes).contains { tree.name($0) == known.propertyWrapper }
    return isWrapper ? NominalID(table[type].payload) : NominalID(-1)
  }

  private mutating func ownWrapperNominal(_ id: DeclarationID) -> NominalID? {
    guard let attribute = ownWrapper(id) else { return nil }
    return wrapperNominal(named: trees[Int(table[id].file)].name(attribute))
  }

  /// The wrapper's type, with the arguments that the property's type tells.
  mutating func ownWrapperType(_ id: DeclarationID) -> TypeID {
    if let known = ownWrapperTypes[id] { return known }
    guard let nominal = ownWrapperNominal(id) else { return .error }
    var type = table[nominal].type
    let value = wrapperMember(known.wrappedValue, nominal)
    if table[nominal].genericCount > 0, !value.isNone {
      let property = variableType(id)
      if let known = ownWrapperTypes[id] { return known }
      let mark = open(table[nominal].genericStart..<table[nominal].genericStart + table[nominal].genericCount)
      _ = unify(variableType(value), property)
      type = substitute(type)
      close(mark)
    }
    ownWrapperTypes[id] = type
    return type
  }

  private mutating func wrapperMember(_ name: NameID, _ nominal: NominalID) -> DeclarationID {
    var id = table.first(nominal, name)
    while !id.isNone, table[id].kind != .variable || table[id].isStatic { id = table[id].next }
    return id
  }

  /// The type of a wrapped property that does not say it: that of `wrappedValue`.
  mutating func ownWrappedType(_ id: DeclarationID) -> TypeID? {
    guard let nominal = ownWrapperNominal(id) else { return nil }
    let value = wrapperMember(known.wrappedValue, nominal)
    guard !value.isNone else { return nil }
    if table[nominal].genericCount == 0 { return variableType(value) }
    let made = lowerOwnWrapper(id, hint: .none)
    if made.isError { return .error }
    ownWrapperTypes[id] = made
    return substituteOwner(variableType(value), nominal, made)
  }

  // MARK: Making one

  /// Whether a property starts with a wrapper though nothing stands behind its `=`.
  mutating func startsWrapped(_ id: DeclarationID) -> Bool {
    guard let attribute = ownWrapper(id), let nominal = ownWrapperNominal(id) else { return false }
    let tree = trees[Int(table[id].file)]
    if !tree.child(attribute, 0).isNone || !tree.child(table[id].node, 2).isNone { return takesNoValue(id) }
    return emptyInitializer(nominal) != nil
  }

  /// Whether the arguments behind the attribute suffice, as those of a wrapper that finds its value elsewhere do.
  private mutating func takesNoValue(_ id: DeclarationID) -> Bool {
    guard let nominal = ownWrapperNominal(id), trees[Int(table[id].file)].child(table[id].node, 2).isNone else {
      return true
    }
    var initializer = table.first(nominal, known.initName)
    while !initializer.isNone {
      let signature = self.signature(initializer)
      let needsValue = (0..<Int(signature.parameterCount)).contains {
        parameter(signature, $0).label == known.wrappedValue && !parameter(signature, $0).hasDefault
      }
      if !needsValue { return true }
      initializer = table[initializer].next
    }
    return false
  }

  /// Whether the memberwise initialiser leaves a property out because its wrapper has all that it needs.
  mutating func hidesOwnWrapper(_ id: DeclarationID) -> Bool {
    ownWrapper(id) != nil && trees[Int(table[id].file)].child(table[id].node, 2).isNone && startsWrapped(id)
  }

  /// Lowers the wrapper that a property starts with; gives its type.
  @discardableResult
  mutating func lowerOwnWrapper(_ id: DeclarationID, hint: TypeID) -> TypeID {
    var place = context(of: id)
    place.selfFrame = -1
    let made = withFreshBody { checker in
      checker.enter(file: checker.table[id].file, place) {
        $0.body.frames.append(Frame())
        let value = $0.tree.child($0.table[id].node, 2)
        let made = $0.constructWrapper(id, value: value, nil, hint)
        $0.table[id].initialSlots = $0.frame.slotCount
        return made
      }
    }
    table[id].initial = made.code.isNone ? invalid : made.code
    return made.type
  }

  private mutating func constructWrapper(
    _ id: DeclarationID, value: NodeID, _ typed: Typed?, _ hint: TypeID
  ) -> Typed {
    guard let attribute = ownWrapper(id), let nominal = ownWrapperNominal(id) else { return .error }
    let list = tree.child(attribute, 0)
    var site = pushSite(attribute, attribute, list, hint, scratch.candidates.count)
    site.range = tree.range(attribute)
    defer { scratch.arguments.truncate(to: site.arguments) }
    if typed != nil || !value.isNone {
      let node = value.isNone ? table[id].node : value
      var argument = Argument(
        node: node, value: node, label: known.wrappedValue, isTrailing: false,
        shape: typed == nil ? shape(value) : .other)
      argument.typed = typed
      scratch.arguments.insert(argument, at: site.arguments)
    }
    let isGeneric = table[nominal].genericCount > 0
    let (first, failures) = (diagnostics.count, body.failures)
    let made = construct(!isGeneric || hint.isNone ? table[nominal].type : hint, site)
    guard made.isFailed || body.failures > failures else { return made }
    if let unknown = unknownWrapper(hint, from: first, at: tree.range(attribute)) { return unknown }
    return reportUnfit(nominal, from: first, at: tree.range(attribute)) ? .error : made
  }

  /// Says once that a wrapper of the library takes no values of a property's type.
  private mutating func reportUnfit(_ nominal: NominalID, from first: Int, at range: SourceRange) -> Bool {
    guard isLikeOwn(nominal), diagnostics[first...].contains(where: { $0.id == .requirement }) else { return false }
    diagnostics.removeLast(diagnostics.count - first)
    report(.requirement, "'@\(text(table[nominal].name))' cannot hold a value of this property's type", at: range)
    return true
  }

  /// What stands for one of the library's wrappers whose arguments are not understood: it says so as soon as its value
  /// depends on them.
  mutating func unknownWrapper(_ type: TypeID, from first: Int, at range: SourceRange) -> Typed? {
    guard !type.isNone, types.kind(type) == .nominal, isLikeOwn(NominalID(types[type].a)),
      let label = program.names.lookup("_unknown")
    else { return nil }
    var id = table.first(NominalID(types[type].a), known.initName)
    while !id.isNone, signature(id).parameterCount != 1 || parameter(signature(id), 0).label != label {
      id = table[id].next
    }
    guard !id.isNone else { return nil }
    let name = text(table[NominalID(types[type].a)].name)
    let reason = whatIsUnknown(in: range, from: first)
    let message = emitString("this '\(name)' is not understood: " + reason.text, at: range)
    return Typed(type: type, code: emitCall(id, [message], of: type, at: range))
  }

  /// Puts a value into a property's wrapper: a call of a function that is lowered once.
  mutating func wrapping(_ id: DeclarationID, _ value: ExpressionID, at range: SourceRange) -> ExpressionID {
    let function = wrappingFunction(id)
    return emit(.call, list: [value], c: function.index, at: range)
  }

  private mutating func wrappingFunction(_ id: DeclarationID) -> FunctionID {
    if let known = wrappingFunctions[id] { return known }
    let (type, hint) = (variableType(id), ownWrapperType(id))
    var place = context(of: id)
    place.selfFrame = -1
    let node = table[id].node
    let function = withFreshBody { checker in
      checker.enter(file: checker.table[id].file, place) {
        $0.body.frames.append(Frame(slotCount: 1))
        let value = Typed(type: type, code: $0.emit(.local, a: 0, at: $0.nameRange(node)))
        let made = $0.constructWrapper(id, value: .none, value, hint)
        return $0.addFunction(.empty, parameterCount: 1, $0.frame.slotCount, [], made.code, node)
      }
    }
    wrappingFunctions[id] = function
    return function
  }

  // MARK: Reading and writing

  /// What a wrapped property's storage tells of its value.
  mutating func emitUnwrapped(
    _ id: DeclarationID, _ storage: ExpressionID, _ base: MemberBase, at range: SourceRange
  ) -> ExpressionID {
    guard let nominal = ownWrapperNominal(id) else { return storage }
    let value = wrapperMember(known.wrappedValue, nominal)
    guard !value.isNone else { return invalid }
    let code = emitRead(value, MemberBase(type: ownWrapperType(id), value: storage), at: range)
    wrappedReads[code.index] = WrappedRead(declaration: id, storage: storage)
    return code
  }

  /// A read of a wrapped property, and where its wrapper is.
  struct WrappedRead {
    var declaration: DeclarationID
    var storage: ExpressionID
  }

  /// The first value of a wrapped property in an initialiser goes through its wrapper's.
  mutating func storeFirst(_ place: ExpressionID, _ value: Int32, at range: SourceRange) -> ExpressionID? {
    guard let read = wrappedReads[operand(place)], body.frames[0].isInitializer,
      table[read.declaration].owner == context.owner, initialValue(read.declaration).isNone
    else { return nil }
    let wrapper = wrapping(read.declaration, ExpressionID(value), at: range)
    return emit(.assign, a: read.storage.index, b: wrapper.index, at: range)
  }

  /// Whether a wrapped property has a value that cannot be set.
  mutating func isReadOnlyWrapped(_ id: DeclarationID) -> Bool {
    guard let nominal = ownWrapperNominal(id) else { return false }
    let value = wrapperMember(known.wrappedValue, nominal)
    return !value.isNone && table[value].flags.contains(.isComputed) && !table[value].flags.contains(.hasSetter)
  }

  /// Whether setting a property leaves what it is a property of as it is: `nonmutating set`, its own or its wrapper's.
  mutating func keepsBase(_ id: DeclarationID) -> Bool {
    if let nominal = ownWrapperNominal(id) {
      let value = wrapperMember(known.wrappedValue, nominal)
      return !value.isNone && (table[nominal].kind == .classType || keepsBase(value))
    }
    guard table[id].flags.contains(.hasSetter), table[id].file > 0 || isLikeOwn(table[id].owner) else { return false }
    let tree = trees[Int(table[id].file)]
    let accessors = tree.child(table[id].node, 3)
    guard !accessors.isNone else { return false }
    return tree.slots(accessors).contains { node in
      guard !node.isNone, tree.kind(node) == .accessor, !tree[node].token.isNone else { return false }
      return (tree[node].first.index..<tree[node].token.index).contains {
        tree.bytes(TokenID($0)).elementsEqual("nonmutating".utf8)
      }
    }
  }

  /// `$name`: what the wrapper's `projectedValue` is; and `_name`, the wrapper itself.
  mutating func wrapperPart(
    _ id: DeclarationID, _ base: MemberBase, isBacking: Bool, at range: SourceRange
  ) -> Typed? {
    guard let nominal = ownWrapperNominal(id) else { return nil }
    let type = ownWrapperType(id)
    let storage =
      table[id].payload >= 0 && !table[id].isStatic
      ? emit(.field, a: operand(base.value), b: table[id].payload, at: range)
      : emit(.global, a: globalID(id).index, at: range)
    if isBacking { return Typed(type: type, code: storage) }
    let projected = wrapperMember(known.projectedValue, nominal)
    guard !projected.isNone else { return nil }
    let wrapper = MemberBase(type: type, value: storage)
    return Typed(type: memberValueType(projected, wrapper), code: emitRead(projected, wrapper, at: range))
  }

  /// A variable of a body under a wrapper of the program's own.
  mutating func reportLocalWrapper(_ node: NodeID) {
    for attribute in Array(tree.elements(tree.child(node, 0)))
    where wrapperNominal(named: tree.name(attribute)).index >= 0 {
      report(
        .unsupported, "'@\(text(tree.name(attribute)))' of a local variable is not supported in layout code",
        at: tree.range(attribute))
    }
  }
}
