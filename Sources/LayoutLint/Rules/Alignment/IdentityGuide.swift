import LayoutDiagnostics
import LayoutEngine
import LayoutSyntax

/// A guide that answers what would be answered without it.
extension Rule {
  static let identityGuide = Rule(
    "identity-guide", .alignment, .warning,
    what: "A guide's closure returns the value that the guide has anyway",
    why: """
      Every view has a value for every guide: its edges, its center, its baselines. A guide that returns that value changes \
      nothing.
      """,
    bad: """
      VStack(alignment: .leading) {
        Text("Heading")
        Text("Line").alignmentGuide(.leading) { $0[.leading] }
        //                          ^~~~~~~~ warning[identity-guide]: this guide returns what '.leading' is anyway
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Text("Heading")
        Text("Line").alignmentGuide(.leading) { $0[.leading] - 8 }
      }
      """,
    fix: .safe, isUniversal: true
  ) { input, findings in
    // An explicit value of a custom guide or a baseline also counts in what containers make of their children's values.
    for guide in input.guideSites where guide.key.isEdge {
      guard case .used = guide.verdict,
        guide.nodes.allSatisfy({ $0.guideFact?.isIdentity == true && $0.guideFact?.isInnerExplicit == false })
      else { continue }
      if let call = guide.call, input.syntax.readsProgram(call) { continue }
      findings.report(
        "this guide returns what \(guide.name) is anyway", at: guide.range, variants: guide.variants,
        fix: input.removal(of: guide))
    }
  }
}

extension SyntaxIndex {
  /// Whether a guide's closure names anything but its parameter: state that may have another value at another time.
  fileprivate func readsProgram(_ call: NodeID) -> Bool {
    guard let argument = arguments(call).last, tree.kind(value(argument)) == .closureExpr else { return true }
    let closure = value(argument)
    let range = tree.range(closure)
    let signature = tree.child(closure, 0)
    let parameters = signature.isNone ? "$0" : text(signature)
    return nodes(.identifierExpr).contains { node in
      guard range.contains(tree.range(node).lower) else { return false }
      let name = text(node)
      let isType = name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      return !isType && name != "$0"
        && !parameters.split(whereSeparator: { " (),:".contains($0) }).contains { $0 == name }
    }
  }
}
