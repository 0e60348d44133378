import LayoutEngine

/// A geometry reader that takes what is left of a stack.
extension Rule {
  static let greedyReader = Rule(
    "greedy-reader", .stacks, .warning,
    what: "A GeometryReader without a frame stands in a stack with other views",
    why: """
      A GeometryReader takes all that it is offered, whatever its content needs. Where it is only to measure, it belongs \
      into a background or overlay; where it is to have a size, it needs a frame.
      """,
    bad: """
      VStack {
        Text("Title")
        GeometryReader { proxy in
        //@3:25 warning[greedy-reader]: this GeometryReader takes all of the stack's remaining 448.691 points
          Color.red.frame(width: proxy.size.width / 2, height: 20)
        }
      }
      """,
    good: """
      VStack {
        Text("Title")
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width / 2, height: 20)
        }
        .frame(height: 20)
      }
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "GeometryReader") {
      let places = nodes.filter { node in
        guard let stack = node.padded.stack, let sharing = stack.sharing else { return false }
        return stack.children.count > 1 && sharing.offer != nil
      }
      guard let first = places.first, let axis = first.padded.stack?.sharing?.axis else { continue }
      findings.report(
        "this GeometryReader takes all of the stack's remaining \(number(first.size[axis])) points", at: site.range,
        variants: variants(of: places), notes: first.padded.stack?.note("the stack") ?? [])
    }
  }
}
