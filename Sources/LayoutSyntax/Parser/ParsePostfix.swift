import LayoutDiagnostics

/// Operands with what stands behind them: members, calls, subscripts, trailing closures. A chain of a thousand modifiers is
/// one loop here, and no nesting.
extension Parser {
  mutating func parsePostfix() {
    let start = start()
    parsePrimary()
    parseSuffixes(start)
  }

  /// Suffixes of the operand on top of the stack.
  mutating func parseSuffixes(_ start: Start) {
    while true {
      switch kind {
      case .period: parseMemberSuffix(start)
      case .identifier where lacksPeriod: recoverMemberWithoutPeriod(start)
      case .stringQuote where lacksParenthesis, .integerLiteral where lacksParenthesis,
        .floatLiteral where lacksParenthesis, .identifier where lacksParenthesis:
        recoverBareArguments(start)
      case .leftParen where !isAfterNewline: parseCallSuffix(start)
      case .leftBracket where !isAfterNewline: parseSubscriptSuffix(start)
      case .leftBrace where canBeCalled && takesTrailingClosure: parseCallSuffix(start)
      case .postfixQuestion:
        advance()
        finish(.optionalChainExpr, start)
      case .postfixExclamation:
        advance()
        finish(.forceUnwrapExpr, start)
      case .postfixOperator:
        if startsAngle, parseGenericSuffix(start) { continue }
        let operation = take()
        finish(.postfixExpr, start, token: operation)
      case .infixOperator, .prefixOperator:
        guard startsAngle, parseGenericSuffix(start) else { return }
      case .poundIf where continuesChain(position): parsePostfixIfConfig(start)
      case .rightParen where kind(ahead: 1) == .period, .rightBracket where kind(ahead: 1) == .period:
        advance()  // a stray, which has been reported; the chain goes on behind it
      default: return
      }
    }
  }

  /// `.name`, `.0`, `.init`, `.self`.
  private mutating func parseMemberSuffix(_ start: Start) {
    advance()
    let isOnNextLine = kind != .endOfFile && isAfterNewline && (kind != .identifier || startsOtherView)
    if kind.isWord && !isOnNextLine || kind == .integerLiteral || kind == .dollarIdentifier {
      let name = take()
      parseArgumentLabels()
      finish(.memberExpr, start, token: name)
    } else {
      report(.expectedName(of: "a member behind '.'"))
      if isReportedJunk { advance() }
      finish(.memberExpr, start, flags: .hasError)
    }
  }

  /// `Text("a")padding(3)`: a call right behind a bracket.
  private var lacksPeriod: Bool {
    mutating get {
      guard !token.flags.contains(.afterSpace), !isAfterNewline, kind(ahead: 1) == .leftParen else { return false }
      return tokens[position - 1].kind == .rightParen || tokens[position - 1].kind == .rightBrace
    }
  }

  private mutating func recoverMemberWithoutPeriod(_ start: Start) {
    report(.expectedHere("'.' before the name of a member"))
    let name = take()
    finish(.memberExpr, start, token: name)
  }

  /// `Text("a").` with `Text("b")` on the next line: what is called by a capital is a view of its own, not a member.
  private var startsOtherView: Bool {
    mutating get {
      let next = kind(ahead: 1)
      guard next == .leftParen || next == .leftBrace else { return false }
      let first = text[Int(token.start)]
      return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }
  }

  /// Steps over the labels of a function that is named and not called.
  mutating func parseArgumentLabels() {
    guard kind == .leftParen, !isAfterNewline, let end = endOfArgumentLabels() else { return }
    position = end
    load()
  }

  /// The labels of a function that is named and not called, as in `foo(bar:baz:)`: the index behind them. A space before
  /// the parenthesis says that a value is still missing.
  private mutating func endOfArgumentLabels() -> Int? {
    let end = Int(ends[position] & ~Brackets.virtualBit)
    guard end > position + 2, end <= regionEnd, tokens[end - 1].kind == .colon,
      !tokens[end].flags.contains(.afterSpace)
    else { return nil }
    var index = position + 1
    while index < end {
      guard tokens[index].kind.isWord, tokens[index + 1].kind == .colon else { return nil }
      index += 2
    }
    return self.index(behind: position)
  }

  /// Arguments in parentheses, closures behind them, or both.
  private mutating func parseCallSuffix(_ start: Start) {
    parseArgumentList()
    finish(.callExpr, start)
  }

  private mutating func parseSubscriptSuffix(_ start: Start) {
    let list = self.start()
    let isWhole = parseBracketedArguments()
    finish(.argumentList, list, flags: isWhole ? [] : .hasError)
    finish(.subscriptExpr, start)
  }

  // MARK: Arguments

  /// `(a, label: b) { … } label: { … }`, of which the parentheses or the closures may be absent.
  mutating func parseArgumentList() {
    let start = start()
    let isWhole = kind == .leftParen ? parseBracketedArguments() : true
    if kind == .leftBrace, takesTrailingClosure { parseTrailingClosures() }
    finish(.argumentList, start, flags: isWhole ? [] : .hasError)
  }

