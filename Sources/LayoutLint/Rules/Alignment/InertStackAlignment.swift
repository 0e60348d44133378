import LayoutEngine
import LayoutEvaluator
import LayoutSyntax

/// An alignment that has nothing to decide.
extension Rule {
  static let inertStackAlignment = Rule(
    "inert-stack-alignment", .alignment, .info,
    what: "A stack is given an alignment, and all its children are equally long across it, or there is just one",
    why: """
      A stack aligns its children with each other, not within the room around it. If they are all equally long, or there is \
      one, every alignment puts them in the same place. To move a stack's content, give the stack a frame with an alignment.
      """,
    bad: """
      VStack(alignment: .leading) {
      //                ^~~~~~~~ info[inert-stack-alignment]: '.leading' changes nothing: all 2 children are equally long
        Color.red.frame(width: 120, height: 20)
        Color.blue.frame(width: 120, height: 20)
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Color.red.frame(width: 120, height: 20)
        Color.blue.frame(width: 80, height: 20)
      }
      """,
    fix: .safe, isUniversal: true, yields: .toAll
  ) { input, findings in
    for (site, nodes) in input.sites(named: "HStack", "VStack", "ZStack") {
      // Text of another language has another length, so equal texts are an accident.
      guard let call = input.syntax.call(at: site.range), let argument = input.syntax.argument(call, "alignment"),
        input.hasOneView(call, nodes) || nodes.allSatisfy({ $0.hasInertAlignment && input.isWrittenOut($0) })
      else { continue }
      let value = input.syntax.value(argument)
      // The default is a finding of its own.
      if input.syntax.text(value) == ".center" { continue }
      let count = nodes[0].children.count
      let reason = count == 1 ? "there is one child" : "all \(count) children are equally long"
      findings.report(
        "'\(input.syntax.text(value))' changes nothing: \(reason)", at: input.syntax.tree.range(value),
        variants: variants(of: nodes),
        fix: input.syntax.removal(ofArgument: argument, in: call).map { .safe("remove the alignment", [$0]) })
    }
  }
}

extension LintInput {
  /// Whether a container has exactly one view as written, whatever the program's state.
  fileprivate func hasOneView(_ call: NodeID, _ nodes: [LintNode]) -> Bool {
    guard let content = syntax.content(of: call), content.count == 1 else { return false }
    return !syntax.isStatement(content[0]) && nodes.allSatisfy { $0.children.count < 2 }
  }

  /// Whether the lengths in a view are numbers of the source: those of texts, and what the program computes, may be other
  /// ones at another time.
  func isWrittenOut(_ node: LintNode) -> Bool {
    !node.holdsText
      && ([node] + node.descendants).filter { $0.isFrame }.allSatisfy { frame in
        guard let call = frame.origin.flatMap({ syntax.call(at: $0.range) }) else { return true }
        return syntax.arguments(call).allSatisfy { syntax.isFixedNumber(syntax.value($0)) }
      }
  }
}

extension SyntaxIndex {
  /// Whether an expression is a number, a constant such as `.infinity`, or the name of a `let` that is a number.
  fileprivate func isFixedNumber(_ expression: NodeID) -> Bool {
    if isNumber(expression) || isConstant(expression) { return true }
    guard tree.kind(expression) == .identifierExpr else { return false }
    let name = tree[tree[expression].token].name
    let bindings = nodes(.binding).filter { binding in
      let pattern = tree.child(binding, 0)
      return tree.kind(pattern) == .identifierPattern && tree.name(pattern) == name
    }
    return bindings.count == 1
      && bindings.allSatisfy { binding in
        let value = tree.child(binding, 2)
        guard !value.isNone, let declaration = parent(binding) else { return false }
        return isNumber(value) && tree.text(tree[declaration].token) == "let"
      }
  }
}

extension LintNode {
  /// Whether its alignment decides nothing on any axis that it has one on; false for a stack without children.
  var hasInertAlignment: Bool {
    let keys = trace.askedKeys(by: index)
    return !keys.isEmpty && record.end > index + 1 && keys.allSatisfy { trace.alignmentIsInert(index, $0.axis) }
  }
}
