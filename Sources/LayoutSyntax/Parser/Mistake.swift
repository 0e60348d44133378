import LayoutDiagnostics

/// What the parser finds wrong at its current token.
///
/// Grammar functions say which mistake it is and nothing more; place, wording and fix are made here, off the parser's path,
/// so that its stack frames stay small however many things a production can complain about.
enum Mistake {
  case expected(StaticString)
  /// Like `expected`, for what stands at the token even if that begins a line.
  case expectedHere(StaticString)
  /// An expression is missing, behind a token that asks for one.
  case expectedExpression(after: Int?)
  case expectedType
  case expectedName(of: StaticString)
  case keywordAsName
  /// Behind what the token before the current one is.
  case missingColon(StaticString)
  case missingComma
  case missingSeparator
  case missingBody(of: StaticString)
  case missingIn
  /// The token is the `#if` that has no `#endif`.
  case missingEndif(Int)
  /// The token is the variable's name.
  case missingTypeOrValue(Int)
  case unexpected
  case notADeclaration
  case straySemicolon
  case assignmentAsCondition
  case elseWithoutIf
  /// The operator just before the current token stands apart from its operand.
  case separatedOperator
  /// The token is the operator that the current one cannot be chained with.
  case nonAssociative(with: Int)
  case nestingTooDeep
  /// Arguments without parentheses, from a token to the current one.
  case bareArguments(Int)
  /// A word that is almost this keyword.
  case misspelledKeyword(String)
}

extension Parser {
  /// A mistake with its place and its words.
  func diagnostic(for mistake: Mistake) -> Diagnostic {
    switch mistake {
    case .expected(let what): .expected(what.text, found: found, at: place)
    case .expectedHere(let what): .expected(what.text, found: spelling(position), at: range(position))
    case .expectedExpression(let index):
      .expectedExpression(after: index.map { spelling($0) } ?? "", found: found, at: place)
    case .expectedType: .expectedType(found: found, at: place)
    case .expectedName(let what): .expectedName(of: what.text, found: found, at: place)
    case .keywordAsName: .keywordAsName(spelling(position), at: range(position))
    case .missingColon(let what):
      .missingColon(behind: what.text, found: spelling(position), at: range(position), gap: colonGap)
    case .missingComma: .missingComma(at: gap)
    case .missingSeparator: .missingSeparator(at: gap)
    case .missingBody(let what): .missingBody(of: what.text, at: gap)
    case .missingIn: .missingIn(at: gap)
    case .missingEndif(let directive): .expected("'#endif' for this '#if'", found: "", at: range(directive))
    case .missingTypeOrValue(let name): .missingTypeOrValue(spelling(name), at: range(name))
    case .unexpected: .unexpected(spelling(position), at: range(position))
    case .notADeclaration: .notADeclaration(spelling(position), at: range(position))
    case .straySemicolon: .straySemicolon(at: range(position))
    case .assignmentAsCondition: .assignmentAsCondition(at: range(position))
    case .elseWithoutIf: .elseWithoutIf(at: range(position))
    case .separatedOperator:
      .separatedOperator(
        spelling(position - 1), at: range(position - 1),
        gap: SourceRange(tokens[position - 1].end + base, tokens[position].start + base))
    case .nonAssociative(let other): .nonAssociative(spelling(other), spelling(position), at: range(position))
    case .misspelledKeyword(let keyword):
      .misspelledKeyword(spelling(position), keyword, at: range(position))
    case .bareArguments(let first):
      .bareArguments(
        at: SourceRange(range(first).lower, gap.lower),
        behind: SourceRange(tokens[first - 1].end + base, tokens[first].start + base))
    case .nestingTooDeep: .nestingTooDeep(at: range(position))
    }
  }
}

extension Parser {
  /// Where a colon is to be inserted, with the `=` that stands in its place.
  private var colonGap: SourceRange { kind == .equal ? SourceRange(gap.lower, range(position).upper) : gap }
}

extension StaticString {
  var text: String { String(decoding: UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount), as: UTF8.self) }
}
