import LayoutSyntax

/// What files of one module keep to themselves: `private` and `fileprivate` declarations at file scope and in extensions.
///
/// Two files may each have a `private struct Row`, or a `private extension View` with a function of the same name. The checker
/// has one table of names for a module, so such a name becomes a name of its own in its file, spelled like the other. Only
/// names that another file declares as well are touched; a module of one file has none.
struct PrivateNames {
  /// By file, the names that are its own.
  private(set) var names: [[NameID]]

  /// A name at file scope, or of a member of an extended type.
  private struct Place: Hashable {
    var type: NameID
    var name: NameID
  }

  init(_ files: [SyntaxTree]) {
    names = Array(repeating: [], count: files.count)
    if files.count < 2 { return }
    let declared = files.map { Self.declarations(in: $0) }
    var counts: [Place: Int] = [:]
    for file in declared { for place in file.keys { counts[place, default: 0] += 1 } }
    for (index, file) in declared.enumerated() {
      let own = file.filter { $0.value && counts[$0.key, default: 0] > 1 }
      names[index] = own.keys.map { $0.name }
    }
  }

  /// What a file declares at its scope and in extensions, and whether all of that name there is private.
  private static func declarations(in tree: SyntaxTree) -> [Place: Bool] {
    var found: [Place: Bool] = [:]
    for item in tree.slots(tree.root) {
      let isPrivate = isPrivate(item, tree)
      if tree.kind(item) == .extensionDecl {
        let type = tree.child(item, 1)
        guard !type.isNone else { continue }
        for member in tree.elements(tree.child(item, 4)) {
          note(member, of: tree.name(type), isPrivate || Self.isPrivate(member, tree), tree, &found)
        }
      } else {
        note(item, of: .empty, isPrivate, tree, &found)
      }
    }
    return found
  }

  private static func note(
    _ item: NodeID, of type: NameID, _ isPrivate: Bool, _ tree: SyntaxTree, _ found: inout [Place: Bool]
  ) {
    for name in declaredNames(item, tree) where name != .empty {
      let place = Place(type: type, name: name)
      found[place] = (found[place] ?? true) && isPrivate
    }
  }

  private static func declaredNames(_ item: NodeID, _ tree: SyntaxTree) -> [NameID] {
    switch tree.kind(item) {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .functionDecl, .typealiasDecl:
      return [tree.name(item)]
    case .variableDecl:
      return tree.slots(item).dropFirst().map { $0.isNone ? .empty : tree.name(tree.child($0, 0)) }
    default: return []
    }
  }

  private static func isPrivate(_ item: NodeID, _ tree: SyntaxTree) -> Bool {
    guard isDeclaration(item, tree) else { return false }
    return tree.elements(tree.child(item, 0)).contains {
      let token = tree[$0].token
      return !token.isNone && (tree.text(token) == "private" || tree.text(token) == "fileprivate")
    }
  }

  private static func isDeclaration(_ item: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.kind(item) == .extensionDecl || !declaredNames(item, tree).isEmpty
  }
}
