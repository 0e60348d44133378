import LayoutSyntax

/// A frame's alignment that has no room to act in.
extension Rule {
  static let inertFrameAlignment = Rule(
    "inert-frame-alignment", .alignment, .info,
    what: "A frame is given an alignment, and is exactly as large as the view in it",
    why: "A frame's alignment places the view in the room that the frame adds. Without any there is one place to be.",
    bad: """
      Color.red
        .frame(width: 100, height: 40, alignment: .topLeading)
        //                                        ^~~~~~~~~~~ info[inert-frame-alignment]: '.topLeading' changes nothing: the frame is as large as its child
      """,
    good: """
      Color.red.frame(width: 20, height: 20)
        .frame(width: 100, height: 40, alignment: .topLeading)
      """,
    fix: .safe, isUniversal: true, yields: .toAll
  ) { input, findings in
    for (site, nodes) in input.sites(named: "frame") {
      guard let call = input.syntax.call(at: site.range), let argument = input.syntax.argument(call, "alignment"),
        nodes.allSatisfy({ $0.hasInertAlignment && input.isWrittenOut($0) })
      else { continue }
      let value = input.syntax.value(argument)
      // The default is a finding of its own.
      if input.syntax.text(value) == ".center" { continue }
      findings.report(
        "'\(input.syntax.text(value))' changes nothing: the frame is as large as its child",
        at: input.syntax.tree.range(value), variants: variants(of: nodes),
        fix: input.syntax.removal(ofArgument: argument, in: call).map { .safe("remove the alignment", [$0]) })
    }
  }
}
