import LayoutDiagnostics

/// Closures and their signatures.
extension Parser {
  /// `{ signature in items }`.
  mutating func parseClosureExpr() {
    let start = start()
    guard let region = openRegion() else {
      none()
      return finish(.closureExpr, start, flags: .hasError)
    }
    parseClosureSignature()
    parseItems(.block)
    closeRegion(region)
    finish(.closureExpr, start, flags: region.isVirtual ? .hasError : [])
  }

  /// `[weak self] (a: Int, b) async throws -> T in`, or nothing.
  mutating func parseClosureSignature() {
    let form = signatureForm()
    guard form != .absent else { return none() }
    let start = start()
    while kind == .at {
      parseAttribute()
      stack.removeLast()
    }
    if kind == .leftBracket { parseCaptureList() } else { none() }
    parseClosureParameters()
    parseEffects()
    parseReturnType()
    if !consume(.kwIn) { recoverMissingIn() }
    finish(.closureSignature, start, flags: form == .withoutIn ? .hasError : [])
  }

  /// What stands for `in` at the end of the line is taken for it: `{ item i`.
  private mutating func recoverMissingIn() {
    guard isMisspeltIn(at: position) else { return reportAside(.missingIn) }
    report(.misspelledKeyword("in"))
    advance()
  }

  /// Whether a word or two of `i`, `n` and `o` end a line behind the names of parameters.
  private mutating func isMisspeltIn(at index: Int) -> Bool {
    guard kind(at: index) == .identifier, !tokens[index].flags.contains(.afterNewline), index + 1 < regionEnd,
      tokens[index + 1].flags.contains(.afterNewline), tokens[index].end - tokens[index].start < 4
    else { return false }
    return text[Int(tokens[index].start)..<Int(tokens[index].end)].allSatisfy { "ino".utf8.contains($0) }
  }

  private enum SignatureForm { case absent, complete, withoutIn }

  /// Whether a signature stands here: decided by its tokens, without making nodes.
  private mutating func signatureForm() -> SignatureForm {
    var index = position
    while kind(at: index) == .at {
      index += 2
      if kind(at: index) == .leftParen { index = self.index(behind: index) }
    }
    var hasCaptures = false
    if kind(at: index) == .leftBracket {
      hasCaptures = holdsCaptures(index)
      index = self.index(behind: index)
    }
    if kind(at: index) == .leftParen {
      return endsSignature(self.index(behind: index)) ? .complete : .absent
    }
    let first = index
    index = endOfNames(index)
    if endsSignature(index) { return .complete }
    return lacksIn(first, index, hasCaptures: hasCaptures) ? .withoutIn : .absent
  }

  /// `item`, `_`, or `$item` for a binding.
  private func isParameterName(_ kind: TokenKind) -> Bool {
    kind == .identifier || kind == .kwUnderscore || kind == .dollarIdentifier
  }

  /// The index behind names separated by commas.
  private mutating func endOfNames(_ index: Int) -> Int {
    var index = index
    while isParameterName(kind(at: index)) {
      index += 1
      guard kind(at: index) == .comma else { break }
      index += 1
    }
    return index
  }

  /// Whether `in`, or effects and a result with `in` behind them, stand at a token.
  private mutating func endsSignature(_ index: Int) -> Bool {
    var index = index
    while kind(at: index) == .kwThrows || isWord(.async, at: index) || isWord(.rethrows, at: index) {
      index += 1
      if tokens[index - 1].kind == .kwThrows, kind(at: index) == .leftParen { index = self.index(behind: index) }
    }
    if kind(at: index) == .kwIn { return true }
    guard kind(at: index) == .arrow else { return false }
    // A result type is short; whatever it is, `in` ends it on its line.
    var budget = SyntaxLimits.genericLookahead
    while index < regionEnd, budget > 0 {
      if tokens[index].kind == .kwIn { return true }
      if tokens[index].kind == .leftBrace || tokens[index].flags.contains(.afterNewline) { return false }
      index = self.index(behind: index)
      budget -= 1
    }
    return false
  }

  /// Whether names that no `in` follows must be parameters all the same: several of them alone on the line, `_`, which
  /// is nothing else, one that the body goes on to use, or a capture list.
  private mutating func lacksIn(_ first: Int, _ end: Int, hasCaptures: Bool) -> Bool {
    guard end < regionEnd else { return false }
    let startsNewLine = tokens[end].flags.contains(.afterNewline)
    if end > first, isMisspeltIn(at: end) { return true }
    if hasCaptures { return startsNewLine || tokens[end].kind == .identifier }
    guard end > first, tokens[end - 1].kind != .comma else { return false }
    if end > first + 1 { return startsNewLine || tokens[end].kind == .identifier }
    if tokens[first].kind == .kwUnderscore { return tokens[end].kind != .equal }
    return tokens[end].kind == .identifier && tokens[end].name == tokens[first].name
  }

  /// Whether the brackets at a token can only hold captures.
  private mutating func holdsCaptures(_ bracket: Int) -> Bool {
    isWord(.weak, at: bracket + 1) || isWord(.unowned, at: bracket + 1)
  }

  /// `[weak self, x = y]`: kept, not checked.
  mutating func parseCaptureList() {
    let start = start()
    guard let region = openRegion() else { return finish(.captureList, start, flags: .hasError) }
    while kind != .endOfFile {
      let element = position
      parseCapture()
      if !endElement(since: element) { break }
    }
    closeRegion(region)
    finish(.captureList, start)
  }

  mutating func parseCapture() {
    if isWord(.weak) || isWord(.unowned), kind(ahead: 1) != .equal, kind(ahead: 1) != .comma {
      advance()
      if kind == .leftParen {
        position = min(index(behind: position), regionEnd)
        load()
      }
    }
    parseExpression()
  }

  /// `(a: Int, b)`, `a, b`, or nothing.
  mutating func parseClosureParameters() {
    let start = start()
    switch kind {
    case .leftParen:
      guard let region = openRegion() else { return finish(.parameterList, start, flags: .hasError) }
      while kind != .endOfFile {
        let element = position
        parseClosureParameter(allowsType: true)
        if !endElement(since: element) { break }
      }
      closeRegion(region)
      finish(.parameterList, start)
    case .identifier where !isWord(.async) || kind(ahead: 1) == .comma, .kwUnderscore, .dollarIdentifier:
      repeat { parseClosureParameter(allowsType: false) } while consume(.comma)
      finish(.parameterList, start)
    default: none()
    }
  }

  /// `a`, `_`, `a: T`, `label a: T`.
  mutating func parseClosureParameter(allowsType: Bool) {
    let start = start()
    none()
    var label = TokenID.none
    var flags: SyntaxFlags = []
    var name = kind.isWord || kind == .dollarIdentifier ? take() : parseName(of: "a parameter")
    if allowsType, kind.isWord {
      label = name
      name = take()
    }
    if allowsType, consume(.colon) {
      if kind == .kwInout { flags = .inOut }
      parseType()
    } else {
      none()
    }
    none()
    finish(.parameter, start, token: name, label: label, flags: flags)
  }
}
