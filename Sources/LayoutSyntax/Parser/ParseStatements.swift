import LayoutDiagnostics

/// Statements. A head (`if …`, `for … in …`) takes no trailing closure for its operands, as its `{` is the body's.
extension Parser {
  mutating func parseStatement() {
    switch kind {
    case .kwIf: parseIfStmt()
    case .kwGuard: parseGuardStmt()
    case .kwWhile: parseWhileStmt()
    case .kwRepeat where !repeatsPack: parseRepeatStmt()
    case .kwFor: parseForStmt()
    case .kwSwitch: parseSwitchStmt()
    case .kwReturn: parseReturnStmt()
    case .kwThrow: parseThrowStmt()
    case .kwBreak: parseJumpStmt(.breakStmt)
    case .kwContinue: parseJumpStmt(.continueStmt)
    case .kwFallthrough: finishToken(.fallthroughStmt)
    case .kwDefer: parseDeferStmt()
    case .kwDo: parseDoStmt()
    case .kwElse: recoverStrayElse()
    case .identifier where isLabel: parseLabeledStmt()
    default: parseExpression()
    }
  }

  /// Whether a statement can start at the current token.
  var startsStatement: Bool {
    mutating get {
      switch kind {
      case .kwIf, .kwGuard, .kwWhile, .kwRepeat, .kwFor, .kwSwitch, .kwReturn, .kwThrow, .kwBreak, .kwContinue,
        .kwFallthrough, .kwDefer, .kwDo, .kwElse:
        true
      default: startsExpression
      }
    }
  }

  private var isLabel: Bool {
    mutating get {
      guard kind(ahead: 1) == .colon else { return false }
      switch kind(ahead: 2) {
      case .kwFor, .kwWhile, .kwRepeat, .kwIf, .kwSwitch, .kwDo: return true
      default: return false
      }
    }
  }

  mutating func parseLabeledStmt() {
    let start = start()
    let label = take()
    advance()
    parseStatement()
    finish(.labeledStmt, start, label: label)
  }

  // MARK: Branches

  /// `if … { } else if … { } else { }`, as a statement or an expression.
  mutating func parseIfStmt() {
    let start = start()
    let keyword = take()
    guard enter() else { return missing(.missingExpr) }
    parseConditionList(behind: keyword)
    expectCodeBlock(of: "'if'")
    parseElseClause()
    leave()
    finish(.ifStmt, start, token: keyword)
  }

  private mutating func parseElseClause() {
    guard kind == .kwElse || restoreElse() else { return none() }
    advance()
    if kind == .kwIf { parseIfStmt() } else { expectCodeBlock(of: "'else'") }
  }

  /// An `else` that follows no `if`: one message, and its block is kept.
  private mutating func recoverStrayElse() {
    let start = start()
    report(.elseWithoutIf)
    advance()
    if kind == .kwIf { parseIfStmt() } else if kind == .leftBrace { parseCodeBlock() }
    finish(.unexpected, start, flags: .hasError)
  }

  mutating func parseGuardStmt() {
    let start = start()
    let keyword = take()
    parseConditionList(behind: keyword)
    let hasElse = consume(.kwElse)
    if !hasElse { report(.expected("'else' behind the conditions of 'guard'")) }
    expectCodeBlock(of: "'guard'")
    finish(.guardStmt, start, token: keyword, flags: hasElse ? [] : .hasError)
  }

  /// Conditions, separated by commas, up to the body.
  mutating func parseConditionList(behind keyword: TokenID) {
    let start = start()
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    if kind == .leftBrace || kind == .kwElse {
      report(.expectedExpression(after: Int(keyword.index)))
      missing(.missingExpr)
    } else {
      repeat { parseCondition() } while endCondition()
    }
    allowsTrailingClosure = allowed
    finish(.conditionList, start)
  }

  private mutating func endCondition() -> Bool {
    if consume(.comma) { return kind != .leftBrace }
    guard kind != .leftBrace, kind != .kwElse, kind != .endOfFile, !isAfterNewline else { return false }
    if kind == .equal { return recoverAssignment() }
    let lineEnd = lineEnd(from: position)
    var end = position
    while end < lineEnd, kind(at: end) != .leftBrace, kind(at: end) != .kwElse { end = index(behind: end) }
    guard end < lineEnd else { return false }
    report(.expected("'{' behind the condition"))
    skipUnexpected(to: end)
    return false
  }

  /// `if a = b`: what follows the `=` is parsed as if it were `==`.
  private mutating func recoverAssignment() -> Bool {
    guard let left = stack.last, !left.isNone else { return false }
    let start = Start(token: Int(nodes[Int(left.index)].first.index), height: stack.count - 1)
    report(.assignmentAsCondition)
    let equal = take()
    parseExpression()
    finish(.binaryExpr, start, token: equal, flags: .hasError)
    return endCondition()
  }

  mutating func parseCondition() {
    switch kind {
    case .kwLet, .kwVar: parseOptionalBinding()
    case .kwCase: parseCaseCondition()
    case .pound where isAvailability: parseAvailabilityCondition()
    default: parseConditionExpression()
    }
  }

