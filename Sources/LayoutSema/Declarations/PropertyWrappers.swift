import LayoutDiagnostics
import LayoutSyntax

/// `@State`, `@Binding`, `@Environment` and their like: what a stored property under a wrapper holds.
///
/// A property wrapper of SwiftUI that can be written keeps its value in a *cell*, so that a change is seen by everybody who
/// has the cell: `@State` makes one, `@Binding` gets one, `$x` is the cell itself. A value of the environment is read when
/// its view is, and so is a number that grows with the text size.
extension Checker {
  enum Wrapper: UInt8 { case none, state, binding, environment, object, scaled, published }

  func wrapper(_ id: DeclarationID) -> Wrapper {
    guard table[id].flags.contains(.isWrapped) else { return .none }
    let tree = trees[Int(table[id].file)]
    for attribute in tree.elements(table[id].attributes) {
      if let wrapper = known.wrappers[tree.name(attribute)] { return wrapper }
    }
    return .none
  }

  mutating func isStateObject(_ id: DeclarationID) -> Bool {
    guard table[id].flags.contains(.isWrapped) else { return false }
    let tree = trees[Int(table[id].file)]
    return tree.elements(table[id].attributes).contains { tree.name($0) == known.stateObject }
  }

  /// Whether a property observes an object that it has itself: `@ObservedObject var model = Model()`.
  mutating func isOwnObject(_ id: DeclarationID) -> Bool {
    guard wrapper(id) == .object, !isStateObject(id) else { return false }
    let tree = trees[Int(table[id].file)]
    return !tree.child(table[id].node, 2).isNone
  }

  func isCell(_ id: DeclarationID) -> Bool {
    switch wrapper(id) {
    case .state, .binding: return true
    default: return false
    }
  }

  /// Whether initialising the property makes a new cell.
  func makesCell(_ id: DeclarationID) -> Bool { wrapper(id) == .state }

  func isEnvironment(_ id: DeclarationID) -> Bool { wrapper(id) == .environment }

  /// Whether the memberwise initialiser leaves the property out.
  mutating func wrapperHidesInitializer(_ id: DeclarationID) -> Bool {
    switch wrapper(id) {
    case .environment: true
    case .scaled: !trees[Int(table[id].file)].child(table[id].node, 2).isNone
    default: isNamespace(id) || hidesOwnWrapper(id)
    }
  }

  /// `@Namespace`, whose value nobody gives it.
  func isNamespace(_ id: DeclarationID) -> Bool {
    guard table[id].flags.contains(.isWrapped) || table[id].isStatic, !table[id].attributes.isNone else { return false }
    let tree = trees[Int(table[id].file)]
    return tree.elements(table[id].attributes).contains { text(tree.name($0)) == "Namespace" }
  }

  /// Whether a property has a value though nobody gives it one: nothing has the focus.
  func wrapperHasDefault(_ id: DeclarationID) -> Bool {
    guard wrapper(id) == .state else { return false }
    let tree = trees[Int(table[id].file)]
    return tree.elements(table[id].attributes).contains {
      ["FocusState", "AccessibilityFocusState"].contains(text(tree.name($0)))
    }
  }

  /// The type of a property that has neither a type nor a value of its own: `@Environment(\.displayScale) var scale`.
  mutating func wrapperType(_ id: DeclarationID) -> TypeID {
    if let type = environmentType(id) { return type }
    if isNamespace(id), let name = program.names.lookup("Namespace") {
      let type = typeDeclared(by: table.first(NominalID(-1), name))
      if let inner = program.names.lookup("ID"), !type.isNone { return memberType(type, inner) }
    }
    if let type = argumentType(id) { return type }
    if wrapperHasDefault(id) { return knownTypes.bool }
    if table[id].file > 0, !reportUnknownEnvironment(id) { reportMissingType(id) }
    return .error
  }

  /// The type of `@UIApplicationDelegateAdaptor(Delegate.self) var delegate`.
  private mutating func argumentType(_ id: DeclarationID) -> TypeID? {
    let attributes = table[id].attributes
    return enter(file: table[id].file, context(of: id)) {
      for attribute in $0.tree.elements(attributes) {
        guard let argument = $0.tree.elements($0.tree.child(attribute, 0)).first else { continue }
        let value = $0.tree.child(argument, 0)
        guard !value.isNone, $0.tree.kind(value) == .memberExpr, $0.tree.name(value) == $0.known.selfName else {
          continue
        }
        return $0.typeExpression($0.tree.child(value, 0)) ?? .error
      }
      return nil
    }
  }

