import LayoutDiagnostics
import LayoutEngine

/// An offset where others stand beside.
extension Rule {
  static let offsetAsLayout = Rule(
    "offset-as-layout", .stacks, .off,
    what: "An offset on a child of a stack",
    why: """
      `offset` moves what is drawn; the place in the stack stays where it was, with the gap in one place and an overlap in \
      another. Padding or an alignment guide moves the view in the layout. Off by default, because drawing elsewhere is \
      mostly what an offset is for.
      """,
    bad: """
      HStack {
        Text("A")
        Text("B").offset(y: 4)
        //        ^~~~~~~~~~~~ warning[offset-as-layout]: this moves only what is drawn; the place in the stack stays
      }
      """,
    good: """
      HStack {
        Text("A")
        Text("B").padding(.top, 4)
      }
      """
  ) { input, findings in
    for (site, nodes) in input.sites(named: "offset") {
      let places = nodes.filter { ($0.stack?.children.count ?? 0) > 1 }
      guard let first = places.first, case .offset(let point) = first.detail, point != .zero else { continue }
      findings.report(
        "this moves only what is drawn; the place in the stack stays", at: site.range, variants: variants(of: places),
        notes: first.stack?.note("the stack") ?? [])
    }
  }
}
