import LayoutDiagnostics

/// Types.
extension Parser {
  /// A type with its attributes and specifiers, and the arrow that makes it a function's.
  mutating func parseType() {
    let start = start()
    guard enter() else { return missing(.missingType) }
    defer { leave() }
    switch kind {
    case .at:
      parseAttribute()
      let name = nodes[Int(stack[stack.count - 1].index)].token
      stack.removeLast()
      parseType()
      return finish(.attributedType, start, token: name)
    case .kwInout: return parsePrefixedType(.inoutType)
    case .kwRepeat: return parsePrefixedType(.packType)
    case .identifier where isTypePrefix: return parseSpecifiedType()
    case .identifier where restoreSome(): return parsePrefixedType(.someType)
    default: break
    }
    parseCompositionType()
    parseFunctionTypeSuffix(start)
  }

  /// `some T`, `any T`, and the specifiers that do not change what a type is: `sending T`, `repeat each T`.
  private mutating func parseSpecifiedType() {
    switch token.name {
    case Word.some.name: parsePrefixedType(.someType)
    case Word.any.name: parsePrefixedType(.anyType)
    default: parsePrefixedType(.attributedType)
    }
  }

  private mutating func parsePrefixedType(_ kind: SyntaxKind) {
    let start = start()
    advance()
    parseType()
    finish(kind, start)
  }

  /// Whether the current word specifies the type behind it, and is no type's name itself.
  private var isTypePrefix: Bool {
    switch token.name {
    case Word.some.name, Word.any.name, Word.each.name, Word.sending.name, Word.isolated.name, Word.borrowing.name,
      Word.consuming.name, Word.nonisolated.name, Word.owned.name, Word.shared.name:
      switch kind(ahead: 1) {
      case .identifier, .leftParen, .leftBracket, .at, .kwAny, .kwSelfType, .prefixOperator: true
      default: false
      }
    default: false
    }
  }

  /// `-> T`, `async throws -> T` behind the parameters of a function type.
  private mutating func parseFunctionTypeSuffix(_ start: Start) {
    let isFunction = kind == .arrow || ((kind == .kwThrows || isWord(.async)) && arrowFollowsEffects)
    guard isFunction, nodes[nodes.count - 1].kind == .tupleType else { return }
    parseEffects()
    advance()
    parseType()
    finish(.functionType, start)
  }

  private var arrowFollowsEffects: Bool {
    var index = position
    while kind(at: index) == .kwThrows || isWord(.async, at: index) { index += 1 }
    if kind(at: index) == .leftParen { index = self.index(behind: index) }
    return kind(at: index) == .arrow
  }

  /// `A & B`.
  mutating func parseCompositionType() {
    let start = start()
    parsePostfixType()
    guard isAmpersand else { return }
    while isAmpersand {
      advance()
      parsePostfixType()
    }
    finish(.compositionType, start)
  }

  private var isAmpersand: Bool {
    kind == .prefixAmpersand || (kind != .endOfFile && name == OperatorName.ampersand.name)
  }

  /// `T?`, `T!`, `A.B`, `T.Type`.
  mutating func parsePostfixType() {
    let start = start()
    parsePrimaryType()
    while true {
      switch kind {
      case .postfixQuestion where consumedGreater == 0:
        advance()
        finish(.optionalType, start)
      case .postfixExclamation:
        advance()
        finish(.unwrappedType, start)
      case .period where kind(ahead: 1).isWord:
        advance()
        let name = take()
        parseGenericArguments()
        finish(.memberType, start, token: name)
      default: return
      }
    }
  }

  mutating func parsePrimaryType() {
    switch kind {
    case .identifier, .kwSelfType, .kwAny, .kwUnderscore: parseNamedType()
    case .leftBracket: parseBracketType()
    case .leftParen: parseTupleType()
    case .prefixOperator:
      // `~Copyable`
      let start = start()
      advance()
      parsePrimaryType()
      finish(.attributedType, start)
    default:
      report(.expectedType)
      let isKeyword = kind.isReserved && !isAfterNewline && kind != .kwIn && kind != .kwWhere
      if isKeyword { advance() }
      missing(.missingType)
    }
  }

  private mutating func parseNamedType() {
    let start = start()
    let name = take()
    parseGenericArguments()
    finish(.namedType, start, token: name)
  }

  /// `<T, U>` behind a name, or nothing; the types are slots of the caller.
  mutating func parseGenericArguments() {
    guard startsAngle, consumedGreater == 0 else { return }
    repeat {
      advance()
      parseType()
    } while kind == .comma && consumedGreater == 0
    closeAngle()
  }

  /// `[T]`, `[K: V]`.
  private mutating func parseBracketType() {
    let start = start()
    guard let region = openRegion() else { return finish(.missingType, start, flags: .hasError) }
    parseType()
    let isDictionary = consume(.colon)
    if isDictionary { parseType() }
    closeRegion(region)
    finish(isDictionary ? .dictionaryType : .arrayType, start)
  }

  /// `()`, `(A, b: B)`.
  mutating func parseTupleType() {
    let start = start()
    guard let region = openRegion() else { return finish(.missingType, start, flags: .hasError) }
    while kind != .endOfFile {
      let element = position
      parseTupleTypeElement()
      if !endElement(since: element) { break }
    }
    closeRegion(region)
    finish(.tupleType, start)
  }

  mutating func parseTupleTypeElement() {
    let start = start()
    var label = TokenID.none
    if kind.isWord, kind(ahead: 1) == .colon {
      label = take()
      advance()
    } else if kind == .kwUnderscore, kind(ahead: 1).isWord, kind(ahead: 2) == .colon {
      label = take()
      advance()
      advance()
    }
    parseType()
    if kind != .endOfFile, name == OperatorName.ellipsis.name { advance() }
    finish(.tupleTypeElement, start, label: label)
  }
}
