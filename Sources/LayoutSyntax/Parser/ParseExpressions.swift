import LayoutDiagnostics

/// Expressions down to operands with their prefixes; operators are sorted out by precedence climbing over one table.
extension Parser {
  mutating func parseExpression() { parseBinary(Precedence.assignment.level) }

  /// An expression that must follow a token: a keyword, an operator, a label.
  mutating func expectExpression(behind index: Int) {
    if startsExpression {
      parseExpression()
    } else {
      reportMissingOperand(behind: index)
    }
  }

  mutating func reportMissingOperand(behind index: Int) {
    report(.expectedExpression(after: index))
    missing(.missingExpr)
  }

  /// Whether an expression can start at the current token.
  var startsExpression: Bool {
    mutating get {
      switch kind {
      case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .regexLiteral, .stringQuote, .leftParen,
        .leftBracket,
        .leftBrace, .period, .pound, .backslash, .prefixAmpersand, .prefixOperator, .infixOperator, .kwSelf,
        .kwSelfType, .kwSuper, .kwAny, .kwTrue, .kwFalse, .kwNil, .kwTry, .kwAwait, .kwUnderscore, .kwIf, .kwSwitch,
        .unknown:
        true
      case .kwRepeat: repeatsPack
      case .kwLet, .kwVar, .kwIs: isPattern
      default: false
      }
    }
  }

  // MARK: Operators

  /// Operands joined by operators that bind at least as tightly as a level.
  mutating func parseBinary(_ minimum: UInt8) {
    let start = start()
    parsePrefix()
    var previous: (precedence: Precedence, token: Int)?
    while let precedence = infixPrecedence(), precedence.level >= minimum {
      if let previous, previous.precedence == precedence, precedence.associativity == .none {
        report(.nonAssociative(with: previous.token))
      }
      previous = (precedence, position)
      parseInfixPart(precedence, start)
    }
  }

  /// The precedence of the operator at the current token, if one continues the expression.
  private mutating func infixPrecedence() -> Precedence? {
    switch kind {
    case .infixOperator: precedence(of: token.name)
    case .equal: .assignment
    case .infixQuestion: .ternary
    case .kwAs: .casting
    case .kwIs: isPattern && isAfterNewline ? nil : .casting
    case .arrow: .arrow
    case .kwThrows where kind(ahead: 1) == .arrow: .arrow
    case .identifier where token.name == Word.async.name && kind(ahead: 1) == .arrow: .arrow
    default: nil
    }
  }

  private mutating func parseInfixPart(_ precedence: Precedence, _ start: Start) {
    switch kind {
    case .infixQuestion: parseTernaryExpr(start)
    case .kwAs: parseCastExpr(.asExpr, start)
    case .kwIs: parseCastExpr(.isExpr, start)
    case .arrow, .kwThrows, .identifier: parseArrow(start)
    default: parseRightOperand(precedence, start)
    }
  }

  private mutating func parseRightOperand(_ precedence: Precedence, _ start: Start) {
    let operation = take()
    if !startsExpression || (kind == .infixOperator && isReference) {
      reportMissingOperand(behind: Int(operation.index))
    } else if precedence.associativity == .right {
      if enter() {
        parseBinary(precedence.level)
        leave()
      } else {
        missing(.missingExpr)
      }
    } else {
      parseBinary(precedence.level + 1)
    }
    finish(.binaryExpr, start, token: operation)
  }

  /// `condition ? then : else`.
  private mutating func parseTernaryExpr(_ start: Start) {
    let question = take()
    guard enter() else {
      missing(.missingExpr)
      return finish(.binaryExpr, start, token: question, flags: .hasError)
    }
    expectExpression(behind: Int(question.index))
    if kind == .colon {
      advance()
      if startsExpression { parseBinary(Precedence.ternary.level) } else { reportMissingOperand(behind: position - 1) }
    } else {
      report(.expected("':' and the other value of '? :'"))
      if startsExpression, !isAfterNewline { parseBinary(Precedence.ternary.level) } else { missing(.missingExpr) }
    }
    leave()
    finish(.ternaryExpr, start, token: question)
  }

  /// `as T`, `as? T`, `as! T`, `is T`.
  private mutating func parseCastExpr(_ kind: SyntaxKind, _ start: Start) {
    let keyword = take()
    var flags: SyntaxFlags = []
    if kind == .asExpr, consume(.postfixQuestion) {
      flags = .optional
    } else if kind == .asExpr, consume(.postfixExclamation) {
      flags = .forced
    }
    parseType()
    finish(kind, start, token: keyword, flags: flags)
  }

