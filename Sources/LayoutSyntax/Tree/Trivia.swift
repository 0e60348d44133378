package import LayoutDiagnostics

/// A piece of what lies between two tokens: white space, a line break, a comment.
///
/// Trivia is not kept in the tree; it is read off the bytes when somebody asks, which only those do that write source.
package struct Trivia: Hashable, Sendable {
  package enum Kind: Sendable {
    /// Spaces, tabs and the like.
    case spaces
    /// One line break: `\n`, `\r\n` or `\r`.
    case newline
    /// `// …`, without the line break.
    case lineComment
    /// `/// …`, without the line break.
    case documentationComment
    /// `/* … */`, with the comments in it.
    case blockComment
    /// `#! …` on the first line, or a byte order mark.
    case fileStart
  }

  package var kind: Kind
  /// Where it stands, in the shared offset space.
  package var range: SourceRange
}

extension SyntaxTree {
  /// What lies between a token and the one before it, in order; together with the tokens, every byte of the file.
  package func trivia(before token: TokenID) -> [Trivia] {
    let index = Int(token.index)
    var scanner = TriviaScanner(
      text: file.text, base: file.base, position: index == 0 ? 0 : Int(tokens[index - 1].end),
      end: Int(tokens[index].start))
    return scanner.scan()
  }
}

private struct TriviaScanner {
  let text: [UInt8]
  let base: SourceOffset
  var position: Int
  let end: Int

  mutating func scan() -> [Trivia] {
    var pieces: [Trivia] = []
    while position < end {
      let start = position
      let kind = skipPiece()
      pieces.append(
        Trivia(kind: kind, range: SourceRange(base + SourceOffset(start), base + SourceOffset(position))))
    }
    return pieces
  }

  private mutating func skipPiece() -> Trivia.Kind {
    switch (byte(0), byte(1)) {
    case (0x0A, _), (0x0D, _):
      position += byte(0) == 0x0D && byte(1) == 0x0A ? 2 : 1
      return .newline
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      let isDocumentation = byte(2) == UInt8(ascii: "/") && byte(3) != UInt8(ascii: "/")
      skip { $0 != 0x0A && $0 != 0x0D }
      return isDocumentation ? .documentationComment : .lineComment
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      skipBlockComment()
      return .blockComment
    case (UInt8(ascii: "#"), _):
      skip { $0 != 0x0A && $0 != 0x0D }
      return .fileStart
    case (0xEF, 0xBB) where position == 0:
      position += 3
      return .fileStart
    default:
      position += 1
      skip { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }
      return .spaces
    }
  }

  private func byte(_ offset: Int) -> UInt8 { position + offset < end ? text[position + offset] : 0 }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < end, condition(text[position]) { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < end
  }
}
