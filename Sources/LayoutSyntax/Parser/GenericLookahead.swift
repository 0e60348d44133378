/// Whether `<` opens generic arguments or compares, decided from the tokens behind it as Swift does.
///
/// The look-ahead makes no nodes and is bounded, so that `a < b < c < …` stays linear: a failure without any `>` is
/// remembered, as every `<` up to there must fail as well.
extension Parser {
  /// Whether a token may stand behind generic arguments in an expression; else `<` compares.
  func followsGenericArguments(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .endOfFile, .rightParen, .rightBracket, .rightBrace, .leftBrace, .period, .comma, .semicolon, .colon, .equal,
      .postfixQuestion, .postfixExclamation, .postfixOperator:
      true
    case .leftParen, .leftBracket: !tokens[index].flags.contains(.afterNewline)
    default: tokens[index].flags.contains(.afterNewline)
    }
  }

  /// The index behind the generic arguments at a token, if that is what stands there.
  mutating func endOfGenericArguments(at start: Int) -> Int? {
    guard start < regionEnd, start >= genericFailure, tokens[start].name == OperatorName.less.name else { return nil }
    var scan = GenericScan()
    var index = start
    let limit = min(regionEnd, start + SyntaxLimits.genericLookahead)
    while index < limit {
      guard let next = step(&scan, at: index) else { break }
      if scan.depth == 0 { return next }
      index = next
    }
    if !scan.hasCloser { genericFailure = index }
    return nil
  }

  /// What has been seen of generic arguments.
  private struct GenericScan {
    var depth = 0
    /// Whether a type must come next, or one has just ended.
    var expectsType = false
    var hasCloser = false
  }

  /// Steps over a token, or a bracket, that fits; `nil` for one that does not.
  private func step(_ scan: inout GenericScan, at index: Int) -> Int? {
    switch tokens[index].kind {
    case .identifier where isTypeSpecifier(tokens[index].name) && kind(at: index + 1) == .identifier:
      return scan.expectsType ? index + 1 : nil
    case .identifier, .kwAny, .kwSelfType, .kwUnderscore, .integerLiteral:
      return ends(&scan, index + 1)
    case .leftParen, .leftBracket:
      return ends(&scan, self.index(behind: index))
    case .at: return scan.expectsType ? index + 2 : nil
    case .kwInout: return scan.expectsType ? index + 1 : nil
    case .comma, .period, .arrow, .prefixAmpersand: return continues(&scan, index + 1)
    case .postfixQuestion, .postfixExclamation, .kwThrows: return scan.expectsType ? nil : index + 1
    case .infixOperator, .prefixOperator, .postfixOperator: return stepOperator(&scan, at: index)
    default: return nil
    }
  }

  private func ends(_ scan: inout GenericScan, _ next: Int) -> Int? {
    guard scan.expectsType else { return nil }
    scan.expectsType = false
    return next
  }

  private func continues(_ scan: inout GenericScan, _ next: Int) -> Int? {
    guard !scan.expectsType else { return nil }
    scan.expectsType = true
    return next
  }

  private func stepOperator(_ scan: inout GenericScan, at index: Int) -> Int? {
    switch tokens[index].name {
    case OperatorName.less.name:
      scan.depth += 1
      return continues(&scan, index + 1)
    case OperatorName.ampersand.name: return continues(&scan, index + 1)
    case OperatorName.ellipsis.name: return scan.expectsType ? nil : index + 1
    default:
      guard startsWithGreater(index), !scan.expectsType else { return nil }
      scan.hasCloser = true
      scan.depth -= Int(tokens[index].end - tokens[index].start)
      return scan.depth >= 0 ? index + 1 : nil
    }
  }

  private func isTypeSpecifier(_ name: NameID) -> Bool {
    switch name {
    case Word.some.name, Word.any.name, Word.each.name, Word.sending.name, Word.isolated.name: true
    default: false
    }
  }
}
