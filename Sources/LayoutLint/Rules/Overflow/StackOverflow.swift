import LayoutDiagnostics
import LayoutEngine

/// A stack whose children need more than there is.
extension Rule {
  static let stackOverflow = Rule(
    "stack-overflow", .overflow, .warning,
    what: "The children of a stack and the spacing between them need more than the stack is offered",
    why: """
      A stack that cannot make its children any smaller grows beyond its room, on both sides if it is centered, and what is \
      around it moves or is drawn over.
      """,
    bad: """
      HStack(spacing: 8) {
      //@1:20 warning[stack-overflow]: needs 356, has 320: 36 too wide; the longest child is frame, 200
        Color.red.frame(width: 200, height: 40)
        Color.blue.frame(width: 148, height: 40)
      }
      """,
    good: """
      HStack(spacing: 8) {
        Color.red.frame(maxWidth: 200, minHeight: 40, maxHeight: 40)
        Color.blue.frame(width: 148, height: 40)
      }
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "HStack", "VStack") {
      let places = nodes.filter { $0.overflows }
      guard let first = places.max(by: { ($0.sharing?.overflow ?? 0) < ($1.sharing?.overflow ?? 0) }),
        let sharing = first.sharing
      else { continue }
      let biggest = first.trace.shares[sharing.shares].max { $0.taken < $1.taken }
      let name = biggest.map { first.at($0.node).innermostNamed.name } ?? ""
      findings.report(
        "needs \(number(sharing.length)), has \(number(sharing.offer ?? 0)): \(number(sharing.overflow)) too "
          + "\(sharing.axis.adjective); the longest child is \(name), \(number(biggest?.taken ?? 0))",
        at: site.range, variants: variants(of: places),
        notes: biggest.map { first.at($0.node).innermostNamed.note("the longest child") } ?? [])
    }
  }
}

extension LintNode {
  /// A stack that is longer than what it was offered, and has no stack in it that is the reason.
  var overflows: Bool {
    guard let sharing, sharing.overflow > 0.5 else { return false }
    return !descendants.contains {
      $0.record.isLaidOut && $0.sharing.map { $0.axis == sharing.axis && $0.overflow > 0.5 } ?? false
    }
  }

  /// The outermost node from here inwards that the source shows.
  var innermostNamed: LintNode {
    var node = self
    while node.origin == nil, node.record.end > node.index + 1 { node = node.at(node.index + 1) }
    return node
  }
}
