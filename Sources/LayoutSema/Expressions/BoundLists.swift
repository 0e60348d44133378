import LayoutDiagnostics
import LayoutSyntax

/// `$items` of a list is a list of bindings to its elements: `$items.enumerated()`, `zip(items.indices, $items)`,
/// `for $item in $items`. What SwiftUI says by a conditional conformance of `Binding` to the collection protocols is read here
/// as a sequence that has to be gathered first, as a program's own ones are. What those protocols declare is found before the
/// members of the list itself, to which `$items.name` would be a binding.
extension Checker {
  /// The type of a binding to an element, where a type is a binding to a list; `.none` for all others.
  mutating func boundElement(_ type: TypeID) -> TypeID {
    guard types.kind(type) == .nominal, types[type].a == knownTypes.binding.index, types[type].count == 1 else {
      return .none
    }
    let list = types.operand(type, 0)
    return isArray(list) ? types.nominal(knownTypes.binding, [types.operand(list, 0)]) : .none
  }

  /// What a binding conforms to because its value does.
  mutating func bindingConforms(_ type: TypeID, to proto: NominalID) -> Bool {
    if !boundElement(type).isNone, inherits(knownTypes.randomAccess, proto) { return true }
    return proto == knownTypes.identifiable && types[type].count == 1 && conforms(types.operand(type, 0), to: proto)
  }

  /// The bindings to the elements of a list.
  mutating func elementBindings(_ list: Typed, at range: SourceRange) -> ExpressionID {
    guard let name = program.names.lookup("_elements") else { return list.code }
    let member = table.first(knownTypes.binding, name)
    return member.isNone ? list.code : emitRead(member, MemberBase(type: list.type, value: list.code), at: range)
  }

  /// A member of the collection protocols, of a binding to a list.
  mutating func memberOfBoundList(_ node: NodeID, _ name: NameID, _ base: Typed) -> Reference? {
    let element = boundElement(base.type)
    if element.isNone { return nil }
    let list = array(of: element)
    let start = scratch.candidates.count
    findMembers(name, of: list, isStatic: false)
    let declared = scratch.candidates[start...].filter {
      table[$0].owner.index >= 0 && table[table[$0].owner].kind == .proto
    }
    scratch.candidates.truncate(to: start)
    if declared.isEmpty { return nil }
    for id in declared { scratch.candidates.append(id) }
    return .members(start, MemberBase(type: list, value: elementBindings(base, at: tree.range(node))))
  }
}
