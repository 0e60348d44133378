import LayoutDiagnostics

/// Functions, initialisers, subscripts, and their parameters.
extension Parser {
  mutating func parseFunctionDecl(_ context: ItemContext, _ start: Start) {
    advance()
    let name = kind.isOperator ? take() : parseName(of: "a function")
    parseGenericParameters()
    expectParameterList("the parameters of a function in parentheses")
    parseEffects()
    parseReturnType()
    parseWhereClause()
    parseFunctionBody(context, of: "a function")
    finish(.functionDecl, start, token: name)
  }

  mutating func parseInitializerDecl(_ context: ItemContext, _ start: Start) {
    let keyword = take()
    var flags: SyntaxFlags = []
    if consume(.postfixQuestion) { flags = .optional } else if consume(.postfixExclamation) { flags = .forced }
    parseGenericParameters()
    expectParameterList("the parameters of an initializer in parentheses")
    parseEffects()
    parseWhereClause()
    parseFunctionBody(context, of: "an initializer")
    finish(.initializerDecl, start, token: keyword, flags: flags)
  }

  mutating func parseDeinitializerDecl(_ start: Start) {
    let keyword = take()
    parseFunctionBody(.members, of: "a deinitializer")
    finish(.deinitializerDecl, start, token: keyword)
  }

  mutating func parseSubscriptDecl(_ start: Start) {
    let keyword = take()
    parseGenericParameters()
    expectParameterList("the parameters of a subscript in parentheses")
    parseReturnType()
    parseWhereClause()
    if kind == .leftBrace { parseAccessorBlock() } else { none() }
    finish(.subscriptDecl, start, token: keyword)
  }

  private mutating func expectParameterList(_ what: StaticString) {
    if kind == .leftParen { return parseParameterList(isEnumCase: false) }
    report(.expected(what))
    missing(.parameterList)
  }

  /// The body; a protocol's requirement has none.
  private mutating func parseFunctionBody(_ context: ItemContext, of what: StaticString) {
    if kind == .leftBrace { return parseCodeBlock() }
    if isInterface || context == .protocolMembers { return none() }
    expectCodeBlock(of: what)
  }

  /// `async`, `throws`, `throws(E)`, `rethrows`: kept as tokens.
  mutating func parseEffects() {
    while true {
      if kind == .kwThrows {
        advance()
        if kind == .leftParen {
          position = min(index(behind: position), regionEnd)
          load()
        }
      } else if isWord(.async) || isWord(.rethrows) {
        advance()
      } else {
        return
      }
    }
  }

  /// `-> T`, or nothing.
  mutating func parseReturnType() {
    if consume(.arrow) { parseType() } else { none() }
  }

  // MARK: Parameters

  /// `(a: Int, _ b: T = x)`; in an enum case types may stand alone.
  mutating func parseParameterList(isEnumCase: Bool) {
    let start = start()
    guard let region = openRegion() else { return finish(.parameterList, start, flags: .hasError) }
    while kind != .endOfFile {
      let element = position
      parseParameter(isEnumCase: isEnumCase)
      if !endElement(since: element) { break }
    }
    closeRegion(region)
    finish(.parameterList, start)
  }

  mutating func parseParameter(isEnumCase: Bool) {
    let start = start()
    parseParameterAttributes()
    var label = TokenID.none
    var name = TokenID.none
    if kind.isWord, isEnumCase ? kind(ahead: 1) == .colon || kind(ahead: 2) == .colon : true {
      name = take()
      if kind.isWord, !lacksTypeColon {
        label = name
        name = take()
      }
    } else if !isEnumCase {
      report(.expectedName(of: "a parameter"))
    }
    var flags: SyntaxFlags = []
    parseParameterType(hasName: !name.isNone, &flags)
    if consume(.equal) { parseExpression() } else { none() }
    finish(.parameter, start, token: name, label: label, flags: flags)
  }

  /// Attributes of a parameter; words such as `isolated` are kept as tokens.
  private mutating func parseParameterAttributes() {
    let start = start()
    while kind == .at { parseAttribute() }
    if stack.count == start.height { none() } else { finish(.attributeList, start) }
  }

  private mutating func parseParameterType(hasName: Bool, _ flags: inout SyntaxFlags) {
    if hasName, !expectTypeColon(behind: "the name of a parameter") {
      report(.expected("':' and the parameter's type"))
      return missing(.missingType)
    }
    if kind == .kwInout { flags.insert(.inOut) }
    parseType()
    if kind != .endOfFile, name == OperatorName.ellipsis.name {
      advance()
      flags.insert(.variadic)
    }
  }

  /// The end of an element of a bracketed list that began at a token; says whether another may follow.
  mutating func endElement(since start: Int) -> Bool {
    if kind == .comma {
      advance()
      return true
    }
    guard kind != .endOfFile else { return false }
    return recoverElement(hasProgress: position > start)
  }

  /// Behind an element that no comma ends: a comma is missing where another element can start; else the rest of the
  /// element is stepped over.
  private mutating func recoverElement(hasProgress: Bool) -> Bool {
    if hasProgress, startsExpression || kind.isWord || kind == .at {
      report(.missingComma)
      return true
    }
    report(.unexpected)
    var end = position
    while end < regionEnd, tokens[end].kind != .comma { end = index(behind: end) }
    skipUnexpected(to: min(end, regionEnd))
    return consume(.comma) || kind != .endOfFile
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .prefixOperator, .infixOperator, .postfixOperator, .postfixExclamation, .prefixAmpersand: true
    default: false
    }
  }
}
