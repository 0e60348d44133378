/// Splits inline Markdown into pieces of text and delimiters, and pairs the delimiters.
///
/// The algorithm is CommonMark's: one walk that takes escapes, code and links as they come and keeps the runs of `*`,
/// `_` and `~` aside, then one walk over those runs that pairs each closing one with the nearest opening one.
/// Everything is an element of one flat list, so "between the two" is a range of it.
struct MarkdownParser {
  private let bytes: [UInt8]
  private var position = 0
  private var elements: [MarkdownElement] = []
  /// The elements that are opening square brackets, innermost last.
  private var brackets: [Int] = []
  private var delimiterRuns = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Whether a byte may begin something that is no plain text.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case .asterisk, .underscore, .tilde, .backtick, .openBracket, .backslash, .less, .ampersand: true
    default: false
    }
  }

  mutating func parse() -> [MarkdownSpan] {
    while position < bytes.count { parseNext() }
    MarkdownEmphasis.pair(&elements, from: 0)
    return spans()
  }

  private mutating func parseNext() {
    let byte = bytes[position]
    switch byte {
    case .asterisk, .underscore, .tilde: parseDelimiters(byte)
    case .backtick: parseCode()
    case .backslash: parseEscape()
    case .openBracket:
      brackets.append(elements.count)
      appendText(1)
    case .closeBracket: parseLinkEnd()
    case .less: parseAutolink()
    case .ampersand: parseEntity()
    default: parsePlain()
    }
  }

  private mutating func parsePlain() {
    var end = position + 1
    while end < bytes.count && bytes[end] != .closeBracket && !MarkdownParser.isMark(bytes[end]) { end += 1 }
    appendText(end - position)
  }

  private mutating func parseDelimiters(_ mark: UInt8) {
    var end = position
    while end < bytes.count && bytes[end] == mark { end += 1 }
    let before = neighbour(before: position)
    let after = neighbour(after: end)
    var element = MarkdownElement(bytes[position..<end])
    element.mark = mark
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    element.canOpen = isLeft && (mark != .underscore || !isRight || before == .punctuation)
    element.canClose = isRight && (mark != .underscore || !isLeft || after == .punctuation)
    delimiterRuns += 1
    if mark == .tilde && end - position > 2 || delimiterRuns > maximumDelimiterRuns { element.mark = 0 }
    elements.append(element)
    position = end
  }

  /// A code span ends at a run of as many backticks as began it; without one the backticks are text.
  private mutating func parseCode() {
    let open = runLength(at: position)
    var end = position + open
    while end < bytes.count {
      guard bytes[end] == .backtick else {
        end += 1
        continue
      }
      let close = runLength(at: end)
      if close == open {
        appendCode(position + open..<end)
        position = end + close
        return
      }
      end += close
    }
    appendText(open)
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < bytes.count && bytes[end] == bytes[start] { end += 1 }
    return end - start
  }

  private mutating func appendCode(_ range: Range<Int>) {
    var content = bytes[range].map { $0 == .newline ? .space : $0 }
    if content.count > 2, content.first == .space, content.last == .space, content.contains(where: { $0 != .space }) {
      content = Array(content[1..<content.count - 1])
    }
    var element = MarkdownElement(content[...])
    element.traits = .code
    elements.append(element)
  }

  private mutating func parseEscape() {
    if position + 1 < bytes.count && isASCIIPunctuation(bytes[position + 1]) { position += 1 }
    appendText(1)
  }

  /// A bracket that closes a link's text; the destination follows in parentheses and is not shown.
  private mutating func parseLinkEnd() {
    guard let open = brackets.popLast(), let end = destinationEnd(after: position + 1) else { return appendText(1) }
    MarkdownEmphasis.pair(&elements, from: open + 1)
    if open > 0, elements[open - 1].bytes.last == .caret { return applyAttributes(open, end) }
    elements[open] = MarkdownElement([])
    for index in open + 1..<max(elements.count, open + 1) {
      elements[index].traits.insert(.link)
      elements[index].mark = 0
    }
    brackets.removeAll()
    position = end
  }

  /// `^[phrase](attribute: value)`: of the attributes, `inflect: true` changes what is shown.
  private mutating func applyAttributes(_ open: Int, _ end: Int) {
    elements[open - 1].bytes.removeLast()
    elements[open] = MarkdownElement([])
    let attributes = String(decoding: bytes[position + 2..<end - 1].filter { $0 != .space }, as: UTF8.self)
    position = end
    guard attributes.split(separator: ",").contains("inflect:true") else { return }
    let phrase = elements[open...].map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let agreed = Inflection.agreed(phrase)
    guard agreed != phrase, let last = elements.indices.last(where: { $0 > open && !elements[$0].bytes.isEmpty }) else {
      return
    }
    let others = elements[open..<last].map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    elements[last].bytes = Array(agreed.utf8.dropFirst(others.utf8.count))[...]
  }

  /// Where a link's destination in parentheses ends.
  private func destinationEnd(after start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == .openParenthesis else { return nil }
    var depth = 0
    for index in start..<min(bytes.count, start + maximumDestination) {
      switch bytes[index] {
      case .openParenthesis: depth += 1
      case .closeParenthesis:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .newline: return nil
      default: break
      }
    }
    return nil
  }

  /// `<https://…>`, which shows its address; any other `<` is text.
  private mutating func parseAutolink() {
    var end = position + 1
    var hasColon = false
    while end < bytes.count, bytes[end] > .space, bytes[end] != .less, bytes[end] != .greater {
      if bytes[end] == .colon && end > position + 2 { hasColon = true }
      end += 1
    }
    guard hasColon, end < bytes.count, bytes[end] == .greater else { return appendText(1) }
    var element = MarkdownElement(bytes[position + 1..<end])
    element.traits = .link
    elements.append(element)
    position = end + 1
  }

  private mutating func parseEntity() {
    guard let semicolon = bytes[position...].prefix(12).firstIndex(of: .semicolon),
      let scalar = markdownEntity(bytes[position + 1..<semicolon])
    else { return appendText(1) }
    elements.append(MarkdownElement(Array(String(Character(scalar)).utf8)[...]))
    position = semicolon + 1
  }

  private mutating func appendText(_ length: Int) {
    elements.append(MarkdownElement(bytes[position..<position + length]))
    position += length
  }

  private func spans() -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    for element in elements where !element.bytes.isEmpty {
      let text = String(decoding: element.bytes, as: UTF8.self)
      if let last = spans.indices.last, spans[last].traits == element.traits {
        spans[last].text += text
      } else {
        spans.append(MarkdownSpan(text, element.traits))
      }
    }
    return spans
  }
}

