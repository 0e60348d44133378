import LayoutDiagnostics

/// Declarations: the dispatch on their first word, and those that are small.
extension Parser {
  /// Attributes, modifiers, and the declaration behind them.
  mutating func parseDeclaration(_ context: ItemContext) {
    let start = start()
    parseAttributeList()
    switch kind {
    case .kwImport: parseImportDecl(start)
    case .kwStruct: parseTypeDecl(.structDecl, .members, start)
    case .kwClass: parseTypeDecl(.classDecl, .members, start)
    case .kwEnum: parseTypeDecl(.enumDecl, .enumMembers, start)
    case .kwProtocol: parseTypeDecl(.protocolDecl, .protocolMembers, start)
    case .kwExtension: parseExtensionDecl(start)
    case .kwLet, .kwVar: parseVariableDecl(context, start)
    case .kwFunc: parseFunctionDecl(context, start)
    case .kwInit: parseInitializerDecl(context, start)
    case .kwDeinit: parseDeinitializerDecl(start)
    case .kwSubscript: parseSubscriptDecl(start)
    case .kwTypealias: parseTypealiasDecl(start)
    case .kwAssociatedtype: parseAssociatedtypeDecl(start)
    case .kwCase: parseEnumCaseDecl(start)
    case .kwOperator, .kwPrecedencegroup: parseOperatorDecl(start)
    case .pound: parseMacroCall(.macroDecl, start)
    case .identifier where token.name == Word.actor.name: parseTypeDecl(.actorDecl, .members, start)
    case .identifier where token.name == Word.macro.name: parseMacroDefinition(start)
    default:
      report(.expected("a declaration behind its attributes and modifiers"))
      finish(.unexpected, start, flags: .hasError)
    }
  }

  /// Whether a declaration starts at a token: with an attribute, a modifier or its keyword.
  mutating func startsDeclaration(at index: Int) -> Bool {
    var index = index
    while true {
      let kind = kind(at: index)
      switch kind {
      case .kwImport, .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwExtension, .kwLet, .kwVar, .kwFunc, .kwInit,
        .kwDeinit, .kwSubscript, .kwTypealias, .kwAssociatedtype, .kwOperator, .kwPrecedencegroup, .at,
        .kwPrivate, .kwFileprivate, .kwInternal, .kwPublic, .kwStatic:
        return true
      case .identifier:
        let name = tokens[index].name
        guard name.index < Precedence.firstName else { return false }
        if name == Word.actor.name || name == Word.macro.name {
          return self.kind(at: index + 1) == .identifier && !tokens[index + 1].flags.contains(.afterNewline)
        }
        guard Word.isModifier(name) else { return false }
        index += 1
        if self.kind(at: index) == .leftParen { index = self.index(behind: index) }
        if self.kind(at: index) == .kwCase { return name == Word.indirect.name }
      default: return false
      }
    }
  }

  /// Attributes and modifiers, or nothing.
  mutating func parseAttributeList() {
    let start = start()
    while true {
      if kind == .at {
        parseAttribute()
      } else if isModifier {
        parseModifier()
      } else {
        break
      }
    }
    if stack.count == start.height { none() } else { finish(.attributeList, start) }
  }

  /// Whether the current token is a modifier, and not the name that it might also be.
  private var isModifier: Bool {
    mutating get {
      switch kind {
      case .kwPrivate, .kwFileprivate, .kwInternal, .kwPublic, .kwStatic: return true
      case .kwClass: return classIsModifier
      case .identifier:
        return Word.isModifier(token.name) && (startsDeclaration(at: position) || kind(ahead: 1) == .kwCase)
      default: return false
      }
    }
  }

  private var classIsModifier: Bool {
    mutating get {
      switch kind(ahead: 1) {
      case .kwFunc, .kwVar, .kwLet, .kwSubscript: true
      default: false
      }
    }
  }

  /// `@Name`, `@Name(arguments)`, `@Module.Name<T>(arguments)`.
  mutating func parseAttribute() {
    let start = start()
    advance()
    guard kind != .endOfFile, token.name != .empty, !token.flags.contains(.afterSpace) else {
      report(.expectedName(of: "an attribute behind '@'"))
      none()
      return finish(.attribute, start, flags: .hasError)
    }
    var name = take()
    while kind == .period, kind(ahead: 1) == .identifier {
      advance()
      name = take()
    }
    if let end = endOfGenericArguments(at: position) {
      position = end
      load()
    }
    parseAttributeArguments(name)
    finish(.attribute, start, token: name)
  }

  private mutating func parseAttributeArguments(_ name: TokenID) {
    guard kind == .leftParen, !token.flags.contains(.afterSpace) else { return none() }
    switch tokens[Int(name.index)].name {
    case Word.available.name, Word.unavailable.name, Word.objc.name, Word.backDeployed.name: parseRawArguments()
    default: parseArgumentList()
    }
  }

