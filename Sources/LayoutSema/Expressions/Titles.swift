import LayoutDiagnostics
import LayoutSyntax

/// Titles of views: `Toggle("I agree to the [Terms](…)", isOn: $agrees)`.
///
/// A view takes its title as a string or as a key of a table of translations, and a literal is the latter: numbers in it are
/// written as a language does it, and Markdown in it is read. A variable of type `String` is shown as it is. The library declares
/// one parameter for both, so the argument says here which of them it is.
extension Checker {
  /// Whether a literal is the title of a view of the library: a string there would have had to be one before.
  mutating func isTitle(_ argument: Argument, _ expected: TypeID, _ id: DeclarationID) -> Bool {
    argument.shape == .string && argument.typed == nil && takesTitle(expected, id)
  }

  /// Whether a parameter of a declaration of the library is for a title: text of any type, for a view.
  private mutating func takesTitle(_ type: TypeID, _ id: DeclarationID) -> Bool {
    types.kind(type) == .parameter && constraints(of: type).contains(knownTypes.stringProtocol) && isOfView(id)
  }

  private mutating func isOfView(_ id: DeclarationID) -> Bool {
    guard table[id].flags.contains(.isLibrary), table[id].owner.index >= 0 else { return false }
    return table[id].owner == knownTypes.view || conforms(types.nominal(table[id].owner), to: knownTypes.view)
  }

  /// The code of a title in which Markdown is read, where an argument is one: a literal or a choice of literals, or a value
  /// of a type that may be translated. What has no mark in it stays the string that it is.
  mutating func title(_ argument: Argument, _ value: Typed, _ type: TypeID, _ id: DeclarationID) -> ExpressionID {
    guard !value.isFailed, isMarkedTitle(type, id), isLocalized(value.type) || isLiteral(argument.value) else {
      return value.code
    }
    return marked(value.code)
  }

  /// Whether a parameter is for a title that a view shows; a text reads its own Markdown.
  mutating func isMarkedTitle(_ type: TypeID, _ id: DeclarationID) -> Bool {
    guard table[id].kind == .initializer, table[id].owner != knownTypes.text else { return false }
    return takesTitle(type, id) || isLocalized(type) && isOfView(id)
  }

  private mutating func marked(_ code: ExpressionID) -> ExpressionID {
    let row = program[code]
    if row.operation == .string, !hasMark(program.strings[Int(row.a)]) { return code }
    return emit(.interpolate, list: [code], c: 2, at: row.range)
  }

  /// Whether an expression is a string literal, or one of two.
  private func isLiteral(_ node: NodeID) -> Bool {
    guard !node.isNone else { return false }
    switch tree.kind(node) {
    case .stringLiteral: return true
    case .parenExpr: return isLiteral(tree.child(node, 0))
    case .ternaryExpr: return isLiteral(tree.child(node, 1)) && isLiteral(tree.child(node, 2))
    default: return false
    }
  }

  /// Whether anything in a text may be Markdown.
  private func hasMark(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// A literal that is a title, where a call is read as the one before it.
  mutating func titleCode(_ node: NodeID) -> ExpressionID {
    if let text = StringText.plain(tree, node), !hasMark(text) { return emitString(text, at: tree.range(node)) }
    body.expectTitle(true)
    return marked(inferLiteral(node, .none).code)
  }
}
