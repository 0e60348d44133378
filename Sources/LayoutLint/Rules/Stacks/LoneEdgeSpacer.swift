import LayoutDiagnostics
import LayoutEngine
import LayoutSyntax

/// A stack and a spacer where a frame would do.
extension Rule {
  static let loneEdgeSpacer = Rule(
    "lone-edge-spacer", .stacks, .off,
    what: "A stack of one view and a Spacer at its edge",
    why: """
      A frame with an infinite maximum and an alignment says the same without a stack: and without the distance that the stack \
      puts between the view and the spacer. Off by default, because many prefer to write it so.
      """,
    bad: """
      HStack {
      //@1:8 warning[lone-edge-spacer]: a frame with 'maxWidth: .infinity, alignment: .leading' pushes the view to this edge
        Text("Title")
        Spacer()
      }
      """,
    good: """
      Text("Title")
        .frame(maxWidth: .infinity, alignment: .leading)
      """,
    fix: .unsafe
  ) { input, findings in
    for (site, nodes) in input.sites(named: "HStack", "VStack") {
      guard let call = input.syntax.call(at: site.range), let content = input.syntax.content(of: call),
        content.count == 2, input.syntax.arguments(call).count == 1, let axis = nodes.first?.sharing?.axis
      else { continue }
      let spacers = content.map { input.syntax.text($0) == "Spacer()" }
      guard spacers[0] != spacers[1], !content.contains(where: { input.syntax.isStatement($0) }) else { continue }
      let alignment =
        axis == .horizontal ? (spacers[0] ? ".trailing" : ".leading") : (spacers[0] ? ".bottom" : ".top")
      let frame = "max\(axis == .horizontal ? "Width" : "Height"): .infinity, alignment: \(alignment)"
      let view = content[spacers[0] ? 1 : 0]
      findings.report(
        "a frame with '\(frame)' pushes the view to this edge", at: site.range, variants: variants(of: nodes),
        fix: input.syntax.replace(call, with: view, adding: ".frame(\(frame))"))
    }
  }
}

extension SyntaxIndex {
  /// Whether an item is no view, or may be none or several: an `if`, a `ForEach`, what a function makes.
  func isStatement(_ item: NodeID) -> Bool {
    guard tree.kind(item) == .callExpr || tree.kind(item) == .memberExpr else { return true }
    var callee = item
    while tree.kind(callee) == .callExpr || tree.kind(callee) == .memberExpr { callee = tree.child(callee, 0) }
    let name = text(callee)
    let isType = name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    return !isType || name == "ForEach" || name == "Group"
  }

  /// The fix that leaves one view of a container, with a modifier more.
  fileprivate func replace(_ call: NodeID, with view: NodeID, adding modifier: String) -> Fix? {
    let whole = tree.range(call)
    let kept = tree.range(view)
    let head = SourceRange(whole.lower, kept.lower)
    let tail = SourceRange(kept.upper, whole.upper)
    guard !holdsComment(head), !holdsComment(tail) else { return nil }
    return .unsafe("use a frame", [SourceEdit(head, ""), SourceEdit(tail, modifier)])
  }
}