  /// A function type where an expression stands: `[(Int) -> Void]()`.
  private mutating func parseArrow(_ start: Start) {
    parseEffects()
    let arrow = take()
    parseType()
    finish(.binaryExpr, start, token: arrow)
  }

  // MARK: Prefixes

  /// An operand with `try`, `await`, `&` and prefix operators before it.
  mutating func parsePrefix() {
    switch kind {
    case .kwTry, .kwAwait, .prefixOperator, .prefixAmpersand, .infixOperator: parsePrefixed()
    case .kwRepeat where repeatsPack: parsePrefixed()
    case .kwLet where isPattern, .kwVar where isPattern: parseBindingPattern()
    case .kwIs where isPattern: parseIsPattern()
    case .identifier where startsSpecifiedOperand: parseSpecifiedOperand()
    default: parsePostfix()
    }
  }

  private mutating func parsePrefixed() {
    guard enter() else { return missing(.missingExpr) }
    switch kind {
    case .kwTry: parseTryExpr()
    case .kwAwait: parseAwaitExpr()
    case .kwRepeat: parsePackExpr()
    case .prefixAmpersand: parseInoutExpr()
    case .prefixOperator: parsePrefixOperator()
    default: parseOperatorReference()
    }
    leave()
  }

  /// `try`, `try?`, `try!`: covers everything to its right.
  private mutating func parseTryExpr() {
    let start = start()
    let keyword = take()
    var flags: SyntaxFlags = []
    if consume(.postfixQuestion) { flags = .optional } else if consume(.postfixExclamation) { flags = .forced }
    expectExpression(behind: Int(keyword.index))
    finish(.tryExpr, start, token: keyword, flags: flags)
  }

  /// `repeat f(each x)`.
  private mutating func parsePackExpr() {
    let start = start()
    let keyword = take()
    expectExpression(behind: Int(keyword.index))
    finish(.packExpr, start, token: keyword)
  }

  /// Whether `repeat` is followed by an `each` on its line, and starts no loop.
  var repeatsPack: Bool {
    var index = position + 1
    while index < tokens.count, tokens[index].kind != .leftBrace, !tokens[index].flags.contains(.afterNewline) {
      if isWord(.each, at: index) { return true }
      index += 1
    }
    return false
  }

  private mutating func parseAwaitExpr() {
    let start = start()
    let keyword = take()
    expectExpression(behind: Int(keyword.index))
    finish(.awaitExpr, start, token: keyword)
  }

  private mutating func parseInoutExpr() {
    let start = start()
    let ampersand = take()
    parsePrefix()
    finish(.inoutExpr, start, token: ampersand)
  }

  private mutating func parsePrefixOperator() {
    let start = start()
    let operation = take()
    if kind == .endOfFile {
      reportMissingOperand(behind: Int(operation.index))
    } else {
      parsePrefix()
    }
    finish(.prefixExpr, start, token: operation)
  }

  /// An operator where an operand should stand: passed as a function, as in `reduce(0, +)`, or a prefix operator with a
  /// space behind it.
  private mutating func parseOperatorReference() {
    if isReference { return finishToken(.identifierExpr) }
    let start = start()
    let operation = take()
    if startsExpression, token.flags.contains(.afterSpace) {
      report(.separatedOperator)
    } else {
      report(.expectedExpression(after: position - 1))
    }
    if startsExpression { parsePrefix() } else { missing(.missingExpr) }
    finish(.prefixExpr, start, token: operation, flags: .hasError)
  }

  /// Whether the operator at the current token stands alone between brackets and commas.
  private var isReference: Bool {
    mutating get {
      let next = kind(ahead: 1)
      guard position > 0, next == .endOfFile || next == .comma else { return false }
      switch tokens[position - 1].kind {
      case .leftParen, .leftBracket, .comma, .colon: return true
      default: return false
      }
    }
  }

  /// Whether a word such as `consume x` or `any P` specifies the operand on the same line.
  private var startsSpecifiedOperand: Bool {
    mutating get {
      guard token.name.index < Precedence.firstName else { return false }
      switch token.name {
      case Word.consume.name, Word.copy.name, Word.unsafe.name, Word.each.name, Word.some.name, Word.any.name:
        let next = kind(ahead: 1)
        return (next == .identifier || next == .kwSelf) && !tokens[position + 1].flags.contains(.afterNewline)
      case Word.yield.name:
        let next = kind(ahead: 1)
        if next == .prefixAmpersand { return true }
        return (next == .identifier || next == .kwSelf) && !tokens[position + 1].flags.contains(.afterNewline)
      default: return false
      }
    }
  }

  private mutating func parseSpecifiedOperand() {
    advance()
    parsePrefix()
  }
}
