import LayoutDiagnostics
import LayoutSyntax

/// `@State`, `@Binding`, `@Environment` and their like: what a stored property under a wrapper holds.
///
/// A property wrapper of SwiftUI that can be written keeps its value in a *cell*, so that a change is seen by everybody who
/// has the cell: `@State` makes one, `@Binding` gets one, `$x` is the cell itself. A value of the environment is read when
/// its view is.
extension Checker {
  enum Wrapper { case none, state, binding, environment, object }

  func wrapper(_ id: DeclarationID) -> Wrapper {
    guard table[id].flags.contains(.isWrapped) else { return .none }
    let tree = trees[Int(table[id].file)]
    for attribute in tree.elements(table[id].attributes) {
      if let wrapper = known.wrappers[tree.name(attribute)] { return wrapper }
    }
    return .none
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
  func wrapperHidesInitializer(_ id: DeclarationID) -> Bool { wrapper(id) == .environment }

  func wrapperHasDefault(_ id: DeclarationID) -> Bool { false }

  /// The type of a property that has neither a type nor a value of its own: `@Environment(\.displayScale) var scale`.
  mutating func wrapperType(_ id: DeclarationID) -> TypeID {
    if let type = environmentType(id) { return type }
    if table[id].file > 0 { reportMissingType(id) }
    return .error
  }

  /// The property of `EnvironmentValues` that an `@Environment` names.
  private mutating func environmentType(_ id: DeclarationID) -> TypeID? {
    guard isEnvironment(id) else { return nil }
    return environmentMember(id).map { variableType($0) }
  }

  private func environmentMember(_ id: DeclarationID) -> DeclarationID? {
    guard let name = environmentName(id) else { return nil }
    let values = table.first(NominalID(-1), known.environmentValues)
    guard !values.isNone, table[values].kind == .nominal else { return nil }
    let member = table.first(NominalID(table[values].payload), name)
    return member.isNone ? nil : member
  }

  private func environmentName(_ id: DeclarationID) -> NameID? {
    let tree = trees[Int(table[id].file)]
    for attribute in tree.elements(table[id].attributes) {
      guard let argument = tree.elements(tree.child(attribute, 0)).first else { continue }
      let path = tree.child(argument, 0)
      guard !path.isNone, tree.kind(path) == .keyPathExpr else { continue }
      for component in tree.slots(path).dropFirst() { return tree.name(component) }
    }
    return nil
  }

  mutating func emitEnvironment(_ id: DeclarationID, at range: SourceRange) -> ExpressionID {
    let name = environmentName(id) ?? .empty
    var value = Int32(-1)
    if let member = environmentMember(id) {
      let values = MemberBase(type: .none, value: emit(.void, at: range))
      value = emitRead(member, values, at: range).index
    }
    return emit(.environment, a: Int32(bitPattern: name.index), c: value, at: range)
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
    guard case .members(let first, let base) = lookup(node, name), !base.value.isNone, knownTypes.binding.index >= 0,
      isCell(scratch.candidates[first])
    else {
      scratch.candidates.removeLast(scratch.candidates.count - start)
      return .failed(reportUnknownName(node, tree.name(node)))
    }
    let id = scratch.candidates[first]
    scratch.candidates.removeLast(scratch.candidates.count - start)
    let field = emit(.field, a: operand(base.value), b: table[id].payload, at: tree.range(node))
    return .value(Typed(type: types.nominal(knownTypes.binding, [variableType(id)]), code: field))
  }
}
