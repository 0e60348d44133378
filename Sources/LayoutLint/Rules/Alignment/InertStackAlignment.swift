import LayoutEngine
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
    fix: .safe, isUniversal: true
  ) { input, findings in
    for (site, nodes) in input.sites(named: "HStack", "VStack", "ZStack") {
      // Text of another language has another length, so equal texts are an accident.
      guard let call = input.syntax.call(at: site.range), let argument = input.syntax.argument(call, "alignment"),
        nodes.allSatisfy({ $0.hasInertAlignment && !$0.holdsText })
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

extension LintNode {
  /// Whether its alignment decides nothing on any axis that it has one on; false for a stack without children.
  var hasInertAlignment: Bool {
    let keys = trace.askedKeys(by: index)
    return !keys.isEmpty && record.end > index + 1 && keys.allSatisfy { trace.alignmentIsInert(index, $0.axis) }
  }
}
