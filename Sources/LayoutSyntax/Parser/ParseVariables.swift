import LayoutDiagnostics

/// Variables, their bindings and their accessors.
extension Parser {
  mutating func parseVariableDecl(_ context: ItemContext, _ start: Start) {
    let keyword = tokenID
    let mayInferType = context == .protocolMembers || hasCustomAttribute(stack[start.height])
    let first = stack.count
    repeat {
      advance()
      parseBinding()
    } while kind == .comma
    if !mayInferType { reportMissingTypes(first) }
    finish(.variableDecl, start, token: keyword)
  }

  /// `pattern: Type = value { accessors }`.
  mutating func parseBinding() {
    let start = start()
    parsePattern()
    let hasType = expectTypeColon(behind: "the name of a variable")
    if hasType { parseType() } else { none() }
    let hasValue = parseInitializer()
    let hasAccessors = kind == .leftBrace && (hasType || hasValue || !isAfterNewline)
    if hasAccessors { parseAccessorBlock() } else if !recoverUnopenedGetter(hasValue) { none() }
    finish(.binding, start)
  }

  /// `var body: some View` whose `{` is missing: no stored property has such a type, and statements follow.
  private mutating func recoverUnopenedGetter(_ hasValue: Bool) -> Bool {
    guard !hasValue, startsExpression, let type = stack[stack.count - 2] as NodeID?, !type.isNone,
      nodes[Int(type.index)].kind == .someType, let end = strayCloser()
    else { return false }
    let start = start()
    reportAside(.missingBody(of: "the property"))
    recoverUnopenedBlock(to: end)
    finish(.accessorBlock, start)
    return true
  }

  /// `= value`, or nothing; says which.
  mutating func parseInitializer() -> Bool {
    if kind == .infixOperator, name == OperatorName.equalEqual.name {
      report(.expected("'='"))
    } else if kind != .equal {
      none()
      return false
    }
    advance()
    expectExpression(behind: position - 1)
    return true
  }

  /// Whether attributes hold one that is no modifier: a property wrapper gives its variable a type, `@Environment(\.locale)`.
  private func hasCustomAttribute(_ list: NodeID) -> Bool {
    guard !list.isNone else { return false }
    let node = nodes[Int(list.index)]
    for slot in Int(node.childStart)..<Int(node.childStart + node.childCount) {
      if tokens[Int(nodes[Int(children[slot].index)].first.index)].kind == .at { return true }
    }
    return false
  }

  /// Reports bindings without type and value; those before one with a type share it: `let a, b: Int`.
  private mutating func reportMissingTypes(_ first: Int) {
    var hasType = false
    var missing: [Int] = []
    for entry in (first..<stack.count).reversed() {
      let binding = nodes[Int(stack[entry].index)]
      let slots = Int(binding.childStart)
      if !children[slots + 2].isNone {
        hasType = false
      } else if !children[slots + 1].isNone {
        hasType = true
      } else if !hasType {
        missing.append(entry)
      }
    }
    for entry in missing.reversed() { reportMissingTypeOrValue(stack[entry]) }
  }

  private mutating func reportMissingTypeOrValue(_ binding: NodeID) {
    let index = children[Int(nodes[Int(binding.index)].childStart)]
    let pattern = nodes[Int(index.index)]
    guard pattern.kind == .identifierPattern, !pattern.flags.contains(.hasError), !pattern.token.isNone else { return }
    reportAside(.missingTypeOrValue(Int(pattern.token.index)))
    nodes[Int(index.index)].flags.insert(.hasError)
    nodes[Int(binding.index)].flags.insert(.hasError)
  }

  /// `{ get { … } set { … } }`, or statements that are the getter.
  mutating func parseAccessorBlock() {
    let start = start()
    if startsAccessor(behind: position) {
      parseAccessors(start)
    } else {
      parseCodeBlock()
      finish(.accessorBlock, start)
    }
  }

  private mutating func parseAccessors(_ start: Start) {
    guard let region = openRegion() else { return finish(.accessorBlock, start, flags: .hasError) }
    while kind != .endOfFile {
      let before = position
      parseAccessor()
      if position == before { break }
      if kind == .semicolon { advance() }
    }
    closeRegion(region)
    finish(.accessorBlock, start, flags: region.isVirtual ? .hasError : [])
  }

  /// `get`, `mutating set(value) throws { … }`.
  mutating func parseAccessor() {
    let start = start()
    while kind == .at {
      parseAttribute()
      stack.removeLast()
    }
    while kind == .identifier, Word.isModifier(token.name) { advance() }
    guard kind == .identifier, isAccessorWord(token.name) else {
      report(.expectedHere("'get' or 'set'"))
      return missing(.accessor)
    }
    let name = take()
    var label = TokenID.none
    if kind == .leftParen, let region = openRegion() {
      label = parseName(of: "the accessor's parameter")
      closeRegion(region)
    }
    parseEffects()
    if kind == .leftBrace { parseCodeBlock() } else { none() }
    finish(.accessor, start, token: name, label: label)
  }

  private func isAccessorWord(_ name: NameID) -> Bool {
    name.index >= Word.get.rawValue && name.index <= Word.read.rawValue
  }

  /// Whether an accessor stands behind a `{`. The word may also be a name, so what follows it has to fit.
  private mutating func startsAccessor(behind brace: Int) -> Bool {
    guard var index = accessorWord(behind: brace) else { return false }
    let end = Int(ends[brace] & ~Brackets.virtualBit)
    index += 1
    guard index < end else { return true }
    switch tokens[index].kind {
    case .leftBrace, .kwThrows: return true
    case .leftParen:
      let next = self.index(behind: index)
      return next < end && tokens[next].kind == .leftBrace
    case .identifier:
      let name = tokens[index].name
      return isAccessorWord(name) || name == Word.async.name || Word.isModifier(name)
    default: return false
    }
  }

  /// Whether `willSet` or `didSet` stands behind a `{`: then it is no closure of the value before it.
  mutating func startsObserver(behind brace: Int) -> Bool {
    guard let index = accessorWord(behind: brace) else { return false }
    return tokens[index].name == Word.willSet.name || tokens[index].name == Word.didSet.name
  }

  /// The index of an accessor's word behind a `{`, its attributes and its modifiers.
  private mutating func accessorWord(behind brace: Int) -> Int? {
    let end = Int(ends[brace] & ~Brackets.virtualBit)
    var index = brace + 1
    while index < end {
      if tokens[index].kind == .at {
        index += 2
        if index < end, tokens[index].kind == .leftParen { index = self.index(behind: index) }
      } else if tokens[index].kind == .identifier, Word.isModifier(tokens[index].name) {
        index += 1
      } else {
        break
      }
    }
    guard index < end, tokens[index].kind == .identifier, isAccessorWord(tokens[index].name) else { return nil }
    return index
  }
}
