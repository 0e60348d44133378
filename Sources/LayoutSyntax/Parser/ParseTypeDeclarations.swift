import LayoutDiagnostics

/// Types, extensions, their generic parts, and the cases of enums.
extension Parser {
  mutating func parseTypeDecl(_ kind: SyntaxKind, _ context: ItemContext, _ start: Start) {
    advance()
    let name = parseName(of: "a type")
    parseGenericParameters()
    parseInheritanceClause()
    parseWhereClause()
    parseMemberBlock(context)
    finish(kind, start, token: name)
  }

  mutating func parseExtensionDecl(_ start: Start) {
    let keyword = take()
    parseType()
    parseInheritanceClause()
    parseWhereClause()
    parseMemberBlock(.members)
    finish(.extensionDecl, start, token: keyword)
  }

  /// `{ … }` of a type. Without braces there is one message, at the place where the body should begin.
  mutating func parseMemberBlock(_ context: ItemContext) {
    if kind == .leftBrace { return parseBlock(.memberBlock, context) }
    report(.missingBody(of: "a type"))
    missing(.memberBlock)
  }

  /// `: A, B`, or nothing.
  mutating func parseInheritanceClause() {
    guard kind == .colon || lacksTypeColon else { return none() }
    let start = start()
    _ = expectTypeColon(behind: "the name of a type")
    parseType()
    while consume(.comma) { parseType() }
    finish(.inheritanceClause, start)
  }

  // MARK: Generics

  /// `<T, U: View>`, or nothing.
  mutating func parseGenericParameters() {
    guard startsAngle else { return none() }
    let start = start()
    advance()
    while !startsWithGreater(position) {
      parseGenericParameter()
      guard separatesGenericParameter() else { break }
    }
    closeAngle()
    finish(.genericParameterList, start)
  }

  /// Whether a comma stands here, or only its absence keeps the next parameter apart: `<Label: View Content: View>`.
  private mutating func separatesGenericParameter() -> Bool {
    if consume(.comma) { return true }
    guard kind == .identifier, !isAfterNewline else { return false }
    report(.missingComma)
    return true
  }

  mutating func parseGenericParameter() {
    let start = start()
    if kind == .kwLet || isWord(.each) { advance() }
    let name = parseName(of: "a generic parameter")
    if expectTypeColon(behind: "a generic parameter") { parseType() } else { none() }
    finish(.genericParameter, start, token: name)
  }

  /// `where T: P, U == V`, or nothing.
  mutating func parseWhereClause() {
    guard kind == .kwWhere else { return none() }
    let start = start()
    repeat {
      advance()
      parseRequirement()
    } while kind == .comma
    finish(.whereClause, start)
  }

  mutating func parseRequirement() {
    let start = start()
    parseType()
    let isRelation = kind == .colon || (kind == .infixOperator && name == OperatorName.equalEqual.name)
    guard isRelation else {
      report(.expected("':' or '==' in a requirement"))
      missing(.missingType)
      return finish(.requirement, start)
    }
    let relation = take()
    parseType()
    finish(.requirement, start, token: relation)
  }

  /// Whether the current token is a `<` that opens a list.
  var startsAngle: Bool { name == OperatorName.less.name && kind != .endOfFile }

  /// Consumes one `>` of the current token.
  mutating func closeAngle() {
    guard startsWithGreater(position), position < regionEnd else {
      report(.expected("'>'"))
      return
    }
    consumedGreater += 1
    if consumedGreater == Int(token.end - token.start) {
      consumedGreater = 0
      advance()
    }
  }

  /// Whether a token is a run of `>` and nothing else.
  func startsWithGreater(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.name == OperatorName.greater.name { return true }
    guard token.name != .empty, text[Int(token.start)] == UInt8(ascii: ">") else { return false }
    for offset in token.start..<token.end where text[Int(offset)] != UInt8(ascii: ">") { return false }
    return true
  }

  // MARK: Enum cases

  mutating func parseEnumCaseDecl(_ start: Start) {
    if stack.count == start.height { none() }
    let keyword = tokenID
    repeat {
      advance()
      parseEnumCaseElement()
    } while separatesCase()
    finish(.enumCaseDecl, start, token: keyword)
  }

  /// Whether a comma stands here, or only its absence keeps the next case apart: `case small, medium large`.
  private mutating func separatesCase() -> Bool {
    if kind == .comma { return true }
    guard kind == .identifier, !isAfterNewline else { return false }
    report(.missingComma)
    position -= 1
    return true
  }

  mutating func parseEnumCaseElement() {
    let start = start()
    if kind == .period { report(.unexpected) }
    if kind == .period { advance() }
    let name = parseName(of: "a case")
    if kind == .leftParen, !isAfterNewline { parseParameterList(isEnumCase: true) } else { none() }
    if consume(.equal) { expectExpression(behind: position - 1) } else { none() }
    finish(.enumCaseElement, start, token: name)
  }
}
