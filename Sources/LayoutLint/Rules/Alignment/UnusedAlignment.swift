import LayoutDiagnostics
import LayoutSyntax

/// An alignment that nothing uses.
extension Rule {
  static let unusedAlignment = Rule(
    "unused-alignment", .alignment, .warning,
    what: "A custom alignment is declared and never named again",
    why: "An alignment works only where a container aligns on it; one that nothing names is left over, or forgotten.",
    bad: """
      enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
      }
      extension VerticalAlignment {
        static let middle = VerticalAlignment(Middle.self)
        //         ^~~~~~ warning[unused-alignment]: the alignment 'middle' is declared but never used
      }
      Text("Hi")
      """,
    good: """
      enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
      }
      extension VerticalAlignment {
        static let middle = VerticalAlignment(Middle.self)
      }
      HStack(alignment: .middle) {
        Text("Hi").alignmentGuide(.middle) { _ in 4 }
        Text("Ho")
      }
      """
  ) { input, findings in
    for name in input.syntax.unusedAlignments {
      findings.report(
        "the alignment '\(input.syntax.text(name))' is declared but never used", at: name)
    }
  }
}

extension SyntaxIndex {
  /// How often a name stands in the file.
  func mentions(of name: NameID) -> Int { tree.tokens.count { $0.name == name } }

  /// The names of the custom alignments that nothing names, and of the types that would make one and make none.
  var unusedAlignments: [SourceRange] {
    var unused: [SourceRange] = []
    for binding in nodes(.binding) {
      let pattern = tree.child(binding, 0)
      guard tree.kind(pattern) == .identifierPattern, makesAlignment(binding) else { continue }
      let name = tree.name(pattern)
      let count = isMember(binding) ? memberMentions(of: name) : mentions(of: name) - 1
      if count == 0 { unused.append(tree.range(pattern)) }
    }
    for type in nodes(.structDecl, .enumDecl) {
      let token = tree[type].token
      let inheritance = tree.child(type, 2)
      guard !token.isNone, !inheritance.isNone, text(inheritance).split(separator: " ").last == "AlignmentID",
        mentions(of: tree[token].name) == 1
      else { continue }
      unused.append(tree.range(token))
    }
    return unused
  }

  /// The type whose extension is around a node; nil if there is none.
  private func extendedType(around node: NodeID) -> String? {
    var current = parent(node)
    while let node = current {
      if tree.kind(node) == .extensionDecl { return text(tree.child(node, 1)) }
      current = parent(node)
    }
    return nil
  }

  private func isAlignmentType(_ name: String) -> Bool {
    ["HorizontalAlignment", "VerticalAlignment", "Alignment"].contains(name)
  }

  /// Whether a binding is a member of an alignment type, which is named behind a point.
  private func isMember(_ binding: NodeID) -> Bool { extendedType(around: binding).map(isAlignmentType) ?? false }

  /// Whether a binding's value, or all that its getter gives, is a call of an alignment type.
  private func makesAlignment(_ binding: NodeID) -> Bool {
    let written = tree.child(binding, 1)
    let type = written.isNone ? nil : text(written)
    let isInside = isMember(binding)
    var value = tree.child(binding, 2)
    if value.isNone, !tree.child(binding, 3).isNone { value = onlyValue(of: tree.child(binding, 3)) ?? value }
    guard !value.isNone, tree.kind(value) == .callExpr else { return false }
    let callee = text(tree.child(value, 0))
    if isAlignmentType(callee) { return true }
    if callee == "Self" { return isInside }
    return callee == ".init" && (type.map { isAlignmentType($0) || ($0 == "Self" && isInside) } ?? false)
  }

  /// The one expression in a getter, with or without `get` and `return`.
  private func onlyValue(of block: NodeID) -> NodeID? {
    var node = block
    while [.accessorBlock, .accessor, .codeBlock, .returnStmt].contains(tree.kind(node)) {
      let inner = tree.slots(node).filter { !$0.isNone && tree.kind($0) != .attributeList }
      guard inner.count == 1 else { return nil }
      node = inner[0]
    }
    return node
  }

  /// How often a name stands behind a point, or in an extension of an alignment type, where it needs none.
  private func memberMentions(of name: NameID) -> Int {
    nodes(.memberExpr, .implicitMemberExpr, .identifierExpr).count { node in
      guard !tree[node].token.isNone, tree[tree[node].token].name == name else { return false }
      return tree.kind(node) != .identifierExpr || isMember(node)
    }
  }
}
