import LayoutDiagnostics
import LayoutSyntax

/// Something that nothing names.
extension Rule {
  static let unusedDeclaration = Rule(
    "unused-declaration", .hygiene, .warning,
    what: "A private declaration, or one of a layout with views at file scope, that nothing names",
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
    for item in syntax.tree.elements(syntax.tree.root) {
      let kind = syntax.tree.kind(item)
      guard isClosed || syntax.isPrivate(item) else { continue }
      if kind == .structDecl || kind == .functionDecl || kind == .enumDecl {
        syntax.reportIfUnused(syntax.tree[item].token, to: &findings)
      } else if kind == .variableDecl {
        for binding in syntax.tree.slots(item).dropFirst() {
          let pattern = syntax.tree.child(binding, 0)
          if syntax.tree.kind(pattern) == .identifierPattern {
            syntax.reportIfUnused(syntax.tree[pattern].token, to: &findings)
          }
        }
      }
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

  fileprivate func reportIfUnused(_ token: TokenID, to findings: inout Findings) {
    guard !token.isNone, tree[token].name != .empty, mentions(of: tree[token].name) == 1 else { return }
    findings.report("'\(tree.text(token))' is never used", at: tree.range(token))
  }
}
