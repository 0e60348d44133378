import LayoutDiagnostics
import LayoutEngine
import LayoutEvaluator

/// A priority that changes nobody's share.
extension Rule {
  static let inertPriority = Rule(
    "inert-priority", .stacks, .warning,
    what: "A layoutPriority without effect: there is no competitor, or all have the same",
    why: """
      A priority says which children of a stack are served first. Where all are served alike, or there is enough for \
      everyone, or no stack at all, it does nothing.
      """,
    bad: """
      HStack {
        Color.red.layoutPriority(1)
        //        ^~~~~~~~~~~~~~~~~ warning[inert-priority]: every sibling has this priority; the order is unchanged
        Color.blue.layoutPriority(1)
      }
      """,
    good: """
      HStack {
        Color.red.frame(maxWidth: 200).layoutPriority(1)
        Color.blue
      }
      """,
    fix: .safe, isUniversal: true
  ) { input, findings in
    let inert = input.sites(named: "layoutPriority").filter { _, nodes in
      nodes.allSatisfy { $0.isInertPriority && !$0.isDefaultPriority }
    }
    let inertRanges = Set(inert.map { $0.site.range })
    var known: Set<SourceRange> = []
    for (site, nodes) in inert where known.insert(site.range).inserted {
      // Those of siblings do nothing together, so they are one finding and go together.
      let siblings = inertRanges.intersection(nodes.flatMap { $0.siblingPriorities })
      known.formUnion(siblings)
      let ranges = siblings.isEmpty ? [site.range] : siblings.sorted { $0.lower < $1.lower }
      let edits = ranges.compactMap { input.syntax.call(at: $0).flatMap { input.syntax.removal(ofModifier: $0) } }
      findings.report(
        reason(nodes, together: ranges.count), at: site.range, variants: variants(of: nodes),
        fix: edits.count == ranges.count ? .safe("remove the priority", edits) : nil)
    }
  }
}

/// Why some priorities do nothing, which stand on siblings.
private func reason(_ nodes: [LintNode], together count: Int) -> String {
  if nodes.contains(where: { $0.isEqualPriority }) { return "every sibling has this priority; the order is unchanged" }
  guard nodes.contains(where: { $0.ancestors.contains { $0.isStack } }) else {
    return "no stack is here to share out by priority"
  }
  let subject = count > 1 ? "this priority and those of its siblings change" : "this priority changes"
  return subject + " no child's share of the stack"
}

extension LintNode {
  /// That it says the default is a finding of its own.
  fileprivate var isDefaultPriority: Bool {
    if case .priority(let value) = detail { value == 0 } else { false }
  }

  /// A priority that no stack around it is decided by. Other containers may look at it in ways of their own.
  fileprivate var isInertPriority: Bool {
    for ancestor in ancestors {
      if let sharing = ancestor.sharing { return !sharing.priorityDecides && !isContested(in: sharing) }
      if ancestor.kind == .custom || ancestor.kind == .viewThatFits || ancestor.kind == .geometryReader { return false }
    }
    return true
  }

  /// Whether the view could be shorter than it would like to be, and there is not enough for all: even if each gets the same
  /// without priorities, with other words they would not.
  private func isContested(in sharing: StackTrace) -> Bool {
    let shares = trace.shares[sharing.shares]
    guard sharing.hasPriorities,
      let own = shares.first(where: { $0.node <= index && index < trace.nodes[$0.node].end }),
      let minimum = own.minimum, minimum < own.ideal - 0.5
    else { return false }
    return shares.contains { $0.taken < $0.ideal - 0.5 }
  }

  /// Whether all children of the stack have the same priority, but not none.
  fileprivate var isEqualPriority: Bool {
    guard let sharing = ancestors.first(where: { $0.sharing != nil })?.sharing else { return false }
    let shares = trace.shares[sharing.shares]
    guard shares.count > 1, let first = shares.first, first.priority != 0 else { return false }
    return shares.allSatisfy { $0.priority == first.priority }
  }

  /// The `layoutPriority`s of all children of the stack.
  fileprivate var siblingPriorities: [SourceRange] {
    guard let stack = ancestors.first(where: { $0.sharing != nil }), let sharing = stack.sharing else { return [] }
    return trace.shares[sharing.shares].flatMap { share in
      stack.at(share.node).wrappersInward.filter { $0.kind == .layoutPriority }.compactMap { $0.origin?.range }
    }
  }

  /// Itself and the modifiers inside, down to the view that they are on.
  private var wrappersInward: [LintNode] {
    var nodes = [self]
    while let last = nodes.last, last.isWrapper, last.record.end > last.index + 1 { nodes.append(at(last.index + 1)) }
    return nodes
  }
}
