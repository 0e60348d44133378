import LayoutDiagnostics

/// Calls whose parentheses were forgotten: `Text "a"`, `.padding 8`, `.frame width: 4, height: 5`.
///
/// No statement goes on with a second operand, so a literal behind a type's name or a member's on the same line is an
/// argument. One message says so, and the call is checked as it was meant.
extension Parser {
  /// Whether the current token is an argument of the name before it.
  var lacksParenthesis: Bool {
    mutating get {
      guard position > 0, token.flags.contains(.afterSpace), !isAfterNewline, !isPattern, let callee = stack.last,
        !callee.isNone, tokens[position - 1].kind == .identifier
      else { return false }
      let node = nodes[Int(callee.index)].kind
      let isMember = node == .memberExpr
      guard isMember || node == .identifierExpr && isCapital(position - 1) else { return false }
      if kind != .identifier { return !isMember || isInBraces }
      switch kind(ahead: 1) {
      case .colon: return isInBraces
      case .leftParen, .leftBrace: return false
      default: return !isMember && !isCapital(position) && token.name.index >= Precedence.firstName
      }
    }
  }

  /// Whether the innermost bracket holds statements, which commas do not part.
  private var isInBraces: Bool {
    mutating get {
      tokens[regionEnd].kind == .rightBrace || tokens[regionEnd].kind == .endOfFile
    }
  }

  /// The arguments as a call has them, up to the end of the line.
  mutating func recoverBareArguments(_ start: Start) {
    let list = self.start()
    repeat {
      if kind == .identifier, kind(ahead: 1) == .colon {
        parseArgument()
      } else {
        let argument = self.start()
        parsePrimary()
        finish(.argument, argument)
      }
    } while isInBraces && consume(.comma)
    reportAside(.bareArguments(list.token))
    finish(.argumentList, list, flags: .hasError)
    finish(.callExpr, start)
  }
}
