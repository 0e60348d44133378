/// Reads a regular expression: ICU's syntax, which Foundation has, and the little that Swift's literals have beside it.
package struct PatternReader {
  let text: [Character]
  var position = 0
  var flags: PatternFlags
  /// The names of the groups that are remembered, in order; empty for one without a name.
  package private(set) var groups: [String] = []
  /// The highest number of a group that is referred to.
  var lastReference = 0
  private var depth = 0

  package init(_ pattern: String, _ flags: PatternFlags) {
    text = PatternText.elements(pattern, flags)
    self.flags = flags
  }

  /// The whole expression.
  package mutating func read() throws(PatternFault) -> PatternNode {
    try checkFlags()
    if flags.contains(.ignoresSigns) {
      return .sequence(text.map { .character($0, ignoresCase: flags.contains(.ignoresCase)) })
    }
    if text.isEmpty, !flags.contains(.swift) { throw fault("it is empty") }
    let node = try readAlternatives()
    if position < text.count { throw fault("')' without '('") }
    if lastReference > groups.count { throw fault("there is no group \(lastReference)") }
    return node
  }

  /// Refuses what an expression may ask for and nothing here heeds.
  private func checkFlags() throws(PatternFault) {
    if flags.isDisjoint(with: [.unixLines, .unicodeWords]) { return }
    let reason = "': Unix lines and Unicode's words are not supported as options"
    throw PatternFault(message: "the regular expression '" + String(text) + reason, isOurs: true)
  }

  func fault(_ reason: String) -> PatternFault {
    PatternFault(message: "the regular expression '" + String(text) + "' is not valid: " + reason)
  }

  var next: Character? { position < text.count ? text[position] : nil }

  mutating func take(_ character: Character) -> Bool {
    if next != character { return false }
    position += 1
    return true
  }

  /// Takes what is written, if it is next.
  mutating func take(all characters: String) -> Bool {
    let wanted = Array(characters)
    guard position + wanted.count <= text.count else { return false }
    for (offset, character) in wanted.enumerated() where text[position + offset] != character { return false }
    position += wanted.count
    return true
  }

  /// What stands before a sign, which is taken, too.
  mutating func take(until end: Character) throws(PatternFault) -> String {
    var name = ""
    while let character = next, character != end {
      name.append(character)
      position += 1
    }
    if !take(end) { throw fault("'" + String(end) + "' is missing") }
    return name
  }

  private mutating func readAlternatives() throws(PatternFault) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    if depth > PatternLimits.depth { throw fault("its groups are nested too deep") }
    var ways: [PatternNode] = []
    repeat { ways.append(try readSequence()) } while take("|")
    return ways.count == 1 ? ways[0] : .alternatives(ways)
  }

  private mutating func readSequence() throws(PatternFault) -> PatternNode {
    var nodes: [PatternNode] = []
    while let character = next, character != "|", character != ")" {
      if skipsSpace(character) { continue }
      if let quoted = try readQuoted() {
        nodes += quoted
        continue
      }
      guard let atom = try readAtom() else { continue }
      nodes.append(try readRepetition(of: atom))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  /// Steps over space and comments where they mean nothing.
  private mutating func skipsSpace(_ character: Character) -> Bool {
    guard flags.contains(.allowsSpace) else { return false }
    if character.isWhitespace {
      position += 1
      return true
    }
    guard character == "#" else { return false }
    while let character = next, !character.isNewline { position += 1 }
    return true
  }

  /// The characters between `\Q` and `\E`.
  private mutating func readQuoted() throws(PatternFault) -> [PatternNode]? {
    guard take(all: "\\Q") else { return nil }
    var nodes: [PatternNode] = []
    while let character = next, !take(all: "\\E") {
      nodes.append(literal(character))
      position += 1
    }
    return nodes
  }

  func literal(_ character: Character) -> PatternNode {
    .character(character, ignoresCase: flags.contains(.ignoresCase))
  }

  /// One thing that may be repeated; nil for a comment or a change of flags.
  private mutating func readAtom() throws(PatternFault) -> PatternNode? {
    let character = text[position]
    position += 1
    switch character {
    case ".": return .any(endsLines: flags.contains(.dotMatchesLines))
    case "^": return .assertion(flags.contains(.anchorsMatchLines) ? .lineStart : .start)
    case "$": return .assertion(flags.contains(.anchorsMatchLines) ? .lineEnd : lastEnd)
    case "[": return .set(try readSet())
    case "(": return try readGroup()
    case "\\": return try readEscape()
    case "*", "+", "?", "{": throw fault("nothing stands before '" + String(character) + "'")
    case "}" where !flags.contains(.swift): throw fault("'}' without '{'")
    default: return literal(character)
    }
  }

  /// Where `$` is: Foundation's is before a last line end, too.
  private var lastEnd: PatternAssertion { flags.contains(.swift) ? .end : .endBeforeLastLine }

  // MARK: Groups

  private mutating func readGroup() throws(PatternFault) -> PatternNode? {
    let outer = flags
    guard take("?") else { return try readRemembered("") }
    if take(":") { return try readRest() }
    if take(">") { return .atomic(try readRest()) }
    if take("=") { return .look(try readRest(), isAhead: true, isNegated: false) }
    if take("!") { return .look(try readRest(), isAhead: true, isNegated: true) }
    if take(all: "<=") { return try readBehind(isNegated: false) }
    if take(all: "<!") { return try readBehind(isNegated: true) }
    if take("<") || flags.contains(.swift) && take(all: "P<") { return try readRemembered(try take(until: ">")) }
    if take("#") {
      _ = try take(until: ")")
      return nil
    }
    try readFlags()
    // Flags in parentheses hold to the end of the group around them, those before a colon to that of their own.
    if take(")") { return nil }
    if !take(":") { throw fault("'(?' is followed by something unknown") }
    return try readRest(outer)
  }

  /// What is in a group, up to its end, where the flags around it hold again.
  private mutating func readRest(_ outer: PatternFlags? = nil) throws(PatternFault) -> PatternNode {
    let outer = outer ?? flags
    let node = try readAlternatives()
    flags = outer
    if !take(")") { throw fault("')' is missing") }
    return node
  }

  private mutating func readRemembered(_ name: String) throws(PatternFault) -> PatternNode {
    if !name.isEmpty, groups.contains(name) { throw fault("two groups are called '" + name + "'") }
    groups.append(name)
    let number = groups.count
    return .group(number, try readRest())
  }

  private mutating func readBehind(isNegated: Bool) throws(PatternFault) -> PatternNode {
    let node = try readRest()
    if node.lengths.most == nil { throw fault("what is looked for behind a place has no bounded length") }
    return .look(node, isAhead: false, isNegated: isNegated)
  }

  private mutating func readFlags() throws(PatternFault) {
    var isOn = true
    while let character = next, character != ")", character != ":" {
      position += 1
      if character == "-" {
        isOn = false
      } else if let flag = PatternFlags.letters.first(where: { $0.letter == character })?.flag {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
      } else {
        throw fault("'" + String(character) + "' is no flag")
      }
    }
    try checkFlags()
  }

  // MARK: Repetitions

  private mutating func readRepetition(of atom: PatternNode) throws(PatternFault) -> PatternNode {
    guard let (from, to) = try readCount() else { return atom }
    let greed: PatternGreed = take("?") ? .reluctant : take("+") ? .possessive : .greedy
    return .repeated(atom, from: from, to: to, greed)
  }

  private mutating func readCount() throws(PatternFault) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard take("{") else { return nil }
    guard let from = readNumber() else { throw fault("a number is missing behind '{'") }
    var to: Int? = from
    if take(",") { to = readNumber() }
    if !take("}") { throw fault("'}' is missing") }
    if let to, to < from { throw fault("the bounds of '{\(from),\(to)}' are in the wrong order") }
    return (from, to)
  }

  mutating func readNumber() -> Int? {
    var number: Int?
    while let digit = next?.wholeNumberValue, next?.isASCII == true, (number ?? 0) < 1_000_000 {
      number = (number ?? 0) * 10 + digit
      position += 1
    }
    return number
  }
}
