import LayoutDiagnostics
import LayoutSyntax

/// What beginners with SwiftUI leave out, told where it is missing: the `$` of a binding, the `id:` of a list of plain values,
/// and that fixed and flexible sizes are given by two calls of `frame`.
extension Checker {
  /// A property whose binding is wanted is passed with `$`.
  mutating func projection(_ found: TypeID, _ expected: TypeID, _ node: NodeID) -> [FixIt] {
    let wanted = types.unwrapped(expected)
    guard knownTypes.binding.index >= 0, types.kind(wanted) == .nominal, types[wanted].a == knownTypes.binding.index,
      types.operand(wanted, 0) == found || types.kind(types.operand(wanted, 0)) == .parameter,
      !node.isNone, tree.kind(node) == .identifierExpr || isMemberOfSelf(node), isWrapped(tree.name(node))
    else { return [] }
    let place = tree.range(tree[node].token).lower
    return [FixIt("use '$\(text(tree.name(node)))', its binding", SourceEdit(SourceRange(at: place), "$"))]
  }

  /// Whether a property of the type around has a wrapper.
  private mutating func isWrapped(_ name: NameID) -> Bool {
    guard !context.selfType.isNone else { return false }
    let start = scratch.candidates.count
    findMembers(name, of: context.selfType, isStatic: false)
    defer { scratch.candidates.truncate(to: start) }
    return scratch.candidates[start...].contains { table[$0].flags.contains(.isWrapped) }
  }

  private func isMemberOfSelf(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .memberExpr else { return false }
    let base = tree.child(node, 0)
    return !base.isNone && tree.kind(base) == .identifierExpr && tree.name(base) == known.selfName
  }

  /// `ForEach` and `List` of values that have no identity of their own.
  mutating func identityHint(_ id: DeclarationID, _ subject: TypeID, _ proto: NominalID, _ site: CallSite) -> [FixIt] {
    guard proto == knownTypes.identifiable, knownTypes.hashable.index >= 0, ["ForEach", "List"].contains(callName(id)),
      conforms(subject, to: knownTypes.hashable), let first = tree.elements(site.list).first,
      tree.kind(first) == .argument
    else { return [] }
    let end = SourceRange(at: tree.range(first).upper)
    return [FixIt("identify the elements by themselves", SourceEdit(end, ", id: \\.self"))]
  }

  /// What an extra argument of `frame` lacks.
  func sizeHint(_ argument: Argument, _ id: DeclarationID) -> String {
    let sizes = ["width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    guard callName(id) == "frame", table[id].file == 0, sizes.contains(text(argument.label)) else { return "" }
    return "; fixed and flexible sizes take a 'frame' each"
  }
}