  /// An expression in which `=` is not an operator, so that it can be told from `==`.
  private mutating func parseConditionExpression() {
    parseBinary(Precedence.assignment.level + 1)
  }

  private var isAvailability: Bool {
    isWord(.available, at: position + 1) || isWord(.unavailable, at: position + 1)
  }

  mutating func parseAvailabilityCondition() {
    let start = start()
    advance()
    let word = take()
    if kind == .leftParen {
      position = min(index(behind: position), regionEnd)
      load()
    }
    finish(.availabilityCondition, start, token: word)
  }

  /// `let x`, `let x: T = e`.
  mutating func parseOptionalBinding() {
    let start = start()
    let keyword = take()
    if kind == .kwSelf { finishToken(.identifierPattern) } else { parsePattern() }
    if consume(.colon) { parseType() } else { none() }
    let lacksEqual = kind == .identifier && !isAfterNewline
    if lacksEqual { report(.expectedHere("'=' behind the name")) }
    if consume(.equal) || lacksEqual { parseConditionExpression() } else { none() }
    finish(.optionalBinding, start, token: keyword)
  }

  /// `case pattern = e`.
  mutating func parseCaseCondition() {
    let start = start()
    advance()
    parseCasePattern()
    if consume(.equal) {
      parseConditionExpression()
    } else {
      report(.expected("'=' behind the pattern"))
      missing(.missingExpr)
    }
    finish(.caseCondition, start)
  }

  // MARK: Loops

  mutating func parseWhileStmt() {
    let start = start()
    let keyword = take()
    parseConditionList(behind: keyword)
    expectCodeBlock(of: "'while'")
    finish(.whileStmt, start, token: keyword)
  }

  mutating func parseRepeatStmt() {
    let start = start()
    let keyword = take()
    expectCodeBlock(of: "'repeat'")
    if consume(.kwWhile) {
      expectExpression(behind: position - 1)
    } else {
      report(.expected("'while' behind the body of 'repeat'"))
      missing(.missingExpr)
    }
    finish(.repeatStmt, start, token: keyword)
  }

  /// `for pattern: T in sequence where condition { }`.
  mutating func parseForStmt() {
    let start = start()
    let keyword = take()
    if kind == .kwTry { advance() }
    if kind == .kwAwait { advance() }
    if kind == .kwCase {
      advance()
      parseCasePattern()
    } else if kind == .kwLet || kind == .kwVar {
      parseBindingPattern()
    } else {
      parsePattern()
    }
    if consume(.colon) { parseType() } else { none() }
    parseForSequence()
    expectCodeBlock(of: "'for'")
    finish(.forStmt, start, token: keyword)
  }

  private mutating func parseForSequence() {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    if kind != .kwIn {
      report(.expected("'in' behind the loop's variable"))
      if kind == .equal || kind == .identifier && kind(ahead: 1) != .leftBrace { advance() }
    }
    if consume(.kwIn) || startsExpression {
      expectExpression(behind: position - 1)
    } else {
      missing(.missingExpr)
    }
    if consume(.kwWhere) { expectExpression(behind: position - 1) } else { none() }
    allowsTrailingClosure = allowed
  }

  // MARK: Jumps and blocks

  mutating func parseReturnStmt() {
    let start = start()
    let keyword = take()
    if startsReturnValue { parseExpression() } else { none() }
    finish(.returnStmt, start, token: keyword)
  }

  /// As in Swift, the value may stand on the next line.
  private var startsReturnValue: Bool {
    mutating get {
      let isStatement = isAfterNewline && (kind == .kwIf || kind == .kwSwitch)
      return startsExpression && !isStatement && !startsDeclaration(at: position)
    }
  }

  mutating func parseThrowStmt() {
    let start = start()
    let keyword = take()
    expectExpression(behind: position - 1)
    finish(.throwStmt, start, token: keyword)
  }

  /// `break`, `continue`, each with the label of a statement on the same line.
  private mutating func parseJumpStmt(_ kind: SyntaxKind) {
    let start = start()
    let keyword = take()
    var label = TokenID.none
    if self.kind == .identifier, !isAfterNewline { label = take() }
    finish(kind, start, token: keyword, label: label)
  }

  mutating func parseDeferStmt() {
    let start = start()
    let keyword = take()
    expectCodeBlock(of: "'defer'")
    finish(.deferStmt, start, token: keyword)
  }

  mutating func parseDoStmt() {
    let start = start()
    let keyword = take()
    parseEffects()
    expectCodeBlock(of: "'do'")
    while kind == .kwCatch { parseCatchClause() }
    finish(.doStmt, start, token: keyword)
  }

  mutating func parseCatchClause() {
    let start = start()
    let keyword = take()
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    switch kind {
    case .leftBrace: none()
    case .kwWhere: takeBareGuard()
    default: parseCaseItemList()
    }
    allowsTrailingClosure = allowed
    expectCodeBlock(of: "'catch'")
    finish(.catchClause, start, token: keyword)
  }

  /// `where condition` without a pattern, as one item that fits everything.
  private mutating func takeBareGuard() {
    let start = start()
    none()
    advance()
    expectExpression(behind: position - 1)
    finish(.caseItem, start)
    finish(.caseItemList, start)
  }
}
