import LayoutDiagnostics
import LayoutSyntax

/// Calls that fit no declaration: what is still said about their arguments, and what is not said as it follows from a guess.
extension Checker {
  /// Whether something is written in braces, which only a parameter tells how to read.
  func hasClosure(_ site: CallSite) -> Bool {
    scratch.arguments[site.arguments...].contains { tree.kind($0.value) == .closureExpr }
  }

  /// Where labels do not tell which of several declarations is meant, its types are a guess for what has no label or another
  /// one: what is said about such an argument itself is taken back.
  mutating func silenceGuesses(_ id: DeclarationID, _ site: CallSite, from first: Int) {
    let signature = self.signature(id)
    for index in site.arguments..<scratch.arguments.count {
      let argument = scratch.arguments[index]
      let isSure =
        argument.parameter >= 0 && argument.label != .empty
        && parameter(signature, Int(argument.parameter)).label == argument.label
      guard !isSure, !argument.isTrailing else { continue }
      let range = tree.range(argument.value)
      diagnostics.removeAll(from: first) {
        $0.range.upper == range.upper && $0.range.lower >= range.lower && $0.range.lower <= range.lower + 1
          && ($0.id == .typeMismatch || $0.id == .instanceMemberOnType || $0.id == .unknownMember)
      }
    }
  }

  /// A call whose own tokens have been complained about: nobody knows which declaration is meant, only what its arguments
  /// are by themselves.
  mutating func checkBroken(_ site: CallSite) -> Typed {
    checkLoosely(site)
    return Typed(type: !site.base.type.isNone && isView(site.base.type) ? .errorView : .error, code: .none)
  }
}
