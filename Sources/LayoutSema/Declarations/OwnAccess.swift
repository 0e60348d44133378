import LayoutDiagnostics
import LayoutSyntax

/// What a program attaches to its stored properties and Keyline does not run: observers, and property wrappers of its own.
///
/// Both are harmless as long as nothing depends on them, and most stand in models whose values only actions change. Where a
/// layout would need them, going on would give a wrong frame, so that is an error.
extension Checker {
  /// Reports an assignment that an observer would answer.
  mutating func reportObserver(of id: DeclarationID, at node: NodeID) {
    let row = table[id]
    guard row.payload >= 0, !row.flags.contains(.isLibrary) else { return }
    let tree = trees[Int(row.file)]
    let accessors = tree.child(row.node, 3)
    guard !accessors.isNone else { return }
    for accessor in tree.slots(accessors) where tree.kind(accessor) == .accessor {
      let name = tree.name(accessor)
      guard name == Word.didSet.name || name == Word.willSet.name else { continue }
      report(
        .unsupported, "'\(text(name))' of '\(text(row.name))' would run here, and observers are not run",
        at: self.tree.range(node))
      return
    }
  }

  /// Whether a property is under a wrapper that the program declares; if so it is reported, once.
  mutating func reportOwnWrapper(_ id: DeclarationID, at range: SourceRange) -> Bool {
    guard table[id].flags.contains(.isWrapped), wrapper(id) == .none, let attribute = ownWrapper(id) else {
      return false
    }
    let tree = trees[Int(table[id].file)]
    let place = body.isAppCode ? range : tree.range(attribute)
    if !diagnostics.contains(where: { $0.id == .unsupported && $0.range == place }) {
      report(
        .unsupported,
        "'@\(text(tree.name(attribute)))' is a property wrapper of the program's own, which is not run; "
          + "'\(text(table[id].name))' is read by the layout",
        at: place)
    }
    return true
  }

  private func ownWrapper(_ id: DeclarationID) -> NodeID? {
    let tree = trees[Int(table[id].file)]
    return tree.elements(table[id].attributes).first { isOwnWrapper(tree.name($0)) }
  }

  private func isOwnWrapper(_ name: NameID) -> Bool {
    let type = table.first(NominalID(-1), name)
    guard !type.isNone, table[type].kind == .nominal, !table[type].flags.contains(.isLibrary) else { return false }
    let tree = trees[Int(table[type].file)]
    return tree.elements(table[type].attributes).contains { text(tree.name($0)) == "propertyWrapper" }
  }
}
