import LayoutDiagnostics

/// What follows from a bracket without a partner, which is told at that bracket.
///
/// Where an opening bracket was left out, the words on both sides of it read as something else, and what stands behind the
/// stray closer has lost what it belongs to: the rest of its line, the modifiers above and below in the same chain, and, for
/// a brace, all of the block that it should have opened. Behind an opener that nothing closes, the rest of its chain reads
/// as if it stood inside.
extension ErrorLines {
  /// The errors that follow from brackets.
  func followersOfBrackets() -> Set<Int> {
    let openers = indices(of: .unclosedBracket)
    var followers: Set<Int> = []
    for closer in indices(of: .strayBracket) {
      // A closer on the line of an opener without one is the wrong one for it, and nothing is missing.
      if openers.contains(where: { lines[$0] == lines[closer] }) { continue }
      followers.formUnion(consequences(ofCloser: closer))
    }
    for opener in openers where !isBrace(opener) { followers.formUnion(consequences(ofOpener: opener)) }
    return followers
  }

  private func isBrace(_ index: Int) -> Bool {
    let file = sources.files[lines[index].file]
    let byte = file.text[Int(errors[index].range.lower - file.base)]
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  // MARK: An opener is missing

  private func consequences(ofCloser closer: Int) -> Set<Int> {
    let line = lines[closer]
    let chain = self.chain(around: line)
    var followers = Set(dependent { chain.contains(lines[$0]) || isBehindBlock($0, of: line) })
    guard isBrace(closer) else { return followers }
    if let head = headWithoutBrace(above: line) {
      let inside = dependent { lines[$0].file == line.file && (head...line.number).contains(lines[$0].number) }
      let told = inside.first { lines[$0].number == head && errors[$0].id == .missingBody }
      followers.formUnion(inside.filter { $0 != told })
      if told != nil { followers.insert(closer) }
    }
    followers.formUnion(
      dependent {
        lines[$0].file == line.file && lines[$0].number < line.number && errors[$0].id == .missingArgument
          && indentation(lines[$0]) == indentation(line)
      })
    return followers
  }

  /// A line with the lines above and below that belong to the same chain: those that begin with a period, and the one that
  /// they go on from.
  private func chain(around line: Line) -> Set<Line> {
    var chain: Set<Line> = [line]
    var top = line
    while top.number > 0, isModifier(top) {
      top = top.below(by: -1)
      chain.insert(top)
    }
    return chain.union(modifiers(below: line))
  }

  private func modifiers(below line: Line) -> Set<Line> {
    var chain: Set<Line> = []
    var next = line.below()
    while next.number < lineCount(next.file), isModifier(next) {
      chain.insert(next)
      next = next.below()
    }
    return chain
  }

  private func isModifier(_ line: Line) -> Bool { first(line) == UInt8(ascii: ".") }

  /// Whether an error is about a modifier behind the block of the call on a line, which has lost its view.
  private func isBehindBlock(_ index: Int, of line: Line) -> Bool {
    guard errors[index].id == .noContext, lines[index].file == line.file, isModifier(lines[index]) else { return false }
    var end = lines[index]
    while end.number > line.number, isModifier(end) { end = end.below(by: -1) }
    return end.number > line.number && first(end) == UInt8(ascii: "}") && indentation(end) == indentation(line)
  }

  /// The number of the line that a stray `}` should close the block of: the nearest above with its indentation, if it has no
  /// brace.
  private func headWithoutBrace(above closer: Line) -> Int? {
    guard first(closer) == UInt8(ascii: "}") else { return nil }
    var line = closer.below(by: -1)
    while line.number >= 0 {
      if let first = first(line), indentation(line) <= indentation(closer) {
        let isCloser = first == UInt8(ascii: "}") || first == UInt8(ascii: ")")
        let isHead = !isCloser && !text(line).contains(UInt8(ascii: "{"))
        return isHead && indentation(line) == indentation(closer) ? line.number : nil
      }
      line = line.below(by: -1)
    }
    return nil
  }

  // MARK: A closer is missing

  private func consequences(ofOpener opener: Int) -> [Int] {
    dependent {
      switch errors[$0].id {
      case .unknownMember: isModifierOfArgument($0, behind: opener)
      case .missingComma, .missingSeparator, .unexpectedSyntax:
        lines[$0] == lines[opener] && errors[$0].range.lower > errors[opener].range.lower
      default: false
      }
    }
  }

  /// Whether an error is about the first modifier behind an opener, which reads as one of the last argument: no other bracket
  /// stands between the two.
  private func isModifierOfArgument(_ index: Int, behind opener: Int) -> Bool {
    let (start, end) = (errors[opener].range.upper, errors[index].range.lower)
    let line = lines[opener]
    guard end >= start, lines[index].file == line.file else { return false }
    guard lines[index] == line || lines[index] == line.below() && isModifier(line.below()) else { return false }
    let file = sources.files[line.file]
    return !file.text[Int(start - file.base)..<Int(end - file.base)].contains { Self.brackets.contains($0) }
  }

  private static let brackets: [UInt8] = [
    UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
  ]
}
