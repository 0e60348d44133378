import LayoutDiagnostics

/// Where items stand, which decides what they may be.
enum ItemContext {
  /// At file scope: anything.
  case file
  /// In a code block: anything but members.
  case block
  /// In a type or extension: declarations.
  case members
  /// In an enum, where `case` declares.
  case enumMembers
  /// In a protocol, where functions need no body.
  case protocolMembers
  /// In a switch, between `#if` and `#endif`: cases.
  case cases

  var isMembers: Bool { self == .members || self == .enumMembers || self == .protocolMembers }
}

/// The file and its items.
extension Parser {
  mutating func parseSourceFile() {
    let start = start()
    parseItems(.file)
    position = tokens.count - 1
    finish(.sourceFile, start)
    nodes[nodes.count - 1].last = TokenID(UInt32(tokens.count - 1))
  }

  /// Items up to the end of the region or, in a clause of `#if`, up to the next directive.
  mutating func parseItems(_ context: ItemContext) {
    while kind != .endOfFile, !isClauseEnd {
      let before = position
      parseSeparatedItem(context)
      if position == before { skipOne() }
    }
  }

  /// One item with what ends it; what follows on the same line becomes a second node.
  mutating func parseSeparatedItem(_ context: ItemContext) {
    if kind == .semicolon {
      report(.straySemicolon)
      return skipOne()
    }
    let mistakesBefore = mistakes
    parseItem(context)
    endItem(wasBroken: mistakes > mistakesBefore)
  }

  /// Whether the current token ends a clause of an `#if` that is open in this region.
  var isClauseEnd: Bool { isInClause && isDirective }

  private var isDirective: Bool { kind == .poundElseif || kind == .poundElse || kind == .poundEndif }

  mutating func parseItem(_ context: ItemContext) {
    switch kind {
    case .poundIf: parseIfConfig(context)
    case .poundElseif, .poundElse, .poundEndif:
      report(.unexpected)
      skipOne()
    case .kwCase where context == .enumMembers, .kwCase where context == .cases, .kwDefault where context == .cases:
      if context == .cases { parseSwitchCase() } else { parseDeclaration(context) }
    case _ where startsDeclaration(at: position): parseDeclaration(context)
    case .pound where context != .block: parseMacroDecl(context)
    case _ where isReportedJunk: skipOne()
    case .identifier where context == .enumMembers && restoreEnumCase(): parseDeclaration(context)
    case .identifier where restoreKeyword(): recoverItem(context)
    case _ where context.isMembers: recoverMisplacedMember()
    default: parseStatement()
    }
  }

  /// A token that no item starts with, kept and stepped over.
  mutating func skipOne() {
    let start = start()
    if kind != .endOfFile { advance() }
    finish(.unexpected, start, flags: .hasError)
  }

  /// A statement among declarations: reported once, and parsed so that nothing in it is lost.
  private mutating func recoverMisplacedMember() {
    let start = start()
    report(.notADeclaration)
    if startsStatement { parseStatement() } else { advance() }
    skipToItemEnd()
    finish(.unexpected, start, flags: .hasError)
  }

  /// The end of an item: a line break, a `;`, or the end of the region.
  private mutating func endItem(wasBroken: Bool) {
    if kind == .endOfFile || isClauseEnd { return }
    if kind == .semicolon {
      advance()
      return
    }
    guard !isAfterNewline, kind != .kwCase, kind != .kwDefault else { return }
    if wasBroken || isReportedJunk {
      skipToItemEnd()
    } else if !isLastOfLine, startsStatement || startsDeclaration(at: position) {
      report(.missingSeparator)
    } else {
      report(.unexpected)
      skipToItemEnd()
    }
  }

  /// Whether one word or literal is left over on the line: no statement of its own, but something too many.
  private var isLastOfLine: Bool {
    guard kind == .identifier || kind == .integerLiteral || kind == .floatLiteral else { return false }
    let next = position + 1
    return next >= regionEnd || tokens[next].flags.contains(.afterNewline)
  }

