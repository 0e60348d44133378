/// A piece of inline Markdown: text, or a run of delimiters that may yet become emphasis.
///
/// Delimiters that find a partner lose characters to it and give traits to everything between the two. What is left of
/// them in the end is text like any other.
struct MarkdownElement {
  /// What is shown. Delimiters that find a partner are taken away from it.
  var bytes: ArraySlice<UInt8>
  var traits: MarkdownTraits = []
  /// The delimiter that the element is made of, or 0 for text.
  var mark: UInt8 = 0
  var canOpen = false
  var canClose = false
  /// The length of the run before any of it found a partner.
  let length: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    length = bytes.count
  }
}

/// Pairs delimiters, as CommonMark's procedure "process emphasis" does.
enum MarkdownEmphasis {
  /// Pairs the delimiters among the elements from `start` on and gives traits to what stands between.
  static func pair(_ elements: inout [MarkdownElement], from start: Int) {
    var closer = start
    while closer < elements.count {
      if elements[closer].mark != 0, elements[closer].canClose, !elements[closer].bytes.isEmpty,
        let opener = opener(of: closer, in: elements, from: start)
      {
        join(opener, closer, in: &elements)
      } else {
        closer += 1
      }
    }
  }

  private static func opener(of closer: Int, in elements: [MarkdownElement], from start: Int) -> Int? {
    let closing = elements[closer]
    var index = closer - 1
    while index >= start {
      let opening = elements[index]
      if opening.mark == closing.mark, opening.canOpen, !opening.bytes.isEmpty, matches(opening, closing) {
        return index
      }
      index -= 1
    }
    return nil
  }

  /// Tildes pair with as many tildes. A run that could both open and close pairs only if the lengths of both runs do
  /// not add up to a multiple of three, or are one each.
  private static func matches(_ opening: MarkdownElement, _ closing: MarkdownElement) -> Bool {
    if closing.mark == .tilde { return opening.length == closing.length }
    guard opening.canClose || closing.canOpen else { return true }
    return (opening.length + closing.length) % 3 != 0 || (opening.length % 3 == 0 && closing.length % 3 == 0)
  }

  private static func join(_ opener: Int, _ closer: Int, in elements: inout [MarkdownElement]) {
    let isTilde = elements[closer].mark == .tilde
    let isDouble = elements[opener].bytes.count >= 2 && elements[closer].bytes.count >= 2
    let used = isTilde ? elements[closer].length : isDouble ? 2 : 1
    for index in opener + 1..<closer {
      elements[index].traits.insert(isTilde ? .strikethrough : isDouble ? .strong : .emphasized)
      elements[index].mark = 0
    }
    elements[opener].bytes.removeLast(used)
    elements[closer].bytes.removeFirst(used)
  }
}

/// The character that `&name;` or `&#number;` stands for.
func markdownEntity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
  switch String(decoding: name, as: UTF8.self) {
  case "amp": return "&"
  case "lt": return "<"
  case "gt": return ">"
  case "quot": return "\""
  case "apos": return "'"
  case "nbsp": return "\u{A0}"
  case "hellip": return "\u{2026}"
  case "ndash": return "\u{2013}"
  case "mdash": return "\u{2014}"
  case "copy": return "\u{A9}"
  default: return numericEntity(name)
  }
}

private func numericEntity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
  guard name.first == .number, name.count > 1 else { return nil }
  let digits = String(decoding: name.dropFirst(), as: UTF8.self)
  let isHexadecimal = digits.utf8.first == .letterX || digits.utf8.first == .smallX
  let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
}

extension UInt8 {
  static let newline: UInt8 = 10
  static let space: UInt8 = 32
  static let number: UInt8 = 35
  static let ampersand: UInt8 = 38
  static let openParenthesis: UInt8 = 40
  static let closeParenthesis: UInt8 = 41
  static let asterisk: UInt8 = 42
  static let colon: UInt8 = 58
  static let semicolon: UInt8 = 59
  static let less: UInt8 = 60
  static let greater: UInt8 = 62
  static let letterX: UInt8 = 88
  static let caret: UInt8 = 94
  static let openBracket: UInt8 = 91
  static let backslash: UInt8 = 92
  static let closeBracket: UInt8 = 93
  static let underscore: UInt8 = 95
  static let backtick: UInt8 = 96
  static let smallX: UInt8 = 120
  static let tilde: UInt8 = 126
}