extension MarkdownParser {
  private enum Neighbour {
    case space, punctuation, letter
  }

  private func neighbour(before index: Int) -> Neighbour {
    var lead = index - 1
    while lead > 0 && bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    return neighbour(after: max(lead, 0), orNoneBefore: index)
  }

  private func neighbour(after index: Int) -> Neighbour {
    neighbour(after: index, orNoneBefore: bytes.count)
  }

  /// The kind of the character that begins at `index` and ends before `end`. Beyond ASCII only the blocks of Latin-1
  /// signs, of general and of ideographic punctuation are no letters.
  private func neighbour(after index: Int, orNoneBefore end: Int) -> Neighbour {
    guard index < end else { return .space }
    let byte = bytes[index]
    guard byte >= 0x80, index + 1 < end else {
      return byte <= .space ? .space : isASCIIPunctuation(byte) ? .punctuation : .letter
    }
    switch (byte, bytes[index + 1]) {
    case (0xC2, 0xA0): return .space
    case (0xC2, 0xA1...0xBF), (0xE2, 0x80...0x81), (0xE3, 0x80): return .punctuation
    default: return .letter
    }
  }
}

private func isASCIIPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case 33...47, 58...64, 91...96, 123...126: true
  default: false
  }
}

/// Beyond this many runs of `*`, `_` and `~` in one text they stay as they are: pairing looks back over all of them.
private let maximumDelimiterRuns = 1_000
/// The greatest length in bytes of a link's destination, so that looking for its end in vain costs little.
private let maximumDestination = 2_048
