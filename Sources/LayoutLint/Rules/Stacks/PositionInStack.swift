import LayoutEngine
import LayoutEvaluator

/// A position where a stack gives out room.
extension Rule {
  static let positionInStack = Rule(
    "position-in-stack", .stacks, .warning,
    what: "A position on a child of a stack",
    why: """
      `position` takes all the room that it is offered and puts the view at a point of it. In a stack that room is the \
      siblings' as well: they are pushed aside as by a Spacer, and the stack fills its room.
      """,
    bad: """
      VStack {
        Text("Title")
        Text("New").position(x: 40, y: 10)
        //          ^~~~~~~~~~~~~~~~~~~~~~ warning[position-in-stack]: 'position' makes this child take 320 × 448.691 of the stack
      }
      """,
    good: """
      VStack {
        Text("Title")
        Text("New").offset(x: 40, y: 10)
      }
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "position") {
      let places = nodes.filter { $0.positioningStack != nil }
      guard let first = places.first else { continue }
      findings.report(
        "'position' makes this child take \(number(first.size.width)) × \(number(first.size.height)) of the stack",
        at: site.range, variants: variants(of: places), notes: first.positioningStack?.note("the stack") ?? [])
    }
  }
}

extension LintNode {
  /// The stack that it is a child of, also one that its only child replaces (Semantics §2.5): as soon as a second child is
  /// written the room is shared.
  fileprivate var positioningStack: LintNode? {
    padded.stack
      ?? ancestors.prefix { $0.isTransparent || $0.kind == .padding }
      .first { $0.origin?.isDissolved == true && ["HStack", "VStack"].contains($0.name) }
  }
}
