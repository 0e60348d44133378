import LayoutDiagnostics
import LayoutSyntax

/// Declarations in places where Swift has none of their kind: an initialiser at file scope, an import in a type.
///
/// Grammar takes any declaration anywhere, so that a brace too much does not change what follows. Such a one is told here and
/// kept out of the table, because the rest of the checker relies on an owner where there is one.
extension Checker {
  /// Tells a declaration that has no place here. Says whether it was one.
  mutating func isMisplaced(_ node: NodeID, _ place: MemberPlace) -> Bool {
    guard file != 0, let rule = misplacement(tree.kind(node), place) else { return false }
    if !tree[node].flags.contains(.hasError) { report(.misplacedDeclaration, rule, at: tree.range(tree[node].first)) }
    return true
  }

  /// What is wrong about a kind of declaration in a place; nil if nothing is.
  private func misplacement(_ kind: SyntaxKind, _ place: MemberPlace) -> String? {
    let isFile = place.owner.index == -1
    switch kind {
    case .initializerDecl where isFile: return "initializers may only be declared within a type"
    case .deinitializerDecl where isFile: return "deinitializers may only be declared within a class"
    case .subscriptDecl where isFile: return "'subscript' functions may only be declared within a type"
    case .associatedtypeDecl where !place.isProtocolBody:
      return "associated types can only be defined in a protocol; define a type or introduce a 'typealias'"
    case .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl:
      return place.isProtocolBody ? "a type cannot be nested in a protocol" : nil
    case .importDecl, .extensionDecl, .operatorDecl, .precedenceGroupDecl:
      return isFile ? nil : "declaration is only valid at file scope"
    default: return nil
    }
  }
}
