import LayoutDiagnostics

/// Operands without prefix and suffix: names, literals, brackets, closures, key paths, macros.
extension Parser {
  mutating func parsePrimary() {
    switch kind {
    case .identifier, .dollarIdentifier, .kwSelf, .kwSelfType, .kwSuper, .kwAny: parseIdentifierExpr()
    case .integerLiteral: parseLiteral(.integerLiteral)
    case .floatLiteral: parseLiteral(.floatLiteral)
    case .kwTrue, .kwFalse: finishToken(.booleanLiteral)
    case .kwNil: finishToken(.nilLiteral)
    case .regexLiteral: finishToken(.regexLiteral)
    case .stringQuote: parseStringLiteral()
    case .period: parseImplicitMember()
    case .leftParen: parseParenExpr()
    case .leftBracket: parseCollectionLiteral()
    case .leftBrace: parseClosureExpr()
    case .backslash: parseKeyPath()
    case .pound: parseMacroExpr()
    case .kwUnderscore: finishToken(.discardExpr)
    case .kwIf: parseIfStmt()
    case .kwSwitch: parseSwitchStmt()
    case .kwInit where isMemberOfType: parseIdentifierExpr()
    default: recoverMissingExpression()
    }
  }

  private var isMemberOfType: Bool { kind(ahead: 1) == .leftParen }

  private mutating func recoverMissingExpression() {
    report(.expectedExpression(after: nil))
    // A keyword that starts nothing here is taken for the operand, unless it may belong to what stands around.
    let isStrayKeyword =
      kind.isReserved && !isAfterNewline && kind != .kwIn && kind != .kwWhere && kind != .kwElse && kind != .kwCase
      && kind != .kwDefault
    let start = start()
    if isStrayKeyword {
      advance()
      finish(.missingExpr, start, flags: .hasError)
    } else {
      missing(.missingExpr)
    }
  }

  /// A name, with the labels of a function that is named and not called: `zip(_:_:)`. Behind a type's name it is a call whose
  /// values are still missing.
  private mutating func parseIdentifierExpr() {
    let start = start()
    let isTypeName = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= text[Int(token.start)]
    let name = take()
    if !isTypeName { parseArgumentLabels() }
    finish(.identifierExpr, start, token: name)
  }

  private mutating func parseLiteral(_ kind: SyntaxKind) {
    let isBroken = token.flags.contains(.hasError)
    finishToken(kind, flags: isBroken ? .hasError : [])
  }

  /// `.name`.
  mutating func parseImplicitMember() {
    let start = start()
    advance()
    if kind.isWord, !isAfterNewline {
      let name = take()
      finish(.implicitMemberExpr, start, token: name)
    } else {
      report(.expectedName(of: "a member behind '.'"))
      if isReportedJunk { advance() }
      finish(.implicitMemberExpr, start, flags: .hasError)
    }
  }

  /// `(x)`, `()`, `(a, label: b)`.
  mutating func parseParenExpr() {
    let start = start()
    parseBracketedArguments(mayAssign: true)
    let count = stack.count - start.height
    let only = count == 1 ? stack[start.height] : .none
    if !only.isNone, nodes[Int(only.index)].kind == .argument, nodes[Int(only.index)].label.isNone {
      unwrapArgument()
      finish(.parenExpr, start)
    } else {
      finish(.tupleExpr, start)
    }
  }

  /// Takes back the argument node, which was made last, around the value that is left on the stack.
  private mutating func unwrapArgument() {
    children.removeLast(Int(nodes[nodes.count - 1].childCount))
    nodes.removeLast(1)
    stack[stack.count - 1] = NodeID(UInt32(nodes.count - 1))
  }

  // MARK: Collections

