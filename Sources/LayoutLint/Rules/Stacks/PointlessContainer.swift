import LayoutDiagnostics
import LayoutSyntax

/// A container around one view, or around none.
extension Rule {
  static let pointlessContainer = Rule(
    "pointless-container", .stacks, .info,
    what: "A container holds one view and has no effect on it, or holds nothing",
    why: "A stack arranges several views. Around one it does nothing, which a reader has to find out first.",
    bad: """
      HStack {
        VStack {
        //@3:8 info[pointless-container]: this VStack holds one view and adds nothing
          Text("A")
        }
        Text("B")
      }
      """,
    good: """
      HStack {
        Text("A")
        Text("B")
      }
      """,
    fix: .safe, isUniversal: true, yields: .toAll
  ) { input, findings in
    for (site, nodes) in input.sites(named: "HStack", "VStack", "ZStack") {
      guard let call = input.syntax.call(at: site.range), let content = input.syntax.content(of: call),
        input.syntax.arguments(call).count == 1, content.count < 2
      else { continue }
      guard let view = content.first else {
        findings.report(
          "this \(site.name) holds nothing", at: site.range, variants: variants(of: nodes),
          fix: input.syntax.isWholeItem(call)
            ? input.syntax.removal(ofItem: call).map { .safe("remove it", [$0]) } : nil)
        continue
      }
      guard !input.syntax.isStatement(view), let edits = input.syntax.unwrap(call) else { continue }
      findings.report(
        "this \(site.name) holds one view and adds nothing", at: site.range, variants: variants(of: nodes),
        fix: .safe("leave the view alone", edits))
    }
  }
}

extension SyntaxIndex {
  /// Whether a call stands for itself among other items of a closure.
  fileprivate func isWholeItem(_ call: NodeID) -> Bool {
    guard let closure = parent(call), tree.kind(closure) == .closureExpr else { return false }
    return tree.slots(closure).count > 2
  }
}
