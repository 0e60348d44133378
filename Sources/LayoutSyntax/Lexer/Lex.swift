import LayoutDiagnostics

/// A file's tokens and what is wrong with them.
struct LexedFile {
  /// In source order; the last one is the end of the file.
  var tokens: [Token]
  var diagnostics: [Diagnostic]
}

/// Turns the bytes of a file into tokens, and their names into numbers.
func lex(_ text: UnsafeBufferPointer<UInt8>, base: SourceOffset, names: inout NameTable) -> LexedFile {
  lex(text, base, &names, capacity: text.count / 2 + 64) ?? lex(text, base, &names, capacity: text.count + 2)
    ?? LexedFile(tokens: [], diagnostics: [])
}

/// Lexes into memory for a number of tokens; `nil` if there are more. There is at most one a byte, and the end.
private func lex(
  _ text: UnsafeBufferPointer<UInt8>, _ base: SourceOffset, _ names: inout NameTable, capacity: Int
) -> LexedFile? {
  var table = names
  names = NameTable.placeholder
  var diagnostics: [Diagnostic] = []
  var isComplete = false
  let tokens = [Token](unsafeUninitializedCapacity: capacity) { memory, count in
    ByteClass.table.withUnsafeBufferPointer { classes in
      var lexer = Lexer(text: text, classes: classes, base: base, names: table, tokens: memory)
      table = NameTable.placeholder
      lexer.lexFile()
      table = lexer.names
      diagnostics = lexer.diagnostics
      isComplete = !lexer.tokens.isFull
      count = lexer.tokens.count
    }
  }
  names = table
  return isComplete ? LexedFile(tokens: tokens, diagnostics: diagnostics) : nil
}
