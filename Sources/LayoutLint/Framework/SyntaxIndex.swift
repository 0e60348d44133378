import LayoutDiagnostics
package import LayoutSyntax

/// A file's tree as rules need it: from the name of a view or modifier to the call that it is in, and what to cut out of
/// the text to be rid of it.
///
/// Calls are found by the position of the name, which is also what nodes of a layout know of their origin.
package struct SyntaxIndex: Sendable {
  package let tree: SyntaxTree
  /// By node; `.none` for the root.
  private var parents: [NodeID]
  /// The call whose callee's name starts at an offset.
  private var calls: [SourceOffset: NodeID] = [:]

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    parents = Array(repeating: .none, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let node = NodeID(UInt32(index))
      for child in tree.slots(node) where !child.isNone { parents[Int(child.index)] = node }
      guard tree.kind(node) == .callExpr else { continue }
      var callee = tree.child(node, 0)
      if tree.kind(callee) == .genericExpr { callee = tree.child(callee, 0) }
      let token = tree[callee].token
      if !token.isNone { calls[tree.range(token).lower] = node }
    }
  }

  func parent(_ node: NodeID) -> NodeID? {
    let parent = parents[Int(node.index)]
    return parent.isNone ? nil : parent
  }

  /// The nodes of a kind, in post-order.
  func nodes(_ kinds: SyntaxKind...) -> [NodeID] {
    tree.nodes.indices.filter { kinds.contains(tree.nodes[$0].kind) }.map { NodeID(UInt32($0)) }
  }

  /// The names that stand behind a point, of nodes of a kind, in post-order; what is missing is left out.
  func memberNames(_ kind: SyntaxKind) -> [TokenID] {
    nodes(kind).map { tree[$0].token }.filter { !$0.isNone }
  }

  /// The call of a view or modifier, by the place of its name.
  func call(at name: SourceRange) -> NodeID? { calls[name.lower] }

  /// The innermost call that a part of an argument list is in.
  func call(around range: SourceRange) -> NodeID? {
    var found: NodeID?
    for node in nodes(.callExpr) {
      let whole = tree.range(node)
      guard whole.lower <= range.lower, range.upper <= whole.upper else { continue }
      if let best = found, tree.range(best).upper - tree.range(best).lower <= whole.upper - whole.lower { continue }
      found = node
    }
    return found
  }

  func text(_ node: NodeID) -> String { text(tree.range(node)) }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes(range), as: UTF8.self)
  }

  func bytes(_ range: SourceRange) -> ArraySlice<UInt8> {
    tree.file.text[Int(range.lower - tree.file.base)..<Int(range.upper - tree.file.base)]
  }

  // MARK: Arguments

  /// The arguments of a call, those in parentheses and the closures behind.
  func arguments(_ call: NodeID) -> ArraySlice<NodeID> { tree.elements(tree.child(call, 1)) }

  /// The argument with a label; an empty one is the first without.
  func argument(_ call: NodeID, _ label: String) -> NodeID? {
    arguments(call).first { argument in
      guard !tree[argument].flags.contains(.trailing) else { return false }
      let token = tree[argument].label
      return token.isNone ? label.isEmpty : tree.text(token) == label
    }
  }

  func value(_ argument: NodeID) -> NodeID { tree.child(argument, 0) }

  /// Whether an expression names a constant, such as `.leading`, and not what the program may change.
  func isConstant(_ expression: NodeID) -> Bool {
    switch tree.kind(expression) {
    case .implicitMemberExpr: true
    case .memberExpr: tree.kind(tree.child(expression, 0)) != .memberExpr && startsUppercase(tree.child(expression, 0))
    case .callExpr: isConstant(tree.child(expression, 0)) || startsUppercase(tree.child(expression, 0))
    default: false
    }
  }

  /// Whether an expression is a number as written, with or without a sign.
  func isNumber(_ expression: NodeID) -> Bool {
    switch tree.kind(expression) {
    case .integerLiteral, .floatLiteral: true
    case .prefixExpr: isNumber(tree.child(expression, 0))
    default: false
    }
  }

  private func startsUppercase(_ expression: NodeID) -> Bool {
    bytes(tree.range(expression)).first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  // MARK: Cutting

  /// The edit that takes a modifier off the view that it is on; nil if a comment would go with it.
  func removal(ofModifier call: NodeID) -> SourceEdit? {
    let callee = tree.child(call, 0)
    guard tree.kind(callee) == .memberExpr, !tree[call].flags.contains(.hasError) else { return nil }
    let range = SourceRange(tree.range(tree.child(callee, 0)).upper, tree.range(call).upper)
    return holdsComment(range) ? nil : SourceEdit(range, "")
  }

  /// The edit that takes an argument out of its list, with its comma, or with the parentheses if a closure follows.
  func removal(ofArgument argument: NodeID, in call: NodeID) -> SourceEdit? {
    let all = arguments(call)
    let given = all.filter { !tree[$0].flags.contains(.trailing) }
    guard let index = given.firstIndex(of: argument) else { return nil }
    var range = tree.range(argument)
    if given.count == 1 {
      guard given.count < all.count else { return holdsComment(range) ? nil : SourceEdit(range, "") }
      let open = tree.range(tree.child(call, 0)).upper
      guard let close = self.index(of: UInt8(ascii: ")"), from: range.upper) else { return nil }
      range = SourceRange(open, close + 1)
    } else if index == given.count - 1 {
      range = SourceRange(tree.range(given[index - 1]).upper, range.upper)
    } else {
      range = SourceRange(range.lower, tree.range(given[index + 1]).lower)
    }
    return holdsComment(range) ? nil : SourceEdit(range, "")
  }

  private func index(of byte: UInt8, from offset: SourceOffset) -> SourceOffset? {
    let rest = bytes(SourceRange(offset, tree.file.range.upper))
    return rest.firstIndex(of: byte).map { SourceOffset($0) + tree.file.base }
  }

  /// The edit that takes a whole item out of a body, with its line if nothing else stands on it.
  func removal(ofItem node: NodeID) -> SourceEdit? {
    let range = tree.range(node)
    guard !holdsComment(range) else { return nil }
    let file = tree.file
    var lower = Int(range.lower - file.base)
    var upper = Int(range.upper - file.base)
    while lower > 0, file.text[lower - 1] == 0x20 || file.text[lower - 1] == 0x09 { lower -= 1 }
    while upper < file.text.count, file.text[upper] == 0x20 || file.text[upper] == 0x09 { upper += 1 }
    let startsLine = lower == 0 || file.text[lower - 1] == 0x0A
    guard startsLine, upper == file.text.count || file.text[upper] == 0x0A else { return SourceEdit(range, "") }
    return SourceEdit(
      SourceRange(SourceOffset(lower) + file.base, SourceOffset(min(upper + 1, file.text.count)) + file.base), "")
  }
}