  /// The property of `EnvironmentValues` that an `@Environment` names.
  private mutating func environmentType(_ id: DeclarationID) -> TypeID? {
    guard isEnvironment(id) else { return nil }
    if let type = environmentObjectType(id) { return type }
    guard let member = environmentMember(id) else { return nil }
    if environmentPath(id).count < 2 { return variableType(member) }
    var type = TypeID.error
    _ = withFreshBody { checker in
      checker.body.frames.append(Frame())
      type = checker.environmentValue(id, member, at: SourceRange(at: 0)).type
      return type
    }
    return type
  }

  /// The type of `@Environment(Model.self)`.
  private mutating func environmentObjectType(_ id: DeclarationID) -> TypeID? {
    let attributes = table[id].attributes
    return enter(file: table[id].file, context(of: id)) {
      for attribute in $0.tree.elements(attributes) where $0.known.wrappers[$0.tree.name(attribute)] == .environment {
        guard let argument = $0.tree.elements($0.tree.child(attribute, 0)).first else { continue }
        let value = $0.tree.child(argument, 0)
        guard !value.isNone, $0.tree.kind(value) == .memberExpr, $0.tree.name(value) == $0.known.selfName else {
          continue
        }
        return $0.typeExpression($0.tree.child(value, 0)) ?? $0.reportUnknownModel($0.tree.child(value, 0))
      }
      return nil
    }
  }

  /// The object of a type that a view around this one put into the environment; else one that can be made from nothing.
  private mutating func emitObject(_ id: DeclarationID, at range: SourceRange) -> ExpressionID? {
    let type = variableType(id)
    guard environmentName(id) == nil, types.kind(type) == .nominal,
      let name = program.names.lookup("_object"), let values = environmentValues
    else { return nil }
    let nominal = NominalID(types[type].a)
    publish(nominal)
    let key = emit(.metatype, a: nominal.index, at: range)
    let found = emitCall(table.first(values, name), [emit(.void, at: range), key], at: range)
    let otherwise: ExpressionID
    if let initializer = emptyInitializer(nominal) {
      otherwise = emptyCall(initializer, range)
    } else {
      let message = emitString(
        "no '\(describe(type))' in the environment: no 'environmentObject(_:)' gives one", at: range)
      otherwise = emit(.trap, a: message.index, at: range)
    }
    return emit(.coalesce, a: found.index, b: otherwise.index, at: range)
  }

  /// What an `@Entry` of the environment is: what a view around this one says, else its initial value; and one of the values
  /// of a container: what the view itself says.
  mutating func emitEntry(_ id: DeclarationID, _ base: MemberBase, at range: SourceRange) -> ExpressionID? {
    let row = table[id]
    guard row.file > 0, !row.attributes.isNone, row.owner == environmentValues || row.owner == containerValues,
      trees[Int(row.file)].elements(row.attributes).contains(where: { text(trees[Int(row.file)].name($0)) == "Entry" }),
      let name = program.names.lookup("_entry")
    else { return nil }
    let key = emitInteger(Int64(id.index), at: range)
    let values = row.owner == containerValues ? base.value : emit(.void, at: range)
    let found = emitCall(table.first(row.owner, name), [values, key], at: range)
    let otherwise = emit(.global, a: globalID(id).index, at: range)
    return emit(.coalesce, a: found.index, b: otherwise.index, at: range)
  }

  /// The library's type of what a view says to the container around it.
  private var containerValues: NominalID? {
    guard let name = program.names.lookup("ContainerValues") else { return nil }
    let values = table.first(NominalID(-1), name)
    return values.isNone || table[values].kind != .nominal ? nil : NominalID(table[values].payload)
  }

  /// What a key path into the environment comes to: a value, or a member of one, as `\.dynamicTypeSize.isAccessibilitySize`.
  private mutating func environmentValue(_ id: DeclarationID, _ member: DeclarationID, at range: SourceRange) -> Typed {
    let values = MemberBase(type: .none, value: emit(.void, at: range))
    var value = Typed(type: variableType(member), code: emitRead(member, values, at: range))
    let rest = environmentPath(id).dropFirst()
    return enter(file: table[id].file, context(of: id)) {
      for component in rest where !value.type.isError { value = $0.keyPathComponent(component, value) }
      return value
    }
  }

  mutating func emitEnvironment(_ id: DeclarationID, at range: SourceRange) -> ExpressionID {
    let name = environmentName(id)?.name ?? .empty
    if let object = emitObject(id, at: range) ?? emitFetched(id, at: range) {
      return emit(.environment, c: object.index, at: range)
    }
    var value = Int32(-1)
    if let member = environmentMember(id) { value = environmentValue(id, member, at: range).code.index }
    return emit(.environment, a: Int32(bitPattern: name.index), c: value, at: range)
  }

