import LayoutDiagnostics
import LayoutSyntax

/// Macros among values: literals of colours and images, which are calls of the library's functions of the same names, places
/// in the source, and what belongs to other frameworks, which matters only if a layout runs into it.
extension Checker {
  mutating func inferMacro(_ node: NodeID, _ hint: TypeID) -> Typed {
    let spelling = text(tree.name(node))
    switch spelling {
    case "colorLiteral", "imageLiteral": return inferLiteralMacro(node, hint)
    case "function", "file", "fileID", "filePath":
      return Typed(type: knownTypes.string, code: emitString("", at: tree.range(node)))
    case "line", "column": return inferPosition(node, hint)
    case "Predicate": return inferPredicate(node, hint)
    case "selector", "keyPath", "Expression", "bundle": return foreignMacro(node)
    default:
      if !tree[node].flags.contains(.hasError) { reportUnsupported(node) }
      return .error
    }
  }

  /// `#line`, which is a literal: a number of the type that is wanted.
  private mutating func inferPosition(_ node: NodeID, _ hint: TypeID) -> Typed {
    let range = tree.range(node)
    let value = emitInteger(1, at: range)
    let wanted = types.unwrapped(hint)
    guard !wanted.isNone, isSized(wanted) else { return Typed(type: knownTypes.int, code: value) }
    let code = emit(.typedLiteral, a: value.index, b: typeValue(wanted, at: range).index, at: range)
    return Typed(type: wanted, code: code)
  }

  /// `#colorLiteral(red: 1, …)`: the function of that name.
  private mutating func inferLiteralMacro(_ node: NodeID, _ hint: TypeID) -> Typed {
    let start = scratch.candidates.count
    defer { scratch.candidates.truncate(to: start) }
    var id = table.first(NominalID(-1), tree.name(node))
    while !id.isNone {
      if table[id].kind == .function { scratch.candidates.append(id) }
      id = table[id].next
    }
    var site = pushSite(node, node, tree.child(node, 0), hint, start)
    site.base = .fileScope
    defer { scratch.arguments.truncate(to: site.arguments) }
    return scratch.candidates.count > start ? callCandidates(&site) : .error
  }
}
