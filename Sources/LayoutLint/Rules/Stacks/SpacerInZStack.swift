import LayoutEngine

/// A spacer that lies behind or before everything else.
extension Rule {
  static let spacerInZStack = Rule(
    "spacer-in-zstack", .stacks, .warning,
    what: "A Spacer is a direct child of a ZStack",
    why: """
      Outside of an HStack or VStack a Spacer grows on both axes. In a ZStack it keeps nothing apart; it makes the ZStack as \
      large as it is offered.
      """,
    bad: """
      ZStack {
        Text("Hi")
        Spacer()
        //@3:8 warning[spacer-in-zstack]: a Spacer in a ZStack keeps nothing apart; it makes the ZStack fill its room
      }
      """,
    good: """
      Text("Hi")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "Spacer") {
      let places = nodes.filter { $0.outermost.parent.map { $0.kind == .zStack && $0.name == "ZStack" } ?? false }
      guard !places.isEmpty else { continue }
      findings.report(
        "a Spacer in a ZStack keeps nothing apart; it makes the ZStack fill its room", at: site.range,
        variants: variants(of: places))
    }
  }
}
