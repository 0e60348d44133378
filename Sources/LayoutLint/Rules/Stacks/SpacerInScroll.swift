import LayoutEngine

/// A spacer where there is no room left over.
extension Rule {
  static let spacerInScroll = Rule(
    "spacer-in-scroll", .stacks, .warning,
    what: "A Spacer along the axis that a scroll view scrolls on",
    why: """
      A scroll view offers its content no length along its axis, so a stack in it has nothing to share out: the spacer is as \
      short as it can be.
      """,
    bad: """
      ScrollView {
        VStack {
          Text("Top")
          Spacer()
          //@5:8 warning[spacer-in-scroll]: nothing is left over inside of a ScrollView; this Spacer collapses
          Text("Bottom")
        }
      }
      """,
    good: """
      VStack {
        ScrollView { Text("Top") }
        Spacer()
        Text("Bottom")
      }
      """,
    isUniversal: true
  ) { input, findings in
    for (site, nodes) in input.sites(named: "Spacer") {
      let call = input.syntax.call(at: site.range)
      guard call.flatMap({ input.syntax.argument($0, "minLength") }) == nil,
        nodes.allSatisfy({ $0.isSpacerWithoutRoom })
      else { continue }
      findings.report(
        "nothing is left over inside of a ScrollView; this Spacer collapses", at: site.range,
        variants: variants(of: nodes))
    }
  }
}

extension LintNode {
  /// A spacer in a stack that was offered no length along its axis, because a scroll view around it scrolls there.
  fileprivate var isSpacerWithoutRoom: Bool {
    if let lazy = outermostTransparent.parent, lazy.kind == .lazyVStack || lazy.kind == .lazyHStack {
      return scrolls(lazy.kind == .lazyVStack ? .vertical : .horizontal)
    }
    guard let stack, let sharing = stack.sharing else { return false }
    return sharing.offer == nil && scrolls(sharing.axis)
  }
}
