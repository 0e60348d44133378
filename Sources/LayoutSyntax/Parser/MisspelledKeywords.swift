import LayoutDiagnostics

/// Words that are almost a keyword: `stuct A`, `fucn f()`, `retrun x`.
///
/// No statement begins with two words on one line, so a word before another word, before `let`, or before a declaration's
/// parts is looked up among the keywords that may stand there. If one is near, it is parsed in the word's place.
extension Parser {
  /// Makes the current word the keyword that it almost is, with a message; says whether it is one.
  mutating func restoreKeyword() -> Bool {
    guard position + 1 < regionEnd, token.name.index >= Precedence.firstName, !token.flags.contains(.quoted) else {
      return false
    }
    let next = tokens[position + 1]
    let isValue: Bool
    switch next.kind {
    case .identifier, .kwLet, .kwVar: isValue = false
    case .integerLiteral, .floatLiteral, .stringQuote, .kwTrue, .kwFalse, .kwNil, .kwSelf: isValue = true
    default: return false
    }
    guard !next.flags.contains(.afterNewline), let (keyword, kind) = nearestKeyword() else { return false }
    if isValue, kind != .kwReturn { return false }
    report(.misspelledKeyword(keyword))
    self.kind = kind
    return true
  }

  /// `} els {`: a word in the place of `else`, on the line of the brace before it.
  mutating func restoreElse() -> Bool {
    guard kind == .identifier, !isAfterNewline, kind(ahead: 1) == .leftBrace || kind(ahead: 1) == .kwIf,
      Suggestions.best(for: spelling(position), among: ["else"]) != nil
    else { return false }
    report(.misspelledKeyword("else"))
    kind = .kwElse
    return true
  }

  /// An item whose first word has been replaced with the keyword that it almost is.
  mutating func recoverItem(_ context: ItemContext) {
    switch kind {
    case .kwReturn, .kwGuard, .kwFor, .kwSwitch, .kwWhile: parseStatement()
    default: parseDeclaration(context)
    }
  }

  private func nearestKeyword() -> (String, TokenKind)? {
    var suggestions = Suggestions(for: spelling(position))
    for keyword in Self.misspellable { suggestions.consider(keyword.spelling.text) }
    guard let best = suggestions.result else { return nil }
    for keyword in Self.misspellable where keyword.spelling.text == best { return (best, keyword.kind) }
    return nil
  }

  /// The keywords that a word may follow.
  private static var misspellable: [(spelling: StaticString, kind: TokenKind)] {
    [
      ("struct", .kwStruct), ("class", .kwClass), ("enum", .kwEnum), ("extension", .kwExtension),
      ("protocol", .kwProtocol), ("func", .kwFunc), ("import", .kwImport), ("typealias", .kwTypealias),
      ("let", .kwLet), ("var", .kwVar), ("return", .kwReturn), ("guard", .kwGuard), ("for", .kwFor),
      ("switch", .kwSwitch), ("while", .kwWhile), ("private", .kwPrivate), ("static", .kwStatic),
    ]
  }
}
