import LayoutDiagnostics
import LayoutSyntax

/// Who may use what: `private` members are for their type and its extensions in the same file, `fileprivate` ones for the file.
///
/// A view with a private property that a caller would have to give has a private memberwise initialiser as well, which is
/// found out in Xcode otherwise. Where another member of the same name may be used nothing is said: Swift would take that one.
extension Checker {
  /// The wrappers whose properties have no value of their own unless one is written.
  private static let valueless: StaticString = "State Binding ObservedObject StateObject Bindable"

  /// Whether a stored property leaves the memberwise initialiser of its struct to the struct itself.
  func makesInitializerPrivate(_ field: DeclarationID) -> Bool {
    let row = table[field]
    guard row.flags.contains(.isPrivate), row.file > 0 else { return false }
    let tree = trees[Int(row.file)]
    let hasValue = !tree.child(row.node, 2).isNone
    if !row.flags.contains(.isWrapped) { return !(row.flags.contains(.isLet) && hasValue) }
    let type = tree.child(row.node, 1)
    guard !hasValue, !type.isNone, tree.kind(type) != .optionalType, tree.kind(type) != .unwrappedType else {
      return false
    }
    return tree.elements(row.attributes).contains {
      tree.child($0, 0).isNone && SwiftUINames.contains(Self.valueless, text(tree.name($0)))
    }
  }

  /// Tells what there is to tell of a property where it is read.
  mutating func noteRead(_ id: DeclarationID, _ node: NodeID) {
    reportDeferred(id)
    if table[id].flags.contains(.isAsync) { noteWait(.property, at: node) }
    let isMember = tree.kind(node) == .memberExpr && !tree[node].token.isNone
    checkAccess(id, at: isMember ? tree.range(tree[node].token) : tree.range(node))
  }

  /// Says so where a member is read or called that is not for this place.
  private mutating func checkAccess(_ id: DeclarationID, at range: SourceRange) {
    let flags = table[id].flags
    guard !flags.isDisjoint(with: [.isPrivate, .isFileprivate]), isInaccessible(id) else { return }
    let level = flags.contains(.isPrivate) ? "private" : "fileprivate"
    let isInitializer = table[id].kind == .initializer
    let name = text(isInitializer ? table[table[id].owner].name : table[id].name)
    report(
      .inaccessible,
      "'\(name)'\(isInitializer ? " initializer" : "") is inaccessible due to '\(level)' protection level", at: range,
      notes: accessNotes(id))
  }

  /// The same for a memberwise initialiser; the one without arguments is for everybody.
  mutating func checkAccess(ofCalled id: DeclarationID, _ site: CallSite) {
    if table[id].flags.contains(.isSynthesized), scratch.arguments.count == site.arguments { return }
    let isMember = tree.kind(site.callee) == .memberExpr && !tree[site.callee].token.isNone
    checkAccess(id, at: isMember ? tree.range(tree[site.callee].token) : tree.range(site.callee))
  }

  /// Says so where a property is set from a place that may only read it.
  mutating func checkSetterAccess(_ id: DeclarationID, _ node: NodeID) -> Bool {
    guard table[id].flags.contains(.isSetPrivately), isInaccessible(id) else { return true }
    report(
      .notAssignable, "cannot assign to property: '\(text(table[id].name))' setter is inaccessible",
      at: tree.range(node), notes: declaredHere(id))
    return false
  }

  private mutating func isInaccessible(_ id: DeclarationID) -> Bool {
    let row = table[id]
    guard file > 0, row.file > 0, row.owner.index >= 0, !isReachable(id) else { return false }
    var other = table.first(row.owner, row.name)
    while !other.isNone {
      if other != id, isReachable(other) { return false }
      other = table[other].next
    }
    if row.kind == .initializer { return true }
    return table.first(NominalID(-1), row.name).isNone
      && Array(conformances(of: row.owner)).allSatisfy { table.first($0, row.name).isNone }
  }

  private func isReachable(_ id: DeclarationID) -> Bool {
    let row = table[id]
    guard !row.flags.isDisjoint(with: [.isPrivate, .isFileprivate, .isSetPrivately]) else { return true }
    guard row.file == file else { return false }
    if row.flags.contains(.isFileprivate) { return true }
    var scope = context.scope
    while scope != .file, scope.index >= 0 {
      if table.scopes[Int(scope.index)].owner == row.owner { return true }
      scope = table.scopes[Int(scope.index)].parent
    }
    return context.owner == row.owner
  }

  private func accessNotes(_ id: DeclarationID) -> [Diagnostic.Note] {
    guard table[id].flags.contains(.isSynthesized) else { return declaredHere(id) }
    return table[table[id].owner].fields.filter { makesInitializerPrivate($0) }.prefix(1).map {
      Diagnostic.Note(
        "'\(text(table[$0].name))' is private, which makes the memberwise initializer private",
        at: declarationRange($0))
    }
  }
}