  /// `[a, b]`, `[k: v]`, `[]`, `[:]`.
  mutating func parseCollectionLiteral() {
    let start = start()
    guard let region = openRegion(keepsPattern: true) else { return finish(.arrayLiteral, start, flags: .hasError) }
    var isDictionary = false
    if kind == .colon, kind(ahead: 1) == .endOfFile {
      isDictionary = true
      advance()
    }
    while kind != .endOfFile {
      let element = position
      parseElement(&isDictionary, isFirst: stack.count == start.height)
      if !endElement(since: element) { break }
    }
    closeRegion(region)
    finish(isDictionary ? .dictionaryLiteral : .arrayLiteral, start)
  }

  /// An element, or a key and its value; the first one decides which.
  mutating func parseElement(_ isDictionary: inout Bool, isFirst: Bool) {
    parseExpression()
    if kind == .colon, isFirst { isDictionary = true }
    guard isDictionary else { return }
    if consume(.colon) {
      expectExpression(behind: position - 1)
    } else {
      report(.expected("':' and the key's value"))
      if kind == .comma, kind(ahead: 2) == .comma || kind(ahead: 2) == .endOfFile {
        advance()
        parseExpression()
      } else {
        missing(.missingExpr)
      }
    }
  }

  // MARK: Strings

  /// Quotes, text and interpolations. The lexer has found its parts, and what is wrong with them.
  mutating func parseStringLiteral() {
    let start = start()
    let quote = token
    advance()
    while kind == .stringSegment || kind == .interpolationStart {
      if kind == .stringSegment {
        parseLiteral(.stringText)
      } else {
        parseInterpolation()
      }
    }
    let isClosed = consume(.stringEndQuote)
    if !isClosed || quote.flags.contains(.hasError) { hasErrors = true }
    finish(.stringLiteral, start, flags: isClosed && !quote.flags.contains(.hasError) ? [] : .hasError)
  }

  mutating func parseInterpolation() {
    let start = start()
    let list = self.start()
    let isBroken = token.flags.contains(.hasError)
    let wasPattern = isPattern
    isPattern = false
    if isBroken { skipBrokenInterpolation() } else { parseBracketedArguments() }
    isPattern = wasPattern
    finish(.argumentList, list)
    finish(.interpolation, start, flags: isBroken ? .hasError : [])
  }

  /// Steps over an interpolation that its line's end has cut off: the string's message says it all.
  private mutating func skipBrokenInterpolation() {
    mistakes += 1
    position = min(index(behind: position), regionEnd)
    load()
  }

  // MARK: Key paths and macros

  /// `\Root.a.b[0]?.c`, `\.self`.
  mutating func parseKeyPath() {
    let start = start()
    advance()
    if kind == .period || kind == .leftBracket { none() } else { parseKeyPathRoot() }
    while true {
      let component = self.start()
      switch kind {
      case .period:
        advance()
        parseKeyPathMember(component)
      case .leftBracket where !isAfterNewline:
        let list = self.start()
        parseBracketedArguments()
        finish(.argumentList, list)
        finish(.keyPathComponent, component)
      case .postfixQuestion, .postfixExclamation:
        let mark = take()
        finish(.keyPathComponent, component, token: mark)
      default: return finish(.keyPathExpr, start)
      }
    }
  }

  /// The root is a type without members: those are the path.
  private mutating func parseKeyPathRoot() { parsePrimaryType() }

  private mutating func parseKeyPathMember(_ start: Start) {
    if kind.isWord || kind == .integerLiteral {
      let name = take()
      finish(.keyPathComponent, start, token: name)
    } else if kind == .leftBracket || kind == .postfixQuestion {
      // `\.[0]`, `\.?.a`: the period belongs to the component behind it.
    } else {
      report(.expectedName(of: "a member behind '.'"))
      if isReportedJunk { advance() }
      finish(.keyPathComponent, start, flags: .hasError)
    }
  }

  /// `#selector(…)`, `#Preview("name") { … }` inside code.
  mutating func parseMacroExpr() {
    let start = start()
    parseMacroCall(.macroExpr, start)
  }
}
