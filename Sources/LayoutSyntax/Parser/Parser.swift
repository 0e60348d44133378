import LayoutDiagnostics

/// Recursive descent over the tokens: one function per production of `Grammar/Layout.ebnf`, in files by area.
///
/// A production leaves exactly one node on `stack`; a parent takes its slots from there when it is finished, so that nodes
/// come out in post-order and no production allocates. Inside a bracket the parser sees nothing beyond its end: `kind` is
/// `endOfFile` there, whichever token it is, so that every list and operand ends by itself and a mistake inside a bracket
/// stays there. Closers are therefore never looked for; one that shows up in `kind` is a stray.
///
/// What only looks ahead is `mutating` all the same where it is asked at every item or operand: the compiler would hand it a
/// copy of the whole parser otherwise.
struct Parser: ~Copyable {
  let text: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  let ends: UnsafeBufferPointer<UInt32>
  let base: SourceOffset

  /// The index of the current token.
  var position = 0
  /// The kind of the current token; `endOfFile` at the end of the region.
  var kind = TokenKind.endOfFile
  /// The index of the token where the innermost open bracket ends.
  var regionEnd: Int
  /// Whether nothing closes the innermost open bracket.
  var isRegionVirtual = false
  /// No `<` before this token opens generic arguments: somebody has looked.
  var genericFailure = 0
  /// How many `>` of the current token have been consumed, as in `Array<Array<Int>>`.
  var consumedGreater = 0

  var nodes: OutputBuffer<SyntaxNode>
  var children: OutputBuffer<NodeID>
  /// Finished nodes that have no parent yet.
  var stack: NodeStack

  var diagnostics: [Diagnostic]
  /// Whether anything is wrong with the file, so that error flags have to be passed on.
  var hasErrors: Bool
  /// How many mistakes have been met, reported or not: tells whether a construct went well.
  var mistakes = 0
  /// The token of the last report: one place gets one message.
  var lastReport = -1

  var isNestingReported = false
  var depth = 0
  /// Whether `{` may continue an operand; not in the head of a statement.
  var allowsTrailingClosure = true
  /// Whether `#else` and its kin end the items, because an `#if` is open in this region.
  var isInClause = false
  /// Whether `let`, `var` and `is` may stand in an expression, because it is a pattern.
  var isPattern = false
  /// How tightly the operators bind that the file has declared so far, and its precedence groups.
  var declaredPrecedences: [NameID: Precedence] = [:]
  /// Whether declarations may do without a body.
  let isInterface: Bool

  init(
    _ input: ParserInput, nodes: UnsafeMutableBufferPointer<SyntaxNode>, children: UnsafeMutableBufferPointer<NodeID>
  ) {
    text = input.text
    tokens = input.tokens
    ends = input.ends
    base = input.base
    isInterface = input.isInterface
    diagnostics = input.diagnostics
    hasErrors = !input.diagnostics.isEmpty
    regionEnd = tokens.count - 1
    stack = NodeStack(capacity: tokens.count)
    self.nodes = OutputBuffer(nodes)
    self.children = OutputBuffer(children)
    load()
  }
}

// MARK: - The cursor

extension Parser {
  @inline(__always)
  mutating func load() { kind = position < regionEnd ? tokens[position].kind : .endOfFile }

  @inline(__always)
  mutating func advance() {
    position &+= 1
    load()
  }

  /// The current token; at the end of the region whatever stands there.
  @inline(__always)
  var token: Token { tokens[position] }

  var tokenID: TokenID { TokenID(UInt32(truncatingIfNeeded: position)) }

  var isAfterNewline: Bool { tokens[position].flags.contains(.afterNewline) }

  /// The name of the current token; empty at the end of the region.
  var name: NameID { position < regionEnd ? tokens[position].name : .empty }

  /// The kind of a token further on; `endOfFile` beyond the region.
  func kind(ahead offset: Int) -> TokenKind { kind(at: position &+ offset) }

  func kind(at index: Int) -> TokenKind { index < regionEnd ? tokens[index].kind : .endOfFile }

  /// The index behind a token, or behind the bracket that it opens.
  func index(behind index: Int) -> Int {
    guard tokens[index].kind.isOpener else { return index + 1 }
    let end = ends[index]
    return end & Brackets.virtualBit == 0 ? Int(end) + 1 : max(index + 1, Int(end & ~Brackets.virtualBit))
  }

  func isWord(_ word: Word) -> Bool { kind == .identifier && token.name == word.name }

  func isWord(_ word: Word, at index: Int) -> Bool {
    kind(at: index) == .identifier && tokens[index].name == word.name
  }

