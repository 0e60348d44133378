import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSyntax

/// Something without a size of its own where none is offered.
extension Rule {
  static let unboundedInScroll = Rule(
    "unbounded-in-scroll", .stacks, .warning,
    what: "A shape, colour or GeometryReader has no length along the axis that a scroll view scrolls on",
    why: """
      A scroll view offers its content no length along its axis. What would take all that it is offered falls back to 10 \
      points there.
      """,
    bad: """
      ScrollView {
        Rectangle()
        //@3:11 warning[unbounded-in-scroll]: 10 high: no height is offered inside of a ScrollView
      }
      """,
    good: """
      ScrollView {
        Rectangle().frame(height: 200)
      }
      """
  ) { input, findings in
    for site in input.sites {
      let places = input.nodes(site).filter { $0.collapsedAxis != nil && !input.hasIgnoredFrame($0) }
      guard let first = places.first, let axis = first.collapsedAxis else { continue }
      findings.report(
        "10 \(axis.adjective): no \(axis.lengthWord) is offered inside of a ScrollView", at: site.range,
        variants: variants(of: places))
    }
  }
}

extension LintInput {
  /// Whether a frame around a view is ignored for what is wrong with it, which is a finding already.
  fileprivate func hasIgnoredFrame(_ node: LintNode) -> Bool {
    node.ancestors.prefix { $0.isWrapper }.contains { wrapper in
      guard wrapper.name == "frame", let call = wrapper.origin.flatMap({ syntax.call(at: $0.range) }) else {
        return false
      }
      let range = syntax.tree.range(call)
      return diagnostics.contains { CompilerFindings.ids.contains($0.id) && range.contains($0.range.lower) }
    }
  }
}

extension LintNode {
  /// The axis on which it is 10 points long because a scroll view offers it nothing; nil if there is none.
  fileprivate var collapsedAxis: Axis? {
    guard kind == .color || kind == .circle || kind == .geometryReader else { return nil }
    return Axis.both.first { axis in
      let offer = axis == .horizontal ? record.measuredProposal.width : record.measuredProposal.height
      return offer == nil && LayoutTrace.isSame(size[axis], 10) && scrolls(axis) && !isLayer
    }
  }

  /// Whether it is, or is in, what an overlay or background adds, which has its size from elsewhere.
  private var isLayer: Bool {
    var inner = self
    for ancestor in ancestors {
      if ancestor.kind == .overlay || ancestor.kind == .background, inner.index != ancestor.index + 1 { return true }
      inner = ancestor
    }
    return false
  }
}
