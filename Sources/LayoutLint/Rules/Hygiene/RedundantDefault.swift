import LayoutDiagnostics
import LayoutSyntax

/// What is written out and would be so anyway.
extension Rule {
  static let redundantDefault = Rule(
    "redundant-default", .hygiene, .warning,
    what: "An argument or modifier says what is the default",
    why: "It makes a reader look for a difference that is not there.",
    bad: """
      HStack(alignment: .center) {
      //     ^~~~~~~~~~~~~~~~~~ warning[redundant-default]: '.center' is the default of 'alignment'
        Text("A").padding(0)
        //        ^~~~~~~~~~ warning[redundant-default]: 'padding(0)' changes nothing
        Text("B")
      }
      """,
    good: """
      HStack {
        Text("A")
        Text("B")
      }
      """,
    fix: .safe
  ) { input, findings in
    let syntax = input.syntax
    for call in syntax.nodes(.callExpr) where !syntax.tree[call].flags.contains(.hasError) {
      let name = syntax.calleeName(call)
      for (callee, label, value) in Defaults.arguments where callee == name {
        guard let argument = syntax.argument(call, label), syntax.text(syntax.value(argument)) == value else {
          continue
        }
        findings.report(
          "'\(value)' is the default of '\(label)'", at: syntax.tree.range(argument),
          fix: syntax.removal(ofArgument: argument, in: call).map { .safe("remove the argument", [$0]) })
      }
      guard syntax.tree.kind(syntax.tree.child(call, 0)) == .memberExpr, Defaults.modifiers.contains(syntax.tail(call))
      else { continue }
      findings.report(
        "'\(syntax.tail(call))' changes nothing", at: syntax.range(ofTail: call),
        fix: syntax.removal(ofModifier: call).map { .safe("remove the modifier", [$0]) })
    }
  }
}

/// What SwiftUI does where nothing is said.
private enum Defaults {
  static let arguments: [(callee: String, label: String, value: String)] = [
    ("HStack", "alignment", ".center"), ("VStack", "alignment", ".center"), ("ZStack", "alignment", ".center"),
    ("HStack", "spacing", "nil"), ("VStack", "spacing", "nil"), ("frame", "alignment", ".center"),
    ("overlay", "alignment", ".center"), ("background", "alignment", ".center"), ("Spacer", "minLength", "nil"),
    ("LazyVStack", "alignment", ".center"), ("LazyHStack", "alignment", ".center"),
  ]

  static let modifiers: Set = [
    "padding(0)", "padding(.all, 0)", "padding(.horizontal, 0)", "padding(.vertical, 0)", "padding(.top, 0)",
    "padding(.bottom, 0)", "padding(.leading, 0)", "padding(.trailing, 0)", "layoutPriority(0)", "zIndex(0)",
    "offset(x: 0, y: 0)", "offset(x: 0)", "offset(y: 0)", "offset(.zero)", "opacity(1)", "opacity(1.0)",
    "scaleEffect(1)", "scaleEffect(1.0)", "rotationEffect(.zero)", "rotationEffect(.degrees(0))", "blur(radius: 0)",
  ]
}

extension SyntaxIndex {
  /// The name that a call calls.
  func calleeName(_ call: NodeID) -> String {
    let token = tree[tree.child(call, 0)].token
    return token.isNone ? "" : tree.text(token)
  }

  /// A call without what it is on, from the name on.
  fileprivate func range(ofTail call: NodeID) -> SourceRange {
    SourceRange(tree.range(tree[tree.child(call, 0)].token).lower, tree.range(call).upper)
  }

  fileprivate func tail(_ call: NodeID) -> String { text(range(ofTail: call)) }
}
