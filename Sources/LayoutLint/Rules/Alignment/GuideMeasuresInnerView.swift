import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSyntax

/// A guide that is made of a length which a modifier further out changes.
extension Rule {
  static let guideMeasuresInnerView = Rule(
    "guide-measures-inner-view", .alignment, .info,
    what:
      "A guide's closure reads the width or height of a view that gets another one from a frame or padding further out",
    why: """
      A modifier sees the view as it is written up to there. A guide before the frame measures what is in the frame, and its value \
      is a place in that view, not in the frame that the container sees.
      """,
    bad: """
      VStack(alignment: .leading) {
        Color.red.frame(width: 80, height: 20)
          .alignmentGuide(.leading) { $0.width / 2 }
          //              ^~~~~~~~ info[guide-measures-inner-view]: 'width' is 80 here, and 200 behind the frame further out
          .frame(width: 200)
        Text("Line")
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Color.red.frame(width: 80, height: 20)
          .frame(width: 200)
          .alignmentGuide(.leading) { $0.width / 2 }
        Text("Line")
      }
      """,
    fix: .unsafe
  ) { input, findings in
    for guide in input.guideSites {
      guard case .used = guide.verdict, let call = guide.call, let length = input.syntax.lengthRead(by: call),
        length == guide.key.axis.lengthWord
      else { continue }
      let places = guide.nodes.filter { $0.resizer(on: guide.key.axis) != nil }
      guard let first = places.first, let outer = first.resizer(on: guide.key.axis) else { continue }
      let fix = outer.origin.flatMap { input.syntax.call(at: $0.range) }
        .flatMap { input.syntax.move(call, behind: $0) }.map {
          Fix.unsafe("put the guide behind the \(outer.name)", $0)
        }
      findings.report(
        "'\(length)' is \(number(first.size[guide.key.axis])) here, and \(number(outer.size[guide.key.axis])) behind the "
          + "\(outer.name) further out", at: guide.range, variants: variants(of: places),
        notes: outer.note("the \(outer.name)"), fix: fix)
    }
  }
}

extension SyntaxIndex {
  /// `width` or `height`, if a guide's closure reads just one of them.
  fileprivate func lengthRead(by call: NodeID) -> String? {
    let range = SourceRange(calleeRange(call).upper, tree.range(call).upper)
    let names = memberNames(.memberExpr).filter { range.contains(tree.range($0).lower) }.map { tree.text($0) }
      .filter { $0 == "width" || $0 == "height" }
    return Set(names).count == 1 ? names[0] : nil
  }
}

extension LintNode {
  /// The frame or padding around it that gives it another length, if there is nothing else in between.
  fileprivate func resizer(on axis: Axis) -> LintNode? {
    for ancestor in ancestors {
      if ancestor.isFrame || ancestor.kind == .padding {
        return LayoutTrace.isSame(ancestor.size[axis], size[axis]) ? nil : ancestor
      }
      guard ancestor.isTransparent, ancestor.index + 1 <= index, ancestor.at(ancestor.index + 1).record.end > index
      else { return nil }
    }
    return nil
  }
}
