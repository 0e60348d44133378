import LayoutDiagnostics
import LayoutSyntax

/// Lists of literals whose type only the call around them tells: `[3, 5].map { Point(height: $0) }` and
/// `[.top, .left].contains(edge)`.
///
/// Swift solves the list and the call together. Here the list is read first, whole numbers as integers and members without a
/// type not at all; where the call then does not fit, it is read once more with its lists as lists of `Double`, or of a type
/// that the arguments, the closures or the place of the call speak of, and that reading holds if it is without a mistake.
extension Checker {
  mutating func inferCallOfLists(_ node: NodeID, _ hint: TypeID) -> Typed {
    let first = diagnostics.count
    let value = inferCall(node, hint)
    guard diagnostics.count > first, listReading == .plain else { return value }
    for reading in otherReadings(node, hint, from: first) {
      let found = Array(diagnostics[first...])
      diagnostics.removeSubrange(first...)
      listReading = reading
      let other = inferCall(node, hint)
      listReading = .plain
      if diagnostics.count == first, !other.type.isError { return other }
      diagnostics.replaceSubrange(first..., with: found)
    }
    return value
  }

  /// What the list that a call is about may be, after the first reading made a mistake.
  private mutating func otherReadings(_ node: NodeID, _ hint: TypeID, from first: Int) -> [ListReading] {
    let list = listOf(node)
    if list.isNone { return [] }
    if mistakesNumbers(node, from: first) { return [.doubles] + elementTypes(node, hint).map { .elements($0) } }
    let range = tree.range(list)
    let isOpen = diagnostics[first...].contains { $0.id == .noContext && range.contains($0.range.lower) }
    let isNil = diagnostics[first...].contains { $0.id == .optionalNotUnwrapped && !range.contains($0.range.lower) }
    if !isOpen && !isNil { return [] }
    let found = elementTypes(node, hint)
    let optionals = found.filter { types.kind($0) == .optional }
    return (isNil ? optionals : found.map { types.unwrapped($0) } + optionals).map { .elements($0) }
  }

  /// A list of literals, whose whole numbers are `Double` in a second reading.
  mutating func inferListOfNumbers(_ node: NodeID, _ hint: TypeID) -> Typed {
    let outer = listReading
    var wanted = hint
    if outer == .doubles { listReading = .number }
    if case .elements(let element) = outer {
      listReading = .plain
      if hint.isNone { wanted = array(of: element) }
    }
    defer { listReading = outer }
    return tree.kind(node) == .arrayLiteral ? inferArray(node, wanted) : inferDictionary(node, hint)
  }

  /// Whether a type does not fit in what a call is given, and what it is called on starts with a list of numbers.
  private func mistakesNumbers(_ node: NodeID, from first: Int) -> Bool {
    let arguments = tree.child(node, 1)
    guard !arguments.isNone else { return false }
    let range = tree.range(arguments)
    return diagnostics[first...].contains { $0.id == .typeMismatch && range.contains($0.range.lower) }
  }

  /// The list of literals that a chain of calls starts with, or that its first call is given.
  private func listOf(_ node: NodeID) -> NodeID {
    var root = tree.kind(tree.child(node, 0)) == .memberExpr ? tree.child(node, 0) : node
    while !root.isNone, tree.kind(root) == .memberExpr { root = receiver(root) }
    if root.isNone { return .none }
    if tree.kind(root) != .callExpr { return isList(root) ? root : .none }
    return tree.elements(tree.child(root, 1)).first { isList($0) } ?? .none
  }

  /// What the elements of a list may be: what is looked for in it, what comes of it, or what a closure makes something of.
  private mutating func elementTypes(_ node: NodeID, _ hint: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    let wanted = types.unwrapped(hint)
    let element = !wanted.isNone && isArray(wanted) ? types.operand(wanted, 0) : wanted
    for argument in tree.elements(tree.child(node, 1)) {
      let value = tree.kind(argument) == .argument ? tree.child(argument, 0) : argument
      if value.isNone { continue }
      if tree.kind(value) == .closureExpr {
        found += typesOfParameter(value, element)
      } else {
        let count = diagnostics.count
        found.append(infer(value).type)
        diagnostics.removeLast(diagnostics.count - count)
      }
    }
    found.append(element)
    return found.filter { !$0.isNone && !$0.isError && types.kind(types.unwrapped($0)) == .nominal }
  }

  /// `{ .init(color: $0) }`, `{ Row(color: $0) }`: what the initialisers of the type take there.
  private mutating func typesOfParameter(_ closure: NodeID, _ element: TypeID) -> [TypeID] {
    guard let call = tree.slots(closure).last, tree.kind(call) == .callExpr else { return [] }
    let callee = tree.child(call, 0)
    let type = tree.kind(callee) == .implicitMemberExpr ? element : typeExpression(callee) ?? .none
    let argument = tree.elements(tree.child(call, 1)).first {
      tree.kind($0) == .argument && tree.kind(tree.child($0, 0)) == .identifierExpr
        && tree[tree[tree.child($0, 0)].token].kind == .dollarIdentifier
    }
    guard let argument, !type.isNone, types.kind(type) == .nominal else { return [] }
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    findMembers(known.initName, of: type, isStatic: true)
    return scratch.candidates[start...].compactMap { candidate in
      let signature = self.signature(candidate)
      let taken = (0..<Int(signature.parameterCount)).map { parameter(signature, $0) }
      return taken.first { $0.label == tree.label(argument) }?.type
    }
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

/// How literals without a type of their own are read.
enum ListReading: Equatable {
  case plain
  /// Whole numbers in lists are `Double`, and here is one.
  case doubles, number
  /// The elements of lists are of this type.
  case elements(TypeID)
}
