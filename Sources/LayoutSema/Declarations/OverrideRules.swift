import LayoutDiagnostics
import LayoutSyntax

/// What Swift asks of classes that inherit from classes of the program: `override` before what replaces a parent's member and
/// before nothing else, a parent that is a class and not `final`, and a call of the parent's initialiser.
///
/// A class with a parent that is not here, or that the library only sketches, may override what nobody knows.
extension Checker {
  /// Says so where a class inherits from what it cannot inherit from.
  mutating func checkParents(of id: NominalID, _ protocols: [NominalID]) {
    guard table[table[id].declaration].file > 0 else { return }
    for parent in protocols where table[parent].kind != .proto && table[table[parent].declaration].file > 0 {
      let name = text(table[parent].name)
      if table[parent].kind != .classType {
        reportParent(id, "inheritance from non-protocol type '\(name)'")
      } else if parent == ownParent(of: id), says(Word.final.name, table[table[parent].declaration]) {
        reportParent(id, "inheritance from a final class '\(name)'")
      }
    }
  }

  private mutating func reportParent(_ id: NominalID, _ message: String) {
    let declaration = table[id].declaration
    enter(file: table[declaration].file, Context()) {
      $0.report(.misplacedDeclaration, message, at: $0.declarationRange(declaration))
    }
  }

  private func says(_ word: NameID, _ row: Declaration) -> Bool {
    let tree = trees[Int(row.file)]
    return tree.elements(row.attributes).contains { tree.name($0) == word }
  }

  /// Says so where a member of a class replaces one of a parent without the word for it.
  mutating func checkOverride(_ id: DeclarationID) {
    let row = table[id]
    guard row.owner.index >= 0, row.file > 0, table[row.owner].kind == .classType,
      table[row.owner].firstInheritance >= 0, !says(Word.override.name, row), row.flags.isDisjoint(with: .isSynthesized)
    else { return }
    let isRequired = says(Word.required.name, row)
    for parent in ownParents(of: row.owner) where !isRequired && replaces(id, in: parent) {
      let range = trees[Int(row.file)].range(row.node)
      let start = SourceRange(at: row.kind == .variable ? declarationStart(row) : range.lower)
      return enter(file: row.file, Context()) {
        $0.report(
          .missingOverride, "overriding declaration requires an 'override' keyword", at: $0.nameRange(row.node),
          fixIts: [FixIt("insert 'override'", SourceEdit(start, "override "))])
      }
    }
  }

  /// Where the declaration of a variable starts, whose row is of one binding.
  private func declarationStart(_ row: Declaration) -> UInt32 {
    let tree = trees[Int(row.file)]
    if !row.attributes.isNone { return tree.range(row.attributes).lower }
    return tree.range(TokenID(tree[row.node].first.index - 1)).lower
  }

  /// Whether a class declares what a member of a subclass has the name, labels and types of.
  private mutating func replaces(_ id: DeclarationID, in parent: NominalID) -> Bool {
    let row = table[id]
    if row.kind == .initializer, !table[parent].hasInitializer { return signature(id).parameterCount == 0 }
    var other = table.first(parent, row.name)
    while !other.isNone {
      let found = table[other]
      let isVisible = found.flags.isDisjoint(with: [.isPrivate, .isFileprivate, .isSynthesized])
      if isVisible, found.kind == row.kind, found.isStatic == row.isStatic, isBodyMember(found, of: parent),
        row.kind == .variable || hasSameParameters(id, other)
      {
        return row.kind != .initializer || !isConvenience(found.node, in: trees[Int(found.file)])
      }
      other = found.next
    }
    return false
  }

  private func isBodyMember(_ row: Declaration, of owner: NominalID) -> Bool { row.scope == table[owner].scope }

  private mutating func hasSameParameters(_ id: DeclarationID, _ other: DeclarationID) -> Bool {
    let (one, two) = (signature(id), signature(other))
    guard one.parameterCount == two.parameterCount, one.genericCount == two.genericCount else { return false }
    for index in 0..<Int(one.parameterCount) {
      let (mine, theirs) = (parameter(one, index), parameter(two, index))
      if mine.label != theirs.label || mine.type != theirs.type || mine.type.isError { return false }
    }
    return true
  }

  /// Says so where the word stands before what replaces nothing. A protocol of the library may have given the parent what
  /// nobody wrote: `encode(to:)`.
  mutating func checkOverridden(_ id: DeclarationID) {
    let row = table[id]
    guard row.file > 0, !hasForeignParent(row.owner),
      !conformances(of: row.owner).contains(where: { table[table[$0].declaration].flags.contains(.isLibrary) })
    else { return }
    let kind = row.kind == .variable ? "property" : row.kind == .subscripting ? "subscript" : "method"
    enter(file: row.file, Context()) {
      $0.report(
        .missingOverride, "\(kind) does not override any \(kind) from its superclass", at: $0.declarationRange(id))
    }
  }

  /// Says so where an initialiser leaves out the call of the parent's, which Swift does not write: none there is without
  /// parameters.
  mutating func checkSuperCall(_ row: Declaration) {
    guard row.owner.index >= 0, row.file > 0, let parent = ownParent(of: row.owner), !hasForeignParent(row.owner),
      table[parent].hasInitializer, !isConvenience(row.node, in: tree), !row.flags.contains(.isSynthesized),
      !says(.kwSuper, in: row.node)
    else { return }
    var made = table.first(parent, known.initName)
    while !made.isNone {
      let signature = self.signature(made)
      let isOther = isConvenience(table[made].node, in: trees[Int(table[made].file)])
      let needsNone = (0..<Int(signature.parameterCount)).allSatisfy { parameter(signature, $0).hasDefault }
      if !isOther, needsNone || table[made].flags.contains(.isFailable) { return }
      made = table[made].next
    }
    report(
      .missingOverride, "'super.init' isn't called on all paths before returning from initializer",
      at: nameRange(row.node))
  }

  private func says(_ kind: TokenKind, in node: NodeID) -> Bool {
    (tree[node].first.index...tree[node].last.index).contains { tree[TokenID($0)].kind == kind }
  }
}
