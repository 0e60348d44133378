import LayoutDiagnostics
import LayoutSyntax

/// Implicitly unwrapped optionals: what is declared as `T!` is an optional that unwraps itself where nothing else fits.
///
/// That is a property of the declaration and not of the type, as in Swift: a value read from such a name says so
/// (``Typed/isImplicit``), and who copies it into a name of its own has a plain optional. Where it is nil and unwrapped,
/// running code ends with an error at that place.
extension Checker {
  /// Whether a type is written as `T!`.
  func isImplicit(_ annotation: NodeID, in tree: SyntaxTree) -> Bool {
    var node = annotation
    while !node.isNone, tree.kind(node) == .attributedType || tree.kind(node) == .inoutType {
      node = tree.child(node, 0)
    }
    return !node.isNone && tree.kind(node) == .unwrappedType
  }

  /// The same of a variable's declaration.
  func isImplicit(_ id: DeclarationID) -> Bool {
    let row = table[id]
    guard row.kind == .variable, row.file > 0, !row.flags.contains(.isSynthesized) else { return false }
    let tree = trees[Int(row.file)]
    let annotation = tree.child(row.node, 1)
    return isImplicit(annotation.isNone ? table.sharedAnnotations[id] ?? .none : annotation, in: tree)
  }

  /// What is in a value that unwraps itself; every other value as it is.
  mutating func opened(_ value: Typed, at range: SourceRange) -> Typed {
    guard value.isImplicit, types.kind(value.type) == .optional, !value.code.isNone else { return value }
    return Typed(type: types.unwrapped(value.type), code: emit(.forceUnwrap, a: value.code.index, at: range))
  }

  /// A value where a type is expected: unwrapped if it only fits so.
  mutating func opened(_ value: Typed, for expected: TypeID, at range: SourceRange) -> Typed {
    guard value.isImplicit, !expected.isNone, !expected.isError, !hasOpenParameter(expected),
      !converts(value.type, to: expected), converts(types.unwrapped(value.type), to: expected)
    else { return value }
    return opened(value, at: range)
  }

  /// An argument for a parameter whose type is still open: unwrapped if an optional is not what it asks for.
  mutating func opened(_ value: Typed, forOpen parameter: TypeID, at range: SourceRange) -> Typed {
    guard value.isImplicit else { return value }
    switch types.kind(parameter) {
    case .optional, .opaque: return value
    case .parameter: return satisfiesConstraints(value.type, parameter) ? value : opened(value, at: range)
    default: return opened(value, at: range)
    }
  }

  /// The base of a member: unwrapped unless the member is only one of optionals.
  mutating func opened(_ base: Typed, forMember name: NameID, at range: SourceRange) -> Typed {
    guard base.isImplicit else { return base }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(name, of: types.unwrapped(base.type), isStatic: false)
    if scratch.candidates.count > start { return opened(base, at: range) }
    findMembers(name, of: base.type, isStatic: false)
    return scratch.candidates.count == start ? opened(base, at: range) : base
  }
}