  /// Steps over a token of a kind and says whether it was there.
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func consume(_ word: Word) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  /// Steps over the current token and names it.
  @inline(__always)
  mutating func take() -> TokenID {
    let id = tokenID
    advance()
    return id
  }
}

// MARK: - Regions

extension Parser {
  /// What is put aside while a bracket is open.
  struct Region {
    var end: Int
    var isVirtual: Bool
    var isOuterVirtual: Bool
    var outerEnd: Int
    var allowsTrailingClosure: Bool
    var isPattern: Bool
    var isInClause: Bool
    var mistakes: Int
  }

  /// Enters the bracket at the current token; `nil`, with the whole bracket stepped over, where nesting is too deep.
  mutating func openRegion(keepsPattern: Bool = false) -> Region? {
    let end = ends[position]
    let region = Region(
      end: Int(end & ~Brackets.virtualBit), isVirtual: end & Brackets.virtualBit != 0,
      isOuterVirtual: isRegionVirtual, outerEnd: regionEnd,
      allowsTrailingClosure: allowsTrailingClosure, isPattern: isPattern,
      isInClause: isInClause, mistakes: mistakes)
    guard enter() else {
      position = index(behind: position)
      load()
      return nil
    }
    regionEnd = region.end
    isRegionVirtual = region.isVirtual
    allowsTrailingClosure = true
    isInClause = false
    if !keepsPattern { isPattern = false }
    advance()
    return region
  }

  /// Leaves a bracket; what was not parsed before its end becomes an `unexpected` node.
  mutating func closeRegion(_ region: Region) {
    if position < region.end {
      if mistakes == region.mistakes { report(.unexpected) }
      skipUnexpected(to: region.end)
    }
    regionEnd = region.outerEnd
    isRegionVirtual = region.isOuterVirtual
    allowsTrailingClosure = region.allowsTrailingClosure
    isPattern = region.isPattern
    isInClause = region.isInClause
    position = region.end
    load()
    if !region.isVirtual { advance() }
    leave()
  }

  /// Counts a level of nesting; says no, once with a message, where there are too many.
  mutating func enter() -> Bool {
    guard depth < SyntaxLimits.nesting else {
      reportNesting()
      return false
    }
    depth &+= 1
    return true
  }

  mutating func leave() { depth &-= 1 }
}

// MARK: - Nodes

extension Parser {
  /// Where a node begins: its first token, and the height of the stack below its slots.
  struct Start {
    var token: Int
    var height: Int
  }

  @inline(__always)
  func start() -> Start { Start(token: position, height: stack.count) }

  /// Leaves a slot empty.
  @inline(__always)
  mutating func none() { stack.append(.none) }

  /// Makes the slots above a start into a node, which takes their place.
  mutating func finish(
    _ kind: SyntaxKind, _ start: Start, token: TokenID = .none, label: TokenID = .none, flags: SyntaxFlags = []
  ) {
    var flags = flags
    let first = UInt32(truncatingIfNeeded: children.count)
    let count = stack.count &- start.height
    if hasErrors, hasErrorInSlots(start.height) { flags.insert(.hasError) }
    stack.move(from: start.height, to: &children)
    stack.append(NodeID(UInt32(truncatingIfNeeded: nodes.count)))
    nodes.append(
      SyntaxNode(
        kind: kind, flags: flags, token: token, label: label, first: TokenID(UInt32(truncatingIfNeeded: start.token)),
        last: TokenID(UInt32(truncatingIfNeeded: lastToken(start))), childStart: first,
        childCount: UInt32(truncatingIfNeeded: count)))
  }

  /// The last token of a node that ends here; a `>>` that is half consumed still belongs to it.
  private func lastToken(_ start: Start) -> Int { consumedGreater > 0 ? position : position &- 1 }

  /// Makes a node without slots of the current token.
  mutating func finishToken(_ kind: SyntaxKind, flags: SyntaxFlags = []) {
    let token = take()
    stack.append(NodeID(UInt32(truncatingIfNeeded: nodes.count)))
    nodes.append(
      SyntaxNode(
        kind: kind, flags: flags, token: token, label: .none, first: token, last: token,
        childStart: UInt32(truncatingIfNeeded: children.count), childCount: 0))
  }

  private func hasErrorInSlots(_ height: Int) -> Bool {
    for index in height..<stack.count where !stack[index].isNone {
      let node = nodes[Int(stack[index].index)]
      if node.flags.contains(.hasError), !node.kind.keepsErrors { return true }
    }
    return false
  }
}

extension SyntaxKind {
  /// Whether an error inside stays inside: what stands in braces, or is a list of items.
  var keepsErrors: Bool {
    switch self {
    case .codeBlock, .memberBlock, .accessorBlock, .closureExpr, .itemList, .switchCase: true
    default: false
    }
  }
}
