import LayoutDiagnostics

/// The brackets of a file that does not balance, with indentation as the evidence.
///
/// People indent what they mean. So a `}` that begins its line closes the `{` whose line is indented as far, and what was
/// opened in between was left open; a bracket that was left open ends before the first line that is indented no further
/// than its own. A closer that closes nothing is a stray, where the file has too many of its kind. What a string without an
/// end has swallowed is not missed.
struct BracketRepair {
  let tokens: UnsafeBufferPointer<Token>
  let file: SourceFile
  var ends: [UInt32]
  var diagnostics: [Diagnostic] = []

  private struct Open {
    var token: Int
    var kind: TokenKind
    /// The indentation of the line that it stands on, in bytes.
    var indentation: Int
  }

  private var stack: [Open] = []
  /// How many openers lie deeper than the limit; they are counted and not kept.
  private var overflow = 0
  /// Whether a string that never ends has swallowed the rest of the line.
  private var isLineCut = false
  private var isTooDeep = false
  /// How many more closers than openers there are, by kind of opener.
  private var surplus: [TokenKind: Int] = [:]

  init(tokens: UnsafeBufferPointer<Token>, file: SourceFile) {
    self.tokens = tokens
    self.file = file
    ends = Array(repeating: 0, count: tokens.count)
    for token in tokens {
      if token.kind.isOpener { surplus[token.kind.bracket, default: 0] -= 1 }
      if let opener = token.kind.opener { surplus[opener, default: 0] += 1 }
    }
  }

  mutating func run() {
    var indentation = 0
    for index in tokens.indices {
      let token = tokens[index]
      if token.flags.contains(.afterNewline) {
        indentation = self.indentation(at: token.start)
        if isLineCut { leaveCutLineOpen(at: index) }
        if Self.startsStatement(tokens, index) { leaveListsOpen(at: index) }
      }
      if token.kind.isOpener {
        open(Open(token: index, kind: token.kind.bracket, indentation: indentation))
      } else if let opener = token.kind.opener {
        close(index, opener, indentation)
      } else if token.kind == .stringQuote, token.flags.contains(.hasError) {
        isLineCut = true
      }
    }
    if isLineCut { leaveCutLineOpen(at: tokens.count - 1) }
    leaveOpen(above: 0, at: tokens.count - 1)
  }

  /// Whether a token begins a line with a keyword that no argument begins with. In a pattern `let` may: there no `=` or
  /// `:` follows its name.
  static func startsStatement(_ tokens: UnsafeBufferPointer<Token>, _ index: Int) -> Bool {
    guard tokens[index].flags.contains(.afterNewline) else { return false }
    switch tokens[index].kind {
    case .kwFunc, .kwStruct, .kwEnum, .kwExtension, .kwProtocol, .kwImport, .kwReturn, .kwGuard, .kwFor, .kwWhile,
      .kwTypealias, .kwPrivate, .kwStatic:
      return !isLabel(tokens, index)
    case .kwLet, .kwVar:
      guard index + 2 < tokens.count, tokens[index + 1].kind == .identifier else { return false }
      return tokens[index + 2].kind == .equal || tokens[index + 2].kind == .colon
    default: return false
    }
  }

  /// Whether a word labels an argument, `for: x`, or a parameter, `for item: Item`.
  private static func isLabel(_ tokens: UnsafeBufferPointer<Token>, _ index: Int) -> Bool {
    guard index + 2 < tokens.count else { return false }
    if tokens[index + 1].kind == .colon { return true }
    return tokens[index].kind == .kwFor && tokens[index + 1].kind.isWord && tokens[index + 2].kind == .colon
  }

  /// Ends the brackets that were opened on a line whose rest is an unclosed string. Its quote is the mistake.
  private mutating func leaveCutLineOpen(at index: Int) {
    isLineCut = false
    var line = index - 1
    while line > 0, !tokens[line].flags.contains(.afterNewline) { line -= 1 }
    let height = stack.firstIndex { $0.token >= line } ?? stack.count
    leaveOpen(above: height, at: index, isSilent: true)
  }

  /// Ends the parentheses and brackets in which a statement begins.
  private mutating func leaveListsOpen(at index: Int) {
    let brace = stack.lastIndex { $0.kind == .leftBrace } ?? -1
    leaveOpen(above: brace + 1, at: index)
  }

