/// Reads what stands behind a backslash in a regular expression, and the sets in brackets.
extension PatternReader {
  /// What is behind a backslash outside of a set.
  mutating func readEscape() throws(PatternFault) -> PatternNode {
    guard let character = next else { throw fault("it ends with a backslash") }
    if let assertion = Self.assertions.first(where: { $0.letter == character })?.assertion {
      position += 1
      return .assertion(assertion)
    }
    switch character {
    case "1"..."9": return try readReference()
    case "k":
      position += 1
      return try readNamedReference()
    case "X":
      position += 1
      return .cluster
    case "R":
      position += 1
      let lines = PatternNode.set(PatternSet([.property(.verticalSpace, isInverted: false)]))
      return .atomic(.alternatives([.sequence([literal("\r"), literal("\n")]), lines]))
    default: break
    }
    switch try readEscapedItem() {
    case .character(let character): return literal(character)
    case let item: return .set(PatternSet([item]))
    }
  }

  private static let assertions: [(letter: Character, assertion: PatternAssertion)] = [
    ("b", .wordBoundary), ("B", .noWordBoundary), ("A", .start), ("z", .end), ("Z", .endBeforeLastLine),
    ("G", .lastEnd),
  ]

  private mutating func readReference() throws(PatternFault) -> PatternNode {
    var number = 0
    while let digit = next?.wholeNumberValue, next?.isASCII == true, number * 10 + digit <= max(groups.count, 9) {
      if number > 0, number * 10 + digit > groups.count { break }
      number = number * 10 + digit
      position += 1
    }
    lastReference = max(lastReference, number)
    return .reference(number, ignoresCase: flags.contains(.ignoresCase))
  }

  private mutating func readNamedReference() throws(PatternFault) -> PatternNode {
    if !take("<") { throw fault("'<' is missing") }
    let name = try take(until: ">")
    guard let index = groups.firstIndex(of: name) else { throw fault("there is no group '" + name + "'") }
    return .reference(index + 1, ignoresCase: flags.contains(.ignoresCase))
  }

  /// What is behind a backslash: a character or a property.
  private mutating func readEscapedItem() throws(PatternFault) -> PatternSet.Item {
    guard let character = next else { throw fault("it ends with a backslash") }
    position += 1
    if let entry = Self.properties.first(where: { $0.letter == character }) {
      return .property(entry.property, isInverted: entry.isInverted)
    }
    if let sign = Self.signs.first(where: { $0.letter == character })?.sign { return .character(sign) }
    switch character {
    case "N" where flags.contains(.swift):
      return .set(PatternSet([.property(.verticalSpace, isInverted: false)], isInverted: true))
    case "p", "P": return try readProperty(isInverted: character == "P")
    case "x", "u", "U": return .character(try readCode(character))
    case "0": return .character(try readOctal())
    case "c":
      guard let value = next?.asciiValue else { throw fault("a letter is missing behind '\\c'") }
      position += 1
      return .character(Character(Unicode.Scalar(value & 0x1F)))
    default:
      if flags.contains(.swift), character.isASCII, character.isLetter {
        throw fault("'\\" + String(character) + "' is not known")
      }
      return .character(character)
    }
  }

  private static let properties: [(letter: Character, property: PatternProperty, isInverted: Bool)] = [
    ("d", .digit, false), ("D", .digit, true), ("w", .word, false), ("W", .word, true), ("s", .space, false),
    ("S", .space, true), ("h", .horizontalSpace, false), ("H", .horizontalSpace, true),
    ("v", .verticalSpace, false), ("V", .verticalSpace, true),
  ]

  private static let signs: [(letter: Character, sign: Character)] = [
    ("n", "\n"), ("r", "\r"), ("t", "\t"), ("f", "\u{C}"), ("a", "\u{7}"), ("e", "\u{1B}"),
  ]

  private mutating func readProperty(isInverted: Bool) throws(PatternFault) -> PatternSet.Item {
    if !take("{") { throw fault("'{' is missing behind '\\p'") }
    let isNegated = take("^")
    let name = try take(until: "}")
    guard let property = PatternProperty(named: name) else {
      throw unknown("property", name)
    }
    return .property(property, isInverted: isInverted != isNegated)
  }

