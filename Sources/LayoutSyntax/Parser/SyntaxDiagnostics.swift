import LayoutDiagnostics

/// Everything that the lexer and the parser say, in the order of ``DiagnosticID``.
extension Diagnostic {
  // MARK: Text and tokens

  static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidUTF8, "the file is not valid UTF-8 here", at: range)
  }

  static func notText(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidUTF8, "this file is no text: nothing of it is read", at: range)
  }

  static func strayCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayCharacter, "'\(text)' has no meaning here", at: range,
      fixIts: [FixIt("remove '\(text)'", SourceEdit(range, ""))])
  }

  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unterminatedString, "this string is never closed", at: range)
  }

  static func unterminatedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unterminatedComment, "this comment is never closed", at: range)
  }

  static func invalidEscape(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidEscape, "'\(text)' is no escape sequence", at: range)
  }

  static func invalidNumber(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidNumber, "'\(text)' is not a number", at: range)
  }

  static func wrongQuotes(open: SourceRange, close: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongQuotes, "a string stands in straight double quotes", at: open.union(close),
      fixIts: [fixIt("use '\"'", [SourceEdit(open, "\""), SourceEdit(close, "\"")])])
  }

  static func editorPlaceholder(at range: SourceRange) -> Diagnostic {
    Diagnostic(.editorPlaceholder, "this placeholder was never filled in", at: range)
  }

  // MARK: Brackets

  /// What says that a bracket should have closed before a token.
  enum BracketEvidence { case line, closer, endOfFile }

  static func unclosedBracket(
    _ kind: TokenKind, at range: SourceRange, missingAt place: SourceRange, next: SourceRange,
    _ evidence: BracketEvidence
  ) -> Diagnostic {
    let (opener, closer) = spelling(of: kind)
    let note: Note =
      switch evidence {
      case .line: Note("by its indentation, this line no longer belongs to it", at: next)
      case .closer: Note("by its indentation, this closes something further out", at: next)
      case .endOfFile: Note("the file ends here", at: next)
      }
    return Diagnostic(
      .unclosedBracket, "'\(opener)' is never closed", at: range, notes: [note],
      fixIts: [FixIt("insert '\(closer)'", SourceEdit(place, closer))])
  }

  static func strayBracket(_ kind: TokenKind, at range: SourceRange) -> Diagnostic {
    let (opener, closer) = spelling(of: kind)
    return Diagnostic(
      .strayBracket, "'\(closer)' closes nothing: there is no '\(opener)' for it", at: range,
      fixIts: [FixIt("remove '\(closer)'", SourceEdit(range, ""))])
  }

  static func wrongBracket(
    _ kind: TokenKind, openedAt opener: SourceRange, closedBy closer: TokenKind, at range: SourceRange
  ) -> Diagnostic {
    let expected = spelling(of: kind)
    return Diagnostic(
      .wrongBracket, "'\(spelling(of: closer).closer)' cannot close '\(expected.opener)'", at: range,
      notes: [Note("'\(expected.opener)' stands here", at: opener)],
      fixIts: [FixIt("replace it with '\(expected.closer)'", SourceEdit(range, expected.closer))])
  }

  static func nestingTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(.nestingTooDeep, "nested more than \(SyntaxLimits.nesting) levels deep", at: range)
  }

  // MARK: What is missing

  static func expected(_ what: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedSyntax, "expected \(what)" + (found.isEmpty ? "" : ", found '\(found)'"), at: range)
  }

  static func missingColon(behind what: String, found: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    var diagnostic = expected("':' behind \(what)", found: found, at: range)
    diagnostic.fixIts = [FixIt("insert ':'", SourceEdit(gap, ":"))]
    return diagnostic
  }

  static func expectedExpression(after what: String, found: String, at range: SourceRange) -> Diagnostic {
    let place = what.isEmpty ? "" : " after '\(what)'"
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(.expectedExpression, "expected an expression" + place + tail, at: range)
  }

  static func expectedType(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedType, "expected a type" + (found.isEmpty ? "" : ", found '\(found)'"), at: range)
  }

  static func expectedName(of what: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectedName, "expected the name of \(what)" + (found.isEmpty ? "" : ", found '\(found)'"), at: range)
  }

  static func keywordAsName(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keywordAsName, "'\(keyword)' is a keyword and no name", at: range,
      fixIts: [FixIt("put '\(keyword)' in backticks", SourceEdit(range, "`\(keyword)`"))])
  }

  static func misspelledKeyword(_ word: String, _ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misspelledKeyword, "'\(word)' is no keyword; did you mean '\(keyword)'?", at: range,
      fixIts: [FixIt("replace '\(word)' with '\(keyword)'", SourceEdit(range, keyword))])
  }

  static func missingComma(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingComma, "missing ',' between two elements", at: range,
      fixIts: [FixIt("insert ','", SourceEdit(range, ","))])
  }

  static func missingSeparator(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingSeparator, "two statements on one line need a ';' between them", at: range,
      fixIts: [FixIt("insert ';'", SourceEdit(range, ";"))])
  }

  static func bareArguments(at range: SourceRange, behind space: SourceRange) -> Diagnostic {
    let parentheses = [SourceEdit(space, "("), SourceEdit(SourceRange(at: range.upper), ")")]
    return Diagnostic(
      .expectedSyntax, "the arguments of a call stand in parentheses", at: range,
      fixIts: [fixIt("insert the parentheses", parentheses)])
  }

  static func missingBody(of what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingBody, "\(what) needs a body in braces", at: range)
  }

  static func missingIn(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingIn, "missing 'in' behind the closure's parameters", at: range,
      fixIts: [FixIt("insert 'in'", SourceEdit(range, " in"))])
  }

  static func missingTypeOrValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingTypeOrValue, "'\(name)' needs a type or a value", at: range)
  }

  // MARK: What is too much or wrong

  static func unexpected(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedSyntax, "'\(text)' does not belong here", at: range)
  }

  static func notADeclaration(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notADeclaration, "expected a declaration, found '\(text)'", at: range)
  }

  static func straySemicolon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .straySemicolon, "this ';' ends no statement", at: range, fixIts: [FixIt("remove ';'", SourceEdit(range, ""))])
  }

  static func assignmentAsCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .assignmentAsCondition, "'=' assigns and cannot be a condition; did you mean '=='?", at: range,
      fixIts: [FixIt("replace '=' with '=='", SourceEdit(range, "=="))])
  }

  static func elseWithoutIf(at range: SourceRange) -> Diagnostic {
    Diagnostic(.elseWithoutIf, "'else' without an 'if' before it", at: range)
  }

  static func separatedOperator(_ text: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .separatedOperator, "the prefix operator '\(text)' must stand directly before its operand", at: range,
      fixIts: [FixIt("remove the space", SourceEdit(gap, ""))])
  }

  static func nonAssociative(_ first: String, _ second: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nonAssociativeOperators, "'\(first)' and '\(second)' cannot be chained; use parentheses", at: range)
  }

  private static func spelling(of kind: TokenKind) -> (opener: String, closer: String) {
    switch kind {
    case .leftBrace: ("{", "}")
    case .leftBracket: ("[", "]")
    default: ("(", ")")
    }
  }

  private static func fixIt(_ message: String, _ edits: [SourceEdit]) -> FixIt {
    var fixIt = FixIt(message)
    fixIt.edits = edits
    return fixIt
  }
}