  /// `#if` around items; also around cases of a switch.
  mutating func parseIfConfig(_ context: ItemContext) {
    let start = start()
    guard enter() else { return skipOne() }
    parseIfConfigClauses { $0.parseItemList(context) }
    leave()
    finish(.ifConfig, start)
  }

  /// The clauses of an `#if`, up to and including its `#endif`; what a clause holds is the caller's.
  mutating func parseIfConfigClauses(_ parseItems: (inout Parser) -> Void) {
    let opener = position
    let wasInClause = isInClause
    isInClause = true
    repeat {
      let clause = start()
      let isElse = kind == .poundElse
      advance()
      if isElse { none() } else { parseIfConfigCondition() }
      parseItems(&self)
      finish(.ifConfigClause, clause, flags: isElse ? .isDefault : [])
    } while kind == .poundElseif || kind == .poundElse
    isInClause = wasInClause
    endIfConfig(opener)
  }

  mutating func endIfConfig(_ opener: Int) {
    if !consume(.poundEndif) { reportAside(.missingEndif(opener)) }
  }

  /// The condition of a clause, which ends with its line.
  mutating func parseIfConfigCondition() {
    if kind == .endOfFile || isAfterNewline {
      report(.expectedExpression(after: position - 1))
      return missing(.missingExpr)
    }
    let outerEnd = regionEnd
    regionEnd = lineEnd(from: position)
    load()
    parseExpression()
    if position < regionEnd {
      report(.unexpected)
      position = regionEnd
    }
    regionEnd = outerEnd
    load()
  }

  /// The index of the first token on a later line, or of the region's end.
  func lineEnd(from index: Int) -> Int {
    var end = index
    repeat { end = self.index(behind: end) } while end < regionEnd && !tokens[end].flags.contains(.afterNewline)
    return min(end, regionEnd)
  }

  mutating func parseItemList(_ context: ItemContext) {
    let start = start()
    parseItems(context)
    finish(.itemList, start)
  }

  /// `{ … }`.
  mutating func parseCodeBlock() {
    parseBlock(.codeBlock, .block)
  }

  mutating func parseBlock(_ kind: SyntaxKind, _ context: ItemContext) {
    let start = start()
    guard let region = openRegion() else { return finish(kind, start, flags: .hasError) }
    parseItems(context)
    closeRegion(region)
    finish(kind, start, flags: region.isVirtual ? .hasError : [])
  }

  /// A code block, or a message that it is missing.
  mutating func expectCodeBlock(of what: StaticString) {
    if kind == .leftBrace { return parseCodeBlock() }
    report(.missingBody(of: what))
    if let end = strayCloser() { return recoverUnopenedBlock(to: end) }
    missing(.codeBlock)
  }

  /// The `}` that closes nothing because the `{` that is missing here would have opened its block. The message about the
  /// brace that is missing explains it, so the one about this token is taken back.
  mutating func strayCloser() -> Int? {
    guard kind != .endOfFile, isAfterNewline else { return nil }
    for (index, diagnostic) in diagnostics.enumerated() where diagnostic.id == .strayBracket {
      guard diagnostic.range.lower > token.start + base else { continue }
      var end = position
      while end < regionEnd, tokens[end].start + base < diagnostic.range.lower { end = self.index(behind: end) }
      guard end < regionEnd, tokens[end].start + base == diagnostic.range.lower, tokens[end].kind == .rightBrace else {
        return nil
      }
      diagnostics.remove(at: index)
      return end
    }
    return nil
  }

  /// A code block whose `{` is missing, up to and including its `}`.
  mutating func recoverUnopenedBlock(to end: Int) {
    let start = start()
    let outerEnd = regionEnd
    regionEnd = end
    load()
    parseItems(.block)
    regionEnd = outerEnd
    position = end + 1
    load()
    finish(.codeBlock, start, flags: .hasError)
  }
}
