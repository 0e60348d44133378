import LayoutDiagnostics
import LayoutEngine
import LayoutSyntax

/// A place that stays where it is when everything else is mirrored.
extension Rule {
  static let directionHardcoded = Rule(
    "direction-hardcoded", .hygiene, .off,
    what: "A horizontal offset or position in a file that otherwise speaks of leading and trailing",
    why: """
      Leading and trailing change sides where text runs from right to left; the x of an offset or position does not. Off by \
      default, because what is drawn by hand is often meant to stay.
      """,
    bad: """
      VStack(alignment: .leading) {
        Text("Title")
        Text("New").offset(x: 12)
        //          ^~~~~~~~~~~~~ warning[direction-hardcoded]: this x is not mirrored from right to left, as 'leading' and 'trailing' are
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Text("Title")
        Text("New").padding(.leading, 24)
      }
      """
  ) { input, findings in
    guard input.syntax.mentionsDirections else { return }
    for (site, nodes) in input.sites(named: "offset", "position") {
      let places = nodes.filter { node in
        switch node.detail {
        case .offset(let point): point.x != 0
        case .position: true
        default: false
        }
      }
      guard !places.isEmpty else { continue }
      findings.report(
        "this x is not mirrored from right to left, as 'leading' and 'trailing' are", at: site.range,
        variants: variants(of: places))
    }
  }
}

extension SyntaxIndex {
  /// Whether the file says `.leading` or `.trailing` somewhere.
  fileprivate var mentionsDirections: Bool {
    memberNames(.implicitMemberExpr).contains { ["leading", "trailing"].contains(tree.text($0)) }
  }
}
