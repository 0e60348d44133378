import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSyntax

/// A background that was meant for the room that a later modifier adds.
extension Rule {
  static let backgroundBeforeFrame = Rule(
    "background-before-frame", .frames, .info,
    what: "A background or border is put on a text before the padding or frame that makes it larger",
    why: """
      A modifier applies to what is written before it. A background before the frame is as large as the text; the room that the \
      frame adds stays empty.
      """,
    bad: """
      Text("Save")
        .background(Color.yellow)
        //@4:24 info[background-before-frame]: the background covers 37 × 20.5 of a 200 × 44 view
        .frame(width: 200, height: 44)
      """,
    good: """
      Text("Save")
        .frame(width: 200, height: 44)
        .background(Color.yellow)
      """,
    fix: .unsafe, yields: .toAll
  ) { input, findings in
    for (site, nodes) in input.sites(named: "background", "border") {
      let places = nodes.filter { $0.isOnBareText && $0.enlarger(in: input) != nil }
      guard places.count == nodes.count, let first = places.first, let outer = first.enlarger(in: input),
        let call = input.syntax.call(at: site.range)
      else { continue }
      let fix = outer.origin.flatMap { input.syntax.call(at: $0.range) }
        .flatMap { input.syntax.move(call, behind: $0) }
        .map { Fix.unsafe("put the \(site.name) behind the \(outer.name)", $0) }
      findings.report(
        "the \(site.name) covers \(number(first.size.width)) × \(number(first.size.height)) of a "
          + "\(number(outer.size.width)) × \(number(outer.size.height)) view", at: site.range,
        variants: variants(of: places), notes: outer.note("made larger here"), fix: fix)
    }
  }
}

extension LintNode {
  /// Whether there is a text inside, with nothing around it that has a say in its size.
  fileprivate var isOnBareText: Bool { at(index + 1).innermostTransparent.kind == .text }

  /// The padding or frame around it that is larger; nil where a frame says where in it the view is to be, or where another
  /// background follows.
  fileprivate func enlarger(in input: LintInput) -> LintNode? {
    var outer: LintNode?
    for ancestor in ancestors.prefix(while: { $0.isWrapper }) {
      if ancestor.name == "background" || ancestor.name == "border" || ancestor.name == "overlay" { return nil }
      guard outer == nil, ancestor.isFrame || ancestor.kind == .padding else { continue }
      if let call = ancestor.origin.flatMap({ input.syntax.call(at: $0.range) }),
        input.syntax.argument(call, "alignment") != nil
      {
        return nil
      }
      if Axis.both.contains(where: { ancestor.size[$0] > size[$0] + 0.5 }) { outer = ancestor }
    }
    return outer
  }
}
