import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator
import LayoutSyntax

/// What became of an `alignmentGuide` of the source, over all the views that it is on: the rules about guides without effect
/// are the cases of this, so one guide makes one finding.
enum GuideVerdict {
  /// Somewhere its value counts, or it is not laid out.
  case used
  /// The nearest container asks for another guide of its axis.
  case mismatch(container: LintNode)
  /// The nearest container aligns on the other axis only.
  case wrongAxis(container: LintNode)
  /// Nothing up to the root asks for it.
  case neverConsulted
  /// Something further out asks for it, and `by` does not let it pass.
  case blocked(by: LintNode, wanted: LintNode)
  /// Another guide for the same alignment, on the same view, hides it.
  case duplicate(by: LintNode)
  /// A guide on a view around its own hides it.
  case shadowed(by: LintNode)

  init(_ nodes: [LintNode]) {
    self = .used
    var first: (node: LintNode, fact: GuideFact)?
    for node in nodes {
      guard let fact = node.guideFact, !fact.isConsulted else { return }
      if first == nil { first = (node, fact) }
    }
    guard let (node, fact) = first else { return }
    switch fact.fate {
    case .used: return
    case .shadowed(let by):
      self = Self.isOnSameView(node, as: node.at(by)) ? .duplicate(by: node.at(by)) : .shadowed(by: node.at(by))
    case .blocked(let by, let wanted):
      guard let wall = node.wall(from: by, to: wanted) else {
        self = Self.unasked(node, fact.key)
        return
      }
      self = .blocked(by: wall, wanted: node.at(wanted))
    case .dropped, .unasked:
      if let (reader, wanted) = node.readerBefore(fact.key) {
        self = .blocked(by: reader, wanted: wanted)
      } else {
        self = Self.unasked(node, fact.key)
      }
    }
  }

  /// Whether only modifiers lie between a guide and the one around it.
  private static func isOnSameView(_ node: LintNode, as other: LintNode) -> Bool {
    node.ancestors.prefix { $0.index != other.index }.allSatisfy { $0.isWrapper }
  }

  private static func unasked(_ node: LintNode, _ key: AlignmentKey) -> GuideVerdict {
    guard key.customIndex == nil, let container = node.aligningContainer else { return .neverConsulted }
    let keys = container.trace.askedKeys(by: container.index)
    return keys.contains { $0.axis == key.axis } ? .mismatch(container: container) : .wrongAxis(container: container)
  }
}

extension LintNode {
  /// What became of it, for an `alignmentGuide`.
  var guideFact: GuideFact? { trace.guideFacts.first { $0.node == index } }

  /// The nearest container that lines the view up with others: a stack, a grid, or the overlay or background that it is the
  /// added view of.
  var aligningContainer: LintNode? {
    var inner = self
    for ancestor in ancestors {
      let isLayer = ancestor.kind == .overlay || ancestor.kind == .background
      if ancestor.isContainer || (isLayer && inner.index != ancestor.index + 1) { return ancestor }
      inner = ancestor
    }
    return nil
  }

  /// What keeps a guide from whoever wants it further out, looked for from the container on that drops it: a container that
  /// lines its children up by another guide is no wall, what is wrong there is the guide.
  fileprivate func wall(from blocker: NodeIndex, to wanted: NodeIndex) -> LintNode? {
    guard at(blocker).isContainer else { return at(blocker) }
    var inner = at(blocker)
    for ancestor in inner.ancestors.prefix(while: { $0.index != wanted }) {
      let isLayer = ancestor.kind == .overlay || ancestor.kind == .background
      let isReader = ancestor.kind == .geometryReader || ancestor.kind == .scrollView
      if isReader || (isLayer && inner.index != ancestor.index + 1) { return ancestor }
      inner = ancestor
    }
    return nil
  }

  /// The GeometryReader whose content it is in, and what asks for a custom guide around that.
  fileprivate func readerBefore(_ key: AlignmentKey) -> (reader: LintNode, wanted: LintNode)? {
    guard layout.trace.reader >= 0, key.customIndex != nil else { return nil }
    for trace in layout.scene.traces where trace.reader != layout.trace.reader {
      guard let index = trace.node(placed: layout.trace.reader) else { continue }
      let reader = LintNode(
        layout: LintLayout(variant: layout.variant, scene: layout.scene, trace: trace), index: index)
      return reader.ancestors.first { $0.asks(for: key) }.map { (reader, $0) }
    }
    return nil
  }

  /// The guides that it asks for, as code.
  func askedNames(on axis: Axis? = nil) -> String {
    trace.askedKeys(by: index).filter { axis == nil || $0.axis == axis }.map { "'." + name(of: $0) + "'" }
      .joined(separator: " and ")
  }
}

/// An `alignmentGuide` as it stands in the source.
struct GuideSite {
  let nodes: [LintNode]
  /// The guide's name as a range, or the modifier's where it has none.
  let range: SourceRange
  let call: NodeID?
  /// `.leading`, as code.
  let name: String
  let key: AlignmentKey
  let verdict: GuideVerdict
  var variants: [Int] { LayoutLint.variants(of: nodes) }
}

extension LintInput {
  /// All alignment guides that are laid out.
  var guideSites: [GuideSite] {
    sites(named: "alignmentGuide").compactMap { site, nodes in
      guard let first = nodes.first, case .guide(let key) = first.detail else { return nil }
      let call = syntax.call(at: site.range)
      let argument = call.flatMap { syntax.argument($0, "") }
      // Lists draw the lines between their rows by these.
      if first.name(of: key).hasPrefix("listRowSeparator") { return nil }
      let isDecided = argument.map { syntax.isConstant(syntax.value($0)) } ?? true
      let verdict = isDecided && nodes.allSatisfy(hasDecidedAlignments) ? GuideVerdict(nodes) : .used
      return GuideSite(
        nodes: nodes, range: argument.map { syntax.tree.range($0) } ?? site.range, call: call,
        name: "'." + first.name(of: key) + "'", key: key, verdict: verdict)
    }
  }

  /// Whether all that lines a view up does so by an alignment that is written out; one that the program computes may be the
  /// guide's at another time.
  private func hasDecidedAlignments(_ node: LintNode) -> Bool {
    node.ancestors.allSatisfy { ancestor in
      guard let call = ancestor.origin.flatMap({ syntax.call(at: $0.range) }),
        let argument = syntax.argument(call, "alignment")
      else { return true }
      return syntax.isConstant(syntax.value(argument))
    }
  }

  /// The fix that takes a guide away.
  func removal(of guide: GuideSite) -> Fix? {
    guide.call.flatMap { syntax.removal(ofModifier: $0) }.map { .safe("remove the guide", [$0]) }
  }
}
