import LayoutDiagnostics

/// Identifiers, keywords, operators, and what is none of them.
extension Lexer {
  mutating func lexIdentifier(_ flags: TokenFlags) {
    let start = position
    skipIdentifierBytes()
    let name: NameID = intern(start, position)
    append(Word.tokenKind(of: name), from: start, flags: flags, name: name)
  }

  /// Steps over letters, digits and marks.
  @inline(__always)
  mutating func skipIdentifierBytes() {
    var end = position
    while end < text.count, classes[Int(text[end])].contains(.word) { end += 1 }
    position = end
    if end < text.count, text[end] >= 0x80 { skipUnicodeIdentifierBytes() }
  }

  @inline(never)
  private mutating func skipUnicodeIdentifierBytes() {
    var end = position
    while end < text.count, !classes[Int(text[end])].isDisjoint(with: [.letter, .digit]) {
      guard text[end] >= 0x80 else {
        end += 1
        continue
      }
      let (scalar, length) = decodeScalar(at: end)
      let kind = UnicodeClass.of(scalar)
      guard kind == .letter || kind == .mark else { break }
      end += length
    }
    position = end
  }

  mutating func lexUnicode(_ flags: TokenFlags) {
    switch UnicodeClass.of(decodeScalar(at: position).scalar) {
    case .letter: lexIdentifier(flags)
    case .operatorHead: lexOperator(flags)
    case .quote: lexWronglyQuotedString(flags)
    case .mark, .space, .other: lexStray(flags)
    }
  }

  mutating func lexQuotedIdentifier(_ flags: TokenFlags) {
    let start = position
    var end = start + 1
    while end < text.count, text[end] != UInt8(ascii: "`"), !classes[Int(text[end])].contains(.lineEnd) { end += 1 }
    guard byte(at: end) == UInt8(ascii: "`"), end > start + 1 else { return lexStray(flags) }
    let name: NameID = intern(start + 1, end)
    position = end + 1
    append(.identifier, from: start, flags: flags.union(.quoted), name: name)
  }

  /// A run of bytes that start no token, with one message. Broken UTF-8 has been reported already.
  mutating func lexStray(_ flags: TokenFlags) {
    let start = position
    var isValid = true
    repeat {
      let (scalar, length) = decodeScalar(at: position)
      if scalar == Self.invalidScalar { isValid = false }
      position += length
    } while position < text.count && isStray(at: position)
    append(.unknown, from: start, flags: flags.union(.hasError))
    guard isValid else { return }
    let text = String(decoding: UnsafeBufferPointer(rebasing: self.text[start..<position]), as: UTF8.self)
    report(.strayCharacter(text, at: range(start, position)))
  }

  private func isStray(at offset: Int) -> Bool {
    let kind = classes[Int(text[offset])]
    if kind.contains(.letter), text[offset] >= 0x80 {
      let kind = UnicodeClass.of(decodeScalar(at: offset).scalar)
      return kind == .other || kind == .mark
    }
    guard kind.isEmpty else { return false }
    switch text[offset] {
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "$"),
      UInt8(ascii: "`"), UInt8(ascii: "'"):
      return false
    default: return true
    }
  }
}

// MARK: - Operators

extension Lexer {
  mutating func lexOperator(_ flags: TokenFlags) {
    let start = position
    let first = text[start]
    if first == UInt8(ascii: "."), classes[Int(byte(at: start + 1))].contains(.word) {
      return appendOne(.period, flags)
    }
    let isLeftBound = self.isLeftBound(flags)
    if first == UInt8(ascii: "<"), lexPlaceholder(flags) { return }
    if first == UInt8(ascii: "/"), !isLeftBound, lexRegex(flags) { return }
    if isLeftBound, isPostfixMark(first) {
      return appendOne(first == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, flags)
    }
    skipOperatorBytes(allowingDots: first == UInt8(ascii: "."))
    // No operator is two dots: the name between them is missing.
    if first == UInt8(ascii: "."), position == start + 2 { position = start + 1 }
    let isRightBound = self.isRightBound(isLeftBound: isLeftBound)
    if let kind = reservedOperator(start, isLeftBound: isLeftBound, isRightBound: isRightBound) {
      return append(kind, from: start, flags: flags)
    }
    let kind: TokenKind =
      isLeftBound == isRightBound ? .infixOperator : isLeftBound ? .postfixOperator : .prefixOperator
    let name: NameID = intern(start, position)
    append(kind, from: start, flags: flags, name: name)
  }

  private func isLeftBound(_ flags: TokenFlags) -> Bool {
    !flags.contains(.afterSpace) && position > 0 && !classes[Int(text[position - 1])].contains(.opens)
  }

  /// Whether something stands directly behind the operator that ends at the position.
  private func isRightBound(isLeftBound: Bool) -> Bool {
    guard position < text.count else { return false }
    let next = text[position]
    if !classes[Int(next)].isDisjoint(with: [.space, .lineEnd, .closes]) { return false }
    if next == UInt8(ascii: ".") { return !isLeftBound }
    if next == UInt8(ascii: "/") {
      let second = byte(at: position + 1)
      return second != UInt8(ascii: "/") && second != UInt8(ascii: "*")
    }
    return true
  }

  /// `?` and `!` behind an operand, unless the latter begins `!=`.
  private func isPostfixMark(_ first: UInt8) -> Bool {
    if first == UInt8(ascii: "?") { return true }
    return first == UInt8(ascii: "!") && byte(at: position + 1) != UInt8(ascii: "=")
  }

  private mutating func skipOperatorBytes(allowingDots: Bool) {
    let start = position
    while position < text.count {
      let byte = text[position]
      if byte >= 0x80 {
        let (scalar, length) = decodeScalar(at: position)
        let kind = UnicodeClass.of(scalar)
        guard kind == .operatorHead || (kind == .mark && position > start) else { return }
        position += length
        continue
      }
      guard classes[Int(byte)].contains(.operatorByte), allowingDots || byte != UInt8(ascii: ".") else { return }
      if byte == UInt8(ascii: "/"), position > start || allowingDots {
        let next = self.byte(at: position + 1)
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return }
      }
      // A generic argument list may close right before these: `Binding<Int>?`.
      if position > start, text[position - 1] == UInt8(ascii: ">"), text[start] == UInt8(ascii: ">"),
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
      {
        return
      }
      position += 1
    }
  }

  /// The operators that the grammar itself speaks of.
  private func reservedOperator(_ start: Int, isLeftBound: Bool, isRightBound: Bool) -> TokenKind? {
    if position - start == 1 {
      switch text[start] {
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "?"): return .infixQuestion
      case UInt8(ascii: "&"): return !isLeftBound && isRightBound ? .prefixAmpersand : nil
      default: return nil
      }
    }
    let isArrow = position - start == 2 && text[start] == UInt8(ascii: "-") && text[start + 1] == UInt8(ascii: ">")
    return isArrow ? .arrow : nil
  }

  /// `<#name#>`, which an editor left for someone to fill in.
  private mutating func lexPlaceholder(_ flags: TokenFlags) -> Bool {
    guard byte(at: position + 1) == UInt8(ascii: "#") else { return false }
    let start = position
    var end = start + 2
    while end + 1 < text.count, !classes[Int(text[end])].contains(.lineEnd) {
      if text[end] == UInt8(ascii: "#"), text[end + 1] == UInt8(ascii: ">") {
        position = end + 2
        append(.unknown, from: start, flags: flags.union(.hasError))
        report(.editorPlaceholder(at: range(start, position)))
        return true
      }
      end += 1
    }
    return false
  }
}
