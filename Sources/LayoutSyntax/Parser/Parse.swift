package import LayoutDiagnostics

/// A file's tree and what is wrong with it.
package struct ParsedFile: Sendable {
  package var tree: SyntaxTree
  /// In order of detection: tokens, brackets, grammar.
  package var diagnostics: [Diagnostic]
}

/// Parses a file. Never fails: what does not parse is kept in the tree and explained by a diagnostic. In an interface,
/// functions and initialisers may do without a body.
package func parse(_ file: SourceFile, names: inout NameTable, isInterface: Bool = false) -> ParsedFile {
  file.text.withUnsafeBufferPointer { text in
    let lexed = lex(text, base: file.base, names: &names)
    if let place = binaryByte(text, lexed, base: file.base) { return unreadable(file, lexed.tokens, at: place) }
    return lexed.tokens.withUnsafeBufferPointer { tokens in
      let brackets = Brackets(tokens: tokens, file: file)
      return brackets.ends.withUnsafeBufferPointer { ends in
        let input = ParserInput(
          text: text, tokens: tokens, ends: ends, base: file.base,
          diagnostics: lexed.diagnostics + brackets.diagnostics,
          isInterface: isInterface)
        let output = parse(input)
        let root = NodeID(UInt32(output.nodes.count - 1))
        let tree = SyntaxTree(
          file: file, tokens: lexed.tokens, nodes: output.nodes, children: output.children, root: root)
        return ParsedFile(tree: tree, diagnostics: output.diagnostics)
      }
    }
  }
}

/// Where a file shows that it is no text at all: its first NUL, or bytes that are not UTF-8 on more lines than anybody would
/// want to read about.
private func binaryByte(_ text: UnsafeBufferPointer<UInt8>, _ lexed: LexedFile, base: SourceOffset) -> SourceOffset? {
  guard !lexed.diagnostics.isEmpty else { return nil }
  if let offset = text.firstIndex(of: 0) { return base + SourceOffset(offset) }
  let broken = lexed.diagnostics.filter { $0.id == .invalidUTF8 }
  return broken.count < SyntaxLimits.invalidUTF8Reports ? nil : broken[0].range.lower
}

/// A file of which nothing is read: its tokens, which reproduce it, and one message.
private func unreadable(_ file: SourceFile, _ tokens: [Token], at place: SourceOffset) -> ParsedFile {
  let root = SyntaxNode(
    kind: .sourceFile, flags: .hasError, token: .none, label: .none, first: TokenID(0),
    last: TokenID(UInt32(tokens.count - 1)), childStart: 0, childCount: 0)
  let tree = SyntaxTree(file: file, tokens: tokens, nodes: [root], children: [], root: NodeID(0))
  return ParsedFile(tree: tree, diagnostics: [.notText(at: SourceRange(at: place))])
}

/// What the parser works on: the tokens with what is known about them.
struct ParserInput {
  var text: UnsafeBufferPointer<UInt8>
  var tokens: UnsafeBufferPointer<Token>
  /// Where the region of an opening bracket ends, by token (``Brackets``).
  var ends: UnsafeBufferPointer<UInt32>
  var base: SourceOffset
  /// What has been found wrong so far.
  var diagnostics: [Diagnostic]
  var isInterface: Bool
}

private struct ParserOutput {
  var nodes: [SyntaxNode] = []
  var children: [NodeID] = []
  var diagnostics: [Diagnostic] = []
}

/// Parses with room for as many nodes as people's files have, and again with more room where that was not enough.
private func parse(_ input: ParserInput) -> ParserOutput {
  var room = input.tokens.count + 64
  while true {
    if let output = parse(input, room: room) { return output }
    room *= 4
  }
}

private func parse(_ input: ParserInput, room: Int) -> ParserOutput? {
  var output = ParserOutput()
  var isComplete = false
  output.nodes = [SyntaxNode](unsafeUninitializedCapacity: room) { nodes, nodeCount in
    output.children = [NodeID](unsafeUninitializedCapacity: room * 2) { children, childCount in
      var parser = Parser(input, nodes: nodes, children: children)
      parser.parseSourceFile()
      parser.stack.deallocate()
      output.diagnostics = parser.diagnostics
      isComplete = !parser.nodes.isFull && !parser.children.isFull
      nodeCount = parser.nodes.count
      childCount = parser.children.count
    }
  }
  return isComplete ? output : nil
}
