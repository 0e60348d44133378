import LayoutDiagnostics
import LayoutSyntax

/// What an argument or a value may not be though its type is right: an `&` before what nobody changes, and a function that
/// is a parameter and stored somewhere, without having said that it is `@escaping`.
extension Checker {
  /// Says no to `f(&x)` where a function of the program takes a plain value.
  mutating func checkPlain(_ argument: Argument, _ id: DeclarationID) -> Bool {
    guard !argument.value.isNone, tree.kind(argument.value) == .inoutExpr, !id.isNone, table[id].file > 0 else {
      return true
    }
    let type = infer(tree.child(argument.value, 0)).type
    let ampersand = tree.range(tree[argument.value].first)
    report(
      .missingAmpersand, "'&' used with non-inout argument of type '\(describe(type))'", at: ampersand,
      fixIts: [FixIt("remove '&'", SourceEdit(ampersand, ""))])
    return false
  }

  /// Says so where a value is a parameter whose function type does not let it live longer than the call.
  mutating func checkEscaping(_ node: NodeID, _ what: String) {
    guard !node.isNone, tree.kind(node) == .identifierExpr, let local = local(tree.name(node)),
      !local.calmType.isNone, file > 0
    else { return }
    let name = text(local.name)
    let start = SourceRange(at: tree.range(local.calmType).lower)
    report(
      .typeMismatch, "\(what) '\(name)' to an '@escaping' closure", at: tree.range(node),
      notes: [Diagnostic.Note("parameter '\(name)' is implicitly non-escaping", at: local.range)],
      fixIts: [FixIt("insert '@escaping'", SourceEdit(start, "@escaping "))])
  }

  /// The type of a parameter that is a function and does not escape, as it is written.
  func calmType(of parameter: Parameter) -> NodeID {
    guard file > 0, parameter.flags.contains(.isFunction), !parameter.node.isNone,
      tree.kind(parameter.node) == .parameter, !parameter.flags.contains(.isAutoclosure)
    else { return .none }
    let written = tree.child(parameter.node, 1)
    var type = written
    while !type.isNone {
      switch tree.kind(type) {
      case .attributedType:
        if text(tree.name(type)) == "escaping" { return .none }
        type = tree.child(type, 0)
      case .functionType: return written
      default: return .none
      }
    }
    return .none
  }
}
