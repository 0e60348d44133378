import LayoutEngine
import LayoutEvaluator

/// A view that is nowhere to be seen.
extension Rule {
  static let outsideBounds = Rule(
    "outside-bounds", .overflow, .warning,
    what: "A view lies wholly outside of the screen or window",
    why: "Nobody sees it, and no scroll view brings it in.",
    bad: """
      Text("Gone").offset(x: 400)
      //@1:12 warning[outside-bounds]: this view lies outside of the screen
      """,
    good: """
      Text("Here").offset(x: 40)
      """
  ) { input, findings in
    var known: Set<Int> = []
    for (index, site) in input.sites.enumerated() {
      let places = input.nodes(site).filter { $0.isOutOfSight && !input.isMovedByProgram($0) }
      guard !places.isEmpty, known.insert(index).inserted else { continue }
      findings.report("this view lies outside of the screen", at: site.range, variants: variants(of: places))
    }
  }
}

extension LintNode {
  /// A leaf that shows something, out of every scroll view and outside of the screen.
  fileprivate var isOutOfSight: Bool {
    guard record.end == index + 1, kind == .text || kind == .color || kind == .circle || kind == .rigid else {
      return false
    }
    guard !trace.isZeroSize(index), trace.isOutside(index, trace.container) else { return false }
    return !ancestors.contains { $0.kind == .scrollView } && !isClipped && !isPushedOut
  }
}

extension LintNode {
  /// Whether it is where it is because something around it is too long for the screen, which is a finding already.
  private var isPushedOut: Bool {
    ancestors.contains { ancestor in
      Axis.both.contains { ancestor.isOverfull(on: $0, by: 0.5) && trace.isOutside(index, trace.container, on: $0) }
    }
  }
}

extension LintInput {
  /// Whether a view is moved by what the program computes: a drawer that is shut now will be open.
  fileprivate func isMovedByProgram(_ node: LintNode) -> Bool {
    node.ancestors.contains { ancestor in
      guard ancestor.kind == .offset || ancestor.kind == .position, let origin = ancestor.origin,
        let call = syntax.call(at: origin.range)
      else { return false }
      return !syntax.arguments(call).allSatisfy { syntax.isNumber(syntax.value($0)) }
    }
  }
}
