import LayoutEngine

/// A frame that changes nothing.
extension Rule {
  static let redundantFrame = Rule(
    "redundant-frame", .frames, .warning,
    what: "A frame offers its child what it was offered itself and is as large as its child, wherever it is shown",
    why: "A frame next to one that already fixes the size, or around a view that is just as greedy, has no say.",
    bad: """
      Color.red
        .frame(width: 80, height: 40)
        .frame(width: 80, height: 40)
        //@4:28 warning[redundant-frame]: this frame cannot change any size
      """,
    good: """
      Color.red.frame(width: 80, height: 40)
      """,
    fix: .safe, isUniversal: true
  ) { input, findings in
    for (site, nodes) in input.sites(named: "frame") {
      // Around a text a frame may be a guard against other texts than today's.
      guard nodes.allSatisfy({ $0.isRedundantFrame && !$0.holdsText && $0.parent?.isRedundantFrame != true }) else {
        continue
      }
      findings.report(
        "this frame cannot change any size", at: site.range, variants: variants(of: nodes),
        fix: input.syntax.call(at: site.range).flatMap { input.syntax.removal(ofModifier: $0) }
          .map { .safe("remove the frame", [$0]) })
    }
  }
}

extension LintNode {
  /// A frame that does nothing, or repeats the frame that it is put on.
  fileprivate var isRedundantFrame: Bool {
    guard isFrame, record.end > index + 1 else { return false }
    // Limits that do nothing today are there for other days; that there is no limit is not.
    if case .flexibleFrame(let width, let height, _) = detail {
      return width.isUnlimited && height.isUnlimited && trace.frameIsInert(index)
    }
    guard case .fixedFrame(let width, let height, _) = detail,
      case .fixedFrame(let innerWidth, let innerHeight, _) = at(index + 1).detail
    else { return false }
    return (width == nil || width == innerWidth) && (height == nil || height == innerHeight)
  }
}

extension LengthRange {
  fileprivate var isUnlimited: Bool { minimum == nil && ideal == nil && (maximum ?? .infinity) == .infinity }
}