  /// The results of a request to Core Data, which the library has.
  private mutating func emitFetched(_ id: DeclarationID, at range: SourceRange) -> ExpressionID? {
    let tree = trees[Int(table[id].file)]
    let isRequest = tree.elements(table[id].attributes).contains { text(tree.name($0)) == "FetchRequest" }
    let fetched = isRequest ? libraryFunction("_fetched") : .none
    return fetched.isNone ? nil : emitCall(fetched, [], at: range)
  }

  /// The initial value of a property that grows with the text size: what the library's `_scaled` makes of it where the view
  /// stands.
  mutating func emitScaled(_ id: DeclarationID, _ value: ExpressionID, at range: SourceRange) -> ExpressionID {
    let scaled = program.names.lookup("_scaled").map { table.first(NominalID(-1), $0) } ?? .none
    guard !scaled.isNone else { return value }
    let style = emitString(scaledStyle(id), at: range)
    return emit(.environment, c: emitCall(scaled, [value, style], at: range).index, at: range)
  }

  /// The member that `relativeTo:` names.
  private func scaledStyle(_ id: DeclarationID) -> String {
    let tree = trees[Int(table[id].file)]
    for attribute in tree.elements(table[id].attributes) {
      for argument in tree.elements(tree.child(attribute, 0)) where text(tree.label(argument)) == "relativeTo" {
        return text(tree.name(tree.child(argument, 0)))
      }
    }
    return "body"
  }

  private func isProjected(_ id: DeclarationID) -> Bool {
    isCell(id) || wrapper(id) == .object || wrapper(id) == .environment && environmentName(id) == nil
  }

  /// `_name`: the wrapper itself of a wrapped property, as initialisers set it.
  mutating func resolveBacking(_ node: NodeID, _ name: NameID, of base: Typed?) -> Reference? {
    let bytes = text(name).utf8
    guard bytes.first == UInt8(ascii: "_"), base != nil || context.selfFrame >= 0,
      let stored = program.names.lookup(String(decoding: Array(bytes.dropFirst()), as: UTF8.self))
    else { return nil }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    let owner = base.map { MemberBase(type: $0.type, value: $0.code) } ?? selfBase(tree.range(node))
    findMembers(stored, of: owner.type, isStatic: false)
    if scratch.candidates.count > start,
      let own = wrapperPart(scratch.candidates[start], owner, isBacking: true, at: tree.range(node))
    {
      return .value(own)
    }
    guard scratch.candidates.count > start, let type = wrapperNominal(scratch.candidates[start]) else { return nil }
    let id = scratch.candidates[start]
    let field = emit(.field, a: operand(owner.value), b: table[id].payload, at: tree.range(node))
    return .value(Typed(type: types.nominal(type, [memberValueType(id, owner)]), code: field))
  }

  /// The type of a property's wrapper, if it is one that code can make.
  private mutating func wrapperNominal(_ id: DeclarationID) -> NominalID? {
    let kind = wrapper(id)
    guard table[id].kind == .variable, isProjected(id) || [.scaled, .published, .none].contains(kind)
    else { return nil }
    let tree = trees[Int(table[id].file)]
    for attribute in tree.elements(table[id].attributes) where known.wrappers[tree.name(attribute)] != nil {
      let type = typeDeclared(by: table.first(NominalID(-1), tree.name(attribute)))
      if !type.isNone, types.kind(type) == .nominal, types[type].count == 1 { return NominalID(types[type].a) }
    }
    return nil
  }

  // MARK: Members of bindings

  /// What a binding's value is.
  mutating func boundValue(_ base: Typed, _ range: SourceRange) -> Typed? {
    if let model = bindableModel(base) { return model }
    guard knownTypes.binding.index >= 0, types.kind(base.type) == .nominal,
      types[base.type].a == knownTypes.binding.index, types[base.type].count == 1
    else { return nil }
    return Typed(
      type: types.operand(base.type, 0), code: emit(.readCell, a: operand(base.code), at: range))
  }

  /// The model in `Bindable(model)`, whose members are bindings.
  private func bindableModel(_ base: Typed) -> Typed? {
    guard types.kind(base.type) == .nominal, types[base.type].count == 1 else { return nil }
    let id = NominalID(types[base.type].a)
    let isLibrary = table[table[id].declaration].flags.contains(.isLibrary)
    guard isLibrary, text(table[id].name) == "Bindable" else { return nil }
    return Typed(type: types.operand(base.type, 0), code: base.code)
  }

  /// A binding to what code has read, which is changed where it is.
  mutating func binding(to value: Typed, at range: SourceRange) -> Typed {
    if value.isFailed { return value }
    noteWrite(to: value.code)
    let type = types.nominal(knownTypes.binding, [value.type])
    return Typed(type: type, code: emit(.makePart, a: operand(value.code), at: range))
  }