  /// Arguments in a grammar of their own, kept as tokens: `(iOS 17, *)`.
  mutating func parseRawArguments() {
    let start = start()
    position = min(index(behind: position), regionEnd)
    load()
    finish(.argumentList, start)
  }

  /// `static`, `private(set)`, `unowned(safe)`.
  mutating func parseModifier() {
    let start = start()
    let name = take()
    if kind == .leftParen { parseRawArguments() } else { none() }
    finish(.attribute, start, token: name)
  }

  mutating func parseImportDecl(_ start: Start) {
    advance()
    switch kind {
    case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwFunc, .kwVar, .kwLet, .kwTypealias: advance()
    default: break
    }
    let name = parseName(of: "a module")
    while consume(.period) { _ = parseName(of: "a module's member") }
    finish(.importDecl, start, token: name)
  }

  mutating func parseTypealiasDecl(_ start: Start) {
    advance()
    let name = parseName(of: "a type alias")
    parseGenericParameters()
    if consume(.equal) {
      parseType()
    } else {
      report(.expected("'=' and a type"))
      missing(.missingType)
    }
    if kind == .kwWhere { dropWhereClause() }
    finish(.typealiasDecl, start, token: name)
  }

  mutating func parseAssociatedtypeDecl(_ start: Start) {
    advance()
    let name = parseName(of: "an associated type")
    parseInheritanceClause()
    if consume(.equal) { parseType() } else { none() }
    if kind == .kwWhere { dropWhereClause() }
    finish(.associatedtypeDecl, start, token: name)
  }

  /// A where clause that its declaration has no slot for.
  private mutating func dropWhereClause() {
    parseWhereClause()
    stack.removeLast()
  }

  /// `prefix operator √`, `precedencegroup P { … }`: kept, not looked into.
  mutating func parseOperatorDecl(_ start: Start) {
    let isGroup = kind == .kwPrecedencegroup
    advance()
    var name = TokenID.none
    if kind != .endOfFile, !isAfterNewline { name = take() }
    if kind == .colon {
      advance()
      let group = position
      _ = parseName(of: "a precedence group")
      if !isGroup, !name.isNone { declaredPrecedences[tokens[Int(name.index)].name] = precedence(ofGroup: group) }
    }
    if kind == .leftBrace {
      if isGroup, !name.isNone { declareGroup(tokens[Int(name.index)].name) }
      position = min(index(behind: position), regionEnd)
      load()
    }
    finish(isGroup ? .precedenceGroupDecl : .operatorDecl, start, token: name)
  }

  /// `macro name(…) = #externalMacro(…)`: kept, not looked into.
  private mutating func parseMacroDefinition(_ start: Start) {
    advance()
    let name = parseName(of: "a macro")
    while kind != .endOfFile, !isAfterNewline {
      position = min(index(behind: position), regionEnd)
      load()
    }
    finish(.macroDecl, start, token: name)
  }

  /// `#Preview("name") { … }`.
  mutating func parseMacroDecl(_ context: ItemContext) {
    let start = start()
    none()
    parseMacroCall(.macroDecl, start)
  }

  /// `#name`, arguments and trailing closures; the slots before them are on the stack. Generic arguments matter in
  /// expressions only, where they are the slots before the last.
  mutating func parseMacroCall(_ kind: SyntaxKind, _ start: Start) {
    advance()
    let name: TokenID
    if self.kind != .endOfFile, token.name != .empty, !token.flags.contains(.afterSpace) {
      name = take()
    } else {
      report(.expectedName(of: "a macro behind '#'"))
      none()
      return finish(kind, start, flags: .hasError)
    }
    if let end = endOfGenericArguments(at: position) {
      if kind == .macroExpr {
        parseGenericArguments()
      } else {
        position = end
        load()
      }
    }
    if self.kind == .leftParen && !isAfterNewline || self.kind == .leftBrace && takesTrailingClosure {
      parseArgumentList()
    } else {
      none()
    }
    finish(kind, start, token: name)
  }

  // MARK: Names

  /// A name that a declaration gives; `.none` where there is none.
  mutating func parseName(of what: StaticString) -> TokenID {
    if kind == .identifier { return take() }
    if kind.isReserved, !isAfterNewline, kind != .kwIn {
      report(.keywordAsName)
      return take()
    }
    report(.expectedName(of: what))
    if isReportedJunk { advance() }
    return .none
  }
}

extension TokenKind {
  /// Whether it is a word that Swift reserves.
  var isReserved: Bool {
    rawValue >= TokenKind.kwAssociatedtype.rawValue && rawValue <= TokenKind.kwTry.rawValue
  }

  /// Whether it can be a label or, behind a period, a member's name.
  var isWord: Bool { self == .identifier || isReserved || self == .kwUnderscore }
}