  private mutating func open(_ bracket: Open) {
    if stack.count > SyntaxLimits.nesting {
      overflow += 1
      isTooDeep = true
      ends[bracket.token] = UInt32(tokens.count - 1) | Brackets.virtualBit
    } else {
      stack.append(bracket)
    }
  }

  private mutating func close(_ index: Int, _ kind: TokenKind, _ indentation: Int) {
    if overflow > 0 {
      overflow -= 1
      return
    }
    let startsLine = tokens[index].flags.contains(.afterNewline)
    if isMeantForTop(index, kind), closesWrongly(index, kind) { return }
    guard let match = opener(for: kind, at: index, indentation: kind == .leftBrace && startsLine ? indentation : nil)
    else {
      return closesWrongly(index, kind) ? () : reportStray(index, kind)
    }
    leaveOpen(above: match + 1, at: index)
    ends[stack[match].token] = UInt32(index)
    stack.removeLast()
  }

  /// Whether a closer stands where another is meant, as in `[1, 2)`; then it closes what is open.
  private mutating func closesWrongly(_ index: Int, _ kind: TokenKind) -> Bool {
    guard let top = stack.last, top.kind != kind, top.kind != .leftBrace else { return false }
    guard kind != .leftBrace || isMeantForTop(index, kind) else { return false }
    guard isOnOneLine(top.token, index) else { return false }
    surplus[kind, default: 0] -= 1
    surplus[top.kind, default: 0] += 1
    ends[top.token] = UInt32(index)
    stack.removeLast()
    diagnostics.append(
      .wrongBracket(top.kind, openedAt: range(tokens[top.token]), closedBy: kind, at: range(tokens[index])))
    return true
  }

  /// Whether a closer that could close something further out closes the innermost bracket, though it is of another kind: the
  /// rest of the line has closers of its kind for all that is open, as in `f([1, 2), 3)`, or the file has one `}` too many.
  private func isMeantForTop(_ index: Int, _ kind: TokenKind) -> Bool {
    guard let top = stack.last, top.kind != kind, top.kind != .leftBrace, isOnOneLine(top.token, index) else {
      return false
    }
    let opened = stack.filter { $0.kind == kind && isOnOneLine($0.token, index) }.count
    if kind == .leftBrace {
      return opened == 0 && surplus[kind, default: 0] > 0 && !tokens[index].flags.contains(.afterNewline)
    }
    var balance = (wanted: 0, own: 0)
    var position = index
    repeat {
      let token = tokens[position].kind
      if token.opener == kind { balance.own += 1 }
      if token.isOpener, token.bracket == kind { balance.own -= 1 }
      if token.opener == top.kind { balance.wanted += 1 }
      if token.isOpener, token.bracket == top.kind { balance.wanted -= 1 }
      position += 1
    } while position < tokens.count && !tokens[position].flags.contains(.afterNewline)
    return opened > 0 && balance.own > opened && balance.wanted <= 0
  }

  private func isOnOneLine(_ first: Int, _ last: Int) -> Bool {
    !tokens[(first + 1)...last].contains { $0.flags.contains(.afterNewline) }
  }

  /// The opener, as an index of the stack, that a closer goes with.
  private func opener(for kind: TokenKind, at closer: Int, indentation: Int?) -> Int? {
    guard let nearest = stack.lastIndex(where: { $0.kind == kind }) else { return nil }
    let isSurplus = surplus[kind, default: 0] > 0
    guard let indentation else {
      if nearest != stack.count - 1, kind != .leftBrace, !isOnOneLine(stack[nearest].token, closer) { return nil }
      let crossesBrace = stack[(nearest + 1)...].contains { $0.kind == .leftBrace }
      return crossesBrace || (isSurplus && nearest != stack.count - 1) ? nil : nearest
    }
    var index = nearest
    while index >= 0, stack[index].kind != kind || stack[index].indentation > indentation { index -= 1 }
    if index >= 0, stack[index].indentation == indentation { return index }
    return isSurplus ? nil : nearest
  }

  /// The indentation of the line that a byte lies on.
  private func indentation(at start: UInt32) -> Int {
    let line = Int(file.lineStarts[file.lineIndex(at: start + file.base)])
    var end = line
    while end < Int(start), file.text[end] == 0x20 || file.text[end] == 0x09 { end += 1 }
    return end - line
  }
}

// MARK: - What is out of balance

