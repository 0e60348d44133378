/// A text as a regular expression sees it: its elements, and where its lines and words end.
///
/// Foundation's expressions go by scalars and Swift's by characters. Both are characters here, of one scalar each or of as many
/// as they have.
package enum PatternText {
  package static func elements(_ text: String, _ flags: PatternFlags) -> [Character] {
    flags.contains(.swift) ? Array(text) : text.unicodeScalars.map { Character($0) }
  }

  package static func endsLine(_ element: Character) -> Bool {
    guard let scalar = element.unicodeScalars.first else { return false }
    return PatternProperty.endsLine(scalar)
  }

  /// Where the character that starts at a scalar ends.
  package static func endOfCluster(_ text: [Character], _ position: Int) -> Int {
    var cluster = String(text[position])
    var end = position + 1
    while end < text.count {
      cluster.append(text[end])
      if cluster.count > 1 { break }
      end += 1
    }
    return end
  }

  /// Whether a place is before the line end that the text ends with.
  package static func isLastLineEnd(_ text: [Character], _ position: Int) -> Bool {
    guard position < text.count, endsLine(text[position]) else { return false }
    if position == text.count - 1 { return !isInPair(text, position) }
    return position == text.count - 2 && isInPair(text, position + 1)
  }

  /// Whether a place is between a carriage return and the line feed that goes with it.
  private static func isInPair(_ text: [Character], _ position: Int) -> Bool {
    position > 0 && position < text.count && text[position] == "\n" && text[position - 1] == "\r"
  }

  package static func isLineStart(_ text: [Character], _ position: Int) -> Bool {
    position == 0 || position < text.count && endsLine(text[position - 1]) && !isInPair(text, position)
  }

  package static func isLineEnd(_ text: [Character], _ position: Int) -> Bool {
    position == text.count || endsLine(text[position]) && !isInPair(text, position)
  }

  package static func isWordBoundary(_ text: [Character], _ position: Int, _ isSwift: Bool) -> Bool {
    if isSwift { return isUnicodeBoundary(text, position) }
    if position < text.count, isCombining(text[position]) { return false }
    var before = position - 1
    while before >= 0, isCombining(text[before]) { before -= 1 }
    return (before >= 0 && isWord(text[before])) != (position < text.count && isWord(text[position]))
  }

  private static func isWord(_ element: Character) -> Bool {
    element.unicodeScalars.first.map(PatternProperty.isWord) ?? false
  }

  private static func isCombining(_ element: Character) -> Bool {
    guard let scalar = element.unicodeScalars.first else { return false }
    return scalar.properties.isGraphemeExtend || scalar.properties.generalCategory == .format
  }

  /// Word boundaries as Unicode describes them: every sign is a word of its own, and an apostrophe between letters or a point
  /// between digits is part of one.
  private static func isUnicodeBoundary(_ text: [Character], _ position: Int) -> Bool {
    if text.isEmpty { return false }
    guard position > 0, position < text.count else { return true }
    let (before, after) = (text[position - 1], text[position])
    if isWord(before), isWord(after) { return false }
    if before == " ", after == " " { return false }
    if position + 1 < text.count, joins(before, after, text[position + 1]) { return false }
    if position > 1, joins(text[position - 2], before, after) { return false }
    return true
  }

  /// Whether a sign between two others belongs to the word or to the number that they are of.
  private static func joins(_ before: Character, _ sign: Character, _ after: Character) -> Bool {
    if before.isLetter, after.isLetter { return ["'", ".", ":", "’", "·"].contains(sign) }
    if before.isNumber, after.isNumber { return ["'", ".", ",", ";", "’"].contains(sign) }
    return false
  }
}
