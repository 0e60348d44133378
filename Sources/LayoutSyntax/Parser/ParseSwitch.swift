import LayoutDiagnostics

/// `switch` and its cases.
extension Parser {
  mutating func parseSwitchStmt() {
    let start = start()
    let keyword = take()
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    if kind == .leftBrace {
      report(.expectedExpression(after: Int(keyword.index)))
      missing(.missingExpr)
    } else {
      expectExpression(behind: position - 1)
    }
    allowsTrailingClosure = allowed
    parseSwitchBody()
    finish(.switchStmt, start, token: keyword)
  }

  private mutating func parseSwitchBody() {
    guard kind == .leftBrace else { return report(.missingBody(of: "'switch'")) }
    guard let region = openRegion() else { return }
    while kind != .endOfFile {
      switch kind {
      case .kwCase, .kwDefault: parseSwitchCase()
      case .at where kind(ahead: 2) == .kwDefault:
        advance()
        advance()
      case .poundIf: parseIfConfig(.cases)
      case .identifier where restoreCase(): continue
      default:
        report(.expectedHere("'case' or 'default'"))
        recoverStrayCaseItems()
      }
    }
    closeRegion(region)
  }

  /// Statements before the first case, kept as one unexpected node.
  private mutating func recoverStrayCaseItems() {
    let start = start()
    if isReportedJunk { skipOne() } else { parseCaseItems() }
    if position == start.token { skipOne() }
    finish(.unexpected, start, flags: .hasError)
  }

  /// `case pattern, pattern where condition: …`, `default: …`; its statements reach to the next case.
  mutating func parseSwitchCase() {
    let start = start()
    let keyword = tokenID
    let isDefault = kind == .kwDefault
    advance()
    if isDefault { none() } else { parseCaseItemList() }
    if !consume(.colon) { report(.expected("':' behind the case")) }
    let block = self.start()
    parseCaseItems()
    finish(.codeBlock, block)
    finish(.switchCase, start, token: keyword, flags: isDefault ? .isDefault : [])
  }

  private mutating func parseCaseItems() {
    while kind != .endOfFile, kind != .kwCase, kind != .kwDefault, !isClauseEnd {
      if kind == .at, kind(ahead: 2) == .kwDefault { return }
      if kind == .poundIf, holdsCases(position) { return }
      if restoreCase() { return }
      let before = position
      parseSeparatedItem(.block)
      if position == before { skipOne() }
    }
  }

  /// Whether the first token in an `#if` inside a switch is a case.
  private func holdsCases(_ directive: Int) -> Bool {
    var index = directive + 1
    while index < regionEnd, !tokens[index].flags.contains(.afterNewline) { index = self.index(behind: index) }
    return kind(at: index) == .kwCase || kind(at: index) == .kwDefault
  }

  mutating func parseCaseItemList() {
    let start = start()
    repeat { parseCaseItem() } while consume(.comma)
    finish(.caseItemList, start)
  }

  mutating func parseCaseItem() {
    let start = start()
    parseCasePattern()
    if consume(.kwWhere) { expectExpression(behind: position - 1) } else { none() }
    finish(.caseItem, start)
  }
}
