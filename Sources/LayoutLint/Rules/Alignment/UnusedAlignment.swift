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
    let syntax = input.syntax
    for binding in syntax.nodes(.binding) {
      let pattern = syntax.tree.child(binding, 0)
      guard syntax.tree.kind(pattern) == .identifierPattern, let type = syntax.alignmentType(extendedAround: binding),
        syntax.initializes(binding, type), syntax.mentions(of: syntax.tree.name(pattern)) == 1
      else { continue }
      findings.report(
        "the alignment '\(syntax.text(pattern))' is declared but never used", at: syntax.tree.range(pattern))
    }
  }
}

extension SyntaxIndex {
  /// How often a name stands in the file.
  func mentions(of name: NameID) -> Int { tree.tokens.count { $0.name == name } }

  /// The name of the alignment type that the extension around a node extends.
  fileprivate func alignmentType(extendedAround node: NodeID) -> String? {
    var current = parent(node)
    while let node = current {
      if tree.kind(node) == .extensionDecl {
        let type = text(tree.child(node, 1))
        return ["HorizontalAlignment", "VerticalAlignment", "Alignment"].contains(type) ? type : nil
      }
      current = parent(node)
    }
    return nil
  }

  /// Whether a binding's value is a call of a type or of `Self`.
  fileprivate func initializes(_ binding: NodeID, _ type: String) -> Bool {
    let value = tree.child(binding, 2)
    guard !value.isNone, tree.kind(value) == .callExpr else { return false }
    return [type, "Self", ".init"].contains(text(tree.child(value, 0)))
  }
}
