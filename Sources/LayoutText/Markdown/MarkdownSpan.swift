/// A stretch of text with the emphasis that Markdown gives it.
///
/// SwiftUI reads the literal of a `Text` as inline Markdown: emphasis, code, strikethrough and links, with all white
/// space kept and nothing that would be a paragraph, a list or a heading. Marks that pair with nothing stay in the
/// text.
package struct MarkdownSpan: Hashable, Sendable {
  package var text: String
  package var traits: MarkdownTraits

  package init(_ text: String, _ traits: MarkdownTraits = []) {
    self.text = text
    self.traits = traits
  }

  /// The spans of a Markdown text, in order; neighbours differ in their traits.
  package static func spans(of source: String) -> [MarkdownSpan] {
    guard source.utf8.contains(where: MarkdownParser.isMark) else {
      return source.isEmpty ? [] : [MarkdownSpan(source)]
    }
    var parser = MarkdownParser(source)
    return parser.parse()
  }

  /// The run that the span is in a text of `font`: strong text is bold, code is monospaced.
  package func run(font: Font) -> TextRun {
    var font = font
    if traits.contains(.strong) { font = font.bold() }
    if traits.contains(.emphasized) { font = font.italic() }
    if traits.contains(.code) { font = font.monospaced() }
    return TextRun(text, font: font)
  }
}

/// The kinds of emphasis; any of them may come together.
package struct MarkdownTraits: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let emphasized = MarkdownTraits(rawValue: 1)
  package static let strong = MarkdownTraits(rawValue: 2)
  package static let code = MarkdownTraits(rawValue: 4)
  package static let strikethrough = MarkdownTraits(rawValue: 8)
  package static let link = MarkdownTraits(rawValue: 16)
}

/// A change of letter case, as `.textCase` asks for it.
package enum TextCase: UInt8, Hashable, Sendable {
  case uppercase, lowercase

  package func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
