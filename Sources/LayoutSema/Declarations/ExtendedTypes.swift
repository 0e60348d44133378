import LayoutSyntax

/// Which type an extension is of: `extension Card.Style`, `extension [Row]`, `extension Rows` through a type alias.
///
/// Extensions are attached before any type is resolved, so names are followed by themselves here.
extension Checker {
  /// The type that an extension's head names; index -1 if it is not here.
  func extendedNominal(_ type: NodeID) -> NominalID { nominal(type, of: file, depth: 0) }

  private func nominal(_ type: NodeID, of file: Int32, depth: Int) -> NominalID {
    let tree = trees[Int(file)]
    switch tree.kind(type) {
    case .namedType: return nominal(named: tree.name(type), in: NominalID(-1), depth: depth)
    case .arrayType: return knownTypes.array
    case .dictionaryType: return knownTypes.dictionary
    case .memberType:
      let first = tree.child(type, 0)
      if tree.kind(first) == .namedType, isModuleName(tree.name(first)) {
        return nominal(at: declared(tree.name(type), in: tree.name(first)), depth: depth)
      }
      let base = nominal(first, of: file, depth: depth)
      return base.index < 0 ? base : nominal(named: tree.name(type), in: base, depth: depth)
    default: return NominalID(-1)
    }
  }

  /// The type of a name in a type or at file scope, through type aliases.
  private func nominal(named name: NameID, in owner: NominalID, depth: Int) -> NominalID {
    nominal(at: table.first(owner, name), depth: depth)
  }

  private func nominal(at first: DeclarationID, depth: Int) -> NominalID {
    var id = first
    while !id.isNone {
      let row = table[id]
      if row.kind == .nominal { return NominalID(row.payload) }
      if row.kind == .typeAlias, depth < 8 {
        let target = trees[Int(row.file)].child(row.node, 2)
        if !target.isNone {
          let kind = trees[Int(row.file)].kind(target)
          if kind == .namedType || kind == .memberType { return nominal(target, of: row.file, depth: depth + 1) }
        }
      }
      id = row.next
    }
    return NominalID(-1)
  }
}