  /// `$model.name`: a binding to a member of what a binding is to.
  mutating func resolveThroughBinding(_ node: NodeID, _ name: NameID, _ base: Typed) -> Reference? {
    guard let value = boundValue(base, tree.range(node)) else { return nil }
    if value.type.isError { return .failed(.error) }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(name, of: value.type, isStatic: false)
    guard scratch.candidates.count > start, table[scratch.candidates[start]].kind == .variable else { return nil }
    let owner = MemberBase(type: value.type, value: value.code)
    let part = readVariable(scratch.candidates[start], owner, node)
    return .value(binding(to: part, at: tree.range(node)))
  }

  /// `self.$name`: the cell of a value's wrapped property.
  mutating func projection(_ node: NodeID, _ name: NameID, of base: Typed) -> Typed? {
    let bytes = text(name).utf8
    guard bytes.first == UInt8(ascii: "$"), knownTypes.binding.index >= 0,
      let stored = program.names.lookup(String(decoding: Array(bytes.dropFirst()), as: UTF8.self))
    else { return nil }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(stored, of: base.type, isStatic: false)
    if scratch.candidates.count > start,
      let own = wrapperPart(
        scratch.candidates[start], MemberBase(type: base.type, value: base.code), isBacking: false,
        at: tree.range(node))
    {
      return own
    }
    guard scratch.candidates.count > start else { return nil }
    let id = scratch.candidates[start]
    let owner = MemberBase(type: base.type, value: base.code)
    if isPublished(id) { return publisher(of: id, owner, node) }
    if table[id].flags.contains(.isLibrary) { return libraryBinding(stored, owner, node) }
    guard isProjected(id) else { return nil }
    defer { reportDeferred(id) }
    let field = emit(.field, a: operand(base.code), b: table[id].payload, at: tree.range(node))
    return Typed(type: types.nominal(knownTypes.binding, [memberValueType(id, owner)]), code: field)
  }

  /// `configuration.$isOn`: the library declares the binding of a variable of its own under the wrapper's name.
  private mutating func libraryBinding(_ name: NameID, _ owner: MemberBase, _ node: NodeID) -> Typed? {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    guard let wrapper = program.names.lookup("_" + text(name)) else { return nil }
    findMembers(wrapper, of: owner.type, isStatic: false)
    return scratch.candidates.count > start ? readVariable(scratch.candidates[start], owner, node) : nil
  }

  /// Whether a static variable is a state, which no view keeps: `@State static var`.
  private func isStaticState(_ id: DeclarationID) -> Bool {
    let row = table[id]
    guard row.kind == .variable, row.isStatic, !row.attributes.isNone else { return false }
    let tree = trees[Int(row.file)]
    return tree.elements(row.attributes).contains { known.wrappers[tree.name($0)] == .state }
  }

  /// `$name`: the cell of a wrapped property.
  mutating func resolveProjection(_ node: NodeID) -> Reference {
    let bytes = tree.bytes(tree[node].token).dropFirst()
    guard let name = program.names.lookup(String(decoding: bytes, as: UTF8.self)) else {
      return .failed(reportUnknownName(node, tree.name(node)))
    }
    if var local = local(name), local.isCell, knownTypes.binding.index >= 0 {
      local.isCell = false
      let type = types.nominal(knownTypes.binding, [local.type])
      return .value(Typed(type: type, code: read(local, at: tree.range(node)).code))
    }
    let start = scratch.candidates.count
    let found = lookup(node, name)
    if case .members(let first, let base) = found,
      let own = wrapperPart(scratch.candidates[first], base, isBacking: false, at: tree.range(node))
    {
      scratch.candidates.truncate(to: start)
      return .value(own)
    }
    if case .members(let first, let base) = found, isStaticState(scratch.candidates[first]) {
      // a preview's `@State static var`
      let id = scratch.candidates[first]
      scratch.candidates.truncate(to: start)
      return .value(binding(to: readVariable(id, base, node), at: tree.range(node)))
    }
    if case .members(let first, let base) = found, isPublished(scratch.candidates[first]) {
      let id = scratch.candidates[first]
      scratch.candidates.truncate(to: start)
      let publisher = publisher(of: id, base, node)
      return publisher.isFailed ? .failed(.error) : .value(publisher)
    }
    guard case .members(let first, let base) = found, !base.value.isNone, knownTypes.binding.index >= 0,
      isProjected(scratch.candidates[first])
    else {
      scratch.candidates.truncate(to: start)
      return .failed(reportUnknownName(node, tree.name(node)))
    }
    let id = scratch.candidates[first]
    scratch.candidates.truncate(to: start)
    defer { reportDeferred(id) }
    let field = emit(.field, a: operand(base.value), b: table[id].payload, at: tree.range(node))
    return .value(Typed(type: types.nominal(knownTypes.binding, [variableType(id)]), code: field))
  }
}
