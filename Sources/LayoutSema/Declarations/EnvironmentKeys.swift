import LayoutDiagnostics
import LayoutSyntax

/// What `@Environment(\.key)` names: a property of `EnvironmentValues`, or a path that begins with one.
///
/// The library has the keys that a layout may depend on and a list of the others that SwiftUI has. A key that is in neither, and
/// that the program does not declare, is unknown, whether the property that reads it has a type of its own or not.
extension Checker {
  var environmentValues: NominalID? {
    let values = table.first(NominalID(-1), known.environmentValues)
    return values.isNone || table[values].kind != .nominal ? nil : NominalID(table[values].payload)
  }

  func environmentMember(_ id: DeclarationID) -> DeclarationID? {
    guard let name = environmentName(id)?.name else { return nil }
    let values = table.first(NominalID(-1), known.environmentValues)
    guard !values.isNone, table[values].kind == .nominal else { return nil }
    let member = table.first(NominalID(table[values].payload), name)
    return member.isNone ? nil : member
  }

  /// A key that `EnvironmentValues` has nowhere. One that SwiftUI has and the library lacks matters only where a layout reads
  /// it.
  ///
  /// - Returns: whether the property reads the environment by a key that is not known.
  @discardableResult
  mutating func reportUnknownEnvironment(_ id: DeclarationID) -> Bool {
    let attributes = trees[Int(table[id].file)].elements(table[id].attributes)
    let isKey = attributes.contains { text(trees[Int(table[id].file)].name($0)) == "Environment" }
    guard isKey, let (name, range) = environmentName(id), environmentMember(id) == nil else { return false }
    let values = typeDeclared(by: table.first(NominalID(-1), known.environmentValues))
    if name == known.selfName || SwiftUINames.contains(AppMembers.environment, text(name)) {
      program.foreignNames.append(ForeignName(name: "EnvironmentValues." + text(name), range: range, isMember: true))
      return true
    }
    let best = values.isNone ? nil : suggest(text(name), among: memberNames(of: values, isStatic: false), kind: .member)
    let question = best.map { "; did you mean '\($0)'?" } ?? ""
    report(
      .unknownMember, "value of type 'EnvironmentValues' has no member '\(text(name))'\(question)", at: range,
      fixIts: best.map { [FixIt("replace '\(text(name))' with '\($0)'", SourceEdit(range, $0))] } ?? [])
    return true
  }

  /// The model in `@Environment(Model.self)`, where nothing declares it.
  mutating func reportUnknownModel(_ node: NodeID) -> TypeID {
    guard tree.kind(node) == .identifierExpr else { return .error }
    _ = reportUnknownName(node, tree.name(node))
    return .error
  }

  func environmentPath(_ id: DeclarationID) -> ArraySlice<NodeID> {
    let tree = trees[Int(table[id].file)]
    for attribute in tree.elements(table[id].attributes) {
      guard let argument = tree.elements(tree.child(attribute, 0)).first else { continue }
      let path = tree.child(argument, 0)
      if !path.isNone, tree.kind(path) == .keyPathExpr { return tree.slots(path).dropFirst() }
    }
    return []
  }

  func environmentName(_ id: DeclarationID) -> (name: NameID, range: SourceRange)? {
    let tree = trees[Int(table[id].file)]
    for attribute in tree.elements(table[id].attributes) {
      guard let argument = tree.elements(tree.child(attribute, 0)).first else { continue }
      let path = tree.child(argument, 0)
      guard !path.isNone, tree.kind(path) == .keyPathExpr, tree.label(argument) == .empty else { continue }
      for component in tree.slots(path).dropFirst() where !tree[component].token.isNone {
        return (tree.name(component), tree.range(tree[component].token))
      }
    }
    return nil
  }
}
