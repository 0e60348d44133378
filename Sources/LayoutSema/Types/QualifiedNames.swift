import LayoutDiagnostics
import LayoutSyntax

/// Names behind the name of a module: `SwiftUI.Button`, `Swift.min`, `Models.Status`.
///
/// What is qualified by one of the frameworks is the library's, also where the module has its own of that name. A module that a
/// file imports and nobody has is one of the app's: its types are those that the given files declare, as if it was all one.
extension Checker {
  /// Whether a name is that of a module: of a framework, or one that a file imports. A declaration of that name hides it.
  func isModuleName(_ name: NameID) -> Bool {
    guard table.first(NominalID(-1), name).isNone else { return false }
    return table.imports.contains(name) || SystemModules.comesWithSwiftUI(text(name))
  }

  private func isFramework(_ module: NameID) -> Bool {
    SystemModules.contains(text(module))
  }

  /// The first declaration of a name that a module may have.
  func declared(_ name: NameID, in module: NameID) -> DeclarationID {
    var id = table.first(NominalID(-1), name)
    while !id.isNone, !isOf(module, id) { id = table[id].next }
    return id
  }

  private func isOf(_ module: NameID, _ id: DeclarationID) -> Bool {
    table[id].flags.contains(.isLibrary) == isFramework(module)
  }

  /// The type of a name in a module; `.none` if it has none.
  mutating func typeDeclared(_ name: NameID, in module: NameID) -> TypeID {
    let id = declared(name, in: module)
    return id.isNone ? .none : typeDeclared(by: id)
  }

  /// What a name behind a module's means.
  mutating func lookup(_ node: NodeID, _ name: NameID, in module: NameID) -> Reference {
    let type = typeDeclared(name, in: module)
    if !type.isNone { return .type(type) }
    let start = scratch.candidates.count
    var id = declared(name, in: module)
    while !id.isNone {
      if isOf(module, id) { scratch.candidates.append(id) }
      id = table[id].next
    }
    if scratch.candidates.count > start { return .members(start, .fileScope) }
    if isFramework(module) { return .failed(reportUnknownName(node, name)) }
    reportNotInModule(node, name, module)
    return .failed(.error)
  }

  /// A type behind a module's name that it does not have.
  mutating func reportUnknownType(_ node: NodeID, _ name: NameID, in module: NameID) {
    if isFramework(module) { reportUnknownType(node, name) } else { reportNotInModule(node, name, module) }
  }

  /// Says once of a name that the module which it is of is not here.
  private mutating func reportNotInModule(_ node: NodeID, _ name: NameID, _ module: NameID) {
    if name == .empty || tree[node].flags.contains(.hasError) { return }
    let message = "'\(text(name))' of the module '\(text(module))' is not declared here"
    if diagnostics.contains(where: { $0.message == message }) { return }
    report(.unknownType, message, at: tree.range(tree[node].token))
  }
}
