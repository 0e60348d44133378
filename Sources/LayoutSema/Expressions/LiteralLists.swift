import LayoutDiagnostics
import LayoutSyntax

/// Lists of whole numbers whose type only a closure behind them tells: `[3, 5].map { Point(height: $0) }`.
///
/// Swift solves the list and the closure together, and reads the numbers as `Double` where the closure needs that. Here the
/// list is read first, as integers; where the closure then does not fit, the call is read once more with its lists as lists
/// of `Double`, and that reading holds if it is without a mistake.
extension Checker {
  mutating func inferCallOfNumbers(_ node: NodeID, _ hint: TypeID) -> Typed {
    let first = diagnostics.count
    let value = inferCall(node, hint)
    guard diagnostics.count > first, seeksDoubles == .no, mistakesNumbers(node, from: first) else { return value }
    let found = Array(diagnostics[first...])
    diagnostics.removeSubrange(first...)
    seeksDoubles = .inLists
    let other = inferCall(node, hint)
    seeksDoubles = .no
    if diagnostics.count == first, !other.type.isError { return other }
    diagnostics.replaceSubrange(first..., with: found)
    return value
  }

  /// A list of literals, whose whole numbers are `Double` in a second reading.
  mutating func inferListOfNumbers(_ node: NodeID, _ hint: TypeID) -> Typed {
    let outer = seeksDoubles
    if outer == .inLists { seeksDoubles = .here }
    defer { seeksDoubles = outer }
    return tree.kind(node) == .arrayLiteral ? inferArray(node, hint) : inferDictionary(node, hint)
  }

  /// Whether a type does not fit in what a call is given, and what it is called on starts with a list of numbers.
  private func mistakesNumbers(_ node: NodeID, from first: Int) -> Bool {
    let arguments = tree.child(node, 1)
    guard !arguments.isNone else { return false }
    let range = tree.range(arguments)
    guard diagnostics[first...].contains(where: { $0.id == .typeMismatch && range.contains($0.range.lower) }) else {
      return false
    }
    var root = tree.kind(tree.child(node, 0)) == .memberExpr ? tree.child(node, 0) : node
    while !root.isNone, tree.kind(root) == .memberExpr { root = receiver(root) }
    if root.isNone { return false }
    return tree.kind(root) == .callExpr ? tree.elements(tree.child(root, 1)).contains { isList($0) } : isList(root)
  }

  /// What a member is asked of, without the calls between.
  private func receiver(_ member: NodeID) -> NodeID {
    let base = tree.child(member, 0)
    guard !base.isNone, tree.kind(base) == .callExpr else { return base }
    let callee = tree.child(base, 0)
    return tree.kind(callee) == .memberExpr ? callee : base
  }

  private func isList(_ node: NodeID) -> Bool {
    let value = tree.kind(node) == .argument ? tree.child(node, 0) : node
    return !value.isNone && (tree.kind(value) == .arrayLiteral || tree.kind(value) == .dictionaryLiteral)
  }
}

/// Where whole numbers without a type of their own are read as `Double`.
enum DoubleSearch {
  case no, inLists, here
}
