import LayoutCompiler
import LayoutDiagnostics
import LayoutSyntax

/// What can be laid out of a file with errors: the file without the items that the errors are in.
///
/// Whoever is in the middle of typing has an error somewhere, and still wants to hear of the rest. So the innermost item with an
/// error (a view in braces, a statement, a declaration) is overwritten with spaces, which keeps every offset; where
/// that makes new errors, those go the same way, from the inside out. What is found is believed unless a piece is missing right
/// there: in the view itself or beside it.
struct Salvage {
  let sources: SourceMap
  private let holes: [NodeID]
  private let syntax: SyntaxIndex

  /// One hole may make errors elsewhere, and those the next; what does not end soon is not worth it.
  private static let rounds = 8

  /// Nil if nothing can be saved.
  init?(_ original: SourceMap, _ syntax: SyntaxIndex, _ diagnostics: [Diagnostic], _ cache: inout LibraryCache) {
    var holes: [NodeID] = []
    var errors = diagnostics.filter { $0.severity == .error }
    var text = original.files[0].text
    let base = original.files[0].base
    for _ in 0..<Self.rounds {
      let known = holes
      let items = errors.compactMap { syntax.item(around: $0.range.lower, outside: known) }
      if items.isEmpty { return nil }
      for item in items where !holes.contains(item) {
        holes.append(item)
        let range = syntax.tree.range(item)
        for index in Int(range.lower - base)..<Int(range.upper - base) where text[index] > 0x20 { text[index] = 0x20 }
      }
      let changed = SourceMap(path: original.files[0].path, text: text)
      errors = check(changed, cache: &cache).diagnostics.filter { $0.severity == .error }
      if errors.isEmpty {
        self.sources = changed
        self.holes = holes
        self.syntax = syntax
        return
      }
    }
    return nil
  }

  /// Whether what was found at a place may come from a piece that is missing.
  func isInDoubt(_ range: SourceRange) -> Bool {
    guard let item = syntax.item(around: range.lower, outside: []), let body = syntax.parent(item) else { return false }
    let whole = syntax.tree.range(item)
    return holes.contains { hole in
      let isInside = whole.lower <= syntax.tree.range(hole).lower && syntax.tree.range(hole).upper <= whole.upper
      return isInside || (syntax.parent(hole) == body && syntax.tree.kind(body) == .closureExpr)
    }
  }
}

extension SyntaxIndex {
  /// The innermost item of braces or of the file that an offset lies in and that is not, or in, one of some items.
  fileprivate func item(around offset: SourceOffset, outside holes: [NodeID]) -> NodeID? {
    var found: NodeID?
    for index in tree.nodes.indices {
      let node = NodeID(UInt32(index))
      guard let parent = parent(node), isItemList(parent), tree.kind(node) != .closureSignature else { continue }
      let range = tree.range(node)
      guard range.lower <= offset, offset <= range.upper, range.lower < range.upper else { continue }
      if holes.contains(where: { encloses($0, node) }) { continue }
      guard let best = found else {
        found = node
        continue
      }
      let known = tree.range(best)
      if range.upper - range.lower < known.upper - known.lower { found = node }
    }
    return found
  }

  private func isItemList(_ node: NodeID) -> Bool {
    [.sourceFile, .codeBlock, .memberBlock, .closureExpr, .itemList].contains(tree.kind(node))
  }

  private func encloses(_ outer: NodeID, _ inner: NodeID) -> Bool {
    tree.range(outer).lower <= tree.range(inner).lower && tree.range(inner).upper <= tree.range(outer).upper
  }
}
