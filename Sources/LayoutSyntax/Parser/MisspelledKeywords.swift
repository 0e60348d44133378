import LayoutDiagnostics

/// Words that are almost a keyword: `stuct A`, `fucn f()`, `retrun x`.
///
/// No statement begins with two words on one line, so a word before another word, before `let`, or before a declaration's
/// parts is looked up among the keywords that may stand there. If one is near, it is parsed in the word's place.
extension Parser {
  /// Makes the current word the keyword that it almost is, with a message; says whether it is one.
  mutating func restoreKeyword() -> Bool {
    let isValue: Bool
    switch self.kind(ahead: 1) {
    case .identifier, .kwLet, .kwVar: isValue = false
    case .integerLiteral, .floatLiteral, .stringQuote, .kwTrue, .kwFalse, .kwNil, .kwSelf: isValue = true
    default: return false
    }
    guard token.name.index >= Precedence.firstName, !token.flags.contains(.quoted),
      !tokens[position + 1].flags.contains(.afterNewline), let (keyword, kind) = nearestKeyword()
    else { return false }
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

  /// `cas small` among the members of an enum.
  mutating func restoreEnumCase() -> Bool {
    guard kind(ahead: 1) == .identifier, !tokens[position + 1].flags.contains(.afterNewline),
      Suggestions.best(for: spelling(position), among: ["case"]) != nil
    else { return false }
    report(.misspelledKeyword("case"))
    kind = .kwCase
    return true
  }

  /// `-> sme View`: says whether the word before a type's name is almost `some`.
  mutating func restoreSome() -> Bool {
    guard kind(ahead: 1) == .identifier, token.end - token.start < 6, token.name.index >= Precedence.firstName,
      !tokens[position + 1].flags.contains(.afterNewline),
      Suggestions.best(for: spelling(position), among: ["some"]) != nil
    else { return false }
    report(.misspelledKeyword("some"))
    return true
  }

  /// `defalt:` or `cas .a:` at the start of a line in a switch.
  mutating func restoreCase() -> Bool {
    guard kind == .identifier, isAfterNewline else { return false }
    let isDefault = kind(ahead: 1) == .colon
    guard isDefault || kind(ahead: 1) == .period || kind(ahead: 1) == .kwLet else { return false }
    let keyword = isDefault ? "default" : "case"
    guard isDefault || !tokens[position + 1].flags.contains(.afterNewline) && token.end != tokens[position + 1].start,
      Suggestions.best(for: spelling(position), among: [keyword]) != nil
    else { return false }
    report(.misspelledKeyword(keyword))
    kind = isDefault ? .kwDefault : .kwCase
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
