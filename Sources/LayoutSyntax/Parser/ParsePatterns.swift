import LayoutDiagnostics

/// Patterns: of declarations and loops, and those of cases, which may hold expressions.
extension Parser {
  /// A name, `_`, or a tuple of patterns.
  mutating func parsePattern() {
    switch kind {
    case .kwUnderscore: finishToken(.wildcardPattern)
    case .leftParen: parseTuplePattern()
    case .identifier: finishToken(.identifierPattern)
    case .dollarIdentifier: finishToken(.identifierPattern)
    default:
      let start = start()
      let name = parseName(of: "a variable")
      finish(.identifierPattern, start, token: name, flags: .hasError)
    }
  }

  /// `(a, _, label: b)`.
  mutating func parseTuplePattern() {
    let start = start()
    guard let region = openRegion(keepsPattern: true) else { return finish(.tuplePattern, start, flags: .hasError) }
    while kind != .endOfFile {
      let element = position
      parseTuplePatternElement()
      if !endElement(since: element) { break }
    }
    closeRegion(region)
    finish(.tuplePattern, start)
  }

  mutating func parseTuplePatternElement() {
    let start = start()
    var label = TokenID.none
    if kind.isWord, kind(ahead: 1) == .colon {
      label = take()
      advance()
    }
    if isPattern { parseCasePattern() } else { parsePattern() }
    finish(.tuplePatternElement, start, label: label)
  }

  /// The pattern of a case: a binding, a type test, a tuple of them, or an expression to compare with.
  mutating func parseCasePattern() {
    let wasPattern = isPattern
    isPattern = true
    defer { isPattern = wasPattern }
    switch kind {
    case .kwLet, .kwVar: parseBindingPattern()
    case .kwIs: parseIsPattern()
    case .kwUnderscore where endsPattern(at: position + 1): finishToken(.wildcardPattern)
    case .leftParen where endsPattern(at: index(behind: position)): parseTuplePattern()
    default:
      let start = start()
      parseBinary(Precedence.assignment.level + 1)
      finish(.expressionPattern, start)
    }
  }

  /// Whether a pattern that ends before a token is complete.
  private func endsPattern(at index: Int) -> Bool {
    switch kind(at: index) {
    case .endOfFile, .comma, .colon, .equal, .kwWhere, .kwIn: true
    default: false
    }
  }

  /// `let pattern`: every name in it is new.
  mutating func parseBindingPattern() {
    let start = start()
    let keyword = take()
    guard enter() else { return missing(.missingExpr) }
    defer { leave() }
    if kind == .identifier, endsPattern(at: position + 1) {
      finishToken(.identifierPattern)
    } else {
      parseCasePattern()
    }
    finish(.bindingPattern, start, token: keyword)
  }

  mutating func parseIsPattern() {
    let start = start()
    advance()
    parseType()
    finish(.isPattern, start)
  }
}