  private mutating func readCode(_ letter: Character) throws(PatternFault) -> Character {
    let isOpen = take("{")
    let most = isOpen ? 8 : letter == "x" ? 2 : letter == "u" ? 4 : 8
    var value: UInt32 = 0
    var count = 0
    while count < most, let digit = next?.hexDigitValue {
      value = value << 4 | UInt32(digit)
      position += 1
      count += 1
    }
    let isWhole = isOpen ? take("}") && count > 0 : count == most
    guard isWhole, let scalar = Unicode.Scalar(value) else {
      throw fault("'\\" + String(letter) + "' names no character")
    }
    return Character(scalar)
  }

  private mutating func readOctal() throws(PatternFault) -> Character {
    var value: UInt32 = 0
    var count = 0
    while count < 3, let digit = next?.wholeNumberValue, digit < 8, value * 8 + UInt32(digit) < 256 {
      value = value * 8 + UInt32(digit)
      position += 1
      count += 1
    }
    guard count > 0, let scalar = Unicode.Scalar(value) else { throw fault("digits are missing behind '\\0'") }
    return Character(scalar)
  }

  private func unknown(_ kind: String, _ name: String) -> PatternFault {
    let reason = "': the " + kind + " '" + name + "' is not supported"
    return PatternFault(message: "the regular expression '" + String(text) + reason, isOurs: true)
  }

  // MARK: Sets

  /// A set, behind its bracket.
  mutating func readSet() throws(PatternFault) -> PatternSet {
    var set = PatternSet()
    set.isInverted = take("^")
    set.ignoresCase = flags.contains(.ignoresCase)
    var isFirst = true
    while let character = next {
      if character == "]", !isFirst || flags.contains(.swift) { break }
      isFirst = false
      try readMember(of: &set)
    }
    if !take("]") { throw fault("']' is missing") }
    return set
  }

  private mutating func readMember(of set: inout PatternSet) throws(PatternFault) {
    if take(all: "&&") { return set.limits.append(try readOperand()) }
    if take(all: "--") { return set.exceptions.append(try readOperand()) }
    if take(all: "[:") { return set.items.append(try readNamedSet()) }
    if take("[") { return set.items.append(.set(try readSet())) }
    if flags.contains(.allowsSpace), next?.isWhitespace == true {
      position += 1
      return
    }
    let item = try readSetItem()
    let isRange = next == "-" && position + 1 < text.count && text[position + 1] != "]" && text[position + 1] != "-"
    guard isRange, case .character(let low) = item else { return set.items.append(item) }
    position += 1
    guard case .character(let high) = try readSetItem() else { throw fault("a range has no end") }
    let bounds = (low.unicodeScalars.first?.value ?? 0, high.unicodeScalars.first?.value ?? 0)
    if bounds.0 > bounds.1 { throw fault("a range ends before it starts") }
    set.items.append(.range(bounds.0, bounds.1))
  }

  /// What stands behind `&&` or `--`: a set, or all that follows up to the bracket or to the next operator.
  private mutating func readOperand() throws(PatternFault) -> PatternSet {
    if take("[") { return try readSet() }
    var set = PatternSet()
    while let character = next, character != "]", character != "&", character != "-" { try readMember(of: &set) }
    return set
  }

  private mutating func readNamedSet() throws(PatternFault) -> PatternSet.Item {
    let isInverted = take("^")
    let name = try take(until: ":")
    if !take("]") { throw fault("':]' is missing") }
    guard let property = PatternProperty(named: name) else { throw unknown("set", name) }
    return .property(property, isInverted: isInverted)
  }

  private mutating func readSetItem() throws(PatternFault) -> PatternSet.Item {
    guard let character = next else { throw fault("']' is missing") }
    position += 1
    if character != "\\" { return .character(character) }
    if take("b") { return .character("\u{8}") }
    return try readEscapedItem()
  }
}
