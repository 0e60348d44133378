import LayoutDiagnostics
import LayoutSyntax

@testable import LayoutLibrary

/// A piece of the library that a module can have without the pieces around it, with the names in it: those that it declares,
/// and those that it refers to.
///
/// A declaration at file scope is one piece, but types and extensions with members are taken apart: their head, up to the
/// brace, is a piece, and so is every member.
struct IndexedUnit {
  enum Kind {
    /// A declaration at file scope as a whole.
    case alone
    /// A type or extension up to its brace.
    case head
    /// A member of the head before it.
    case member
  }

  var kind: Kind
  var entry: Int
  var bytes: Range<Int>
  var natives: Range<Int>
  var isLanguage: Bool
  /// The head that a member stands behind.
  var head: Int?
  /// The type that is declared or extended, or whose member it is.
  var type: String?
  /// Whether the type is declared here.
  var declaresType = false
  /// Whether it is a member of an extension.
  var isInExtension = false
  /// Whether it is an extension with conformances, and to which protocols.
  var isConformance = false
  var conformances: Set<String> = []
  /// What it offers to those that name it.
  var declares: Set<String> = []
  /// Those of the declared names that are types.
  var types: Set<String> = []
  /// A label of an initialiser by which a module names it.
  var label: String?
  /// The types in that of what its initialiser takes without a label, or its subscript: a module without such values has no use
  /// for it.
  var operands: [String] = []
  /// Whether it is a member that nothing names: a stored property, a case, a subscript, an operator.
  var isNameless = false
  /// Whether it belongs to the type and not to its values, as a case does: where the type is expected it is named without it.
  var isStatic = false
  var isSubscript = false
  /// Whether it is a function at file scope.
  var isFunction = false
  /// The types and functions that are referred to by name alone.
  var refers: Set<String> = []
  /// Types that are named as members of others, with the names of those; the empty name for a type that has none.
  var innerTypes: Set<InnerType> = []

  struct InnerType: Hashable {
    var outer: String
    var name: String
  }
  /// Operators, which types have and files do.
  var operators: Set<String> = []
  var unaryOperators: Set<String> = []
}

extension IndexedUnit {
  /// Notes a name that a node of the unit refers to.
  mutating func note(_ node: NodeID, _ tree: SyntaxTree, _ names: NameTable) {
    switch tree.kind(node) {
    case .identifierExpr, .namedType, .attribute: refers.insert(names[tree.name(node)])
    case .binaryExpr: operators.insert(names[tree.name(node)])
    case .prefixExpr, .postfixExpr: unaryOperators.insert(names[tree.name(node)])
    case .memberType:
      let outer = tree.child(node, 0)
      let isNamed = tree.kind(outer) == .namedType
      innerTypes.insert(InnerType(outer: isNamed ? names[tree.name(outer)] : "", name: names[tree.name(node)]))
    default: break
    }
  }

  /// Notes what a declaration is called; for a member also whether anything names it.
  mutating func read(_ item: NodeID, _ tree: SyntaxTree, _ names: NameTable) {
    switch tree.kind(item) {
    case .structDecl, .enumDecl, .classDecl, .protocolDecl: readType(item, tree, names)
    case .variableDecl: readVariable(item, tree, names)
    case .functionDecl:
      let name = names[tree.name(item)]
      isFunction = kind == .alone
      // Sorting and searching compare by these without naming them.
      isNameless = name == "==" || name == "<"
      isStatic = hasModifier("static", item, tree, names)
      declares.insert(name)
      if name == "_interpolation" { readParameters(tree.slots(tree.child(item, 2)), tree, names) }
    case .initializerDecl:
      // Those that a type is declared with are what its overloads are chosen from, and some are called by no name at all.
      isNameless = !isInExtension
      if isInExtension { readParameters(tree.slots(tree.child(item, 2)), tree, names) }
    case .typealiasDecl, .associatedtypeDecl:
      // What an extension calls a type is asked for by name.
      isNameless = !isInExtension
      declares.insert(names[tree.name(item)])
      types.insert(names[tree.name(item)])
    case .subscriptDecl:
      isNameless = true
      isSubscript = true
      operands = tree.slots(tree.child(item, 2)).flatMap { namedTypes(in: tree.child($0, 1), tree, names) }
    default:
      isNameless = true
      isStatic = tree.kind(item) == .enumCaseDecl
    }
  }

  private func hasModifier(_ word: String, _ item: NodeID, _ tree: SyntaxTree, _ names: NameTable) -> Bool {
    tree.elements(tree.child(item, 0)).contains { names[tree.name($0)] == word }
  }

  /// A type as a whole: a protocol, or one inside another.
  private mutating func readType(_ item: NodeID, _ tree: SyntaxTree, _ names: NameTable) {
    declares.insert(names[tree.name(item)])
    types.insert(names[tree.name(item)])
    if kind == .alone {
      type = names[tree.name(item)]
      declaresType = true
    }
    for member in tree.elements(tree.child(item, 4)) where tree.kind(member) == .associatedtypeDecl {
      types.insert(names[tree.name(member)])
    }
  }

  /// A type's stored properties are its values' shape; all else of it is there to be named.
  private mutating func readVariable(_ item: NodeID, _ tree: SyntaxTree, _ names: NameTable) {
    isStatic = hasModifier("static", item, tree, names)
    for binding in tree.slots(item).dropFirst() {
      declares.insert(names[tree.name(tree.child(binding, 0))])
      if !isStatic, tree.child(binding, 3).isNone, kind == .member { isNameless = true }
    }
  }

  /// A module names an initialiser of a type that it has by a label that cannot be left out, as those of closures can, and
  /// what writes a value into a string likewise.
  private mutating func readParameters(_ parameters: ArraySlice<NodeID>, _ tree: SyntaxTree, _ names: NameTable) {
    var unlabelled: [NodeID] = []
    for parameter in parameters where tree.child(parameter, 2).isNone && !isClosure(parameter, tree) {
      let label = names[tree.label(parameter) == .empty ? tree.name(parameter) : tree.label(parameter)]
      if label != "_" {
        self.label = label
        break
      }
      unlabelled.append(tree.child(parameter, 1))
    }
    operands = unlabelled.count == 1 ? namedTypes(in: unlabelled[0], tree, names) : []
    isNameless = operands.isEmpty && label == nil
  }

  private func namedTypes(in type: NodeID, _ tree: SyntaxTree, _ names: NameTable) -> [String] {
    if type.isNone { return [] }
    return [names[tree.name(type)]] + tree.slots(type).flatMap { namedTypes(in: $0, tree, names) }
  }

  private func isClosure(_ parameter: NodeID, _ tree: SyntaxTree) -> Bool {
    var type = tree.child(parameter, 1)
    while tree.kind(type) == .attributedType || tree.kind(type) == .optionalType || tree.kind(type) == .tupleType {
      guard let inner = tree.slots(type).last else { break }
      type = inner
      if tree.kind(type) == .tupleTypeElement, let inner = tree.slots(type).last { type = inner }
    }
    return tree.kind(type) == .functionType
  }
}