extension BracketRepair {
  /// Ends the regions of the openers from a height of the stack upwards, innermost first.
  private mutating func leaveOpen(above height: Int, at detected: Int, isSilent: Bool = false) {
    while stack.count > height {
      let bracket = stack.removeLast()
      let end = isTooDeep ? detected : regionEnd(of: bracket, before: detected)
      ends[bracket.token] = UInt32(end) | Brackets.virtualBit
      surplus[bracket.kind, default: 0] += 1
      if !isSilent { reportUnclosed(bracket, end) }
    }
  }

  /// The token before which an open bracket must have been meant to close.
  private func regionEnd(of bracket: Open, before detected: Int) -> Int {
    var index = bracket.token + 1
    while index < detected {
      let token = tokens[index]
      let isFirst = token.flags.contains(.afterNewline)
      if tokens[bracket.token].kind == .interpolationStart {
        if isFirst { return index }
      } else if isFirst, indentation(at: token.start) <= bracket.indentation, !mayStandOut(token.kind, in: bracket.kind)
      {
        return index
      }
      if bracket.kind == .leftParen, token.kind == .leftBrace, startsTrailingBlock(index) { return index }
      if bracket.kind == .leftParen, startsModifier(index, behind: bracket.token) { return index }
      index = token.kind.isOpener ? next(behind: index) : index + 1
    }
    return detected
  }

  /// Labels and directives are often indented as far as the brackets around them.
  private func mayStandOut(_ kind: TokenKind, in bracket: TokenKind) -> Bool {
    switch kind {
    case .kwCase, .kwDefault: bracket == .leftBrace
    case .poundIf, .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }

  /// Whether a `{` ends its line behind an operand: then it is a trailing closure of the call that was left open.
  private func startsTrailingBlock(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].flags.contains(.afterNewline) else { return false }
    switch tokens[index - 1].kind {
    case .colon, .comma, .leftParen, .infixOperator, .equal: return false
    default: return true
    }
  }

  /// Whether a `.name(` stands apart from the word or literal before it, as in `Text("a" .bold()`: then it is a modifier of
  /// the call that was left open on that line.
  private func startsModifier(_ index: Int, behind opener: Int) -> Bool {
    let isApart = tokens[index].flags.contains(.afterSpace) || tokens[index].flags.contains(.afterNewline)
    guard tokens[index].kind == .period, isApart, index > opener + 1, index + 2 < tokens.count,
      tokens[index + 1].kind == .identifier, tokens[index + 2].kind == .leftParen
    else { return false }
    switch tokens[index - 1].kind {
    case .stringEndQuote, .integerLiteral, .floatLiteral, .identifier, .kwTrue, .kwFalse:
      return isOnOneLine(opener, index - 1)
    default: return false
    }
  }

  private func next(behind opener: Int) -> Int {
    let end = ends[opener]
    if end == 0 { return opener + 1 }
    return end & Brackets.virtualBit != 0 ? max(opener + 1, Int(end & ~Brackets.virtualBit)) : Int(end) + 1
  }

  private mutating func reportUnclosed(_ bracket: Open, _ end: Int) {
    let opener = tokens[bracket.token]
    guard !isTooDeep, !opener.flags.contains(.hasError), diagnostics.count < SyntaxLimits.diagnostics else { return }
    let place = end > 0 ? tokens[end - 1].end : 0
    let next = tokens[end]
    let evidence: Diagnostic.BracketEvidence =
      next.kind == .endOfFile ? .endOfFile : next.kind.opener != nil ? .closer : .line
    diagnostics.append(
      .unclosedBracket(
        bracket.kind, at: range(opener), missingAt: SourceRange(at: place + file.base), next: range(next), evidence))
  }

  private mutating func reportStray(_ index: Int, _ kind: TokenKind) {
    surplus[kind, default: 0] -= 1
    let followsStray = index > 0 && ends[index - 1] == Brackets.strayMark
    ends[index] = Brackets.strayMark
    guard !isTooDeep, !followsStray, diagnostics.count < SyntaxLimits.diagnostics else { return }
    diagnostics.append(.strayBracket(kind, at: range(tokens[index])))
  }

  private func range(_ token: Token) -> SourceRange { SourceRange(token.start + file.base, token.end + file.base) }
}

extension Brackets {
  /// What the table holds for a closer that closes nothing.
  static let strayMark: UInt32 = .max
}
