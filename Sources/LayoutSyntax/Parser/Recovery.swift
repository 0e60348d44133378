import LayoutDiagnostics

/// What the parser does when the source does not go on as the grammar has it.
///
/// One place gets one message, and a token that a message has been written about (``TokenKind/unknown``, a stray closer)
/// gets none at all. Recovery never looks far: a broken argument ends at the comma, a broken statement at its line's end,
/// and anything in brackets at the bracket's end, because regions end there by construction.
extension Parser {
  /// Whether the current token is junk that has been reported already.
  var isReportedJunk: Bool {
    mutating get {
      switch kind {
      case .unknown, .rightBrace, .rightParen, .rightBracket: true
      default: false
      }
    }
  }

  /// Records a mistake at the current token, with its message unless one has been written about this place.
  mutating func report(_ mistake: Mistake) {
    mistakes += 1
    hasErrors = true
    guard !isReportedJunk, lastReport != position, !isCovered(mistake) else { return }
    lastReport = position
    append(mistake)
  }

  /// Whether the message about the bracket that was left open around the token covers a mistake too: what does not fit
  /// there, and what is missing at its end.
  private func isCovered(_ mistake: Mistake) -> Bool {
    guard isRegionVirtual else { return false }
    if case .unexpected = mistake { return true }
    return kind == .endOfFile
  }

  /// Records a mistake that has a place of its own, whatever was said about the current token.
  mutating func reportAside(_ mistake: Mistake) {
    mistakes += 1
    hasErrors = true
    append(mistake)
  }

  /// Records that nesting is too deep here, the first time with a message.
  mutating func reportNesting() {
    mistakes += 1
    hasErrors = true
    guard !isNestingReported else { return }
    isNestingReported = true
    append(.nestingTooDeep)
  }

  @inline(never)
  private mutating func append(_ mistake: Mistake) {
    if diagnostics.count < SyntaxLimits.diagnostics { diagnostics.append(diagnostic(for: mistake)) }
  }

  /// A node for what should stand here and does not. Junk that has been reported is taken into it.
  mutating func missing(_ kind: SyntaxKind) {
    let start = start()
    hasErrors = true
    if isReportedJunk {
      mistakes += 1
      advance()
    }
    finish(kind, start, flags: .hasError)
  }

  /// Steps over tokens up to an index, into an `unexpected` node; blocks among them are still parsed.
  mutating func skipUnexpected(to end: Int) {
    let start = start()
    hasErrors = true
    while position < end, kind != .endOfFile {
      if kind == .leftBrace {
        parseCodeBlock()
      } else {
        position = min(index(behind: position), regionEnd)
        load()
      }
    }
    finish(.unexpected, start, flags: .hasError)
  }

  /// Gives up the rest of an item: everything on its line, and what that line's brackets hold.
  mutating func skipToItemEnd() {
    guard kind != .endOfFile, !isAfterNewline, kind != .semicolon else { return }
    var end = position
    while end < regionEnd, tokens[end].kind != .semicolon {
      if end > position, tokens[end].flags.contains(.afterNewline) { break }
      end = index(behind: end)
    }
    skipUnexpected(to: min(end, regionEnd))
  }

  // MARK: Places

  func range(_ index: Int) -> SourceRange {
    SourceRange(tokens[index].start + base, tokens[index].end + base)
  }

  /// The empty range behind the token before the current one: where something is missing.
  var gap: SourceRange {
    SourceRange(at: (position > 0 ? tokens[position - 1].end : tokens[position].start) + base)
  }

  /// A token as a message quotes it.
  func spelling(_ index: Int) -> String {
    let token = tokens[index]
    if token.kind == .endOfFile { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: text[Int(token.start)..<Int(token.end)]), as: UTF8.self)
  }

  /// Where to complain that something is missing: behind the last token if the line or region ends, else at the token.
  var place: SourceRange { kind == .endOfFile || isAfterNewline ? gap : range(position) }

  /// What stands where something else is expected, as a message says it; empty where a line or region ends.
  var found: String { kind == .endOfFile || isAfterNewline ? "" : spelling(position) }
}
