import LayoutDiagnostics
import LayoutSyntax

/// A stack in a stack that might as well be part of it.
extension Rule {
  static let flattenableStack = Rule(
    "flattenable-stack", .stacks, .info,
    what: "A stack is a child of a stack of the same kind, with the same alignment and spacing and without modifiers",
    why:
      "The inner stack only makes the outer one harder to read: its children stand where they would stand without it.",
    bad: """
      VStack(spacing: 8) {
        Text("A")
        VStack(spacing: 8) {
        //@3:20 info[flattenable-stack]: this VStack can be merged into the one around it
          Text("B")
          Text("C")
        }
      }
      """,
    good: """
      VStack(spacing: 8) {
        Text("A")
        Text("B")
        Text("C")
      }
      """,
    fix: .safe, isUniversal: true, yields: .toAll
  ) { input, findings in
    for (site, nodes) in input.sites(named: "HStack", "VStack") {
      guard let call = input.syntax.call(at: site.range), let outer = input.syntax.stack(mergeableWith: call),
        let content = input.syntax.content(of: call), content.count > 1, let edits = input.syntax.unwrap(call)
      else { continue }
      findings.report(
        "this \(site.name) can be merged into the one around it", at: site.range, variants: variants(of: nodes),
        notes: [Diagnostic.Note("the stack around it", at: input.syntax.calleeRange(outer))],
        fix: .safe("merge the stacks", edits))
    }
  }
}

extension SyntaxIndex {
  /// The bytes of the name that a call calls.
  func calleeRange(_ call: NodeID) -> SourceRange { tree.range(tree[tree.child(call, 0)].token) }

  /// The stack that a stack is an item of, if both are told the same and nothing is put on the inner one.
  fileprivate func stack(mergeableWith call: NodeID) -> NodeID? {
    guard let closure = parent(call), tree.kind(closure) == .closureExpr, let argument = parent(closure),
      let list = parent(argument), let outer = parent(list), tree.kind(outer) == .callExpr,
      tree.kind(tree.child(outer, 0)) == .identifierExpr, calleeName(outer) == calleeName(call)
    else { return nil }
    return told(outer) == told(call) ? outer : nil
  }

  /// The arguments in parentheses, without those that say the default.
  private func told(_ call: NodeID) -> [String] {
    arguments(call).filter { !tree[$0].flags.contains(.trailing) }.map { text($0) }.filter {
      $0 != "alignment: .center" && $0 != "spacing: nil"
    }
  }
}
