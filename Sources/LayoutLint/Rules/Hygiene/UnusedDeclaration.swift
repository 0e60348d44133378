import LayoutDiagnostics
import LayoutSyntax

/// Something that nothing names.
extension Rule {
  static let unusedDeclaration = Rule(
    "unused-declaration", .hygiene, .warning,
    what: "A private or local declaration, or one of a layout with views at file scope, that nothing names",
    why: "It is left over, or what was to use it names something else.",
    bad: """
      let gap: CGFloat = 8
      private func half(_ length: CGFloat) -> CGFloat { length / 2 }
      //           ^~~~ warning[unused-declaration]: 'half' is never used
      VStack(spacing: gap) {
        Text("A")
        Text("B")
      }
      """,
    good: """
      let gap: CGFloat = 8
      private func half(_ length: CGFloat) -> CGFloat { length / 2 }
      VStack(spacing: half(gap)) {
        Text("A")
        Text("B")
      }
      """
  ) { input, findings in
    let syntax = input.syntax
    let isClosed = syntax.hasViewsAtFileScope
    // They have a rule of their own.
    let alignments = syntax.unusedAlignments
    for item in syntax.tree.elements(syntax.tree.root) where isClosed || syntax.isPrivate(item) {
      syntax.reportIfUnused(item, besides: alignments, to: &findings)
    }
    // Members that nobody else can name, and what is declared in the braces of a function or closure.
    for item in syntax.nodes(.structDecl, .enumDecl, .functionDecl, .variableDecl) {
      guard let parent = syntax.parent(item), parent != syntax.tree.root else { continue }
      let isLocal = [.codeBlock, .closureExpr].contains(syntax.tree.kind(parent))
      guard isLocal || syntax.isPrivate(item) else { continue }
      syntax.reportIfUnused(item, besides: alignments, to: &findings)
    }
  }
}

extension SyntaxIndex {
  /// Whether the file is a layout of its own, whose declarations nobody else can use.
  fileprivate var hasViewsAtFileScope: Bool {
    tree.elements(tree.root).contains { [.callExpr, .memberExpr, .identifierExpr].contains(tree.kind($0)) }
  }

  fileprivate func isPrivate(_ declaration: NodeID) -> Bool {
    let attributes = tree.child(declaration, 0)
    return tree.elements(attributes).contains { !$0.isNone && ["private", "fileprivate"].contains(text($0)) }
  }

  /// Reports what a declaration declares that nothing names.
  fileprivate func reportIfUnused(_ item: NodeID, besides others: [SourceRange], to findings: inout Findings) {
    switch tree.kind(item) {
    case .structDecl, .functionDecl, .enumDecl: reportIfUnused(tree[item].token, besides: others, to: &findings)
    case .variableDecl:
      for binding in tree.slots(item).dropFirst() {
        let pattern = tree.child(binding, 0)
        guard tree.kind(pattern) == .identifierPattern else { continue }
        reportIfUnused(tree[pattern].token, besides: others, to: &findings)
      }
    default: break
    }
  }

  private func reportIfUnused(_ token: TokenID, besides others: [SourceRange], to findings: inout Findings) {
    guard !token.isNone, tree[token].name != .empty, mentions(of: tree[token].name) == 1,
      !others.contains(tree.range(token))
    else { return }
    // The storage and the binding of a wrapped property have its name too.
    let name = tree.text(token)
    let isNamedOtherwise = tree.tokens.indices.contains { index in
      let text = tree.text(TokenID(UInt32(index)))
      return text == "$" + name || text == "_" + name
    }
    if isNamedOtherwise || name == "CodingKeys" { return }
    findings.report("'\(name)' is never used", at: tree.range(token))
  }
}