  /// The arguments in parentheses or brackets; their nodes are slots of the caller. Says whether a bracket closes them and
  /// commas part them, so that how many there are means something.
  ///
  /// - Parameter mayAssign: whether `(a = b)` is an assignment, as it is where the parentheses are those of an expression.
  @discardableResult
  mutating func parseBracketedArguments(mayAssign: Bool = false) -> Bool {
    guard var region = openRegion(keepsPattern: true) else {
      hasErrors = true
      missing(.missingExpr)
      return false
    }
    var isWhole = !region.isVirtual
    while kind != .endOfFile {
      let element = position
      parseArgument(mayAssign: mayAssign)
      if region.isVirtual, kind == .leftBrace {
        region.end = position
        break
      }
      isWhole = isWhole && (kind == .comma || kind == .endOfFile)
      if !endElement(since: element) { break }
    }
    closeRegion(region)
    return isWhole
  }

  mutating func parseArgument(mayAssign: Bool = false) {
    let start = start()
    var label = TokenID.none
    if kind.isWord, kind(ahead: 1) == .colon {
      label = take()
      advance()
      if !startsExpression {
        reportMissingOperand(behind: position - 1)
        return finish(.argument, start, label: label)
      }
    }
    if !takeLeafArgument() {
      if !(mayAssign && kind(ahead: 1) == .equal), lacksLabelColon { label = takeLabelWithoutColon() }
      parseExpression()
    }
    finish(.argument, start, label: label)
  }

  /// An argument that is one token, which most are: it needs no look at operators and suffixes.
  private mutating func takeLeafArgument() -> Bool {
    let next = kind(ahead: 1)
    guard next == .comma || next == .endOfFile else { return false }
    switch kind {
    case .identifier: finishToken(.identifierExpr)
    case .integerLiteral where !token.flags.contains(.hasError): finishToken(.integerLiteral)
    case .floatLiteral where !token.flags.contains(.hasError): finishToken(.floatLiteral)
    default: return false
    }
    return true
  }

  /// `{ … } label: { … }`.
  private mutating func parseTrailingClosures() {
    var label = TokenID.none
    while true {
      var start = start()
      if !label.isNone { start.token = Int(label.index) }
      parseClosureExpr()
      finish(.argument, start, label: label, flags: .trailing)
      guard kind.isWord, kind != .kwDefault, kind(ahead: 1) == .colon, kind(ahead: 2) == .leftBrace else { return }
      label = take()
      advance()
    }
  }

  /// Whether the `{` at the current token is a closure for the operand before it: not in the head of a statement, where it
  /// is the body (unless what follows shows that the body is yet to come), and not if it holds accessors.
  var takesTrailingClosure: Bool {
    mutating get {
      if startsObserver(behind: position) { return false }
      return allowsTrailingClosure || bodyFollows(index(behind: position))
    }
  }

  /// Whether the operand on top of the stack can take a closure.
  private var canBeCalled: Bool {
    mutating get {
      guard let callee = stack.last, !callee.isNone else { return false }
      return switch nodes[Int(callee.index)].kind {
      case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .stringLiteral, .missingExpr,
        .ifStmt,
        .switchStmt, .macroExpr:
        false
      default: true
      }
    }
  }

  /// Whether, behind a closure in the head of a statement, the head goes on on the same line.
  private mutating func bodyFollows(_ index: Int) -> Bool {
    guard index < regionEnd, !tokens[index].flags.contains(.afterNewline) else { return false }
    switch tokens[index].kind {
    case .leftBrace, .kwWhere, .comma, .leftBracket, .leftParen, .period, .kwIs, .kwAs, .postfixQuestion,
      .infixQuestion,
      .postfixExclamation, .colon, .equal, .postfixOperator, .infixOperator:
      return true
    default: return false
    }
  }

  // MARK: Generic arguments

  /// `<T, U>` behind a name, where that is what it is; says whether.
  private mutating func parseGenericSuffix(_ start: Start) -> Bool {
    guard let base = stack.last, let end = endOfGenericArguments(at: position) else { return false }
    switch nodes[Int(base.index)].kind {
    case .identifierExpr, .memberExpr, .implicitMemberExpr: break
    default: return false
    }
    guard followsGenericArguments(end) else { return false }
    parseGenericArguments()
    finish(.genericExpr, start)
    return true
  }

  // MARK: `#if` in a chain

  /// Whether the first token in an `#if` is a period, so that it continues the expression before.
  private mutating func continuesChain(_ directive: Int) -> Bool {
    var index = directive + 1
    while index < regionEnd, !tokens[index].flags.contains(.afterNewline) { index = self.index(behind: index) }
    if kind(at: index) == .poundIf { return index < directive + SyntaxLimits.genericLookahead && continuesChain(index) }
    return kind(at: index) == .period
  }

  /// `base #if … .a() #else .b() #endif`.
  mutating func parsePostfixIfConfig(_ start: Start) {
    guard enter() else { return skipNested(start) }
    parseIfConfigClauses { $0.parsePostfixChain() }
    leave()
    finish(.postfixIfConfigExpr, start)
  }

  /// Steps over a directive that is nested too deep, into the node of its base.
  private mutating func skipNested(_ start: Start) {
    skipOne()
    finish(.postfixIfConfigExpr, start, flags: .hasError)
  }

  /// The chain of one clause, on a base that stands for the expression before.
  private mutating func parsePostfixChain() {
    let list = start()
    if kind == .period || kind == .poundIf {
      let chain = start()
      finish(.postfixIfConfigBase, chain)
      parseSuffixes(chain)
    }
    while kind != .endOfFile, !isClauseEnd {
      report(.unexpected)
      let before = position
      skipToItemEnd()
      if position == before { skipOne() }
    }
    finish(.itemList, list)
  }
}
